/**
 * Phrases by which a line of work shows an attitude clearly, without naming it: "never missed a shift" is reliability.
 * Keyed, as the cues are, by a piece of the soft skill's name. English.
 */
export const softPhrases: readonly (readonly [names: string, phrase: RegExp])[] = [
  [
    "leader lead supervis people-manage",
    /\b(?:manag|supervis|lead|led|ran|run)\p{L}* (?:\p{L}+ ){0,3}(?:teams?|staff|crews?|people|shifts?)\b|\bmanag\p{L}* (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ ){0,2}(?!customers|orders|papers|servers|computers)\p{L}+(?:ers|ors|ists|ants|ives|ians|ees|nurses)\b/iu,
  ],
  [
    "team collaborat",
    /\b(?:with(?:in)?|in|as (?:part|one) of|joined) (?:an?|the|our|my) (?:\p{L}+[ -]){0,2}teams?\b|\bteams? of (?:\d|\p{L}+)|\b(?:with|alongside|for|helped|helping|cover(?:s|ed|ing)?) (?:\p{L}+ )?(?:colleagues|team ?mates)\b/iu,
  ],
  [
    "reliab punctual dependab commit dedicat trustworth work-ethic",
    /\bnever (?:missed|been late|late|absent)\b|\b(?:no|without) (?:an? |one |a single )?(?:sick(?:ness)? )?absences?\b|\babsent only\b|\b(?:full|perfect|100 ?%) attendance\b|\b(?:on time|by the deadline|at short notice|ahead of (?:time|schedule))\b|\bkey ?holder\b|\bopen(?:ed|ing)? and (?:clos|lock)(?:ed|ing)\b|\bcover(?:s|ed|ing)? (?:other|extra|additional|for|shifts|colleagues)\b|\bextra (?:shifts|hours|duties)\b/iu,
  ],
  [
    "adapt flexib change versatil",
    /\bat short notice\b|\b(?:cover|swap|chang)\p{L}* (?:\p{L}+ )?(?:shifts|hours|sites|wards)\b|\b(?:nights?|evenings?|weekends?)(?: and|,) (?:bank holidays|weekends?|evenings?|days)\b|\b(?:between|across|at|to) (?:different|other|several|two|three|four|both) (?:\p{L}+ )?(?:sites|wards|branches|departments|hospitals|schools|roles)\b|\bwhen \p{L}+(?: \p{L}+)? change/iu,
  ],
  [
    "communicat",
    /\b(?:by|over|on) the (?:tele)?phone\b|\bby (?:tele)?phone\b|\bin (?:plain|simple) (?:English|words|language|terms|reports?)\b|\bface[- ]to[- ]face\b|\bin writing\b|\bby (?:e-?mail|letter)\b|\b(?:sp(?:eak|oke)|talk(?:ed)?) (?:\p{L}+ ){0,2}(?:to|with)\b|\bexplain(?:ed|ing|s)? (?:(?:\p{L}+ ){1,6}to\b|what\b|how\b|why\b|each\b)|\b(?:wrote|write|gave|give|present(?:ed)?) (?:\p{L}+ ){0,3}(?:reports?|letters|talks|briefings|results|findings|handovers?)\b/iu,
  ],
  [
    "pressure calm resilien fast-paced stress",
    /\b(?:outbreaks?|crisis|crises|emergenc(?:y|ies)|understaffed|short[- ]staffed|tight deadlines|same[- ]day deadlines?|backlogs?|calmly|stay(?:ed)? calm|busiest|peak (?:hours?|times?|season|periods?))\b|\b(?:[3-9]\d|\d{3,}) (?:\p{L}+ )?(?:calls|covers|orders|customers|patients|documents|enquiries|guests|tickets) (?:a|per|each|an|every) (?:day|shift|night|hour|service)\b/iu,
  ],
  [
    "priorit time deadline organi plan multitask",
    /\bset (?:out )?the order\b|\border of (?:\p{L}+ )?work\b|\b(?:at once|at the same time|in parallel)\b|\b(?:manag|keep|kept|plan|run|ran)\p{L}* (?:\p{L}+['’]? ){0,3}(?:diar(?:y|ies)|rotas?|schedules?|caseload|workload)\b|\b(?:within|inside|to|met|meet|before|by) (?:\p{L}+ ){0,2}deadlines?\b|\bon time\b/iu,
  ],
  [
    "initiative proactiv motivat independen autonom driv energy ambitio",
    /\b(?:on|by) (?:my own|myself)\b|\b(?:my|own) (?:idea|initiative|suggestion|proposal)\b|\bwithout (?:being asked|supervision)\b|\bunsupervised\b|\b(?:alone|single-handed(?:ly)?)\b|\b(?:set up|brought in|proposed|suggested|volunteered) (?:an?|the|to) \p{L}+/iu,
  ],
  [
    "innovat creativ idea",
    /\b(?:my|own|new) (?:\p{L}+ )?ideas?\b|\bcame up with\b|\bbrought in an? \p{L}+|\bnew (?:way|approach|method|format|concept)s?\b/iu,
  ],
  [
    "customer client patient-focus service-orient",
    /\bput(?:ting|s)? (?:\p{L}+ ){1,2}first\b|\b(?:satisfaction|reviews?|feedback|rated|rating) (?:\p{L}+ ){0,4}\d|\b\d(?:\.\d)? (?:of|out of) 5\b|\b(?:ask|listen|underst|learn)\p{L}* (?:\p{L}+ ){1,3}(?:needs?|wants?|wanted|needed)\b|\bcame back\b/iu,
  ],
  [
    "empath compassion caring kind patience",
    /\b(?:patience|warmth|kindness|gently|calmly|dignity|distressed|anxious|frightened|bereaved|grieving)\b|\b(?:listen|reassur|comfort)\p{L}* (?:to )?\p{L}+/iu,
  ],
  [
    "profession diploma tact polite",
    /\b(?:professionally|tactful(?:ly)?|courteous(?:ly)?|courtesy|diplomatic(?:ally)?|calmly|sensitively|discreet(?:ly)?)\b/iu,
  ],
  [
    "enthusias passion positive energy dedicat work-ethic commit",
    /\bvolunteered\b|\b(?:love|enjoy)(?:s|ed)? \p{L}+ing\b|\bproud of\b|\bin my own time\b|\b(?:raised|lifted) morale\b|\bstayed late\b|\bextra (?:shifts|hours|duties)\b/iu,
  ],
  [
    "integrity honest trust confidential discre",
    /\b(?:kept|keep|keeping|handled?|held|treat(?:ed)?) (?:\p{L}+ ){1,5}(?:confidential|secure|private|in confidence)\b|\bno breach(?:es)?\b|\binformation governance\b|\btrusted with\b/iu,
  ],
  [
    "commercial business-acumen entrepreneur",
    /\b(?:profit|margin|revenue|turnover|sales|costs|takings|income|spend)s? (?:\p{L}+ ){0,3}(?:by|from|up|down) |\b(?:sav(?:ed|ing)|w[oi]n(?:ning)?|generat(?:ed|ing)|grew) (?:\p{L}+ ){0,5}[£€$]\d/iu,
  ],
  [
    "detail accura precis thorough conscientious",
    /\b(?:no|zero|without) (?:errors?|mistakes?)\b|\bright first time\b|\berror[- ]free\b|\bdouble[- ]check/iu,
  ],
  [
    "learn curio self-develop",
    /\b(?:completed?|took|passed|finished|attended) (?:\p{L}+ ){0,4}(?:training|courses?|certificate|qualification|modules?)\b|\b(?:CPD|CET)\b|\btaught myself\b|\bkept up with\b/iu,
  ],
  [
    "relationship partnership rapport",
    /\b(?:long[- ]term|lasting|good|strong|loyal|repeat|regular) (?:\p{L}+ )?(?:customers?|clients?|relationships?|relations|patients)\b|\bcame back\b|\bagree(?:d|ing)? \p{L}+ with\b/iu,
  ],
  [
    "judg decision decisive",
    /\b(?:made|make|took|take|making|taking) (?:\p{L}+[, -]+){0,4}decisions?\b|\bdecid(?:e|ed|es)\b/iu,
  ],
  ["appearance groom", /\b(?:smartly|well) (?:dressed|presented|groomed)\b|\bsmart uniform\b/iu],
  ["leader lead role-model", /\bby example\b/iu],
];
