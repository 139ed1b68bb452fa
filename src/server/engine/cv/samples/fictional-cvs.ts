/** CVs of people who do not exist, for tests: each in an arrangement people really use. */
export const fictionalCvs = {
  nurse: `Grace Adeyemi
RGN, BSc (Hons)
14 Chapel Lane, Leeds, LS6 3BN
Tel: 07700 900142 | Email: grace.adeyemi@example.org
NMC PIN: 12A3456E

PERSONAL STATEMENT
Compassionate Band 6 nurse with eight years on acute medical wards.

EMPLOYMENT HISTORY

Band 6 Staff Nurse – Acute Medical Unit
Leeds Teaching Hospitals NHS Trust
September 2018 – Present
• Lead a team of six nurses across a 28-bed ward
• Administer intravenous medication and wound care
• Mentor student nurses on placement

Staff Nurse (Band 5)
Bradford Royal Infirmary
Sept '15 – Aug 2018
• Delivered patient-centred care to older adults
• Completed discharge planning with social services

EDUCATION AND TRAINING
BSc (Hons) Adult Nursing, 2:1
University of Huddersfield
2012 – 2015

PROFESSIONAL REGISTRATION
NMC registered nurse

REFERENCES
Available on request`,

  teacher: `CURRICULUM VITAE

Name: Rhys Llewellyn
Address: 3 Bryn Terrace, Cardiff, CF14 2AB
Telephone: 029 2018 0456
E-mail: rhys.llewellyn@example.com

Profile
Enthusiastic secondary teacher of mathematics with QTS.

Teaching Experience

Cathays High School, Cardiff
Head of Year 7 and Teacher of Mathematics, 01/2019 - present
- Raised Key Stage 3 attainment by 12 per cent
- Lead pastoral care for 180 pupils

Llanishen Comprehensive School, Cardiff
Newly Qualified Teacher, 09/2017 - 12/2018
- Taught Years 7 to 11

Qualifications
PGCE Secondary Mathematics, Cardiff Metropolitan University, 2016 - 2017
BSc (Hons) Mathematics (First), Swansea University, 2013 - 2016
A-levels: Mathematics (A), Further Mathematics (A), Physics (B), Gower College Swansea, 2011 - 2013

Languages
Welsh (native), English (native), French (B1)

Interests
Hill walking and choir`,

  driver: `Darren Hobbs
Doncaster, South Yorkshire
Mobile 07700 900318
HGV CLASS 1 DRIVER

Work Experience:
2019 to date   HGV Driver (C+E), Northern Haulage Ltd, Doncaster
Night trunking between depots. Tachograph and vehicle checks daily.
2014 - 2019    7.5 Tonne Driver, Parcelforce
Multi-drop deliveries.
2010 - 2014    Warehouse Operative, Next Distribution
Picking, packing and forklift work.

Licences: C+E, Driver CPC, digital tachograph card

Education
Danum School, 5 GCSEs, 2004 - 2009`,

  electrician: `SEAN O'DONNELL
ELECTRICIAN
Belfast, Northern Ireland | 07700 900555 | sean.odonnell@example.net

KEY SKILLS
18th Edition Wiring Regulations, testing and inspection, fault finding

CAREER HISTORY
Approved Electrician | Titanic Electrical Services Ltd | Mar 2016 – Current
• Domestic and commercial rewires
• Inspection and testing to BS 7671
Apprentice Electrician | Lagan Power | Aug 2012 – Feb 2016
• Installed containment and cable

TRAINING
ECS Gold Card
City & Guilds 2391

EDUCATION
NVQ Level 3 in Electrical Installation | Belfast Metropolitan College | 2012 – 2016`,

  solicitor: `Priya Nair
London | priya.nair@example.com | 020 7946 0958 | linkedin.com/in/priyanair

Professional Experience
Associate Solicitor at Marlowe & Finch LLP, London (May 2020 - Present)
• Advise on commercial property transactions worth up to £40m
• Supervise two trainees
Trainee Solicitor at Marlowe & Finch LLP, London (May 2018 - May 2020)
• Four seats including litigation and employment
Paralegal at Temple Legal, London (Summer 2016)
• Prepared bundles

Education
Legal Practice Course, Distinction - BPP University - 2017
LLB (Hons) Law, First Class - University of Warwick - 2013 to 2016

Admissions
Admitted to the roll of solicitors in England and Wales, 2020`,

  graduate: `Tom Whitfield
tom.whitfield@example.ac.uk
+44 7700 900777
Exeter, Devon

Education
University of Exeter
BA (Hons) Geography, 2:1
September 2020 - June 2023
Exeter College
A Levels: Geography (A), Biology (B), English (B)
2018 - 2020

Projects
Dissertation on coastal erosion in North Devon

Skills
ArcGIS, R, Excel

Volunteering
Beach clean co-ordinator, Surfers Against Sewage, 2021 - 2023
- Organised ten beach cleans

References
On request`,

  german: `Lebenslauf

Anna Müller
Lindenstraße 12, 50674 Köln
Telefon: 0221 4710999
E-Mail: anna.mueller@example.de

Berufserfahrung
04/2019 – heute
Softwareentwicklerin
Rheinwerk Systeme GmbH, Köln
• Entwicklung von Webanwendungen mit Java und Spring
• Betreuung der Datenbanken
10/2015 – 03/2019
Werkstudentin
Stadtwerke Bonn AG
• Pflege der internen Wiki-Seiten

Ausbildung
10/2012 – 03/2019
Bachelor of Science Informatik
Universität Bonn
2012
Abitur
Gymnasium am Stadtpark

Sprachen
Deutsch (Muttersprache), Englisch (C1)

Kenntnisse
Java, SQL, Docker`,

  french: `Camille Lefèvre
12 rue des Lilas, 69003 Lyon
06 39 98 12 34 - camille.lefevre@example.fr

EXPÉRIENCE PROFESSIONNELLE
Comptable - Cabinet Moreau SARL, Lyon - septembre 2019 à aujourd'hui
• Tenue de la comptabilité générale
• Déclarations de TVA
Assistante comptable - Boulangeries Réunies SAS, Lyon - janvier 2016 à août 2019
• Saisie des factures

FORMATION
BTS Comptabilité et gestion - Lycée Ampère, Lyon - 2013 à 2015
Baccalauréat STMG - Lycée Ampère, Lyon - 2013

LANGUES
Français : langue maternelle
Anglais : courant`,

  spanish: `María José García López
Calle Mayor 5, 28013 Madrid
Teléfono: 612 345 678
Correo electrónico: mj.garcia@example.es

Perfil
Enfermera con experiencia en urgencias.

Experiencia laboral
Enfermera de urgencias
Hospital La Paz, Madrid
enero 2018 - actualidad
- Atención a pacientes críticos
- Formación de nuevas enfermeras
Auxiliar de enfermería
Clínica San Rafael
marzo 2014 - diciembre 2017
- Cuidados básicos

Formación
Grado en Enfermería
Universidad Complutense de Madrid
2009 - 2013

Idiomas
Español: nativo
Inglés: B2`,

  polish: `Katarzyna Wiśniewska
ul. Długa 8, 31-147 Kraków
tel. 512 345 678
kasia.wisniewska@example.pl

Doświadczenie zawodowe
03.2017 – obecnie
Programistka Java
Wisła Software Sp. z o.o., Kraków
- Tworzenie mikroserwisów
- Przeglądy kodu
07.2014 – 02.2017
Młodszy specjalista ds. IT
Bank Krakowski S.A.
- Wsparcie użytkowników

Wykształcenie
2009 – 2014
Studia magisterskie, Informatyka
Akademia Górniczo-Hutnicza w Krakowie

Języki obce
Angielski – C1
Niemiecki – podstawowy`,

  linkedin: `Contact
www.linkedin.com/in/oliviabennett
olivia.bennett@example.com

Top Skills
Product Strategy
User Research
Roadmapping

Olivia Bennett
Senior Product Manager at Brightleaf
Manchester, England, United Kingdom

Summary
Product manager who started in support.

Experience

Brightleaf Technologies
4 years 8 months
Senior Product Manager
January 2021 - Present (2 years 5 months)
Manchester, England, United Kingdom
Own the roadmap for the payments product.

Product Manager
October 2018 - January 2021 (2 years 4 months)
Launched the mobile app.

Harbour Digital Ltd
Customer Support Executive
June 2016 - September 2018 (2 years 4 months)
Answered 60 tickets a day.

Education
University of Salford
Bachelor of Arts - BA, Business Management · (2013 - 2016)`,

  europass: `Europass Curriculum Vitae

Personal information
First name(s) / Surname(s): Marco Rinaldi
Address: Via Roma 10, 10121 Torino, Italy
Telephone(s): +39 011 1234567
E-mail(s): marco.rinaldi@example.it

Work experience
Dates: 01/03/2017 - 30/06/2022
Occupation or position held: Mechanical Engineer
Main activities and responsibilities: Design of gearboxes; testing on the bench
Name and address of employer: Alpina Motori S.p.A., Torino
Type of business or sector: Automotive
Dates: 01/09/2014 - 28/02/2017
Occupation or position held: Junior Designer
Main activities and responsibilities: Drawings in CATIA
Name and address of employer: Studio Valle, Asti

Education and training
Dates: 2009 - 2014
Title of qualification awarded: Laurea magistrale in Ingegneria Meccanica
Name and type of organisation providing education and training: Politecnico di Torino

Languages
Italian: mother tongue
English: B2`,

  functional: `Janet Cole
Norwich | 07700 900611 | janet.cole@example.co.uk

Career Objective
To move from retail into office administration.

Key Skills
Organisation
• Kept stock records for a store of 4,000 lines
• Planned rotas for 15 staff
Customer Service
• Resolved complaints at the first call

Employment
Shop Supervisor, Co-op Food, Norwich
Sales Assistant, Boots, Norwich

Education
NVQ Level 2 Customer Service, City College Norwich`,

  contractor: `Alexander van den Berg
Bristol, UK
alex@vandenberg.example
0117 496 0123

Employment
Contract Data Engineer, Severn Water plc
May 2022 – ongoing
Built the pipeline for meter readings.
Contract Data Engineer, Avon Insurance Group (part-time)
Jan 2022 – Dec 2022
Moved reports to the cloud.
Co-Founder & CTO, Tidewise Analytics Ltd
2017–2021
Raised seed funding and led eight engineers.

Education
MSc Data Science, University of Bristol, 2016–2017
BEng (Hons) Electronic Engineering, 2:1, University of Bath, 2013–2016`,

  unnamed: `Professional Summary
Chef de partie with six years in busy kitchens.

Work History
Chef de Partie, The Old Mill Restaurant, York, June 2019 - Present
• Run the sauce section for 120 covers
Commis Chef, Castle Hotel, York, 2016 - 2019
• Prepared vegetables and stocks

Qualifications
Level 2 Food Hygiene Certificate
NVQ Level 3 Professional Cookery, York College, 2016`,

  changer: `Dr. Helen Osei-Bonsu
Flat 2, 91 Queens Road, Brighton BN1 3XE
h.oseibonsu@example.org · 07700 900 204

ABOUT ME
Research chemist retraining as a data analyst.

R E L E V A N T  E X P E R I E N C E

Data Analyst (voluntary), Brighton Food Bank
February 2023 – Present
• Built dashboards in Power BI

PREVIOUS EXPERIENCE

University of Sussex — Postdoctoral Research Fellow
Oct 2017 – Dec 2022
• Published nine papers

EDUCATION
PhD Chemistry, University of Sussex, 2013 – 2017
MChem, First Class Honours, University of St Andrews, 2009 – 2013`,

  accountant: `Mohammed Al-Rashid
Birmingham B15 2TT • +44 7700 900 888 • m.alrashid@example.com

SUMMARY
Finance professional.

WORK EXPERIENCE
Finance Manager
Midlands Foods plc, Birmingham                          Jan 2020 - Present
Responsible for month-end close and a team of four.
Prepared board packs and cash flow forecasts.
Management Accountant
Holt & Sons, Coventry                                   Mar 2016 - Dec 2019
Produced monthly management accounts for three sites.
Assistant Accountant
Aston University, Birmingham                            Sep 2013 - Feb 2016
Reconciled ledgers.

PROFESSIONAL QUALIFICATIONS
CIMA - 2018
AAT Level 4 - 2013

EDUCATION
2010 - 2013  Aston University  BSc Accounting and Finance 2:1
2008 - 2010  Joseph Chamberlain College  3 A Levels`,

  carer: `PERSONAL DETAILS
Name: Sarah-Jane Mackenzie
Date of birth: 12/05/1988
Nationality: British
Telephone: 01463 496 0000
Email: sj.mackenzie@example.com
Address: 7 Ness Walk, Inverness, IV3 5SQ

EMPLOYMENT
Care Assistant – Highland Care Home – June 2018 to present
Duties:
• Personal care and medication
• Moving and handling
Sales Assistant – Tesco – 2015 to 2018
• Tills and stock

EDUCATION
Millburn Academy (2000-2006)
Highers: English (B), Maths (C)
UHI Inverness (2017-2018)
SVQ Level 2 in Social Services and Healthcare`,

  engineer: `JAMES OKORO
Senior DevOps Engineer

london, uk
james@okoro.dev | gitlab.com/jokoro

Experience

Monzo
Senior DevOps Engineer
2021 – Now
London

• Ran Kubernetes clusters
• Cut costs by 30%

DevOps Engineer
2019 – 2021

• Built CI/CD

Deloitte
Technology Analyst
2016 – 2019
• Consulting for banks

Certifications
AWS Solutions Architect, 2022
CKA

Education
Imperial College London
MEng Computing
2012 – 2016`,

  russian: `Иван Петров
Телефон: +7 999 123-45-67
Город: Казань
ivan@example.ru

Опыт работы
Январь 2020 — настоящее время
ООО «Ромашка», Казань
Ведущий бухгалтер
- Ведение учета
Март 2015 — декабрь 2019
ИП Сидоров
Бухгалтер
- Первичная документация

Образование
Казанский федеральный университет, 2010 — 2015
Экономика, специалист

Знание языков
Русский — родной
Английский — B1`,

  italian: `Laura Bianchi
Milano | laura.bianchi@example.it | 347 123 4567

Esperienze lavorative
Impiegata amministrativa, Rossi S.r.l., Milano (gennaio 2019 – oggi)
- Fatturazione attiva e passiva
Stagista, Studio Verdi (settembre 2017 – dicembre 2018)
- Supporto contabile

Istruzione
Laurea triennale in Economia, Università degli Studi di Milano, 2014 – 2017

Lingue
Italiano madrelingua, Inglese B2`,

  portuguese: `João Ferreira
Lisboa, Portugal
912 345 678
joao.ferreira@example.pt

Experiência Profissional
Desenvolvedor Full Stack | Tejo Software Lda | março 2020 - atual
- Aplicações web
Estagiário | Banco Atlântico | 2018 - 2020

Formação Académica
Licenciatura em Engenharia Informática, Universidade de Lisboa, 2015 - 2018

Idiomas
Português (nativo), Inglês (fluente)`,

  dutch: `Sanne de Vries
Utrecht
06-12345678
sanne.devries@example.nl

Werkervaring
Verpleegkundige bij UMC Utrecht, maart 2018 - heden
- Zorg voor patiënten
Stagiaire bij Ziekenhuis Gelderse Vallei, 2016 - 2017

Opleiding
HBO-V Verpleegkunde, Hogeschool Utrecht, 2013 - 2017

Talen
Nederlands (moedertaal), Engels (goed)`,

  bartender: `Ben Carter
Retail | Hospitality
ben.carter@example.com 07700900123

I am a friendly person looking for bar work.

Jobs I have done

Bartender, The Red Lion, Durham. 2021-2023.
Served drinks and changed barrels.

Barista at Costa Coffee, Durham (2019-2021)
Made coffee.

School
Durham Johnston School, GCSEs`,
} as const;
