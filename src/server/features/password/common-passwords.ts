let loading: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords from leaks, in lower case. Loaded when first asked for: most requests never need it. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return loading;
}
