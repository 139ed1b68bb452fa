/** Fictional advertisements of many trades, for tests. */
export const nurseAd = `Senior Staff Nurse
Marlow Vale NHS Trust
Location: Oxford
Salary: £36,000 to £42,000 a year
Closing date: 3 March 2027

About us
Marlow Vale NHS Trust is one of the largest trusts in the region and cares for 400,000 people.

Main duties of the job
• Assess, plan and evaluate the care of patients on a surgical ward
• Supervise junior nurses and healthcare assistants
• Keep accurate records

Person Specification
Essential
• Registered nurse with current NMC registration
• Degree in nursing or equivalent experience
• At least two years' experience on an acute ward
• Wound care and medication administration
• Willingness to work weekends and night shifts
Desirable
• Venepuncture
• Experience of mentoring students

An enhanced DBS check will be required for this post.

Benefits
• NHS pension scheme
• Free parking

We welcome applications from everyone and are a Disability Confident employer, regardless of disability or age.
For an informal chat please contact Sarah Khan, Ward Manager, on 01865 555 0100.`;

export const teacherAd = `# Teacher of English

Harbour Lane Academy is looking for an inspiring Teacher of English to join our Department of English in Whitby from September.

**The successful candidate will have:**
- QTS or be working towards it
- GCSE English and maths at grade C or above
- Experience of teaching Key Stage 3 and GCSE English
- Strong behaviour management

**It would be great if you also:**
- speak French to B2 level
- have run a school newspaper

What we offer
- A friendly staff room
- Childcare vouchers

Harbour Lane Academy is committed to safeguarding children.`;

export const driverAd = `HGV Class 1 Driver - Felixstowe
Brindle Haulage Ltd has been moving containers for over 40 years and runs 120 lorries.

The role
You will deliver containers to customers across East Anglia and complete daily vehicle checks.

Requirements
* Full HGV Class 1 licence
* Valid digital tachograph card
* Driver CPC
* Minimum of 18 months' experience driving articulated lorries
* No more than six points

Nice to have
* ADR

Pay and benefits
* £17.50 an hour, overtime after 45 hours
* 28 days holiday`;

export const developerAd = `Senior Backend Engineer (m/f/d)
Company: Pelican Parcels Ltd
Location: Manchester (hybrid)

Who we are
Pelican Parcels moves parcels. Our platform tracks parcels for two million people. You should have experience of Docker.

What you'll do
- Design services that track parcels in real time
- Keep our services healthy

What you'll need
- 5+ years' experience in backend development
- Go or Java
- SQL, Python and R
- Experience with a public cloud such as AWS, Azure or similar
- Docker
- A degree in computer science or equivalent experience

What we'd love
- Kubernetes
- Contributions to open source

What's in it for you
- Stock options and a laptop of your choice
- 30 days' holiday

How to apply
Send your CV to jobs@pelicanparcels.example.`;

export const accountantAd =
  "Our client, a growing manufacturer based in Derby, is looking to recruit a Management Accountant to join its busy finance team on a permanent basis. The Role You will prepare month-end accounts for three sites and present them to the board Reconciling balance sheet accounts Supporting the annual audit The Person You will be ACA/ACCA/CIMA qualified and must have at least three years experience in a manufacturing business. Experience of Sage would be an advantage. The Package In return you will receive a salary of up to £45,000 plus 25 days holiday and pension. To apply please send your CV today. Finch Recruitment is acting as an employment agency in relation to this vacancy. This job was originally posted as www.example.com/JobSeeking/123";

export const careAd = `Care Assistant

Rosebank Care Home in Harrogate is home to 40 residents, many of whom live with dementia.

You will support residents with washing, dressing and meals, and write up their care plans.

You must have a full UK driving licence and the right to work in the UK. An NVQ Level 2 in Health and Social Care is desirable, but we will train you.

We offer free uniform and paid breaks.`;

export const chefAd = `We need a Sous Chef for our riverside restaurant in Henley.

You will run the pass when the Head Chef is away, write menus and order stock.

You should have:
- Level 2 food hygiene certificate
- At least 3 years in a professional kitchen
- Experience of stock control

You'll get a share of the tips, meals on duty and your birthday off.

Interested? Please contact Ms Okafor on 01491 555 010.`;

export const solicitorAd = `Employment Solicitor
Tindall & Rowe LLP, Bristol

Tindall & Rowe LLP is part of Rowe Holdings LLC.

About you
You will have 2-4 years PQE in employment law and be registered with the SRA.
Excellent drafting skills are essential; experience of tribunal advocacy is desirable.

LLC

Our firm is an equal opportunities employer.`;

export const warehouseAd = `WAREHOUSE OPERATIVES WANTED - IMMEDIATE START!!!
Location: Daventry
Hours: 6am - 2pm, Monday to Friday
Pay: £12.60 per hour

Duties include:
- Picking and packing orders
- Loading and unloading vehicles

Requirements: current counterbalance licence; good standard of spoken English; safety boots.

APPLY NOW BEFORE IT IS TOO LATE
CV`;

export const civilServiceAd = `Policy Adviser (Higher Executive Officer)
Department for Rural Transport
Based in York

Job summary
The Department for Rural Transport is a ministerial department of the civil service. We advise ministers on buses, lanes and bridges.

Responsibilities
As a Policy Adviser you will draft policy papers and work with local authorities.

Essential criteria
- Experience of writing briefings for ministers or senior leaders
- Ability to analyse evidence and explain it plainly

Desirable criteria
- Knowledge of the spending review

Selection process
We will assess you using Success Profiles: behaviours, strengths and experience.`;

export const tableAd = `Nursery Assistant
Person specification
Criteria\tEssential\tDesirable\tAssessed by
Qualifications\tGCSE English and maths or equivalent\tFirst aid certificate at work\tApplication form
Experience\tExperience of working with children under five\tExperience of working with parents\tInterview`;

export const germanAd = `Softwareentwickler (m/w/d) in Hamburg
Wir sind ein Familienunternehmen mit 80 Mitarbeitern.

Ihre Aufgaben
- Entwicklung von Webanwendungen mit TypeScript
- Abstimmung mit dem Fachbereich

Ihr Profil
- Mindestens drei Jahre Berufserfahrung in der Softwareentwicklung
- Sehr gute Kenntnisse in Java
- Sehr gute Deutschkenntnisse

Von Vorteil
- Docker

Wir bieten
- 30 Tage Urlaub
- Flexible Arbeitszeiten`;
