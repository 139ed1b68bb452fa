/** Concepts as curricula vitae in French name them. */
export const french = `
`;
