/**
 * `level | name | as written; as written`. Level of the Regulated Qualifications Framework for England; others by
 * their comparison with it (Scotland and Europe: by level of study). `=` in front: only in exactly this case.
 */
export const qualificationNames = `
1 | Entry Level Certificate | entry level certificate
1 | CSE | =CSE; =CSEs
1 | NVQ 1 | nvq 1; svq 1; nvq1; svq1
2 | NVQ 2 | nvq 2; svq 2; nvq2; svq2; nvq ii; svq ii
3 | NVQ 3 | nvq 3; svq 3; nvq3; svq3; nvq iii; svq iii
4 | NVQ 4 | nvq 4; svq 4; nvq4; svq4
5 | NVQ 5 | nvq 5; svq 5; nvq5; svq5
2 | GCSE | gcse; gcses; gcse's; igcse; igcses; general certificate of secondary education
2 | GNVQ Intermediate | gnvq; gnvq intermediate; intermediate gnvq; gnvq foundation
3 | GNVQ Advanced | gnvq advanced; advanced gnvq; avce
2 | O-level | o level; o levels; =O-Levels; gce o level; gce o levels
2 | Standard Grade | scottish standard grade; scottish standard grades; =Standard Grade; =Standard Grades
2 | National 5 | =National 5; =National 5s; =Nat 5; =Nat 5s; scqf level 5
2 | Junior Certificate | junior certificate; junior cert; junior cycle; intermediate certificate; inter cert; =Group Cert
2 | Functional Skills | functional skills
2 | BTEC First | btec first; btec first diploma; btec first certificate
2 | Intermediate Apprenticeship | intermediate apprenticeship
2 | Apprenticeship | apprenticeship; modern apprenticeship; lehre; apprentissage
3 | A-level | a level; a levels; as level; as levels; gce a level; gce a levels; advanced level; advanced levels; gce advanced levels; a2 level; a2 levels; =A Level's; =AS; =A2
3 | Higher | =Scottish Highers; =Highers; =SQA Highers; =Scottish Higher; sqa higher
3 | Advanced Higher | advanced higher; advanced highers
3 | T Level | t level; t levels
3 | Access to Higher Education | access to higher education; access to he; access to he diploma; access diploma; access to higher education diploma; access course; access to nursing
3 | BTEC National | btec; btec national; btec national diploma; btec national certificate; btec extended diploma; btec ext dip; btec ext diploma; btec nat dip; ext dip; extended diploma; btec subsidiary dip; btec sub dip; btec diploma; btec subsidiary diploma; national diploma; ond; onc; =ND
3 | Advanced Apprenticeship | advanced apprenticeship; advanced modern apprenticeship
3 | International Baccalaureate | international baccalaureate; international baccalaureate diploma; ib diploma; ib diploma programme
3 | Leaving Certificate | leaving certificate; leaving cert; irish leaving certificate; leaving cert applied; leaving certificate applied; leaving cert vocational programme
3 | Foundation Year | art foundation diploma; foundation diploma in art; foundation diploma
3 | CACHE Diploma | cache diploma; nneb
4 | Advanced Craft Certificate | national craft certificate; advanced craft certificate; advanced certificate craft; senior trades
4 | HNC | hnc; higher national certificate; btec hnc; btec higher national certificate
4 | CertHE | certhe; cert he; certificate of higher education
4 | Higher Apprenticeship | higher apprenticeship
5 | HND | hnd; higher national diploma; btec hnd; btec higher national diploma
5 | DipHE | diphe; dip he; diploma of higher education; diploma in higher education
5 | Foundation Degree | foundation degree; fda; fdsc; =FdEng; foundation degree of arts; foundation degree of science
5 | DET / DTLLS | =DTLLS; =DET; diploma in education and training
6 | Degree Apprenticeship | degree apprenticeship
6 | Bachelor of Arts | =BA; ba hons; ba honours; b a hons; =B.A.; bachelor of arts; bachelors of arts; ba joint honours
6 | Bachelor of Science | =BSc; =BSC; =BS; =B.S.; =B.Sc.; =B.Sc; =B.S; bsc; bsc hons; bsc honours; bachelor of science; bachelors of science; b sc; bsc econ
6 | Bachelor of Engineering | =BEng; =BENG; =B.Eng.; =B.Eng; =B.E.; =B.E; =BE; beng; beng hons; b eng; bachelor of engineering; bachelors of engineering; btech; b tech; bachelor of technology
6 | Bachelor of Laws | llb; llb hons; ll b; bachelor of laws; bachelor of law
6 | Bachelor of Education | =BEd; =B.Ed.; =B.Ed; =BED; bed hons; bachelor of education
6 | Bachelor of Business Administration | bba; bachelor of business administration; bachelor of business; bachelor of commerce; bcom; b com; bcomm; b comm; =BBS; bachelor of business studies; bbm; bachelor in business administration
6 | Bachelor of Nursing | bsn; =BN; bnurs; bnurs hons; bachelor of nursing; bachelor of science in nursing; bn hons
6 | Bachelor of Medicine | mbbs; mbchb; mb bs; mb chb; =MBBCh; bachelor of medicine; bds; bachelor of dental surgery; bvsc; bvetmed
6 | Bachelor of Fine Arts | bfa; bachelor of fine arts; bachelor of fine art; bmus; bmus hons; bachelor of music; bdes; barch; bachelor of architecture; bachelor of design
6 | Bachelor of Computer Applications | =BCA; bachelor of computer applications; bca
6 | Bachelor of Social Work | bsw; bachelor of social work; ba social work
6 | Bachelor's degree | degree or diploma; diploma or degree; degree qualified; degree or equivalent; bachelor; bachelors; bachelor's; bachelor degree; bachelors degree; bachelor's degree; honours degree; honors degree; undergraduate degree; first degree; university degree; bachelor hons; degree level; degree educated; ba bsc; ba or bsc; ba or bs; =Degree in; degree in; degree of; ordinary degree; joint honours; bsc degree; ba degree
6 | Graduate Diploma | graduate diploma; higher diploma; =HDip; =H.Dip.; =H.Dip; gdl; graduate diploma in law; cpe
7 | Master of Arts | =MA; =M.A.; =M.A; ma hons; master of arts; masters of arts
7 | Master of Science | =MSc; =MSC; =MS; =M.S.; =M.Sc.; =M.Sc; =M.S; msc; m sc; master of science; masters of science
7 | Master of Engineering | =MEng; =M.Eng.; meng; meng hons; m eng; master of engineering; mtech; m tech; master of technology; masters of engineering
7 | Master of Business Administration | mba; emba; executive mba; m b a; master of business administration; masters of business administration; masters in business administration; master in business administration
7 | Master of Laws | llm; =BCL; ll m; master of laws; master of law
7 | Master of Education | =MEd; =M.Ed.; =M.Ed; =MED; master of education; masters of education; masters in education
7 | Master of Philosophy | mphil; m phil; master of philosophy; mres; master of research; master by research
7 | Integrated Master | msci; mchem; mphys; mmath; mbiol; mpharm; mpharm hons; =MArch; =MMath; =MComp; mcomp; msocsci
7 | Master of Social Work | msw; master of social work; mph; master of public health; mpa; master of public administration; mfa; master of fine arts; msn; master of science in nursing; mfin; macc; =MLitt; mlitt; mst; =MCA; master of computer applications; =MCom; master of commerce; master of finance; master of accountancy; master of health administration; mha
7 | Master's degree | master; masters; master's; master degree; masters degree; master's degree; masters level; master's level; postgraduate degree; advanced degree; graduate degree; higher degree
7 | Postgraduate Certificate in Education | pgce; pgde; pgcei; postgraduate certificate in education; post graduate certificate in education; professional graduate certificate in education; postgraduate diploma in education; professional graduate diploma in education
7 | Postgraduate Diploma | pgdip; pg dip; pgd; postgraduate diploma; post graduate diploma; post-graduate diploma; pgcert; pg cert; postgraduate certificate; post graduate certificate; postgraduate qualification; pg diploma; pg certificate
7 | Legal Practice Course | =LPC; legal practice course; bptc; bvc; bar professional training course; bar vocational course
7 | Juris Doctor | =JD; =J.D.; juris doctor; doctor of law
8 | Doctor of Philosophy | phd; ph d; =PhD; =Ph.D.; =Ph.D; dphil; d phil; doctor of philosophy; doctorate; doctoral degree; doctorate degree; doctorate in; edd; ed d; doctor of education; dba; doctor of business administration; engd; dclinpsy; doctorate in clinical psychology; =PharmD; pharmd; doctor of pharmacy; psyd
8 | Doctor of Medicine | =MD; =M.D.; doctor of medicine
5 | Associate degree | associate degree; associates degree; associate's degree; associate of arts; associate of science; associate of applied science; associates of arts; associates of science; associates of applied science; associate in arts; associate in science; associate; associates; =AAS; =A.A.S.; =A.A.; =A.S.; =AA; associate of business; associate of occupational studies
3 | High school diploma | high school diploma; high-school diploma; high school graduate; secondary school diploma; hs diploma; =H.S. Diploma; high school certificate; higher secondary certificate; =HSC; =Class XII; 12th grade; intermediate diploma; high school degree
2 | GED | =GED; =G.E.D.; general educational development; =SSC; secondary school certificate; =WASSCE; =WAEC
3 | Abitur | abitur; allgemeine hochschulreife; fachabitur; fachhochschulreife; hochschulreife; matura; maturitat; matura exam; egzamin maturalny; swiadectwo dojrzalosci; technik; srednie; wyksztalcenie srednie
2 | Mittlere Reife | mittlere reife; realschulabschluss; mittlerer schulabschluss; hauptschulabschluss; qualifizierender hauptschulabschluss; sekundarabschluss
3 | Berufsausbildung | berufsausbildung; ausbildung; ausbildung zum; ausbildung zur; ausbildung als; duale ausbildung; gesellenprufung; gesellenbrief; staatlich examinierte; staatlich anerkannter; staatlich anerkannte
6 | Meister / Fachwirt | meisterbrief; meisterprufung; handwerksmeister; industriemeister; fachwirt; staatlich geprufter techniker; staatlich geprufter betriebswirt; betriebswirt ihk
7 | Diplom | diplom; diplom ingenieur; diplom kaufmann; diplom kauffrau; diplom informatiker; diplom betriebswirt; dipl ing; dipl kfm; dipl kffr; dipl inf; dipl betriebswirt; dipl; diplomingenieur; diplomkaufmann; diplomkauffrau; diplominformatiker; diplombetriebswirt; diplompadagoge; diplomstudium; magister; magister artium; erstes staatsexamen; zweites staatsexamen; staatsexamen; magisterstudium; masterstudium
6 | Bachelor (DE) | bachelorstudium; bachelorabschluss; studium der; studium
8 | Promotion | promotion zum dr; doktor; doktorgrad; doktorat; dr phil; dr rer nat; dr ing; dr med
3 | Baccalauréat | baccalaureat; titre professionnel; =Bac; bac s; bac es; bac l; bac pro; bac general; bac technologique; baccalaureat general; baccalaureat scientifique; baccalaureat professionnel
2 | CAP / BEP | =CAP; =BEP; brevet des colleges; certificat d'aptitude professionnelle
5 | BTS / DUT | =BTS; =DUT; brevet de technicien superieur; bac +2; bac + 2; bac 2; deug; deust; classe preparatoire; classes preparatoires
6 | Licence | licence professionnelle; licence en; licence de; licence d; licence informatique; licence economie; licence lea; licence droit; but informatique; bachelor universitaire de technologie; bac +3; bac 3; maitrise
7 | Master (FR) | diplome d'ingenieur; diplome dingenieur; ingenieur diplome; dess; =DEA; mastere; mastere specialise; master 1; master 2; master recherche; master professionnel; bac +5; bac 5; cycle ingenieur; diplome d'etudes approfondies; diplome de grande ecole; programme grande ecole
6 | Diplôme d'État | diplôme d'état; diplôme d'état d'infirmier; diplôme d'état d'infirmière
8 | Doctorat | doctorat; these de doctorat; doctorat en; =thèse; =Thèse
3 | Bachillerato | bachillerato; bachiller; ciclo formativo de grado medio; grado medio; tecnico en; formacion profesional; ensino secundario; ensino medio; 12 ano; 12.º ano; 9.º ano; curso profissional; 12º ano; segundo grau
2 | ESO | =ESO; educacion secundaria obligatoria; graduado escolar; ensino basico; licenza media; szkola podstawowa; zasadnicza szkola zawodowa
5 | Grado superior | ciclo formativo de grado superior; grado superior; tecnico superior; tecnico superior en; fp superior; tecnologo; =ITS; istituto tecnico superiore
6 | Grado | grado en; grado de; grado universitario; licenciatura; licenciatura en; licenciatura em; licenciado; licenciada; licenciado en; licenciada en; diplomatura; diplomado en; diplomada en; ingenieria tecnica; ingenieria en; ingeniero tecnico; graduado en; graduada en; bacharelado; bacharelado em; bacharel; graduacao em; graduacao
7 | Máster | master universitario; master universitario en; master en; mestrado; mestrado em; mestrado integrado; mestre em; maestria; maestria en; pos graduacao; posgrado; especializacao; posgrado en
8 | Doctorado | doctorado; doctorado en; doutoramento; doutorado; doutoramento em; dottorato; dottorato di ricerca
3 | Maturità | diploma di maturita; maturita; maturita classica; maturita scientifica; diploma di scuola superiore; diploma superiore; diploma di liceo; perito informatico; diploma di ragioneria; diploma di istruzione secondaria; diploma quinquennale; diploma di perito
6 | Laurea triennale | laurea triennale; laurea triennale in; laurea breve; laurea di primo livello; laurea in; laurea; diploma universitario
7 | Laurea magistrale | laurea magistrale; laurea magistrale in; laurea specialistica; laurea specialistica in; laurea a ciclo unico; laurea quinquennale; laurea vecchio ordinamento; master di secondo livello; master di primo livello
3 | MBO | =MBO; =HAVO; =VWO; havo; vwo; atheneum; middelbaar beroepsonderwijs
2 | VMBO | =VMBO; vmbo; mavo
6 | HBO | =HBO; hbo bachelor; hoger beroepsonderwijs; =WO bachelor; wo bachelor; bachelor wo
7 | Doctoraal | doctoraal; wo master; universitaire master; drs
6 | Licencjat | licenta; licencjat; studia licencjackie; studia pierwszego stopnia; studia i stopnia; studia inzynierskie; tytul inzyniera; inzynier; studia wyzsze; wyksztalcenie wyzsze
7 | Magister (PL) | mgr; mgr inz; studia magisterskie; studia drugiego stopnia; studia ii stopnia; studia podyplomowe; jednolite studia magisterskie; magister inzynier
8 | Doktorat | studia doktoranckie; stopien doktora
3 | Среднее образование | среднее образование; среднее общее образование; среднее полное; аттестат; среднее специальное; среднее профессиональное; среднее специальное образование; среднее профессиональное образование
6 | Бакалавр | бакалавр; бакалавр наук; бакалавриат; степень бакалавра; высшее образование; высшее; неоконченное высшее
7 | Магистр | магистр; магистр наук; магистратура; степень магистра; специалитет; диплом специалиста
8 | Кандидат наук | кандидат наук; аспирантура; доктор наук; кандидат технических наук; кандидат экономических наук
`;

/** Awards whose level is said beside them: "Level 3 Diploma", "NVQ Level 2", "CIPD Level 5". */
export const levelledAwards =
  "functional skills key essential qqi fetac nfq hetac nvq nvqs svq svqs qcf rqf btec diploma diplomas extended certificate certificates award awards apprenticeship apprentice cipd cips aat cmi ilm cim qualification qualifications city guilds national technical teaching course vrq tqf nvqf ncfe cache btec eal ctllls ptlls edexcel foundation subsidiary advanced higher professional vocational training standard";

/** Of those, the ones that still belong to the award behind its level: "Level 3 Extended Diploma". */
export const awardsBehindLevel =
  "functional skills nvq svq diploma diplomas certificate certificates award awards extended apprenticeship apprentice btec national subsidiary qualification qualifications cipd city guilds";

/** What a level alone is said of, without the word of the award: "Level 2 Horticulture", "Level 3 in Youth Work". First words. */
export const levelledSubjects =
  "horticulture greenkeeping agriculture arboriculture forestry floristry gamekeeping groundsmanship youth playwork sports sport fitness animal equine carpentry joinery bricklaying brickwork plastering plumbing roofing tiling scaffolding glazing painting catering cookery hospitality bakery butchery hairdressing barbering beauty childcare business administration customer retail warehousing logistics engineering welding fabrication machining electrical electrotechnical mechanical motor counselling travel tourism accounting accountancy bookkeeping payroll dental pharmacy housing recruitment hr procurement marketing";

/** Behind such a subject these say that a post or a task is meant: "Level 2 Engineering Technician". */
export const postsBehindSubject =
  "technician technicians engineer engineers operative operatives assistant assistants practitioner practitioners instructor instructors teacher teachers coach coaches officer officers worker workers manager managers adviser advisers advisor supervisor nurse nurses therapist chef team support queries calls apprentice apprentices learners students role roles staff";

/** Words that join an award and its subject. */
export const subjectJoiners =
  "in of en em de des der im für fur fach w z na по в с specialising specializing majoring major concentration";

/** Phrases of class and grade, as written on certificates. */
export const classificationPhrases =
  "first class honours; first-class honours; 1st class honours; first class; 1st class; first; upper second class honours; upper second class; upper second; lower second class honours; lower second class; lower second; second class honours; second class upper; second class lower; second class upper division; second class lower division; third class honours; third class; 2:1; 2:2; 2.1; 2.2; 2h1; 2h2; 2:1 hons; 2i; 2ii; distinction*; distinction; merit; commendation; pass; magna cum laude; summa cum laude; cum laude; summa; with honours; with honors; with distinction; with merit; sehr gut; mention bien; mention très bien; mention assez bien; matrícula de honor; sobresaliente; 110 e lode; 110/110; 110/110 e lode; красный диплом; с отличием";
