export const agriculture = `
Farming | farm work; general farm work; agriculture?; agricultural; farm management; agricultural industry; farm operations; mixed farming; farm worker; farming industry; Farming?
Livestock farming | livestock management; beef farming; livestock; livestock handling; livestock health | < Farming
Stockmanship | < Livestock farming
Cattle | Cattle? | < Livestock farming
Calving | < Livestock farming
Stockperson | < Livestock farming
Sheep | Sheep? | < Livestock farming
Calf rearing | < Livestock farming
Cattle handling | < Livestock farming
Pig farming | < Livestock farming
Lambing | < Sheep farming
Sheep farming | < Livestock farming
Dairy farming | dairy herd management; dairy cows; dairy herd | < Livestock farming
Herd management | < Dairy farming
Robotic milking | < Dairy farming
Herdsperson | < Dairy farming
Milking | milking parlour; milking cows | < Dairy farming
Poultry farming | poultry?; poultry management; free range poultry; poultry catching | < Livestock farming
Broilers | < Poultry farming
Egg production | < Poultry farming
Hatchery | ~ Poultry farming
Fish farming | aquaculture; fish husbandry; salmon farming; hatchery fish | ~ Livestock farming
Fish health | fish disease | ~ Fish farming
Shellfish | ~ Fish farming
Arable farming | arable; crop farming; arable crops | < Farming
Cereals | ~ Cereal crops
Combinable crops | < Arable farming
Crop production | < Arable farming
Cereal crops | < Arable farming
Potato growing | < Arable farming
Sugar beet | < Arable farming
Root crops | < Arable farming
Crop management | agronomy; crop husbandry; crop protection; crop walking; agronomist; pest and disease control in crops; crop nutrition; crop production systems | ~ Arable farming
Crop science | crop trials; crop scientist; crop research | ~ Crop management
Fertiliser application | fertilisers | ~ Crop management
Irrigation | ~ Crop management
Plant breeding | ~ Crop management
Plant pathology | ~ Crop management
Pesticides | ~ Crop management
Sprayer operation | crop spraying | ~ Crop management
Fruit and vegetable growing | soft fruit; glasshouse growing; vegetable production; top fruit; fresh produce growing | ~ Horticulture
Fruit picking | fruit picker; picking fruit; soft fruit picking; berry picking; picking berries | < Harvesting crops | ~ Fruit and vegetable growing
Harvesting crops | ~ Fruit and vegetable growing
Polytunnels | ~ Fruit and vegetable growing
Glasshouse | ~ Fruit and vegetable growing
Protected crops | < Fruit and vegetable growing
Mushroom picking | < Harvesting crops
Hydroponics | < Fruit and vegetable growing
Vertical farming | < Fruit and vegetable growing
Salad crops | < Fruit and vegetable growing
Vineyard | viticulture; vineyard work; vine pruning | ~ Fruit and vegetable growing
Orchard | ~ Fruit and vegetable growing
Tractor driving | tractor operation; tractors?; tractor work; tractor driver; driving tractors; drive tractors; tractor and implements; tractors and implements; compact tractor; compact tractors; tractor with implements; drive a tractor; driving a tractor; tractor mounted equipment; tractor-mounted | ~ Excavator operation
Combine harvesting | combine harvester; combine driving | < Arable farming
Forage harvesting | forage harvester; harvesting machinery | < Farming | ~ Combine harvesting; Silage
Baling | ~ Combine harvesting; Silage
Silage
Foraging
Precision farming | precision agriculture; GPS guidance farming; precision farming software
Yield mapping | < Precision farming
Gatekeeper software | ~ Precision farming
Agritech | ~ Precision farming
Variable rate application | < Precision farming
Muddy Boots | ~ Precision farming
Agricultural schemes and grants | basic payment scheme
Countryside stewardship | < Agricultural schemes and grants
Environmental land management | < Agricultural schemes and grants
Agri-environment | < Agricultural schemes and grants
Sustainable farming incentive | =SFI | < Agricultural schemes and grants
Farm assurance | ~ Red Tractor
Farm business
Environmental stewardship | < Agricultural schemes and grants
Higher level stewardship | < Agricultural schemes and grants
Cross compliance | < Agricultural schemes and grants
Cattle passports | ~ Livestock farming
Single farm payment | < Agricultural schemes and grants
Farm diversification
Riding instruction | riding instructor | ~ Equine care
Gamekeeping | gamekeeper
Game management | < Gamekeeping
Deer management | ~ Gamekeeping
Deer stalking | < Deer management
Deer culling | < Deer management
Rearing game birds | < Gamekeeping
Vermin control | ~ Gamekeeping
Wildlife management | ~ Gamekeeping
Game birds | ~ Gamekeeping
Shoot management | < Gamekeeping
DSC1 | ~ Deer stalking
Forestry | forest management; forest operations; forestry operations; forestry machinery
Woodland management | woodlands? | < Forestry
Tree felling | ~ Forestry; Arboriculture
Timber harvesting | < Forestry
Coppicing | < Forestry
Harvester and forwarder | < Forestry
Silviculture | < Forestry
Tree planting | ~ Woodland creation
Saw mill | ~ Timber harvesting
Woodland creation | < Forestry
Arboriculture | tree surgery; tree surgeon; arborist; tree work; arboricultural; tree maintenance
Tree climbing | < Arboriculture
Stump grinding | ~ Arboriculture
Chainsaw operation | chainsaw; chainsaw work | ~ Arboriculture
Tree pruning | ~ Arboriculture
Wood chipper | ~ Arboriculture
Chipper | < Wood chipper
Quantified Tree Risk | < Arboricultural surveys
VTA | < Arboricultural surveys
Grounds maintenance | grass cutting; mowing; grounds keeping; groundskeeping; groundsman; grounds person; grounds care; litter clearance grounds; garden maintenance; grounds and gardens; estates grounds
Hedge cutting | < Grounds maintenance
Strimming | < Grounds maintenance
Gang mowing | < Grounds maintenance
Hedge trimming | < Grounds maintenance
Ride-on mower | < Grounds maintenance
Leaf clearance | ~ Grounds maintenance
Strimmer | < Grounds maintenance
Brush cutter | < Grounds maintenance
Pedestrian mowers | < Grounds maintenance
Mowers | < Grounds maintenance
Lawn mowing | < Grounds maintenance
Lawn care | lawn treatment | < Grounds maintenance
Weed control | ~ Grounds maintenance
Weed spraying | ~ Grounds maintenance
Sit on mower | < Grounds maintenance
Hedge cutters | < Grounds maintenance
Verge cutting | < Grounds maintenance
Tractor mounted flail | < Grounds maintenance
Greenkeeping | greenkeeper; golf greenkeeping | < Grounds maintenance
Sports turf | < Grounds maintenance | ~ Greenkeeping
Turf maintenance | turf management; turf care | < Grounds maintenance | ~ Greenkeeping
Golf course maintenance | < Greenkeeping
Pitch marking | ~ Sports pitch maintenance
Sports pitch maintenance | < Sports turf
Cricket square | < Sports turf
Pitch maintenance | < Sports pitch maintenance
Line marking | ~ Pitch marking
Artificial pitches | ~ Sports pitch maintenance
Football pitches | ~ Sports pitch maintenance
Level 2 sports turf | < Sports turf
Grounds sports turf | < Sports turf
BIGGA | ~ Greenkeeping
Horticulture | horticultural
Therapeutic horticulture | social and therapeutic horticulture; horticultural therapy | ~ Horticulture
Plant propagation | < Horticulture
Plant care | plant knowledge | < Horticulture
Plant health | < Horticulture | ~ Plant pathology; Plant health inspection
Nursery production | < Horticulture
Plant identification | ~ Horticulture
Propagation | < Horticulture
Plant nursery | < Horticulture
Potting | ~ Plant nursery
Nursery stock | < Horticulture
RHS level 2 | < Horticulture
RHS level 3 | < Horticulture
Seed sowing | < Horticulture
Bedding plants | < Horticulture
Herbaceous borders | < Horticulture
Interior plants | ~ Horticulture
Interior landscaping | < Horticulture
Botanical | ~ Botanic garden
Botanic garden | ~ Horticulture
RHS | =RHS | ~ Horticulture
Gardening | garden maintenance duties; gardener; private gardens?; kitchen garden?; historic gardens?; head gardener; formal gardens? | < Horticulture
Pruning plants | < Gardening
Planting schemes | ~ Gardening
Border maintenance | < Gardening
Border planting | < Gardening
Composting | ~ Gardening
Agricultural sales | agricultural supplies; agricultural merchants
Seed sales | ~ Agricultural sales
Feed sales | feed industry | ~ Agricultural sales
Agrochemical sales | agrochemicals | ~ Agricultural sales
Animal feed sales | ~ Agricultural sales
Grain trading | ~ Agricultural sales
Machinery sales | ~ Agricultural sales
Agri sales | ~ Agricultural sales
Farm inputs | ~ Agricultural sales
Feed formulation | ~ Agricultural sales
Grain store | ~ Agricultural sales
`;
