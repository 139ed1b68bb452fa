/** Verbs CV lines and duties begin with, in their base form. English, UK spelling. */
export const baseVerbs = `
achieve act adapt add address adjust administer adopt advise advocate aid aim align allocate amend analyse answer apply appraise
approve arrange assemble assess assign assist attend audit author automate balance bake bill book boost brief bring budget
build buy calculate calibrate call campaign care carry catalogue cater chair champion change chart chase check clarify
classify clean clear close coach code collaborate collate collect combine commission communicate compare compile complete
compose compute conduct configure connect consolidate construct consult contact contribute control convert convince cook
coordinate co-ordinate correct counsel cover craft create cultivate cut deal debug decorate decrease define delegate
deliver demonstrate deploy design detect determine develop devise diagnose direct discharge discuss dispatch dispense
dispose distribute document double draft draw dress drive earn edit educate eliminate enable encourage enforce engage
engineer enhance enrol ensure enter escort establish estimate evaluate examine exceed execute expand expedite explain
explore facilitate feed file finalise fit fix follow forecast form formulate foster fulfil gain gather generate give
govern greet grow guide halve handle head help hire host identify implement improve increase influence inform initiate
innovate inspect inspire install instruct integrate interpret interview introduce inventory investigate invoice issue
join keep launch lay lead learn lecture liaise lift list listen load locate log maintain make manage manufacture map mark
market measure mediate meet mentor merge migrate minimise model modernise modify monitor motivate move negotiate nurse
observe obtain offer open operate optimise orchestrate order organise outline oversee own pack paint participate partner
perform persuade pick pilot pioneer place plan plant plaster play post prepare present prevent price prioritise process
procure produce program programme progress project promote proofread propose protect prove provide publish purchase
pursue push put raise rank reach read rebuild receive recommend reconcile record recruit redesign reduce refactor
refer refine refurbish register regulate release rehabilitate reorganise repair replace replenish report represent research
resolve respond restock restore restructure retain review revise rewire run safeguard save scale schedule screen secure
select sell send serve service set shape share ship simplify solve sort source spearhead specify speak standardise start
steer stock store streamline strengthen structure study submit supervise supply support surpass survey sustain tackle
take teach tend test track train transcribe transfer transform transition translate transport treat triple troubleshoot
turn tutor type accrue admit arrest assure attract authorise autoclave bank bathe cannulate canvass cash certify command convene
count detain dig drill dust empty excavate fabricate feel garnish grill groom guard harvest hoist hoover immunise invigilate iron isolate
line-manage litigate lobby lodge look milk mill mop plate plough pour prep prosecute prune render reposition rig roast sand
scaffold scrub scrutinise search seat shear shelve shunt solder sow stack sterilise strap suture sweep tally tile tow triage
tune unpack vaccinate varnish wipe trim remove relay notice ring induct accompany reassure comfort talk tidy chaperone lubricate dismantle defrost decontaminate demolish fetch fold peel refuel rinse shadow sew unblock unlock lock bundle requisition
accelerate accomplish acquire adhere advance alert anticipate appoint ask attain augment bid capture centralise compete comply
confer conserve contract cooperate co-operate customise deputise detail elicit emphasise embed erect escalate exhibit extend fall rise
do film find finish flag get see hit average forge found hold institute interact invite involve leverage master maximise mitigate network onboard
overhaul package photograph pitch practise print proofread quantify quote reassess recognise recover redeploy relocate
request revamp rework rotate scope shortlist sign signpost sketch solicit spend spot stay suggest tailor target
travel upload upskill volunteer welcome
swap debrief remind calm sit come think stand step show choose tell catch begin break argue invent rehearse
sift scan weigh wire wrap mount slice chop fry deep-clean reopen rescue walk mow drain bleed sharpen
hang tape bolt crimp splice terminate patch script trace refresh tag soothe shred refund reimburse remit
digitise diarise index profile plot question reorder agree fault-find split hunt clerk pass strip recondition proof-read tender simulate sample commend mask encrypt pair
attach broaden climb display fill judge mend reply settle skim stitch tighten shorten seal watch
uncover undertake underwrite unload update upgrade upsell use utilise validate verify visit wash weld win work write
absorb accommodate acknowledge activate adjudicate alleviate anaesthetise annotate arbitrate authenticate avoid blend
boil braise brew broadcast cauterise commentate conceive condense confirm contextualise convey corroborate curate
de-escalate de-ice deactivate decide decipher declutter decommission deduct defend defer defuse degrease desensitise
differentiate disassemble disburse discontinue discover disinfect dismiss disseminate distinguish divide download
downsize duplicate elaborate encode endorse enlarge enlist enrich entertain enumerate equip eradicate evacuate evict
expel extract extrapolate familiarise fast-track fertilise fine-tune fly go harmonise headhunt hear hone hydrate
illustrate immerse incentivise incorporate incubate indicate individualise inject inoculate inseminate insert
instigate instil insulate insure intercept intervene intubate invest irrigate itemise juggle knead knit know lend
localise lower marinate merchandise mobilise moderate navigate nominate normalise notify nurture occupy offload
outperform outsource overcome oxygenate park pay penetrate permit personalise petition pinpoint poach polish pollinate
populate possess preserve prescribe preside proceed propagate publicise purify randomise rationalise reactivate
realise rebrand recharge rectify recycle reflect reformat rehome rehouse reinforce reinstate reinvest reject relieve
rely remedy rename renew renovate repay repurpose resize restrict resurface resuscitate retouch retrain retrieve
retrofit reunite reverse ring-fence risk-assess rivet roll salvage sanitise satisfy scrape seek segregate seize
separate shampoo shave shut simmer specialise squeeze stabilise stimulate stir straighten strategise strim subcontract
subscribe subsidise substantiate subtract succeed summarise supplement suspend swab synchronise synthesise tabulate
telephone thank thatch throw tie tolerate transfuse transmit try type-set underpin understand undo unify unpick
upcycle uphold vacuum ventilate visualise wake warn wear weave weed widen withdraw withhold appeal
`;

/** Past forms that do not follow from the base form. */
export const irregularPasts: Readonly<Record<string, string>> = {
  bring: "brought",
  build: "built",
  buy: "bought",
  cut: "cut",
  deal: "dealt",
  dig: "dug",
  feel: "felt",
  draw: "drew",
  drive: "drove",
  feed: "fed",
  find: "found",
  fit: "fitted",
  forecast: "forecast",
  do: "did",
  get: "got",
  give: "gave",
  grow: "grew",
  hit: "hit",
  hold: "held",
  keep: "kept",
  lay: "laid",
  lead: "led",
  learn: "learned",
  make: "made",
  meet: "met",
  oversee: "oversaw",
  put: "put",
  read: "read",
  bid: "bid",
  rebuild: "rebuilt",
  run: "ran",
  troubleshoot: "troubleshot",
  fall: "fell",
  ring: "rang",
  rise: "rose",
  see: "saw",
  sell: "sold",
  send: "sent",
  spend: "spent",
  set: "set",
  speak: "spoke",
  sweep: "swept",
  take: "took",
  teach: "taught",
  undertake: "undertook",
  underwrite: "underwrote",
  begin: "began",
  bleed: "bled",
  "proof-read": "proof-read",
  break: "broke",
  catch: "caught",
  choose: "chose",
  come: "came",
  hang: "hung",
  sit: "sat",
  "fault-find": "fault-found",
  split: "split",
  stand: "stood",
  tell: "told",
  think: "thought",
  broadcast: "broadcast",
  fly: "flew",
  go: "went",
  hear: "heard",
  know: "knew",
  lend: "lent",
  overcome: "overcame",
  pay: "paid",
  repay: "repaid",
  seek: "sought",
  shut: "shut",
  throw: "threw",
  understand: "understood",
  undo: "undid",
  uphold: "upheld",
  wake: "woke",
  wear: "wore",
  weave: "wove",
  withdraw: "withdrew",
  withhold: "withheld",
  "type-set": "type-set",
  win: "won",
  write: "wrote",
};

/** Verbs that double their last letter: planned, planning. */
export const doublingVerbs = `
cut debug enrol fit fulfil log map model plan program propel put refer run set ship transfer transit travel cancel
counsel label stop drop dig mop prep rig strap swap spot win control occur hit submit admit permit commit confer bid embed flag get begin scan tag shop wrap chat trim swap step strip split sit chop plot skim
defer expel instil knit permit reformat retrofit shut stir strim swab transmit type-set underpin equip
`;

/** Words that are verbs here but as often begin a line as nouns: only with something behind that shows the verb. */
export const nounsToo = `
aim spend act aid audit balance bill book budget call campaign care change chart code contact control cook cover craft deal design
document double draft dress drive experience fit form guide head help host inventory invoice issue lead lecture lift list
load log map mark market measure model nurse offer order pack paint partner pick pilot place plan plant plaster play post
present price process produce program programme progress project purchase push rank record report research review scale
schedule screen service set shape share ship sort source stock store structure study supply support survey test track
train transfer transition transport treat turn tutor type update upgrade use visit wash work
autoclave bank cash command count drill dust feel groom guard harvest iron look milk mill mop plate prep rig roast sand search seat
stack strap sweep tile tow tune
trim relay talk ring fold peel shadow comfort lock bundle requisition
bid contract detail exhibit film finish flag master network package pitch print quote request rework scope sign sketch spot target
travel volunteer welcome swap step stand show break catch debrief mount rescue walk drain tape bolt
patch script trace refund tender clerk pass split strip hunt index profile plot question mask pair sample rise fall average alert advance capture
adapt clean clear correct direct own open complete secure separate perfect combine initiate double triple last lay lift
climb display fill judge reply stitch seal watch
blend boil brew broadcast download duplicate elaborate extract fast-track fly hone insert juggle knit merchandise
moderate nurture park permit petition poach polish recharge reflect reject remedy repay retrofit reverse rivet
roll salvage scrape seize separate shampoo shave shut simmer squeeze stir subcontract supplement suspend swab
telephone thatch throw tie try vacuum wake wear weave weed
`;
