export const energy = `
Offshore wind | offshore wind farms; offshore wind energy; offshore wind projects | < Wind energy
Onshore wind | onshore wind farms | < Wind energy
Wind energy | wind power; wind farms; wind industry; wind farm; wind turbines | < Renewable energy
Wind turbine maintenance | wind turbine technician; wind turbine service; turbine technician?; turbine maintenance? | < Wind energy
Wind resource assessment | < Wind energy
Energy and utilities industry | utilities experience; utilities industry; energy sector experience; utilities background; energy industry experience; energy sector; utilities company
Renewable energy | renewables; renewable technologies; renewable energy projects; renewable energy systems; renewables industry; renewable energy sector
Low carbon energy | ~ Renewable energy
Clean energy | < Renewable energy
Green energy | < Renewable energy
Low carbon technologies | ~ Renewable energy
Sustainable energy | < Renewable energy
Solar PV installation | solar panels; solar PV; photovoltaic; solar installation; =PV; PV systems; solar PV systems; solar panel installation; solar roofing; solar maintenance | < Renewable energy
Solar thermal | solar water heating; solar hot water | < Renewable energy | ~ Solar PV installation
Solar PV design | solar design; solar farms; solar PV designer; designing solar PV systems | < Renewable energy | ~ Solar PV installation
PVsyst | < Solar PV design
Battery storage installation | ~ Solar PV installation; Energy storage
Blade repair | < Wind turbine maintenance
WindPRO | < Wind resource assessment
WAsP | < Wind resource assessment
Heat pumps | air source heat pumps; ground source heat pumps; heat pump installation; =ASHP; =GSHP; heat pump servicing; MCS heat pumps; low temperature heating; renewable heating | < Renewable energy
Biomass | biomass boilers; biomass heating | < Bioenergy
Anaerobic digestion energy | < Bioenergy
Biofuels | < Bioenergy
Biogas plants | < Anaerobic digestion energy
Bioenergy | < Renewable energy
Biomethane | ~ Biogas plants
Biodiesel | < Biofuels
Hydrogen | hydrogen energy; green hydrogen; hydrogen systems; hydrogen production
Fuel cells | ~ Hydrogen
Electrolysers | < Hydrogen
Carbon capture
Carbon capture and storage | < Carbon capture
CCUS | < Carbon capture
Hydropower | < Renewable energy
Hydroelectric | < Hydropower
Tidal energy | < Marine energy
Wave energy | < Marine energy
Marine energy | < Renewable energy | ~ Hydropower
Marine renewables | < Renewable energy | ~ Marine energy
Energy storage | battery storage; battery energy storage
Lithium-ion | ~ Battery technology
Lithium ion batteries | < Battery technology
Grid scale batteries | < Energy storage
Battery technology | ~ Energy storage
BESS | =BESS | < Energy storage
EV charging | EV charge points; electric vehicle charging; charging infrastructure; EV chargers; EV infrastructure; charge points
Electric vehicle infrastructure | < EV charging
E-mobility | ~ EV charging
OCPP | < EV charging
Energy management | energy manager; energy data; energy projects; energy assessments; energy services; energy analysis; energy engineer
Energy policy | ~ Energy regulation
Energy efficiency | ~ Energy management
Energy saving | ~ Energy efficiency
Energy surveys | ~ Energy management
Energy consultant | ~ Energy management
Energy reduction | ~ Energy efficiency
Energy conservation | ~ Energy efficiency
Energy monitoring | < Energy management
Energy performance | ~ Energy management
Energy efficiency measures | < Energy efficiency
ISO 50001 | < Energy management
M&V energy | ~ Energy management
Energy advice
Fuel poverty | ~ Energy advice
Energy advice for households | < Energy advice
Energy bureau | ~ Energy management
Energy monitoring and targeting | < Energy management
Energy saving measures | < Energy efficiency
NEA energy awareness | < Energy advice
Smart energy | ~ Energy management
SECR | ~ Energy management
IPMVP | < M&V energy
TM44 | ~ Energy surveys
CRC | ~ SECR
ESOS | =ESOS | < Energy management
Energy saving opportunity scheme | < ESOS
ISO 50001 certification | energy management systems ISO | < ISO 50001
Energy management standard | ~ ISO 50001
Building retrofit | domestic retrofit; whole house retrofit; energy efficiency retrofit; retrofit programmes; retrofit works; external wall insulation retrofit
Retrofit coordination | ~ Building retrofit; PAS 2030
PAS 2030 | < Building retrofit
Social housing decarbonisation fund | =SHDF | < Building retrofit
Green Deal | ~ Building retrofit
Warm Homes | ~ Building retrofit
Energy company obligation | ECO4; =ECO?; ECO3 | ~ Building retrofit
Passivhaus | ~ Building retrofit
Passive House | < Passivhaus
Passivhaus designer | < Passivhaus
PHPP | < Passivhaus
Energy trading | power trading; gas trading; electricity trading
Energy market analysis | energy markets | ~ Energy trading
Wholesale energy | ~ Energy trading
Energy procurement | ~ Energy trading
Power markets | ~ Energy trading
Balancing mechanism | ~ Energy trading
Energy broker | ~ Energy trading
Energy brokerage | ~ Energy trading
UK power market | ~ Energy trading
Gas and power | ~ Energy trading
Wholesale power | ~ Energy trading
Utilities sales
Business energy | ~ Energy trading
Electricity market | ~ Energy trading
Half hourly data | ~ Energy trading
Energy broking | ~ Energy trading
Flexibility markets | ~ Energy trading
Capacity market | ~ Energy trading
Energy consultancy sales | ~ Energy trading
Energy supplier | ~ Energy retail
Settlement energy | ~ Energy trading
Energy retail
Elexon | ~ Energy trading
Energy billing
Ofgem | =Ofgem; Ofgem regulations | ~ Energy regulation
Electricity industry | < Energy and utilities industry
Energy regulation
Gas and electricity
MPAN | ~ Energy billing
District heating | heat networks; district heating networks; heat interface units; communal heating
Combined heat and power | =CHP; CHP plant; cogeneration; CHP systems | ~ District heating
HIUs | < District heating
CHP engines | < Gas engine | ~ Combined heat and power
CHP engineer | < Combined heat and power
Energy centre | ~ District heating
Trigeneration | < Combined heat and power
Jenbacher | < Gas engine
Reciprocating gas engines | < Gas engine
Combined cycle | < Power generation | ~ Gas turbines
Gas engine | ~ Combined heat and power
CCGT | =CCGT | < Combined cycle
Control room operation of plants | power plant operation; plant control room; process control room; control room technician; plant technician; control room engineer; auxiliary plant
DCS operation | ~ Control room operation of plants
Process technician | ~ Control room operation of plants
Outage planning | ~ Control room operation of plants
Shutdown | ~ Control room operation of plants
Permit issuing | ~ Control room operation of plants
Operations technician | ~ Control room operation of plants
Boiler and turbine | ~ Control room operation of plants
Process operating | ~ Control room operation of plants
Shutdowns and turnarounds | Plant shutdowns; plant shutdown; turnarounds plant | ~ Control room operation of plants
Area authority | ~ Control room operation of plants
Steam turbine operation | ~ Control room operation of plants
Grid modelling | network modelling power
Load flow | load flow studies | ~ Grid modelling
Power flow | ~ Grid modelling
Network planning | ~ Grid modelling
Short circuit studies | ~ Grid modelling
Protection coordination | ~ Grid modelling
Arc flash | arc flash studies | ~ Grid modelling
Harmonics studies | ~ Grid modelling
Fault level studies | ~ Grid modelling
Network design electrical | ~ Grid modelling
Distribution network operator | ~ DNO
Power system studies | ~ Grid modelling
Network reinforcement | ~ Grid modelling
Lloyd's NERS | ~ Grid modelling
Cable sizing | ~ Grid modelling
Cable calculations | ~ Grid modelling
Connections design | ~ Grid modelling
LV design | ~ Grid modelling
Amtech cable sizing | ~ Grid modelling
Load calculations | ~ Grid modelling
ENA | ~ Grid modelling
NERS | ~ Grid modelling
`;
