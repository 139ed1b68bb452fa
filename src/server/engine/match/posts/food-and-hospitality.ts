/** Kitchens, hotels, travel, leisure and cleaning. */
export const foodAndHospitalityPosts = `
barista; bartender; bar staff,person,assistant,tender,maid,man; barman; barmaid; barperson; waiter; waitress; waiting staff; server; concierge; cabin crew; flight attendant; front of house; restaurant,bar,pub,cafe,hotel manager; restaurant,bar,hotel,cafe supervisor; cafe assistant; catering assistant; food and beverage; guest services,service,relations; hotel assistant; room attendant; usher; publican; night porter; hotel porter; fast food worker | Customer service
cafe,bar,pub,restaurant,hotel manager,supervisor; barista; bartender; bar staff,person; barman; barmaid; waiter; waitress; publican; cafe assistant; chef; hotel receptionist; concierge; maitre; sommelier; night porter | Hospitality industry
sql,web,application,linux,windows,process server; school,nursing,care,hospital cook,chef,housekeeper | none
chef; cook; kitchen assistant,porter,hand,manager; catering; caterer; commis; pizza chef,maker; sandwich maker; line cook; school cook; fast food worker | Food preparation; Catering; Food hygiene practice
chef; cook | Cooking
head,executive chef; kitchen manager | Menu planning; Kitchen management; Stock control; HACCP
sous,head,executive chef; chef de partie; kitchen manager | Stock rotation
chef; cook; kitchen assistant,porter; catering assistant; commis | Kitchen cleaning
kitchen porter; kp; kitchen assistant | Dishwashing
waiter; waitress; waiting staff; server; food server; food runner; banqueting staff,assistant | Food service
waiter; waitress; waiting staff; bartender; bar staff,person,manager; barman; barmaid; barista; publican; cafe assistant | Taking payments; Cash handling
bartender; bar staff,person,maid,man,manager,supervisor; barman; barmaid; publican; mixologist | Bar work
bar,pub manager; publican; cellar person,manager; cellarman | Cellar management; Stock control
barista | Barista skills
restaurant,cafe manager; hotel,general manager hotel; hotel manager | Complaint handling; Health and safety
baker; pastry chef; patissier | Baking; Food hygiene practice
hotel receptionist; front desk agent; front office agent; night auditor | Hotel reception; Booking and reservations; Reception; Taking payments
concierge | Guest relations
room attendant; housekeeper; housekeeping assistant,supervisor,manager; chambermaid | Housekeeping
reservations agent,manager,assistant,executive | Booking and reservations; Telephone skills; Customer service
travel agent,consultant,advisor,adviser | Travel booking; Customer service; Sales
restaurant manager; restaurant general,assistant manager; general manager front; front of house manager,supervisor; dining room manager; maitre d | Front of house
tour guide,leader,manager,rep; holiday rep; museum guide | Tour guiding; Customer service
cabin crew; flight attendant | Cabin crew service
museum,gallery assistant,attendant; visitor services,experience assistant,host,officer | Visitor attractions; Customer service
cinema assistant; theatre usher; box office assistant | Customer service; Ticket sales
cleaner; cleaning operative,assistant,supervisor,manager; domestic assistant; housekeeper; housekeeping assistant; janitor; room attendant; hospital,ward domestic; domestic worker,cleaner | Cleaning
cleaner; cleaning operative,assistant; domestic assistant; housekeeper; housekeeping assistant; janitor; room attendant | Vacuuming; Mopping
window,dry,street,car,vehicle,carpet,industrial,tank,drain,pool,beach,oven,gutter,chimney cleaner | none
window cleaner | Window cleaning
cleaning supervisor,manager | Cleaning supervision
caretaker; site manager school; school site manager; janitor | Caretaking; Property maintenance; Building security
laundry assistant,operative,worker | Linen and laundry
chef; cook; kitchen assistant,porter,hand,manager; commis; catering assistant,manager,supervisor | Commercial kitchens; Catering
barista; cafe assistant,manager,supervisor; fast food worker | Catering
hotel manager,receptionist,porter,supervisor | Hotel operations
`;
