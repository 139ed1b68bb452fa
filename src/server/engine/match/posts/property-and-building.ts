/** Letting, housing, building, trades, security and personal services. */
export const propertyAndBuildingPosts = `
estate agent; sales negotiator; branch manager estate; property sales | Residential sales
estate agent; letting,lettings negotiator,agent,manager,consultant,coordinator; sales,senior,property negotiator; lister; valuer estate | Property viewings; Customer service; Telephone skills
rentals negotiator,manager,lister; negotiator rentals; lister negotiator rentals | Lettings
letting,lettings negotiator,agent,manager,consultant,administrator,coordinator | Lettings; Tenant referencing
property manager; block manager; estate,estates manager; lettings manager | Property management; Contractor management; Inventories and inspections
property manager | Tenant liaison
block manager; leasehold,estates officer,manager; property manager block | Service charges; Block management
facilities,commercial,asset property manager | Contractor management
housing officer,manager,assistant; neighbourhood officer; tenancy officer; income officer; lettings officer | Housing management; Tenancy management; Advice and guidance casework; Customer service
income,rent,rents officer | Rent arrears recovery
housing officer; neighbourhood officer | Rent arrears recovery; Anti-social behaviour casework
repairs scheduler,planner,coordinator,advisor,adviser | Scheduling; Customer service
surveyor | Report writing
quantity surveyor | Quantity surveying; Cost control; Interim valuations
building surveyor | Building surveying
land,insurance,marine,quantity surveyor | none
site manager; construction manager; site agent; works manager | Site management; Subcontractor management; Health and safety; Site inductions; Construction industry
school,camp,caravan,web site manager | none
contracts manager | Contract management; Construction industry
builder; bricklayer; roofer; plasterer; joiner; carpenter; scaffolder; groundworker; labourer; painter decorator; painter and decorator; steel erector; dry liner; tiler; quantity surveyor; site engineer | Construction industry; Construction
ship,boat,coach,body,web,model builder; farm,general,factory,warehouse labourer; portrait,car,spray,vehicle painter | none
bricklayer | Bricklaying; Reading construction drawings
plasterer | Plastering
roofer | Roofing
scaffolder | Scaffolding
joiner; carpenter | Carpentry; Use of hand and power tools
kitchen fitter | Kitchen fitting
bench joiner; furniture,cabinet maker | Bench joinery
painter decorator; painter and decorator; decorator | Painting and decorating
cake decorator | none
tiler | Tiling
groundworker | Groundworks
labourer | Manual handling
electrician; electrical technician,fitter | Electrical installation; Electrical fault finding; Electrical testing and inspection; Fault finding; Isolations
auto,vehicle electrician | none
electrical engineer; electrical maintenance engineer | Electrical engineering
plumber | Plumbing; Fault finding
gas,heating,boiler engineer,installer,fitter | Boiler servicing; Central heating systems; Fault finding
handyman; handyperson; maintenance operative,assistant,technician,person,man; multi trade operative; maintenance worker; multi skilled operative | Property maintenance; Use of hand and power tools
vehicle,aircraft,machine,plant maintenance technician,operative,engineer | none
gardener; groundsman; groundsperson; groundskeeper; grounds maintenance; greenkeeper; landscaper; landscape gardener | Grounds maintenance; Gardening
landscaper; landscape gardener | Landscaping
tree surgeon; arborist; arboriculturist | Arboriculture; Chainsaw operation
plant,excavator,digger,360 operator,driver | Plant operation
process,chemical,power,asphalt,concrete plant operator | none
architect; architectural technician,technologist,assistant | Reading construction drawings
software,solution,solutions,data,cloud,enterprise,network,security,technical,systems,infrastructure,it architect | none
town planner; planning officer; planner town | Planning permission
civil engineer; structural engineer | Civil engineering
highways operative | Highways
street cleansing operative; refuse collector,loader | Refuse collection
security officer,guard; door supervisor; doorman; bouncer; security supervisor,manager | Security guarding; Patrols
cyber,information,it,network,data,application,cloud security officer,manager,supervisor | none
cctv operator | CCTV monitoring
door supervisor | Door supervision
police officer,constable,sergeant; detective | Policing; Statement taking; Report writing; Investigations
prison officer; custody officer | Custody work; Report writing
firefighter; fire fighter | Firefighting
emergency call handler,taker; ambulance call taker; control room operator,officer; emergency dispatcher; 999 call handler | Emergency call handling; Telephone skills; Data entry
traffic warden; civil enforcement officer | Parking enforcement
lifeguard | Lifeguarding duties; Customer service
leisure centre,center assistant,attendant,manager; leisure assistant,attendant,manager | Leisure centre operations; Customer service
personal trainer; fitness instructor; gym instructor | Gym instruction; Exercise programming
hairdresser; hair stylist; barber; stylist hair; senior stylist | Hairdressing; Customer service
beauty,spa therapist; beautician; nail technician | Beauty therapy; Customer service
nail technician | Manicure and pedicure
salon manager | Salon management; Customer service
funeral director,arranger,operative | Funeral services; Bereavement support
estate,letting,lettings agent; lettings negotiator,manager; sales negotiator property; property manager; block manager | Property sector
`;
