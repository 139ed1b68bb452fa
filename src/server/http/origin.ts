/** Whether a page of this origin may talk to us. Programs send no Origin; they carry no foreign page's cookies. */
export function isOwnOrigin(
  origin: string | undefined,
  own: { host: string; appUrl: string | null },
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (own.appUrl && given.origin === new URL(own.appUrl).origin) return true;
  return given.host !== "" && given.host === own.host.toLowerCase();
}
