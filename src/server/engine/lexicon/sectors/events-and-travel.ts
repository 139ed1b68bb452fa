export const eventsAndTravel = `
Venue operations | venue manager; managing venues
Venue hire | hiring out venues; room hire; hall hire | ~ Venue operations; Meeting and event sales
Venue search
Banqueting | conference and banqueting; C&B; banqueting operations; banquets; banqueting manager; banqueting service | < Catering
Festival production | outdoor events; live music events
Event safety | event safety management; event risk assessments; safety advisory group; purple guide; crowd management; crowd safety
Meeting and event sales | M&E sales?
Sponsorship sales | sponsorship sales for events; selling sponsorship; selling sponsorships | < B2B sales | ~ Sponsorship; Media sales
Speaker liaison | sourcing speakers
Sponsors | Sponsors?; sponsorship activation
Meetings and incentives | incentive travel; MICE events; meetings and incentives travel
Party planning | private parties
Children's parties | children's party hosting; party hosting; hosting parties; children's party host | ~ Party planning; Entertainment programming
Roadshows | Roadshows?; experiential marketing events; product launches events
Entertainment programming | entertainments manager; artist booking; booking acts; holiday park entertainment
Entertainer | entertainers; holiday park entertainer; entertaining guests; entertaining children | ~ Entertainment programming
Compering | compere; comperes; compering events | ~ Entertainment programming
AV technician work | audio visual technician; audio-visual set-up
Costume and wardrobe | wardrobe assistant; dresser in theatre
Props | Props?
Theatre management | theatre front of house; theatre operations; ushering; front of house in theatre
Cinema operations | cinema work; cinema projection
Priava [tool]
Rendezvous events system [tool] | ~ Priava
Ungerboeck [tool] | EBMS | ~ Priava
Kinetic Software events [tool] | ~ Priava
Travel consultancy | travel consultant; travel agent; travel agency; travel agency work; travel sales; retail travel; booking travel packages; travel industry; business travel booking; leisure travel; ticketing travel; group travel; travel operations; world-wide travel; overseas travel operations
Business travel management | business travel; corporate travel; corporate travel consultant; travel management company
Tailor-made holidays | tailor-made travel; bespoke travel; luxury travel; luxury holidays | < Travel consultancy
Package holidays | holiday sales; selling holidays; package travel | < Travel consultancy
Cruise sales | cruise holidays; cruise industry; cruise consultant | < Travel consultancy
Fares and ticketing | airfares; airline ticketing; air fares; BA fares and ticketing; Fares and Ticketing level 1 | < Travel consultancy
Tour operations | tour operator; tour operator experience; tour operating; product contracting in travel; contracting hotels
Destination knowledge | worldwide destinations; destination expertise
Destination management | destination management company | ~ Destination knowledge; Tour operations
Holiday representation | overseas rep; holiday rep; resort rep; holiday representative; resort representative; ski rep
Chalet hosting | chalet host; chalet hosts | ~ Holiday representation
Tour leading | tour leader; tour manager; tour escort; group tours
Tour guiding | tour guide; guided tours; walking tours; blue badge guide; giving tours; visitor guiding
Tourism | Tourism?; tourism industry; tourism sector; visitor economy; tourism management; travel and tourism
Tourism marketing | destination marketing
Tourist information | tourist information centre; visitor information
Visitor attractions | visitor services; visitor experience; visitor centre; leisure attractions; attraction operations
Theme park operations | theme park; ride operation; ride operator; ride host
Holiday park operations | holiday park; caravan park; holiday parks; caravan parks; campsite management
Holiday lets | holiday let management; holiday cottage management; short-term lets; Airbnb management; serviced accommodation
ABTA and ATOL rules | =ABTA; =ATOL; package travel regulations
Visas and passports advice | visa requirements for travel; travel documentation
Travel insurance sales | selling travel insurance
Bureau de change | foreign exchange in travel; travel money; foreign currency exchange | ~ Travel consultancy
Amadeus GDS [tool] | Amadeus?; Amadeus reservation system | < Global distribution systems
Sabre GDS [tool] | Sabre? | < Global distribution systems
Galileo GDS [tool] | Galileo?; Travelport Galileo; Travelport | < Global distribution systems
Worldspan [tool] | < Global distribution systems | ~ Galileo GDS
Tourplan [tool] | < Tour operating software
Traveltek [tool] | < Tour operating software | ~ Tourplan
Dolphin Dynamics [tool] | < Tour operating software | ~ Tourplan
Tour operating software [tool]
Chauffeur services | chauffeuring; chauffeur; executive chauffeur; private chauffeur
Tour management | ~ Travel consultancy
Caravan sales
Global distribution systems [tool] | =GDS?; GDS systems
Apollo GDS [tool] | < Global distribution systems
Fares ticketing BA1 [tool] | < Fares and ticketing
Costume interpretation | ~ Tour guiding
Cinema | Cinema? | ~ Cinema operations
Patronbase | ~ Ticket sales
Ticketmaster | ~ Ticket sales
AudienceView | ~ Ticket sales
Artifax | ~ Priava
Galaxy ticketing | ~ Ticket sales
Event security | < Security guarding
Event stewarding | stewarding; event steward; event stewarding security; event stewards; stewarding events; stewarding at events | ~ Event security
Stadium security | < Event security
Festival security | < Event security
Spectator safety | ~ Event security
Queue management
Level 2 spectator safety | ~ Event security
Green Guide | ~ Event security
NVQ spectator safety | ~ Event security
Football stewarding | < Event stewarding
SIA steward | < Event security
Evacuation of venues | ~ Event safety
Crowd dynamics | ~ Event safety
`;
