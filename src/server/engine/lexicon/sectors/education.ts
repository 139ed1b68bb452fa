export const education = `
Primary teaching | primary school teaching; primary teacher; primary education; KS1/KS2; Key Stage 1 teaching; Key Stage 2 teaching; primary class teacher; primary phase teaching; primary school teacher; primary curriculum; primary phase | < Teaching
Key Stage 1 | =KS1; KS1 | ~ Primary teaching
Key Stage 2 | =KS2; KS2 | ~ Primary teaching
Secondary teaching | secondary school teaching; secondary teacher; secondary education; secondary school teacher; secondary school | < Teaching
Key Stage 3 | =KS3; KS3; KS3/KS4 | ~ Secondary teaching
Key Stage 4 | =KS4; KS4 | ~ Secondary teaching
Key Stage 5 | =KS5; KS5 | ~ Secondary teaching; Post-16 teaching
Supply teaching | supply teacher; cover teaching | < Teaching
Cover supervision | cover supervisor; cover lessons | ~ Teaching assistance; Supply teaching
GCSE exam board specifications | Edexcel; =OCR board; =WJEC; Eduqas; exam board specifications
Higher education teaching | university teaching; lecturing; undergraduate teaching; postgraduate teaching; teaching in higher education; higher education lecturer; lecturer; teaching undergraduates | < Teaching; Higher education experience
Higher education experience | higher education?; HE sector; higher education sector; higher education institution
Sociology | Sociology?; social sciences?; social science?
Social policy | ~ Sociology
Criminology | Criminology?; criminology degree
Philosophy and ethics | philosophy teaching; applied ethics
Economics | Economics?; economist; macroeconomics; microeconomics; economic analysis; managerial economics; applied economics
Political science | politics degree; political analysis
International relations | ~ Political science
Geography | Geography?; human geography; physical geography; geography degree
Art history | history of art
Working with primary-age children | primary aged children; primary age children | ~ Primary teaching
School finance | school budgets; school business management; school business manager; academy finance; academies financial handbook; =CSBM; =DSBM; capitation
Dyspraxia support | dyspraxia | < SEND
Dyscalculia support | dyscalculia | < SEND
Dyslexia support | dyslexia; dyslexic learners; dyslexia friendly teaching; specific learning difficulties; =SpLD; dyslexia tutoring; dyslexic | < SEND
Dyslexia assessment | dyslexia assessor; dyslexia assessments | ~ Dyslexia support; Access arrangements
Teaching | classroom teaching; teaching experience; teaching and learning; teaching practice; delivering lessons; lesson delivery; outstanding teaching; Teaching?
Further education teaching | FE teaching | < Teaching; Further education experience | ~ Adult education
Further education experience | further education; FE sector; further education sector
FE college | < Further education experience
Post-16 teaching | post 16 education; sixth form teaching | < Teaching | ~ Further education teaching
FE lecturer | < Further education teaching
Vocational teaching | < Teaching | ~ Further education teaching
Adult education | adult teaching; adult skills | < Teaching
Adult learning | community learning | < Adult education
Adult learners | ~ Adult education
Andragogy | ~ Adult education
Maths teaching | teaching maths; mathematics teaching; maths teacher; maths tutoring; teaching mathematics; maths tutor; teach maths; maths lessons; mathematics teacher; mathematics tutor | < Teaching
GCSE Maths teaching | < Maths teaching
A-level Maths teaching | A-level maths teacher; teaching A-level maths | < Maths teaching | ~ A-level teaching
GCSE English teaching | English teacher; secondary English | < Teaching
English literature teaching | teaching English literature; English literature teacher | < Teaching | ~ GCSE English teaching
Science teaching | teaching science; science teacher | < Teaching
GCSE science
Biology teaching | < Science teaching
Chemistry teaching | teacher of chemistry | < Science teaching
Physics teaching | teacher of physics | < Science teaching
Modern foreign languages teaching | teaching languages; language teaching; foreign language teaching; modern foreign languages; =MFL | < Teaching
French teaching | < Modern foreign languages teaching
Spanish teaching | < Modern foreign languages teaching
German teaching | < Modern foreign languages teaching
Humanities teaching | < Teaching
Geography teaching | teacher of geography | < Humanities teaching
History teaching | teacher of history | < Humanities teaching
Religious education | ~ RE teaching
RE teaching | =RE teaching | < Humanities teaching
Citizenship teaching | < Humanities teaching
PSHE | =PSHE | ~ Citizenship teaching
PSHCE | < PSHE
Computing teaching | computer science teaching; ICT teaching; teaching computing; computing curriculum | < Teaching
PE teaching | physical education; PE teacher; PE lessons; teaching PE; =PE? | < Teaching | ~ Sports coaching
Sports teaching | ~ PE teaching
School sport | ~ PE teaching
Art and design teaching | art teaching; teaching art; art and design teacher; teacher of art | < Teaching
Design and technology teaching | design & technology; technology teaching | < Teaching
Food technology teaching | food technology teacher; teaching food technology; food tech teacher; food and nutrition teaching | < Teaching | ~ Design and technology teaching
Resistant materials | ~ Design and technology teaching
D&T | ~ Design and technology teaching
DT | =DT? | ~ Design and technology teaching
Music teaching | teaching music; music tuition; music lessons; peripatetic music; music education | < Teaching
Instrumental teaching | < Music teaching
Instrumental tuition | < Music teaching
Piano teaching | < Music teaching
Drama teaching | teaching drama | < Teaching
Performing arts teaching | < Teaching | ~ Drama teaching
Business studies teaching | business teaching; teaching business studies | < Teaching
Economics teaching | < Teaching | ~ Business studies teaching
English as an additional language | =EAL; EAL support; EAL pupils; EAL learners; English as a second language; =ESL; EAL teaching; English language learners; =ELL | ~ ESOL teaching
ESOL teaching | =ESOL; =EFL; teaching English? | < Teaching | ~ TEFL certificate
TEFL teaching | < ESOL teaching
Teaching English as a foreign language | < ESOL teaching
English language teaching | < Teaching | ~ ESOL teaching
English for academic purposes | < ESOL teaching
Functional skills | functional skills English; functional skills maths; functional skills delivery; functional skills tutor
Basic skills | ~ Functional skills
Skills for life | ~ Functional skills
Adult literacy | ~ Functional skills
Adult numeracy | ~ Functional skills
Literacy teaching | literacy?; literacy support; teaching literacy; reading support; literacy interventions; literacy hour; teaching reading
Guided reading | < Literacy teaching
Reading recovery | < Literacy teaching
Numeracy teaching | numeracy support; teaching numeracy; numeracy interventions; numeracy hour
Maths mastery | < Numeracy teaching
Maths support | < Numeracy teaching
White Rose maths | < Numeracy teaching
Phonics | synthetic phonics; Jolly Phonics; phonics teaching; phonics interventions; Phonics? | < Literacy teaching
Read Write Inc | =RWI | < Phonics
Letters and Sounds | < Phonics
Little Wandle | < Phonics
RWInc | < Phonics
Work with children with special needs | special needs children; children with special needs; special needs students; students with special needs; special needs pupils; pupils with special needs; special education students; children with SEND; children with SEN; students with SEND; children with additional needs; students with learning disabilities | < SEND; Working with children
SEND | special educational needs; =SEN; special educational needs and disabilities; SEND Code of Practice; SEN support; special needs; special needs education; SEN pupils; SEN teaching; special schools; additional needs; SEND provision; SEN school; special education; additional support needs; =ASN; =ALN; additional learning needs; SEN children; inclusion and SEND; SEN experience; SEND pupils; SEND?
EHCP | =EHCP; Education, Health and Care Plan; EHC plans; EHC needs assessments | < SEND
Annual reviews SEND | < EHCP
Statement of SEN | < EHCP
Statements of special educational needs | < EHCP
Statutory assessment | ~ EHCP
Statemented | < EHCP
SENCO | =SENCO; special educational needs coordinator; =SENDCO; SEN coordination; ALNCo | < SEND
Inclusion manager | < SEND | ~ SENCO
Access arrangements | ~ SENCO; Exams officer
Individual education plans | =IEP; individual learning plans; =ILP; individualised education; differentiated support | ~ SEND
Provision mapping | provision maps | < SEND | ~ Individual education plans
One page profiles | ~ Individual education plans
SpLD tutor | < Dyslexia support
Study skills support | ~ Dyslexia support
Specialist mentor support | ~ Dyslexia support
Social, emotional and mental health support | social, emotional and mental health; social, emotional and mental health needs; social emotional and mental health; emotional literacy; emotional and behavioural; emotional regulation; social skills groups; social and emotional learning; =SEMH | < SEND
Nurture group | < Social, emotional and mental health support
Zones of Regulation | < Social, emotional and mental health support
Lego therapy | < Social, emotional and mental health support
Nurture provision | < Social, emotional and mental health support
Pastoral interventions | ~ Pastoral care; Social, emotional and mental health support
BESD | =BESD | < Social, emotional and mental health support
ELSA | =ELSA | < Social, emotional and mental health support
Alternative provision | =PRU; pupil referral unit; excluded pupils; alternative education
Reducing exclusions | ~ Alternative provision
Permanently excluded | < Alternative provision
Hospital school | ~ Alternative provision
Disengaged learners | ~ Alternative provision
Hard to reach young people | ~ Disengaged learners
EOTAS | < Alternative provision
Classroom management | manage behaviour positively; manage behaviour; manage pupil behaviour; managing pupil behaviour; behaviour management; pupil behaviour; behaviour for learning; classroom behaviour; positive behaviour management; managing behaviour; behaviour management strategies; student behaviour; behaviour strategies; class management; managing a classroom
Behaviour policy | ~ Classroom management
Behaviour mentor | ~ Classroom management; Learning mentor
Lesson planning | lesson plans; planning lessons; lesson preparation; planning and preparation of lessons; session planning; plan and deliver lessons; creating lesson plans; session plans; plan lessons; preparing lessons; planned lessons; developed lesson plans; created lesson plans
Schemes of work | < Lesson planning
Short term planning | ~ Lesson planning
Weekly planning | ~ Lesson planning
Planning, preparation and assessment | < Lesson planning
PPA cover | ~ Lesson planning; Cover supervision
Planning, preparation and assessment time | =PPA?; PPA time | < Lesson planning
Curriculum development | curriculum design; curriculum planning; course design; course development; curriculum?; developing curriculum; curriculum leadership; curriculum management; curriculum delivery; curriculum models; curriculum delivery planning; curriculum lead; syllabus; syllabus design
Programme design | ~ Curriculum development
Subject leadership | ~ Curriculum development
Developing schemes of work | < Curriculum development
Programme development in education | < Curriculum development
Module design | < Curriculum development
Course materials | ~ Curriculum development
Subject leader | < Subject leadership
Subject coordinator | < Subject leadership
Differentiation | differentiated teaching; differentiated learning; differentiated instruction; mixed ability; adaptive teaching; mixed ability teaching; differentiated lessons
Scaffolding learning | ~ Differentiation
Quality first teaching | ~ Differentiation
Inclusive teaching | ~ Differentiation
Assessment for learning | =AFL; formative assessment; pupil assessment; assessing pupils; student assessment; assessing learning; assessment of pupils; assessing students; assess students
Summative assessment | < Assessment for learning
Assessment, recording and reporting | < Assessment for learning
Assessment data | ~ Assessment for learning; Pupil progress tracking
Formative and summative assessment | < Assessment for learning
Baseline assessment | < Assessment for learning
Marking work | < Assessment for learning
Assessment without levels | < Assessment for learning
Marking books | < Assessment for learning
Marking coursework | < Assessment for learning
Pupil tracking | < Pupil progress tracking
Assessment and feedback | < Assessment for learning
Marking and assessment | marking and feedback | < Assessment for learning
Pupil progress tracking | pupil progress; student progress; tracking pupil progress; monitoring student progress; progress tracking; pupil data; attainment data; raising attainment; pupil attainment; monitoring learner progress; learner progress; pupil achievement; student achievement; student attainment; tracking progress; learner achievement; pupil outcomes; learner tracking; Progress 8; accelerated progress
Pupil premium | ~ Closing the gap; Pupil progress tracking
School improvement | ~ School leadership
School data | ~ Pupil progress tracking
Closing the gap | ~ Pupil progress tracking
Narrowing the gap | < Closing the gap
Exam preparation | exam revision; exam boards; exam preparation for students; exam specification; SATs preparation; exam technique
Revision sessions | ~ Exam preparation
SATs | =SATs | ~ Exam preparation
11 plus | ~ Exam preparation
11 plus tuition | < Private tutoring | ~ Exam preparation
Booster classes | ~ Exam preparation
IB teaching | < Teaching
International Baccalaureate
GCSE and A-level
Cambridge International | ~ GCSE exam board specifications
BTEC teaching | < Teaching | ~ Vocational teaching
Year 6 SATs | ~ Exam preparation
T level
AQA | =AQA | ~ GCSE exam board specifications
11+ | ~ Exam preparation
IGCSE
GCSE teaching | < Teaching | ~ Exam preparation; Secondary teaching
A-level teaching | < Teaching | ~ GCSE teaching
Exams officer | exams administration; examinations officer; examinations administration; exam entries; exams office; conducting exams
JCQ regulations | ~ Exams officer
External examinations | ~ Exams officer
JCQ | =JCQ | ~ JCQ regulations
Exam invigilation | invigilation; invigilating; invigilator; exam invigilator | ~ Exams officer
Private tutoring | tutoring?; one to one tuition; 1:1 tuition; one-to-one tutoring; private tuition; online tutoring; tuition?; home tuition; tutored; academic tutoring; National Tutoring Programme; peer tutoring; home tutoring
Small group tuition | ~ Private tutoring
Online teaching | ~ Private tutoring; Remote teaching
Teaching assistance | teaching assistant; classroom support; learning support; classroom assistance; learning support assistant; =LSA; supporting pupils; in-class support; classroom assistant; =TA?; pupil support; supporting teaching and learning; support in the classroom; teaching support; general TA; support pupils
One-to-one support | ~ Teaching assistance
1:1 support | 1 to 1 support | < One-to-one support
Small group work | ~ Teaching assistance
Small group interventions | intervention groups | < Teaching assistance
Supporting students | ~ Teaching assistance
Supporting learners | learner support | ~ Teaching assistance
Learning mentor | learning mentoring | ~ Teaching assistance; Student mentoring
Pastoral care | pastoral support; pupil welfare; student welfare; pastoral leadership; pastoral manager; student welfare support; pastoral system
Form tutor | < Pastoral care
Head of year | < Pastoral care
Student wellbeing | ~ Pastoral care
House parent | < Pastoral care
Tutor group | < Pastoral care
Head of house | < Pastoral care
Welfare support | ~ Pastoral care
Pupil wellbeing | < Pastoral care
Boarding house | ~ Pastoral care; House parent
Student mental health | ~ Student wellbeing
Personal tutor | personal tutoring | ~ Pastoral care
Student retention
Student advice | ~ Pastoral care
Residential life | ~ Wardening
Student engagement
Wardening | ~ Pastoral care
School attendance | attendance monitoring; attendance officer; education welfare; pupil attendance; attendance tracking; education welfare officer; school attendance monitoring; improving attendance; attendance and punctuality; student attendance; attendance improvement; attendance data | ~ Pastoral care
Persistent absence | < School attendance
Children missing education | < School attendance
Truancy | < School attendance
Parental engagement | parents evenings; liaison with parents; liaising with parents; communication with parents; parent partnership; parent consultations; reporting to parents; parent meetings; parental involvement; relationships with parents; parent liaison; working with parents and carers; parent communication; parent teacher conferences; parent engagement; parent/teacher; partnership with parents and carers; working in partnership with parents and carers; partnership with parents/carers; work in partnership with parents; working in partnership with parents; engaging with parents; engaging parents and carers; working with families in school; meetings with parents; meeting parents
Home-school liaison | < Parental engagement
Home school links | < Parental engagement
School leadership | headteacher; deputy head; assistant head; senior leadership team in school; head of department school; middle leadership; school management; phase leader; whole-school; key stage leader; school senior leadership; academy leadership; school development plan; headship; department leadership; school improvement plan; school improvement planning; school leaders; principal school
School governance | school governor; school governors; school governing body; chair of governors | ~ Corporate governance; Trusteeship
Head of faculty | ~ School leadership
Academy trust | ~ School leadership
Multi-academy trust | =MAT? | ~ School leadership
Governor services | ~ School governance
Clerking | < Governor services
Academy conversion | ~ School leadership
Ofsted framework | Ofsted; Ofsted inspection; Ofsted requirements; Education Inspection Framework; =EIF; Ofsted standards; Common Inspection Framework; inspection framework; Ofsted readiness; =CIF?; Ofsted outstanding
Estyn | ~ Ofsted framework
Independent Schools Inspectorate | ~ Ofsted framework
Self-assessment report | ~ SAR and QIP
SAR and QIP | ~ Ofsted framework
Matrix standard
National Curriculum | national curriculum requirements; primary national curriculum; KS2 curriculum; KS3 curriculum; curriculum requirements; new national curriculum; national curriculum levels
CfE | =CfE; curriculum for excellence | ~ National Curriculum
Teachers' standards
School Teachers' Pay and Conditions
Initial teacher training | < Teacher training
Teacher training | training teachers
ECT mentor | ~ NQT mentoring; Early career framework
NQT mentoring | ~ Initial teacher training
School direct | ~ Initial teacher training
Teacher education | ~ Teacher training
Early career framework | ~ NQT mentoring
Teacher development | ~ Teacher training
Lesson observation | ~ Teacher development
Observing lessons | < Lesson observation
Observation of teaching | teaching observations | < Lesson observation
Observation of teaching and learning | < Lesson observation
INSET | =INSET | ~ Teacher development
School MIS [tool] | school management information system
Engage school [tool] | =Engage school?; Engage school MIS | < School MIS
Schoolbase [tool] | < School MIS
School Gateway [tool] | ~ ParentPay
Arbor [tool] | Arbor MIS | < School MIS
Bromcom [tool] | < School MIS
ScholarPack [tool] | ScholarPack MIS | < School MIS
Progresso [tool] | < School MIS
SIMS.net [tool] | < School MIS
Pupil Asset [tool] | < School MIS
SIMS database [tool] | < School MIS
Capita SIMS [tool] | < School MIS
RM Integris [tool] | < School MIS
Integris [tool] | < School MIS
PowerSchool [tool] | < School MIS
ParentMail [tool] | ~ ParentPay
ParentPay [tool]
3Sys [tool] | < School MIS
SEEMiS [tool] | < School MIS
SIMS [tool] | =SIMS | < School MIS
ISAMS [tool] | =ISAMS | < School MIS
CMIS [tool] | < School MIS
Safeguarding record systems [tool]
MyConcern [tool] | < Safeguarding record systems; Electronic recording systems
CPOMS recording [tool] | < CPOMS
Edukey [tool] | Edukey Provision Map; TES Provision Map | < Provision mapping
Class Charts [tool] | ~ Go 4 Schools
Go 4 Schools [tool] | < School MIS
Satchel One [tool] | ~ Show My Homework
Show My Homework [tool]
Tucasi [tool] | ~ ParentPay
ESS SIMS [tool] | < School MIS | ~ SIMS
Evolve visits [tool] | ~ School trips and visits
CPOMS [tool] | =CPOMS | < Safeguarding record systems; Electronic recording systems | ~ ClearCare
Student records systems [tool] | Banner student system; student information system; student records; student data; student database
Student recruitment | recruiting students | ~ Student recruitment marketing; Widening participation
International student recruitment | recruiting international students | < Student recruitment
Student loans | student finance; student funding | ~ SLC
Student admissions | admitting students; university admissions | ~ Higher education admissions; Student enrolment; School admissions
Student enrolment | enrolling students; enrolment of students; student registration | ~ Academic registry; Student records systems
Student administration | student services administration; student administrator | ~ Academic administration; Course administration; Student records systems
SITS:Vision [tool] | < Student records systems
ProSolution [tool] | < Student records systems
ProMonitor [tool] | ~ Student records systems
Tribal [tool] | Tribal? | ~ Student records systems
Tribal SITS [tool] | < Student records systems
ProSuite [tool] | < Student records systems
Maytas [tool] | ~ Student records systems
Individualised learner record | =ILR? | ~ Student records systems
Learner records | learner data | ~ Student records systems; Individualised learner record
MIS data returns | ~ Individualised learner record
Funding returns | ~ Individualised learner record
ESFA returns | ~ Individualised learner record
UCAS applications | ~ Higher education admissions
School admissions
Tier 4 [tool] | ~ UKVI compliance
UKVI compliance
Tier 4 compliance | ~ UKVI compliance
HESA returns | ~ HESA
Academic registry | ~ Student records systems
Academic administration | academic quality | ~ Academic registry
Course administration | ~ Academic registry
Exam boards administration | ~ Academic registry
Validation of programmes | ~ Quality assurance agency
Quality assurance agency | =QAA
School administration | school office; school admin
School secretary | < School administration
EBS [tool] | =EBS? | < Student records systems
HESA [tool] | =HESA | ~ Student records systems
HESES [tool] | ~ HESA
HEFCE [tool] | =HEFCE
PICS [tool] | ~ Student records systems
YETI [tool] | =YETI | ~ Student records systems
SLC [tool] | =SLC?
Higher education admissions | < Higher education experience | ~ Academic registry
UCAS [tool] | =UCAS | ~ Higher education admissions
Virtual learning environments [tool] | =VLE; learning management system; =LMS; Blackboard Learn; learning platforms; online learning platforms | < Educational technology
Blended learning | distance learning; technology enhanced learning; learning technologies; blended delivery; hybrid learning; online and blended learning | ~ Virtual learning environments; Educational technology; Online teaching
Blackboard [tool] | Blackboard? | < Virtual learning environments
Canvas LMS [tool] | =Canvas LMS | < Virtual learning environments
Canvas VLE [tool] | < Virtual learning environments
Microsoft Teams for Education [tool] | ~ Virtual learning environments
Panopto [tool] | ~ Virtual learning environments
Turnitin [tool] | ~ Virtual learning environments
Brightspace [tool] | D2L Brightspace; D2L | < Virtual learning environments
LMS administration | < Virtual learning environments
Frog VLE [tool] | < Virtual learning environments
Kahoot [tool]
Nearpod [tool] | ~ Kahoot
Totara [tool] | < Virtual learning environments
Docebo [tool] | < Virtual learning environments
Cornerstone LMS [tool] | < Virtual learning environments
Interactive whiteboard | ~ Educational technology
Smartboard | < Interactive whiteboard
Educational technology
Edtech | < Educational technology
Flipped classroom | ~ Blended learning
Remote teaching | ~ Blended learning
Mentimeter [tool] | ~ Kahoot
SCORM [tool] | =SCORM | ~ E-learning development
Moodle [tool] | Moodle VLE | < Virtual learning environments
Accelerated Reader [tool]
Times Tables Rock Stars [tool] | ~ MyMaths
TT Rockstars [tool] | ~ Times Tables Rock Stars
Mathletics [tool] | ~ MyMaths
MyMaths [tool]
Hegarty Maths [tool] | ~ MyMaths
Sparx [tool] | ~ Sparx maths
Sparx maths [tool] | ~ MyMaths
Purple Mash [tool] | ~ Education City
Lexia [tool] | ~ Accelerated Reader
Bedrock Learning [tool] | ~ Accelerated Reader
Education City [tool] | =Education City?
Century Tech [tool] | =Century Tech; Century Tech?
Seneca Learning [tool] | ~ Century Tech
IXL [tool] | ~ MyMaths
E-learning development | e-learning content; elearning; learning design; e-learning design; digital learning; digital learning content; learning content; e-learning modules; e-learning courses; digital learning design; learning materials
Online course development | < E-learning development
Course authoring | < E-learning development
Adobe Captivate | < E-learning development
Captivate | < E-learning development
Articulate 360 | < E-learning development
Lectora | < E-learning development
iSpring | < E-learning development
Evolve authoring | < E-learning development
Instructional materials | ~ E-learning development
ADDIE | =ADDIE | < Instructional design
H5P | < E-learning development
Instructional design | instructional designer | ~ E-learning development
Articulate Storyline | Storyline 360 | < E-learning development
Vocational assessing | NVQ assessor; NVQ assessing; assessing NVQs; NVQ assessment; vocational assessor; NVQ delivery | ~ Assessor award
Competence based assessment | ~ Vocational assessing
Assessing learners | ~ Vocational assessing
QCF qualifications
Portfolio assessment | assessing portfolios | ~ Vocational assessing
Workplace assessment | ~ Vocational assessing
Work-based assessor | < Vocational assessing
Assessing candidates | ~ Vocational assessing
Diploma assessing | < Vocational assessing
NVQ qualifications
E-portfolio | e-portfolios | ~ Vocational assessing
OneFile | < E-portfolio
Smart Assessor | < E-portfolio
Learning Assistant | < E-portfolio
Bud apprenticeship | ~ E-portfolio
Aptem | ~ E-portfolio
Skills Forward | ~ BKSB
Smart assessor e-portfolio | < E-portfolio
Learner portfolios | ~ E-portfolio
Work based assessing | < Vocational assessing
QCF | =QCF
BKSB | =BKSB | ~ Functional skills
Apprenticeship delivery | apprenticeships?; apprenticeship standards; work based learning; apprenticeship training; apprenticeship programmes; managing apprentices; apprenticeship frameworks; apprenticeship assessor; delivering apprenticeships; mentoring apprentices; training apprentices; apprentice development; apprentices?; supporting apprentices
Apprenticeship levy | apprenticeship funding; levy funded apprenticeships | ~ Levy funding; Apprenticeship delivery
End-point assessment | =EPA? | ~ Apprenticeship delivery; Vocational assessing
Off the job training | ~ Apprenticeship delivery
Gateway and EPA | ~ End-point assessment; Apprenticeship delivery
Traineeships | ~ Apprenticeship delivery
16-19 study programmes | ~ Further education teaching
Work based learning provider | < Apprenticeship delivery
Skills funding agency | =SFA? | ~ ESFA
Adult education budget | =AEB? | ~ ESFA
ESFA funding rules | < Funding rules | ~ ESFA
Skills bootcamps | ~ Apprenticeship delivery
Funding rules | ~ ESFA
SFA funding | ~ ESFA
Learning and skills sector | ~ Further education experience
Lifelong learning sector | ~ Further education experience
Levy funding | ~ Funding rules
SFA contracts | ~ ESFA
Sector Skills Council
ESFA | =ESFA | ~ Apprenticeship delivery
Internal quality assurance of qualifications | internal verification; internal quality assurance?; internal moderation | ~ Internal quality assurer award
Standardisation of assessment | ~ Internal quality assurance of qualifications
Awarding bodies | awarding body standards | ~ Internal quality assurance of qualifications
Awarding organisation | ~ Awarding bodies
City & Guilds
Pearson qualifications | Pearson?
Standardisation meetings | ~ Standardisation of assessment
External verification | ~ Internal quality assurance of qualifications
Moderation of assessment | ~ Internal quality assurance of qualifications
EV visits | =EV visits | ~ External verification
Highfield
EQA visits | ~ External verification
Ofqual | ~ Awarding bodies
Sampling and standardisation | < Internal quality assurance of qualifications
Awarding body requirements | ~ Awarding bodies
NCFE | =NCFE
Careers guidance | careers advice; careers education; careers advisor; careers information; careers adviser; careers information advice and guidance; career development advice; careers guidance qualification; career counselling; careers education, information, advice and guidance; level 6 careers guidance; careers leader; career planning; careers service; =CEIAG; =IAG; information, advice and guidance
Careers fairs | career fairs; careers fair; recruitment fairs; jobs fairs; job fairs | ~ Careers guidance; Candidate sourcing
Gatsby benchmarks | < Careers guidance
Work experience coordination | ~ Careers guidance
Work experience placements
Employer engagement | employer engagement programmes | ~ Careers guidance
Widening participation | ~ Careers guidance
Outreach in education | ~ Widening participation
Aimhigher | ~ Widening participation
Access and participation | ~ Widening participation
QCG | =QCG | < Careers guidance
Educational psychology | educational psychologist; education psychology; child and educational psychology; psychoeducational assessment
Educational assessment | ~ Educational psychology
Cognitive assessments of children | < Educational psychology
Library and information services | school library; library assistant; academic library; inter-library loans; library experience; public library
Classification and cataloguing | ~ Library and information services
Dewey Decimal | ~ Library and information services
Reader development | reader services | ~ Library and information services
Information literacy | ~ Library and information services
Stock promotion | ~ Library and information services
Knowledge services | ~ Library and information services
Lending services | ~ Library and information services
Sierra LMS | ~ Library and information services
Koha | ~ Library and information services
Heritage Cirqa | ~ Library and information services
E-resources | ~ Library and information services
Reading promotion | ~ Library and information services
MARC | ~ Library and information services
Museum and heritage work | heritage sites; heritage attractions; heritage interpretation; heritage sector; curator; SPECTRUM museum; museum experience; cultural heritage; curation; front of house museum; heritage conservation
Visitor engagement | ~ Museum and heritage work
Collections documentation | < Museum and heritage work
MODES database | < Museum and heritage work
Gallery education | < Museum and heritage work
Object conservation | < Museum and heritage work
Exhibition installation | ~ Museum and heritage work
School trips and visits | educational visits; school trips; educational visits coordinator; school visits; residential trips; field trips; residential visits
Extra-curricular activities | extra curricular; school clubs; after school activities | ~ School trips and visits
Enrichment activities | ~ Extra-curricular activities
Lunchtime supervision | lunchtime supervisor
Midday supervision | ~ Lunchtime supervision
Playground supervision | ~ Lunchtime supervision
Playground duty | ~ Playground supervision
Midday meals supervisor | ~ Lunchtime supervision
Science technician work | science technician; technician support for teaching
School lab technician | < Science technician work
Preparing practical lessons | < Science technician work
Laboratory technician in schools | school science laboratory | < Science technician work
Preparing science practicals | < Science technician work
D&T technician | ~ Science technician work
Art technician | ~ D&T technician
Preparing equipment for lessons | ~ Science technician work
CLEAPSS | =CLEAPSS | ~ Science technician work
Student mentoring | mentoring young people; coaching students; academic mentoring; learner mentoring; Mentor students; mentoring of students; Academic mentor
Academic coaching | < Student mentoring
`;
