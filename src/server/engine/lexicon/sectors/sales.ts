/** Selling, accounts, business development and the software for it. */
export const sales = `
Sales | Sales?; exposure to sales; sales exposure; selling; selling skills; selling techniques; selling products; selling services; salesperson; salesman; sales skills; sales experience; sales techniques; sales ability; sales background; sales person; sales techniques and closing; direct sales; sales representative; sales advisor; sales consultant; consultative sales experience; sales methodologies; end-to-end sales; B2C sales; sales assistant; full sales cycle; sales agent; sales track record; sales tactics; sales negotiator; sales specialist; driving sales; growing sales; generating sales; sales generation; maximising sales; sales-driven; close sales
Revenue growth | revenue generation; generating revenue; growing revenue; increasing revenue; driving revenue growth; increase revenue | ~ Sales
Closing sales | closing deals; deal closing; sales closing; closing techniques; close deals; closing skills | < Sales
Lead conversion | converting leads; sales conversion | < Sales
Objection handling | handling objections; overcoming objections | < Sales
Sales negotiation | sales negotiations; price negotiation with customers | < Sales; Negotiation
Sales presentations | sales pitches; pitching to clients; client pitches; pitch presentations; sales presentation | < Sales; Presentation skills
MEDDIC [method] | MEDDICC; =MEDDPICC | < Sales
SPIN selling [method] | < Sales
Challenger sale [method] | challenger selling; Challenger sales | < Sales
Sandler selling [method] | Sandler sales; Sandler training | < Sales
Face-to-face sales | face to face selling; in-person sales | < Sales
Sales targets | achieving sales targets; meeting sales targets; exceeding sales targets; hitting sales targets; sales quota; quota attainment; sales target | < Sales
Financial product sales | selling insurance; selling financial products | < Sales
Export sales | international sales; overseas sales; export markets; selling abroad; exporting?; global sales; international trade sales | < Sales
Wholesale | Wholesale?; wholesale sales; wholesale accounts; trade sales | ~ B2B sales
Inside sales | internal sales; inside sales representative; internal sales executive | < Sales | ~ Telesales
Product demonstrations | product demos; software demos; software demonstrations; giving demos; delivering demos; live demos; technical demonstrations; demonstrating products; demonstrating software; product demonstration; sales demos | ~ Pre-sales
Sales forecasting | sales forecasts; forecasting sales; pipeline forecasting | < Forecasting | ~ Sales
Sales reporting | sales reports; weekly sales reports; sales performance reporting | < Reporting
Sales analysis | sales data analysis; sales analytics; analysing sales data; sales performance analysis; sales figures analysis; sales metrics; sales KPIs; analyse sales figures | < Data analysis
Channel sales | indirect sales; reseller sales; channel management; channel sales experience; reseller management; channel partners | < Sales; Partner management
Sales and marketing | sales & marketing; marketing and sales | ~ Sales; Marketing
Business development | biz dev; winning new clients; new client acquisition; winning new contracts; new logo acquisition; winning new business; developing new business; business development manager; generating new business; business development executive; business development skills; securing new business; growing the business; business development experience; client development; creating new business; sourcing new business; converting new business; territory development; building new business; business generation | < Sales
Lead generation | generating leads; sales leads; self-generating leads; self-generated leads; inbound leads; leads generation; outbound lead generation; following up leads; online lead generation; follow up leads; warm leads; creating leads; sourcing leads; follow up on leads; generation of leads; appointment generation; generating own leads; sales lead generation; generating sales leads | ~ Sales; Prospecting
Appointment setting | setting appointments; booking sales appointments; telephone appointment making; booking demos | < Lead generation
Lead nurturing | nurturing leads; lead nurture | ~ Lead generation
Lead qualification | qualifying leads; qualify leads; opportunity qualification | < Lead generation
Prospecting | sales prospecting; outbound prospecting; prospecting for new business; prospecting new clients; prospecting skills; identifying prospects; prospecting new business; pipeline prospecting; prospecting tools; target prospects; prospecting calls; approaching prospective clients; approaching prospective customers | < Sales
Cold calling | cold calls; outbound cold calling | < Prospecting | ~ Telesales
Cold e-mailing | cold emails; cold outreach; outbound e-mailing | < Prospecting
Social selling | LinkedIn prospecting; selling on LinkedIn | < Prospecting
Sales development | sales development representative; =SDR; =BDR; business development representative | < Prospecting
Canvassing | Canvassing?; canvass customers | ~ Prospecting; Door-to-door sales
Sales prospect research | lead research; researching prospects; account research | ~ Prospecting
Telesales | telemarketing; telephone sales; telephone selling; phone sales; telemarketer; selling over the phone; tele sales; telesales executive; telesales experience; B2B telesales; telesales skills | < Sales
Outbound sales | outbound telesales | < Telesales; Outbound calling
Outbound calling | outbound calls; outbound call campaigns | ~ Telesales
Inbound sales | inbound telesales; inbound sales calls | < Telesales
Field sales | area sales; field-based sales; external sales; regional sales; territory sales; field sales executive; on the road sales; outside sales; area sales manager; field sales experience; route sales; van sales; area management sales; site sales; external sales executive; field sales role; home sales; area sales experience; regional sales management; field sales representative | < Sales
Territory management | managing a territory; sales territory; sales territory management; territory planning; territory sales management; journey planning for sales | < Field sales
Door-to-door sales | door-to-door; D2D sales; door knocking; canvassing door to door | < Field sales
Customer visits | client visits; visiting customers; visiting clients; sales visits | ~ Field sales
B2B sales | business-to-business sales; B2B sales experience; B2B selling; B2B direct sales; technical sales B2B; mid-market sales; IT solution sales; B2B business development; B2B field sales; B2B solution sales; selling B2B; SME sales; sales B2B; long sales cycles; enterprise account sales; SaaS B2B sales | < Sales; Working in business-to-business
Telecoms sales | < Sales
Fintech sales | < B2B sales
Print sales | < B2B sales
Event sales | < Sales | ~ Meeting and event sales
Conference sales | < B2B sales
Magazine sales | < Sales | ~ Media sales
Exhibition sales | < B2B sales | ~ Event sales
Delegate sales | < B2B sales | ~ Conference sales
Energy sales | < Sales
Event space sales | < B2B sales; Meeting and event sales
Digital sales | < Sales
Recruitment sales | selling recruitment services | < B2B sales
Media sales | advertising sales; ad sales; advertising space sales; selling advertising; selling advertising space; digital media sales | < B2B sales
Software sales | SaaS sales; selling software; selling SaaS; software selling; IT sales; technology sales; tech sales; enterprise software sales | < B2B sales
Enterprise sales | enterprise selling; corporate sales; large account sales; complex sales | < B2B sales
Solution selling | solutions selling; solution sales; selling solutions | < B2B sales
Public sector sales | government sales; selling to the public sector | < B2B sales
Merchant services sales | payment terminal sales | < B2B sales
Technical sales | sales engineering; technical sales support; sales engineer; technical selling; engineering sales; selling technical products; technical sales experience; application engineering sales; applications sales; technical sales engineer; technical products sales; technical sales environment; technical solution sales | < Sales
Pre-sales | presales support; presales engineering; pre-sales consulting; technical pre-sales; solution consulting; presales consultant; solutions engineering; solution engineer; pre-sales engineer | < Technical sales
Consultative selling | relationship sales; needs-based sales; value sales; consultative sales; value selling; relationship selling; needs-based selling; value-based selling; solution-based selling; consultative sales approach; consultative sell; insight selling; consultative selling skills; consultative sales experience selling; consultative approach?; consultative?; consultative style? | < Sales
Customer needs analysis | identifying customer needs; understanding client needs; identifying client needs; assessing customer needs; needs analysis; customer requirements analysis | ~ Consultative selling
Upselling | cross-selling; up-selling; cross-sell; link selling; suggestive selling; add-on sales; upselling and cross-selling; upsell; upselling products; upselling techniques; upsell opportunities; upsell and cross-sell; product upselling; renewals and upsells | ~ Sales
Account management | client services; managing accounts; account manager; managing client accounts; account handling; client account management; customer account management; developing accounts; relationship management clients; account servicing; client account manager; corporate account management; global account management; managing existing accounts; client portfolio management; managing customer accounts; portfolio of accounts; account management skills; account leadership; named accounts; account management experience; account coordination; agency account management; customer relationships management; dormant accounts; lapsed accounts; account management role; client services management; multi-site accounts; farming accounts; managed accounts; managed client accounts; managed key accounts
Key account management | key accounts; managing key accounts; major accounts; strategic accounts; key client management; managing major accounts; strategic account management; key account manager | < Account management
National account management | national accounts; grocery accounts; retail accounts; multiple grocers | < Account management
Client relationship management | client relationships; managing client relationships; building client relationships; maintaining client relationships; client relations; client relationship building; client relationship manager; manage client relationships; client liaison; client management; managing clients; client servicing; client manager; client management skills | ~ Account management; Relationship building
Client retention | retaining clients; customer and client retention; account retention | ~ Account management; Customer retention
Account planning | account plans; strategic account planning; account development plans | < Account management
Account growth | growing accounts; account development; growing existing accounts; developing existing accounts | < Account management; Business development
Business reviews with clients | quarterly business reviews; QBRs; client business reviews | < Account management
Customer success | customer success management; customer success manager; client success; customer advocacy; customer onboarding process; customer success experience; onboarding of customers; customer training and onboarding | ~ Account management
Client onboarding | onboarding clients; onboarding new clients; customer onboarding; onboarding customers; onboarding new customers; user onboarding; software onboarding; account onboarding | ~ Customer success
Renewals management | contract renewals; subscription renewals; renewals process; renewal management; retention and renewal; renewal rates | ~ Customer success
Product adoption | user adoption; customer adoption; driving adoption | ~ Customer success
Gainsight [tool] | < Customer success
ChurnZero [tool] | < Customer success
Totango [tool] | < Customer success
Planhat [tool] | < Customer success
Customer retention | retaining customers; win-back; customer win-back; retention rates; retention strategies; retention calls; retain customers; retention campaigns; retention team; retaining existing customers; subscriber retention; retention management; customer retention strategies; inbound retention; customer saves; retention advisor
Churn reduction | reducing churn; churn prevention; preventing churn; customer churn; churn analysis | < Customer retention
Sales management | managing a sales team; sales manager; sales team management; leading a sales team; managing sales teams; sales performance management; managing sales; sales team leadership; sales target setting; sales management experience; regional sales manager; sales team leader; sales floor management; building sales teams; coaching sales; sales budgets; sales excellence; sales enablement strategy; national sales management; sales management skills; sales and operations management; compensation plans sales; international sales management; motivating sales teams | < Sales; Team leadership
Sales leadership | head of sales; sales director; leading sales teams | < Sales management
Sales strategy | sales strategies; sales planning; sales plans; strategic sales; sales strategy development; sales initiatives | < Sales | ~ Sales management
Sales operations | sales ops; revenue operations; RevOps; sales process improvement | ~ Sales management; Sales administration
Sales coaching | sales team coaching; sales team training; sales training; coaching sales teams; training sales teams | ~ Sales management
Sales incentives | incentive schemes for sales; sales competitions | ~ Sales management
Commercial strategy | commercial planning; commercial leadership | ~ Sales strategy
Pipeline management | sales funnel; funnel management; sales pipeline; pipeline building; pipeline development; pipeline generation; building a pipeline; managing a pipeline; pipeline reporting; managing pipelines; sales pipeline management; building pipeline; pipeline of opportunities; opportunity management; pipeline growth; forecasting and pipeline; pipeline of prospects | < Sales
Tendering | tenders; tender process; bids and tenders; tender documents; tender preparation; responding to tenders; invitation to tender; =ITT; =ITTs; bid preparation; preparing tenders; public tenders; preparing bids; tender documentation; public sector tendering; tendering process
Bid writing | bid writer; tender writing; writing bids; writing tenders; bid-writing; tender responses; bid responses; RFP responses; tender submissions; bid submissions; proposal writing for bids | < Tendering
Bid management | bid manager; bid coordination; managing bids; tender management; managing tenders; bid process; proposal management | < Tendering
Requests for proposal | RFPs; =RFP; request for proposal; =RFI; =RFQ; =RFQs; RFP/RFI; request for quotation; RFx | ~ Tendering
Pre-qualification questionnaires | PQQ; =PQQ; =PQQs; selection questionnaires | < Tendering
Tender evaluation | evaluating tenders | ~ Tendering
Quotations | preparing quotes; quoting?; preparing quotations; sales quotes; producing quotations; quotation preparation; producing quotes; price quotes; sales quotations; generating quotes; raising quotes; providing quotes; providing quotations; creating quotes; quotation; quotation process; following up quotations; follow up quotes; quote preparation; quotation follow up; customer quotes; generating quotations; following up quotes; customer quotations; quote generation; chasing quotes; creating quotations; processing quotes; pricing quotes; quote follow up; issuing quotes; produce quotations; quotes and orders; sending quotes; sales quoting
Configure, price, quote [tool] | configure price quote; Salesforce CPQ; CPQ software; =CPQ | < Quotations
Pricing | Pricing?; pricing strategy; price setting; pricing analysis; price management; pricing models; price optimisation; pricing decisions; dynamic pricing; pricing management; price analysis; pricing structures; pricing policy; price modelling; competitive pricing; setting prices; pricing analyst; price lists; price negotiations strategy; price elasticity; pricing and promotions; pricing data; pricing analytics; commercial pricing; pricing experience; pricing proposals; pricing tools; price changes; price comparison; price strategy; product pricing; price reviews; pricing plans
Revenue management | yield management; revenue optimisation | ~ Pricing
Margin analysis | margin management; gross margin analysis; margin improvement; gross profit analysis; GP margin | ~ Pricing; Financial analysis
Sales administration | sales administrator; sales office; sales support; sales admin; sales coordination; sales coordinator; sales support administration; sales order administration; sales ledger support for sales; sales office administration; sales support executive; sales administrative support; sales back office; sales office support; sales documentation; sales contracts administration; sales support services; providing sales support; sales office management; sales team support; administrative sales support; supporting the sales team; sales support experience; sales desk; internal sales support; sales order coordination | < Administration | ~ Sales
Commission calculation | calculating commission; sales commission | ~ Sales administration
CRM | CRMs; customer relationship management systems; customer relationship management software; client relationship management systems; client relationship management software; contact management systems; =CRM; CRM systems; CRM database; CRM tools; CRM platforms; CRM data; CRM management; CRM experience; CRM packages; CRM database management; CRM administration; CRM implementation; CRM entries; updating CRM; CRM updates; CRM solutions; CRM processes; CRM applications; CRM (customer relationship management); CRM records; CRM knowledge; database CRM; CRM technology; CRM usage
Customer databases | customer database; client database; contact database; maintaining the customer database | ~ CRM
Veeva CRM [tool] | Veeva | < CRM | ~ Salesforce
nCino [tool] | ~ Salesforce
SOQL [tool] | < Salesforce
Sales Cloud [tool] | Salesforce Sales Cloud | < Salesforce
Service Cloud [tool] | Salesforce Service Cloud | < Salesforce
Salesforce [tool] | =Salesforce; =SalesForce; =SALESFORCE; salesforce?; Salesforce.com; Salesforce CRM; SFDC; =SFDC; Salesforce Lightning; SalesForce platform; Sales Force?; Trailhead; Salesforce reports; Salesforce software; Salesforce Experience Cloud; SF.com; Salesforce reporting; Salesforce consultant | < CRM | ~ Microsoft Dynamics 365 Sales; CRM software
Financialforce [tool] | < Accounting software | ~ Salesforce
Salesforce Certified Administrator [licence] | Salesforce certified; Salesforce Admin certification; Salesforce certification; Salesforce certifications; Salesforce Certified Admin | < Salesforce administration
Salesforce administration | Salesforce Administrator; Salesforce admin; Salesforce configuration | < Salesforce
Salesforce development | Salesforce developer; Salesforce platform developer | < Salesforce; Software development
Microsoft Dynamics 365 Sales [tool] | Microsoft Dynamics CRM; Dynamics CRM; MS CRM; Microsoft CRM; MS Dynamics CRM; Dynamics 365 CRM; D365 CRM; Dynamics 365 CE; D365 CE; Dynamics CE; Microsoft Dynamics 365 CRM | < CRM; Microsoft Dynamics | ~ Salesforce
CRM software [tool] | < CRM | ~ Salesforce
Maximizer CRM [tool] | < CRM software
Oracle CRM [tool] | < CRM software | ~ Siebel
Copper CRM [tool] | < CRM software
Monday CRM [tool] | < CRM software | ~ Monday.com
Close.io [tool] | < CRM software
Workbooks CRM [tool] | < CRM software
Streak CRM [tool] | < CRM software
SAP C4C [tool] | < CRM software; SAP | ~ SAP SD; SAP CRM
Civica CRM [tool] | < CRM software
Nutshell CRM [tool] | < CRM software
Zoho One [tool] | < CRM software
Zoho CRM [tool] | Zoho | < CRM software
Pipedrive [tool] | < CRM software
SugarCRM [tool] | Sugar CRM | < CRM software
Siebel [tool] | Siebel CRM; Oracle Siebel | < CRM software
Goldmine CRM [tool] | < CRM software
Freshsales [tool] | < CRM software
Insightly [tool] | < CRM software
SuperOffice [tool] | < CRM software
Sage CRM [tool] | < CRM software
Bullhorn CRM [tool] | < CRM software
Capsule CRM [tool] | < CRM software
Vtiger [tool] | < CRM software
CiviCRM [tool] | < CRM software
Act! CRM [tool] | ACT! CRM; Act! software | < CRM software
Sales engagement tools [tool] | sales intelligence tools | ~ Prospecting
Clay.com [tool] | < Sales engagement tools
Hunter.io [tool] | < Sales engagement tools
Yesware [tool] | < Sales engagement tools
Groove sales [tool] | < Sales engagement tools
D&B Hoovers [tool] | < Sales engagement tools
Kaspr [tool] | < Sales engagement tools
LeadIQ [tool] | < Sales engagement tools
Outreach.io [tool] | < Sales engagement tools
SalesLoft [tool] | < Sales engagement tools
LinkedIn Sales Navigator [tool] | Sales Navigator; LinkedIn Navigator | < Sales engagement tools
Gong [tool] | Gong?; Gong.io | < Sales engagement tools
ZoomInfo [tool] | DiscoverOrg | < Sales engagement tools
Apollo.io [tool] | < Sales engagement tools
Lusha [tool] | < Sales engagement tools
Cognism [tool] | < Sales engagement tools
Chorus.ai [tool] | < Sales engagement tools
Vidyard [tool] | < Sales engagement tools
Clari [tool] | < Sales engagement tools
Aircall [tool] | ~ VoIP
Partner management | partnership management; managing partnerships; partner relationships; partner relationship management; partner manager; channel partner management; partner network; managing partners; alliance management; partner enablement; partner sales; distribution partners; partner development; partner ecosystem; partner recruitment; partner engagement; partner programmes; partner onboarding
Partnership development | developing partnerships; building partnerships; strategic partnerships; partnership building; strategic alliances; creating partnerships; establishing partnerships; forging partnerships; develop partnerships | < Partner management
Partnership working | working in partnership; multi-agency partnerships; partnership work; working in partnership with; work in partnership; partner agencies; partner organisations | ~ Stakeholder management
Distributor management | managing distributors; distributor networks; distributor relationships; dealer management; dealer network management; international distributors | < Partner management
Franchise management | franchising; franchise operations; franchise development; franchisee support | ~ Partner management
Proposal writing | writing proposals; business proposals; preparing proposals; proposal development; commercial proposals; client proposals; proposal preparation; sales proposals; proposals writing | < Business writing
Trade shows | trade show; trade fairs; exhibiting at trade shows; Trade show management; exhibitor management; exhibition coordination | ~ Event management
Product recommendations | recommending products; advising customers on products | ~ Retail sales
`;
