const up =
  /\b(?:increas|rais|grew|grow|boost|improv|ris(?:e|es|ing|en)\b|rose|expand|gain|higher|more\b|lift)/iu;
const down =
  /\b(?:cut|reduc|decreas|lower|fell\b|fall|drop|slash|shrink|fewer|less\b|sav(?:e|ed|es|ing|ings)\b|halv)/iu;
const before = 60;
const behind = 40;

/** Which way a change at an offset goes: null where its line says neither or both. */
export function directionAt(text: string, start: number, end: number): "up" | "down" | null {
  const head =
    text
      .slice(Math.max(0, start - before), start)
      .split(/[\n;.]/u)
      .at(-1) ?? "";
  const [tail = ""] = text.slice(end, end + behind).split(/[\n;.,]/u);
  const near = `${head} ${tail}`;
  const rises = up.test(near);
  return rises === down.test(near) ? null : rises ? "up" : "down";
}
