/** Office software, administration, reception, secretarial work. */
export const office = `
# heading: Microsoft 365 and other office software
Microsoft Office [tool] | =Office products; =Office Products; =Office programs; =Office Programs; Office programs?; MS Office; Office suite; Microsoft Office suite; Office applications; MS Office suite; Microsoft applications; Office?; Microsoft Office packages; Microsoft packages; Office packages; MS packages; Microsoft suite; MS Office applications; MS applications; Office software; Microsoft Office products; standard office software; Microsoft programs; Microsoft software; MS Office package; MS Office tools; Microsoft Office software; Microsoft Office applications; MS suite; Microsoft Office Professional; Microsoft Office programs; Office 2010; Office 2016; MS Office 2010 | < Computer literacy
Microsoft FrontPage [tool] | =FrontPage; MS FrontPage | < Microsoft Office
Microsoft 365 [tool] | Office 365; O365; M365; MS 365; MS Office 365; Microsoft Office 365 | < Microsoft Office
Evernote [tool] | Evernote Teams | ~ OneNote
Dataverse [tool] | < Low-code development | ~ Power Apps
Microsoft Excel [tool] | Excel?; MS Excel; Excel spreadsheets; advanced Excel; Excel skills; intermediate Excel; basic Excel; Excel reports; Excel proficiency | < Microsoft Office; Spreadsheets | ~ Google Sheets
Excel macros | Excel VBA macros; macros in Excel; recording macros | < Microsoft Excel | ~ VBA
Excel formulas | Excel functions; IF statements in Excel; INDEX MATCH; SUMIFS; SUMIF; COUNTIF; COUNTIFS; Excel formulae; nested IFs; SUMPRODUCT | < Microsoft Excel
VLOOKUP | VLOOKUPs; lookups?; XLOOKUP; XLOOKUPs; HLOOKUP; HLOOKUPs; V-lookup; V-lookups; v lookups; lookup functions; lookup formulas | < Microsoft Excel
Pivot tables | pivot tables; pivot table; PivotTables; PivotTable; pivots?; pivot charts; pivot reports | < Microsoft Excel
Microsoft Word [tool] | Word?; MS Word; Word documents; Word processing in Word; Winword | < Microsoft Office; Word processing
Mail merge | mail merging; mailmerge | < Microsoft Word
Microsoft PowerPoint [tool] | PowerPoint; MS PowerPoint; PowerPoint presentations; =PPT; PowerPoint slides; Microsoft Power Point | < Microsoft Office; Presentation software
Microsoft Outlook [tool] | Outlook?; MS Outlook; Outlook calendar; Outlook Express; Outlook diary; Microsoft Outlook Express | < Microsoft Office; E-mail software
Microsoft Access [tool] | Access?; MS Access; Access database | < Microsoft Office; Databases
Microsoft Teams [tool] | MS Teams; =Teams?; Teams/Zoom; Microsoft Teams calls | < Video conferencing; Microsoft 365; Collaboration tools | ~ Zoom; Slack
SharePoint [tool] | Microsoft SharePoint; MS SharePoint; SharePoint Online; SharePoint sites; Share Point; SharePoint 2010; SharePoint 2013; SharePoint 2016; SharePoint development; SharePoint Designer; SharePoint intranet | < Microsoft 365
OneDrive [tool] | Microsoft OneDrive; One Drive; OneDrive for Business | < Microsoft 365
OneNote [tool] | Microsoft OneNote; One Note | < Microsoft 365
Microsoft Visio [tool] | Visio; MS Visio; Microsoft Visio diagrams; diagramming tools; Microsoft Visio Professional
Lucidchart [tool] | ~ Microsoft Visio
Draw.io [tool] | ~ Microsoft Visio
SmartDraw [tool] | ~ Microsoft Visio
OmniGraffle [tool] | ~ Microsoft Visio
Microsoft Project [tool] | MS Project; Microsoft Office Project; Project Online; Microsoft Projects; Microsoft Project Professional | < Project planning; Project management software
Microsoft Publisher [tool] | Publisher?; MS Publisher | < Microsoft Office
Microsoft Planner [tool] | Planner??; MS Planner | < Microsoft 365
Power Automate [tool] | Microsoft Flow; Microsoft Power Automate; MS Flow | < Power Platform
Power Platform [tool] | Microsoft Power Platform | < Microsoft 365; Low-code development
Power Apps [tool] | PowerApps; Microsoft PowerApps; canvas apps | < Power Platform
Microsoft Copilot [tool] | Copilot?; Microsoft 365 Copilot | ~ Generative AI; Artificial intelligence; ChatGPT
GitHub Copilot [tool] | < AI-assisted coding
Google Workspace [tool] | G Suite; Google Apps; Google Suite; Google Forms and Docs; Google applications; Google Mail; Google Apps for Work | ~ Microsoft 365
Google Drive [tool] | < Google Workspace
Google Docs [tool] | < Google Workspace
Gmail [tool] | ~ Google Workspace
Google Calendar [tool] | < Google Workspace
Google Slides [tool] | < Google Workspace
Google Meet [tool] | < Google Workspace
Google Classroom [tool] | < Virtual learning environments | ~ Google Workspace
Google Sheets [tool] | Google spreadsheets; GSheets; Google Sheet | < Google Workspace; Spreadsheets | ~ Microsoft Excel
LibreOffice [tool] | Libre Office; LibreOffice Calc | ~ Microsoft Office
OpenOffice [tool] | OpenOffice.org | ~ LibreOffice
WordPerfect [tool] | ~ LibreOffice
iWork [tool] | Keynote??; Apple iWork
Apple Keynote [tool] | ~ iWork
Apple Pages [tool] | ~ iWork
Apple Numbers [tool] | ~ iWork
Lotus Notes [tool] | IBM Notes; Lotus Domino; HCL Notes; LotusNotes; Lotus? | < E-mail software
Lotus 1-2-3 [tool] | Lotus 123; Lotus Smartsuite | < Spreadsheets
Adobe Acrobat [tool] | Acrobat?; Adobe Reader; PDF editing; Acrobat Pro; Adobe Acrobat Pro; Adobe PDF; PDF documents; Acrobat Reader
Electronic signatures [tool] | e-signatures; electronic signature; e-signature; e-signing
Foxit [tool] | Foxit PDF | ~ Adobe Acrobat
DocuSign [tool] | < Electronic signatures | ~ Adobe Acrobat
Adobe Sign [tool] | < Adobe Acrobat; Electronic signatures
Zoom [tool] | Zoom?; Zoom meetings; Zoom calls; Zoom webinars; Zoom video | < Video conferencing | ~ Microsoft Teams
Slack [tool] | =Slack?; Slack channels; Slack messaging | < Collaboration tools | ~ Microsoft Teams
Video conferencing | web conferencing; video conference; video conferencing software; online conferencing
Teleconferencing | teleconferences; conference calls; virtual meetings; online meetings; video calls | < Video conferencing
Webex [tool] | Cisco Webex | < Video conferencing
Skype [tool] | < Video conferencing
GoToMeeting [tool] | < Video conferencing
GoToWebinar [tool] | < Video conferencing
Dropbox [tool] | < Cloud storage
Cloud storage | file sharing
Box [tool] | Box??; Box.com | < Cloud storage
iCloud [tool] | < Cloud storage
Document management systems [tool] | document management software; document management system; electronic document management; =EDMS; =EDRMS; enterprise content management; =ECM?; electronic document management systems | < Document management
Livelink [tool] | < Document management systems | ~ OpenText
Objective ECM [tool] | < Document management systems
Meridio [tool] | < Document management systems
WeTransfer [tool] | ~ Dropbox
iManage [tool] | < Document management systems
NetDocuments [tool] | < Document management systems | ~ iManage
M-Files [tool] | < Document management systems
OpenText [tool] | < Document management systems
Alfresco [tool] | =Alfresco; Alfresco? | < Document management systems
Documentum [tool] | < Document management systems
Laserfiche [tool] | < Document management systems
FileNet [tool] | < Document management systems
Aconex [tool] | < Document management systems
Presentation software | slide decks; pitch decks; preparing slides; prepare presentations; presentation tools; presentation slides; creating presentations; preparing presentations; presentation preparation; presentation materials
Prezi [tool] | < Presentation software
Spreadsheets | spreadsheet; spreadsheet software; spreadsheet skills; spreadsheet applications; spreadsheet packages | < Computer literacy
Spreadsheet creation | creating spreadsheets; maintaining spreadsheets; updating spreadsheets | < Spreadsheets
Word processing | word processing software; word-processing; word processor; word processing packages; text processing | < Computer literacy
E-mail software | email systems; email clients; email software; Thunderbird; e-mail correspondence
Inbox management | email management; managing inboxes; managing emails; mailbox management; email inbox; shared mailbox; shared inbox | < E-mail software; Administration
Computer literacy | IT proficiency; IT packages; IT proficient; tech savvy; technologically savvy; IT savvy; good IT skills; strong IT skills; excellent IT skills; good computer skills; PC proficient; PC applications; IT software packages; working knowledge of IT; use of computers; keyboard skills; IT applications; IT competent; computer skills; computer literate; IT literate; IT literacy; PC literate; basic computer skills; PC literacy; digital literacy; computer proficiency; computer knowledge; computer applications; computer competency; computer savvy; computer packages; computer operation; computer use; computer programs; computerised systems; computer aptitude; digitally literate; computer software skills
Digital skills | basic IT skills; IT user skills; ICT skills; IT skills; PC skills; technology skills; digital tools | < Computer literacy
European Computer Driving Licence [licence] | ECDL; =ECDL; ICDL; =ICDL | < Computer literacy
CLAIT [licence] | < Computer literacy
Internet research | web search; Google search; searching the internet; searching online; online research; web research; desk research; desktop research; internet searches; secondary research; internet browsing
Business systems [tool] | ERP; =ERP; enterprise resource planning; ERP systems; ERP software; ERP/MRP; MRP/ERP; in-house systems; business software; enterprise resource planning systems; business information systems
Priority ERP [tool] | < Business systems
Baan [tool] | < Business systems
Exact software [tool] | < Business systems
Access Dimensions [tool] | < Business systems
Access ERP [tool] | < Business systems
MRP systems | MRP system; MRP; materials requirements planning; MRP II | < Business systems
Infor [tool] | Infor M3; Infor LN | < Business systems
Epicor [tool] | < Business systems
IFS ERP [tool] | IFS Applications | < Business systems
Syspro [tool] | < Business systems
JD Edwards [tool] | JDE; JD Edwards EnterpriseOne | < Business systems | ~ Oracle ERP
Odoo [tool] | < Business systems
Sage X3 [tool] | < Business systems
Agresso [tool] | Unit4; Unit 4 Business World; Unit4 Agresso | < Business systems; Accounting software
Acumatica [tool] | < Business systems
EFACS [tool] | < Business systems
PeopleSoft [tool] | Oracle PeopleSoft | < Business systems | ~ Oracle ERP
Essbase [tool] | ~ Oracle Hyperion
Business Central [tool] | Dynamics 365 Business Central; Microsoft Business Central | < Microsoft Dynamics
SAP [tool] | =SAP; SAP ERP; SAP R/3; SAP ECC; SAP software; SAP system; SAP modules; SAP GUI; SAP S4; SAP ECC 6.0; SAP consultant; SAP user; SAP environment; SAP solutions; SAP configuration | < Business systems | ~ Oracle ERP; Microsoft Dynamics
SAP S/4HANA [tool] | S/4HANA; SAP S4 HANA | < SAP
SAP Business One [tool] | SAP B1; SAP Business ByDesign | < SAP
SAP FI/CO [tool] | SAP FICO; SAP Finance; SAP Financials; =FICO?; SAP FI; SAP CO; SAP controlling; SAP Finance and Controlling; SAP FI/CO module | < SAP
SAP MM [tool] | SAP Materials Management; SAP procurement; SAP inventory management; SAP IM; SAP purchasing | < SAP
SAP WM [tool] | SAP warehouse management | < SAP | ~ SAP MM; SAP EWM
SAP Ariba [tool] | Ariba | < SAP | ~ SAP MM
SAP EWM [tool] | < SAP | ~ SAP MM
SAP APO [tool] | < SAP | ~ SAP PP; SAP MM
SAP IBP [tool] | < SAP | ~ SAP APO; SAP PP
SAP SRM [tool] | < SAP | ~ SAP MM; SAP Ariba
SAP SD [tool] | SAP Sales and Distribution; SAP order management | < SAP
SAP CRM [tool] | < SAP | ~ SAP SD
SAP TM [tool] | < SAP | ~ SAP SD
SAP HCM [tool] | SAP HR; SAP payroll; SAP Human Capital Management | < SAP
SAP SuccessFactors [tool] | SuccessFactors | < SAP; HR information systems | ~ SAP HCM
SAP PP [tool] | SAP Production Planning | < SAP
SAP PLM [tool] | < SAP | ~ SAP PP
SAP PM [tool] | SAP Plant Maintenance | < SAP
SAP QM [tool] | SAP quality management | < SAP
SAP PS [tool] | SAP Project System | < SAP
Oracle ERP [tool] | Oracle Apps; Oracle Applications; Oracle system; Oracle iProcurement | < Business systems | ~ SAP
Oracle HRMS [tool] | < HR information systems | ~ Oracle ERP
Oracle EPM [tool] | ~ Oracle ERP; Oracle Hyperion
Oracle E-Business Suite [tool] | Oracle EBS; Oracle R12; Oracle 11i | < Oracle ERP
Oracle Fusion [tool] | Oracle Fusion Cloud; Oracle Fusion Applications; Oracle Cloud ERP; Oracle Cloud Financials | < Oracle ERP
Oracle Fusion Middleware [tool] | ~ WebLogic; Service-oriented architecture
Oracle Financials [tool] | < Oracle ERP
Oracle HCM Cloud [tool] | Oracle HCM; Oracle Fusion HCM | < HR information systems | ~ Oracle ERP
Oracle Hyperion [tool] | Hyperion | ~ Oracle ERP
NetSuite [tool] | Oracle NetSuite; Net Suite; NetSuite ERP | < Business systems
Microsoft Dynamics [tool] | Dynamics 365; MS Dynamics; Microsoft Dynamics 365; D365; NAV/BC; MS Dynamics 365; D365 F&O; Dynamics 365 Finance | < Business systems | ~ SAP
Dynamics NAV [tool] | Microsoft Dynamics NAV; Navision; Microsoft NAV; MS Navision; Microsoft Navision; Microsoft Dynamics NAV manufacturing | < Microsoft Dynamics | ~ Manufacturing ERP
Dynamics GP [tool] | =Greatplains; =GREAT PLAINS; Great Plains?; =Great Plains | < Microsoft Dynamics
Dynamics AX [tool] | Dynamics AX 2012; Axapta | < Microsoft Dynamics

# heading: administration
Administration | Administration?; clerical support; clerical duties; clerical work; admin support; general admin; office admin; clerical skills; clerical experience; general office duties; back office support; admin duties; business support administration; admin skills; admin tasks; admin work; admin experience; clerical tasks; office duties; office support; clerical assistance; admin assistant; clerical officer; admin?; administrative skills; administrative support; office administration; administrative duties; administrative tasks; general administration; administrative work; administrative experience; administrative assistance; administration skills; administrative; administration duties; business administration; administrator; administrative assistant; administration support; administration experience; administrative processes; clerical and administrative; administrative responsibilities; day-to-day administration; administration tasks; administration assistant; administrative functions; administrative services; administrative procedures; administration procedures; administrative systems
Document preparation | preparing documents; document production; drafting documents; document drafting; producing documents; documentation preparation; preparing documentation; document formatting; formatting documents; document creation; prepare documents; prepare documentation | < Administration
Timesheets | timesheet processing; processing timesheets; time sheets; collating timesheets; timesheet management | ~ Administration
Facilities administration | logging maintenance requests; maintenance logging | < Administration
Vehicle fleet administration | fleet records | < Administration
Invoice processing (office) | logging invoices; coding invoices for payment | < Administration
Event administration | delegate administration | < Administration | ~ Event management
HR administration support | staff files maintenance; starters and leavers administration | < Administration
Contact list maintenance | maintaining mailing lists; maintaining contact lists | < Administration
Office management | office manager; office coordination; running an office; managing an office; office operations; office coordinator; managing the office; facilities and office management; office procedures; office systems; running the office; office practices | < Administration
Secretarial support | secretarial skills; secretary; secretarial; secretarial duties; secretarial experience; legal secretary skills; secretarial services; secretarial work; secretarial administration | < Administration
Medical secretarial work | medical secretary; medical secretarial | < Secretarial support
Legal secretarial work | Legal secretarial; legal secretary; legal typing; legal secretarial experience | < Secretarial support
Executive assistance | personal assistant; PA/EA; EA/PA; PA skills; supporting senior managers; executive assistant; executive support; supporting executives; executive secretary; executive assistance to directors; executive PA; team assistant | < Secretarial support
Personal assistance | PA support; PA duties; PA experience; PA to directors; =PA?; personal assistant to directors; EA support; senior PA | < Executive assistance
Board support | supporting the board; C-suite support; support to senior management | < Executive assistance
Diary management | managing diaries; managing calendars; manage diaries; calendar scheduling; coordinating diaries; manage calendars; diary and calendar management; managing schedules; calendar coordination; complex diary management; setting up meetings; calendar management; diary planning; diary coordination; diary organisation; extensive diary management; inbox and diary management; diary and travel management | < Administration
Appointment booking | scheduling appointments; booking appointments; arranging appointments; making appointments; appointment scheduling; schedule appointments; scheduled appointments; booked appointments | < Administration | ~ Diary management
Meeting organisation | arranging meetings; organising meetings; scheduling meetings; meeting coordination; coordinating meetings; meeting scheduling; arrange meetings; organise meetings; booking meetings; schedule meetings | < Administration | ~ Diary management
Travel arrangements | complex travel arrangements; travel coordination; arranging travel; travel management; travel planning; travel itineraries; organising travel; travel and accommodation; booking travel and accommodation; arrange travel; coordinating travel; travel and hotel bookings; making travel arrangements; international travel arrangements; Concur travel; booking of travel; travel logistics; business travel arrangements; travel and accommodation arrangements
Travel booking | booking flights; hotel bookings; accommodation booking; travel bookings; booking travel; itineraries; Flight bookings; flight reservations; flights and accommodation | < Travel arrangements
Visa applications | visa arrangements; arranging visas | ~ Travel arrangements
Minute taking | meeting notes; note taker; taking minutes; minute-taking; meeting minutes; note taking; minuting; agendas and minutes; minuting meetings; take minutes; producing minutes; writing minutes; minutes and agendas; recording minutes; minute meetings; distribute minutes; minute taker; accurate minutes | < Administration
Committee servicing | committee secretary; servicing committees; servicing meetings; clerking meetings; Committee support; committee services | < Minute taking
Agenda preparation | preparing agendas; preparation of agendas; meeting agendas | < Administration | ~ Minute taking
Board papers | preparing board papers; meeting papers; meeting packs; board packs | < Administration | ~ Minute taking
Action tracking | action logs; tracking actions; following up actions | ~ Minute taking
Typing | typist; keyboarding; =WPM; words per minute; wpm; 60wpm; 50wpm; 70wpm; 40wpm; 45wpm; 55wpm; 65wpm; 80wpm; typing skills; fast typing; typing speed; transcription typing; accurate typing; typing letters; typing documents; fast and accurate typing; typing letters and reports; RSA typing | < Administration
Audio typing | audio typist; digital dictation; dictation typing; audio-typing | < Typing
Copy typing | copy-typing; copy typist | < Typing
Touch typing | touch-typing | < Typing
BigHand [tool] | < Typing
Transcription | transcribing; transcriptionist; audio transcription; medical transcription; transcribe; transcripts of recordings
Shorthand | stenography; Pitman shorthand; 100wpm shorthand
Teeline | Teeline shorthand | < Shorthand
Data entry | updating databases; maintaining databases; database updating; inputting information; updating records; entering information; maintain databases; updating information; data input; data inputting; inputting data; data processing clerk; data entry clerk; entering data; data capture; keying data; database entry; data keying; input data; data entry skills; data entry operator; data maintenance; enter data; data input clerk; accurate data entry; data administration; data processing administrator; online data entry; alphanumeric data entry; data administrator; key data; system data entry; capturing data; data processing skills; input of data; entered data | < Administration
Database maintenance (records) | keeping databases up to date; database record updating; updating the database | < Data entry
Filing | Filing?; file management; maintaining files; electronic filing; filing systems; document filing; filing documents; copying and filing; maintaining filing systems; filing paperwork; filing records; paper filing; filing, photocopying; confidential filing | < Administration
Scanning | Scanning?; document scanning; scanning documents | < Filing
Archiving | Archiving?; archive documents; archiving records; filing and archiving | < Filing
Record keeping | maintain records; maintain accurate records; good record keeping; accurate and up to date records; accurate documentation; records management; maintaining records; record-keeping; keeping records; accurate records; keeping accurate records; maintaining accurate records; accurate record keeping; record maintenance; maintenance of records; records administration; keep accurate records; confidential records; file and record keeping; records retention; keep records; recording information; record and file management; keeping up-to-date records; up to date records; client records; written records; recording data; company records; logs and records; record information; written records and reports; administrative records; maintained records; maintained accurate records; kept records; kept accurate records; maintained files
Document control | document controller; controlled documents; documentation control; document controlling | < Record keeping
Project filing | project document control | < Document control
Document management | document administration; document retention; documentation management | < Record keeping
Completing paperwork | completing documentation; completion of paperwork; complete paperwork | < Record keeping
Reception | Reception?; receptionist; reception duties; front of house reception; reception cover; reception skills; reception experience; reception work; reception area; reception management; receptionist duties; receptionist experience; corporate reception; front of house receptionist | ~ Customer service
Front desk | front-desk; front desk operations; front office; reception desk | < Reception
Greeting visitors | meet and greet; meeting and greeting; welcoming visitors; greeting guests; greeting clients; greeting customers; meet and greet visitors; hosting visitors; welcoming guests; greet visitors; receiving visitors; greeting patients; meeting and greeting visitors; welcoming clients | ~ Reception
Visitor management | signing in visitors; visitor passes; visitor sign in; visitor reception | < Reception
Telephone skills | phone manner; phone etiquette; phone skills; telephone work; confident on the phone; good telephone manner; excellent telephone manner; professional telephone manner; telephone manner; answering telephones; telephone etiquette; telephone communication; telephone enquiries; answering the telephone; handling telephone calls; telephone handling; telephone based; telephone calls; telephone answering; telephone technique; polite telephone manner; telephone queries; taking telephone calls; telephone experience; answer the telephone; telephone and email enquiries; telephone customer service; dealing with telephone enquiries; confident telephone manner; answer telephone calls; clear telephone manner; telephone conversations; answered phones; answered telephone calls; answered calls; answered telephones; phone calls
Switchboard | switchboard operation; switchboard operator; operating a switchboard; multi-line phone system; multi-line phone | < Telephone skills
Call handling | answering calls; answering phones; answering the phone; taking calls; incoming calls; handling calls; answering incoming calls; phone answering; call answering; phone handling; answering telephone calls; dealing with calls; screening calls; answer phones; answer calls; answer incoming calls; handling incoming calls; call screening; transferring calls; fielding calls; handling phone calls | < Telephone skills
Message taking | taking messages; relaying messages | < Telephone skills
Mail handling | post room; mailroom; incoming post; outgoing post; incoming and outgoing post; sorting post; distributing post; post distribution; dealing with post; opening post; post duties; post opening; mail distribution; incoming and outgoing mail; sorting mail; handling post; post handling; mail outs; mail sorting; outgoing mail; incoming mail; bulk mailing | ~ Administration
Franking | franking machine; franking mail; franking post | < Mail handling
Correspondence | Correspondence?; writing letters; drafting letters; letters and emails; drafting emails; responding to emails; answering emails; business letters; composing letters; letter drafting; letter writing; write letters; drafting letters and emails; respond to emails; draft letters; business correspondence; drafting correspondence; written correspondence; handling correspondence; dealing with correspondence; correspondence handling; responding to correspondence; draft correspondence; customer correspondence; preparing correspondence; client correspondence; composing correspondence; typing correspondence; general correspondence | < Administration
Office supplies | ~ Stationery ordering
Stationery ordering | ordering office supplies; ordering stationery; ordering supplies; office supply ordering; stationery supplies; order stationery; ordering stock for the office; office stationery; stationery orders; ordering stationary; stationery stock; monitoring stationery; ordering of stationery; maintaining stationery; replenishing stationery; ordering stationery and supplies | < Administration
Office equipment | office machines; operate office equipment; standard office equipment; office machinery
Photocopying | Photocopying?; photocopier; photocopying documents | < Office equipment
Photocopiers and printers | printers and photocopiers; multi-function printers; fax machines; photocopy machines; faxing | < Office equipment
Laminating and binding | laminating; binding documents; printing and binding | < Office equipment
Meeting room management | booking meeting rooms; room bookings; meeting room bookings; setting up meeting rooms; conference room booking; meeting rooms; meeting room set up; conference room management; booking rooms; organising meeting rooms; meeting room preparation; setting up rooms | < Administration
Expense processing | expense claims; processing expenses; expense reports; expense management; expense reporting; expenses processing; managing expenses; expense tracking; employee expenses; staff expenses; expense reconciliations; preparing expense reports; process expenses; expense control; processing of expenses; credit card expenses; claims for expenses
Petty cash | petty cash handling; handling petty cash; managing petty cash; petty cash management; petty cash reconciliation | ~ Expense processing
Company credit cards | credit card reconciliation; corporate card reconciliation; purchasing cards; corporate credit cards | < Expense processing
Concur [tool] | =Concur; Concur?; SAP Concur | < Expense processing
Expensify [tool] | < Expense processing
Confidentiality | sensitive information; handling sensitive information; sensitive data; maintain confidentiality; maintain strict confidentiality; deal with sensitive information; Confidentiality?; handling confidential information; confidential information; maintaining confidentiality; patient confidentiality; client confidentiality; confidential data; handle confidential information; keep confidentiality; strict confidentiality; treat information confidentially; confidential documents; confidential nature; confidential matters; utmost confidentiality; respect confidentiality; sensitive and confidential information; confidential and sensitive; confidentiality issues; privacy and confidentiality; keep information confidential; importance of confidentiality; complete confidentiality; confidentially; confidential materials; confidential files; maintained confidentiality; records confidential; patient records confidential; customer records confidential; information confidential; data confidential; kept confidential; in strict confidence
Discretion [soft] | discreet | ~ Confidentiality
Business writing | writing business documents; business documents; writing of reports; writing briefs | ~ Reporting
Report writing | writing reports; written reports; drafting reports; compiling reports; report drafting; producing written reports; business reports; preparation of reports; producing reports and papers; technical reports; write reports; prepare written reports; compile reports; wrote reports; prepared reports; preparing reports; prepare reports | < Business writing
Briefing papers | briefing notes; writing briefings; policy papers; position papers; written briefings | < Business writing
White papers | white paper; writing white papers | < Business writing
Proofreading | proof reading; document checking; checking documents; proofing; proof read; proofreader; proofreading skills
Workplace services | concierge desk services; office services; workplace management; workplace experience
Office moves | office relocation; office move; desk moves | < Workplace services
Hot desking | desk booking; hot-desking | < Workplace services
Office refurbishment | office refurbishments; office fit-out coordination | < Workplace services
Office health and safety | display screen equipment assessment; =DSE?; DSE assessor | < Workplace services; Health and safety
Rota management | manage rotas; rostering systems; scheduling of staff; work schedules; rotas; staff rotas; rota planning; preparing rotas; rotas and holidays; managing rotas; rota preparation; duty rota; creating rotas; writing rotas; planning rotas; shift rotas; rota coordination; shift rota planning; roster management; producing rotas; rota management skills; weekly rotas; rota organisation; team rotas
Staff rostering | rostering; duty rosters; roster planning; staff scheduling; scheduling staff; staff schedules; shift scheduling; shift planning; workforce scheduling; employee scheduling; e-rostering | < Rota management
HealthRoster [tool] | < Rota management
Scheduling | Scheduling?; work scheduling; job scheduling and planning; scheduling software; planning schedules; scheduling skills; schedule coordination; scheduling work; planner and scheduler; schedule planning; workload scheduling; scheduled staff; employee schedules; created schedules
Timetabling | timetable planning; timetables; exam timetabling | < Scheduling
Job scheduling (field work) | job allocation; scheduling engineers; engineer scheduling; scheduling jobs; work allocation for engineers | < Scheduling
Purchase order processing | purchase orders; raising purchase orders; =POs; raising POs; placing purchase orders; purchase order creation; raise POs; PO processing; purchase order management; raise purchase orders; raising orders; processing purchase orders; placing orders; creating purchase orders; process purchase orders; place orders; raising of purchase orders; purchase-to-pay administration; processed purchase orders; create purchase orders; prepared purchase orders
Requisitions | purchase requisitions; raising requisitions; Requisitioning | < Purchase order processing
Order processing | sales order processing; =SOP?; processing orders; order entry; order management; order administration; sales orders; process orders; sales order entry; customer orders; order taking?; taking orders?; handling orders; order tracking; order handling; processing sales orders; order input; entering orders; order placement; sales order management; order inputting; order processing system; order confirmation; processing customer orders; process customer orders; orders processing; inputting orders; processing of orders; booking orders; order desk; order books; tracking orders; chasing orders; order book management; expediting orders; sales order process
Order fulfilment | fulfilling orders; order fulfillment; fulfil orders; fulfilment of orders | ~ Order processing; Picking and packing; E-commerce order handling
Office environment | office environments; office-based environment; office setting; office experience; experience of working in an office; experience in an office
`;
