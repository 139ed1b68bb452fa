import type { Judgement } from "../match/judgement.ts";
import { nameList } from "../match/name-list.ts";
import { particularShare, weightOf } from "./demand-weight.ts";
import type { TitleScore } from "./title-score.ts";
import { wholeScore } from "./weighted-score.ts";
import { licenceCap, otherTrade } from "./weights.ts";

/** What holds the match below what its parts add up to. */
export type Hold = {
  /** The match, a whole number. */
  at: number;
  /** Ends the sentence "The match is held at 60, because …". */
  because: string;
};

/** What decides whether a match is held. */
type Held = {
  judgements: readonly Judgement[];
  title: TitleScore | null;
  /** The language the advertisement is written in: asking for it says nothing of the trade. */
  adLanguage: string;
};

function licenceHold(judgements: readonly Judgement[]): Hold | null {
  const absent = judgements.filter((judgement) => judgement.licenceMissing);
  if (absent.length === 0) return null;
  const names = nameList(absent.map(({ demand }) => nameList(demand.licences, 3, "or")));
  return { at: licenceCap, because: `your CV does not show what is required: ${names}` };
}

/** How like the CV is to the trade advertised, 0 to 1; null where the advertisement names nothing particular. */
function likeness({ judgements, title, adLanguage }: Held): number | null {
  const { least, metFrom } = otherTrade;
  const particular = judgements.flatMap(({ demand, fit }) => {
    const weight = weightOf(demand) * particularShare(demand, adLanguage);
    return fit === null || weight === 0 ? [] : [{ weight, fit }];
  });
  if (particular.length === 0 && !title) return null;
  const byTitle = title?.likeness ?? 0;
  const total = particular.reduce((sum, { weight }) => sum + weight, 0);
  const met = particular.reduce(
    (sum, { weight, fit }) => sum + weight * Math.max(0, (fit - metFrom) / (1 - metFrom)),
    0,
  );
  const share = (met + byTitle) / (Math.max(least, total) + (title ? 1 : 0));
  return Math.max(byTitle, share);
}

function otherTradeHold(score: number, about: Held): Hold | null {
  const { title } = about;
  const like = likeness(about);
  const { most, from, named, unnamed } = otherTrade;
  const { none, enough } = title ? named : unnamed;
  if (like === null || like >= enough || score <= from) return null;
  const free = Math.max(0, (like - none) / (enough - none));
  // Squeezed rather than cut, so that of two CVs the better one stays ahead.
  const held = from + ((score - from) * (most - from)) / (100 - from);
  return {
    at: wholeScore(held + free * (score - held)),
    because: `your CV shows little that is particular to this job${title && title.likeness === 0 ? ", and no title like the one advertised" : ""}`,
  };
}

/** The lowest hold that is below the score; null where none is. */
export function holdOf(score: number, about: Held): Hold | null {
  const holds = [licenceHold(about.judgements), otherTradeHold(score, about)]
    .filter((hold) => hold !== null)
    .filter((hold) => hold.at < wholeScore(score))
    .sort((one, other) => one.at - other.at);
  return holds[0] ?? null;
}
