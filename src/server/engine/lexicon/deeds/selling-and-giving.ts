/** Marketing, sales and fundraising, duty by duty, as those who do them tell it. */
export const sellingAndGiving = `
Content creation | articles,posts,blogs site,week,wrote,two; interviewed customers,people,staff case,studies,stories,turned; words,copy pages,site,website; reels,film,clips phone,workshop,post,filmed
Writing for the website* | creating,create,writing,write content,copy website,web,blogs,blog,channels
E-mail marketing | mailchimp,klaviyo,dotdigital,newsletter,newsletters opened,built,sent,monthly,14,thousand,journeys,list; subject lines,line tested,sent,mailings; segmented,targeted mailings,emails,sent; welcome,win-back,abandoned journeys,series,emails,built
Planning email campaigns* | email,e-mail campaigns,campaign; mailchimp,klaviyo,dotdigital newsletter,opened,built,sent,monthly; subject lines tested,mailings
Campaign management | launch,launches,appeal,campaign press,ads,party,posters,mailings week,planned,summer,christmas; campaign,campaigns planned,ran,led,idea results,start,finish,leads,orders; schedule,calendar launches,mailings,posts
Managing the marketing calendar* | marketing,content,social,editorial calendar; plan,calendar,schedule launches,posts,mailings ahead,month-by-month,weeks; looks,look calendar next,office
Event management | stand,booked nec,built,staffed,show; evenings,open guests,ran,100,200; trade shows space,graphics,leads,giveaways; stand built,staffed,booked; walk,5k,10k,ride people,raised,marshals ran,planned; quiz,balls,ball,bake nights,night; conference,conferences delegates,venue,ran,booked,200,people; road-closures,medals,marshals planned,10k,booked
Event management | organising,organise,organisation,planning,delivering,running,coordinating events,event,exhibitions,conferences; trade shows stands,space,graphics,leads; evenings guests ran,open; stand nec,built,staffed,booked; walk,5k,10k,ride people,raised,ran,medals; quiz,bake,balls nights,sales
Trade shows | stand nec,harrogate,birmingham,built,staffed,show,stood; flew,stood fair,stand,show yearly,leads,cologne; trade shows followed,card,leads,walked,graphics
Website maintenance | wordpress,cms,drupal,squarespace pages,site,changed,pictures,prices,weekly,right,keep; products loaded,uploaded photos,descriptions,pictures; pages prices,pictures changed,weekly; site,website kept,keep date,right,fresh,cms
Website maintenance | updating,maintaining,update,maintain,keep,keeping,managing website,web,site pages,site,website,content,date,fresh; wordpress,cms,drupal pages,site,changed,weekly,right; products loaded photos,descriptions
Campaign analysis | cost lead,sale,order channel,dropped,tracked,fell; told directors,board worked,numbers,month; ga4,looker,analytics ads,orders,brought,showed; compared mailings,campaigns,ads dropped,lost
Digital performance reporting* | ga4,looker ads,orders,brought; cost lead channel,dropped,tracked; told directors worked,numbers,month; monitoring,reporting campaign performance,results
SEO | page,top google,keyword,three,visits,leeds; titles,links,slow pages,google,visits,fixed; keyword research,on-page; ranked,rankings google,first,page,search
PPC | google ads k,month,ran,bids,spend; bids,bid ads,search,set,cost,sale; paid social,search meta,audiences,ads,budgets
Copywriting | wrote brochures,packaging,adverts; words brochures,packaging,adverts; words,copy pages,site; strapline,headlines,headline found,vans,wrote,line; wrote letters people,answered,raised
Agency management | briefed,brief designers,printers,agency,agencies,freelancers checked,proofs; pr,print,creative firm,agency,developers contact,main,managed; quotes print,proofs,printers chased,three
Working with agencies* | external agencies,agency,suppliers; briefed designers,printers,freelancers; main contact pr,agency,developers,firm; quotes print,printers chased,proofs
Marketing budgets | kept sheet,spreadsheet campaign,cost
Marketing collateral | flyers,banners,leaflets,brochures,catalogue,posters canva,indesign,print,yearly,branches; catalogue pictures,print,copy,yearly
Market research | rang,asked,phoned,surveyed customers,people chosen,chose,bought; rivals,competitors charged,charge,said,launching,prices watched,wrote,quarterly,knew; surveys focus,groups,launch; focus groups
Competitor analysis | rivals,rivals',competitors charged,charge,said,launching,prices,watched,reported,wrote; competing,rivals' prices file,kept
Monitoring competitors* | monitor,monitoring,track,analyse competitor,competitors; rivals,competitors charged,charge,launching,prices,said,watched,knew,told; competing prices file,kept
Sales administration | decks,deck,one-pagers,one-pager reps,sales; enquiries passed site,hour,sales; warm contacts,leads sales,list,gave; reps quotes,samples,orders,sent
Sales administration | support,supporting,assist,help sales team,teams,colleagues; decks,one-pagers reps,sales; passed enquiries hour,site,reps; warm contacts sales,list
Brand management | guidelines logo,colours,tone wrote,type; logo desk,passes; rename,rebrand,look vans,shops,led,new
Press releases | releases journalists,press; bbc,yorkshire,gazette,herald,echo,itv,sky got,story,events
Media relations | bbc,gazette,herald,echo,itv,sky got,story,events; paper,radio got,placed story,events; reporters,journalists answered,rang,interviews,set,knew; interviews md,chief,ceo set,reporters
Public relations | bbc,gazette,herald,echo,itv,sky got,story,events; reporters,journalists answered,rang,interviews,wrote
Product launches | brought,took market range,ranges,product,app; product,range launched,launch new,week,press; launch week,day planned,press,party,ads; idea shelf,pubs,shops,market took,brought; prototypes,samples launch,approved
Photography | shot products,portraits,staff,weddings; photographer found,day,picked,booked,set; portraits products,staff
Video production | filmed cut,clips,youtube,short; clips filmed,cut,youtube
Marketing strategy | yearly,annual,year's plan channel,targets,board,wrote,money
Lead generation | enquiries month,site,brought,90,doubled; webinars,downloads,guides names,sales,gave; quotes asking,doubled,people,number; names linkedin,rang,found; cold calls meetings; cold calls,called,calling meetings,month,orders; trade shows card,followed,cards
Influencers and partnerships* | influencers,influencer,creators,bloggers; joint competitions,firms,local; creators,bloggers samples,post,paid,agreed,found

Account management | look,looked,managed customers,accounts,clients worth,m,biggest,eight,62,top; patch merchants,shops,customers,accounts; top accounts firm,eight; qbrs,quarterly review,reviews customers,biggest; handed jobs installation,touch,stayed
Client relationship management | years customers,clients,accounts biggest,stayed,six; see customer,client,customers least,quarter,month; buyers ring,rang mobile,first; customers called,rang first
Business development | opened,opening new,accounts 27,scratch; cold knocked,called,doors,estates; knocked doors estates,trading; first-time orders,customers brought,k; pitched,won new clients,business,accounts
Upselling | existing customers,accounts plan,service,add-ons,got,bigger,package; moved customers bigger,package,premium,plan; add-ons,extras sold,k,worth; bigger,better,premium package,plan,room moved,sold,talked; offered,sold broadband,cover caller,ringing,callers,phones
Quotations | priced,price jobs,job,work quotes,day,kept,sent; quotes,quote sent,day,offers; tender answers,bids wrote,councils; offers technical; worked hours price,gave,clients; estimated materials,labour
Sales presentations | showed,demonstrated,demoed range,machine,product,software buyers,customers',customers,sites,head; pitched panels,ten,five,clients,boards; decks reps,buyers,presented
Sales forecasting | told director,boss,manager close,month,end,monday; call actual year; pipeline figures,rolling,weighted
CRM | maintain,maintaining,keep,update crm,salesforce,hubspot records,data,database,system; call,visit,visits logged,salesforce; notes dynamics,hubspot,salesforce day,kept,date; accounts pick date,kept
Following up enquiries* | following,follow,followed,follow-up enquiries,quotes,quotations; rang,called,phoned enquiry,enquiries,web,hour; chased,chase quotes,quote yes; old quotes won,went,fifth
Reviewing accounts with clients* | review,reviewing,reviews accounts,account clients,customers,client,performance; quarterly review,reviews customer,customers,bought; qbrs; figures customers,clients plan,agreed,twice,took
Territory management | covered kent,sussex,surrey,north,scotland,miles,midlands,wales,yorkshire; postcode week,day,customers,planned; patch borders,hull,north,merchants,shops,coast; miles year customers,covered,35,000,drove
Field sales | covered kent,sussex,surrey,scotland,miles,midlands; postcode week customers,planned; miles year customers
Consultative selling | asked struggled,struggle,problem product,word; walked plant,site,shop manager,help,find; sat users,customers recommended,smaller,suggested,model
Customer needs analysis | asked struggled,struggle,problem product,word; walked plant,site manager,help,find; sat users,customers recommended,smaller,suggested
Customer needs analysis | identify,identifying,understand,understanding customer,client,clients,customers requirements; asked struggled,struggle product,word; walked plant manager,help; sat users recommended,smaller,model
Product knowledge | maker,makers courses,course went,range; trained counter range,staff
Sales reporting | figures product,customer,branch monthly,director,weekly; wins,visits sheet,wrote weekly,losses; margin account,customer spreadsheet
Working with internal teams* | internal,cross-functional teams,team,departments,colleagues deliver,working,work,customers; sat production,stores,operations monday,orders,went,sure,weekly; marketing,stores,accounts pull,got,rollout; handed installation,operations touch,stayed,jobs
Training sales staff* | training,coaching,mentoring junior,new,trainee sales,reps; trainees,juniors,reps,graduates visits,calls,ropes took,showed,listened,told,new

Fundraising | raised,raise,raising k,m,£82k,people,walk,event,run,money; gifts,gift,donors,givers thank,thanked,rang,letters,banked,visited; tins,buckets,collections,bucket shops,station,collectors,supermarket,emptied; justgiving,crowdfunder,crowdfunding,text-to-give; monthly givers; regular giving; legacies,wills solicitors,families,executors,month; raffle,auction prizes,gifts,licences; pound raised,return spent,shown
Grant writing | bids,bid,applications,application won,year,written,wrote,funders,trusts; asked,applied garfield,weston,esmee,lottery,trusts,foundations,lloyds; funders,trusts found,forms,story,told
Trusts and foundations fundraising | bids won,year,wrote,funders; asked,applied garfield,weston,esmee,lottery,foundations; funders found,forms,story; trusts found,list
Community fundraising | tins,t-shirts,thanks sent,people; local,village groups looked,nine,volunteers,raise; schools,clubs,villages raise,raised,money,helped
Supporting community fundraisers* | supporting,support community,volunteer,local fundraisers,fundraising,groups; tins,t-shirts thanks,sent; schools,clubs raise,money,helped; local groups looked,nine
Donor stewardship | donors,givers,supporters,giver rang,met,wrote,thanked,called,visited,cards,year; thank-you,thank-yous,thank letters,cards,calls days,three,sent,donors,week; gave people rang,wrote £250,hundred; tea hospice,leave,legacy; newsletters visits,cards,supporters
Thanking donors* | thank,thanking donors,supporters,donations,gifts; thank-you letters,cards days; gifts banked,logged,receipted; post cheques,opened card,counted,sent
Stewardship of supporters* | stewardship,steward supporters,donors,supporter; kept touch ran,gave,supporters,donors; called day people,run; newsletters visits,cards
Corporate fundraising | charity year supermarket,firm,bank; firms,employers,companies charity,partners pitched,raised,gave; employers pitched,looked,yes
Corporate fundraising | corporate partnerships,partners,supporters,fundraising; charity year supermarket,firm,bank; firms,employers time,money,pitched,local
Direct mail | appeal homes,brought,christmas,households,k; letters people answered,wrote,doors; emergency ask,appeal hours,24; mailings,mailing homes,households,sent
Reporting to funders* | reporting,reports,report funders,funder,grant,donors; told lottery,trust,funder money,half,year; outcomes photos,accounts trust,funder,sent; end grant reports
Researching funders* | researching,research,identify,identifying prospective,prospect,potential,new funders,donors,trusts,prospects; trusts,funders funds,found,deadlines; wealth links,looked,givers
Research | trusts,funders found sixty,60; wealth links,givers,looked
Gift Aid | gift aid; declarations chased,checked,tax; tax claimed gifts,donations
Volunteer management | marshals,collectors,volunteers,helpers signed,found,trained,thanked,rota,80,40; rota helpers,volunteers,collectors; looked groups local,nine; stewards,helpers recruited,briefed
Giving talks* | giving,deliver,delivering talks,presentations,talk,speeches; spoke,talked rotary,schools,churches,groups,dinner,wi; talks groups,wi,schools,month,twice; told story dinner,200,people
Public speaking | spoke rotary,schools,churches,groups,dinner; talks groups,wi,schools,month; told story dinner,people
Legacy fundraising | wills month,solicitors,free; executors,families answered,legacy,legacies; leaving gift,wills supporters,told; hospice leave,money people,tea
Individual giving | monthly,regular givers,giving,donors signed,stop,cut,stopped; direct debits welcome,calls,giving; stop,lapsed givers,people fifth,cut,number
Fundraising compliance* | fundraising code,regulator,complying,comply; code opt-outs,kept,honoured; licences collections,raffles,street; vulnerable pressed,person,people checked
Securing prizes and sponsorship* | securing,finding,sourcing prizes,sponsorship,sponsors; talked,asked,got hotels,shops,firms prizes,giving; sponsor found mile,marker,event; gifts auction
Evaluating fundraising* | monitoring,evaluating,evaluate fundraising,events,campaigns,appeals; compared mailings,appeals dropped,lost; return pound trustees,shown
Working with trustees* | working,work,support,reporting trustees,board,committee; papers,figures board,trustees quarter,month; trustees address,books,got,open; supported,serviced committee,fundraising,board
Coordinating collections* | coordinating,organising,running collections; bucket,street,supermarket,tin collections; tins shops,emptied,pubs; bucket days,station; supermarket collections
Online fundraising* | online,digital fundraising,giving,donations; justgiving,crowdfunder,enthuse,gofundme; text-to-give,text card,readers
Meeting income targets* | income,fundraising,financial targets,target; beat figure,target years,three; grew income third,half,percent
Charity budget control* | spent pound raised; kept event said
`;
