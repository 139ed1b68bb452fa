/** Numbers written out; "one" is left out, it is mostly a pronoun. */
export const unitWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
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
