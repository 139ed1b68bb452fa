import { withCapital } from "../text/with-capital.ts";
import type { ShapedLine } from "./cv-line.ts";
import { isAnchor, isHead } from "./head-lines.ts";
import { spans } from "./role-block.ts";
import { rangeOf } from "./role-dates.ts";
import { lineSign } from "./role-heading.ts";
import { raisedPost } from "./small-names.ts";

/** Posts that stand in small letters or in a list, as a line of names has them. */

/** A post alone on its line has fewer words. */
const longestPost = 6;
/** "pracownik produkcji / spawacz (od 2013)": when a step was taken dates no other post. */
const stepBehind = /\s\((?:od|ab|seit|dal|desde|depuis|vanaf|sinds)\s[^()]{4,20}\)$/u;

/** Whether the lines above a post date it, and name whose it was or nothing. */
function isDatedAbove(above: ShapedLine | undefined, top: ShapedLine | undefined): boolean {
  if (above === undefined) return false;
  if (isAnchor(above, false)) return lineSign(above.rest) !== "title";
  if (top === undefined || top.rest !== "" || !isAnchor(top, false)) return false;
  const firm = above.ranges.length === 0 && !above.source.gapBefore && isHead(above);
  return firm && lineSign(above.divided) !== "title";
}

/** "od VI 2010 do V 2015 – mechanik, Auto-Serwis Kubica": a whole time, and behind it a post. */
function opensSmall({ rest, ranges: [time], source }: ShapedLine): boolean {
  if (source.bullet || time === undefined || time.from > 1 || time.end === null) return false;
  const [post = "", name = ""] = rest.split(/,\s|\s[–—-]\s/u);
  return /^\p{Lu}/u.test(name) && post.split(" ").length <= 4 && raisedPost(post) !== null;
}

/** "V 2014 – IX 2018, Hotel Bulwar" above "kucharz", also with the firm on a line between. */
function withPostRaised(
  line: ShapedLine,
  above: ShapedLine | undefined,
  top: ShapedLine | undefined,
): ShapedLine {
  const { source, ranges } = line;
  if (opensSmall(line)) return { ...line, rest: withCapital(line.rest) };
  if (line.words > longestPost || source.bullet || !/^\p{Ll}/u.test(line.text)) return line;
  const said = line.text.replace(stepBehind, "");
  if (ranges.length > 0 && said === line.text) return line;
  // "pomocnik ślusarza, potem ślusarz": what somebody was first says that it is a post.
  const post = raisedPost(said) ?? raisedPost(said.split(/,\s/)[0] ?? "");
  if (post === null || !isDatedAbove(above, top)) return line;
  const text = withCapital(said);
  return { ...line, text, divided: text, rest: text, ranges: [] };
}

/** "> Recruiter, maart 2008 – december 2012" below "Acme, 2008 – 2017": a post of that time in a list below its employer. */
function postsInList(lines: readonly ShapedLine[]): Set<ShapedLine> {
  const posts = new Set<ShapedLine>();
  let whole: ShapedLine | null = null;
  for (const line of lines) {
    if (!line.source.bullet) {
      if (isAnchor(line, false)) whole = line;
      continue;
    }
    if (whole === null || lineSign(whole.rest) === "title" || whole.rest === "") continue;
    const [time] = line.ranges;
    const dated = time !== undefined && time.end !== null && isAnchor(line, true);
    if (dated && lineSign(line.rest) === "title" && spans(rangeOf(whole), time)) posts.add(line);
  }
  return posts;
}

/** The lines of a section, its posts in small letters or in lists as other CVs write them. */
export function withPostsRaised(lines: readonly ShapedLine[]): ShapedLine[] {
  const listed = postsInList(lines);
  const open = listed.size > 1 ? listed : new Set<ShapedLine>();
  let below = false;
  return lines.map((line, i) => {
    const { source } = line;
    if (open.has(line)) {
      below = true;
      return { ...line, source: { ...source, bullet: false } };
    }
    below &&= !source.gapBefore && line.ranges.length === 0;
    // What stands below such a post tells of it: its employer is named above.
    if (below) return { ...line, source: { ...source, bullet: true } };
    return withPostRaised(line, lines[i - 1], lines[i - 2]);
  });
}
