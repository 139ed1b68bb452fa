/** What a line of a form names. */
export type FormField = "title" | "company" | "dates" | "duties" | "skip";
/** The lines of an entry: `award` and `school` are those of a study, for what is otherwise a title and an employer. */
type FormLine = Exclude<FormField, "skip"> | "aside" | "award" | "school";

/**
 * The labels of the European CV form, old and new, and of the forms people make themselves, by language. A "/" stands
 * for one with or without spaces, a "-" for any dash; "(s)" and the like are left out.
 */
const forms: Readonly<Record<string, Readonly<Partial<Record<FormLine, string>>>>> = {
  german: {
    dates: "datum; datum (von - bis); zeitraum; zeitraum (von - bis); dauer",
    title: "beruf oder funktion; beruf / funktion; ausgeübte tätigkeit; stellenbezeichnung",
    company:
      "name und adresse des arbeitgebers; name und anschrift des arbeitgebers; name des arbeitgebers",
    duties:
      "wichtigste tätigkeiten und zuständigkeiten; hauptaufgaben und verantwortlichkeiten; hauptaufgaben; aufgaben und verantwortlichkeiten",
    aside:
      "tätigkeitsbereich oder branche; art des unternehmens oder branche; hauptfächer / berufliche fähigkeiten; stufe der nationalen oder internationalen klassifikation; grund des ausscheidens",
    award:
      "bezeichnung der erworbenen qualifikation; erworbene qualifikation; erworbener abschluss; studiengang; ausbildungsberuf",
    school:
      "name und art der bildungs- oder ausbildungseinrichtung; bildungseinrichtung; ausbildungsstätte; name der schule; schule; berufsschule; ausbildungsbetrieb",
  },
  french: {
    dates: "dates; date; dates (de - à); période; durée",
    title: "fonction ou poste occupé; emploi occupé; intitulé du poste",
    company: "nom et adresse de l'employeur; nom de l'employeur; nom de l'entreprise; société",
    duties:
      "principales activités et responsabilités; principales missions; missions principales; tâches principales",
    aside:
      "type ou secteur d'activité; secteur d'activité; principales matières / compétences professionnelles couvertes; principales matières et compétences professionnelles couvertes; niveau dans la classification nationale ou internationale; motif du départ; type de contrat",
    award:
      "intitulé du certificat ou diplôme délivré; diplôme obtenu; intitulé du diplôme; titre de la qualification; qualification obtenue",
    school:
      "nom et type de l'établissement d'enseignement ou de formation; nom et type d'établissement; nom de l'établissement; établissement; organisme de formation",
  },
  spanish: {
    dates: "fechas; fecha; fechas (de - a); período; periodo; duración",
    title:
      "profesión o cargo desempeñado; puesto o cargo ocupados; puesto o cargo ocupado; puesto de trabajo; cargo desempeñado; cargo ocupado; categoría profesional",
    company:
      "nombre y dirección de la empresa o empleador; nombre y dirección del empleador; nombre y dirección de la empresa; nombre de la empresa",
    duties:
      "funciones y responsabilidades principales; principales actividades y responsabilidades; actividades y responsabilidades principales; funciones y responsabilidades; funciones principales; funciones desempeñadas",
    aside:
      "tipo de empresa o sector; sector de actividad; principales materias o capacidades profesionales estudiadas; principales materias o capacidades ocupacionales estudiadas; nivel en la clasificación nacional o internacional; nivel en la clasificación nacional; tipo de contrato",
    award:
      "cualificación obtenida; título de la cualificación obtenida; título obtenido; titulación; titulación obtenida",
    school:
      "nombre y tipo del centro de estudios; nombre y tipo de centro de estudios; nombre y tipo de la organización que ha impartido la educación o la formación; nombre y tipo de organización que ha impartido la educación o la formación; nombre del centro; centro de formación",
  },
  italian: {
    dates: "date; data; date (da - a); periodo; periodo (da - a); durata",
    title:
      "lavoro o posizione ricoperti; lavoro o posizione ricoperta; tipo di impiego; ruolo; mansione; ruolo ricoperto",
    company:
      "nome e indirizzo del datore di lavoro; nome del datore di lavoro; nome dell'azienda; azienda",
    duties:
      "principali attività e responsabilità; principali mansioni e responsabilità; principali mansioni; attività e responsabilità",
    aside:
      "tipo di attività o settore; tipo di azienda o settore; settore; principali tematiche / competenze professionali possedute; principali tematiche / competenze professionali acquisite; principali materie / abilità professionali oggetto dello studio; principali materie; livello nella classificazione nazionale o internazionale; livello nella classificazione nazionale (se pertinente); livello nella classificazione nazionale; votazione; tipo di contratto",
    award:
      "titolo della qualifica rilasciata; titolo della qualifica; qualifica conseguita; titolo conseguito; titolo di studio; diploma conseguito",
    school:
      "nome e tipo d'organizzazione erogatrice dell'istruzione e formazione; nome e tipo di organizzazione erogatrice dell'istruzione e formazione; nome e tipo di istituto di istruzione o formazione; nome e tipo di istituto; nome dell'istituto; istituto",
  },
  portuguese: {
    dates: "datas; data; datas (de - até); datas (de - a); período",
    title:
      "função ou cargo ocupado; função ou cargo; cargo ocupado; função desempenhada; categoria profissional",
    company:
      "nome e morada do empregador; nome e endereço do empregador; nome da empresa; entidade patronal; entidade empregadora",
    duties:
      "principais actividades e responsabilidades; principais atividades e responsabilidades; principais funções; funções desempenhadas; principais atividades",
    aside:
      "tipo de empresa ou sector; tipo de empresa ou setor; sector de actividade; setor de atividade; principais disciplinas / competências profissionais; nível segundo a classificação nacional ou internacional",
    award:
      "designação da qualificação atribuída; qualificação atribuída; título da qualificação atribuída; habilitação",
    school:
      "nome e tipo da organização de ensino ou formação; nome e tipo de organização de ensino ou formação; nome da instituição; instituição; instituição de ensino; estabelecimento de ensino",
  },
  dutch: {
    dates: "data; datum; data (van - tot); datum (van - tot); periode; periode (van - tot)",
    title: "beroep of functie; beroep / functie; functietitel",
    company: "naam en adres van de werkgever; naam en adres werkgever; naam werkgever; organisatie",
    duties:
      "voornaamste werkzaamheden en verantwoordelijkheden; voornaamste werkzaamheden; taken en verantwoordelijkheden; belangrijkste taken",
    aside:
      "soort bedrijf of sector; type bedrijf of sector; voornaamste vakken / behaalde beroepsvaardigheden; niveau binnen nationale of internationale classificatie; reden van vertrek",
    award:
      "opleiding; naam opleiding; certificaat of diploma; behaald diploma; behaalde kwalificatie; studierichting",
    school:
      "naam en soort onderwijs- of opleidingsinstelling; naam en type onderwijs- of opleidingsinstelling; onderwijsinstelling; opleidingsinstituut; instituut; naam school; instelling",
  },
  polish: {
    dates: "daty; data; daty (od - do); okres; okres zatrudnienia; czas trwania",
    title: "zawód lub zajmowane stanowisko; zajmowane stanowisko; nazwa stanowiska",
    company: "nazwa i adres pracodawcy; nazwa pracodawcy; nazwa firmy; firma; miejsce pracy",
    duties:
      "główne działania i obowiązki; główne zadania i obowiązki; główne zadania; zadania; zakres czynności; zakres zadań",
    aside:
      "rodzaj działalności lub sektor; rodzaj działalności lub branża; branża; główne przedmioty / umiejętności zawodowe; główne przedmioty / nabyte umiejętności; poziom w klasyfikacji krajowej lub międzynarodowej; powód odejścia",
    award: "tytuł przyznanej kwalifikacji; uzyskany tytuł; uzyskane kwalifikacje; kierunek",
    school:
      "nazwa i typ organizacji zapewniającej edukację i szkolenie; nazwa i rodzaj organizacji zapewniającej kształcenie i szkolenie; nazwa i typ instytucji kształcenia; nazwa uczelni; nazwa szkoły",
  },
  romanian: {
    dates: "perioada; perioada (de la - până la); data; durata",
    title:
      "funcția sau postul ocupat; postul ocupat; funcția; post ocupat; ocupația sau poziția deținută",
    company:
      "numele și adresa angajatorului; numele angajatorului; angajator; angajatorul; denumirea angajatorului",
    duties:
      "activități și responsabilități principale; principalele activități și responsabilități; principalele responsabilități; responsabilități; atribuții; activități principale",
    aside:
      "tipul activității sau sectorul de activitate; tipul activității; sectorul de activitate; domeniul de activitate; disciplinele principale studiate / competențe profesionale dobândite; disciplinele principale studiate; nivelul în clasificarea națională sau internațională",
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
    aside:
      "obor činnosti či odvětví; odvětví; hlavní předměty / profesní dovednosti; úroveň vzdělání v národní nebo mezinárodní klasifikaci; důvod odchodu",
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
    aside:
      "druh činnosti alebo odvetvie hospodárstva; odvetvie; hlavné predmety / profesijné zručnosti; úroveň v národnej alebo medzinárodnej klasifikácii",
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
    aside:
      "tevékenység típusa, ágazat; a tevékenység típusa, ágazat; ágazat; főbb tárgyak / gyakorlati képzés; országos vagy nemzetközi besorolás",
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
    aside: "typ av verksamhet eller bransch; bransch; viktigaste ämnen / yrkesfärdigheter",
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
    aside: "type virksomhed eller sektor; hovedfag / faglige kvalifikationer",
    award: "uddannelse; kvalifikationsbetegnelse; opnået kvalifikation; uddannelsens navn",
    school: "navn og type uddannelsessted; uddannelsessted; uddannelsesinstitution; skole",
  },
};

const fieldOf: Readonly<Record<FormLine, FormField>> = {
  title: "title",
  company: "company",
  dates: "dates",
  duties: "duties",
  aside: "skip",
  award: "title",
  school: "company",
};

/** The labels of a line in all languages, each as it is written here. */
const labelsOf = (line: FormLine): string[] =>
  Object.values(forms).flatMap((form) => form[line]?.split(/;\s+/) ?? []);

export const formLabels: readonly (readonly [labels: readonly string[], field: FormField])[] = (
  Object.keys(fieldOf) as FormLine[]
).map((line) => [labelsOf(line), fieldOf[line]]);

/** Labels that ask for a school. */
export const schoolLabels: readonly string[] = labelsOf("school");
