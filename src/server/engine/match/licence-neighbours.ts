/** Names that leave open which of several it is, with the names of those. */
export const openNames: ReadonlyMap<string, RegExp> = new Map([
  ["CSCS card", /^CSCS/u],
  ["ECS card", /^JIB/u],
  ["NMC registration", /^(?:Registered|NMC)/u],
  ["HCPC registered radiographer", /radiographer$/u],
  ["HCPC registered psychologist", /psychologist$/u],
  ["GOC registration", /^Registered/u],
  ["18th Edition Wiring Regulations", /Amendment/u],
  ["BACP membership", /^BACP/u],
  ["BABCP membership", /^BABCP/u],
  ["DBS check", /DBS/u],
  ["Security clearance", /clearance$/u],
  ["NEBOSH certificate", /NEBOSH/u],
  ["Time-served tradesperson", /^Time-served/u],
  ["Apprenticeship in a trade", /apprenticeship$/u],
  ["NVQ construction trades", /^NVQ/u],
  ["EASA Part 66 licence", /^EASA/u],
  ["CII qualification", /CII/u],
  ["CSWIP certification", /^CSWIP/u],
  ["RYA qualification", /^RYA/u],
  ["Taxi or private hire licence", /licence$/u],
  ["SHEA passport", /^SHEA/u],
  ["FCA approved person", /approval/u],
  ["NHS Performers List", /performers list$/u],
  ["Physical intervention training", /./u],
  ["Outdoor leader awards", /award$/u],
  ["HCPC registration", /^HCPC/u],
  ["GDC registration", /^GDC/u],
  ["GPhC registration", /^Registered pharm/u],
  ["AAT", /^AAT/u],
  ["CIPD", /^CIPD/u],
  ["CIPS", /CIPS/u],
  ["SIA licence", /^SIA/u],
  ["HGV licence", /^HGV/u],
  ["Forklift licence", /licence$/u],
  ["RICS membership", /RICS/u],
  ["CIOB membership", /CIOB/u],
  ["RCVS registration", /RCVS|veterinary/iu],
  ["CILEX membership", /CILEX/u],
  ["RTPI membership", /RTPI/u],
  ["NPPV clearance", /^NPPV/u],
  ["HACCP certificate", /HACCP/u],
  ["REPs registration", /gym|trainer/u],
  ["CISRS card", /^CISRS/u],
  ["First aid certificate", /first aid/iu],
  ["NPTC or Lantra certificate", /chainsaw|spraying/iu],
  ["Authorised person", /authorised person$/iu],
]);

/** Professional bodies whose practising members are on a register, which is another thing and has its own number. */
const registerOfBody: ReadonlyMap<string, string> = new Map([
  ["CSP membership", "HCPC registered physiotherapist"],
  ["RCOT membership", "HCPC registered occupational therapist"],
  ["Society of Radiographers membership", "HCPC registered radiographer"],
  ["British Dietetic Association membership", "HCPC registered dietitian"],
  ["RCSLT membership", "HCPC registered speech and language therapist"],
  ["Royal College of Podiatry membership", "HCPC registered podiatrist"],
  ["Royal Pharmaceutical Society membership", "Registered pharmacist"],
  ["College of Optometrists membership", "Registered optometrist"],
]);

/** The examination without the paper that an authority gives for it. */
const examinations: ReadonlyMap<string, string> = new Map([
  ["Award for personal licence holders (APLH)", "Personal licence"],
  ["Dental nursing diploma", "GDC-registered dental nurse"],
  ["Dispensing optics diploma (FBDO)", "Registered dispensing optician"],
  ["RIBA Part 3", "ARB registration"],
  ["CIPD Level 5", "Associate membership of the CIPD"],
  ["CIPD Level 7", "Chartered membership of the CIPD (MCIPD)"],
  ["AAT level 4", "AAT membership (MAAT)"],
  ["CIPS level 6", "Chartered membership of CIPS (MCIPS)"],
  ["Diploma in Social Work (DipSW or CQSW)", "Social Work England registration"],
]);

/** A shorter course of the same kind, which an employer can have made up in a day or two. */
const shorterCourses: ReadonlyMap<string, string> = new Map([
  ["Emergency First Aid at Work", "First Aid at Work"],
  ["Emergency paediatric first aid", "Paediatric first aid"],
]);

type Neighbours = {
  /** A licence, with the one that it stands next to. */
  pairs: ReadonlyMap<string, string>;
  /** What is said of it, by the name that the CV gives it. */
  tell: (name: string, asked: string) => string;
  /** Words in its line that say that the other is held as well. */
  given?: RegExp;
};

/** What stands next to a licence without being it. */
export const neighbours: readonly Neighbours[] = [
  {
    pairs: registerOfBody,
    tell: (name, asked) =>
      `Your CV names ${name}, which is the professional body. It does not name ${asked}. If you hold it, name it with its number.`,
  },
  {
    pairs: examinations,
    tell: (name, asked) =>
      `Your CV names ${name}, the examination for it. It does not name ${asked}. If you hold it, say so.`,
    // "Award for Personal Licence Holders; licence held with the council"
    given: /\blicen[cs]e (?:\p{L}+ )?(?:held|granted|issued|obtained|since)\b/iu,
  },
  {
    pairs: shorterCourses,
    tell: (name, asked) => `Your CV names ${name}, which is a shorter course than ${asked}.`,
  },
];
