// The position last seen, for the page that says that something broke.
export const where: { table: string; at: number } = { table: '', at: 0 };
