// Runs before the first paint, so that a chosen theme does not flash. A file of its own because the
// content security policy allows no inline script. The key is the one in src/client/lib/theme.ts.
try {
  const theme = localStorage.getItem("shortlisted.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system's theme it is.
}
