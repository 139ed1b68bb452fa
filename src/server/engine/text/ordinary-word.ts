/** A word that has its capital only from standing first: "Customer", "Hands-on", "E-mail"; not "SQL", "PowerPoint", "X-ray". */
export const ordinaryWord = /^(?:\p{Lu}\p{Ll}+|E-\p{Ll}+)(?:-\p{Ll}+)*$/u;
