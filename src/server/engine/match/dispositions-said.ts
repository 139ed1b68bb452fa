/**
 * What somebody is like, said in other words than the names of traits: words that tell nothing else, in lower case, and
 * turns of phrase. Data, completed from how advertisements of all sorts speak.
 */
export const traitWords: ReadonlySet<string> = new Set(
  `kind kindly kindness gentle gentleness warm warmth warm-hearted caring compassionate cheerful cheery cheerfulness sunny bubbly
friendly friendliness approachable personable likeable pleasant polite politeness courteous courtesy civil civility respectful respect
tactful tact discreet discretion diplomatic patient patience tolerant understanding sympathetic empathetic empathy sensitive considerate
thoughtful unselfish selfless generous humble humility modest grounded down-to-earth easy-going easygoing laid-back relaxed calm calmness
composed unflappable level-headed levelheaded steady steadfast stable settled even-tempered good-humoured good-natured good-tempered
humour humorous fun fun-loving funny lively energetic energy vibrant upbeat positive positivity optimistic outgoing sociable chatty
confident confidence assertive bold brave courage courageous gutsy gravitas firm fair fairness just even-handed honest honesty
trustworthy trusted integrity ethical principled straight straightforward straight-talking sincere genuine authentic open candid
reliable reliability dependable punctual punctuality prompt timekeeper timekeeping time-keeping conscientious diligent thorough careful
hard-working hardworking industrious tireless tenacious tenacity persistent determined determination driven drive motivated
self-motivated motivation enthusiastic enthusiasm keen eager passionate passion committed commitment dedicated dedication devoted loyal
loyalty ambitious ambition hungry resilient resilience robust tough hardy thick-skinned stoical resourceful resourcefulness nimble
adaptable flexible versatile willing willingness helpful obliging accommodating curious curiosity inquisitive nosy open-minded
imaginative intuitive perceptive bright sharp quick quick-witted witty smart clever intelligent sensible common-sense practical-minded
pragmatic mature maturity responsible professional presentable tidy neat clean clean-cut well-spoken well-presented well-mannered
well-groomed self-disciplined disciplined self-aware can-do go-getter grafter all-rounder attitude attitudes personality manner manners
nature character temperament demeanour disposition outlook mindset spirit ethos heart smile charm charisma presence stamina fit fitness
sober non-smoker nonsmoker early-riser riser early ego egos drama dramas nonsense`.split(/\s+/u),
);

/** Beside a trait these words add nothing: "properly friendly", "we mind that you're kind", "a bit of a grafter". */
export const besideTraits: ReadonlySet<string> = new Set(
  `properly really truly genuinely naturally proper real natural bit little somewhat quite very ever always never mind minds matters matter
care cares count counts above like likes someone somebody person people character sort type kind good great excellent strong positive
right friendly colleagues colleague team teams customer customers client clients guest guests member members visitor visitors public
everyone everybody anyone children residents patients pupils students families parents staff others shouting egos actually want wants
need needs look looking looks bring brings possess show shows important essential`.split(/\s+/u),
);

/** Turns of phrase for what somebody is like, values or puts up with. */
export const traitPhrases: readonly string[] = [
  String.raw`\bno (?:short-?cuts?|egos?|nonsense|drama|prima donnas|shouting|excuses|shrinking violets?|clock[- ]?watchers?)\b`,
  String.raw`\b(?:awkward|difficult|hard|tough|tricky|honest|uncomfortable|courageous) conversations?\b`,
  String.raw`\b(?:keep\w*|lift\w*|rais\w+) (?:\w+ ){0,2}(?:spirits?|morale|smil(?:e|ing)|cheerful|chin) (?:up|high|going|on)\b|\bkeep\w* (?:smiling|cheerful|(?:your|their) (?:temper|cool|head|nerve|word))\b`,
  String.raw`\basks? (?:why|questions|for help|when (?:you|they))\b|\bsays? so (?:when|if)\b|\bspeaks? (?:up|your mind|their mind)\b|\bowns? up\b|\bowning up\b|\badmits? (?:to )?(?:mistakes|when)\b`,
  String.raw`\b(?:not?|n['’]t|never|without) mind(?:s|ing)?\b(?! (?:if|whether|where|what|which|who|how)\b)`,
  String.raw`\b(?:ok|okay|fine|cheerful|happy) (?:in|with) (?:\w+ )?(?:the )?(?:rain|weather|wind|mud|cold|chaos|change|dogs|cats|mess)\b`,
  String.raw`\bno (?:problems?|issues?|objections?|qualms?|aversion|fear)s? (?:with|to|about|of) (?:\w+ ){0,2}(?:fur|hair|feathers|mess|mud|muck|dirt|dust|smells?|odou?rs?|noise|blood|needles|spiders|insects|heights|animals|dogs|cats|rain|cold|heat|early|nights?|bodily fluids|hard work|getting)\b`,
  String.raw`\b(?:un(?:fazed|bothered|troubled|deterred|perturbed)|not (?:put off|bothered|troubled|worried)) by\b`,
  String.raw`\b(?:mucks? in|muck(?:ing)? in|pitch(?:es)? in|rolls? (?:up )?(?:your|their) sleeves|sleeves[- ]rolled|hands? dirty|go(?:es|ing)? the extra mile|can[- ]do|get[- ]up[- ]and[- ]go|get(?:s|ting)? stuck in)\b`,
  String.raw`\b(?:thick skin|broad shoulders|big heart|good heart|heart (?:is )?in the right place|old head|safe pair of hands|glass half full|twinkle|spark|fire in your belly|X factor)\b`,
  String.raw`\b(?:take|takes|taking|handles?) (?:no|rejection|criticism|feedback|knock[- ]?backs?) (?:for an answer|well|on the chin)\b|\btakes? no for an answer\b`,
  String.raw`\bget(?:s|ting)? (?:on|along)(?: well)? with (?:people|anyone|everyone|everybody|others|all sorts|most people|a wide range|all)\b`,
  String.raw`\b(?:cares?|caring|bothered) (?:about|for) (?:\w+ ){0,3}(?:people|others|animals|the environment|quality|what (?:you|they) do|doing|details?|grass|food|each other|(?:your|their) work)\b`,
  String.raw`\b(?:pride|proud) in (?:your|their|what|a job|doing|the)\b`,
  String.raw`\b(?:fazed|flustered|rattled|phased|thrown|panic(?:s|ked)?|squeamish|easily offended|precious|afraid of (?:hard )?work|scared of|frightened of|work[- ]?shy)\b`,
  String.raw`\b(?:laugh|joke|banter|sense of (?:fun|adventure|perspective|proportion|urgency|duty|justice|occasion|service))\b`,
  String.raw`\b(?:right|good|great|positive|winning|never[- ]say[- ]die|willing) attitude\b|\battitude (?:to|towards|is everything|matters|over|not)\b|\bit['’]s attitude\b`,
  String.raw`\b(?:means? what|does what|do what) (?:you|they|s?he) says?\b|\b(?:turns?|shows?) up (?:on time|every day|when)\b|\bdon['’]t let (?:people|us|the team|anyone) down\b`,
  String.raw`\b(?:supportive|respectful|sympathetic) (?:of|to|towards) (?:the |our )?(?:\w+ ){0,3}(?:ethos|values|aims|faith|character|mission)\b|\bcommunicant\b|\bpractising (?:christian|catholic|muslim|jew)\b`,
];
