/** Concepts as curricula vitae in Dutch name them. */
export const dutch = `
`;
