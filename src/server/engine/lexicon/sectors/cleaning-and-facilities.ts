export const cleaningAndFacilities = `
Cleaning | cleaning duties; general cleaning; commercial cleaning; cleaner; cleaning operative; cleaning experience; contract cleaning; cleaning tasks; cleaning services; cleaning operations; cleaning equipment; floor cleaning; specialist cleaning; steam cleaning; cleaning regimes; machine cleaning; Cleaning?
Office cleaning | cleaning offices | < Cleaning
School cleaning | < Cleaning
Hospital cleaning | ward cleaning; clinical cleaning; healthcare cleaning; domestic assistant in hospital; ward domestic | < Cleaning
Industrial cleaning | factory cleaning; plant cleaning; hygiene operative | < Cleaning
Deep cleaning | deep cleans; kitchen deep cleaning | < Cleaning
Kitchen cleaning | cleaning kitchens | < Cleaning
Kitchen extract cleaning | canopy cleaning | < Cleaning | ~ TR19; Kitchen cleaning; Duct cleaning
Washroom cleaning | toilet cleaning; cleaning toilets; bathroom cleaning | < Cleaning
End of tenancy cleaning | < Cleaning
Domestic cleaning | house cleaning; home cleaning; cleaning homes | < Cleaning
Builders' cleans | sparkle cleans; post-construction cleaning | < Cleaning
Window cleaning | water fed pole; window cleaner; reach and wash; high level window cleaning | < Cleaning
Carpet cleaning | carpet and upholstery cleaning; upholstery cleaning | < Cleaning
Floor care | scrubber dryer; buffing; floor polishing; floor maintenance; strip and polish; floor buffing; stripping and sealing floors; scrubber driers | < Cleaning
Vacuuming | hoovering | < Cleaning
Mopping | mopping floors; sweeping and mopping | < Cleaning
Dusting | damp dusting; high level dusting; dust and polish | < Cleaning
Pressure washing | jet washing; high pressure cleaning; exterior cleaning | < Cleaning
Graffiti removal | < Cleaning
Biohazard cleaning | trauma cleaning; crime scene cleaning; needle sweeps; bodily fluid spills | < Cleaning
Disinfection | sanitising; sanitising surfaces; disinfecting; touch point cleaning; fogging | ~ Cleaning
Colour-coded cleaning | colour coding of cleaning equipment | < Cleaning
Cleaning chemicals | cleaning products; dilution of chemicals; cleaning materials | ~ Cleaning
Clean in place | =CIP?; cleaning in place; CIP cleaning | ~ Industrial cleaning
Housekeeping | Housekeeping?; hotel housekeeping; housekeeper; housekeeping duties; room cleaning; room attendant; room attendants; cleaning rooms; chambermaid; housekeeping standards | ~ Cleaning
Housekeeping management | housekeeping supervision; head housekeeping; head housekeeper; housekeeping manager; housekeeping supervisor | < Housekeeping
Linen and laundry | linen services; linen changing; changing linen; laundry service; laundry duties; laundry work; laundry assistant; commercial laundry; industrial laundry; laundry operations; laundry operative
Bed making | making beds; changing beds | ~ Housekeeping
Turndown service | ~ Housekeeping
Ironing and pressing | ironing; pressing garments; garment pressing; ironing services
Dry cleaning | spotting stain removal
Waste handling | emptying bins; refuse disposal; waste segregation; bin emptying; waste disposal; refuse removal
Waste management | waste management services; waste management industry
Recycling | Recycling?; recycling services; recycling operations; sorting recycling
Refuse collection | refuse collector; refuse loader; bin wagon; waste collection | < Waste and recycling collection
Street cleansing | street cleaning; street sweeping; litter picking; road sweeper; sweeper driver
Landfill operations | landfill
Materials recovery | materials recovery facility; =MRF; waste sorting; sorting waste | < Recycling
Energy from waste | EfW plant; energy from waste plant
Waste transfer notes
Waste legislation | waste regulations; duty of care for waste; Duty of care waste; waste carrier's licence; waste law | ~ Waste management; Waste transfer notes
Waste consignment notes | consignment notes; hazardous waste consignment notes | ~ Waste transfer notes; Hazardous waste
WAMITAB | < Waste management
Soft services | soft FM; soft facilities management | < Facilities management
Hard services | hard FM; hard facilities management | < Facilities management
Total facilities management | =TFM; integrated facilities management; hard and soft services; hard and soft FM; hard & soft FM | < Facilities management
Caretaking | caretaker; caretaking duties; site caretaker; premises officer; school caretaker; school caretaking; site caretaking; janitor; janitorial services; janitorial
Porterage | portering duties; house porter; day porter; moving furniture in buildings; furniture moves
Site opening and closing | unlocking and locking premises; opening and closing the building; lock up duties
Room set-up | conference room set-up; event set-up of rooms
Building management | building manager; premises management; premises manager; management of buildings; Management of premises; premises security
Building compliance | statutory compliance of buildings; property compliance; compliance in buildings; landlord compliance
Contractor control | control of contractors; contractors on site; supervising contractors; permit issue to contractors
Asset registers | asset tagging
Grounds and gardens upkeep | external areas upkeep; grounds upkeep
Cleaning supervision | cleaning supervisor; cleaning team leader; cleaning manager; supervising cleaners; mobile cleaning supervisor; area cleaning manager; cleaning management; contract cleaning management
Cleaning audits | cleaning inspections; cleaning quality audits | ~ Cleaning supervision
Cleaning schedules | cleaning rotas; cleaning schedule; following cleaning schedules | ~ Cleaning; Cleaning audits
National Standards of Healthcare Cleanliness | national specifications for cleanliness; healthcare cleanliness standards
Washroom hygiene services | sanitary disposal; feminine hygiene services; washroom services
Vending operations | vending operator; vending replenishment; vending machine filling
Post room services | mailroom services; post room operations; mailroom operations
Helpdesk for facilities | FM helpdesk; facilities helpdesk; CAFM helpdesk; job logging in facilities
Swimming pool and spa cleaning | pool cleaning | < Cleaning
Vehicle and train cleaning | train cleaning; bus cleaning; aircraft cleaning; coach cleaning | < Cleaning
Pest proofing | bird proofing; bird control; proofing work | < Pest control
Legionella control | legionella; L8; legionella risk assessments; legionella testing; legionella awareness; legionella monitoring; legionella compliance; legionella sampling; legionella checks | ~ Water treatment
ACOP L8 | < Legionella control
Temperature monitoring
L8 compliance | < Legionella control
HTM 04-01 | ~ Legionella control
Water safety | ~ Legionella control
Flushing of outlets | < Legionella control
Water temperature checks | ~ Legionella control
Water sampling | ~ Legionella control
Health technical memoranda | =HTM
Medical gas systems | Medical gases
HSG274 | < Legionella control
TMV | =TMV; TMV servicing | ~ Legionella control
Waste and recycling collection | bin collection; household waste recycling centre; waste recycling; waste and recycling; recycling centre; recycling operative
Refuse driving | < Waste and recycling collection
Skip hire | ~ Waste management
Waste transfer station | < Waste management
Environmental waste | ~ Waste management
Waste contracts | < Waste management
Grounds litter | ~ Waste and recycling collection
Waste streams | ~ Waste management
Waste transfer | ~ Waste management
Waste treatment | ~ Waste management
WEEE | =WEEE | ~ Waste management
CIWM | ~ Waste management
Hazardous waste | clinical waste | ~ Waste management
Linen | ~ Housekeeping
Room inspections | ~ Housekeeping
Cleaning bedrooms | ~ Housekeeping
Cleaning guest rooms | ~ Housekeeping
Holiday let changeovers | ~ Housekeeping
Private household | ~ Housekeeping
Pressing | ~ Housekeeping
Pest control | pest management; pest prevention; pest controller; pest?; integrated pest management; pest technician
Rodent control | < Pest control
Vermin | < Pest control
Fumigation | < Pest control
Insect control | < Pest control
Rats and mice | < Pest control
Wasp nests | < Pest control
Infestations | < Pest control
Bed bugs | < Pest control
Mole catching | < Pest control
Facilities management | =FM?; FM services; building facilities; facilities coordination; estates and facilities management; facilities manager; facilities services; facilities management experience; TFM; office facilities; facilities support; facilities coordinator; FM operations; FM industry; facilities department; facilities management contracts; helpdesk facilities; office moves facilities; site facilities; site management facilities; compliance facilities; reception and facilities
Estates services | ~ Facilities management
FM contracts | contractor management FM | < Facilities management
FM service delivery | < Facilities management
Building services management | ~ Facilities management
School premises | ~ Facilities management
Asset registers of buildings | ~ Asset registers
EIR testing compliance | ~ Building compliance
Caretaker duties | < Caretaking
`;
