export const property = `
Property management | managing properties; residential property management; estate management; property portfolio management; property manager; managing a portfolio of properties; commercial property management; property administration; property asset management; rental property; property services
Property portfolio | property portfolios; portfolio of properties | ~ Property management
Managing agent | < Property management
Student accommodation | ~ Property management
Block management | leasehold management; residential block management; property block; block manager; leasehold block; leasehold? | < Property management
Leasehold property management | leasehold services; leaseholders; leasehold property | < Block management
Residents' management companies | =RMC | < Block management
Freehold | Freehold? | ~ Block management
Right to Manage | ~ Block management
Leasehold reform | ~ Block management
Build to rent | =BTR | ~ Property management
Service charges | service charge budgets; service charge management; service charge accounts; service charge budgeting; RICS service charge code; service charge reconciliation; service charge collection; service charge administration | < Property management
Ground rent | ~ Service charges
Section 20 consultation | section 20; Section 20 notices | < Service charges
Lettings | residential lettings; letting properties; lettings negotiation; lettings negotiator; property lettings; letting agency; lettings administration; lettings experience; Lettings?; letting agent; lettings management; lettings manager; student lettings; short lets; holiday lettings; lettings industry; renting?
Social housing lettings | choice based lettings; void lettings; letting void properties; social lettings | ~ Allocations and lettings; Housing allocation; Lettings
Tenancy renewals | < Lettings
Right to rent | ~ Lettings
Deposit registration | < Lettings
Tenancy deposit scheme | ~ Lettings
Serviced apartments | ~ Lettings
Airbnb | ~ Serviced apartments
Deposit disputes | < Lettings
Tenancy deposits | < Lettings
Sign-ups of tenants | < Lettings
Allocations and lettings | ~ Housing allocation; Lettings
Tenant referencing | referencing tenants | < Lettings
Residential sales | estate agency; house sales; property sales; estate agent; property valuations residential; selling houses; estate agency experience; market appraisals; property valuer; valuing properties; residential estate agency; residential property
New homes sales | < Residential sales
Listing properties | < Residential sales
New build sales | < Residential sales
Vendors and buyers | ~ Residential sales
Off-plan sales | < Residential sales
Valuer lister | < Residential sales
Help to buy | government equity loan; government equity loans; equity loan redemptions; Help to Buy redemptions | ~ Residential sales
Shared ownership | shared ownership sales; part buy part rent | ~ Residential sales
Property negotiators | < Residential sales
Real estate sales | < Residential sales
Real estate agent | < Residential sales
MLS listings | < Residential sales
Right to buy | ~ Residential sales
Help to Buy scheme | ~ Help to buy
Realtor | < Residential sales
Chain progression | < Sales progression
Marketing suite | ~ New homes sales
Sales progression | sales progressor | < Residential sales
Property viewings | conducting viewings; accompanied viewings; viewings?; arranging viewings; booking viewings; accompany viewings | ~ Lettings; Residential sales
Show homes | ~ New homes sales
Tenancy management | tenancies?; tenancy agreements; tenancy sign-ups; assured shorthold tenancies; tenancy law; tenancy enforcement; =AST; tenancy legislation; tenancy visits; starter tenancies; tenancy audits; tenancy breaches; residential tenancy; tenancy administration; tenancy issues; tenancy fraud investigations; tenancy services; managing tenancies; tenancy conditions | ~ Housing management; Property management
Tenant management | < Tenancy management
Tenant liaison | ~ Tenancy management
Tenant relations | ~ Tenancy management
Mutual exchanges | < Housing management
Successions | < Tenancy management
Section 21 | < Tenancy management
Section 8 | < Tenancy management
Possession notices | < Tenancy management
Renters Rights Act | ~ Tenancy management
Eviction | ~ Possession proceedings
Inventories and inspections | property inventories; check-in inventories; periodic property inspections; property inspections; inventory reports; inventory clerk; mid-term inspections; move-in inspections; InventoryHive; void inspections; inspecting properties; property condition reports; tenancy inspections; block inspections; estate inspections; void property inspections
Check in reports | < Inventories and inspections
Check out reports | check-out reports; checkout reports | < Inventories and inspections | ~ Check in reports
Property visits | ~ Inventories and inspections
Housing management | social housing; housing association; tenancy and estate management; housing officer; council housing; housing services; social housing sector; housing legislation; housing sector; supported housing management; intensive housing management; general needs housing; housing experience; housing management experience; Housing management?
Housing policy | housing strategy; housing regulation; housing needs | ~ Housing management
Housing options | ~ Housing management
Registered provider | ~ Housing management
Neighbourhood management | neighbourhood services | ~ Housing management
Affordable housing | affordable homes | ~ Housing management
Housing allocation | allocations policy | ~ Housing management
Housing advice | ~ Housing management
Housing register | ~ Housing management
Leasehold housing | ~ Housing management
Social landlord | ~ Housing management
Housing Act | ~ Housing management
Tenant engagement | < Resident involvement
Tenant engagement and involvement | < Resident involvement
Scheme management | ~ Housing management
Retirement housing | ~ Housing management
Sheltered scheme management | ~ Housing management
Housing Ombudsman | ~ Housing management
Regulator of Social Housing | ~ Housing management
Tenant satisfaction measures | ~ Housing management
Homes England | ~ Housing management
Awaab's Law | ~ Housing management
Decent Homes | Decent Homes Standard | ~ Housing management
Housing Act 1988 | ~ Housing management
Housing Act 1996 | ~ Housing management
Social rented housing | ~ Housing management
Homeownership | ~ Housing management
Resident involvement | tenant involvement; resident engagement; resident involvement events; resident participation; resident events; tenant events; customer involvement in housing; tenant scrutiny | < Housing management
Tenant participation | < Resident involvement
Rent collection | arrears management; rent accounts; collecting rent; rental income; collection of rent; rent accounting; rent recovery; rental collection; income collection; rent roll; rent demands; rent payments | ~ Housing management; Property management
Income recovery | ~ Rent collection
Income management in housing | income officer | < Rent collection; Housing management
Arrears recovery | < Debt recovery | ~ Rent arrears recovery
Former tenant arrears | < Rent collection
Landlord accounts | ~ Client accounting property
Client accounting property | < Accounting | ~ Rent collection
Rental payments | ~ Rent collection
Rent arrears recovery | rent arrears | < Rent collection; Debt recovery
Anti-social behaviour casework | anti-social behaviour; ASB cases; ASB case management; anti-social behaviour cases; ASB casework; acceptable behaviour contracts; =ASB | ~ Housing management
Neighbour disputes | ~ Anti-social behaviour casework
ASB legislation | ~ Anti-social behaviour casework
Neighbour nuisance | < Anti-social behaviour casework
Noise complaints | ~ Neighbour nuisance
Injunctions | ~ Anti-social behaviour casework
Community trigger | < Anti-social behaviour casework
Nuisance and ASB | < Anti-social behaviour casework
Property valuation | residential valuation; commercial valuation; market valuations; asset valuation property; secured lending valuations; valuation surveyor; valuation reports; valuation of property; RICS valuations; mortgage valuations; land valuation; rating valuation; real estate valuation; agricultural valuation
Property appraisal | ~ Property valuation
Residential surveying | ~ Property valuation
Homebuyer reports | ~ Property valuation
Argus | ~ Property valuation
Argus Enterprise | ~ Property valuation
Argus Developer | ~ Property valuation
Rating surveying | ~ Property valuation
Lease advisory | ~ Property valuation
Rent review surveying | ~ Property valuation
Rural surveying | ~ Property valuation
Rural surveyor | ~ Property valuation
HomeBuyer survey | ~ Property valuation
General practice surveyor | ~ Property valuation
General practice surveying | ~ Property valuation
Business rates appeals | ~ Property valuation
Compulsory purchase | ~ Property valuation
Telecoms estates | ~ Property valuation
Landlord and tenant surveying | ~ Property valuation
Estates surveyor | ~ Property valuation
Minerals surveying | ~ Property valuation
Compulsory purchase orders | ~ Property valuation
Red Book valuations | Red Book? | < Property valuation
Commercial property | commercial lettings; commercial agency; industrial property; commercial property portfolio; Commercial property?
Office lettings | < Commercial property; Lettings
Retail leases | ~ Commercial property
Lease negotiation | ~ Commercial property
Commercial real estate | < Commercial property
Lease events | ~ Commercial property
Commercial leasing | lease management; lease administration | ~ Commercial property
Corporate real estate | ~ Commercial property
Retail property | retail property management | ~ Commercial property
Property agency | ~ Commercial property
Acquisitions and disposals | ~ Commercial property
Land and property acquisitions | ~ Commercial property
Property investment | ~ Commercial property
Property acquisitions | ~ Commercial property
Lease agreements | ~ Commercial property
Commercial portfolio | property portfolio strategy | ~ Commercial property
Estates strategy | ~ Commercial property
Property transactions | ~ Commercial property
Real estate investment | ~ Commercial property
Occupier services | ~ Commercial property
Serviced offices | serviced offices | ~ Commercial property
Coworking | ~ Commercial property
Flexible workspace | ~ Commercial property
Property disposals | ~ Commercial property
Store acquisitions | ~ Commercial property
Commercial landlord | ~ Commercial property
Corporate property | ~ Commercial property
Lease renewals | rent reviews and lease renewals; rent reviews; rent setting | ~ Commercial property; Lease events
Property systems [tool] | PropertyFile; Housing management system | < Property management systems
Reapit [tool] | < Property systems
Rightmove [tool] | ~ Property systems; Zoopla
Jupix [tool] | < Property systems
Expert Agent [tool] | =Expert Agent; Expert Agent? | < Property systems
Qube PM [tool] | < Property systems
MRI property [tool] | =MRI Software | < Property systems
Orchard housing [tool] | < Property systems
Northgate housing [tool] | < Property systems
Civica Cx [tool] | < Property systems
Yardi [tool] | < Property systems
Dwellant [tool] | < Property systems
Propman [tool] | < Property systems
Vebra [tool] | < Property systems
Zoopla [tool] | ~ Property systems
Qube Horizon [tool] | < Property systems
Fixflo [tool] | < Property systems
Capita Open Housing [tool] | < Property systems
CFP winman [tool] | < Property systems
Aareon [tool] | < Property systems
Aareon QL [tool] | < Property systems
Open Housing [tool] | =Open Housing | < Property systems
Yardi Voyager [tool] | < Property systems
LetMC [tool] | < Property systems
Blocks Online [tool] | < Property systems
Street.co.uk [tool] | < Property systems
QL housing [tool] | < Property systems
Capita housing [tool] | < Property systems
MRI Qube [tool] | < Property systems
Salesforce housing [tool] | < Property systems
SDM housing [tool] | < Property systems
Decorus [tool] | < Property systems
Universal Housing [tool] | < Property systems
Saffron housing [tool] | < Property systems
Dezrez [tool] | < Property systems
Acquaint CRM [tool] | < Property systems
Keystone asset [tool] | < Property systems
Promaster [tool] | < Property systems
Entrata [tool] | < Property systems
CPL software [tool] | < Property systems
Vebra Alto [tool] | =Alto? | < Property systems
Northgate iWorld [tool] | < Property systems
Abritas [tool] | < Property systems
TRAMPS [tool] | =TRAMPS | < Property systems
Land acquisition | land buying; land appraisal; land manager; strategic land; land promotion; development land; site acquisition; land sourcing; land assembly; residual land valuation; land viability
Rural land agency | land agent; land agency; land agents | ~ Rural surveying; Rural estate management; Land acquisition
Land referencing | land rights; land referencer | ~ Land acquisition; Land Registry work; Compulsory purchase
Site finding | < Land acquisition
Development appraisal | site appraisals | ~ Land acquisition
Residual appraisals | < Development appraisal
Option agreements | ~ Land acquisition
Viability appraisals | < Development appraisal
Wayleaves | ~ Land acquisition
Easements | ~ Wayleaves
Wayleaves and easements | < Wayleaves; Easements
Development viability | ~ Development appraisal
Property development | development management of property; property developer; commercial development; development manager property
Residential development management | < Property development
Development viability assessments | < Development appraisal
Mixed-use development | mixed use | ~ Property development
Real estate development | < Property development
Property refurbishment | ~ Property development
Regeneration projects | ~ Property development
Estate regeneration | < Regeneration projects
Section 106 delivery | ~ Property development
Housing delivery | ~ Property development
Development programme affordable housing | < Property development
Asset management of buildings | asset strategy; asset management housing; asset management strategy; asset investment
Planned works programmes | ~ Asset management of buildings
Stock investment | stock investment programmes | ~ Asset management of buildings
Decent Homes programme | ~ Asset management of buildings
Cyclical maintenance | cyclical works | ~ Asset management of buildings
Major works | major works programmes | ~ Asset management of buildings
Capital works | ~ Asset management of buildings
Cyclical decoration | ~ Asset management of buildings
Planned works | ~ Asset management of buildings
Planned investment | ~ Asset management of buildings
Planned maintenance programmes housing | ~ Asset management of buildings
Stock condition data | ~ Asset management of buildings
Lifecycle replacement | ~ Asset management of buildings
Improvement programmes homes | ~ Asset management of buildings
Disrepair claims | ~ Asset management of buildings
Housing disrepair surveys | ~ Asset management of buildings
Damp and mould surveys | ~ Asset management of buildings
HHSRS surveys | ~ Asset management of buildings
Compliance big six | big six compliance | ~ Asset management of buildings
Resident liaison | resident liaison officer | ~ Asset management of buildings
Tenant liaison officer | ~ Asset management of buildings
Decant | ~ Asset management of buildings
Void management | void turnaround | ~ Asset management of buildings; Housing management
EPC | =EPC?; energy performance certificates; EPC assessments; EPC ratings | ~ Domestic energy assessor
DECs | < Display energy certificates
Display energy certificates | ~ EPC
Retrofit assessments | ~ EPC
SAP assessments | < EPC
RdSAP | < EPC
SAP assessor | < EPC
Energy ratings | ~ EPC
MEES | =MEES | ~ EPC
Property sector | property industry; property experience; property sector experience; property background
`;
