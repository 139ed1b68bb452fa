export const maritime = `
Maritime industry | maritime sector; shipping industry; marine industry; maritime experience; commercial shipping; marine sector
Merchant Navy service | merchant navy; seafaring; sea-going experience; sea service; seagoing experience; seafarer
Bridge watchkeeping | navigational watch; officer of the watch; deck officer; bridge watch; =OOW
Ship navigation | passage planning; marine navigation; chart plotting; ECDIS; celestial navigation; coastal navigation
Ship handling | berthing ships; manoeuvring vessels; ship's master; master mariner; vessel command
Marine pilotage | harbour pilot; pilotage; marine pilot
Deckhand work | deckhand; able seaman; deck crew; deck maintenance; bosun; =AB seaman; deck operations
Mooring operations | mooring?; anchoring; line handling; rope work at sea; splicing?
Marine engineering | ship's engineer; marine engineer; marine engineering officer; engine room watchkeeping; ship engineering; marine engines; vessel engineering; marine engine
Marine diesel engines | inboard engines; boat engines; marine engine maintenance | ~ Marine engineering
Outboard engines | outboard motors; outboard engine | ~ Marine diesel engines
Ship repair | ship maintenance; dry docking; dry dock; ship refit; vessel refit | < Maritime industry | ~ Marine engineering
Shipbuilding | boat building; boatbuilder; shipyard; shipwright; boat builder | < Maritime industry | ~ Marine engineering
Naval architecture | ship design; naval architect; vessel design; ship stability | ~ Marine engineering
Yacht crewing | superyacht; yacht crew; yacht stewardess; superyacht stewardess; yacht deckhand; yacht charter
Yacht maintenance | boat maintenance; boat repair; yacht refit; boat fit-out; boatyard
Marina operations | marina; boat lifting; boatyard operations; berthing customers; harbour operations
Harbour master duties | harbour master; harbourmaster; port authority; port marine safety code
Port operations | port operative; dock operations; terminal operations in ports; port logistics; dock worker
Stevedoring | stevedore; cargo lashing; ship loading; discharging vessels
Container terminal operations | container terminal; straddle carrier; ship to shore crane; reach stacker; container handling; RTG crane
Vessel traffic services | =VTS; vessel traffic control
Ship management | vessel management; technical superintendent of ships; marine superintendent; crew management in shipping
Crewing of ships | crewing officer; seafarer recruitment; crew changes
Ship agency | port agency; ship's agent; shipping agent
Vessel chartering | chartering; ship chartering; tanker chartering; laytime; demurrage?; charter parties; shipbroking; shipbroker; time charter
Liner shipping | container lines; ocean carriers; container shipping; shipping line
Sea freight | ocean freight; sea freight imports; sea freight exports; ocean shipping; sea and air freight; sea imports; deep sea shipping; deep sea imports | < Freight forwarding
Dry bulk shipping | bulk carriers; dry cargo
Tanker operations | oil tankers; LNG carriers; chemical tankers; oil tanker operations
Ferry operations | passenger ferry; ferries?; ro-ro operations; ferry crew; RoPax
Cruise ship work | cruise ships; cruise liner; on board cruise ships; shipboard entertainment
Offshore vessels | platform supply vessels; anchor handling; crew transfer vessels; =CTV crew; offshore support vessels
Dynamic positioning | =DPO; DP operator; dynamic positioning operator
Remotely operated vehicles | =ROV; ROV pilot; ROV operations; subsea robotics
Commercial diving | diving operations; saturation diving; diver?; HSE diver; underwater welding; scuba diving work; diving supervisor
Subsea engineering | subsea; subsea systems; subsea installation; umbilicals | ~ Marine engineering
Marine survey | marine surveyor; ship surveyor; classification surveys; hull survey
Classification society rules | Lloyd's Register rules; DNV rules; class surveys; Bureau Veritas Marine; ABS class
ISM Code | =ISM?; designated person ashore
ISPS Code | ISPS; ship security | ~ ISM Code
SOLAS | =SOLAS?; flag state requirements
MARPOL | =MARPOL | ~ SOLAS
Maritime Labour Convention | =MLC? | ~ SOLAS
COLREGs | International regulations for preventing collisions; collision regulations | ~ Ship navigation; SOLAS
GMDSS | =GMDSS; GMDSS GOC
Marine VHF radio | VHF radio; marine radio; short range certificate; VHF licence | ~ GMDSS
Sea survival | personal survival techniques; survival craft; lifeboat handling; lifeboats; life raft
Shipboard firefighting | fire fighting at sea; advanced fire fighting marine
Hydrographic survey | hydrographic surveying; bathymetry; multibeam; multibeam echosounder; hydrography; seabed survey
Fishing | Fishing?; commercial fishing; trawling; fishing vessel; fishing vessels; creel fishing; fisherman; potting for crabs
Net mending | fishing gear repair
Sailing | Sailing?; yacht sailing; sailing instruction; dinghy sailing; sail training
Powerboat handling | powerboating; boat handling; RIB driving; coxswain; small boat handling; rescue boat
Canal and inland waterways | narrowboats; lock keeping; inland waterways; barge skipper
Coastguard work | coastguard; maritime rescue; search and rescue at sea
Lifeboat crew | RNLI; lifeboat crews | ~ Coastguard work; Search and rescue
Ballast water management
Bunkering | marine fuels; vessel fuelling
Marine electronics
Marine electrical work | marine electrical; boat electrics; ship electrical systems; electro-technical officer; =ETO; marine electrician | ~ Marine electronics
GRP laminating | laminator; glass fibre laminating; moulding GRP; hand lay up; fibreglass laminating; GRP moulding; resin infusion
Marine paint and coatings | hull painting; antifouling; gelcoat repair
Offshore oil and gas work | offshore platforms; offshore work; offshore installations; North Sea?; working offshore; offshore experience
Offshore wind vessels | offshore wind operations; wind farm service vessel
Ship systems
Offshore engineering
Seamanship
Maritime | Maritime?
Hydrographic
Survey vessel
Fibreglass
GRP | =GRP
Marine operations
Vessel operations
FCL | =FCL
LCL | =LCL
`;
