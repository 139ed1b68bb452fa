/** Marketing, sales and fundraising, duty by duty, as those who do them tell it. */
export const sellingAndGiving = `
Content creation | articles,posts,blogs wrote site,week,website,brochures,releases; interviewed customers,people,staff case studies,stories; words,copy pages,site,website wrote,write; reels,clips filmed,post,film phone,workshop
Writing for the website* | creating,create,writing,write content,copy website,web,blogs,blog,channels
E-mail marketing | mailchimp,klaviyo,dotdigital,newsletter,newsletters built,sent,send,email,journeys; subject lines tested,sent emails,mailings,opened,open; segmented,targeted mailings,emails; welcome,win-back,abandoned journeys,series emails,built
Planning email campaigns* | email,e-mail campaigns,campaign; mailchimp,klaviyo,dotdigital newsletter,built,sent,send,email; subject lines tested mailings,emails
Campaign management | launch,launches,appeal,campaign press,ads,posters,mailings planned; campaign,campaigns planned,ran,led results,leads,orders; schedule,calendar mailings,posts
Managing the marketing calendar* | marketing,content,editorial calendar; plan,calendar,schedule posts,mailings ahead,month-by-month,weeks
Event management | stand nec built,staffed,booked; trade shows graphics,leads,giveaways; stand exhibition,show,nec built,staffed,booked; walk,5k,10k,ride marshals planned,ran; quiz,ball,balls nights,night ran,planned,organised; conference,conferences delegates,venue ran,booked,planned; road-closures,medals,marshals planned,booked
Event management | organising,organise,organisation,planning,delivering,running,coordinating events,event,exhibitions,conferences; trade shows graphics,leads; stand nec built,staffed,booked; walk,5k,10k,ride marshals,medals ran,planned; quiz nights ran,planned,organised
Trade shows | stand nec,harrogate,show built,staffed,stood,took; stood stand,fair leads,cologne; trade shows followed,leads,graphics
Website maintenance | wordpress,cms,drupal,squarespace pages,site changed,pictures,prices,keep; products loaded,uploaded photos,descriptions; pages prices,pictures changed site,website,web; site,website kept,keep date,fresh
Website maintenance | updating,maintaining,update,maintain,keep,keeping,managing website,web,site pages,site,website,content,date,fresh; wordpress,cms,drupal pages,site changed,weekly,keep; products loaded,uploaded photos,descriptions
Campaign analysis | cost lead,sale channel tracked,campaign; ga4,looker,analytics ads,campaigns,orders showed,brought; compared mailings,campaigns,ads dropped
Digital performance reporting* | ga4,looker ads,orders brought,showed; cost lead channel tracked; monitoring,reporting campaign performance,results
SEO | page,top google keyword,search,rank; titles,links pages google,search; keyword research,on-page; ranked,rankings google,search
PPC | google ads ran,bids,spend; bids,bid ads search,cost; paid social,search meta,audiences,ads
Copywriting | wrote brochures,packaging,adverts; words brochures,packaging,adverts wrote; copy pages,site wrote; strapline,headlines,headline wrote
Agency management | briefed agency,agencies,freelancers; pr,print,creative agency contact,managed
Working with agencies* | external agencies,agency working,managing,briefing,briefed; briefed designers,printers,freelancers,agency; main contact pr,creative agency
Marketing collateral | flyers,banners,leaflets,brochures,catalogue,posters canva,indesign; catalogue pictures,copy print
Market research | surveyed customers chose,chosen,bought; rivals,competitors charged,charge,prices,launching watched,wrote; surveys focus groups; focus groups ran,led,held,moderated
Competitor analysis | rivals,rivals',competitors charged,charge,launching,prices watched,track,tracked,reported,wrote; competing,rivals' prices kept
Monitoring competitors* | monitor,monitoring,track,analyse competitor,competitors; rivals,competitors charged,charge,launching,prices watched,track,tracked,knew,told; competing prices kept
Sales administration | decks,one-pagers reps,sales wrote,built; enquiries passed sales,reps; warm leads,contacts list,gave sales; reps quotes,samples sent
Sales administration | support,supporting,assist,help sales team,teams,colleagues; decks,one-pagers reps,sales wrote,built; enquiries passed sales,reps; warm contacts,leads sales list,gave
Brand management | guidelines logo,colours,tone,brand wrote; rename,rebrand led vans,shops,website,logo
Press releases | releases press,journalists wrote,sent,drafted; bbc,gazette,herald,echo,itv,sky story got,placed
Media relations | bbc,gazette,herald,echo,itv,sky story got,placed; paper,radio story got,placed; reporters,journalists interviews,questions,enquiries answered,set; interviews md,chief,ceo reporters,radio,press
Public relations | bbc,gazette,herald,echo,itv,sky story got,placed; reporters,journalists answered,interviews questions,set,enquiries
Product launches | brought range,product,app market; product,range launched,launch planned,press,ran,led; launch product,range planned press,ads,party; idea shelf,market took,brought product,range
Photography | shot portraits,weddings; portraits photographed,shot,took products,staff
Video production | filmed cut,edited clips,youtube; clips filmed,cut youtube,short
Lead generation | enquiries doubled,brought website,site,campaign,ads; webinars,downloads names sales; names linkedin found,rang; cold calls meetings,appointments; cold calls,called,calling meetings,orders; trade shows followed leads,cards
Influencers and partnerships* | influencers,influencer,creators,bloggers worked,paid,agreed,found,briefed; creators,bloggers samples,paid,agreed

Account management | looked,managed customers,accounts,clients biggest,worth; qbrs,quarterly review,reviews customers,accounts
Client relationship management | see customer,client,customers least quarter,month
Business development | opened,opening new accounts scratch,territory,patch; cold called,calls,knocked doors,estates,businesses,firms; knocked doors trading,businesses,firms; first-time orders,customers brought; pitched,won new clients,business,accounts
Upselling | existing customers add-ons,bigger sold,plan,package; moved customers bigger,premium package,plan; add-ons,extras sold customers,k,worth; bigger,better,premium package,plan,room sold,talked,moved customers,guests,callers; offered,sold broadband,cover callers,caller,ringing
Quotations | priced,price jobs,job quotes,sent; quotes,quote sent day,offers customers; estimated materials,labour quotes,jobs,price,priced
Sales presentations | demonstrated,demoed,showed range,machine,product,software buyers,customers',customers; pitched panels,clients,boards product,services,business; decks buyers,clients presented
Sales forecasting | pipeline weighted,rolling figures,forecast
CRM | maintain,maintaining,keep,update crm,salesforce,hubspot records,data,database,system; visit,visits,calls logged salesforce,hubspot,dynamics; notes hubspot,salesforce kept,day,date
Following up enquiries* | following,follow,followed,follow-up enquiries,quotes,quotations; rang,called,phoned web enquiry,enquiries; chased,chase quotes,quote; old quotes won,rang,chased
Reviewing accounts with clients* | review,reviewing,reviews accounts,account clients,customers,client,performance; quarterly review,reviews customer,customers accounts,performance,held,met; qbrs customers,accounts,clients,held,ran
Territory management | covered kent,sussex,surrey,scotland,midlands,wales,yorkshire,north accounts,sales,territory; postcode customers planned sales; patch merchants,shops customers,visited,sales
Field sales | covered kent,sussex,surrey,scotland,midlands accounts,sales,territory
Consultative selling | asked struggled,struggle customers,buyers product; sat customers recommended,suggested model,product,smaller
Customer needs analysis | asked struggled,struggle customers product; sat customers recommended,suggested smaller,product
Customer needs analysis | identify,identifying,understand,understanding customer,client,clients,customers requirements
Product knowledge | maker's,makers courses,course range,products; trained range counter,product staff
Sales reporting | figures sales product,customer,branch monthly,director,weekly; wins,visits losses wrote,sheet; margin account,customer spreadsheet kept,built
Working with internal teams* | internal,cross-functional teams,team,departments,colleagues deliver,working,work,customers; sat production,stores,operations orders,weekly sales,plan
Training sales staff* | training,coaching,mentoring junior,new,trainee sales,reps; trainees,juniors,reps,graduates visits,calls,ropes took,showed sales,customers,reps

Fundraising | raised,raising k,£82k,money walk,run,event charity,hospice,appeal; gifts donors,givers thanked,thank,banked; tins,buckets,bucket collections,emptied,supermarket,collectors; justgiving,crowdfunder,crowdfunding,text-to-give page,raised,ran,set,appeal; monthly givers signed,grew,recruited; regular giving signed,grew,ran,led,programme; legacies executors,solicitors,families; raffle,auction prizes got,ran,asked; pound raised spent,return
Grant writing | bids,applications,application wrote,written,won funders,grant,grants; asked,applied garfield,weston,esmee,lottery,foundations grant,won,fund,funding; funders,trusts forms,story,told wrote,found
Trusts and foundations fundraising | bids funders,foundations won,wrote; asked,applied garfield,weston,esmee,lottery,foundations trusts,grant,won,fund,funding; funders forms,story wrote,found
Community fundraising | tins,t-shirts supporters,fundraisers sent; schools,clubs,villages raise,raised money,charity helped,fundraising
Supporting community fundraisers* | supporting,support community,volunteer,local fundraisers,fundraising,groups; tins,t-shirts supporters,fundraisers sent; schools,clubs raise,raised money helped
Donor stewardship | donors,givers thanked; thank-you,thank-yous donors,supporters letters,cards,calls; newsletters,visits supporters,donors cards,tea
Thanking donors* | thank,thanking donors,supporters,donations,gifts; thank-you letters,cards donors,supporters,gifts; gifts banked,receipted thanked,logged
Stewardship of supporters* | stewardship,steward supporters,donors,supporter; kept touch donors,supporters; newsletters,visits cards donors,supporters
Corporate fundraising | charity year firm,bank,supermarket partner,won,chosen; firms,employers,companies charity pitched; employers pitched charity
Corporate fundraising | corporate partnerships,partners,supporters,fundraising charity,fundraising,raised,donations; charity year firm,bank,supermarket partner,won,chosen; firms,employers charity pitched,donated
Direct mail | appeal households,homes brought,sent; emergency appeal hours,24 sent,mailing,mailed,letters; mailings,mailing homes,households sent
Reporting to funders* | reporting,reports,report funders,funder,grant,donors; told lottery,funder money,spent; outcomes photos,accounts funder,lottery; grant reports end
Researching funders* | researching,research,identify,identifying prospective,prospect,potential,new funders,donors,trusts,prospects; trusts,funders found deadlines,criteria; wealth givers,donors,prospects
Gift Aid | gift aid; declarations gift,gifts,donors chased,checked; tax claimed gifts,donations
Volunteer management | marshals,volunteers,helpers recruited,trained,thanked,rota; rota helpers,volunteers,collectors; stewards,helpers volunteers,volunteer recruited,briefed
Giving talks* | giving,deliver,delivering talks,presentations,talk,speeches; spoke,talked rotary,schools,churches,wi; talks groups,wi,schools month,twice,gave
Public speaking | spoke rotary,conference,churches,dinner,schools; talks wi,schools,groups,rotary gave,month,rotary,wi
Legacy fundraising | wills free month; executors legacies charity,supporters,gifts; leaving gift wills supporters,told
Individual giving | monthly,regular givers,giving,donors signed,stopped,cut; direct debits donors,givers,supporters welcome,calls; lapsed givers,donors stop,cut,number,won
Fundraising compliance* | fundraising code,regulator,complying,comply; fundraising opt-outs,preferences kept,honoured; licences raffles,collections street,lottery,applied
Securing prizes and sponsorship* | securing,finding,sourcing prizes,sponsorship,sponsors; asked,talked,got hotels,shops,firms prizes raffle,auction; sponsor found event,mile,race; gifts auction got,asked,found
Evaluating fundraising* | monitoring,evaluating,evaluate fundraising,events,campaigns,appeals; compared mailings,appeals raised,dropped; return pound raised,fundraising
Working with trustees* | working,work,support,reporting trustees; papers,figures trustees quarter,month,wrote,board; supported,serviced fundraising,trustees committee,board
Coordinating collections* | coordinating,organising,running collections; bucket,tin collections ran,organised,booked; tins emptied shops,pubs; bucket days station,supermarket
Online fundraising* | online,digital fundraising,giving,donations; justgiving,crowdfunder,enthuse,gofundme page,raised,ran,set,appeal; text-to-give
Meeting income targets* | income,fundraising,financial targets,target; beat income,fundraising target years
`;
