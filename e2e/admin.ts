/** The admin test login of the server under test. */
export const configuredAdmin = {
  ADMIN_EMAIL: "admin@example.org",
  ADMIN_PASSWORD: "Only-For-These-Tests-1",
};
