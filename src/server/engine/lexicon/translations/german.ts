/** Concepts as curricula vitae in German name them. */
export const german = `
`;
