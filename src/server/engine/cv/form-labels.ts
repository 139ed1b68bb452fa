/** What a line of a form names. */
export type FieldLabel = "title" | "company" | "location" | "dates" | "duties" | "skip";
/** What a label asks for: `award` and `school` are a study's, for what is otherwise a title and an employer. */
export type Asked = FieldLabel | "award" | "school" | "start" | "end";
type Labels = Readonly<Partial<Record<Asked, string>>>;

type LanguageLabels = Labels & {
  /** Ordinary words: labels only with a colon behind them, or alone in the cell of a table. */
  plain?: Labels;
  /** So plain that they need no colon before their value, as in the cells of a Europass table. */
  bare?: string;
};

/**
 * The labels of the European CV form, old and new, and of the forms people make themselves, by language. A "/" stands
 * for one with or without spaces, a "-" for any dash; "(s)" and the like are left out.
 */
const forms: Readonly<Record<string, LanguageLabels>> = {
  english: {
    dates: "dates; date; date(s); period",
    plain: {
      title:
        "position; position held; position title; post; post title; post held; current post; current job title; current position; job role; job; job title; title; role; designation; occupation; occupation or position held; subject/qualification; qualifications gained; qualifications obtained; qualification obtained; title of qualification awarded; qualification awarded; qualification; degree; course; course title; programme; award; study; studies; field of study",
      company:
        "employer; where; where i worked; who for; employer name; employer's name; employers name; name of current employer; current employer; present employer; previous employer; most recent employer; current or most recent employer; place of work; organisation name; name of organisation; name of employer; name and address of employer; company; company name; organisation; organization; client; hospital; place of study; school; school/college; school or college; school/college/university; school, college or university; name of school; name of institution; educational establishment; name and type of organisation providing education and training; name and type of organisation; institution; university; college; training provider; awarding body",
      location:
        "location; address; employer address; address of employer; place; city; city or country; country",
      dates:
        "when; year obtained; date obtained; year; dates attended; date of award; dates worked; date completed; duration; from - to; dates of employment; employment dates; employment period; tenure",
      start: "from; from date; date from; start; started; start date; date started; date commenced",
      end: "to; to date; date to; until; end; end date; left; date left",
      duties:
        "what i do; what i did; what i did there; description of your duties and responsibilities; description of duties; brief description of duties; description of your duties; summary of duties; brief summary of duties; duties & responsibilities; responsibilities; key responsibilities; main responsibilities; duties; main duties; duties and responsibilities; roles and responsibilities; main activities and responsibilities; key achievements; achievements; key duties; responsibilities include; duties include; duties included; main tasks; tasks; technologies used; technologies; technologies utilised; environment; tools used; key skills; summary; description; job description; achievements include; accomplishments; key projects; projects",
      skip: "telephone; telephone number; tel; tel no; phone; phone number; contact number; employer telephone; postcode; line manager; manager; supervisor; reporting to (job title); reporting to (name); reports to (job title); reason for leaving (if applicable); reason for leaving (if any); hours; hours per week; hours worked; working hours; contract type; type of contract; permanent/temporary; full time/part time; full-time/part-time; band; pay band; final salary; current salary; starting salary; reason for leaving; reasons for leaving; type of business; nature of business; grade; grade/result; grades; result; results; period of notice; notice period; notice required; type of business or sector; business sector; sector; industry; reports to; reporting to; salary; website; web; team size",
    },
    bare: "position; position held; occupation or position held; employer; name of employer; name and address of employer; dates; date; dates of employment",
  },
  german: {
    dates: "datum; datum (von - bis); zeitraum; zeitraum (von - bis); dauer",
    title: "beruf oder funktion; beruf / funktion; ausgeübte tätigkeit; stellenbezeichnung",
    company:
      "name und adresse des arbeitgebers; name und anschrift des arbeitgebers; name des arbeitgebers",
    duties:
      "wichtigste tätigkeiten und zuständigkeiten; hauptaufgaben und verantwortlichkeiten; hauptaufgaben; aufgaben und verantwortlichkeiten",
    skip: "tätigkeitsbereich oder branche; art des unternehmens oder branche; hauptfächer / berufliche fähigkeiten; stufe der nationalen oder internationalen klassifikation; grund des ausscheidens",
    award:
      "bezeichnung der erworbenen qualifikation; erworbene qualifikation; erworbener abschluss; studiengang; ausbildungsberuf",
    school:
      "name und art der bildungs- oder ausbildungseinrichtung; bildungseinrichtung; ausbildungsstätte; name der schule; schule; berufsschule; ausbildungsbetrieb",
    plain: {
      title: "tätigkeit als; funktion; abschluss",
      company: "arbeitgeber; unternehmen; hochschule",
      location: "ort",
      dates: "zeit",
      start: "von",
      end: "bis",
      duties: "aufgaben; tätigkeiten; aufgabenbereich",
      skip: "branche",
    },
    bare: "zeitraum; arbeitgeber; tätigkeit als",
  },
  french: {
    dates: "dates; date; dates (de - à); période; durée",
    title: "fonction ou poste occupé; emploi occupé; intitulé du poste",
    company: "nom et adresse de l'employeur; nom de l'employeur; nom de l'entreprise; société",
    duties:
      "principales activités et responsabilités; principales missions; missions principales; tâches principales",
    skip: "type ou secteur d'activité; secteur d'activité; principales matières / compétences professionnelles couvertes; principales matières et compétences professionnelles couvertes; niveau dans la classification nationale ou internationale; motif du départ; type de contrat",
    award:
      "intitulé du certificat ou diplôme délivré; diplôme obtenu; intitulé du diplôme; titre de la qualification; qualification obtenue",
    school:
      "nom et type de l'établissement d'enseignement ou de formation; nom et type d'établissement; nom de l'établissement; établissement; organisme de formation",
    plain: {
      title: "poste; poste occupé; fonction; titre du certificat ou diplôme délivré",
      company: "employeur; entreprise; université",
      location: "lieu",
      start: "début",
      end: "fin",
      duties: "missions; tâches; activités principales",
    },
    bare: "poste occupé; employeur",
  },
  spanish: {
    dates: "fechas; fecha; fechas (de - a); período; periodo; duración",
    title:
      "profesión o cargo desempeñado; puesto o cargo ocupados; puesto o cargo ocupado; puesto de trabajo; cargo desempeñado; cargo ocupado; categoría profesional",
    company:
      "nombre y dirección de la empresa o empleador; nombre y dirección del empleador; nombre y dirección de la empresa; nombre de la empresa",
    duties:
      "funciones y responsabilidades principales; principales actividades y responsabilidades; actividades y responsabilidades principales; funciones y responsabilidades; funciones principales; funciones desempeñadas",
    skip: "tipo de empresa o sector; sector de actividad; principales materias o capacidades profesionales estudiadas; principales materias o capacidades ocupacionales estudiadas; nivel en la clasificación nacional o internacional; nivel en la clasificación nacional; tipo de contrato",
    award:
      "cualificación obtenida; título de la cualificación obtenida; título obtenido; titulación; titulación obtenida",
    school:
      "nombre y tipo del centro de estudios; nombre y tipo de centro de estudios; nombre y tipo de la organización que ha impartido la educación o la formación; nombre y tipo de organización que ha impartido la educación o la formación; nombre del centro; centro de formación",
    plain: {
      title: "puesto; cargo; puesto desempeñado",
      company: "empresa; empleador; centro; centro de estudios; universidad",
      location: "lugar",
      duties: "funciones; tareas; responsabilidades; actividades",
      skip: "tipo de empresa",
    },
    bare: "fechas; puesto; puesto desempeñado; empresa; empleador",
  },
  italian: {
    dates: "date; data; date (da - a); periodo; periodo (da - a); durata",
    title:
      "lavoro o posizione ricoperti; lavoro o posizione ricoperta; tipo di impiego; ruolo; mansione; ruolo ricoperto",
    company:
      "nome e indirizzo del datore di lavoro; nome del datore di lavoro; nome dell'azienda; azienda",
    duties:
      "principali attività e responsabilità; principali mansioni e responsabilità; principali mansioni; attività e responsabilità",
    skip: "tipo di attività o settore; tipo di azienda o settore; settore; principali tematiche / competenze professionali possedute; principali tematiche / competenze professionali acquisite; principali materie / abilità professionali oggetto dello studio; principali materie; livello nella classificazione nazionale o internazionale; livello nella classificazione nazionale (se pertinente); livello nella classificazione nazionale; votazione; tipo di contratto",
    award:
      "titolo della qualifica rilasciata; titolo della qualifica; qualifica conseguita; titolo conseguito; titolo di studio; diploma conseguito",
    school:
      "nome e tipo d'organizzazione erogatrice dell'istruzione e formazione; nome e tipo di organizzazione erogatrice dell'istruzione e formazione; nome e tipo di istituto di istruzione o formazione; nome e tipo di istituto; nome dell'istituto; istituto",
    plain: {
      title: "posizione; posizione ricoperta",
      company: "datore di lavoro; università",
      location: "luogo",
      start: "inizio",
      end: "fine",
      duties: "mansioni; attività svolte",
    },
    bare: "posizione; posizione ricoperta; datore di lavoro",
  },
  portuguese: {
    dates: "datas; data; datas (de - até); datas (de - a); período",
    title:
      "função ou cargo ocupado; função ou cargo; cargo ocupado; função desempenhada; categoria profissional",
    company:
      "nome e morada do empregador; nome e endereço do empregador; nome da empresa; entidade patronal; entidade empregadora",
    duties:
      "principais actividades e responsabilidades; principais atividades e responsabilidades; principais funções; funções desempenhadas; principais atividades",
    skip: "tipo de empresa ou sector; tipo de empresa ou setor; sector de actividade; setor de atividade; principais disciplinas / competências profissionais; nível segundo a classificação nacional ou internacional",
    award:
      "designação da qualificação atribuída; qualificação atribuída; título da qualificação atribuída; habilitação",
    school:
      "nome e tipo da organização de ensino ou formação; nome e tipo de organização de ensino ou formação; nome da instituição; instituição; instituição de ensino; estabelecimento de ensino",
    plain: {
      title: "qualifica; função",
      company: "empregador",
      location: "local",
      duties: "atividades",
    },
    bare: "datas; função; empregador",
  },
  dutch: {
    dates: "data; datum; data (van - tot); datum (van - tot); periode; periode (van - tot)",
    title: "beroep of functie; beroep / functie; functietitel",
    company: "naam en adres van de werkgever; naam en adres werkgever; naam werkgever; organisatie",
    duties:
      "voornaamste werkzaamheden en verantwoordelijkheden; voornaamste werkzaamheden; taken en verantwoordelijkheden; belangrijkste taken",
    skip: "soort bedrijf of sector; type bedrijf of sector; voornaamste vakken / behaalde beroepsvaardigheden; niveau binnen nationale of internationale classificatie; reden van vertrek",
    award:
      "opleiding; naam opleiding; certificaat of diploma; behaald diploma; behaalde kwalificatie; studierichting",
    school:
      "naam en soort onderwijs- of opleidingsinstelling; naam en type onderwijs- of opleidingsinstelling; onderwijsinstelling; opleidingsinstituut; instituut; naam school; instelling",
    plain: {
      title: "functie",
      company: "werkgever; bedrijf",
      location: "plaats",
      duties: "taken; werkzaamheden",
    },
    bare: "periode; functie; werkgever",
  },
  polish: {
    dates: "daty; data; daty (od - do); okres; okres zatrudnienia; czas trwania",
    title: "zawód lub zajmowane stanowisko; zajmowane stanowisko; nazwa stanowiska",
    company: "nazwa i adres pracodawcy; nazwa pracodawcy; nazwa firmy; firma; miejsce pracy",
    duties:
      "główne działania i obowiązki; główne zadania i obowiązki; główne zadania; zadania; zakres czynności; zakres zadań",
    skip: "rodzaj działalności lub sektor; rodzaj działalności lub branża; branża; główne przedmioty / umiejętności zawodowe; główne przedmioty / nabyte umiejętności; poziom w klasyfikacji krajowej lub międzynarodowej; powód odejścia",
    award: "tytuł przyznanej kwalifikacji; uzyskany tytuł; uzyskane kwalifikacje; kierunek",
    school:
      "nazwa i typ organizacji zapewniającej edukację i szkolenie; nazwa i rodzaj organizacji zapewniającej kształcenie i szkolenie; nazwa i typ instytucji kształcenia; nazwa uczelni; nazwa szkoły",
    plain: {
      title: "stanowisko; tytuł; nazwa kwalifikacji",
      company: "pracodawca; uczelnia",
      location: "miejsce; miasto",
      start: "od",
      end: "do",
      duties: "obowiązki; zakres obowiązków; główne obowiązki",
      skip: "rodzaj działalności",
    },
    bare: "okres; stanowisko; pracodawca",
  },
  romanian: {
    dates: "perioada; perioada (de la - până la); data; durata",
    title:
      "funcția sau postul ocupat; postul ocupat; funcția; post ocupat; ocupația sau poziția deținută",
    company:
      "numele și adresa angajatorului; numele angajatorului; angajator; angajatorul; denumirea angajatorului",
    duties:
      "activități și responsabilități principale; principalele activități și responsabilități; principalele responsabilități; responsabilități; atribuții; activități principale",
    skip: "tipul activității sau sectorul de activitate; tipul activității; sectorul de activitate; domeniul de activitate; disciplinele principale studiate / competențe profesionale dobândite; disciplinele principale studiate; nivelul în clasificarea națională sau internațională",
    award: "calificarea / diploma obținută; diploma obținută; calificarea obținută; titlul obținut",
    school:
      "numele și tipul instituției de învățământ / furnizorului de formare; numele și tipul instituției de învățământ; instituția de învățământ; instituția; unitatea de învățământ",
  },
  czech: {
    dates: "období; data; datum; období (od - do)",
    title: "povolání nebo vykonávaná funkce; pracovní pozice; pozice; pracovní zařazení; funkce",
    company:
      "jméno a adresa zaměstnavatele; název a adresa zaměstnavatele; zaměstnavatel; název zaměstnavatele; společnost; název společnosti; název firmy",
    duties:
      "hlavní pracovní náplň a oblasti odpovědnosti; náplň práce; pracovní náplň; hlavní náplň práce; popis práce",
    skip: "obor činnosti či odvětví; odvětví; hlavní předměty / profesní dovednosti; úroveň vzdělání v národní nebo mezinárodní klasifikaci; důvod odchodu",
    award: "dosažená kvalifikace; získaná kvalifikace; získaný titul; studijní obor; obor",
    school:
      "název a typ organizace, která poskytla vzdělání; název a typ organizace poskytující vzdělání; název školy; škola; vzdělávací instituce",
  },
  slovak: {
    dates: "obdobie; dátumy; dátum; obdobie (od - do)",
    title: "zamestnanie alebo pracovné zaradenie; pracovná pozícia; pozícia; pracovné zaradenie",
    company:
      "názov a adresa zamestnávateľa; zamestnávateľ; názov zamestnávateľa; spoločnosť; názov firmy",
    duties:
      "hlavné činnosti a zodpovednosť; hlavné činnosti a zodpovednosti; náplň práce; pracovná náplň",
    skip: "druh činnosti alebo odvetvie hospodárstva; odvetvie; hlavné predmety / profesijné zručnosti; úroveň v národnej alebo medzinárodnej klasifikácii",
    award: "názov získanej kvalifikácie; získaná kvalifikácia; odbor; študijný odbor",
    school:
      "názov a typ organizácie poskytujúcej vzdelávanie a prípravu; názov školy; škola; vzdelávacia inštitúcia",
  },
  hungarian: {
    dates: "időtartam; időszak; dátum",
    title: "foglalkozás / beosztás; betöltött munkakör; munkakör; beosztás; pozíció",
    company:
      "a munkáltató neve és címe; munkáltató neve és címe; munkáltató neve; munkáltató; munkahely; cég; cég neve",
    duties:
      "főbb tevékenységek és feladatkörök; fő tevékenységek és feladatkörök; feladatok; főbb feladatok; feladatkör",
    skip: "tevékenység típusa, ágazat; a tevékenység típusa, ágazat; ágazat; főbb tárgyak / gyakorlati képzés; országos vagy nemzetközi besorolás",
    award: "végzettség / képesítés; megszerzett végzettség; végzettség; képesítés; szak",
    school:
      "oktatást / képzést nyújtó intézmény neve és típusa; oktatási intézmény; intézmény neve; intézmény; iskola",
  },
  swedish: {
    dates: "datum; period; tidsperiod; datum (från - till)",
    title: "yrke eller befattning; befattning; tjänst; yrkestitel; titel",
    company: "arbetsgivarens namn och adress; arbetsgivare; företag; arbetsplats",
    duties:
      "huvudsakliga arbetsuppgifter och ansvarsområden; huvudsakliga arbetsuppgifter; arbetsuppgifter; ansvarsområden",
    skip: "typ av verksamhet eller bransch; bransch; viktigaste ämnen / yrkesfärdigheter",
    award: "utbildning; kvalifikation / examen; examen; utbildningsbenämning",
    school:
      "utbildningsanordnarens namn och typ; läroanstaltens namn och typ; lärosäte; skola; utbildningsanordnare",
  },
  danish: {
    dates: "datoer; dato; periode; datoer (fra - til)",
    title: "erhverv eller stilling; stilling; stillingsbetegnelse",
    company: "arbejdsgivers navn og adresse; arbejdsgiver; virksomhed; arbejdssted",
    duties:
      "hovedaktiviteter og ansvarsområder; vigtigste opgaver og ansvarsområder; arbejdsopgaver; ansvarsområder",
    skip: "type virksomhed eller sektor; hovedfag / faglige kvalifikationer",
    award: "uddannelse; kvalifikationsbetegnelse; opnået kvalifikation; uddannelsens navn",
    school: "navn og type uddannelsessted; uddannelsessted; uddannelsesinstitution; skole",
  },
  russian: {
    plain: {
      title: "должность",
      company: "работодатель; компания; организация; вуз; учебное заведение",
      location: "место; город",
      dates: "период",
      duties: "обязанности; функции; достижения; обязанности и достижения",
    },
  },
};

const fieldOf: Readonly<Record<Asked, FieldLabel>> = {
  title: "title",
  company: "company",
  location: "location",
  dates: "dates",
  duties: "duties",
  skip: "skip",
  award: "title",
  school: "company",
  start: "dates",
  end: "dates",
};

const listed = (labels: string | undefined): string[] => labels?.split("; ") ?? [];
const languages = Object.values(forms);
type Labelling = readonly [label: string, field: FieldLabel];
const labelling = (labels: Labels): Labelling[] =>
  (Object.keys(fieldOf) as Asked[]).flatMap((asked) =>
    listed(labels[asked]).map((label): Labelling => [label, fieldOf[asked]]),
  );

/** The labels of forms in all languages, each as it is written here. */
export const formLabels: readonly Labelling[] = languages.flatMap(labelling);
export const plainLabels: readonly Labelling[] = languages.flatMap(({ plain = {} }) =>
  labelling(plain),
);
export const bareLabels: readonly string[] = languages.flatMap(({ bare }) => listed(bare));
/** All labels that ask for one thing. */
export const labelsFor = (asked: Asked): string[] =>
  languages.flatMap((labels) => [...listed(labels[asked]), ...listed(labels.plain?.[asked])]);
