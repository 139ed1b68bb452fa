/**
 * Things one counts: in the singular they take an article, which lines of a CV leave out ("Managed team of 5", "Maintained
 * pattern library").
 */
export const countNouns = new Set(
  `team budget project department programme program caseload library system database website app application campaign
  report newsletter plan strategy framework portfolio branch store shop section shift squad crew unit ward class group
  club event conference workshop network dashboard model spreadsheet process procedure policy manual handbook guide
  tool toolkit template pipeline platform prototype contract tender rota schedule timetable register ledger territory
  fleet warehouse kitchen bar restaurant hotel site depot workforce committee board panel forum survey audit study
  review pilot scheme course curriculum syllabus lesson initiative rebrand redesign relaunch community role area
  region location hospital envelope market fix solution approach refurbishment rollout roll-out migration restructure
  device book archive lift truck van lorry card engine machine logbook checklist side auditor inspector questionnaire
  brochure leaflet leaflets handover meeting stand-up briefing consultation exhibition festival fair open-day tour
  trip residential assembly rehearsal production stand stall kiosk counter till desk reception ledgerbook diary
  calendar board-pack bid grant tracker matrix map inventory stocktake count recount delivery-round round route patch
  run list clinic surgery theatre nursery room bay lane line cell rig press lathe crane forklift yard gate garden
  greenhouse allotment pitch green park farm herd flock barn rate score studio gallery museum exhibit helpdesk hotline
  switchboard mailbox inbox server domain firewall API microservice backlog sprint release`
    .trim()
    .split(/\s+/u),
);

/** More of them, of which a line without its article is better left out than mended. */
const moreCountNouns = new Set(
  `target roll hall cost-centre column table file folder form sheet invoice statement account log record note letter
  email page post blog advert poster video podcast photo order-book safe bus coach tractor trailer telehandler digger
  pump valve motor gearbox conveyor boiler cylinder radiator circuit wall roof bathroom pupil child patient resident
  tenant client customer user case visit session interview call complaint query enquiry incident risk hazard fault
  defect plan-of-care assessment minute agenda trainee apprentice colleague manager director supplier contractor
  subcontractor agency partner charity school council trust rebate fashion manner job script bank facility
  organisation organization company building apartment item task ticket request handheld scanner laptop printer
  vehicle package parcel pallet product gap trend vacancy appointment house flat property deadline milestone forecast
  variance journal payroll-run pay-run bank-run stock-take cycle-count`
    .trim()
    .split(/\s+/u),
);

export const isCountNoun = (word: string) => countNouns.has(word) || moreCountNouns.has(word);

/** Ends of machines and people of whom one counts; stuffs that end so are not counted. */
const counted = /(?:er|or|ist)$/u;
const uncounted = new Set(
  `timber rubber leather weather silver copper laughter number matter together former further higher however another
  whether rather indoor outdoor senior junior answer whatever proper easier butter ginger gender solder winter summer
  september october november december easter assist consist insist persist deliver consider remember discover monitor
  transfer prefer suffer differ gather filter trigger foster render administer`
    .trim()
    .split(/\s+/u),
);

/** Whether it is a thing of which one counts: in the singular it has an article. */
export const isCounted = (word: string) =>
  isCountNoun(word) || (counted.test(word) && word.length > 5 && !uncounted.has(word));

/** Those of which a workplace has one: "liaising with team". */
export const groupNouns = new Set(
  "team department company organisation store school branch ward unit client customer office kitchen committee board community".split(
    " ",
  ),
);
