// Whose province lies on the table: one's own, unless a rival's is being looked at.
export const look = $state<{ seat: number | null }>({ seat: null });
