/**
 * Advertisements of twelve sectors, written by us, each line marked by hand: D asks something of the person, T is a task
 * of the job, N is neither (headings, blurb, benefits, how to apply). The mark and one space stand before the line.
 */
export const labelledAds: readonly string[] = [
  `N Community Nurse, Band 5
N Wrenfield Community Health Trust
N We are a friendly team that prides itself on compassionate care across the valley.
N This is a fantastic opportunity to develop your clinical skills in a supportive service.
T You will manage a caseload of housebound patients and plan their care.
T You will assess wounds and review dressings with the tissue viability nurse.
N Person specification
D Registered nurse with current NMC registration
D Experience of working in a community or acute setting
D Able to travel between patients' homes
N You will be supported by an experienced team leader and a full induction.
N Shortlisted candidates will be contacted within ten days of the closing date.`,
  `N Finance Manager
N Excellent opportunity to join our client, a growing maker of packaging based in Selby.
D Our client is looking to recruit a CIMA qualified accountant to lead its finance team.
N Reporting to the Managing Director.
T Preparing monthly management accounts and forecasts
T Managing cash flow and the relationship with the bank
N The successful candidate will receive a salary of £48,000 plus bonus.
D You must have at least four years' experience in a manufacturing business.
D Strong Excel skills are essential.
D Knowledge of Sage would be an advantage.
N This role may well suit someone making their first move out of practice.
N Please send your CV to the address below.`,
  `N Teacher of Science
N Holmfield Academy
N Our students are at the heart of everything we do.
N About the role
T Teach science to pupils aged 11 to 16
T Plan lessons that stretch every learner
N Essential
D Qualified teacher status
D A degree in a science subject
D Good knowledge of the national curriculum
N Desirable
D Experience of teaching A-level physics
N We are committed to safeguarding and promoting the welfare of children.
N Interviews will be held in the week of 12 May.`,
  `N Electrician
N Are you looking for your next challenge?
D Do you have a Gold Card and experience of commercial installations?
N We have vans, tools and fuel cards for all our engineers.
N Duties
T Install and test wiring in shops and offices
T Complete certificates on the tablet provided
N Requirements
D 18th Edition wiring regulations
D NVQ Level 3 in electrical installation
D Full UK driving licence
N What we offer
N 23 days' holiday and a pension
N Overtime at time and a half`,
  `N Platform Engineer
N Lowmoor Systems builds software for bus operators.
N You’ll be part of a team that shares a vision of cleaner transport.
T You will run our Kubernetes clusters and improve our deployment pipelines.
T You will be on hand when releases go wrong and write up what was learnt.
N We'll assess you against these skills during the selection process:
D Terraform
D monitoring with Prometheus or Grafana
N Desirable criteria will only be assessed in the event of a tie break.
N Your application should explain how you meet the essential criteria.
N There are two stages to the interview process.
N We will provide a laptop and a budget for training.`,
  `N HGV Class 1 Driver
N Brackwater Haulage is one of the largest independent hauliers in the region.
T You will deliver palletised goods to supermarkets across the north.
T You will carry out daily vehicle checks and report defects.
D Applicants must hold a Class 1 licence, a digital tachograph card and a valid CPC.
D A minimum of two years' experience of driving articulated vehicles is required.
D ADR would be beneficial.
N Working hours are 10 to 12 hours a day, Tuesday to Saturday.
N In return we offer free parking and a uniform.
N If this sounds like you, click apply.`,
  `N Sous Chef
N The Saltmarsh Hotel has been welcoming guests since 1911.
N An exciting opportunity has arisen for a Sous Chef to join our kitchen.
D We are looking for an experienced chef who has worked in a rosette kitchen.
T You will run the pass in the head chef's absence and order stock.
D You should hold a Level 2 food hygiene certificate.
D A passion for local produce is important to us.
N Meals on duty and a share of the tips are included.
N Live-in accommodation is available.
N No agencies please.`,
  `N Conveyancing Solicitor
N Our client is a Legal 500 firm with six offices.
D You will be a qualified solicitor with 2 years' PQE in residential conveyancing.
T You will run your own caseload of freehold and leasehold matters from instruction to completion.
D Experience of using a case management system is desirable.
D You will have excellent client care skills.
N The firm offers genuine career progression and flexible working.
N Training contracts are not available through this vacancy.
N Hartley Wood acts as an employment agency for permanent recruitment.
N If you have not heard from us within 14 days, your application has been unsuccessful.`,
  `N Policy Adviser
N The department is at the centre of the government's plans for rural transport.
N Responsibilities
T Draft advice for ministers and answer parliamentary questions
T Build relationships with local authorities and operators
T Analyse the responses to public consultations
N Essential criteria
D Ability to write clearly at pace
D Experience of using evidence to inform policy
N Desirable criteria
D Knowledge of the legislative process
N The sift will be based on your personal statement.
D Successful candidates must pass a disclosure and barring security check.`,
  `N Care Assistant
N Rowan House is a residential home for 40 older people.
N No experience necessary as full training will be given.
T You will help residents with washing, dressing and meals.
T You will keep daily care notes up to date.
D You must be willing to work alternate weekends.
D You will need a kind and patient nature.
N We have a wide range of training opportunities to support your development.
N Paid DBS and a refer a friend scheme
N You will work towards your Level 2 diploma with our in-house trainers.
N Apply now or call in for an informal chat.`,
  `N Field Sales Executive
N This market leading supplier of catering equipment is enjoying a period of growth.
D They seek a field sales executive with a proven track record in business-to-business sales.
T Selling the full range to hotels, schools and restaurants across Kent
T Maintaining the customer database and weekly call reports
D Excellent negotiation skills
D Own transport is essential.
N Basic salary £28,000, uncapped commission and a company car
N Training is in house and ongoing.
N My client promotes from within, so there is a real career path for the right individual.
N We regret that only successful applicants will be contacted.`,
  `N Warehouse Team Leader
N Our site handles two million parcels a week and is easy to reach by bus.
N What you will do
T Lead a team of twelve pickers and packers
T Check stock against delivery notes and put right what is wrong
N What you will need
D Experience of leading people in a warehouse
D A counterbalance licence
D Good computer skills, including Excel
N Benefits
N Free hot drinks and a subsidised canteen
N Equal opportunities
N We welcome applications from everyone, whatever their background.`,
  `N Laboratory Technician
N As a charity we put every pound we earn back into research.
T Prepare media and samples for three research groups
T Maintain equipment and order reagents
N About you
D HNC or A-levels in a biological science
D Working knowledge of aseptic technique
D Good record keeping and an eye for detail
N Once you have completed your probation you can join the bonus scheme.
N Your application must be received by noon on Friday.
N For an informal discussion please contact the laboratory manager.`,
];
