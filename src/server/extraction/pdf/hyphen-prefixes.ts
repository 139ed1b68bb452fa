/** First parts of compounds that keep their hyphen when a line ends there. */
export const hyphenPrefixes = new Set(
  "all anti back best class co cost cross customer cutting data decision detail e end ex fast first five forward four front full goal hands hard high in ice in-depth large lead life long low mid multi near non off on one open out part peer post pre problem real result results risk second self semi set short single six small solution state step sub team ten third three time top two under up user value well wide work x year".split(
    " ",
  ),
);
