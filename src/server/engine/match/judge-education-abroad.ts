/** One subject a row, in English and as German, French, Spanish, Italian, Portuguese, Dutch and Polish degrees name it. */
const subjects: readonly string[] = [
  "comput(?:er|ing)|software|informati(?:cs|ca|k|que|ka|ki)|informática",
  "account(?:ing|ancy)|comptabilité|rechnungswesen|contabili(?:dad|tà|dade)|boekhouding|rachunkowość",
  "economics|économie|econom[ií]a|volkswirtschaft\\p{L}*|wirtschaftswissenschaft\\p{L}*|economie|ekonomia",
  "business|betriebswirtschaft\\p{L}*|bwl|gestion|administración de empresas|ade|economia aziendale|gestão|bedrijfskunde|zarządzanie",
  "mechanical engineering|mechanics|mécanique|maschinenbau|mec[áâ]nica|meccanica|werktuigbouwkunde|mechanika|budowa maszyn",
  "civil engineering|génie civil|bauingenieur\\p{L}*|(?:ingenier[ií]a|engenharia) civil|ingegneria civile|civiele techniek|budownictwo",
  "electrical|électrique|électrotechnique|elektrotechni\\p{L}*|el[eé]ctrica|elettrica|elétrica",
  "law|rechtswissenschaft\\p{L}*|jura|droit|derecho|giurisprudenza|direito|rechten|prawo",
  "nursing|pflege\\p{L}*|infirmi(?:er|ère)|soins infirmiers|enfermer[ií]a|enfermagem|infermieristica|verpleegkunde|pielęgniarstwo",
];

/** A subject of a degree, whichever language names it. */
export const subjectsAbroad: readonly RegExp[] = subjects.map(
  (row) => new RegExp(`(?<!\\p{L})(?:${row})(?!\\p{L})`, "iu"),
);

/** "A degree in engineering" without a branch is had by every engineer. */
export const anyEngineering =
  /^(?:an? )?(?:engineering|technical|technology)(?: (?:discipline|subject|field))?$/iu;
export const engineerAbroad =
  /(?<!\p{L})(?:ing[eé]nieur\p{L}*|ingenier[ií]a|ingenier[oa]|ingegneri?a?|engenh\p{L}+|inżynier\p{L}*|(?:dipl|mgr inż)\.?[- ]?ing)(?!\p{L})/iu;
