export const hospitality = `
Food hygiene practice | food hygiene standards; food hygiene regulations; kitchen hygiene; hygiene in kitchens | < Food safety
Chef skills | line cooking; line cook; kitchen experience as a chef | < Cooking
Commis chef | commis chefs; commis | < Chef skills
Chef de partie | chefs de partie; section chef | < Chef skills
Demi chef de partie | demi CDP; demi chef | < Chef skills | ~ Chef de partie; Commis chef
Breakfast chef | < Chef skills
Grill chef | < Chef skills
Relief chef | < Chef skills
Sous chef skills | < Chef skills | ~ Head chef duties; Kitchen management
Head chef duties | head chef experience; running a kitchen; kitchen brigade; executive chef experience | < Kitchen management
Vending and hot drinks
Making hot drinks | tea and coffee making; hot drinks; making tea and coffee; serving hot drinks; making teas and coffees; making hot beverages | ~ Barista skills; Vending and hot drinks
Hospitality industry | hospitality experience; hospitality background; hospitality industry experience; hospitality sector; hospitality environment | ~ Hospitality
Hospitality | hotel and catering; hospitality management; hotel industry; Hospitality?
Food preparation | preparing food; food prep; prep work?; vegetable preparation; preparation of food; kitchen preparation; preparing ingredients; salad preparation; sandwich preparation
Food production kitchen | ~ Food preparation
Prepping | < Food preparation
Cooking | Cooking?; cooking from scratch; culinary skills; culinary; fresh food cooking; cooking skills; culinary arts; cookery; home cooking; fresh cooking; cooked from scratch; scratch cooking; cooking techniques; cook to order
Grilling | < Cooking
Sous vide | < Cooking
Mise en place
Section prep | < Mise en place
All sections of the kitchen | < Chef skills
Running a section | < Chef skills
Menu planning | menu design; menu development; menu creation; recipe development; menu costing and design; menu preparation; menu engineering; menu writing; planned menus; created menus; developed menus
Writing menus | < Menu planning
Seasonal menus | < Menu planning
Creating menus | < Menu planning
Recipe creation | ~ Menu planning
Dish development | new dishes | ~ Menu planning
Recipe writing | ~ Menu planning
Dessert preparation | plated desserts; plating desserts | < Pastry
Fine dining
AA rosette | ~ Fine dining
Michelin star | Michelin starred | ~ Fine dining
Rosette standard | ~ Fine dining
Michelin | ~ Fine dining
Two rosette | ~ Fine dining
High-end restaurant | ~ Fine dining
Rosette kitchen | ~ Fine dining
World cuisines | authentic cuisine; international cuisine
Indian cuisine | Indian cooking; Indian food; Indian chef | < World cuisines; Asian cuisine
Italian cuisine | Italian food; Italian cooking; Italian kitchen | < World cuisines
Chinese cuisine | Chinese cooking; Chinese food; Chinese chef | < World cuisines; Asian cuisine
Japanese cuisine | Japanese food; Japanese cooking | < World cuisines; Asian cuisine
Thai cuisine | Thai food; Thai cooking | < World cuisines; Asian cuisine
French cuisine | French cooking; French food | < World cuisines
Mexican cuisine | Mexican food; Mexican cooking | < World cuisines
British cuisine | British food; modern British | < World cuisines
Caribbean cuisine | Caribbean food; Caribbean cooking | < World cuisines
Mediterranean cuisine | Mediterranean food; Mediterranean cooking | < World cuisines | ~ Italian cuisine
Asian cuisine | Pan Asian; Asian food; Asian cooking | < World cuisines
Tandoori | ~ Indian cuisine
Halal | ~ Kosher
Kosher
Curry | ~ Indian cuisine
Pasta making | ~ Italian cuisine
Pizza making | pizza chef | ~ Italian cuisine
Sushi making | sushi? | < World cuisines
Catering | catering experience; contract catering; event catering; school catering; mass catering; catering assistant; catering management; industrial catering; catering industry; care home catering; hospital catering; B&I catering; outside catering; catering services; catering operations; catering services management; catering for events; catering environment; hospitality catering; large-scale catering; functions catering; caterer; Catering?
Buffets | ~ Catering
Buffet preparation | ~ Catering
Cook for large numbers | ~ Catering
Kitchen management | kitchen operations; kitchen leadership; kitchen supervision; managing a kitchen; kitchen manager; kitchen team; kitchen ordering; kitchen staff management
Brigade management | managing a brigade | < Kitchen management
Kitchen porter duties | pot washing; kitchen porter; KP duties; cleaning the kitchen; kitchen cleanliness
Kitchen assistant | general kitchen duties; kitchen assistants; kitchen hand; helping in the kitchen; kitchen helper | ~ Kitchen porter duties; Food preparation
Dishwashing | dishwasher | < Kitchen porter duties
Washing up | < Kitchen porter duties
Food cost control | food costs; food GP; GP targets; costing menus; menu costing; GP control; food costing; dish costing
Gross profit margins in kitchens | ~ Food cost control
Portion control | ~ Food cost control
Food margins | ~ Food cost control
Food budgets | ~ Food cost control
Food ordering | ~ Food cost control
Wet and dry stock | ~ Food cost control
Wastage control kitchen | ~ Food cost control
Liquor stock | ~ Food cost control
Food gross profit | ~ Food cost control
Allergens | allergen awareness; food allergens; allergen information; allergen regulations; 14 allergens; food allergies; allergies; allergen law; allergen; allergen matrix; allergen changeovers; allergen incident; allergen labelling
Natasha's Law | ~ Allergens
Vegan cooking | ~ Special diets
Vegetarian cooking | ~ Special diets
Gluten free cooking | ~ Allergens
Texture modified diets | ~ Special diets
Pureed diets | ~ Special diets
Modified diets | ~ Special diets
Texture-modified | ~ Special diets
Vegetarian and vegan | ~ Special diets
Halal food preparation | ~ Halal
IDDSI | ~ Texture modified diets
Special diets | special dietary requirements; dietary requirements; dietary restrictions | ~ Allergens
Food safety | food safety management; food safety legislation; food safety standards; food safety regulations; food handling; safe food handling; food handlers; food safety and hygiene; food safety procedures; food standards; food regulations; Handling food | ~ HACCP
Safer food better business | =SFBB | ~ Food safety
5 star food hygiene rating | ~ Food safety
Food temperature checks | temperature checks? | ~ Food safety
Kitchen health and safety | ~ Food safety
Food hygiene rating | ~ Food safety
Environmental health standards | ~ Food safety
Food temperature | temperature recording? | ~ Food safety
EHO | =EHO | ~ Food safety
Food service | serving food; food and beverage service; table service; waiting tables; waiting staff; F&B service; food and drink service; waitressing; waitress; table waiting; counter service food
Waiting on | waiting experience | ~ Food service
Serving customers food | ~ Food service
Front of house | =FOH | ~ Food service
Restaurant service | restaurant experience | ~ Food service
Serving food and drinks | serving drinks | ~ Food service
Food and beverage | food and beverage operations; =F&B | ~ Food service
Food server | ~ Food service
Server restaurant | ~ Food service
Quick service restaurant | =QSR | ~ Food service
Food running | run food | ~ Food service
Serving meals | ~ Food service
Serving guests | ~ Food service
Table setting | setting tables | ~ Food service
Clearing tables | ~ Food service
Food & drink | ~ Food service
Bussing tables | ~ Food service
Silver service | < Food service
Plate service | < Food service
Barista skills | barista; coffee making; barista experience; barista trained; making coffee; barista training
Espresso | espresso machines | < Barista skills
Latte art | < Barista skills
Coffee preparation | < Barista skills
Speciality coffee | specialty coffee | < Barista skills
Coffee machine | ~ Barista skills
Milk steaming | < Barista skills
Serving coffee | ~ Barista skills
Bar work | bartending; bar service; bar experience; bar staff; bar person; bar operations; serving behind a bar; barman; mixology bars; bar shifts; bar back; bar stock
Bar management | bar manager; managing a bar; bar supervisor; bar supervision; running a bar | < Bar work | ~ Pub management
Serving alcohol | ~ Bar work
Pub work | ~ Bar work
Pulling pints | ~ Bar work
Serving beverages | ~ Bar work
Wet sales | ~ Bar work
Wet-led pub | ~ Bar work
Licensed trade | ~ Bar work
Licensed premises | ~ Bar work
Cocktail making | mixology; cocktails?; cocktail preparation; cocktail bar; cocktail menu | < Bar work
Flair bartending | < Cocktail making
Mixologist | < Cocktail making
Cellar management | cellar?; cellar work; cellar keeping; cellarmanship | < Bar work
Cask ale | ~ Cellar management
Keg changing | changing kegs | < Cellar management
Cask Marque | ~ Cellar management
Changing barrels | < Cellar management
Real ale | ~ Cellar management
Beer lines | < Cellar management
Line cleaning | beer line cleaning | < Cellar management
Wine knowledge | wine pairing; wine service; wine lists; wine tasting?; wine and food pairing; fine wine; food and wine knowledge | ~ WSET
Sommelier | sommeliers; head sommelier | < Wine knowledge
Spirits knowledge
Whisky | < Spirits knowledge
Pub management | licensed retail management; pub manager; running a pub; pub operations; public house management; tenancy pubs; general manager pub; landlord pub; pub landlord
Licensed retail | ~ Pub management
Restaurant management | running a restaurant; restaurant supervision; restaurant manager; managing a restaurant; restaurant general manager; food and beverage management; F&B management; assistant restaurant management; restaurant supervisor; restaurant operations
Floor management | ~ Restaurant management
Service supervision | ~ Restaurant management
Front of house management | < Restaurant management
Floor supervision | ~ Restaurant management
Running service | ~ Restaurant management
Hotel operations | hotel experience; hotel environment; duty management hotel; hotel reception experience; duty manager hotel; hotel night audit; luxury hotel; 5 star hotel; 4 star hotel; boutique hotel; night manager hotel
Hotel management | hotel manager; hotel general management; managing a hotel; running a hotel; hotel management experience | < Hotel operations
Rooms division | < Hotel operations
Resort management | < Hotel operations
Guest house | < Hotel operations
Bed and breakfast | B&B | < Hotel operations
Hostel management | < Hotel operations
Night porter | < Hotel operations
Luggage handling | ~ Hotel operations
Guest luggage | < Hotel operations
Bell desk | < Hotel operations
Butler | butler service
Private service | ~ Butler
Bellboy | < Hotel operations
Doorman | ~ Hotel operations
Concierge | Concierge?; concierge services; building concierge | ~ Hotel operations
Night audit | night auditor | < Hotel operations
Hotel reception | check-in and check-out; guest check-in; hotel front desk; checking in guests; hotel receptionist; front office operations?; checking guests in and out; check guests in and out; arrivals and departures; check guests in; check-ins and check-outs; checking in and out; guest arrivals and departures; check in and check out; hotel front office
Guest registration | < Hotel reception
Front office management | < Hotel reception
Check-ins | ~ Hotel reception
Check-in | ~ Hotel reception
Reservations | Reservations?; booking reservations; restaurant reservations; central reservations; room reservations
Table bookings | < Reservations
Holiday bookings | < Reservations
Booking systems | ~ Reservations
Opera PMS [tool] | Opera hotel system; Oracle Opera; Micros Opera; =PMS hotel; Opera Cloud; Opera V5; Oracle Hospitality; =OPERA; Opera property management | < Hotel property management systems
Micros Fidelio [tool] | < Hotel property management systems | ~ Opera PMS
Property management systems [tool] | property management system
Hotel property management systems | hotel property management system; hotel PMS; hotel management system; hotel management systems; hotel management software; hotel booking system; hotel reservation system; hotel systems; property management system (PMS); property management systems (PMS) | < Property management systems
Guestline [tool] | Guestline Rezlynx | < Hotel property management systems | ~ Opera PMS
Mews [tool] | =Mews?; Mews PMS; Mews Commander | < Hotel property management systems | ~ Opera PMS
Protel [tool] | Protel PMS | < Hotel property management systems | ~ Opera PMS
Little Hotelier [tool] | < Hotel property management systems | ~ Opera PMS
RoomRaccoon [tool] | < Hotel property management systems | ~ Opera PMS
Stayntouch [tool] | < Hotel property management systems | ~ Opera PMS
Caterbook [tool] | < Hotel property management systems | ~ Opera PMS
Rezlynx [tool] | < Hotel property management systems | ~ Opera PMS
Cloudbeds [tool] | < Hotel property management systems | ~ Opera PMS
RoomMaster [tool] | < Hotel property management systems | ~ Opera PMS
Fidelio [tool] | < Hotel property management systems | ~ Opera PMS
Delphi hotel [tool] | < Hotel property management systems | ~ Opera PMS
Hotsoft [tool] | < Hotel property management systems | ~ Opera PMS
Brilliant hotel [tool] | < Hotel property management systems | ~ Opera PMS
Welcome Anywhere [tool] | < Hotel property management systems | ~ Opera PMS
Roomlynx [tool] | < Hotel property management systems | ~ Opera PMS
Eviivo | < Hotel property management systems | ~ Opera PMS
Delphi.fdc [tool] | ~ Opera PMS
Restaurant booking systems [tool] | Collins bookings
OpenTable [tool] | < Restaurant booking systems
ResDiary [tool] | < Restaurant booking systems
SevenRooms [tool] | < Restaurant booking systems
DesignMyNight [tool] | < Restaurant booking systems
Quandoo [tool] | < Restaurant booking systems
Bookatable [tool] | < Restaurant booking systems
Resy [tool] | < Restaurant booking systems
Collins DMN [tool] | < Restaurant booking systems
Liveres [tool] | < Restaurant booking systems
Favouritetable [tool] | < Restaurant booking systems
Hospitality software [tool] | Fourth Hospitality
Procure Wizard [tool] | < Hospitality software
Kitchen CUT [tool] | < Hospitality software
Harri [tool] | < Hospitality software
Trail app [tool] | < Hospitality software
RotaReady [tool] | < Hospitality software
StaffSavvy [tool] | < Hospitality software
Saffron catering [tool] | < Hospitality software
Caternet [tool] | < Hospitality software
Kafoodle [tool] | < Hospitality software
Planday [tool] | < Hospitality software
Tevalis [tool] | < Hospitality software
Caterease [tool] | < Hospitality software
Checkit [tool] | < Hospitality software
Mapal [tool] | < Hospitality software
Guest relations | guest complaints; guest care; guest relations manager; hotel guests; guest feedback; guest requests; guest enquiries; VIP guests; exceed guest expectations; greet guests; guest comments
Hostess | ~ Guest relations
TripAdvisor reviews | ~ Guest relations
Licensing law | Licensing Act 2003; licensing objectives; Licensing Act?; licensing legislation?; licensing regulations?; alcohol licensing | ~ Personal licence
Weights and measures act
Revenue management in hotels | hotel revenue management; dynamic pricing hotels; revenue manager hotel; room revenue
RevPAR | ~ Revenue management in hotels
Room rates | ~ Revenue management in hotels
Online travel agents | =OTA? | ~ Revenue management in hotels
Occupancy forecasting | < Revenue management in hotels
Rate management | < Revenue management in hotels
Booking.com | ~ Online travel agents
Occupancy rates | ~ Revenue management in hotels
Average room rate | ~ Revenue management in hotels
STR reports | < Revenue management in hotels
Expedia | ~ Online travel agents
Complaint handling with guests | guest recovery; handling guest complaints; resolving guest complaints
Cash-up and banking | end of day banking; banking takings; cash ups; bank deposits; cash deposits
Safe counts | ~ Cash-up and banking
Reconciling tills | ~ Cash-up and banking
Daily takings | ~ Cash-up and banking
Safe management | ~ Cash-up and banking
Street food and mobile catering | mobile catering; street food
Food truck | < Street food and mobile catering
Market stall | ~ Retail sales
Food van | < Street food and mobile catering
Market trading | ~ Retail sales
Stall holder | ~ Retail sales
Commercial kitchens | commercial kitchen; professional kitchen; professional kitchens; kitchen environment; kitchen experience; busy kitchen
`;
