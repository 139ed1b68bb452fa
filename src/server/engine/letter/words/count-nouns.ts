/**
 * Things one counts: in the singular they take an article, which lines of a CV leave out ("Managed team of 5", "Maintained
 * pattern library").
 */
export const countNouns = new Set(
  `team budget project department programme program caseload library system database website app application
  campaign report newsletter plan strategy framework portfolio branch store shop section shift squad crew unit ward
  class group club event conference workshop network dashboard model spreadsheet process procedure policy manual
  handbook guide tool toolkit template pipeline platform prototype contract tender rota schedule timetable register
  ledger territory fleet warehouse kitchen bar restaurant hotel site depot workforce committee board panel forum
  survey audit study review pilot scheme course curriculum syllabus lesson initiative rebrand redesign relaunch
  community role area region location hospital envelope market fix solution approach refurbishment rollout roll-out migration restructure device book archive lift truck van lorry card engine machine logbook checklist side auditor inspector questionnaire brochure leaflet
  leaflets handover meeting stand-up briefing consultation exhibition festival fair open-day tour trip residential
  assembly rehearsal production exhibition stand stall kiosk counter till desk reception ledgerbook diary calendar
  board-pack bid grant application tracker matrix map inventory stocktake count recount delivery-round round route
  patch run list caseload clinic surgery theatre nursery room bay lane line cell rig press lathe crane forklift yard
  gate garden greenhouse allotment pitch green course park farm herd flock barn rate score studio gallery museum exhibit archive
  helpdesk hotline switchboard mailbox inbox server domain firewall API microservice backlog sprint release`
    .trim()
    .split(/\s+/u),
);

/** More of them, of which a line without its article is better left out than mended. */
export const moreCountNouns = new Set(
  `target roll hall cost-centre column table file folder form sheet invoice statement account log record note letter email
  page post blog advert leaflet poster video podcast photo order-book board desk till safe van bus coach tractor trailer
  telehandler digger pump valve motor gearbox conveyor boiler cylinder radiator circuit wall roof kitchen bathroom garden
  pupil child patient resident tenant client customer user case visit session interview call complaint query enquiry
  incident risk hazard fault defect plan-of-care assessment review meeting minute agenda rota team trainee apprentice
  colleague manager director supplier contractor subcontractor agency partner charity school council trust ward theatre
  rebate fashion manner job script bank facility organisation organization company building apartment item task ticket request handheld
  scanner laptop printer vehicle package parcel pallet product gap trend vacancy appointment unit house flat property
  deadline milestone forecast variance journal payroll-run pay-run bank-run stock-take stocktake cycle-count`
    .trim()
    .split(/\s+/u),
);

/** Those of which a workplace has one: "liaising with team". */
export const groupNouns = new Set(
  "team department company organisation store school branch ward unit client customer office kitchen committee board community".split(
    " ",
  ),
);
