/** Words that only the name of an organisation has; whole words, folded. */
export const employerWords =
  "ltd limited plc llp llc inc incorporated corp corporation co company gmbh ag kg ohg ug e.k se sa sas sarl s.a s.r.l srl spa s.p.a snc lda ltda eirl sl s.l slu bv nv vof oy ab as aps sp z.o.o ооо оао зао пао ао ип gbr mbh pty pte sdn bhd group holdings trust council university universitat universite universidad universita universidade universiteit uniwersytet университет college school schule lycee ecole colegio instituto istituto institute academy primary secondary infant nursery kindergarten kita hospital infirmary hospice clinic klinik klinikum krankenhaus hopital clinique ospedale ziekenhuis szpital больница поликлиника surgery practice dental nhs ministry ministere ministerio department dept agency authority bureau office government police force army navy raf airways airlines bank bank's building-society society association foundation charity church partners partnership associates solutions services systems technologies technology tech consulting consultancy consultants logistics transport haulage couriers construction builders contractors engineering motors garage stores store supermarket supermarkets shop retail hotel hotels restaurant ristorante restaurante inn pub bar bistro cafe caffe coffee kitchen catering bakery brewery farm farms care homes home housing healthcare health medical pharmacy pharma pharmaceuticals laboratories labs lab software media studios studio agency recruitment industries manufacturing foods food energy electric electrical power gas water telecom telecommunications networks network communications insurance assurance capital investments financial finance accounting accountants solicitors chambers advocates law legal estates properties property lettings security cleaning facilities resourcing international global worldwide uk europe ventures enterprise enterprises leisure gym club stadium theatre museum gallery library council's district borough county federation union institut hochschule fachhochschule technische politechnika firma przedsiebiorstwo spolka zaklad завод компания банк институт школа лицей гимназия фирма студия agentur verlag werke werk handels bau autohaus praxis kanzlei stadt gemeinde landkreis ayuntamiento mairie comune gemeente urzad";

/** Of those, the ones that can also stand in the name of a job: they count only at the end ("Tech Care Ltd", "Brightside Dental"). */
export const weakEmployerWords =
  "co company group trust agency foundation force stage practice office services systems technology tech engineering construction transport store shop retail hotel restaurant bar kitchen catering care home health healthcare medical pharmacy software media security cleaning facilities food foods energy electrical electric power gas water insurance finance financial accounting law legal property lettings leisure club school primary secondary nursery hospital clinic surgery police army navy bank care council university college international global uk europe association partners department dept agency force government dental library museum bakery farm garage as se ab sa institute academy logistics solutions network networks communications capital investments recruitment consulting industries manufacturing studio union society foundation energy laboratory lab estates coffee pub inn cafe county district borough church charity associates consultants contractors partnership accountants solicitors";

/** Well-known employers without such a word; those that CVs in the United Kingdom name most. */
export const knownEmployers =
  "tesco; sainsbury's; sainsburys; asda; morrisons; aldi; lidl; waitrose; marks & spencer; marks and spencer; m&s; john lewis; boots; argos; primark; next; ikea; b&q; screwfix; wickes; currys; greggs; costa; costa coffee; starbucks; mcdonald's; mcdonalds; kfc; nando's; wetherspoon; jd wetherspoon; pizza express; premier inn; whitbread; royal mail; dhl; dpd; ups; fedex; amazon; google; microsoft; apple; meta; facebook; ibm; oracle; sap; siemens; bosch; bmw; audi; volkswagen; mercedes-benz; ford; toyota; nissan; jaguar land rover; rolls-royce; bae systems; airbus; boeing; shell; bp; bt; vodafone; o2; ee; sky; bbc; itv; channel 4; hsbc; barclays; lloyds; natwest; santander; nationwide; deloitte; pwc; kpmg; ey; ernst & young; accenture; capgemini; capita; serco; g4s; mitie; sodexo; compass; iss; network rail; tfl; transport for london; hmrc; dwp; ministry of defence; british army; royal navy; royal air force; home office; met office; nhs; bupa; spire; unilever; nestlé; nestle; gsk; astrazeneca; pfizer; easyjet; ryanair; british airways; arriva; stagecoach; first bus; yodel; evri; hermes; ocado; deliveroo; uber; just eat; balfour beatty; kier; carillion; skanska; laing o'rourke; sparkasse; deutsche bahn; deutsche bank; deutsche telekom; allianz; carrefour; orange; sncf; renault; inditex; zara; mercadona; telefónica; allegro; яндекс; сбербанк; газпром; spotify; netflix; twitter; salesforce; adobe; intel; nvidia; cisco; self-employed; self employed; freelance; freiberuflich; selbstständig; indépendant; autónomo; libero professionista";

/** Kinds of contract and other words that stand beside a job and are neither title nor employer. */
export const contractWords =
  "full time; full-time; part time; part-time; permanent; temporary; contract; contractor; fixed term; fixed-term; fixed term contract; internship; apprenticeship; seasonal; zero hours; casual; remote; hybrid; on-site; onsite; vollzeit; teilzeit; cdi; cdd; temps plein; temps partiel; jornada completa; media jornada; tempo pieno; tempo parcial; tempo integral; fulltime; parttime; umowa o pracę; pełny etat; полная занятость; 12 month contract; 6 month contract; maternity cover; bank; agency; part-time, permanent; present; current";

/** Labels that say what follows; the field they name. */
export const fieldLabels: readonly (readonly [
  string,
  "title" | "company" | "location" | "dates" | "duties" | "skip",
])[] = [
  [
    "position; position held; occupation or position held; job title; title; role; post; post held; designation; tätigkeit als; funktion; poste; poste occupé; fonction; puesto; cargo; puesto desempeñado; posizione; posizione ricoperta; tipo di impiego; qualifica; função; função ou cargo ocupado; functie; stanowisko; zajmowane stanowisko; zawód lub zajmowane stanowisko; должность; occupation; qualification obtained; lavoro o posizione ricoperti",
    "title",
  ],
  [
    "employer; company; company name; organisation; organization; name of employer; name and address of employer; name of organisation; arbeitgeber; firma; unternehmen; employeur; entreprise; empresa; empleador; datore di lavoro; nome e indirizzo del datore di lavoro; empregador; nome e endereço do empregador; werkgever; bedrijf; pracodawca; nazwa i adres pracodawcy; работодатель; компания; организация; client; hospital; school",
    "company",
  ],
  [
    "location; place; city; ort; lieu; lugar; luogo; local; plaats; miejsce; miasto; место; город; city or country; country",
    "location",
  ],
  [
    "dates; date; period; duration; from - to; dates of employment; employment dates; date(s); tenure; zeitraum; datum; période; fechas; fecha; periodo; período; date (da - a); date (da – a); data; datas; periode; okres; daty; период; employment period; zeit",
    "dates",
  ],
  [
    "responsibilities; key responsibilities; main responsibilities; duties; main duties; duties and responsibilities; roles and responsibilities; main activities and responsibilities; key achievements; achievements; key duties; responsibilities include; duties include; duties included; main tasks; tasks; aufgaben; tätigkeiten; aufgabenbereich; missions; tâches; activités principales; funciones; tareas; responsabilidades; actividades; mansioni; principali mansioni e responsabilità; attività svolte; atividades; principais atividades e responsabilidades; taken; werkzaamheden; obowiązki; zakres obowiązków; główne obowiązki; główne zadania; обязанности; функции; достижения; technologies used; technologies; technologies utilised; environment; tools used; key skills; summary; description; job description; reason for leaving; achievements include; accomplishments; key projects; projects; обязанности и достижения",
    "duties",
  ],
  [
    "type of business or sector; business sector; sector; industry; tipo di azienda o settore; branche; reports to; reporting to; salary; website; web; tipo de empresa; tipo de empresa ou sector; rodzaj działalności; team size",
    "skip",
  ],
];
