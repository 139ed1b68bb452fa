/** Concepts as curricula vitae in Polish name them. */
export const polish = `
`;
