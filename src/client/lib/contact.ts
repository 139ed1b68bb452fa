/** Where people write to. The domain is one reserved for examples until the product has its own. */
export const contactAddress = "hello@shortlisted.example";
