/**
 * Base forms of deeds beyond those most lines of a CV begin with. They tell a deed where they open a line; what is joined to
 * them, or told of then, stays as it is written.
 */
const plainVerbs = new Set(
  `absorb acclimatise accommodate acknowledge activate adjudicate administrate aerate alleviate allot alter amalgamate
  anaesthetise annotate apprehend arbitrate articulate aspirate assert attribute authenticate avert avoid batch-cook beautify bend
  bleach blend boil braise brew broadcast bulk-buy burnish cauterise christen clad clarify co-chair co-deliver co-facilitate
  co-lead co-manage co-ordinate co-produce coat cold-call commentate compress conceive conclude condense confirm
  confront consent contend contextualise convey cope copy-edit correspond corroborate counter-sign countersign cross-check
  cross-examine cross-match cross-sell cross-train curate darn de-escalate de-ice de-rig deactivate deburr decant decide decipher
  declare declutter decommission deduct deep-clean defend defer defuse degrease demarcate demineralise denote depict derive descale
  desensitise despatch detach devein differentiate digitalise dilute disable disassemble disburse discard discern disclose
  discontinue discover disinfect dismiss dispel disseminate dissolve dissuade distinguish divert divide double-check download
  downsize dredge dress duplicate earmark eject elaborate elevate embalm embark embellish embody emboss embroider emulate enact
  encapsulate enclose encode encounter endorse energise engrave enlarge enlighten enlist enliven enrich enthuse entertain entice
  entrust enumerate envisage equip erase eradicate etch evacuate evict exempt expedite expel expose extinguish extract extrapolate
  extrude familiarise farrow fascinate fast-track fasten fell fend fertilise fettle fillet finance fine-tune flatten fly foresee
  forfeit fortify free freeze furnish germinate glean glue go graduate grate guarantee haggle halt hand-deliver hand-feed harden
  harmonise haul headhunt heal hear hem hone hydrate ice ignite illustrate imagine immerse impart import impose incentivise
  incorporate incubate indicate individualise infer inflate infuse inhibit inject inoculate inscribe inseminate insert insist
  instigate instil insulate insure intercept intervene intubate inventory invest invigorate irrigate itemise jet-wash juggle knead
  kneel knit know laminate lather launder lend lessen let liquidate liven load-test localise loosen lower magnify mail-merge
  mandate manipulate manoeuvre marinate marshal massage merchandise mimic mobilise moderate mulch multiply multitask muster
  mystery-shop narrate navigate necessitate neutralise nominate normalise notarise notify nourish nurture occupy offload oppose
  oust outline outperform outsource overcome override overwrite oxygenate pacify palletise palpate paraphrase parboil park pasteurise
  pave pay penetrate permit personalise petition phone photocopy photoshop pinpoint pipette plait please poach polish pollinate populate
  pose possess postpone pot pre-empt preach precast predict preen prescribe preserve preside pressure-wash presume prise proceed
  proclaim prolong propagate propel publicise pulp pulverise purify quality-check quell quench queue quilt randomise
  rationalise re-lay re-order react reactivate realise reap reattach rebalance rebrand rebut recap recharge recite reclaim recoat recoup rectify
  recycle refill reflect reformat rehome rehouse reinforce reinstate reinvest reissue reiterate reject relieve relight relinquish reload rely
  remedy remould remunerate rename renew renounce renovate repay repel repopulate repurpose reseed reside resize respray restrain
  restrict resume resurface resuscitate retouch retract retrain retrieve retrofit reunite reupholster reverse rewind ring-fence
  risk-assess rivet roll safety-check salvage sanitise satisfy saute scald scrape secrete seek segment segregate seize
  self-manage separate sever shampoo shave shepherd shred shrink-wrap shut simmer sing sluice smooth snag socialise solder solidify
  span spay specialise spray sprinkle squeeze stabilise stimulate stipulate stir stitch stow straighten strategise stress-test strim
  strive subcontract subdivide sublet subscribe subsidise substantiate subtract succeed summarise summon superintend supplement
  suppress surround suspend swab symbolise sympathise synchronise synthesise tabulate tarmac team-teach tear tease telephone televise
  test-drive thank thatch thaw theorise thicken thin throw tie tighten tilt tolerate toss traffic-manage transact transfuse
  transmit transpose traverse trawl try type-set unbundle uncover underpin underscore understand undertake undo undress unearth
  unify unite unload unpick unscrew untangle unveil upcycle update uphold uplift upsell usher vacuum vary verify ventilate visualise
  waive wake wallpaper warn waterproof weaken wean wear weave weed weld widen withdraw withhold withstand word-process worm
  wring`
    .trim()
    .split(/\s+/u),
);

/** Those that are as often the names of things: they tell a deed where something stands behind that is done to. */
const nounVerbs = new Set(
  `action air archive award bag bait band barcode base batch benchmark bevel board bottle box brand brush buddy butter cable candle
  caption card cast caulk cement chamfer channel clamp clip clock coach cost counter couple crate crop cup cure cycle damp date
  deposit digest dip discipline display dispute dock dose draught drip duct dump dye edge engineer evidence exchange exercise
  experiment face fan farm fence ferry field fight file filter fire flag float flush focus forward fuel fund gauge glaze graft
  grade graph gravel grease grind grip grit grout guide hand harness heat hedge hem highlight hinge hire hoe hook hose house
  ink input jack jig joint judge key kit label lace lag lamb landscape lap lease level licence license light lime line lobby
  machine mail man mash mat match mend mentor mesh message mill mirror mix mock mould mount muck name nail nest network note
  number nurse object offset oil panel paper parcel partition patrol pattern pen pencil phase photograph pickle picture pilot pin
  pipe pit plane plug plumb poll pool portion position pound powder prep press prime probe profile prompt prop prototype pull pump punch
  quarantine query quiz race rack rake ramp rate ration ream rear remodel rent reserve retail retire rinse riddle risk roof rope
  route rub rule sack sail sample sand saw scaffold score scout scratch screed screw scribe season sequence shadow shape share shear
  shelf shield shift shine ship shoe shoot shop shortlist shovel showcase shuttle sieve site skate skim skin skip slice slot
  snip soak sole sound source space spark spell spice spin splint sponsor spoon spot spread square stack staff stage stain stamp
  staple stash steam steer stencil step stock storyboard strain strand stream string stroke stud stuff stump style sub sum survey
  sweat sweep swim switch tab tack tackle tag tamp tap tape task taste tax tee tend text thread tick timber time timetable tint
  tip title toast tool top torch touch tour tow trade trail transport trap tray tread treat trial trigger trim trust tub tuck
  tumble tunnel tutor twist umpire upgrade valet value vault vent vet video view voice vote warehouse warm water wax welcome wheel
  whip whisk wind wire witness work wound wrap x-ray zone`
    .trim()
    .split(/\s+/u),
);

export const isPlainDeed = (word: string): boolean => plainVerbs.has(word);
export const mayBeDeedToo = (word: string): boolean => nounVerbs.has(word);

/** Past forms of verbs that are spelt unlike their base, as they open what somebody says of themselves. */
const unlikePasts = new Set(
  `went shrank fell lent fed hung came did drew drove gave grew ran saw spoke took wrote began chose flew knew rose
  showed swam threw wore had was lit dug sat stood sold sent spent kept held made met paid led left taught brought
  built bought caught dealt felt found got heard lost meant rang said slept told thought understood won swept froze
  tore wound withdrew undertook oversaw overcame became broke forgot hid shook shone shot slid spun stuck struck sang
  sewed mowed learnt burnt dreamt spelt spilt leapt bent bound bred fought fled ground laid rode sought sprang stole
  strove swore swung wept woke wove`.split(/\s+/u),
);

export const isUnlikePast = (word: string): boolean => unlikePasts.has(word);
