/** Concepts as curricula vitae in Italian name them. */
export const italian = `
`;
