export const humanResources = `
Deputising for managers | deputise; deputising; deputise for the manager; deputise in a management role; deputise in the absence of the manager
Performance management | performance reviews of staff; performance appraisals; performance appraisal; staff appraisals; appraisals?; staff appraisal; conducting appraisals; managing performance; managing underperformance; performance improvement plans; managing staff performance; performance management of staff; appraisal process; =PDR?; performance monitoring of staff; appraising staff; staff performance; underperformance; performance management systems; team performance; manage performance; team appraisals; employee appraisals; appraisal systems; employee performance; poor performance; conduct appraisals; performance targets
Employee assistance and wellbeing programmes | wellbeing programme design; workplace wellbeing strategy | ~ Employee engagement
Candidate sourcing | sourcing candidates; candidate attraction; candidate generation; CV searching; resourcing candidates; direct sourcing; talent sourcing; LinkedIn sourcing; sourcing talent | < Recruitment
Shortlisting candidates | shortlisting?; sifting applications; screening CVs; CV screening; candidate screening; screening candidates; candidate selection | < Recruitment
Job advertising | advert writing; writing job adverts; job boards; posting jobs; advertising vacancies; job postings on boards; job adverts; recruitment advertising | < Recruitment
Candidate management | candidate experience; candidate care | < Recruitment
Human resources | =HR?; HR experience; HR function; HR generalist; HR department; HR practices; HR environment; HR services; HR professional; Human resource management; HR management; =HRM
Strategic HR | < Human resources
HR strategy | < Human resources
People strategy | People management strategy | < Human resources
HR leadership | < Human resources
HR director | < Human resources
HR administration | personnel administration; HR admin; HR records; HR support; HR administrator; HR assistant; HR processes; HR documentation; HR operations; HR letters; HR shared services | < Human resources
Personnel records | < HR administration
Employee records | employee administration | < HR administration
Staff records | < HR administration
Personnel files | < HR administration
Employee files | < HR administration
Employee lifecycle | ~ HR administration
Staff files | < HR administration
Starters and leavers | new starters and leavers | ~ HR administration
Joiners and leavers | ~ Starters and leavers
HR advice | employee relations advice; HR advisory; HR advisor; HR guidance; HR adviser; HR advice and guidance; HR support to managers | < Human resources
Advising managers | ~ HR advice
Coaching managers | ~ Leadership development
Advising line managers | < HR advice
Supporting managers
HR business partnering | HR business partner; =HRBP; people partner; people partnering | < Human resources
HR policies | employment policies; HR policies and procedures; personnel policies; HR policy development; HR procedures; HR policy and practice; HR best practice | < Human resources
Employee relations | =ER?; ER casework; ER cases; employee relations issues; staff relations; employee relations casework; complex employee relations; employee relations cases; ER issues; labour relations; employee issues; ER advice | < Human resources
Complex ER | < Employee relations
Disciplinary and grievance | grievances; disciplinaries; grievance handling; disciplinary hearings; disciplinary procedures; grievance procedures; disciplinary investigations; disciplinary and grievance procedures; disciplinary processes; disciplinary, grievance; grievances and disciplinaries; grievance investigations; disciplinary, grievance and capability; grievance hearings; disciplinary matters; disciplinary action; disciplinary issues | ~ Employee relations
Capability procedures | < Disciplinary and grievance
Dismissals | ~ Disciplinary and grievance
Absence management | sickness absence; sickness absence management; attendance management; managing absence; sickness management; absence monitoring; absence?; absence reporting; managing sickness absence; staff absence; managing attendance; sickness reporting; staff sickness; sickness records | ~ Employee relations
Return to work interviews | < Absence management
Long term sickness | ~ Absence management
Sickness monitoring | < Absence management
Bradford factor | < Absence management
Occupational health referrals | ~ Absence management
Supervision and appraisal | staff supervision and appraisal; appraisals and supervisions | < Performance management
Knowledge and skills framework | KSF | ~ Performance management
TUPE | =TUPE; TUPE transfers; TUPE regulations; transfer of undertakings; TUPE process | ~ Employee relations
Redundancy | redundancy consultation; redundancy programmes; redundancy processes; collective redundancy; Redundancy? | < Employee relations
Collective consultation | < Redundancy
Outplacement | ~ Redundancy
Consultation processes | ~ Collective consultation
Restructuring programmes | ~ Redundancy
Trade union negotiation | trade unions; union negotiation; industrial relations; union relations; trade union relations; trade union consultation; union recognition; union representatives; trade union representatives; partnership with trade unions; TU negotiations | < Employee relations
Unionised environments | unionised; unionised environment; unionised workplace; unionised workforce | ~ Trade union negotiation
Collective bargaining | < Trade union negotiation
Staff side | ~ Trade union negotiation
Works councils | < Trade union negotiation
Employee representatives | ~ Trade union negotiation
Staff forums | ~ Employee representatives
Recognition agreements | < Trade union negotiation
Job evaluation | job grading; job matching; job profiles; Hay evaluation; job design; job levelling
Agenda for Change
Agenda for change banding | ~ Job evaluation; Agenda for Change
Pay grading | Pay and grading | ~ Job evaluation; Grading structures
Grading structures | ~ Job evaluation
Role profiles | ~ Job description writing
Agenda for change terms and conditions | ~ Agenda for Change
Job evaluation schemes | Hay job evaluation; NJC job evaluation | < Job evaluation
Job description writing | writing job descriptions | ~ Job evaluation
Reward and benefits | compensation and benefits; reward strategy; reward?; comp and ben; pay and reward; total reward; reward management
Salary benchmarking | < Reward and benefits
Pay reviews | < Reward and benefits
Pay benchmarking | < Reward and benefits
Executive remuneration | < Reward and benefits
Executive compensation | < Reward and benefits
Pay policy | < Reward and benefits
Pay structures | < Reward and benefits
Relocation services | ~ Global mobility
Expatriate management | < Global mobility
Global mobility | ~ Reward and benefits
Expatriate assignments | < Global mobility
International assignments | ~ Global mobility
Gender pay gap reporting | gender pay gap; gender pay reporting | ~ Reward and benefits; HR analytics
Learning and development | =L&D; organisational learning; employee development; learning and organisational development; learning and development programmes; learning interventions; learning and development strategy; learning needs of staff; staff learning; workforce development | ~ Human resources
Training and development strategy | < Learning and development
L&D strategy | < Learning and development
Training delivery coordination | ~ Learning and development
Training administrator | ~ Learning and development
Booking training | ~ Training administrator
Training calendar | ~ Training administrator
Training compliance | ~ Learning and development
Apprenticeship and graduate programmes | ~ Learning and development
Employee training programmes | ~ Learning and development
Leadership development | management development; leadership development programmes; leadership training; leadership coaching; leadership programmes; coaching leaders; coaching managers and leaders; leadership and management development; leadership and management training | < Learning and development
Management training | < Leadership development
Executive development | < Leadership development
Management development programmes | < Leadership development
ILM coaching | ~ Leadership development
Coaching accreditation | ~ ILM coaching
Coaching culture | ~ Leadership development
Business coaching | ~ Executive coaching
Life coaching | ~ Business coaching
Coaching framework | ~ Coaching culture
GROW model | ~ Executive coaching
NLP practitioner | =NLP practitioner | ~ Life coaching
Development centres | ~ Assessment centres
ICF | =ICF | ~ Executive coaching
Executive coaching | executive coach | ~ Leadership development
Organisational development | =OD?; organisation development; organisational effectiveness; organisation design; organisational design; organisational culture; organisational behaviour; organisation effectiveness | < Human resources
OD interventions | ~ Organisational development
Occupational psychology | organisational psychology | ~ Organisational development
Culture transformation | ~ Organisational development
BPS level A | < Psychometric testing
BPS level B | < Psychometric testing
Myers-Briggs | < Psychometric testing
DISC profiling | ~ Psychometric testing
Insights Discovery | ~ Psychometric testing
Thomas International | < Psychometric testing
Business psychology | ~ Organisational development
Target operating model HR | ~ Organisational development
Team building facilitation | ~ Organisational development
MBTI | =MBTI | < Myers-Briggs
SHL | < Psychometric testing
OPQ | =OPQ | < Psychometric testing
16PF | < Psychometric testing
Psychometric testing | psychometrics | ~ Occupational psychology
Talent management | talent pipelines; talent reviews; talent strategy; talent programmes; talent identification; talent pools; talent management strategies; talent planning; talent retention; Talent pooling | < Human resources
Graduate programmes | ~ Talent management
Graduate schemes | ~ Talent management
Career progression frameworks | ~ Talent management
Employee retention | ~ Talent management
Staff retention | ~ Talent management
Recruitment and retention | ~ Talent management
Employee turnover | ~ Talent management
Staff turnover | ~ Talent management
Succession planning | talent and succession | < Talent management
Workforce planning | manpower planning; capacity and workforce planning; strategic workforce planning; workforce strategy; workforce analysis; workforce information; workforce modelling; workforce transformation; workforce redesign | ~ Rota management
Establishment control | ~ Workforce planning
Headcount planning | ~ Workforce planning
Safe staffing levels | ~ Workforce planning
Skill mix | ~ Workforce planning
Allocation of staff | staff allocation; allocating staff | ~ Workforce planning
Verint WFM | ~ Contact centre planning
Call volume forecasting | ~ Workforce planning
Contact centre planning | ~ Workforce planning
Teleopti | ~ Contact centre planning
NICE IEX | ~ Contact centre planning
Employee engagement | staff engagement; engagement surveys; employee surveys; employee experience; internal engagement; employee engagement surveys; employee voice; colleague engagement; engagement initiatives; employee recognition; employee satisfaction; employee morale | ~ Human resources
Pulse surveys | < Employee engagement
Exit interviews | ~ Employee engagement; HR administration
Recruitment | recruiting?; hiring?; staff recruitment; recruitment campaigns; end-to-end recruitment; talent acquisition; recruitment and selection; resourcing?; recruitment management; volume recruitment; hiring staff; recruitment selection; recruitment experience; in-house recruitment; full recruitment cycle; recruiting staff; recruitment activities; recruitment strategy; internal recruitment; technical recruitment; graduate recruitment; full cycle recruiting; resource recruitment; recruitment industry; recruitment and onboarding; international recruitment; staff selection; full-cycle recruitment; recruit and train; campus recruitment; early careers recruitment; IT recruitment; values based recruitment; selection and recruitment; recruitment drives; campaign recruitment; recruiting and training; recruitment best practice; diversity recruitment; Recruitment?; recruited staff; hired staff; recruited and trained; hired and trained; recruiting and hiring | ~ Human resources
Safer recruitment | safer recruitment training | ~ Recruitment
Recruitment administration | recruitment coordination; recruitment admin; recruitment administrator; recruitment coordinator; recruitment co-ordinator; recruitment support | ~ Recruitment; HR administration
Search and selection | < Recruitment
Interviewing and hiring | < Recruitment
Executive search | executive recruitment | < Recruitment
Recruitment consultancy | agency recruitment; recruitment consultant; recruitment agency; 360 recruitment; temporary recruitment; permanent recruitment; perm recruitment; 360 recruitment consultant; contract recruitment; recruitment resourcer; temp recruitment; on-site recruitment; locum recruitment | < Recruitment
Recruitment process outsourcing | =RPO; =MSP recruitment; managed service recruitment | ~ Recruitment consultancy; Recruitment
Temp desk | < Recruitment consultancy
Temp and perm | < Recruitment consultancy
Agency workers | Agency Workers Regulations; =AWR | ~ Recruitment consultancy
Temporary worker placement | placing temporary workers; supplying temporary workers; temporary recruitment desk | < Recruitment consultancy
Resourcer | < Recruitment consultancy; Candidate sourcing
Perm desk | < Recruitment consultancy
Staffing agency | < Recruitment consultancy
Master vendor | < Recruitment consultancy
Staffing solutions | < Recruitment consultancy
Umbrella companies | ~ Contractors payroll
Contractors payroll | < Payroll
Temp worker management | ~ Recruitment consultancy; Agency workers
Temporary workforce | ~ Agency workers
IR35 | =IR35 | ~ Umbrella companies
Boolean | Boolean? | ~ Boolean search
Sifting | Sifting? | < Shortlisting candidates
CV database | ~ Candidate sourcing
Monster and Reed | < Candidate sourcing
Recruitment social media | < Candidate sourcing
Talent mapping | < Candidate sourcing
LinkedIn Recruiter | < Candidate sourcing
Boolean search | Boolean searching | ~ Candidate sourcing
Headhunting | headhunt | < Candidate sourcing
Interviewing | conducting interviews; competency based interviewing; interviewing candidates; competency-based interviews; interview panels; interview techniques; telephone interviewing candidates; interviewing skills; interview skills; competency interviewing; panel interviews; telephone interviews; value based interviewing; interview candidates; conduct interviews; interviewing techniques; interviewing and selection; behavioural interviewing; Interviewing? | ~ Recruitment
Interview scheduling | arranging interviews; scheduling interviews; scheduling of interviews; organising interviews; booking interviews; arrange interviews; schedule interviews; coordinating interviews; setting up interviews | ~ Recruitment administration; Interviewing; Appointment booking
Employee onboarding | induction programmes; new starter onboarding; new employee orientation; induction of new staff; employee induction; onboarding new starters; employee onboarding process | ~ HR administration
Pre-employment checks | pre-employment screening; pre-employment vetting; pre employment checks; employment checks; new starter checks; pre-employment checking | ~ Employee onboarding; Recruitment administration
Reference checks | reference checking | < Pre-employment checks | ~ Employee onboarding
Offer letters | ~ Employee onboarding
Right to work checks | < Pre-employment checks | ~ Employee onboarding
Employment references | < Pre-employment checks | ~ Employee onboarding
DBS checks processing | < Pre-employment checks | ~ Employee onboarding
Staff vetting | < Pre-employment checks | ~ Employee onboarding
Employment contracts issuing | ~ Employee onboarding
Background checks | < Pre-employment checks | ~ Employee onboarding
Offers and contracts | ~ Employee onboarding
Processing DBS | ~ Employee onboarding
New starter inductions | ~ Employee onboarding
Vetting checks | < Pre-employment checks | ~ Employee onboarding
New hire orientation | ~ Employee onboarding
Issuing contracts | ~ Employee onboarding
Offer management | ~ Employee onboarding
Taking up references | < Pre-employment checks | ~ Employee onboarding
Screening and vetting | < Pre-employment checks | ~ Employee onboarding
NHS employment checks | < Pre-employment checks | ~ Employee onboarding
Probation reviews | probationary reviews | ~ Employee onboarding
Reference requests | < Pre-employment checks | ~ Employee onboarding
Probation periods | ~ Employee onboarding
Assessment centres | assessment centre design; running assessment centres | < Recruitment
Selection days | < Assessment centres
Aptitude tests | ~ Selection tests; Psychometric testing
Selection tests | ~ Assessment centres
Assessment days | < Assessment centres
Assessment methods
Employer branding | employer brand; employee value proposition; recruitment marketing; employer value proposition; =EVP; employer brand marketing
Careers site | ~ Employer branding
Attraction strategy | < Employer branding
Attraction campaigns | < Employer branding
HR analytics | people analytics; HR reporting; workforce reporting; HR metrics; people data; HR data; HR information; HR data analysis; HR management information; workforce analytics; HR reports; HR KPIs
Workforce data | < HR analytics
Workforce metrics | < HR analytics
People metrics | < HR analytics
People reporting | < HR analytics
HR information systems [tool] | =HRIS; HR system; Electronic Staff Record; HR database; =ESR
Cascade HR [tool] | Cascade payroll | < HR information systems; Payroll software
Breathe HR [tool] | < HR information systems
Northgate HR [tool] | Northgate payroll | < HR information systems; Payroll software
PeopleSoft HR [tool] | < HR information systems | ~ PeopleSoft
ADP HR [tool] | < HR information systems | ~ ADP
TeamSpirit HR [tool] | < HR information systems
Factorial HR [tool] | < HR information systems
iTrent [tool] | ITrent payroll; Midland iTrent | < Payroll software; HR information systems
BambooHR [tool] | < HR information systems
PeopleHR [tool] | < HR information systems
Workday [tool] | Workday? | < HR information systems
Ciphr [tool] | < HR information systems
MyHR [tool] | < HR information systems
ESR system [tool] | ESR reporting | < HR information systems
HiBob [tool] | < HR information systems
Sage People [tool] | < HR information systems
Snowdrop [tool] | Snowdrop? | < HR information systems
Ultipro [tool] | < HR information systems
Kronos [tool] | < Time and attendance
ChrisHR [tool] | < HR information systems
Workday HCM [tool] | < Workday
Personio [tool] | < HR information systems
SelectHR [tool] | < HR information systems
Cezanne [tool] | < HR information systems
Taleo [tool] | < Applicant tracking systems
Kallidus [tool] | ~ HR information systems
Workday HRIS [tool] | < Workday
XpertHR [tool] | ~ HR information systems
Chris21 [tool] | < HR information systems
Time and attendance | time and attendance systems; T&A | ~ HR information systems
Kronos timekeeping [tool] | < Kronos
Clocking systems | < Time and attendance
Rotageek [tool] | ~ HR information systems
Tensor time [tool] | < Time and attendance
Timegate [tool] | < Time and attendance
Sona [tool] | ~ HR information systems
UKG [tool] | < Time and attendance | ~ Kronos
Applicant tracking systems [tool] | =ATS
Bullhorn [tool] | =BULLHORN; =Bullhorn; Bullhorn? | < Applicant tracking systems
Tribepad [tool] | < Applicant tracking systems
Vacancy Filler [tool] | < Applicant tracking systems
JobAdder [tool] | < Applicant tracking systems
iCIMS [tool] | < Applicant tracking systems
SmartRecruiters [tool] | < Applicant tracking systems
TRAC recruitment [tool] | < Applicant tracking systems
Jobvite [tool] | < Applicant tracking systems
Jobtrain [tool] | < Applicant tracking systems
Networx [tool] | < Applicant tracking systems
eArcu [tool] | < Applicant tracking systems
Oleeo [tool] | < Applicant tracking systems
Itris [tool] | < Applicant tracking systems
Eploy [tool] | < Applicant tracking systems
Taleo Recruiting [tool] | < Applicant tracking systems
Vincere [tool] | < Applicant tracking systems
Greenhouse recruiting [tool] | < Applicant tracking systems
Broadbean [tool] | =Broadbean; Broadbean? | ~ Applicant tracking systems; Logic Melon
Recruitment software | < Applicant tracking systems
HireVue [tool] | ~ Applicant tracking systems
Idibu | ~ Broadbean
Trac jobs [tool] | < Applicant tracking systems
Jobscience [tool] | < Applicant tracking systems
Mercury xRM [tool] | < Applicant tracking systems
Voyager Infinity [tool] | < Applicant tracking systems
Logic Melon [tool] | ~ Applicant tracking systems
Recruitment database | < Applicant tracking systems
Stonefish [tool] | < Applicant tracking systems
RDB [tool] | =RDB? | < Applicant tracking systems
WCN [tool] | < Applicant tracking systems
Agile working policies
Whistleblowing | whistleblowing policy
Raising concerns at work
Freedom to speak up
Freedom to speak up guardian
Managing and developing staff | < People management
Staff team management | < People management
`;
