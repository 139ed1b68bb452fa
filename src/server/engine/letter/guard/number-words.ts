import { numberWords } from "../../text/number-words.ts";

/** Numbers written out; "one" is left out, it is mostly a pronoun. */
export const unitWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...numberWords].filter(([word]) => word !== "one")),
  dozen: 12,
  decade: 10,
  decades: 10,
};

export const scaleWords: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
  k: 1000,
  m: 1_000_000,
  mn: 1_000_000,
  bn: 1_000_000_000,
};

/** Words that say how many times or roughly how much: the CV must use one of the same kind. */
export const vagueAmounts =
  /\b(doubl(?:e|ed|ing)|trebl(?:e|ed|ing)|tripl(?:e|ed|ing)|quadrupl(?:e|ed|ing)|halv(?:e|ed|ing)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred|thousand|many|multi|several)[\s-]?fold|manifold|dozens|hundreds|thousands|millions|scores of|twice|(?:few|several|many|some|couple of) (?:hundred|thousand|million|dozen))\b/giu;
