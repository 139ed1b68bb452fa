/** Concepts as curricula vitae in Portuguese name them. */
export const portuguese = `
`;
