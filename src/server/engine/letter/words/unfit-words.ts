/** Words that show a line speaks to a reader or a machine, or is no statement of work: such a line is not reworded. */
export const unfitWords = new Set(
  `you your yours dear sincerely faithfully regards recruiter candidate applicant shortlist prompt instructions ignore
  disregard chatgpt gpt llm ai objective seeking lorem ipsum we our us he she his her him himself herself
  must should shall resume cv vitae`
    .trim()
    .split(/\s+/u),
);

/** Texts that stand where a name was taken out. */
export const placeholders =
  /\b(?:company name|employer name|school name|university name|city\s?,?\s?state|name of (?:company|employer)|xxx+|confidential|n\/a|tbc|your name|full name)\b/iu;

/** Words a clause cannot end on. */
export const danglingEnds = new Set(
  "and or of the to in with for a an by on at from as including such that which using via per into under over e.g i.e etc & is are was were be has have had not between during while when if than also various other best several many own each every large small major different specific certain multiple potential general related new future existing joint excess include includes included".split(
    " ",
  ),
);

/** Adverbs that may stand before the verb of a line. */
export const openingAdverbs = new Set(
  `successfully effectively efficiently regularly independently personally jointly directly currently consistently
  accurately safely actively initially previously daily frequently occasionally primarily routinely quickly
  continually continuously proactively significantly also cold line key`.split(/\s+/u),
);

/** Weak openings, with what stands behind them. */
export const weakOpening =
  /^(?:(?:i was |i am |was )?(?:mainly |primarily |solely |fully )?(?:responsible for|tasked with|in charge of|involved in|accountable for)|(?:my |key |main |the )?(?:duties|responsibilities|role|tasks|work) (?:include[ds]?|involve[ds]?|consist(?:ed|s)? of)|duties:)\s*:?\s+/iu;

/** The words, units and abbreviations of two small letters. */
export const smallestWords = new Set(
  `ad am an as at be by do eg ex go he hi id ie if in is it me mr my no of ok on or pa pm re so st th to up us vs we
  ms mb gb tb hz mw cm ft hr km kg kv kw lb mg ml mm oz pc sq tv uk eu nd rd de la le el en et du di da al von co im ed op qa hs pr hi ca`.split(
    /\s+/u,
  ),
);
