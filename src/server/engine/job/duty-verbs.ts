/** Verbs that open a duty in a list or in running text: "Prepare accounts", "Preparing accounts". Base forms. */
export const dutyVerbs: readonly string[] =
  `accompany achieve act adapt address administer advise agree aid allocate analyse answer apply approve arrange assess assign assist
attend audit author be book brief bring build calculate care carry chair champion change check clean coach code collaborate collate
collect communicate compile complete compose comply conduct configure connect consult contact contribute control convert
cook coordinate co-ordinate counsel cover create cut deal debug define delegate deliver demonstrate deploy design detect
determine develop devise diagnose direct discuss dispense distribute document draft drive edit educate empower enable encourage engage enhance
ensure establish estimate evaluate examine execute expand explain explore facilitate fill file find follow forecast foster
fulfil gain gather generate give greet grow guide handle help hit host identify implement improve increase influence inform
initiate input inspect inspire install instruct integrate interact interpret interview investigate invoice issue join keep
launch lead learn liaise lift listen load log look maintain make manage manufacture market maximise measure meet mentor minimise
mobilise model monitor motivate move negotiate nurture obtain offer operate optimise order organise own oversee participate
perform pick plan post prepare present prevent prioritise process procure produce programme project promote propose
protect prove provide pull purchase push raise reach receive recommend reconcile record recruit reduce refer report represent
research resolve respond review run safeguard schedule seek sell serve service set share solve spot steer strengthen submit supervise supply support
sustain take teach test track train translate troubleshoot undertake unload update upload use utilise validate verify visit
weld work write responsible responsibility accountable`.split(/\s+/);

/** Duty verbs that open a demand on the person as often: "Demonstrate", "Work well in a team", "Own transport". */
export const ofPersons: readonly string[] =
  `achieve act adapt approach be book carry clean communicate contribute cover deal demonstrate drive educate influence issue
learn lift listen load market model own post programme project prove record report research respond responsible
responsibility accountable serve show share support train travel use work write understand hold`.split(
    /\s+/,
  );

/** Duty verbs with which, capital and all, no name begins in the middle of a sentence: "… and risks Manage the team". */
export const neverNames: readonly string[] =
  `achieve allocate analyse arrange assess assist calculate coordinate co-ordinate compile configure convert
create define deliver demonstrate determine develop devise diagnose distribute educate encourage engage enhance ensure establish
estimate evaluate examine expand explain facilitate follow fulfil gather generate handle identify implement improve increase
inspect install interpret investigate liaise maintain manage maximise minimise monitor negotiate obtain operate optimise
oversee perform prepare prioritise promote protect provide recommend reconcile recruit resolve schedule strengthen
submit supervise undertake utilise validate verify`.split(/\s+/);
