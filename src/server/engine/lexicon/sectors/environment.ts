export const environment = `
Environmental science | environmental scientist; environmental studies; environmental science degree; environmental assessment; environmental data; environmental projects
Environmental consultancy | environmental consultant; environmental consulting
Environmental impact assessment | =EIA; environmental statements | ~ Environmental science
Strategic environmental assessment | =SEA?; strategic environmental assessments | ~ Environmental impact assessment
Environmental management systems | implementing ISO 14001; EMS implementation; environmental management
Environmental compliance | environmental regulations; environmental legislation; environmental law compliance; environmental permitting; environmental permits; environment agency permits; environmental compliance permits
Environmental monitoring | environmental sampling; environmental data collection; monitoring emissions
Sustainability | Sustainability?; sustainability strategy; sustainability management; corporate sustainability; sustainability consultancy; sustainability manager; environmental sustainability; sustainable practices; sustainability initiatives; sustainability projects; sustainability adviser
ESG | =ESG; ESG reporting; environmental, social and governance; ESG strategy
Sustainability reporting | GRI reporting; CDP reporting; non-financial reporting; integrated reporting; =SECR
Corporate social responsibility | =CSR; CSR strategy; CSR reporting
Climate change adaptation | climate adaptation; climate resilience; climate risk; climate change policy; climate policy
Net zero strategy | net zero; decarbonisation; carbon neutral; carbon neutrality; decarbonisation strategy; carbon reduction plans
Carbon accounting | carbon footprinting; carbon footprint; greenhouse gas reporting; GHG reporting; GHG protocol; scope 1, 2 and 3; scope 3 emissions; carbon reporting; carbon management; greenhouse gas accounting; greenhouse gas inventory; greenhouse gas inventories; GHG inventory; emissions inventory; greenhouse gas emissions reporting; carbon inventory; emissions return
Carbon offsetting | carbon credits; voluntary carbon market; carbon offset
Emissions trading | carbon markets; emissions trading scheme; UK ETS | ~ Carbon offsetting; Carbon reduction
Circular economy | zero waste; resource efficiency
Life cycle assessment | =LCA; life-cycle analysis; environmental product declarations | ~ Carbon reduction
SimaPro [tool] | < Life cycle assessment
GaBi [tool] | < Life cycle assessment
Ecology | Ecology?; ecologist; ecological consultancy; ecological surveys; ecological assessment; ecology consultancy; applied ecology
Phase 1 habitat surveys | habitat surveys; extended phase 1 | < Ecology
UKHab | UK Habitat Classification; UKHab surveys | < Ecology | ~ Phase 1 habitat surveys
Preliminary ecological appraisal | =PEA surveys; preliminary ecological appraisals | < Ecology | ~ Phase 1 habitat surveys
Protected species surveys | protected species; species surveys; European protected species; reptile surveys; badger surveys; otter and water vole surveys; dormouse surveys | < Ecology
Bat surveys | bat licence; bat emergence surveys; bat detectors; bat roost assessment | < Protected species surveys
Great crested newt surveys | great crested newt; newt surveys; great crested newts; eDNA sampling of ponds | < Protected species surveys
Bird surveys | breeding bird surveys; ornithology; ornithologist; vantage point surveys | < Ecology
Botanical surveys | plant identification surveys; NVC surveys; botanical identification | < Ecology
Aquatic ecology | freshwater ecology; invertebrate sampling; river habitat survey; river restoration
Fish surveys | fisheries science; fish surveying; electrofishing | < Aquatic ecology
Marine ecology | marine conservation; marine biology surveys; benthic surveys
Biodiversity net gain | =BNG; biodiversity metric
Natural capital | ecosystem services | ~ Biodiversity net gain
Ecological clerk of works | =ECoW; ecological watching brief
Nature conservation | wildlife conservation; conservation management; practical conservation; conservation work; habitat conservation; species conservation
Habitat management | habitat restoration; habitat creation; conservation grazing; peatland restoration; scrub clearance; wetland management | < Nature conservation
Invasive species control | invasive species; Japanese knotweed; invasive weeds; non-native species
Rewilding | species reintroduction
Countryside ranger work | ranger?; park ranger; countryside ranger; estate ranger; warden in nature reserve; countryside warden; countryside management
Rights of way management | public rights of way; rights of way; definitive map
Footpath maintenance | path maintenance; maintaining footpaths; footpath repair | ~ Rights of way management; Rural skills
Nature reserve management | nature reserves; nature reserve; reserve warden; National Trust property
Environmental education | outdoor learning about nature; nature education; environmental awareness training; eco schools
Air quality | air quality assessment; air quality modelling; air quality monitoring; ADMS; atmospheric dispersion modelling; dust monitoring
Noise assessment | noise surveys; environmental noise; noise monitoring; noise modelling
CadnaA [tool] | < Noise assessment
SoundPLAN [tool] | < Noise assessment
Contaminated land | land contamination; contaminated land assessment; phase 1 and 2 reports; phase 2 site investigation; land remediation; remediation of land; geo-environmental; geo-environmental engineering; brownfield remediation
Hydrology | hydrological modelling; flood estimation; flood hydrology; hydrologist
Flood risk management | flood risk; flood defence; flood modelling; flood management; flood alleviation; lead local flood authority
Flood risk assessment | =FRA flood; flood risk assessments; assessing flood risk | < Flood risk management
Hydraulic modelling | drainage modelling | ~ Flood risk management; Hydrology
TUFLOW [tool] | < Hydraulic modelling
HEC-RAS [tool] | HECRAS | < Hydraulic modelling
Flood Modeller [tool] | < Hydraulic modelling
InfoWorks ICM [tool] | ICM hydraulic modelling; InfoWorks | < Hydraulic modelling
Sustainable drainage | =SuDS; sustainable drainage systems; surface water drainage; surface water management
MicroDrainage [tool] | Microdrainage WinDes | < Drainage design | ~ Sustainable drainage; Civil engineering design software
Causeway Flow [tool] | < Drainage design | ~ Sustainable drainage; Civil engineering design software
Hydrogeology | groundwater; groundwater modelling; hydrogeologist; borehole monitoring | < Geology
Water quality | water quality monitoring; river water quality; water quality sampling
Water resources | water resource management; water framework directive; water resources management | ~ Water quality; Hydrology
Pollution control | pollution prevention; pollution incident response; integrated pollution prevention; IPPC; spill response
Environmental auditing | environmental audits; environmental auditor
Environmental policy | environmental planning; environmental policy development
Landscape and visual impact assessment | LVIA | ~ Landscape design; Environmental impact assessment
Landscape institute
Green infrastructure | green spaces; parks management; parks and open spaces
Arboricultural surveys | tree surveys; BS 5837; arboricultural consultancy; tree condition surveys; tree inspections | ~ Arboriculture
Tree preservation orders | tree preservation order; TPOs | ~ Arboricultural surveys
Archaeology | archaeologist; archaeological excavation; archaeological surveys; archaeological fieldwork; field archaeology; watching briefs; archaeological; archaeology fieldwork
Geology | Geology?; geologist; geological mapping; geological surveys; geological; earth sciences; geosciences; mining geology; structural geology; geological modelling
Engineering geology | engineering geologist | < Geology | ~ Geotechnical engineering
Soil science | soil surveys; soil management
Agricultural land classification | ~ Soil science
Soil sampling | soil samples; taking soil samples | ~ Soil science; Soil testing
Meteorology | weather forecasting; atmospheric science
Climate science | climate modelling; climatology; climate scientist; climate research | < Environmental science | ~ Meteorology
Oceanography | physical oceanography; marine science
GIS for environment | ecological mapping; habitat mapping
Energy and carbon audits | energy audits; ESOS audits
Sustainable procurement | ethical procurement; sustainable sourcing; responsible sourcing
Food waste reduction | surplus food
Behaviour change campaigns for environment
Active travel | sustainable travel; travel planning for schools; sustainable transport?; sustainable travel planning | ~ Transport planning; Travel plans
Biodiversity | Biodiversity?; biodiversity action plans; biodiversity management | ~ Ecology
BREEAM ecology | ~ Ecology
Conservation ecology | < Ecology | ~ Nature conservation
Natural England licences | ~ Protected species surveys
Appropriate assessment | ~ Environmental impact assessment
Atmospheric dispersion | ~ Air quality
eDNA | ~ Ecology
CMLI | < Landscape institute
Geophysics surveys | geophysical surveys | ~ Geology
Geophysical | ~ Geology
Sedimentology | < Geology
Core logging | ~ Geology
Mining | Mining? | ~ Geology
Rock mechanics | ~ Geology
Mineral exploration | ~ Geology
Mineralogy | ~ Geology
Mine planning | ~ Geology
Seismic data | ~ Geology
Geochemistry | ~ Geology
Resource modelling | ~ Geology
Leapfrog | ~ Geology
Datamine | ~ Geology
Petrology | < Geology
Palaeontology | ~ Geology
Volcanology | < Geology
Mine engineering | ~ Geology
Surpac | ~ Geology
Photogrammetry | ~ Geology
LIDAR | =LIDAR | ~ Geology
Heritage assessment | ~ Archaeology
Finds processing | < Archaeology
Historic environment | ~ Archaeology
Desk-based assessments | ~ Archaeology
CIfA | =CIfA | < Archaeology
Osteology | ~ Archaeology
Written schemes of investigation | < Archaeology
Environmental volunteering
Rural estate management
Access land
Visitor engagement in nature
River conservation
Rural skills
Outdoor recreation
Carbon reduction | carbon emissions; emissions reduction; carbon strategy; carbon calculations; zero carbon; climate change mitigation
Carbon literacy | carbon literacy training | ~ Carbon reduction
Greenhouse gas | ~ Carbon accounting
Scope 3 | ~ Carbon accounting
Science based targets | ~ Net zero strategy
EPDs | ~ Life cycle assessment
SBTi | < Science based targets
Emissions reporting | < Carbon accounting
GHG emissions | ~ Carbon accounting
Greenhouse gas emissions | < GHG emissions
Environmental awareness | environmental issues
`;
