export const care = `
Equality and diversity | equality, diversity and inclusion; equal opportunities?; equality and diversity policies; diversity and equality; equality and inclusion; commitment to equality; valuing diversity; promoting equality; equality legislation; Equality Act; Equality Act 2010; equal opportunities policy; equal opportunities practice; anti-discriminatory practice; diversity awareness; diversity in practice; diversity and inclusion strategy; diversity and inclusion training; anti-racist practice; anti-oppressive practice; =EDI?; D&I; equality act; equality impact assessments; equal opportunities policies; equality of opportunity; =ED&I; Equality, Diversity and Human Rights; diverse population
Autism support | autism; autistic spectrum disorder; autistic spectrum; autism spectrum disorder; =ASD; =ASC; autistic people; autistic children; autistic adults; Asperger's; Asperger's syndrome; autism spectrum conditions; autistic spectrum condition; autism awareness; autism spectrum condition; autistic spectrum conditions; autistic
Autism assessment | autism diagnostic assessments; autism assessments | ~ Autism support; ADHD assessment
ADHD | =ADHD; attention deficit hyperactivity disorder
Recovery in mental health | recovery-focused care; recovery approach; recovery focused; recovery orientated; recovery principles | ~ Recovery model
Accident and incident reporting in care | reporting of incidents in care; incident forms
Working with adults with learning disabilities | adults with learning disabilities; people with learning disabilities; people with a learning disability | < Learning disabilities
Care sector experience | experience in the care sector; care sector?; care experience; care background; previous care experience; experience in care; experience of working in care; care environment experience | < Care support work
Bed-based basic care | basic nursing care; basic care; bed nursing; basic care needs; patients' basic needs; basic needs of patients; assisting with getting up; help with getting up
Deputy care home management | deputy home manager; deputy manager in care; deputy care manager; Deputy manager care | ~ Care home management
Personal care | intimate care; personal hygiene; washing and dressing; assistance with personal care; providing personal care; personal care tasks; personal care needs; personal hygiene needs; dressing and undressing; support with personal care; personal care duties; grooming and dressing; bathing and dressing; washing, dressing
Bathing | Bathing? | < Personal care
Showering | Showering? | < Personal care
Oral hygiene | ~ Personal care
Oral care | < Personal care
Mouth care | < Personal care
Care planning | care plans; person-centred care plans; care planning and review; support plans; support planning; individual care plans; developing care plans; risk assessments and care plans; writing care plans; care plan reviews; individualised care plans; planning of care; planning care; nursing care plans; plan care; programmes of care; plans of care; assessment and care planning; care delivery; person-centred support plans
Treatment planning | treatment plans; planning treatment; treatment plan | ~ Care planning; Clinical assessment
Care packages | ~ Care planning
Individual support plans | individualised care | < Care planning
Care reviews | < Care planning
Person-centred care | person-centred approach; person-centred support; person centred; person-centred planning; patient-centred; service user centred; client-centred; resident-centred; person-centredness; client-centred care | ~ Care planning
Individualised support | < Person-centred care
Person centered care | < Person-centred care
Personalised support | < Person-centred care
Outcome-focused care | ~ Person-centred care
Strength-based approach | ~ Person-centred care
Strengths-based | strengths based practice | ~ Strength-based approach
Domiciliary care | home care; care at home; care in the community; home carer; domiciliary carer; domiciliary; care calls; domiciliary care experience; in-home care; care visits; domiciliary care services; =Dom care; homecare services | ~ Residential care
Live-in care | < Domiciliary care
Live in carer | < Domiciliary care
Companionship care | < Domiciliary care
Care worker in the community | < Domiciliary care
Residential care | care home; residential care home; residential home; residential setting; care home setting; residential home experience; elderly care home; residential services; residential environment; residential care setting; residential unit | ~ Nursing homes; Domiciliary care; Geriatrics
Nursing homes | nursing home setting; nursing home experience; nursing home management; care home with nursing; care home nurse; care home nursing | ~ Residential care
Supported living | supported living services; supported living setting; supported living schemes; supported living environment
Shared lives | ~ Supported living
Supported accommodation | ~ Supported living
Supported housing | ~ Supported living
Extra care housing | extra care; assisted living | ~ Supported living
Sheltered housing | ~ Supported living
Extra care schemes | ~ Supported living
Day services | day centre; day care services; day opportunities; day care centre; adult day care
Respite care | respite services; respite care services
Short breaks | short breaks service | < Respite care
Elderly care | care of elderly; elderly people; older people; caring for the elderly; support for older people; elderly residents care; working with the elderly; caring for older people; elder care; work with older people; care for the elderly; elderly service users; elderly care experience; working with older people; older people's services; older adults; care of older people; older persons care; care of the elderly; older people's care | ~ Geriatrics
Dementia care | dementia; Alzheimer's; dementia awareness; dementia friendly; Alzheimer's disease; dementia support; people living with dementia; dementia care mapping; dementia training; dementia patients; dementia residents; dementia experience | ~ Geriatrics
Memory clinic | < Dementia care
Memory assessment | memory service | < Dementia care
Elderly mentally infirm | =EMI? | < Dementia care
Learning disabilities | learning disability support; =LD?; intellectual disability; learning disability services; profound and multiple learning disabilities; =PMLD; learning disability awareness; severe learning difficulties; =SLD; moderate learning difficulties; =LDD; profound and multiple learning difficulties; learning disabled; developmental disabilities; =MLD | < Disability support
Learning difficulties | learning difficulty; people with learning difficulties; students with learning difficulties | ~ Learning disabilities; SEND
Neurodevelopmental | ~ Autism support
Neurodiversity | neurodivergent; neurodiverse | ~ Autism support
Neurodevelopmental disorders | ~ Autism support
ADHD assessment | < ADHD
SPELL | < Autism support
ADOS | =ADOS | < Autism assessment
ADOS-2 | < ADOS
Physical disabilities | Physical disabilities?; physical disability support; physical impairments; physically disabled | < Disability support
Disability support | people with disabilities; disabled adults; supporting people with disabilities; supporting disabled people; disabled people; working with disabled people; working with people with disabilities; adults with disabilities | ~ Independent living skills
Working with disabled children | disabled children; children with disabilities; supporting children with disabilities | < Disability support | ~ SEND
Wheelchair users | ~ Physical disabilities
Sensory impairment | ~ Physical disabilities
Sensory loss | ~ Physical disabilities
Visual impairment | visually impaired | ~ Physical disabilities
Hearing impairment | ~ Physical disabilities
Cerebral palsy | ~ Physical disabilities
Muscular dystrophy | ~ Physical disabilities
Sensory needs | ~ Physical disabilities
Deafblind | ~ Physical disabilities
Long term neurological conditions | neurological conditions; neurological condition
Independent living skills | daily living skills; life skills; promoting independence; independent living; activities of daily living; =ADL; daily living; independence skills; life skills training; support independence; daily living tasks; maximise independence; promote independence; enabling independence; daily living activities; maintaining independence; service user independence; maintain independence; increase independence; daily living support
Moving on support | < Independent living skills
Empowering service users | ~ Independent living skills
Positive behaviour support | =PBS?; positive behavioural support; PBS plans; behaviour support plans; positive behaviour support plans; behavioural support; behaviour support; functional behaviour assessment | ~ Challenging behaviour
Active support | ~ Positive behaviour support
Applied behaviour analysis | =ABA; ABA therapy; ABA tutor; applied behavioural analysis; behaviour analyst | ~ Positive behaviour support
Challenging behaviour | behaviours that challenge; aggressive behaviour; managing challenging behaviour; behaviour which challenges; challenging behaviour management; violence and aggression; challenging and aggressive behaviour; behaviours of concern; aggressive situations; behavioural problems; complex behaviours; violent and aggressive; complex and challenging behaviour; distressed behaviours | ~ Positive behaviour support
De-escalation techniques | < De-escalation | ~ Challenging behaviour
Verbal de-escalation | < De-escalation | ~ Challenging behaviour
Conflict de-escalation | < De-escalation | ~ Challenging behaviour
Care support work | care assistants; support worker; support work experience; healthcare assistant; =HCA; nursing assistant; care worker; healthcare support worker; nursing auxiliary; care work; caring role; healthcare support; =HCSW; providing care; care support; care role; care and support worker; previous experience in care; care for residents; cared for residents; resident care; caring for residents
Recovery worker | ~ Care support work
Senior carer | < Care support work
Social care worker | < Care support work
Keyworking | key working; key worker; keywork; key worker role; keywork sessions; keyworker sessions
Outreach | outreach support; outreach work; outreach worker; street outreach; outreach services; outreach programmes; outreach activities; Outreach?
Detached work | < Outreach
Adoption | Adoption?; Adoption work; adoption services; adoption support; adoption assessments; prospective adopters; adopters? | < Children's social care
Youth work | youth worker; youth engagement; youth support; JNC youth work; youth clubs; working with young people; youth services; work with young people; young people's services; youth participation; youth projects; supporting young people; youth programmes; experience working with young people; young people experience; youth centre; with young people; supported young people; support young people; groups of young people
JNC qualified | < Youth work
National Citizen Service
NEET young people | ~ Youth work
Duke of Edinburgh
DofE | =DofE
Engaging young people | < Youth work
NEET | =NEET | ~ NEET young people
Probation | Probation?; probation services; offender management; probation officer
Offender rehabilitation | ~ Probation
Offenders | Offenders?; working with offenders; offender manager | ~ Probation
Community payback | ~ Probation
Ex-offenders | ~ Probation
Resettlement work | ~ Probation
Criminal justice system | criminal justice | ~ Probation
Offending behaviour | offending behaviour programmes | ~ Probation
Licence supervision | ~ Probation
Accredited programmes | ~ Offending behaviour
Unpaid work | ~ Community payback
Prison resettlement | ~ Probation
Through the gate | ~ Probation
Employability support | employability; employability skills; employability training; employability programmes
Employment support | supported employment; employment services | ~ Employability support
Work coach | ~ Employability support
Job coaching | ~ Employability support
Job search support | job search? | ~ Employability support
Welfare to work | ~ Employability support
Back to work | ~ Employability support
Restart programme | ~ Employability support
Individual placement and support | ~ Employability support
Job readiness | ~ Employability support
CV writing support | ~ Employability support
Employment advisor | ~ Employability support
CV workshops | ~ Employability support
Job brokerage | ~ Employability support
Employment adviser | ~ Employability support
Long-term unemployed | ~ Employability support
Work placement support | ~ Employability support
Return to work support | ~ Employability support
DWP provision | ~ Employability support
DWP contracts | ~ Employability support
Job clubs | ~ Employability support
Barriers to employment | ~ Employability support
Work readiness | ~ Employability support
Advocacy | independent advocacy; advocacy support; care act advocacy; advocating for clients; advocacy services; advocating; advocacy skills; patient advocacy; advocating on behalf; self-advocacy; client advocacy; advocacy work; patient advocate; child advocacy; Advocacy?
IMCA | independent mental capacity advocate; =IMCA | < Advocacy | ~ IMHA
IMHA | =IMHA | < Advocacy
Activities coordination | activities coordinator
Activity planning | ~ Activities coordination
Meaningful activities | ~ Activities coordination
Activity programmes | ~ Activities coordination
Social activities | ~ Activities coordination
Arts and crafts | ~ Activities coordination
Therapeutic activities | ~ Activities coordination
Stimulating activities | ~ Activities coordination
Activities for residents | residents' activities | ~ Activities coordination
Organising activities | organised activities | ~ Activities coordination
Reminiscence | ~ Activities coordination
Group work skills | therapy groups; group therapy | ~ Activities coordination
Day trips | ~ Activities coordination
Planning trips | ~ Activities coordination
Therapeutic groups | therapeutic group work | ~ Activities coordination
Groupwork | ~ Activities coordination
Running groups | ~ Activities coordination
Facilitating group sessions | ~ Activities coordination
Group interventions | ~ Activities coordination
Meal preparation | preparing meals; cooking meals; assisting with meals; meal prep; prepare meals; meal preparation for clients; support with meals; preparation of meals; prepared meals | ~ Food preparation
Meal planning | planning meals; plan meals | ~ Meal preparation; Menu planning
Cooking for residents | < Meal preparation
Assisting with eating and drinking | Assistance with eating; assistance with feeding; assisting with feeding; feeding assistance; mealtime support; support at mealtimes | < Personal care | ~ Meal preparation
Domestic tasks | household tasks; housework; domestic duties; household chores; light housework; light domestic duties; household duties; domestic chores; light household duties; domestic support
Cleaning and laundry | < Domestic tasks
Cleaning and cooking | < Domestic tasks
Household management | < Domestic tasks
Washing and ironing | < Domestic tasks
Shopping and cleaning | < Domestic tasks
Daily records | daily logs; daily notes; care records; daily care records; daily care notes; writing daily notes; care documentation; daily recordings; accurate care records; care recording; recording care | ~ Care planning
Shift handover | ~ Daily records
Support records | < Daily records
Log sheets | ~ Daily records
Handover notes | < Daily records
Nursing handovers | ~ Daily records
Case recording | < Daily records
Care diary | < Daily records
Care software [tool] | care management system
Person Centred Software [tool] | < Care software; Electronic recording systems
CareSys [tool] | < Care software
Birdie [tool] | Birdie?; Birdie care | < Care software
CarePlanner [tool] | =CarePlanner; CarePlanner? | < Care software
Access Care Planning [tool] | =Access Care Planning | < Care software
Nourish care [tool] | < Care software; Electronic recording systems
eMAR [tool] | =eMAR | < Care software
Mobizio [tool] | < Care software
Log my Care [tool] | < Care software
Electronic care planning | electronic care plans | < Care software
Digital care records | < Care software
Coldharbour [tool] | < Care software
People Planner [tool] | =People Planner; People Planner? | < Care software
Cared4 [tool] | < Care software
Staffplan [tool] | < Care software
Webroster [tool] | < Care software
Ecare | < Care software
Camascope [tool] | < Care software
ClearCare [tool] | < Care software; Electronic recording systems
Electronic recording systems [tool] | electronic recording; electronic care recording
Mentor care recording [tool] | typed on Mentor; recorded on Mentor; recording on Mentor; Mentor recording system; Mentor software | < Electronic recording systems | ~ ClearCare
Electronic MAR [tool] | < Care software
Atlas eMAR [tool] | < Care software
RADAR healthcare [tool] | < Care software
CM2000 [tool] | < Care software
Care home management | management of a care home; running a care home; home manager; registered care home manager; managing a care home; care manager; running a residential home; service manager care; registered home manager; care services management; manager of a nursing home
Occupancy management | ~ Care home management
Residential care management | < Care home management
Escorting service users | escorting patients; escorting?; escort duties; escort patients; escorted leave
Community access support | community access; accessing the community; access the community; accessing community; supporting people in the community; supporting clients to access the community; taking people out into the community | ~ Escorting service users
Accompanying to appointments | < Escorting service users
Community inclusion | ~ Community access support
Accompanying clients | < Escorting service users
Community integration | < Community inclusion
Supporting to appointments | < Escorting service users
Trips and outings | ~ Escorting service users; Community access support
Makaton [method] | Makaton sign language
Picture exchange communication system | =PECS | ~ Makaton
Widgit | ~ Makaton
Intensive interaction | ~ Total communication
Communication aids | ~ Augmentative and alternative communication
Total communication | ~ Makaton
Visual timetables | ~ Picture exchange communication system; Social stories
Symbols communication | ~ Makaton
Objects of reference | ~ Total communication
Signalong | ~ Makaton
Alternative communication | ~ Augmentative and alternative communication
Nonverbal communication with learners
Picture exchange | ~ Picture exchange communication system
Social stories | ~ Autism support
TEACCH | =TEACCH | ~ Autism support
Makaton signing | < Makaton
Confidentiality and consent | confidentiality policy; confidentiality principles
Information sharing
Caldicott principles
Information governance policies
IG toolkit
DSP toolkit
Anti-discrimination
Culturally competent
Service user involvement | patient and public involvement; =PPI?; patient involvement; user involvement; carer involvement; public involvement
Co-production | ~ Service user involvement
Service user engagement | patient engagement | < Service user involvement
Service user participation | patient participation | < Service user involvement
Service user feedback | ~ Service user involvement
Patient participation group | < Service user involvement
Participation of young people | < Service user involvement
Service user consultation | consultation with service users | < Service user involvement
Resident engagement care | < Service user involvement
Sleep-in shifts | sleep-ins; sleep in; overnight care; sleeping nights; sleepover shifts; sleepovers
Waking nights | waking night shifts; night care; waking night; waking night support; waking nights shifts | ~ Sleep-in shifts; Overnight support
Overnight support | ~ Sleep-in shifts
Bereavement and grief | grief?; bereavement care; bereaved; bereavement; loss and bereavement
Bereavement counselling | grief counselling; bereavement counsellor; grief counsellor | < Bereavement and grief; Counselling
Grieving | < Bereavement and grief
Adult autism and PBS lead practice
Reducing restrictive practice | ~ Positive behaviour support
Restrictive practices | ~ Reducing restrictive practice
Restraint reduction | < Reducing restrictive practice
Least restrictive practice | least restrictive | ~ Reducing restrictive practice
Restrictive interventions | ~ Reducing restrictive practice
Seclusion | ~ Restrictive interventions
Risk assessment in care | service user risk assessments; clinical risk assessment; positive risk taking; risk assessments for service users; dynamic risk assessment; risk formulation; patient risk assessments; clinical risk assessment and management
Relational security | ~ Secure services experience
Procedural security | ~ Secure services experience
Relapse prevention plans | ~ Relapse prevention
Recovery star | ~ Recovery model; Outcome star
Outcome star | ~ Quality of life outcomes
Wellness recovery action plan | =WRAP? | ~ Recovery model
HoNOS | =HoNOS | < Quality of life outcomes
HCR-20 | < Risk assessment in care
Recovery model | recovery oriented; recovery-based; recovery college; recovery journey; recovery-focussed
Tidal model | < Recovery in mental health | ~ Recovery model
My shared pathway | < Recovery model
Quality of life outcomes | routine outcome measures; outcome monitoring; patient reported outcome measures; measuring outcomes; outcome-based; outcome focussed
Outcome measures | clinical outcomes; patient outcomes; clinical outcome measures | ~ Quality of life outcomes; PROMs
PROMs | =PROMs | < Quality of life outcomes
CORE-OM | < Quality of life outcomes
GAD-7 | < Quality of life outcomes
PHQ-9 | < Quality of life outcomes
`;
