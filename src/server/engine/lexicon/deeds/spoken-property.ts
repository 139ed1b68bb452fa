/** Letting, selling and running homes as those who do it speak of their days. */
export const spokenProperty = `
Property viewings | flats,houses,homes,house,flat took,showed,round,opened people,saturdays,week,tenants,buyers; showed houses,flats,homes; round flats people,tenants,buyers; doors opened damp,truth,flats
Viewings and valuations* | showed houses,flats,homes; round flats people,tenants,buyers; valuations day,four,won; comparables; fetch home
Property management | lets landlords,looked; flats,lets,houses full,management,landlords; patch homes,flats,tenancies,houses; portfolio lets,rented,flats
Managing rented homes* | portfolio rented,properties,lettings; lets landlords; patch homes,flats,tenancies; full management flats,lets
Tenancy management | asts,ast; tenancies signed,drew; credit checks rent,tenants,tenancy; rent right; wages past,landlords,passports
Tenant referencing | wages past,landlords,passports,checked; credit checks rent,tenants,tenancy; rent right
Rent collection | knocked doors rent; payment plans,notices,rent; arrears,owed fell,cut,brought; tenants pay,owe agree,agreed,instalments,arrears
Rent arrears recovery | payment plans notices,rent; arrears fell,cut; tenants pay,owe agree,agreed,instalments
Inventories and inspections | mark,marks photographed,wrote; meter reads,readings keys,signatures; flat,flats quarter,pictures; damp smoke,alarms,sub-lets; sub-lets,subletting; three-monthly,quarterly visits,landlords; flat,flats,property,properties photos,pictures visit,visited,months,quarter landlord,landlords,report
Check-ins | meter reads,readings keys,signatures,tenants; mark,marks photographed,wrote; keys signatures,day; agreed tenants walked
Property maintenance | plumber,plumbers,sparks,contractors rang,sent,chased seen,saw,checked; leaks logged,sent,men; works orders,order raised,contractors
Arranging repairs* | repairs arrange,raise,arranged,arranging; plumber rang,saw; leaks logged,sent; raised orders works; chased contractors repairs,jobs
Resident liaison | noise,bins,boilers calls,took; shouted sorted people; tenants walkabouts,walkabout,tea
Correspondence | stage answers,replies,wrote,two days,ten; stage wrote
Anti-social behaviour casework | noise diaries; injunctions,injunction nuisance,neighbour,tenant,tenants,drug,noise; drug,crack house shut,closed; neighbours sat,two; closure order
Housing allocation | homechoice; shortlisted homes,flats,signed; sign-up,sign-ups keys,offered; empties days; offered flats,homes,sign-up
Letting homes* | allocate properties,homes; homechoice; offered flats,homes
Sales negotiation | buyer,buyers seller,sellers,vendor shake,price,brought,agreed,got; chains held,completion; agreed sales year,64,month; offers negotiate,agreed,negotiating
Negotiating sales of homes* | offers sales negotiate,negotiating; buyer seller,vendor; chains held,completion; agreed sales year,64,sixty
Marketing homes* | properties,homes,houses market,marketing; rightmove,zoopla; photos floor plan,plans; leaflets boards; blurb pictures,wrote
Property valuation | fetch,worth,told home,homes,house; valuations day,won,three,four; comparables; market appraisals,appraisal; valuations appraisals
Valuing homes* | valuations appraisals,market; home fetch,worth; valuations day,won; comparables
Property compliance checks* | cp12s,cp12; eicrs epcs,diarised,licences; hmo licences,licence,got; epcs; gas electrical,epc,certificates compliance,date
Deposits* | deposits,deposit disputes,registered,scheme; dps deposits,registered,deposit; adjudications,adjudication deposits,deposit,tenants,won; scheme evidence,sent; registered 30,dps,thirty
Service charges | section 20; leaseholders accounts,year-end,budgets; blocks budgets,set,eleven
Block management | stairwells monthly,walked,walks,checked,plant; residents' boards; lifts cleaners,insurance; blocks walks,lifts,insurance,budgets,monthly,eleven; leaseholders accounts,budgets,blocks; section 20
Void management | empties,voids turned,round,days,trades; empties rent,halved,lost; ready keys trades,sent; voids days
Eviction | section 21s,8s,21,8; bailiff,bailiffs; possession judge,court,stood; nsps,nsp; bundles court; served notices tenants,nsps,rent
Floating support | hoard,hoarder,hoarding; grants food,found; tenants helped,support,lost flat,help,benefits; worker social called,rang
Resident involvement | residents' group; room community tea,talk; walkabouts,walkabout tenants,councillors; residents group,groups set
Safety in blocks of flats* | fire blocks,flats safety; doors alarms,pathways; fra findings; landings prams,cleared,bikes
Relationship building | owner,owners,landlords rang,quarterly
Relationships with landlords* | landlords relationships,relationship,build; owner,owners rang,quarterly landlords,rent
Property software* | property,housing software; reapit,fixflo,jupix; northgate orchard rents
Sales progression | chased solicitors brokers,surveyors,chain,buyers,weekly; chain kept,told; instruction keys,weeks; surveyors brokers
`;
