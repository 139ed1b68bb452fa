/** Words that end (English) the name of an occupation, over all sectors of the labour market. */
export const occupationHeads = `
manager mgr engineer technician specialist supervisor teacher inspector officer clerk assistant asst director coordinator co-ordinator
instructor mechanic consultant assembler operative operator designer professor installer attendant driver
representative rep agent tester repairer scientist salesperson technologist builder artist associate planner advisor adviser
expert seller maker tender breeder  purchaser restorer acupuncturist    interceptor  administrator admin cleaner developer dev therapist counselor counsellor aide researcher lecturer examiner fitter writer controller
superintendent trainer nurse painter practitioner pilot labourer laborer foreman forewoman leader trimmer processor investigator dispatcher
machinist physician cook chef educator moulder fabricator handler editor coach welder electrician sparky chippy brickie architect packer polisher
producer picker doctor collector runner programmer buyer captain broker surveyor driller chemist auditor appraiser
photographer printer secretary psychologist keeper tutor cashier trader guide surgeon reporter guard engraver scholar estimator
decorator dealer erector rigger assessor lawyer journalist dresser interpreter librarian executive exec apprentice underwriter
craftsman geologist musician performer biologist repairman accountant banker carpenter strategist merchandiser stylist distributor
interviewer conductor steward stewardess server dancer animator teller pathologist host hostess economist demonstrator caretaker mason
veterinarian veterinary-surgeon diver registrar attorney sergeant manufacturer dentist actor porter contractor principal farmer vendor
ranger warden dean singer joiner illustrator clinician promoter typist custodian detective physicist lineman recorder physiotherapist
psychotherapist roofer firefighter solicitor barrister knitter translator draughtsman draughtsperson draftsman actress critic
geneticist curator conservator recruiter glazier pharmacist president labour metallurgist publisher midwife archivist
intern plumber historian meteorologist baker barista bartender barman barmaid mixologist evaluator ironer waiter waitress hygienist
forester plasterer athlete mediator groomer composer negotiator caregiver carer ambassador concierge ombudsman nanny childminder babysitter
au-pair housekeeper presenter nutritionist marketer facilitator anthropologist physiologist courier blogger vlogger youtuber influencer
radiographer sonographer optician optometrist audiologist paramedic phlebotomist bailiff fisherman referee umpire treasurer trucker
greeter handyman handyperson radiologist psychiatrist anaesthetist anesthesiologist actuary forecaster cardiologist cartoonist grower fellow
entrepreneur scout dietitian dietician responder deputy headteacher headmaster headmistress typesetter copywriter bookkeeper
conservationist orderly microbiologist dermatologist pastor priest vicar chaplain imam rabbi minister curate deacon counsel columnist dressmaker seamstress tailor
paralegal author stenographer epidemiologist geographer sociologist canvasser fundraiser missionary caseworker
gardener landscaper groundsman trackman trackmen herdsperson herdsman groundskeeper groundsperson transcriptionist arborist embalmer undertaker analyst statistician mathematician astronomer
bricklayer adjudicator oncologist neurologist paediatrician pediatrician blacksmith constable lifeguard lead entertainer
dispenser communicator partner osteopath chiropractor podiatrist chiropodist tiler magistrate judge deckhand owner proprietor sommelier linesman seaman seafarer chauffeur
valet stonemason craftsperson investor cameraman camerawoman artisan brewer distiller  companion proofreader governor founder co-founder cofounder
guardian broadcaster biochemist toxicologist archaeologist naturalist matron sister keyworker worker helper member support-worker
ceo cto cfo coo cio ciso cmo cpo chro cro cdo cso md vp svp evp avp gm chairman chairwoman chairperson chair trustee secretariat commissioner
hgv-driver trainee student-nurse graduate-trainee volunteer freelancer self-employed practitioner-psychologist
receptionist telephonist switchboard-operator telemarketer telesales salesman saleswoman shopkeeper stocker stacker shopworker storeperson storeman storekeeper warehouseman
warehouse-person forklift banksman slinger scaffolder groundworker steelworker steelfixer shuttering dryliner cladder ganger labourers plater pipefitter boilermaker millwright toolmaker
bodybuilder panelbeater paintsprayer valeter shotfirer quarryman miner roughneck roustabout mudlogger geophysicist hydrologist ecologist agronomist horticulturist herdsman shepherd stockman stockperson gamekeeper farrier jockey groom kennel-hand
zookeeper beekeeper lumberjack logger butcher fishmonger greengrocer florist jeweller goldsmith silversmith watchmaker upholsterer cobbler hairdresser barber beautician masseur masseuse tattooist cosmetologist aesthetician makeup-artist model
usher projectionist choreographer dramaturg playwright screenwriter novelist poet sculptor ceramicist videographer filmmaker cinematographer colourist lyricist songwriter dj mc compositor gaffer grip runner
soldier sailor marine airman gunner rifleman corporal lieutenant major colonel commander officer-cadet cadet private sapper detective-constable pcso custody jailer magistrates-clerk prosecutor notary conveyancer litigator mp councillor diplomat consul civil-servant politician lobbyist campaigner activist
planner scheduler expediter buyer procurer category-buyer supply-planner logistician shipper forwarder stevedore docker signaller signalman platelayer trackman guardswoman stationmaster cabbie courier-driver rider cyclist postman postwoman postie
sdet devops sre dba sysadmin webmaster hacker pentester coder architect modeller tester scrum-master scrum-mistress master product-owner evangelist advocate technologist roboticist generalist head
screener embryologist perfusionist orthoptist prosthetist orthotist virologist immunologist haematologist hematologist pharmacologist geriatrician gynaecologist obstetrician urologist endocrinologist rheumatologist ophthalmologist nephrologist surgeon gp sho registrar houseman hca rgn rmn
senco cover-supervisor invigilator demonstrator reader docent postdoc researcher scientist chancellor provost bursar matron housemaster housemistress tutor mentor mediator lsa hlta
valuer auctioneer lettings-negotiator estate-agent landlord realtor assessor loss-adjuster adjuster actuary arranger adviser paraplanner stockbroker financier treasurer cashier croupier bookmaker dealer biller payroller
pa ea va sa hrbp bdm kam csr sdr bdr ae am tl pm ba qa ta
supervisor overseer superintendent checker inspector sorter loader unloader washer dishwasher kp busser potwash cleaner sweeper presser launderer caterer canteen-assistant kitchen-hand hand farmhand farmworker harvester fruit-picker
liaison specialist-practitioner ambassador envoy correspondent news-anchor newsreader commentator subeditor sub-editor copyeditor indexer lexicographer linguist philologist philosopher theologian economist demographer criminologist psychometrician
mate dogsbody crewmember crew staff technicians engineers apprenticeship internship placement secondment businessman businesswoman merchant importer exporter retailer wholesaler franchisee innkeeper publican hotelier restaurateur caterer landlady
`;

/** Heads that also are ordinary words or ends of other names: they count only in capitals or at the start of a title. */
export const weakHeads =
  "mate hand member lead staff crew grip model chair major private master head reader fellow scout partner associate support graduate student principal grader guard companion volunteer student founder owner host pilot";

/** Short forms that are titles only in capitals. */
export const capitalHeads =
  "ceo cto cfo coo cio ciso cmo cpo chro cro cdo cso md vp svp evp avp gm pa ea va sa hrbp bdm kam csr sdr bdr ae am tl pm ba qa ta gp sho hca rgn rmn lsa hlta dba sre sdet mp mc dj kp nqt ect";

/** Words that begin a title in English whatever follows: "Head of Year 7", "PA to the CEO". */
export const openingTitles =
  "foundation year 1; foundation year 2; paper round; paper boy; paper girl; saturday girl; saturday boy; saturday job; praktisches jahr; freiwilliges soziales jahr; bundesfreiwilligendienst; head of; head; director of; vp of; vice president; vice president of; chief; pa to; personal assistant to; assistant to; secretary to; deputy head; deputy; member of; professor of; teacher of; lecturer in; reader in; manager of; president of; officer in charge; officer commanding; second in command; trainee; apprentice; intern; student nurse; volunteer; self employed; freelance; au pair; mate; first officer; second officer; bank nurse; cabin crew; bar staff; waiting staff; kitchen staff; bank staff; temp; temporary worker; crew member; team member; year in industry; work experience; work placement; summer placement; industrial placement; night porter; key holder; graduate scheme; working student; fast streamer";

/** Occupation words of other languages; in compounds (German, Dutch) the end of the word counts. */
export const foreignHeads = `
entwickler leiter berater pfleger krankenschwester verkaufer verkauferin kaufmann kauffrau kaufleute ingenieur ingenieurin assistent assistentin techniker lehrer lehrerin erzieher erzieherin arzt arztin fahrer fahrerin koch kochin meister mechaniker mechatroniker elektriker elektroniker sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin praktikant praktikantin praktikum werkstudent werkstudentin azubi auszubildender auszubildende geschaftsfuhrer geschaftsfuhrerin referent referentin verwalter buchhalter buchhalterin kellner kellnerin redakteur redakteurin anwalt anwaltin rechtsanwalt steuerberater fachkraft fachkrafte fachfrau fachmann angestellte angestellter helfer helferin betreuer betreuerin trainerin beauftragter beauftragte vertreter disponent lagerist maler tischler schreiner maurer schlosser schweisser gartner friseur friseurin sekretarin sekretar apotheker informatiker informatikerin programmierer architektin wissenschaftler wissenschaftlerin hilfskraft aushilfe sanitater notfallsanitater hebamme physiotherapeut therapeut therapeutin psychologe psychologin sozialarbeiter sozialpadagoge padagoge padagogin dozent dozentin journalistin grafiker gestalter dolmetscher ubersetzer einkaufer planer controllerin vorstand inhaber inhaberin gesellschafter gruppenleiter teamleiter teamleiterin projektleiterin abteilungsleiter leiterin entwicklerin beraterin pflegerin polizist soldat hausmeister reinigungskraft kassierer kassiererin
ingenieur cariste manutentionnaire magasinier developpeur developpeuse chef cheffe responsable assistante infirmier infirmiere vendeur vendeuse comptable directeur directrice charge chargee stagiaire technicien technicienne professeur enseignant enseignante conducteur conductrice cuisinier cuisiniere serveur serveuse gerant gerante consultante alternant alternante gestionnaire conseiller conseillere commercial commerciale formateur formatrice agent employe employee ouvrier ouvriere redacteur redactrice avocat avocate notaire medecin pharmacien aide-soignant aide-soignante soignant soignante educateur educatrice secretaire magasinier preparateur livreur chauffeur boulanger patissier coiffeur coiffeuse electricien plombier macon menuisier soudeur mecanicien programmeur analyste graphiste concepteur animateur animatrice benevole juriste acheteur acheteuse auditeur auditrice traducteur traductrice interprete hotesse receptionniste caissier caissiere chercheur chercheuse doctorant doctorante
ingeniero ingeniera desarrollador desarrolladora programador programadora jefe jefa directora gerente enfermero enfermera profesor profesora camarero camarera cocinero cocinera contable administrativo administrativa tecnico tecnica encargado encargada dependiente dependienta becario becaria analista consultor consultora coordinador coordinadora conductor conductora auxiliar asesor asesora vendedor vendedora comercial abogado abogada medico medica maestro maestra recepcionista cajero cajera operario operaria mozo electricista fontanero albanil soldador mecanico peluquero peluquera disenador disenadora periodista traductor traductora monitor monitora cuidador cuidadora limpiador limpiadora repartidor supervisor supervisora arquitecto arquitecta farmaceutico farmaceutica psicologo psicologa trabajador trabajadora socio
ingegnere sviluppatore sviluppatrice programmatore responsabile impiegato impiegata infermiere infermiera insegnante docente cameriere cameriera cuoco cuoca contabile direttore direttrice tirocinante stagista addetto addetta operaio operaia commesso commessa autista consulente coordinatore coordinatrice capo magazziniere segretaria segretario avvocato ragioniere ragioniera farmacista educatore educatrice operatore operatrice progettista grafico venditore venditrice agente elettricista idraulico muratore saldatore meccanico parrucchiere parrucchiera barista pizzaiolo receptionist titolare socia collaboratore collaboratrice
engenheiro engenheira desenvolvedor desenvolvedora gestor gestora enfermeiro enfermeira estagiario estagiaria assistente coordenador coordenadora diretor diretora motorista cozinheiro cozinheira contabilista contador contadora advogado advogada professora empregado empregada operador operadora rececionista eletricista pedreiro encarregado encarregada tecnica medica formador formadora assessor designer auxiliar caixa repositor
ontwikkelaar medewerker medewerkster verpleegkundige docente leraar lerares kok adviseur beheerder stagiair stagiaire teamleider projectleider monteur verkoper verkoopster boekhouder bediende secretaresse hoofd bestuurder vrachtwagenchauffeur begeleider onderzoeker ontwerper schilder timmerman loodgieter metselaar lasser schoonmaker magazijnmedewerker planner inkoper verzorgende leidster arts advocaat
inzynier programista programistka kierownik kierowniczka specjalista specjalistka pielegniarka pielegniarz nauczyciel nauczycielka kierowca kucharz kucharka ksiegowa ksiegowy asystent asystentka stazysta stazystka praktykant praktykantka sprzedawca sprzedawczyni technik doradca analityk konsultant konsultantka dyrektor magazynier pracownik pracownica operator elektryk hydraulik murarz spawacz mechanik kelner kelnerka fryzjer fryzjerka kasjer kasjerka lekarz prawnik adwokat recepcjonistka recepcjonista projektant opiekun opiekunka sekretarka przedstawiciel koordynator koordynatorka menedzer tester grafik brygadzista monter
разработчик инженер менеджер программист руководитель директор специалист аналитик бухгалтер медсестра учитель преподаватель водитель повар продавец администратор консультант ассистент помощник стажер начальник врач юрист экономист дизайнер тестировщик архитектор кассир оператор техник мастер бригадир электрик секретарь заместитель заведующий заведующая воспитатель психолог переводчик маркетолог логист кладовщик слесарь сварщик монтажник официант бармен парикмахер охранник курьер журналист редактор научный-сотрудник сотрудник лаборант владелец основатель практикант рекрутер кладовщик тренер фармацевт
`;

/** Ends of German and Dutch compounds that make the word a person's occupation. */
export const compoundEnds =
  "planner planerin entwickler entwicklerin leiter leiterin berater beraterin pfleger pflegerin schwester verkaufer verkauferin kaufmann kauffrau ingenieur ingenieurin assistent assistentin techniker technikerin lehrer lehrerin fahrer fahrerin mechaniker mechatroniker elektriker elektroniker bearbeiter bearbeiterin mitarbeiter mitarbeiterin praktikant praktikantin fuhrer fuhrerin verwalter buchhalter redakteur anwalt anwaltin arzt arztin kraft fachfrau helfer helferin betreuer betreuerin vertreter meister schlosser informatiker architekt manager managerin wissenschaftler ontwikkelaar medewerker kundige leraar adviseur beheerder leider chauffeur monteur verkoper begeleider therapeut therapeutin padagoge padagogin spezialist analyst designer referent referentin";

/** Words that begin a sentence about work, not a title. */
export const sentenceOpeners =
  "led managed worked responsible responsibilities duties provided developed assisted helped supported created built designed implemented oversaw ran made taught trained wrote kept held maintained ensured ensuring prepared delivered coordinated organised organized supervised handled performed conducted achieved improved increased reduced acted served reporting reported reports liaised liaising working providing developing assisting helping supporting creating building implementing leading maintaining preparing delivering handling performing conducting achieving improving increasing reducing including involved experienced in-charge i my we our the a an to as with by for during when while this that these if able seeking looking aspiring motivated dedicated hardworking passionate proven strong excellent results-driven";

/** Words of rank, with what they say; not part of what the occupation is. */
export const seniorityWords: Record<string, string> = {
  intern:
    "intern; internship; trainee; apprentice; apprenticeship; placement student; work experience; praktikant; praktikantin; praktikum; werkstudent; azubi; auszubildende; auszubildender; stagiaire; alternant; becario; becaria; tirocinante; stagista; estagiário; estagiária; stagiair; stażysta; stażystka; стажер; стажёр; student nurse; cadet; year in industry; industrial placement",
  junior:
    "junior; jr; graduate; entry level; newly qualified; nqt; ect; early career; débutant; младший; młodszy; berufseinsteiger; pupil barrister; foundation doctor; fy1; fy2",
  mid: "mid level; midlevel; midweight; mid weight; intermediate; medior",
  senior:
    "senior; sr; snr; advanced practitioner; specialist nurse; starszy; старший; ведущий; sénior; expert; fellow; consultant surgeon; staff engineer; staff software engineer; senior executive",
  lead: "lead; principal; team leader; teamleiter; teamleiterin; team lead; tech lead; supervisor; foreman; forewoman; charge nurse; ward sister; shift leader; section leader; chef d'équipe; jefe de equipo; capo squadra; teamleider; brygadzista; бригадир; группенлейтер; chargehand; senior lead; architect lead; head of year; subject leader; sous chef",
  manager:
    "manager; mgr; management; leiter; leiterin; abteilungsleiter; projektleiter; projektleiterin; responsable; gerente; jefe; responsabile; gestor; kierownik; menedżer; руководитель; менеджер; начальник; chef de service; head chef; executive chef; matron; superintendent; bursar; head of department; hoofd; filialleiter",
  director:
    "director; head of; head; headteacher; head teacher; headmaster; headmistress; deputy headteacher; vp; svp; evp; avp; vice president; dean; directeur; directrice; direktor; direktorin; directora; direttore; diretor; diretora; dyrektor; директор; bereichsleiter; associate director",
  executive:
    "ceo; cto; cfo; coo; cio; ciso; cmo; cpo; chro; chief executive; chief executive officer; chief officer; managing director; founder; co founder; cofounder; president; chairman; chair; owner; partner; proprietor; geschäftsführer; geschäftsführerin; vorstand; pdg; directeur général; director general; amministratore delegato; генеральный директор; chief operating officer; chief financial officer; chief technology officer; chief information officer; chief marketing officer; chief people officer; chief nursing officer; chief nurse; inhaber; владелец; основатель; md",
};

/** "Executive" phrases that name no executive; "manager" where the word is part of an occupation with no staff. */
export const notSenior =
  "management accountant; management accounting; management consultant; management information; case management; management trainee; account executive; sales executive; marketing executive; recruitment executive; hr executive; executive assistant; assistant manager; office junior; partner manager; account manager; project manager; product manager; hr business partner; business partner; care partner; head barista; bid manager; case manager; community manager; relationship manager; customer success manager; social media manager; executive officer; lead generation; software architect; staff nurse; assistant director; assistant headteacher; teaching assistant; bar manager assistant; hr partner; head porter; people partner; executive pa; senior care assistant; data steward; process owner; product owner; key account manager";

/** Decoration of a title that says nothing of the occupation. */
export const titleDecoration =
  "part time full time permanent temporary temp contract contractor fixed term ftc maternity cover remote hybrid onsite office based home bank night nights day days shift weekend weekends seasonal casual zero hours band grade level scale tier class step i ii iii iv v vi nhs m w d f x div inc ltd term immediate start urgent uk london and interim acting relief peripatetic supply freelance self employed locum new newly qualified experienced registered certified qualified chartered licensed professional";

/** Words in the form of the past that open a title all the same: "Registered Nurse", "Used Car Salesman". */
export const pastTitleWords =
  "used registered certified approved qualified chartered licensed skilled experienced retired advanced accredited embedded applied dedicated distributed shared accelerated limited semi newly self armed enrolled seed feed med bed red need unqualified semiskilled authorised authorized integrated based managed automated connected";
