/** Concepts as curricula vitae in Spanish name them. */
export const spanish = `
`;
