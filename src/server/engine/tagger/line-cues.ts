/** Words that tell what a line is about: demands, the employer, the reader, duties. */
export const lineCues: readonly (readonly string[])[] = [
  "advantage background certification certified degree desirable essential experience experienced expertise familiar familiarity fluency fluent hands-on ideally knowledge must plus preferably preferred proficiency proficient qualification qualified required skilled skills understanding".split(
    " ",
  ),
  "< benefits clients company customers employees founded leading offer offices our us we".split(
    " ",
  ),
  "candidate he she you you'll you’ll your".split(" "),
  "duties including responsibilities responsible tasks will".split(" "),
];

/** All of them. */
export const cueWords: ReadonlySet<string> = new Set(lineCues.flat());
