export const insuranceAndBanking = `
Credit risk | credit analysis; credit analyst; credit assessment; credit risk analysis; credit risk management; credit scoring; credit risk modelling; credit decisions; creditworthiness; credit risk stress testing; counterparty risk; counterparty credit risk; credit applications; credit papers; credit policy; credit ratings; credit proposals; credit review; portfolio risk; credit portfolio
Financial services industry | financial services experience; financial services background; experience in financial services; financial services?; finance industry experience; background in financial services; financial services sector experience
Structuring of transactions | structuring analyst; transaction structuring; structured finance
Insurance | Insurance?; insurance industry; insurance sector; general insurance; insurance experience; insurance products; insurance market; home insurance; insurance services; insurance advisor; employee benefits insurance; insurance policies; trade credit insurance; insurance technical; insurance systems; SSP insurance; renewals insurance; insurance administration; non-standard insurance; insurance documentation; motor trade insurance; specie insurance; high net worth insurance; pet insurance
Commercial insurance | commercial lines; commercial lines insurance; commercial combined | < Insurance
Personal lines insurance | personal lines; motor insurance sales; home insurance sales; household insurance | < Insurance
Motor insurance | fleet motor insurance; motor fleet insurance; fleet insurance | < Insurance
Property insurance | property and casualty; buildings insurance | < Insurance
Liability insurance | employers liability; public liability insurance; casualty insurance | < Insurance
Professional indemnity insurance | professional indemnity; =PI insurance | < Insurance
D&O insurance | directors and officers insurance; D&O | < Financial lines insurance | ~ Professional indemnity insurance
Financial lines insurance | financial lines | < Insurance | ~ Professional indemnity insurance
Marine insurance | cargo insurance; hull insurance | < Insurance
Aviation insurance | < Insurance
Cyber insurance | < Insurance
Health insurance products | selling private medical insurance; PMI products | < Insurance
Protection insurance | protection advice; protection products; critical illness cover; protection adviser; mortgage protection; critical illness? | < Insurance
Life insurance products | life assurance products; whole of life policies; life and pensions; term assurance | < Insurance
Reinsurance | treaty reinsurance; facultative reinsurance; reinsurance accounting; outwards reinsurance | < Insurance
Lloyd's market | London Market; Lloyd's of London; London Market insurance; Lloyd's syndicate; managing agent at Lloyd's | < Insurance
Delegated authority | coverholders; bordereaux; binding authority; binding authorities; MGA | < Insurance
Insurance underwriting | underwriting; underwriter; underwriters; commercial underwriting; underwriting experience; risk underwriting; underwriting risks; medical underwriting; property underwriting; delegated underwriting; underwriting guidelines; casualty underwriting; underwriting authority; underwriting assistant; life underwriting; risk appetite underwriting; insurance risk surveying; underwrite | < Insurance
Insurance broking | insurance broker; insurance brokers; placing broker; insurance brokerage; placing risks; commercial broking; broking; placement broking; wholesale broking; insurance account executive; renewals and new business broking | < Insurance
Insurance account handling | commercial account handler; account handler in insurance; commercial account handling; commercial account executive | < Insurance broking
Policy administration | mid-term adjustments; =MTA; policy renewals; insurance renewals; policy wordings; insurance policy documentation | < Insurance
Insurance claims handling | claims handling; claims handler; claims management; claims processing; insurance claims; claims adjudication; claims settlement; claims adjuster; claims adjusting; claims assessment; injury claims; claims administration; claims technician; claims validation; claims negotiation; bodily injury claims; claims inspection; commercial claims; accident claims; claims service; third party claims; claims resolution; processing claims; travel claims; complex claims; claims decisions; motor insurance claims; medical claims processing | < Insurance
First notification of loss | =FNOL; first notification of loss calls | < Insurance claims handling
Loss adjusting | loss adjuster; loss adjusters | < Insurance claims handling
Loss assessing | loss assessor; loss assessors | < Insurance | ~ Loss adjusting; Insurance claims handling
Motor claims | motor claims handling; credit hire; vehicle claims | < Insurance claims handling
Property claims | household claims; subsidence claims; escape of water claims | < Insurance claims handling
Liability claims | injury claims handling; casualty claims; public liability claims; employers' liability claims | < Insurance claims handling
Subrogation | recoveries in claims; subrogated recoveries | < Insurance claims handling
Insurance pricing | general insurance pricing; pricing of insurance; technical pricing; rating of risks; Pricing insurance | < Insurance
Catastrophe modelling | cat modelling; RMS catastrophe; exposure management
Insurance sales | insurance sales agent; insurance agent | < Insurance
Acturis [tool] | < Insurance
Guidewire [tool] | Guidewire ClaimCenter; Guidewire PolicyCenter | ~ Acturis
Open GI [tool] | < Insurance
CDL Strata [tool] | < Insurance
Xchanging [tool] | ECF claims | < Lloyd's market
Applied TAM [tool] | < Insurance
Applied Epic [tool] | EPIC insurance | ~ Applied TAM
Banking | Banking?; banking industry; banking sector; bank branch; banking experience; banking operations; banking services; banking products; financial services banking; building society; branch manager bank; wholesale banking; banking and finance; banking environment
Retail banking | high street bank; consumer banking; personal banking; personal banker; branch banking; branch-based banking | < Banking
Business banking | commercial banking; SME banking; corporate banking; relationship banking | < Banking
Private banking | private client banking; high net worth clients?; =HNW? | < Banking
Wealth management | wealth manager; wealth advisory; wealth planning | ~ Investment management; Financial advice
Investment banking | investment bank; investment banks; IB analyst
Capital markets | debt capital markets; equity capital markets; =DCM | < Investment banking
Leveraged finance | leveraged lending; leveraged buyouts; LBO models | < Investment banking
Corporate finance | corporate finance advisory; corporate finance transactions; deal execution; deal origination
Pitch books | information memoranda | ~ Investment banking; Corporate finance
Transaction services | financial due diligence; transaction advisory; vendor due diligence
Venture capital | venture investing; VC fund; seed investment
Private equity | PE firm; private equity investments; private equity portfolio company | ~ Venture capital; Leveraged finance
Bank telling | bank teller; bank cashier; teller; teller operations; cashiering in bank; counter service in bank
Account opening | opening accounts; new account opening; bank account opening
Bank lending | term loans; term loan; cash credit; loan officer; loan review; loan reviews; loan files; loan workout; loan portfolio; loan portfolios; loan closing; loan closings; loan applications; loan applicants; home loans; mortgage loans; loan processing; loan origination; loan administration; loans administration; lending products; lending experience
Commercial lending | SME lending; corporate lending; asset based lending; business loans; commercial loans; syndicated loans | < Bank lending
Consumer lending | consumer credit; personal loan lending; unsecured lending; consumer loans | < Bank lending
Secured lending | bridging finance; bridging loans; second charge mortgages; specialist lending | < Bank lending
Loan underwriting | credit underwriting; underwriting loans; mortgage underwriter; mortgage underwriting | < Bank lending
Mortgage administration | mortgage processing; mortgage applications; mortgage case management; mortgage servicing; case management mortgages
Mortgage advice | mortgage adviser; mortgage advisor; mortgage broker; mortgage broking; mortgages?; mortgage sales; mortgage consultant; mortgage industry?; mortgage products; protection and mortgage advice; mortgage market; residential mortgages; mortgage and protection; mortgage and protection advice; commercial mortgages; mortgage regulation
Mortgage lending | mortgage lenders; mortgage lender | < Bank lending | ~ Mortgage advice; Loan underwriting
Equity release | lifetime mortgages | ~ Mortgage advice
Buy-to-let mortgages | buy to let | ~ Mortgage advice; Mortgage lending
Credit cards | credit card operations; card services; card issuing; credit card products
Merchant acquiring | card schemes; card processing; Visa and Mastercard
Payments industry | payment services; payment systems; electronic payments; payments processing; faster payments; SWIFT payments; =SEPA?; =CHAPS; international payments
Open Banking | PSD2
Fintech | financial technology
Anti-money laundering | AML; AML checks; money laundering; money laundering regulations; AML compliance; financial crime; financial crime compliance; anti-money laundering regulations
Anti-bribery | anti-bribery and corruption; Bribery Act; Bribery and corruption; anti-corruption | ~ Anti-money laundering
MLRO | money laundering reporting officer; =MLRO | < Anti-money laundering
KYC | =KYC; know your customer; KYC checks; customer due diligence; client due diligence; =CDD; KYC analyst; KYC onboarding; client onboarding checks | < Anti-money laundering
Enhanced due diligence | =EDD; PEP screening | < KYC
Sanctions screening | sanctions checks; World-Check; sanctions compliance | < Anti-money laundering
Transaction monitoring | suspicious activity reports; =SARs?; suspicious transaction reporting | < Anti-money laundering
Fraud prevention | counter fraud; fraud analysis; fraud management; fraud risk; anti-fraud; fraud monitoring; card fraud; fraud awareness; fraud analyst; fraud?; identity fraud; application fraud; fraud cases; fraud claims; internal fraud
Fraud investigation | fraud investigations; fraud investigator; investigating fraud; fraud investigators | < Investigations | ~ Fraud prevention
Benefit fraud | tenancy fraud | ~ Fraud investigation; Fraud prevention
Consumer credit regulation | CONC
Trade finance | letters of credit; documentary credits; documentary collections; bank guarantees
Invoice finance | invoice discounting; factoring of invoices | ~ Commercial lending; Asset finance
Asset finance | leasing and asset finance; hire purchase; equipment finance | ~ Commercial lending
Debt management advice | debt advice; debt counselling; debt advisor; debt solutions; debt management plans; individual voluntary arrangement
Collections and recoveries | collections department; recoveries in lending; early arrears; late stage collections; collections agent; mortgage arrears
Bank of England reporting | prudential reporting; PRA returns
Pension administration | pension scheme administration; pensions administrator; pension payroll; defined benefit administration; defined contribution schemes
Pension transfers | transfer values; pension transfer analysis; DB transfers | < Pension administration
Temenos T24 [tool] | Temenos; =T24
Finacle [tool]
Flexcube [tool] | ~ Finacle
Avaloq [tool] | ~ Finacle
LBO | ~ Private equity; Leveraged finance
Direct debits
SWIFT messaging
Cheque processing
Bank transfers
Direct debit collections
Standing orders
Banking platforms
Cheque runs
Banking cheques
ISO 20022
BACS | =BACS; =Bacs; Processing BACS
BACSTEL | =BACSTEL
Syndication | Syndication? | ~ Investment banking
Fund raising equity | ~ Investment banking
Debt finance | ~ Investment banking
Equity raising | ~ Investment banking
Buy-side | ~ Investment banking
Sell-side | ~ Investment banking
Acquisition finance | ~ Investment banking
IPO | =IPO | ~ Investment banking
Mergers and acquisitions | =M&A; M&A transactions | ~ Corporate finance; Investment banking
Lending decisions | ~ Credit risk
IFRS 9 modelling | ~ Credit risk
PD LGD EAD | ~ Credit risk
Scorecard modelling | ~ Credit risk
Lending criteria | ~ Credit risk
Bad debts provision | ~ Credit risk
Peer to peer lending | ~ Credit risk
Overdrafts | overdraft facilities | < Bank lending | ~ Credit risk
Microfinance | ~ Credit risk
Leasing finance | ~ Credit risk
Syndicated lending | ~ Credit risk
Covenants | Covenants? | ~ Credit risk
SME finance | ~ Credit risk
Loan documentation | < Bank lending | ~ Credit risk
Secured loans | ~ Credit risk
IRB | =IRB | ~ Credit risk
Factoring | Factoring? | < Invoice finance
Client onboarding KYC | < KYC
ID verification | ~ KYC
Proceeds of crime act | POCA | ~ Anti-money laundering
AML regulations | AML legislation | < Anti-money laundering
Counter terrorist financing | CTF | < Anti-money laundering
Due diligence checks on clients | < KYC
Actimize | ~ Transaction monitoring
LexisNexis screening | < Sanctions screening
FATCA reporting | < FATCA
FATCA | =FATCA | ~ CRS
CRS | =CRS?
Forensic accounting investigations | < Forensic accounting; Fraud investigation
Basel III | =Basel?; Basel II; Basel 2; Basel 3
CRD IV | < Basel III
Capital adequacy | < Basel III
Regulatory capital | < Basel III
Capital requirements | ~ Basel III
Pillar 2 | < Basel III
Capital management | capital planning | ~ Basel III
Economic capital | ~ Basel III
Pillar 3 | < Basel III
ICAAP | =ICAAP | < Basel III
CRD | < Basel III
CRR | =CRR | < Basel III
RWA | =RWA | < Basel III
IFPR | ~ Basel III
Solvency II | =Solvency II; Solvency 2; Solvency II reporting; Solvency II implementation
Internal model | < Solvency II
Technical provisions | < Solvency II
QRTs | < Solvency II
SII reporting | < Solvency II
Capital modelling | Capital model | ~ Solvency II
Internal model validation | < Solvency II
Lloyd's capital | ~ Solvency II
SCR | < Solvency II
Actuarial work | actuarial modelling; life actuarial; actuarial; actuary; actuarial analysis; pricing actuary; actuarial reserving; actuarial science; actuarial pricing; life insurance actuarial
Reserving | Reserving? | < Actuarial work
Emblem | < Insurance pricing
Radar pricing | < Insurance pricing
Embedded value | < Actuarial work
ResQ | < Actuarial work
With profits | ~ Life insurance products
GLMs | ~ Actuarial work
Emblem and Radar | < Emblem; Radar pricing
Non-life | < Insurance
Prophet modelling | < Actuarial work
Asset liability modelling | ~ Actuarial work; Asset and liability management
Longevity risk | ~ Actuarial work
Experience analysis | ~ Actuarial work
Remetrica | ~ Capital modelling
MCEV | < Actuarial work
Fleet motor | < Motor insurance
CDL | ~ CDL Strata
Broker support | broker management | ~ Insurance broking
Broker relationships | ~ Insurance broking
Lloyd's broker | < Insurance broking
`;
