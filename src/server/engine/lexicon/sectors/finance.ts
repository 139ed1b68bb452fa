export const finance = `
Insolvency | insolvency practice; corporate insolvency; personal insolvency; bankruptcy; corporate recovery; liquidations; insolvency legislation; insolvency administrator; IPS insolvency
Liquidity management | liquidity risk; liquidity reporting; =LCR; =NSFR; =ILAAP; liquidity risk management | ~ Treasury
Derivatives trading products | derivatives; interest rate swaps; swaptions; credit default swaps; FX options; equity derivatives; futures and options; structured products; =OTC derivatives
Bloomberg terminal [tool] | Bloomberg?; =Bloomberg?
Bloomberg AIM [tool] | ~ Charles River
Refinitiv Eikon [tool] | Reuters Eikon; =Eikon
Capital IQ [tool] | CapIQ
FactSet [tool] | ~ Capital IQ
Mergermarket [tool] | ~ Capital IQ
Datastream [tool] | ~ Capital IQ
Financial controllership | financial controller experience; financial control; financial controls
Year-end accounts | year-end close; year end accounting; year end process; year-end reporting; annual statutory accounts; annual accounts; year end financial statements; final accounts preparation; year end; year end audit; year end procedures | < Accounting
Month-end close | month end; month-end; month-end accounts; month end reporting; month end procedures; monthly close; month end process; period end; period end close; month-end procedures; month end accounts; financial close; month-end reporting; month-end and year-end; month end processes; month end journals; closing the books; month end routines; monthly accounts; monthly closing | < Accounting
Journals | Journals?; journal entries; journal posting; posting journals; nominal journals; journal preparation; journal postings; month end journal posting; preparing journals; payroll journals
Professional services experience | professional services environment experience; professional practice experience; practice experience in accountancy; accountancy practice; accounting practice; practice background
Solicitors accounts rules | solicitors accounting rules; SRA accounts rules; legal accounts rules; solicitors accounts | ~ Legal finance and cashiering
Legal finance and cashiering | legal cashier; legal cashiering; legal accounts; legal billing; client account in law firm; office and client accounts; law firm accounts; Legal accounting | < Accounting
Transactional finance | finance shared services; shared service finance; transactional accounting; accounts shared service centre | < Accounting
Intercompany accounting | intercompany reconciliations; intercompany; intercompany transactions; intercompany balances; intercompany process | < Accounting
Nostro reconciliation | nostros; nostro accounts | < Account reconciliation
Stress testing in banking | stress tests?; scenario and stress testing; stress testing of capital; scenario analysis in banking | ~ Market risk
Audit planning and completion | running audits from planning to completion; audits from planning to completion; managing audits; management of audits; audit of SMEs; audit of owner-managed businesses; audit portfolios
Owner-managed business clients | OMB clients; owner-managed businesses; owner managed businesses; OMBs; SME clients
Company accounts for small businesses | limited company accounts; sole trader accounts; partnership accounts; accounts for sole traders | < Statutory accounts
Collections by telephone | collection calls; cash collection; collecting cash by telephone; chasing debt by phone | < Credit control
Electronic invoicing | electronic invoices; e-invoicing; invoice scanning; OCR invoices | < Invoicing
Invoice queries | invoice query resolution; resolving invoice queries; supplier queries; billing queries | ~ Invoicing
Product sales billing | ad hoc billing; WIP billing | < Invoicing
Accounting | accountancy; accounting experience; financial accounting; accounting principles; finance function; accounting procedures; practice accounting; accounts department; general accounting; accounting standards; accounts experience; Accounting?
Bookkeeping | double entry; double-entry bookkeeping; bookkeeper | < Accounting
Keeping books | < Bookkeeping
Books to trial balance | < Bookkeeping
Purchase ledger | =PL?; accounts payable; =AP?; bought ledger; supplier invoices; purchase invoices; processing invoices; purchase invoice processing; purchase ledger clerk; payables; processing supplier invoices; purchase ledger processing; supplier statements | < Accounting | ~ Bookkeeping; Sales ledger
Purchase to pay | purchase-to-pay; =P2P; Procure to pay; procure-to-pay | < Purchase ledger
Supplier payments | paying suppliers | < Purchase ledger
Invoice matching | < Purchase ledger
Supplier statement reconciliations | < Purchase ledger
Three way matching | < Purchase ledger
Payment runs | < Purchase ledger
Invoice coding | < Purchase ledger
Batching, matching and coding | < Purchase ledger
Invoice approval | ~ Purchase ledger
BACS runs | < BACS | ~ Payment runs
Invoice registration | < Purchase ledger
Statement reconciliations | < Purchase ledger
Sales ledger | =SL?; accounts receivable; =AR?; debtors ledger; sales invoicing; receivables; sales invoices; sales ledger clerk; cash allocation; customer invoicing | < Accounting | ~ Bookkeeping; Purchase ledger
Allocating payments | < Sales ledger
Debtors | < Sales ledger
Order to cash | =O2C | < Sales ledger
Cash posting | < Sales ledger
Nominal ledger | general ledger; =GL; ledger reconciliation; general ledger accounting; general ledger reconciliation | < Bookkeeping
GL reconciliation | < Nominal ledger; Account reconciliation
Invoicing | raising invoices; raising sales invoices; issuing invoices; billing?; invoice processing; client billing; invoice preparation; generating invoices; processed invoices; prepared invoices; process invoices; client invoices
Billing systems | ~ Invoicing
Credit control | chasing payments; credit controller; credit management; chasing debts; outstanding debt; debtor management; overdue accounts | ~ Sales ledger
Debt recovery | debt collection; recovering debts; debt collector; collecting debts; recovering debt; debt recovery officer; collect debts | ~ Credit control; Collections and recoveries; Collections by telephone; Debt management
Credit checking | credit limits; running credit checks; credit checks; credit reports | ~ Credit risk
Aged debt | < Credit control
Reducing debtor days | < Credit control
Debtor days | ~ Credit control
Chasing outstanding debts | < Credit control
Aged debtors | < Credit control
Chasing overdue payments | < Credit control
Chasing invoices | < Credit control
Debt management | ~ Credit control
Arrears collection | < Debt recovery | ~ Credit control
Bad debt | ~ Credit control
DSO | =DSO | ~ Debtor days; Credit control
Bank reconciliation | bank recs; reconciling bank statements; bank statement reconciliation; reconciling bank; reconcile bank; bank postings; daily banking reconciliation; reconciled bank accounts; reconciled bank statements; reconciled all bank; bank reconciliations
Cash book | < Bookkeeping | ~ Bank reconciliation
Account reconciliation | reconciliations; balance sheet reconciliations; control account reconciliations; reconciling accounts; reconciling?; supplier reconciliations; reconciled accounts; reconcile accounts; account reconciliations; balance sheet reconciliation; reconciled balance sheet; balance sheet recs; control account recs; supplier recs; balance sheet rec; account recs; monthly recs
Control accounts | ~ Account reconciliation
Accruals and prepayments | accruals; prepayments; prepayments and accruals; accruals, prepayments
Deferred income | ~ Accruals and prepayments; Deferred revenue
Deferred revenue | ~ Accruals and prepayments; Revenue recognition
Revenue recognition | < Accounting
Trial balance | accounts to trial balance; up to trial balance; extended trial balance; to trial balance stage | < Accounting
Management accounts | management accounting; monthly management accounts; management reporting in finance; management accountant; management accounts preparation; management accounts pack; preparing management accounts; production of management accounts | < Accounting
Monthly management reporting | monthly financials; production of monthly financials; monthly financial statements; monthly financial packages; monthly expense reports; monthly profit and loss | < Management accounts; Reporting
Monthly reporting packs | < Reporting | ~ Management accounts
Board packs finance | < Management accounts
Management information packs | < Reporting | ~ Management accounts
Statutory accounts | statutory reporting; statutory accounts preparation; statutory accounting; group statutory accounts; statutory financial statements; preparation of statutory accounts; statutory year end accounts | < Accounting
Annual financial statements | < Statutory accounts
iXBRL | < Statutory accounts
Company accounts | < Statutory accounts
Accounts preparation | preparation of accounts | < Statutory accounts
Accounts production | < Statutory accounts
Preparing accounts | < Statutory accounts
iXBRL tagging | < Statutory accounts
Financial statements | cash flow statement; income statement; financial statement preparation; P&Ls; profit and loss statements
Balance sheet preparation | < Financial statements
Financial accounts | < Financial statements
P&L account | < Financial statements
Financial reporting | finance reporting; financial reports; finance reports; reporting of financial information; financial management reporting; monthly financial reports; group financial reporting; preparing financial reports; monthly financial reporting | < Reporting
Group reporting | < Financial reporting
External reporting | < Financial reporting
Internal financial controls | < Internal controls
Annual report and accounts | < Financial reporting
Group consolidation | consolidated accounts; group accounts; statutory consolidation; consolidated financial statements; consolidated group accounts; financial consolidation
Financial forecasting | rolling forecasts; cash flow forecasting; reforecasting; financial forecasts; cash flow forecasts; revenue forecasting; cash forecasting; quarterly forecasts; budget forecasts; expense forecasts; revenue forecasts; annual forecasts; monthly forecasts | < Forecasting
Cash flow management | cash management; managing cash flow; cash position; Cashflow; cash flow generation; cashflow generation; cash generation
Working capital management | working capital | < Cash flow management
Variance analysis | variance reporting; variances?; explaining variances; budget variance analysis; variance commentary; analysing variances
Actual vs budget | < Variance analysis
Financial analysis | financial analyst; analysing financial data; financial data analysis; commercial analysis; financial performance analysis; commercial finance; financial analysis and modelling; commercial finance analysis
FP&A | =FP&A; financial planning and analysis; financial planning & analysis | < Financial analysis; Financial planning | ~ Financial forecasting
Cost analysis finance | < Financial analysis
Ratio analysis | < Financial analysis
NPV | =NPV | ~ Financial analysis
IRR | =IRR | ~ Financial analysis; NPV
Financial modelling | financial models; valuation modelling; LBO modelling; building financial models; 3-statement model; scenario modelling; merger models; cash flow modelling | < Financial analysis
Discounted cash flow | =DCF; discounted cash flows; DCF models | < Asset valuation | ~ NPV
Financial planning | corporate financial planning; strategic financial planning; medium term financial planning; financial planning process; financial strategy; MTFP
Long range planning | ~ Financial planning
Finance business partnering | finance business partner; commercial finance partnering; business partnering finance; partnering with budget holders
Non-finance stakeholders | ~ Finance business partnering
Supporting non-finance managers | ~ Finance business partnering
Financial management | managing finances; finance management; sound financial management; financial procedures; financial regulations; managing financial resources; financial operations; financial skills; financial processes; finance operations; finance processes
Finance administration | financial administration; financial records; Financial administrator; Maintaining financial records; finance administrator; finance admin | ~ Financial management; Bookkeeping
Financial governance | < Financial management
Financial accountability | ~ Financial management
Cost accounting | product costing; cost accountant; costing?; management cost accounting
Standard costing | Standard costs; standard cost | < Cost accounting
Activity based costing | activity-based costing | < Cost accounting
Job costing | < Cost accounting
Overhead absorption | < Cost accounting
Stock valuation | ~ Cost accounting; Inventory valuation
Manufacturing accounting | < Cost accounting
Factory accounting | < Cost accounting
Inventory accounting | < Cost accounting
Stock accounting | < Cost accounting
Inventory valuation | ~ Cost accounting
Project accounting | project finance accounting; project accountant
Job accounting | < Project accounting
Work in progress accounting | < Project accounting
WIP reporting | ~ Work in progress accounting
Construction accounting | < Project accounting
CIS returns | < Construction Industry Scheme
Construction Industry Scheme | =CIS? | ~ Construction accounting; Subcontractor ledger
Subcontractor ledger | subcontract ledger | < Purchase ledger | ~ Construction accounting
Contract accounting | < Project accounting
Revenue and WIP | ~ Project accounting
CIS subcontractor payments | < Construction Industry Scheme
WIP | =WIP | ~ Work in progress accounting
Fixed assets | fixed asset register; asset accounting; fixed asset accounting
Depreciation | < Fixed assets
Capitalisation | capital accounting | < Fixed assets
IFRS 16 | < IFRS | ~ Lease accounting
Lease accounting | ~ Fixed assets
VAT returns | =VAT?; VAT accounting; quarterly VAT returns; VAT reconciliation; value added tax; preparing VAT returns; VAT compliance; VAT advisory; VAT returns submission; completing VAT returns; VAT registration; VAT reporting; VAT submissions; VAT calculations; VAT specialist
Making Tax Digital | =MTD; MTD for VAT | ~ VAT returns
Indirect tax | < Tax | ~ VAT returns
Partial exemption | < VAT returns
EC sales lists | < VAT returns
Tax | Tax?; taxation; tax compliance; tax accounting; tax returns; tax advisory; tax planning; =HMRC?; tax computations; self assessment tax returns; tax legislation; UK tax; tax advice; direct tax; tax reporting; tax affairs; tax accountant; tax law; tax issues; tax consulting; tax risk; corporate and personal tax; tax investigations; income tax; tax preparation; sales tax; tax research; tax matters
US tax | US taxation; US tax returns | < Tax
International tax | international taxation; cross-border tax | < Tax
Self-assessment | Self-assessment? | < Personal tax
HMRC compliance | < Tax
HMRC correspondence | ~ HMRC compliance; Tax
HMRC enquiries | < Tax
Corporation tax | corporate tax; CT600; corporation tax computations; corporate tax compliance; corporation tax returns; corporation tax returns preparation; corporate tax planning | < Tax
Tax provisioning | tax provisions | < Corporation tax
Capital allowances | < Corporation tax
Withholding tax | < Tax | ~ International tax
R&D tax credits | R&D tax | < Tax | ~ Corporation tax
Deferred tax | < Corporation tax
Transfer pricing | < International tax | ~ Corporation tax
Personal tax | personal tax returns; private client tax; personal tax compliance; personal taxation | < Tax
Income tax returns | < Personal tax
Capital gains tax | =CGT | < Personal tax
Trust tax | < Tax | ~ Personal tax
Non-domiciled | < Personal tax
Partnership tax | < Tax | ~ Personal tax
Expatriate tax | < Personal tax
Expat tax | < Personal tax
Trust tax returns | < Trust tax
SA100 | =SA100 | < Personal tax
P11D | =P11D | ~ PAYE; Employment tax
Employment tax | < Tax | ~ PAYE
Inheritance tax | < Tax | ~ Personal tax
IHT | =IHT | < Inheritance tax
IFRS | =IFRS; International Financial Reporting Standards; IFRS 9; IFRS accounting; IFRS 15; IFRS reporting; IFRS compliance; IFRS standards; IFRS9; IFRS17; IFRS conversion | ~ UK GAAP
IAS 39 | < IFRS
IAS | =IAS | < IFRS
IFRS 17 | < IFRS
UK GAAP | =GAAP; UK accounting standards; UK & US GAAP; UK Gaap reporting | ~ IFRS
FRS 102 | < UK GAAP
FRS 105 | < UK GAAP
FRS 101 | < UK GAAP
Accounting policies | ~ Technical accounting
Technical accounting | < Accounting | ~ IFRS; UK GAAP
US GAAP | =US GAAP; generally accepted accounting principles; US GAAP reporting | ~ IFRS
US accounting | < US GAAP
SOX compliance | =SOX; Sarbanes-Oxley; SOX controls; SOX testing; J-SOX; SOX 404 | ~ Internal controls
Internal controls | internal control systems
Control environment | < Internal controls
Financial control framework | control frameworks | < Internal controls
Controls testing | < Internal controls
Key controls | < Internal controls
Segregation of duties | ~ Internal controls
Design and operating effectiveness | < Internal controls
Control improvements | < Internal controls
Systems and controls | system of controls | < Internal controls
Control procedures | ~ Internal controls
Control weaknesses | < Internal controls
Control processes | ~ Internal controls
Controls assurance | < Internal controls
ICFR | < Internal controls
Payroll | payroll processing; payroll administration; running payroll; end to end payroll; monthly payroll; weekly payroll; payroll manager; processing payroll; payroll management; payroll clerk; payroll systems; payroll queries; CIS payroll; payroll calculations; wage processing; payroll bureau; payroll operations; bureau payroll; running the payroll; payroll experience; payroll services; UK payroll; manual calculations payroll; weekly and monthly payroll; international payroll; payroll controls; payroll preparation; manual payroll calculations; payroll function; payroll legislation; payroll year end; processed payroll; process payroll; prepared payroll
PAYE | =PAYE; PAYE and NI; PAYE/NI; P60?; P45?; P11? | < Payroll
National Insurance contributions | =NIC | < PAYE
Real time information | =RTI | < PAYE
P45s | < PAYE
Statutory payments | < Payroll
Payment practices reporting | payment practices report; payment practices reports; statutory payment practices report; payment practices and performance; duty to report on payment practices
Statutory sick pay | < Statutory payments
National Minimum Wage compliance | minimum wage compliance; National Minimum Wage rules; NMW compliance; National Living Wage compliance; National Minimum Wage | < Payroll
Salary sacrifice schemes | salary sacrifice; salary exchange; salary sacrifice scheme; salary sacrifice arrangements | < Payroll
P60s | < PAYE
Tax and NI | < Payroll
HMRC RTI | =HMRC RTI | < PAYE
RTI submissions | < PAYE
Attachment of earnings | ~ Payroll
Statutory deductions | < Payroll
SMP | =SMP | < Statutory payments
Workplace pensions | auto-enrolment; pension contributions?; NEST pensions; occupational pensions; final salary pension?; DB pensions; DC pensions; group personal pensions; pensions legislation; pension calculations; manual pension calculations; pension trustees; pensions consultancy; pension funds; trust-based pensions; pension planning; pension technical knowledge; TUPE pensions
Local Government Pension Scheme | =LGPS; local government pensions; local government pension | < Workplace pensions
Teachers' Pensions | teachers' pension scheme; teachers pension scheme; teachers' pension | < Workplace pensions
Defined benefit | < Workplace pensions
Defined contribution | < Workplace pensions
Defined benefit schemes | < Workplace pensions
GMP equalisation | < Workplace pensions
DB and DC | < Workplace pensions
Trustee reports
Retirement planning | ~ Financial advice; Retirement benefits
Annuities | ~ Life insurance products
Retirement benefits | ~ Workplace pensions
Actuarial valuations | < Actuarial work
SIPP | =SIPP | ~ Workplace pensions
Sage [tool] | Sage accounts; =Sage; Sage Line 100; Sage software; Sage Line 200; Sage One; Sage Accounting; Sage Business Cloud; Sage 100; Sage accounts package; Sage Instant; SAGE packages; Sage Cloud | < Accounting software
Sage Intacct [tool] | < Sage
Sage 200 [tool] | Sage 200 ERP; Sage 200 manufacturing | < Sage; Business systems | ~ Manufacturing ERP
Sage 1000 [tool] | < Sage
Sage 300 [tool] | < Sage
Sage Payroll [tool] | Sage 50 payroll software; Sage 50 Payroll | < Payroll software | ~ Sage
Sage Micropay [tool] | < Payroll software | ~ Sage
Sage 50 [tool] | Sage 50 Accounts; Sage Line 50; Sage50 | < Sage
MAS 90 [tool] | ~ Sage
Xero [tool] | Xero accounting; Xero certified; Xero software; Xero accounts; Xero adviser | < Accounting software | ~ QuickBooks; Sage
Dext [tool] | ~ Receipt Bank; AutoEntry; Hubdoc
Receipt Bank [tool] | ~ AutoEntry; Hubdoc
AutoEntry [tool] | ~ Hubdoc
Hubdoc [tool]
Approvalmax [tool]
Dext Prepare [tool] | < Dext
QuickBooks [tool] | QuickBooks Online; Intuit QuickBooks; QuickBooks Pro; QuickBooks accounting; QuickBooks Desktop | < Accounting software | ~ Xero; Sage
Intuit [tool] | =Intuit | ~ QuickBooks
QBO [tool] | =QBO | < QuickBooks
Accounting software [tool] | accounting systems; finance software; accounts software; accountancy software; financial software; finance systems; financial systems
Accounts packages | accounting packages | < Accounting software
Computerised accounts | computerised accounting; computerised accounting systems | < Accounting software
FreeAgent [tool] | =FreeAgent; =Freeagent; FreeAgent? | < Accounting software
KashFlow [tool] | < Accounting software
Exact Online [tool] | < Accounting software
Pegasus Opera [tool] | < Accounting software
SunSystems [tool] | < Accounting software
Clearbooks [tool] | < Accounting software
Computerised accounting packages | < Accounting software
Tally ERP [tool] | < Accounting software
PS Financials [tool] | < Accounting software
COA Solutions [tool] | < Accounting software
Yardi accounts [tool] | < Accounting software
e5 [tool] | =e5 | < Accounting software
Integra finance [tool] | < Accounting software
Oracle finance [tool] | < Accounting software
Zoho Books [tool] | < Accounting software
Iplicit [tool] | < Accounting software
Iris Financials [tool] | < Accounting software
Tally.ERP 9 [tool] | < Accounting software
Pegasus [tool] | < Accounting software
Microsoft Dynamics GP [tool] | < Accounting software
Microsoft Dynamics AX [tool] | < Accounting software
Workday Financials [tool] | < Accounting software
PeopleSoft Financials [tool] | < Accounting software
Finance system implementation | < Accounting software
MYOB [tool] | < Accounting software
Practice software [tool] | =Practice software; Practice software?
IRIS accounts [tool] | Iris accounts production | < Practice software
TaxCalc [tool] | < Practice software
BTCSoftware [tool] | < Practice software
Alphatax [tool] | < Practice software
Caseware [tool] | < Practice software
VT Final Accounts [tool] | < Practice software
VT accounts [tool] | VT software | < Practice software
Iris and Sage [tool] | < Practice software
Taxfiler [tool] | < Practice software
CCH Pro [tool] | < Practice software
VT Transaction [tool] | =VT | < Practice software
CCH tax [tool] | < Practice software
ONESOURCE [tool] | < Practice software
Digita tax [tool] | < Practice software
Viztopia [tool] | < Practice software
PTP tax [tool] | < Practice software
Mercia [tool] | < Practice software
FTC tax [tool] | < Practice software
Pro Audit [tool] | < Practice software
Xama [tool] | < Practice software
IRIS [tool] | =IRIS | < Practice software
CCH [tool] | =CCH | < Practice software
HMIT [tool] | < Practice software
Group reporting systems [tool]
Cognos Controller [tool] | < Group reporting systems
Anaplan [tool] | < EPM
Adaptive Insights [tool] | < EPM | ~ Adaptive Planning
Hyperion Financial Management [tool] | =HFM | < Oracle Hyperion; Group reporting systems
Hyperion Planning [tool] | < Oracle Hyperion; EPM | ~ Hyperion Financial Management
IBM TM1 [tool] | < EPM | ~ Planning Analytics
Planning Analytics [tool] | =Planning Analytics; Planning Analytics? | < EPM
SAP BPC [tool] | < EPM; Group reporting systems
OneStream [tool] | < EPM; Group reporting systems
BlackLine [tool] | < Accounting software
SAP BO finance [tool] | < Group reporting systems
Longview [tool] | < Group reporting systems
Tagetik [tool] | < Group reporting systems
Workiva [tool] | < Group reporting systems
Workday Adaptive [tool] | < EPM | ~ Adaptive Planning
Prophix [tool] | < EPM
Infor BI [tool] | < EPM
Jedox [tool] | < EPM
IBM Cognos TM1 [tool] | < IBM TM1
Adaptive Planning [tool] | =Adaptive Planning; Adaptive Planning? | < EPM
BPC [tool] | =BPC | < Group reporting systems
BOFC [tool] | < Group reporting systems
EPM [tool] | =EPM; enterprise performance management | ~ Group reporting systems
Payroll software [tool] | payroll software package; payroll packages
IRIS Payroll [tool] | < Payroll software
Pegasus payroll [tool] | < Payroll software | ~ Pegasus
BrightPay [tool] | < Payroll software
Moneysoft [tool] | < Payroll software
SelectPay [tool] | < Payroll software
Earnie [tool] | < Payroll software
IRIS Earnie [tool] | < Payroll software
Access SelectPay [tool] | < Payroll software
Resourcelink [tool] | Resourcelink HR | < Payroll software; HR information systems
Midland HR [tool] | < Payroll software
Ceridian [tool] | < Payroll software
Zellis [tool] | < Payroll software
Paycircle [tool] | < Payroll software
ADP Workforce Now [tool] | < Payroll software
Paychex [tool] | < Payroll software
ADP Freedom [tool] | < Payroll software
Staffology [tool] | < Payroll software
Unipay [tool] | < Payroll software
KeyPay [tool] | < Payroll software
Payrite [tool] | < Payroll software
ADP [tool] | =ADP; ADP payroll | < Payroll software
Securitisation | ~ Capital markets; Structured credit
Project finance | ~ Debt finance; Corporate finance
Equity research | ~ Investment management; Sell-side
Investment management | portfolio management of investments; fund management; asset management investments; investment portfolio; investment strategies; investment funds; private client investment management; investment analysis; investment research; investment portfolios; investment products; alternative investments; investment performance; investment process; factor investing; ESG investing
Investment operations | Investment operations processing | ~ Trade settlement; Asset servicing; Back office operations
Fund manager | < Investment management
Portfolio management | portfolio manager; portfolio analysis | < Investment management
Discretionary management | < Investment management
Mutual funds | ~ Investment management; Unit trusts; OEICs; ETFs
Stockbroking | ~ Investment management; Trading
ISAs
Unit trusts | ~ OEICs
Asset managers | ~ Investment management
Asset servicing | ~ Custody operations; Corporate actions
Portfolio construction | < Investment management
OEICs
Asset allocation | < Investment management
Fund selection | < Investment management
Private wealth | ~ Wealth management; Private banking
ETFs
Stocks and shares | ~ Stockbroking
Performance attribution | ~ Investment management
Manager research | < Investment management
Multi-asset | < Investment management
Long only | ~ Investment management
Transfer agency | ~ Fund accounting; Asset servicing
Depositary | ~ Fund accounting; Custody operations
UCITS | =UCITS | ~ Mutual funds
GIPS | ~ Performance attribution
Hedge funds | ~ Investment management
Fund accounting | fund administration; hedge fund accounting; fund accountant; fund accounts; valuation of funds; fund administrator; fund reporting; pricing funds; private equity fund administration; property fund accounting; fund operations
NAV calculation | < Fund accounting
Investment accounting | < Fund accounting
Private equity accounting | < Fund accounting
SimCorp | ~ SimCorp Dimension
SimCorp Dimension | ~ BlackRock Aladdin
Advent Geneva | < Fund accounting
Investment trusts | ~ Mutual funds
Multifonds | < Fund accounting
Partnership accounting | < Accounting | ~ Private equity accounting
Investran | < Fund accounting
eFront | ~ Investran
Income processing | ~ Fund accounting; Dividend processing
Net asset value | < Fund accounting
Commodity trading
Money markets
Securities lending
Repo | Repo?
Exotic derivatives | exotic options; exotics trading; exotics desk
Cash equities
Structured credit
Financial instruments
Exchange traded
Emerging markets
Convertible bonds
Prime brokerage
Treasury products
Collateral management
Commodity markets
Metals trading
Equity products
ISDA | =ISDA
ETD
Foreign exchange | FX trading
Fixed income | fixed income products
Trading | Trading?; trade execution; trade floor; proprietary trading; trading desk; front office trading; equities trading; order management systems trading; execution trading; Calypso trading; trading strategies; technical analysis trading; ION trading
Trade support | trade capture; trade support analyst | ~ Middle office; Trade settlement; Trading
Market making
Sophis
Charles River
Fidessa
Murex MX | < Murex
BlackRock Aladdin
Front Arena
Endur
Openlink
Reuters
Eikon
Morningstar
S&P Capital IQ | =S&P Capital IQ
Thinkfolio
Wall Street Systems
Market data vendors
ETRM | =ETRM
OMS | =OMS?
Murex
Trade settlement | settlements?; trade processing; clearing and settlement; trade lifecycle; securities settlement; trade reporting; failed trades; =T2S; trade confirmation; trade affirmation
Middle office | ~ Trade settlement
Reconciliations middle office | < Middle office | ~ Account reconciliation
Back office banking | ~ Back office operations; Trade settlement
Confirmations | Confirmations? | < Trade settlement
Custody operations | ~ Trade settlement
Back office operations | ~ Trade settlement
Derivatives operations | < Trade settlement
Dividend processing | < Corporate actions
Client money reconciliations | < Account reconciliation | ~ CASS
Margining | ~ Collateral management
Transaction reporting | ~ Trade settlement; MiFID II
CASS reporting | < CASS
MiFIR | ~ MiFID II
Nostro | ~ Nostro reconciliation
Product control | ~ Middle office
P&L attribution | < Product control
P&L explain | < Product control
Product controller | < Product control
P&L analysis | < Financial analysis
Corporate actions | ~ Trade settlement; Custody operations
CASS | client money?; =CASS; client assets; CASS rules | < FCA regulation
EMIR | =EMIR | ~ MiFID II
MiFID II | =MiFID | ~ FCA regulation
Treasury | corporate treasury; treasury management; liquidity management treasury; treasury operations; treasury accounting; treasury function; treasury controls; treasury policies; treasury reporting; funding treasury; treasury systems; treasury manager; treasury assistant; treasury deals; Treasury?
Cash pooling | ~ Treasury
FX hedging | ~ Treasury
Hedge accounting | ~ Treasury
Banking covenants | ~ Treasury
Bank mandates | ~ Treasury
Asset and liability management | =ALM | ~ Treasury
Balance sheet management | ~ Treasury
Funding and liquidity | ~ Treasury
Debt covenants | ~ Treasury
Foreign exchange management | ~ Treasury
Banking relationships | ~ Treasury
Covenant reporting | ~ Treasury
IRRBB | ~ Treasury
Market risk | value at risk; market risk management; market risk analysis; market risk reporting; quantitative risk
VaR | =VaR | ~ Market risk
Counterparty exposure | ~ Market risk
Backtesting | ~ Market risk
Quantitative modelling | Quantitative models | ~ Quantitative finance; Market risk
Quantitative finance | quantitative techniques | ~ Market risk
Stochastic calculus | ~ Financial mathematics
Quant | ~ Quantitative finance
Financial mathematics | mathematical finance | ~ Market risk
Derivatives pricing | ~ Market risk
PDEs | ~ Financial mathematics
Quantitative analyst | ~ Market risk
FRTB | =FRTB | ~ Market risk
Model validation | risk models; model risk; risk modelling finance | ~ Market risk; Quantitative modelling
Forensic accounting | forensic accountant | < Accounting | ~ Fraud investigation
FCA regulation | Financial Conduct Authority; FCA rules; FCA compliance; FCA handbook; FCA regulated; FCA regulated environment
FSA regulations | ~ FCA regulation
FSA regulated | ~ FCA regulation
Conduct of business rules | < FCA regulation
Financial services regulation | ~ FCA regulation
Regulatory returns | ~ FCA regulation
Prudential Regulation Authority | =PRA | ~ FCA regulation
Regulatory affairs in finance | ~ FCA regulation
Financial promotions | ~ FCA regulation
Retail distribution review | ~ FCA regulation
Compliance advisory | ~ FCA regulation
FSA rules | ~ FCA regulation; FSA regulations
Regulatory change
Market abuse | ~ FCA regulation
GABRIEL returns | < Regulatory returns
Compliance monitoring programme | ~ FCA regulation
FSA compliance | ~ FCA regulation
Legal and regulatory compliance
Financial ombudsman | Financial Ombudsman Service; =FOS; ombudsman? | ~ Complaint handling DISP
Complaint handling DISP | ~ FCA regulation
PPI complaints | ~ Complaint handling DISP
PPI claims | ~ PPI complaints
FOS complaints | ~ Financial ombudsman; Complaint handling DISP
Regulatory complaints | ~ Complaint handling DISP
FSA | =FSA | ~ FCA regulation
SMCR | =SMCR | < FCA regulation
SM&CR | < FCA regulation
COBS | =COBS | < FCA regulation
COREP | =COREP | ~ Regulatory returns
FINREP | =FINREP | ~ Regulatory returns; COREP
MCOB | =MCOB | < FCA regulation
GABRIEL | ~ GABRIEL returns
ICOBS | < FCA regulation
SYSC | < FCA regulation
DISP | < FCA regulation
Life insurance | < Insurance
Financial advice | independent financial advice; financial planning advice; financial adviser; independent financial adviser; pensions advice; financial advisor; retirement advice; wealth management advice; investment advice; independent financial advisor; estate planning advice; financial planning advice for clients; =IFA
Wealth advice | < Financial advice | ~ Wealth management
Pension transfer advice | pension transfer specialist; advising on pension transfers | < Financial advice | ~ Pension transfers
Restricted advice | restricted adviser | < Financial advice
Suitability reports | client suitability | ~ Financial advice
Whole of market | ~ Financial advice
Holistic financial planning | ~ Financial advice
IFA practice | ~ Financial advice
IFA administration | IFA admin; IFA support; IFA administrator | ~ Financial advice; Financial services administration; New business processing; IFA practice
New business processing | ~ Financial advice
Tied adviser | ~ Financial advice
Platforms and wraps | wrap platforms | ~ Financial advice
Bancassurance | ~ Financial advice
Financial consultants | ~ Financial advice
Suitability letters | ~ Financial advice
Intermediary market | ~ Financial advice
Financial services administration | ~ Financial advice
Intelliflo | Intelligent Office; =IO? | ~ Adviser Office; XPLAN
Iress | ~ XPLAN
Adviser Office | ~ 1st Software
Voyant | < Cashflow modelling software
CashCalc | < Cashflow modelling software
1st Software | ~ Intelliflo
Exchange insurance portal | ~ Assureweb
FE Analytics | ~ Defaqto
Synaptics | ~ Defaqto
O&M pension | ~ Selectapension
Selectapension
Assureweb
Cashflow modelling software | ~ Paraplanning
Defaqto
Avelo | ~ 1st Software
AO IFA | ~ Adviser Office
XPLAN
FNZ | ~ Platforms and wraps
Paraplanning | paraplanner; report writing paraplanning; technical paraplanning | ~ Financial advice
Research and report writing
Company liquidation | < Insolvency
Recovery and restructuring | < Insolvency
Corporate restructuring | ~ Insolvency
IVA | =IVA | ~ Insolvency; Debt management advice
DMPs | < Debt management advice
Debt restructuring | ~ Corporate restructuring
CVA | =CVA | < Insolvency
Due diligence | commercial due diligence; due diligence reviews; due diligence process; buy-side due diligence; acquisition due diligence; due diligence reports
Asset valuation | brand valuation; valuation techniques; equity valuation; intangible asset valuation; valuation of financial instruments; valuation models; valuation methodologies
Business valuation | valuations?; company valuation; business valuations; valuing businesses; company valuations | ~ Asset valuation; Corporate finance
Purchase price allocation | < Asset valuation
Comparable company analysis | < Business valuation
Independent price verification | ~ Asset valuation; Product control
Fair value | ~ Asset valuation
Precedent transactions | < Business valuation
Public sector finance | public sector accounting; public finance; public sector finance regulations; education finance; housing finance
Local government finance | < Public sector finance
NHS finance experience | NHS accounts; NHS finance | < Public sector finance
Resource accounting | ~ Central government accounting
Central government accounting | government accounting | < Public sector finance
Managing public money | ~ Public sector finance
Local authority finance | local authority accounting | < Public sector finance | ~ Local government finance
Collection fund | < Local authority finance
CIPFA code | ~ Local authority finance
FReM | ~ Central government accounting
Private Finance Initiative | =PFI
Capital programme
HM Treasury
Charity and education finance | ~ Public sector finance
Academy accounts | ~ Public sector finance
Treasury management in local authority | < Local authority finance | ~ Treasury
Government grants accounting | ~ Public sector finance
PFI contracts | ~ Private Finance Initiative
Service charge accounting | ~ Service charges
Housing revenue account | < Local authority finance
Service charge budgets accounting | ~ Service charge accounting
Fund accounting charity | ~ Charity and education finance
PPP | =PPP? | ~ Private Finance Initiative
Ethical and Islamic finance
Ethical investment | ethical investing; sustainable investing; sustainable investment | ~ Responsible investment; Impact investing; Sustainable finance
Islamic finance | Sharia; Islamic banking; Sharia-compliant finance
Sustainable finance
Impact investing
Responsible investment
Green finance
Social investment
TCFD | =TCFD
CSRD | =CSRD
SFDR
Cryptocurrency and blockchain finance | crypto; cryptocurrency; cryptoassets; crypto trading
Stablecoins | < Cryptocurrency and blockchain finance
Bitcoin | < Cryptocurrency and blockchain finance
NFT | < Cryptocurrency and blockchain finance
Finance departments | finance department; finance environment
`;
