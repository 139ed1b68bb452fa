/** Selling, marketing and design in the plainest words people use for the work. */
export const everydaySelling = `
Sales targets | quota sold,beat,hit,exceeded,smashed,running; sold,brought quota,target,plan year,three,two,running,month,quarter; leader,league board,table top,first,best,months; beat,smashed,hit number,figure,plan quarter,month,year,week; top,best,first seller,salesperson,biller,earner,rep year,month,branch,region,office,team,twelve; commission,bonus earned,top,highest,full month,quarter,team,year,sales; finished year,quarter,month ahead,target,forecast,120,110
Working to targets | quota sold,beat,hit,exceeded; leader,league board,table top,first,best,months; beat,smashed,hit number,figure,plan quarter,month,year; finished year,quarter,month ahead,target; exceed targets
Sales | sold,selling homes,houses,phone,trade,businesses,customers,schools,hospitals,farms,offices,shops,builders,door kitchens,windows,software,machines,advertising,insurance,cars,energy,broadband,training,subscriptions,units; orders took,won,brought,wrote customers,trade,phone,reps,shops,buyers,dealers,stockists
Business development | accounts,customers,clients,business brought,opened,won,landed,found,signed dealt,scratch,new,cold,first,rivals,competitors; knocked,walked,drove,called doors,estates,trading,industrial,units orders,appointments,customers,leads,business,firms; lapsed,dormant,old customers,accounts,clients won,woke,revived,returned; patch,territory,area,region grew,built,opened,scratch sales,customers,turnover,new,doubled; won,landed,signed contracts,clients,deals,tenders worth,new,million,year,biggest; turned,converted prospects,leads,enquiries contracts,customers,clients,orders,sales; cold prospects,leads,approach won,turned,contracts,meetings,clients; signed,landed,opened,won cafes,shops,pubs,schools,restaurants,salons,dealers,garages,stockists,surgeries year,new,month,first,thirty,twenty; developing,generating new business,clientele
Lead generation | leads qualified,nurtured,inbound,linkedin; linkedin messaged,found,approached buyers,directors,prospects,owners,managers meetings,leads,calls
Cold calling | phoned,knocked,dialled strangers,firms,doors,list appointments,meetings,heard,cold,hundred,pitch; hundred,eighty,sixty calls,dials day,shift sales,prospects,firms,businesses,appointments,decision
Telesales | sold,selling phone,telephone broadband,advertising,insurance,energy,windows,day,customers,space,subscriptions,businesses; phoned,dialled customers,households,homes,firms sell,sold,offer,upgrade,contract,deal
Field sales | road,car,van,patch,territory visited,saw,drove,called customers,shops,farms,pubs,builders,surgeries,orders,dealers,salons; covered,drove,travelled kent,sussex,scotland,wales,yorkshire,midlands,cornwall,devon,essex,counties calls,visits,customers,day,car
Appointment setting | booked,fixed,set meetings,appointments,visits reps,salesmen,consultants,surveyors,sales,team,field,director
Account management | merchants,customers,dealers,stockists,retailers,buyers,surgeries saw,visited,looked,met month,week,quarter,regular,year; customers,clients,accounts stayed,renewed,renewal rate,year,loyal,contract; biggest,largest,key,main customers,clients,accounts,retailers looked,grew,ran,contact,handled,met; clients,customers,accounts grew,grown,doubled spend,spent,orders,turnover,existing,worth; chemists,cafes,shops,pubs,garages,salons,stores,surgeries,schools,restaurants,farms visited,called,saw,looked cycle,week,month,regularly,independent
Client relationship management | merchants,customers,dealers,stockists,retailers,buyers,surgeries saw,visited,looked,met month,week,quarter,regular,year; customers,clients,accounts stayed,renewed,renewal,loyal,trusted years,rate,contract; first,main,day-to-day contact,call clients,customers,agency,account; buyers,customers,clients,accounts years,decade,long trust,stay,kept,eleven,ten,twelve
Client retention | customers,clients,accounts stayed,renewed,renewal,kept rate,year,loyal,contract,lost,rivals; cancel,leave stay persuaded,talked,plan,deal,convinced
Customer needs analysis | asked,listened,found,worked customers,buyers,clients,farmers,owners wanted,needed,problem,budget,suited suggested,offered,quote,price,right,selling,kitchen
Quotations | priced,costed jobs,extensions,kitchens,weddings,repairs,projects sent,figures,day,client,customer,quote,won; costs,prices worked,gave,wrote client,customer,buyer,homeowners,owner writing,bespoke,job,orders,quote; proposals wrote,write,priced,sent,tailored client,customers,won,prospects,buyers; measured,worked,surveyed materials,costs,hours,labour price,customers,sent,quote; preparing quotations,quotes
Bid writing | tenders,bids,pqqs,frameworks wrote,won,answered,submitted,filled council,nhs,questions,method,statements,million,win,work; questionnaires,answers tender,bid,framework
Product demonstrations | showed,took,gave buyers,customers,farms,farmers,clients,schools,surgeons,dealers,shoppers,prospects try,work,software,machine,kit,samples,tasters,demo; demos gave,ran customers,prospects,schools,clients,buyers,week,online
Sales presentations | pitched,presented boards,buyers,directors,retailers,clients,prospects won,deck,idea,range,contract,listed
Pipeline management | due,expected close,value,deals,sign,land business,track,forecast,knew,month,worth; next,hubspot,salesforce step visit,deal,value,call; deals,opportunities track,stage,weighted,likelihood,spreadsheet
Upselling | insurance,warranty,case,cover,care-plan,finance,accessories,extras phone,car,sofa,bike,laptop,holiday,shoes,tv customers,sold,added,took,suggested,bought,three; suggested,recommended wine,pudding,dessert,sides,cocktails,bottle,extras,starters; bigger,dearer,better,premium,second model,room,package,size,pair,plan persuaded,talked,sold,suggested,customers,guests
Trade shows | stand nec,show,exhibition,fair,expo,conference manned,ran,leads,built,staffed,worked,booked; exhibited show,fairs,trade,nec,leads
Sales administration | reps,salesmen,sales-team quotes,orders,contracts,samples,diaries typed,chased,sent,keyed,supported
Sales reporting | sales figures,numbers,totals weekly,monthly,friday,monday board,director,manager,area,sent,reported
Sales management | reps,salesmen coached,led,recruited,managed,patches
Channel sales | resellers,distributors,dealers,wholesalers,stockists signed,trained,supported,grew,recruited partners,products,sales,range,sold
Negotiation | terms,price,discount,margin,deal buyers,retailers,dealers,supermarkets,landlords,publishers agreed,held,got,haggled,won,argued,better
CRM | salesforce,hubspot,zoho,pipedrive,dynamics visit,call,deals,notes,contacts,customers logged,kept,entered,updated,wrote,went
Door-to-door sales | doors,doorsteps,houses knocked,streets,estate sold,sign-ups,signed,orders,appointments,supporters
Market promotion in stores* | samples,tasters,leaflets shoppers,passers-by,store,supermarket,street gave,handed,offered,talked

Social media | instagram,facebook,tiktok,linkedin,twitter,youtube,pinterest followers,posted,page,reels,stories,grew,content,comments,audience,channel,scheduled,replied; followers grew,doubled,gained posts,page,account,channel,month,thousand; films,videos,clips,reels phone,shot,short,little,filmed watched,views,thousand,shared
Social media marketing | instagram,facebook,tiktok,linkedin,twitter,youtube,pinterest followers,posted,page,reels,stories,grew,content,comments,audience,channel,scheduled,replied; followers grew,doubled,gained posts,page,account,channel,month,thousand
Content creation | reels,videos,blogs,posts,stories,podcasts,guides,articles shot,wrote,filmed,created,edited,planned instagram,site,website,brand,week,audience,followers,calendar,organic; content calendar planned,kept,filled,months; films,videos,clips,reels phone,shot,short,little,filmed watched,views,thousand,people,shared,followers
Copywriting | wrote,write,rewrote words,copy,text,slogans,scripts,descriptions site,website,brochures,mailers,leaflets,adverts,packaging,emails,catalogue,radio,homepage,product; blog,posts,guides product,emails,pages,descriptions,seo,journal words,wrote,week,thousand,written; adverts,leaflets,headlines,taglines,strapline wrote,write,coined
Campaign management | launched,relaunched range,product,brand,service,season,collection,store,book,menu,app print,radio,online,social,press,posters,tv,email,influencers,ads; push,campaign,launch back-to-school,christmas,summer,black,spring,easter,recruitment,valentine's ran,led,planned,idea,results,start,finish; radio,posters,billboards,ads,mailers,leaflets planned,booked,ran,budget product,sale,opening,season,agency,audience
E-mail marketing | welcome,abandoned,abandoned-basket,nurture,birthday,win-back series,basket,reminders,flow,journey,emails built,set,wrote,automated; mailer,newsletter,emails subscribers,list,opens,clicks,mailchimp,segments,customers weekly,sent,grew,thousand,built,wrote; subject lines tested,emails,opens; offer,news,emails customers,subscribers,members,list sent,monthly,weekly opened,clicked,bought,thousand,reported; email,e-mail campaigns
SMS and text campaigns* | texts,sms customers,members,subscribers,patients campaign,offers,sent,sale,reminders
SEO | google page,top,rank,position,results,first terms,keywords,moved,search; organic visits,traffic,sessions,clicks,search doubled,rose,grew,year,keyword,rewrote; titles,links,meta,headings,pages,tags rewrote,fixed,broken,redirects organic,visits,traffic,search,google,rankings
PPC | google,facebook,meta,bing,instagram ads,adverts,clicks bids,spend,cost,budget,ran,keywords,return,lowered,month; clicks cost,paid ads,cut,budget,lead,sale,spend; spent,spend,budget google,bing,meta,facebook,linkedin cost,enquiry,lead,sale,click,month,third,pounds
Web analytics | visits,traffic,bounce,sessions,visitors pages,site,website,went,left ga4,looked,reported,told,week,monthly,dashboard,analytics,figures; pages people,visitors,shoppers left,leave,bought,clicked,rang told,showed,reported,friday,weekly,monthly,team; visitors,visits,traffic coming,pages week,team,told,looked,reported,month
Campaign analysis | click-through,clicks,cost-per-lead,roas,impressions pulled,reported,told,week,month,board,showed; cost lead,click,acquisition,sale pulled,reported,week,board,cut,tracked; campaign,ads worked,results,paid,return told,showed,reported,measured,compared
Conversion rate optimisation | basket,checkout,landing,buttons,page tested,trialled,shortened,simplified conversion,rate,sales,bought,sign-ups,rose; suggest,test conversion improvements,site
A/B testing | two,versions,subject,variants version,lines,headlines,pages,buttons tested,winner,split,trialled,won
E-commerce | products,listings,lines,skus,stock uploaded,loaded,listed,added,photographed shopify,site,website,shop,magento,woocommerce,amazon,ebay,etsy,online,store; online shop,store,sales,orders ran,grew,doubled,traded,run website,month,year,products,day-to-day; website trading,sales day-to-day,online,marketing,ran,run
Market research | focus groups ran,held,customers,shoppers; surveyed,polled,asked customers,shoppers,members,visitors,buyers bought,think,thought,wanted,liked,rivals,product,range,prices,report; competitors,rivals watched,prices,compared,looked,tracked report,range,offers,weekly,told
Marketing strategy | plan,strategy,budget year's,annual,marketing wrote,set,agreed,spent,presented channels,campaigns,audience,directors,owner
Brand management | brand,logo,tone,guidelines,voice kept,checked,policed,consistent,right,wrote,refreshed,rebrand shops,pages,adverts,material,staff,packaging
Marketing collateral | brochures,flyers,banners,leaflets,posters,menus,catalogues,signs,postcards laid,designed,produced,printed,ordered,wrote,canva
Graphic design | brochures,flyers,banners,leaflets,posters,menus,catalogues,adverts,tickets laid,designed,drew,canva,indesign,photoshop,artworked
Brand identity design | logos,colours,guidelines,fonts,stationery created,drew,designed start-ups,brand,businesses,clients,cafe,firm,new,identity,colours; creating,design,developing brand identities; marks,logos drew,designed brewery,school,cafes,shops,bands,clubs
Newsletters | newsletter,bulletin,magazine wrote,edited,sent,laid members,parents,staff,supporters,quarterly,weekly,monthly,friday; parish,school,club,company,staff,village magazine,newsletter,bulletin wrote,laid,edited,monthly
Public relations | journalists,reporters,newsdesks pitched,statements,knew,calls,stories; coverage,column,stories,pieces national,local,press,papers,trade,radio,tv,bbc got,won,placed,generated,landed; got,placed,featured,landed bbc,itv,gazette,herald,echo,guardian,telegraph,mirror,chronicle,argus; crisis,bad,awkward statements,story,press wrote,handled,journalists; stories paper,newspaper wrote,got,printed,placed local,national,trade,year
Media relations | journalists,reporters,newsdesk pitched,statements,knew,calls; coverage,column,stories national,local,press,papers,trade,radio,tv,bbc got,won,placed,landed; got,placed,landed bbc,itv,gazette,herald,echo,guardian,telegraph,mirror,chronicle,argus
Press releases | releases,stories,statements journalists,papers,press,newsdesks,reporters wrote,sent,issued,write
Internal communications | staff,colleagues,weekly bulletin,newsletter,intranet,magazine,roadshows,town-hall wrote,edited,ran,produced; chief,director's,ceo's blog,video,message,vlog staff,colleagues wrote,scripted
Website maintenance | pages,site,website,news,homepage updated,kept,added,changed,published,uploaded,tidied wordpress,drupal,cms,date,squarespace,wix,links,photos; pages,site,website fresh,dead,links,broken kept,mended,fixed,updated; managing,maintaining website,webpages
Marketing administration | leaflets,samples,mailings,merchandise,invoices marketing,campaigns,shows,agencies ordered,posted,sent,packed,kept,raised
Agency management | agency,freelancers,designers,printers,photographers briefed,chose,met,chased,appointed,kept deadline,work,campaign,budget,shoot,adverts
Advertising | adverts,ads,space booked,bought,sold,placed papers,magazines,radio,buses,billboards,tv,websites
Photography | photographed,shot,pictures products,weddings,events,food,houses,portraits,models,campaigns camera,lit,lights,edited,lightroom,site,studio,clients
Video production | filmed,shot,scripted clips,videos,interviews,adverts,reels,weddings,documentaries edited,camera,social,website,cut,channel,crew
Video editing | footage,clips,rushes,interviews cut,edited,graded,trimmed film,minutes,subtitles,music,trailers,social,broadcast
Photo editing | retouched,cropped,cut-out photos,pictures,images
Journalism | stories,news,court,council,features wrote,filed,broke,covered,interviewed paper,readers,deadline,front,page,website,editor,weekly
Editing | cut,checked,subbed,shaped articles,copy,manuscripts,chapters,scripts writers',authors,house,style,facts,length,publication
Curating and collections* | objects,paintings,artefacts,letters,photographs catalogued,labelled,cleaned,packed,hung,loaned,digitised museum,gallery,exhibition,archive,store

Wireframing | sketched,drew,mapped screens,pages,layouts,flows figma,clicked,prototype,users,developers,app,site; screens,journeys figma,clicked,mocked,linked
Prototyping | sketched,drew screens,pages figma,clicked,tried,users,prototype; clickable,clicked,mocked screens,figma,app,users,model; models,samples,mock-ups card,foam,clay,wood,scale built,cut
User research | sat,watched,asked,visited people,users,customers,patients,drivers tried,try,struggled site,app,screens,website,prototype,stuck,form,machine; interviews users,customers,people product,app,service,wanted,struggled themes,insights,found,wrote
Usability testing | sat,watched people,users,customers tried,try,struggled site,app,screens,website,prototype,stuck,form,task; watched,asked customers,users,people,patients prototype,screens,site,app confused,listed,stuck,tried
UX design | users,customers,people easier,simpler,confused,lost,clicks,journey redesigned,mapped,sketched,flow,screens,form,checkout,app
UI design | screens,buttons,icons,dark,menus app,site,figma,phone,web designed,drew,built,styled; screens,buttons,icons,menus app,site,website drew,designed,built; interfaces designing user
Web design | homepage,landing,pages,site,websites designed,laid,redesigned,mocked clients,mobile,cafe,shops,charity,brand,look,wix,squarespace
Artwork | artwork,files,bleed,pdfs,proofs printer,print,press checked,prepared,sent,ready,corrected; bleed,cmyk,crop fonts,files,colours,printer,pdf; files printer,print right,ready,bleed,sent,checked
Packaging design | boxes,labels,packs,bottles,cartons drew,designed,nets,cutter supermarket,brand,range,shelf,product
Illustration | drew,painted,illustrated,sketched books,children's,maps,characters,magazines
Animation | moving,animated,motion,explainer logos,characters,videos,titles,graphics effects,drew,seconds
3D modelling | blender,sketchup rooms,products,characters,buildings,sets,scenes
Interior design | rooms,hotels,homes,offices,restaurants colours,fabrics,furniture,lighting,wallpaper,mood chose,picked,drew,bought,clients,planned
Kitchen design | kitchens,bathrooms,wardrobes measured,planned,drew,sold couples,homeowners,cad,units,showroom,customers,worktops
Fashion design | coats,dresses,knitwear,shirts,jeans,collections drew,designed,sketched,sampled season,factory,fabrics,range,buyers,spec
Design briefs | clients wanted,asked,brief talked,listened,sketched,options,routes,ideas,showed,pitched; rounds changes,amends,feedback clients,design
Design systems | components,buttons figma,library,tokens
Design management | designers,artworkers,freelancers led,mentored,checked,hired,guided studio,creative,designs
Product design | chairs,lamps,toys,tools,phones,bottles drew,designed,sketched,prototyped factory,tooling,moulds,material,users
Exhibition and retail display design* | windows,displays,stands,sets dressed,built,designed,drew,painted shops,shows,museum,stores,theatre,props,mannequins
Territory management | patch,territory,area,counties,region car,calls,visits,day,week,drove covered,ran,looked,planned,grew; kent,sussex,scotland,wales,yorkshire,midlands,cornwall,devon,north,south,essex covered,drove,travelled,looked car,calls,visits,customers,accounts,day; chemists,cafes,shops,pubs,garages,salons,stores,surgeries visited,called,saw cycle,week,area,patch
Sales negotiation | supermarkets,buyers,retailers,clients,dealers margin,price,terms,discount,rebate held,won,argued,agreed,got,wanted
Content marketing | blogs,guides,stories,articles,videos,case-studies wrote,shot,filmed,planned readers,visits,downloads,brand,customers,site,audience
Paid media | paid advertising,social,search,ads,media; spent,spend google,meta,facebook,bing cost,enquiry,lead,sale,click,month
Digital performance reporting* | digital,website,online,web,campaign performance,traffic,analytics report,monitoring,tracking; pages people,visitors,shoppers left,leave,bought,clicked,rang told,showed,reported,friday,weekly,monthly,team
Logo and brand design* | logo,marks,identity designed,drew,created brewery,school,cafes,shops,bands,clubs,clients,charity,brand
Customer visits | visited,drove customers,farms,sites,factories,stores,surgeries week,month,regularly
Prospecting | listed,found,researched,linkedin companies,firms,buyers,owners,prospects new,business,approached,pitch,calls,messages
Consultative selling | asked,listened,found customers,clients,buyers problem,wanted,goals suggested,designed,sold,solution,right
Pricing | prices,rates set,raised,cut,reviewed,compared rivals,margin,costs,competitors,season,range
Service design | journeys,blueprint,service users,patients,citizens,residents mapped,redesigned,tested,drew
Workshop facilitation | workshops ran,led,facilitated users,stakeholders,staff,teams,ideas,residents,post-its
Presentation skills | showed,presented,took range,product,designs,collection buyers,clients,chains,retailers
PR and media* | stories paper,press,radio wrote,placed,got,printed,local,gave; pr press,media
`;
