/** Accounts, payroll, banks, insurance, law and personnel. */
export const financeAndLawPosts = `
accountant; book keeper; bookkeeper; accounts assistant,clerk,manager,payable,receivable,administrator,technician,senior,officer; financial controller; finance manager,director,officer,assistant,administrator,clerk; accounting; assistant accountant; ledger clerk,controller | Accounting
accountant; bookkeeper; book keeper; accounts assistant,clerk,manager,technician; financial controller; finance manager,assistant,officer | Spreadsheets
bookkeeper; book keeper; management,assistant accountant; accounts assistant,manager; financial controller | Bank reconciliation
bookkeeper; book keeper; accounts assistant; finance assistant | Invoicing
bookkeeper; book keeper | Bookkeeping; Purchase ledger; Sales ledger; VAT returns
management accountant; financial controller; finance manager,director | Management accounts
management accountant; financial controller; finance manager; finance director | Month-end close; Financial reporting; Variance analysis
financial controller; finance manager,director | Budget management
finance business partner; financial analyst | Budget management; Forecasting; Financial analysis
purchase ledger,ledgers clerk,controller,assistant,manager; accounts payable | Purchase ledger; Invoicing; Supplier statement reconciliations; Data entry
sales ledger clerk,controller,assistant; accounts receivable | Sales ledger; Invoicing; Credit control
credit controller; credit control clerk,manager,assistant; debt collector; collections agent,officer,adviser,advisor | Credit control; Chasing outstanding debts; Telephone skills
payroll clerk,administrator,officer,manager,assistant,specialist,supervisor,controller,advisor,adviser,executive,coordinator | Payroll; PAYE; Data entry; Statutory payments; Confidentiality
auditor; audit manager,senior,associate,assistant,trainee,executive; external,internal auditor | Auditing
quality,night,safety,energy,environmental,iso auditor | none
auditor; audit senior,associate | Report writing
tax adviser,advisor,manager,accountant,consultant,assistant,senior | Tax
bank,building cashier,teller,clerk; bank branch manager; customer adviser bank; personal banker; teller | Banking; Cash handling; Customer service
bank manager; branch manager bank | Banking; Customer service
financial adviser,advisor | Financial advice; Client relationship management
mortgage adviser,advisor,broker | Mortgage advice; Financial advice
mortgage administrator,underwriter | Mortgage administration; Administration
pensions administrator,officer | Pension administration; Data entry; Enquiry handling
claims handler,adviser,advisor,manager,assistant,technician | Insurance claims handling; Customer service; Telephone skills
insurance broker,adviser,advisor,consultant; insurance account executive | Insurance broking; Customer service
underwriter; underwriting assistant | Insurance underwriting; Risk assessment
loss adjuster,assessor | Loss adjusting; Insurance claims handling
compliance officer,manager,analyst | Compliance monitoring
fraud analyst,investigator,officer | Fraud prevention
solicitor; barrister; legal executive; lawyer; conveyancer | Legal practice
solicitor; legal executive; lawyer; paralegal; conveyancer; conveyancing assistant | Legal drafting
solicitor; lawyer; barrister | Legal advice; Legal research
barristers,solicitors clerk | none
legal secretary,pa | Legal secretarial work; Audio typing; Typing
paralegal; legal assistant | Legal research; Legal administration; Correspondence
conveyancer; conveyancing assistant,executive,clerk,secretary,paralegal | Conveyancing
litigation solicitor,executive,paralegal,assistant | Litigation
family,criminal solicitor,lawyer | Advocacy in court
hr advisor,adviser,officer,manager,business,generalist,director,assistant,administrator,coordinator,executive; head of hr; human resources; people advisor,adviser,partner,manager,director | Human resources
hr advisor,adviser,officer,manager,generalist,director; hr business partner; people advisor,adviser,partner | Employee relations; Disciplinary and grievance; Recruitment; Absence management; Coaching managers
hr assistant,administrator,coordinator | HR administration; Employee onboarding; Confidentiality; Record keeping
recruiter; recruitment consultant,officer,manager,advisor,adviser,coordinator,assistant,administrator,executive; talent acquisition; resourcer; resourcing officer,manager,adviser,advisor | Recruitment; Interviewing; Candidate sourcing
nurse,graduate,army,military recruiter | none
recruitment consultant | Sales; Client relationship management
treasury analyst,manager,accountant,assistant | Treasury; Cash flow management
insurance administrator; policy administrator insurance; insurance account handler | Policy administration; Customer service
paraplanner | Paraplanning
ifa,wealth administrator; financial services administrator; financial planning administrator | Financial services administration; Administration
kyc analyst,officer,associate; aml analyst,officer,associate | KYC; Anti-money laundering
mlro | Anti-money laundering
loan officer,underwriter; lending manager | Bank lending
credit analyst,underwriter; credit risk analyst,manager | Credit risk
fund accountant,administrator | Fund accounting
legal cashier; legal accounts assistant | Client account; Bank reconciliation
costs draftsman,lawyer; law costs | Legal costs
company secretary; company secretarial assistant; assistant company secretary | Company secretarial work; Minute taking
probate solicitor,executive,paralegal,manager; wills probate | Wills and probate
immigration adviser,advisor,solicitor,caseworker,lawyer | Immigration law
employment solicitor,lawyer | Employment law
family solicitor,lawyer,paralegal | Family law
criminal defence solicitor,lawyer; criminal solicitor; crown prosecutor | Criminal law
injury solicitor,lawyer,paralegal | Personal injury law; Litigation
learning and development adviser,advisor,manager,officer,partner | Learning and development; Training design
reward analyst,manager,partner | Reward and benefits
mortgage underwriter | Bank lending
collections agent,officer,adviser,advisor | Collections and recoveries
actuary; actuarial analyst,trainee | Actuarial work
mortgage adviser,advisor,broker,administrator,underwriter; bank,building cashier,teller; personal banker; bank manager; financial adviser,advisor; pensions administrator; claims handler; insurance broker,adviser,advisor,consultant; underwriter; loss adjuster; paraplanner; fund accountant,administrator | Financial services industry
accounts assistant,clerk,manager,payable,receivable; finance manager,director,officer,assistant; financial controller; management accountant; purchase,sales ledger clerk,controller,assistant | Finance departments
solicitor; barrister; legal executive,secretary,assistant,pa; lawyer; conveyancer; paralegal; legal cashier; conveyancing assistant,executive,secretary | Legal environment
`;
