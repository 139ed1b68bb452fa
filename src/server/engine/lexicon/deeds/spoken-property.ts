/** Letting, selling and running homes as those who do it speak of their days. */
export const spokenProperty = `
Property viewings | flats,houses,homes,house,flat showed people,tenants,buyers,saturdays; flats,houses,homes,flat opened tenants,buyers; showed houses,flats,homes; round flats tenants,buyers showed,took; flats opened damp,truth
Viewings and valuations* | showed houses,flats,homes; round flats tenants,buyers showed,took; valuations homes,houses,instructions day,won; comparables homes,house,houses,valuations; fetch home,house worth,told
Property management | lets,flats landlords looked; flats,houses management full,landlords; patch flats,tenancies,tenants; portfolio flats,rented,lets looked,managed,manage
Managing rented homes* | portfolio flats,rented,lettings looked,managed,manage; lets,flats landlords looked; patch flats,tenancies,tenants; management flats,lets full
Tenancy management | asts,ast signed,drew,tenants,issued; tenancies signed,drew; credit checks rent,tenants,tenancy; landlords wages,passports checked,past
Tenant referencing | landlords wages,passports checked,past; credit checks tenants,tenancy; rent checks tenants,passports
Rent collection | knocked doors rent; payment plans rent,arrears,tenants; arrears,owed rent,tenants fell,cut,brought; tenants pay,owe agree,agreed,instalments,arrears
Rent arrears recovery | payment plans rent,arrears,tenants; arrears rent,tenants fell,cut; tenants pay,owe agree,agreed,instalments
Inventories and inspections | mark,marks photographed flat,house,wall,room,tenants; meter reads,readings keys,signatures; flat,flats quarter,pictures; damp sub-lets,alarms checked,looked; three-monthly,quarterly visits flats,tenants,landlords; flat,flats,property,properties photos,pictures visit,visited,months,quarter landlord,landlords,report
Check-ins | meter reads,readings keys,signatures
Property maintenance | plumber,plumbers,sparks rang,sent,chased flats,landlords,tenants,checked,repairs; leaks logged sent,plumber; works orders,order raised repairs,contractors,tenants
Arranging repairs* | repairs arrange,raise,arranged,arranging; plumber rang,sent; leaks logged plumber,sent; raised orders works repairs,contractors; chased contractors repairs
Resident liaison | tenants,residents noise,bins,boilers calls; tenants walkabouts,walkabout,tea
Correspondence | stage wrote replies,answers,complaints
Anti-social behaviour casework | noise diaries tenants,neighbour,neighbours,residents; injunctions,injunction nuisance,neighbour,tenant,tenants,noise; drug,crack house shut,closed,closure; neighbours sat noise,rows,dispute; closure order drug,house,flat,police
Housing allocation | homechoice; shortlisted homes,flats tenants,applicants,list,offered; sign-up,sign-ups keys tenants,flats,homes; offered flats,homes sign-up,list,applicants
Letting homes* | allocate homes,properties tenants,applicants,council,housing; homechoice; offered flats,homes tenants,applicants,list,sign-up
Sales negotiation | buyer,buyers seller,sellers,vendor price,shake,agreed; chains solicitors,buyers held,completion; agreed sales homes,houses,house year,month; offers negotiate,negotiating,negotiated
Negotiating sales of homes* | offers homes,buyers,vendors negotiate,negotiating; buyer seller,vendor price,agreed,shake; chains solicitors,buyers held,completion; agreed sales homes,houses,house
Marketing homes* | properties,homes,houses market,marketing; rightmove,zoopla photos,listed,wrote,adverts,listings,uploaded; floor plan,plans photos; leaflets boards homes,houses,streets,sale; blurb pictures,wrote homes,houses,flats,rightmove
Property valuation | fetch home,house,homes told,worth; valuations homes,houses,instructions won,day; comparables homes,house,houses,valuations; market appraisals,appraisal homes,houses,vendors,instructions; valuations appraisals homes,houses,market
Valuing homes* | valuations appraisals; fetch home,house worth,told; valuations homes,houses,instructions won,day; comparables homes,house,houses,valuations
Property compliance checks* | cp12s,cp12 booked,renewed,landlords,diarised,date; eicrs epcs,diarised,licences; hmo licences,licence; epcs booked,renewed,diarised,date; gas,epc certificates tenants,landlords,properties,compliance
Deposits* | deposits,deposit disputes,registered tenants,scheme,landlords; dps deposits,deposit; adjudications,adjudication deposits,deposit; registered deposits,deposit dps,thirty,30
Service charges | section 20 leaseholders,consultation,works,notices; leaseholders accounts,year-end,budgets; blocks budgets flats,leaseholders
Block management | stairwells walked,checked; residents' boards blocks,block,met; lifts cleaners insurance,blocks; blocks flats,leaseholders insurance,budgets,walked,lifts; leaseholders blocks,budgets,accounts; section 20 leaseholders,consultation
Void management | empties,voids turned trades,days; empties,voids rent lost,halved; voids days relet,re-let,turned
Eviction | section 21s,8s,21,8 served,notices,court,bailiff,possession; bailiff,bailiffs court,possession,section,evicted,eviction; possession court judge,stood,hearings; nsps,nsp served,tenants,court,rent; bundles court possession,rent; served notices tenants,nsps,rent
Floating support | hoard,hoarder,hoarding tenant,flat,home,cleared; tenants grants,food found; tenants helped,support,lost flat,help,benefits
Resident involvement | residents' group set,met,tenants,ran; walkabouts,walkabout tenants,residents; residents tenants group set
Safety in blocks of flats* | fire blocks,flats safety checks,checked,doors; fire doors alarms,pathways; fra findings; landings cleared prams,bikes
Relationship building | owner,owners,landlords rang quarterly
Relationships with landlords* | landlords relationships,relationship,build; owner,owners,landlords rang quarterly
Property software* | property,housing software; reapit,fixflo,jupix; northgate,orchard rents,tenants,housing
Sales progression | chased solicitors brokers,surveyors,chain,buyers; chain solicitors,buyers kept,told; instruction keys solicitors,weeks,sale
`;
