// What is being looked at: whose province lies on the table (one's own, unless a rival's is wanted), and what was touched last.
export const look = $state<{ seat: number | null; advisor: string; building: string }>({
  seat: null,
  advisor: '',
  building: '',
});
