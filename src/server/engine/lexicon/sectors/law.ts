export const law = `
Joint ventures | Joint ventures?; joint venture agreements; joint venture partnerships; JV agreements
Law | Law?; law firm
Legal practice | < Law
Solicitors firm | < Law
In-house legal | < Law
Legal research | researching case law; case law research; legal analysis; researching law; case law | < Law
Legal drafting | drafting legal documents; drafting pleadings; legal documents; drafting of legal documents; drafting agreements; strong drafting?; excellent drafting?; drafting experience?; draft contracts; drafted contracts; draft leases; drafted leases; drafting leases; draft wills; drafting wills; drafted legal documents; draft legal documents | < Law
Legal correspondence | ~ Legal drafting
Witness statements | Drafting witness statements | ~ Legal drafting
Legal documentation | ~ Legal drafting
Particulars of claim | < Legal drafting
Legal advice | legal advice and guidance | < Law
Advising on legal matters | < Legal advice
Legal opinions | < Legal advice
Legal counsel | < Legal advice
Legal advisory | < Legal advice
Litigation | civil litigation; litigation support; commercial litigation; litigator; litigation cases; litigation management; pre-litigation | < Law
County court | ~ Litigation
High Court | court applications | ~ Litigation
Issuing proceedings | < Litigation
Small claims | ~ Litigation
Dispute resolution | alternative dispute resolution; commercial disputes; construction disputes; property disputes; shareholder disputes | ~ Litigation
Arbitration | Arbitration?; international arbitration | < Dispute resolution
Mediation | mediator; family mediation; workplace mediation; mediating; mediation skills; community mediation | ~ Dispute resolution
Civil Procedure Rules | CPR rules; Civil Procedure | < Litigation
Pre-action protocols | < Civil Procedure Rules
Disclosure and e-discovery | e-discovery; disclosure review; e-disclosure; disclosure exercises | ~ Litigation
Document review | legal document review; Document review? | ~ Disclosure and e-discovery
Relativity | Relativity? | < Disclosure and e-discovery
Relativity eDiscovery | < Disclosure and e-discovery
Nuix | < Disclosure and e-discovery
Advocacy in court | court advocacy; legal advocacy; court representation | < Law
Court attendance | attending court; court hearings; attend court; attendance at court; court hearing; attending hearings | ~ Advocacy in court; Court bundles
Higher rights of audience | < Advocacy in court
Rights of audience | < Advocacy in court
Tribunal representation | ~ Advocacy in court
Cross-examination | < Advocacy in court
Court bundles | preparing bundles; trial bundles; bundle preparation; hearing bundles; preparing court bundles; bundling? | ~ Litigation; Paralegal work
Instructing counsel | < Law | ~ Litigation
Briefing counsel | < Instructing counsel
Liaising with counsel | ~ Instructing counsel
Paralegal work | paralegal; paralegal experience; paralegal role; legal assistant | ~ Legal secretarial work
Conveyancing | residential conveyancing; conveyancer; commercial conveyancing; property completions; conveyancing transactions; conveyancing assistant; remortgage conveyancing; shared ownership conveyancing; new build conveyancing; Conveyancing? | < Property law
Freehold and leasehold | ~ Property law
Post-completion | < Conveyancing
Sale and purchase files | < Conveyancing
Residential property law | < Conveyancing
Exchange and completion | ~ Conveyancing
Contract packs | ~ Conveyancing
Re-mortgages | ~ Conveyancing
Residential sales and purchases | < Conveyancing
Plot sales | ~ Conveyancing
Transfer of equity | < Conveyancing
Lease extensions | ~ Conveyancing; Leasehold enfranchisement
Leasehold enfranchisement | ~ Leasehold law
Stamp duty land tax | =SDLT; stamp duty | ~ Conveyancing
Land Registry work | Land Registry; land registration; Land Registry applications; Land Registry portal; requisitions Land Registry | ~ Conveyancing
Title checking | < Title investigation
Title deeds | ~ Land Registry work
Title investigation | < Conveyancing
Local authority searches | ~ Property searches; Conveyancing
Property searches | ~ Conveyancing
Searches and enquiries | < Conveyancing
AP1 | < Land Registry work
Property law | commercial property law; landlord and tenant law; real estate law; housing law; landlord & tenant; agricultural property law | < Law
Leasehold law | < Property law
Residential property solicitor | < Property law
Possession proceedings | ~ Property litigation
Landlord and tenant act | ~ Property law
Housing disrepair | ~ Property litigation
Plot sales law | < Property law
Property litigation | < Property law; Litigation
Landlord and Tenant Act 1954 | ~ Landlord and tenant act; Lease renewals
Commercial property solicitor | < Property law
Real estate finance | property finance | ~ Property law; Banking law
Lease drafting | < Property law
Commercial leases | ~ Lease drafting; Property law
Family law | family solicitor; public family law; court of protection family; private family law | < Law
Ancillary relief | < Family law
Children law | < Family law
Public law children | < Family law
Private law children | < Family law
Financial remedy | < Family law
Child law | < Family law
Children panel | < Family law
Prenuptial agreements | < Family law
Divorce law | matrimonial; divorce; matrimonial law | < Family law
Family court | family courts | ~ Family law
Criminal law | criminal defence; criminal litigation; criminal justice law; criminal solicitor; criminal proceedings | < Law
Crown court | ~ Criminal law
Magistrates court | ~ Criminal law
Crime law | < Criminal law
Police station representation | < Criminal law
Prosecution | ~ Criminal law
Legal aid crime | < Criminal law
PACE interviews law | ~ Criminal law
Crown Prosecution Service | ~ Criminal law
Road traffic law | ~ Criminal law
Employment law | employment legislation; employment law advice; UK employment law; employment solicitor; UK employment legislation; employment contracts law; employment law knowledge | < Law
ACAS code | ~ Employment law
HR law | < Employment law
Unfair dismissal | < Employment law
ACAS guidelines | ~ ACAS code; Employment law
Settlement agreements | compromise agreements | ~ Employment law
Employment tribunals | < Employment law
Employment contracts | contracts of employment | ~ Employment law
Immigration law | immigration advice; immigration casework; business immigration; immigration rules; immigration compliance | < Law
Asylum law | < Immigration law
Skilled worker visas | ~ Immigration law; Points based system
Sponsor licence | sponsorship licence | ~ Immigration law
Sponsor management system | ~ Sponsor licence
Certificates of Sponsorship | ~ Sponsor licence
Human rights law | < Law | ~ Public law and judicial review
Points based system | ~ Immigration law
UKVI | =UKVI | ~ Immigration law
Personal injury law | personal injury claims; personal injury; personal injury litigation; catastrophic injury; defendant personal injury; claimant personal injury; serious injury claims; =PI? | < Litigation
RTA claims | ~ Personal injury law; Motor claims
Industrial disease | < Personal injury law
Fast track claims | < Litigation | ~ Personal injury law
Road traffic accident claims | ~ RTA claims; Personal injury law
Claims portal | ~ Personal injury law; OIC portal
OIC portal | ~ Personal injury law
PI litigation | < Personal injury law
Multi track claims | < Litigation | ~ Personal injury law
RTA portal | ~ Claims portal
Noise induced hearing loss | ~ Industrial disease
Credit hire litigation | < Litigation | ~ Personal injury law
RTA | =RTA | ~ RTA claims
Clinical negligence | clinical negligence claims; medical negligence | < Personal injury law
Commercial law | commercial contracts law; commercial legal; company commercial; commercial law advice | < Law
Energy law | < Law
Education law | < Law
Contract law | < Law | ~ Commercial law
Commercial solicitor | < Commercial law
Corporate commercial | < Commercial law | ~ Corporate law
Drafting commercial contracts | commercial contract drafting | ~ Commercial law
Contract review legal | ~ Commercial law
Technology law | < Commercial law
Outsourcing contracts law | < Commercial law
Confidentiality agreements | ~ Drafting commercial contracts
Consumer law advice | < Law
Franchising law | < Commercial law
EU law | < Law
Sports law | < Law | ~ Commercial law
Procurement law | ~ Commercial law
Banking law | banking and finance law | < Law | ~ Commercial law
Regulatory law | < Law
Administrative law | < Law | ~ Public law and judicial review
Constitutional law | < Law | ~ Public law and judicial review
Insurance law | < Law | ~ Commercial law
Environmental law
Tort law | law of tort | < Law
Equity and trusts | < Law
Public law and judicial review | Public law | < Law
Insurance litigation | < Litigation | ~ Insurance law
Aviation law | < Law | ~ Shipping law
Healthcare law | Health law
Shipping law | < Commercial law
Construction law | < Law | ~ Commercial law
Competition law | < Law | ~ Commercial law
Judicial review | < Public law and judicial review
Non-disclosure agreements | =NDA | ~ Confidentiality agreements
Corporate law | corporate transactions; corporate solicitor; corporate legal; corporate M&A legal | < Law
Company law advice | < Corporate law
Share purchase agreements | ~ Corporate law
M&A law | < Corporate law
Shareholders agreements | ~ Corporate law
Private equity law | < Corporate law
Share purchases | ~ Share purchase agreements
Asset purchases | ~ Share purchases
Intellectual property law | =IP law; intellectual property; intellectual property rights; =IPR | < Law
Copyright | Copyright?; copyright law | ~ Intellectual property law
Brand protection | ~ Trade marks
Patent applications | ~ Patents
Rights clearance | ~ Rights and permissions; Copyright
Patentability | ~ Patents
Patent searching | ~ Patents
IP portfolio | ~ Intellectual property law
Design rights | < Intellectual property law
Patents | Patents?; patent drafting; patent prosecution | ~ Intellectual property law
Trade marks | < Intellectual property law
Wills and probate | probate; wills, trusts and probate; grant of probate | < Law
Contentious probate | probate disputes | < Litigation | ~ Wills and probate
Estate administration | estate accounts | < Wills and probate
Estate planning | ~ Inheritance tax planning; Wills and probate
Trust administration | ~ Wills and probate; Trusts and estates
Private client law | < Wills and probate
Trusts and estates | < Wills and probate
Inheritance tax planning | ~ Wills and probate; Inheritance tax
Private client solicitor | < Wills and probate
Power of attorney | ~ Wills and probate
Will drafting | < Wills and probate
Elderly client | Elderly client? | ~ Private client law
Will writing | < Wills and probate
Court of Protection | ~ Wills and probate
Deputyship law | deputyship applications | < Court of Protection
COP applications | < Court of Protection
Professional deputy | < Court of Protection
Legal aid | legal aid contract; Legal Aid Agency; =LAA; legal aid work; legal aid billing; legally aided; legal aid family | < Law
LAA contract | < Legal aid
Public funding
Legal Services Commission | < Legal aid
CCMS | < Legal aid
CW1 | < Legal aid
Legal costs | costs drafting; bills of costs; costs budgeting; costs draftsman; costs law; costs budgets; costs negotiation; costs lawyer | < Law
Detailed assessment | Detailed assessment? | < Legal costs
WIP legal | ~ Legal costs
Client account | Client account? | ~ Client to office transfers
Client to office transfers | < Legal finance and cashiering
Time recording | ~ Timesheets; Time recording and billing
ILFM | ~ Legal finance and cashiering
Case management systems for law [tool] | legal case management system; case management system?
Proclaim [tool] | =Proclaim; Proclaim? | < Case management systems for law
Clio [tool] | < Case management systems for law
Partner for Windows [tool] | =P4W | < Case management systems for law
Visualfiles [tool] | < Case management systems for law
Actionstep [tool] | < Case management systems for law
SOS Legal [tool] | < Case management systems for law
Aderant [tool] | < Case management systems for law
Elite 3E [tool] | < Case management systems for law
iManage DMS [tool] | < Document management systems
Eclipse Proclaim [tool] | < Case management systems for law
Tikit [tool] | ~ Carpe Diem
Peppermint [tool] | Peppermint?; Peppermint Technology | < Case management systems for law
InfoTrack [tool] | ~ Property searches
Osprey [tool] | Osprey?; Osprey Approach | < Case management systems for law
Carpe Diem [tool] | ~ Time recording
DPS legal [tool] | < Case management systems for law
Lawware [tool] | < Case management systems for law
Perfect Portal [tool] | ~ InfoTrack
Mattersphere [tool] | < Case management systems for law
SolCase [tool] | < Case management systems for law
FileSite [tool] | < Document management systems
DeskSite [tool] | < Document management systems
InterAction CRM [tool] | < CRM
Winscribe [tool] | ~ BigHand dictation
Worksite [tool] | =WorkSite; =Worksite?; iManage WorkSite | < Document management systems
Intapp [tool] | ~ Carpe Diem
Insight legal [tool] | < Case management systems for law
Axxia [tool] | < Case management systems for law
SOS Connect [tool] | < Case management systems for law
BigHand dictation [tool]
Redbrick [tool] | =Redbrick?; Redbrick Practice Management | < Case management systems for law
Hoowla [tool] | < Case management systems for law
Quill legal [tool] | < Case management systems for law
Linetime [tool] | < Case management systems for law
Videss [tool] | < Case management systems for law
Legal software | ~ Case management systems for law; Legal research databases
LEAP [tool] | =LEAP?; LEAP legal | < Case management systems for law
3E [tool] | =3E | < Case management systems for law
FWBS [tool] | =FWBS | < Case management systems for law
ALB [tool] | =ALB | < Case management systems for law
TFB [tool] | < Case management systems for law
Legal research databases [tool]
LexisNexis [tool] | < Legal research databases
Westlaw [tool] | < Legal research databases
Practical Law [tool] | Practical Law Company | < Legal research databases
Lexis PSL [tool] | < Legal research databases
Lawtel [tool] | < Legal research databases
HeinOnline [tool] | < Legal research databases
PLC legal [tool] | < Legal research databases
Legal administration | < Legal secretarial work
Legal admin | < Legal secretarial work
Legal PA | < Legal secretarial work
File opening and closing | ~ Legal secretarial work
Opening files | file opening | ~ File opening and closing
Legal audio typing | < Legal secretarial work
Legal support staff | < Legal secretarial work
Legal administrator | < Legal secretarial work
Legal case handling | legal file handling | < Law
Running own caseload | own case load | ~ Caseload management; Legal case handling
Matter management | < Legal case handling
Fee earning | < Legal case handling
Managing files
Running files | ~ Legal case handling
Own caseload of files | ~ Legal case handling
Time recording and billing | ~ Matter management
File reviews
Chargeable hours | ~ Billing targets
Litigation caseload | < Litigation; Legal case handling
Billing targets | ~ Fee earning
Taking instructions from clients | ~ Legal case handling
Client care letters | < Legal case handling
Client care legal | < Legal case handling
Matter opening | < Legal case handling
Conflict checks | conflict checking | ~ Matter opening
Client engagement letters | ~ Client care letters
Witness interviews | ~ Witness statements
New client enquiries
Regulatory investigations | regulatory enforcement; professional regulation
Enforcement action | ~ Regulatory investigations
Health and safety prosecutions | ~ Regulatory investigations
Professional discipline | ~ Regulatory investigations
Fitness to practise | ~ Regulatory investigations
Disciplinary tribunals | ~ Regulatory investigations
Fitness to practise cases | ~ Regulatory investigations
Professional misconduct | ~ Regulatory investigations
Statutory interpretation | interpreting legislation; interpretation of legislation; interpreting statutes
Statutory duties | statutory obligations; statutory regulations; statutory duty | ~ Legislation knowledge
Legislation drafting | ~ Statutory interpretation
Legislative framework | ~ Legislation knowledge
Regulatory legislation | ~ Legislation knowledge
Legal environment | legal sector; legal environments; legal sector experience; legal industry; law firm environment; legal experience
`;
