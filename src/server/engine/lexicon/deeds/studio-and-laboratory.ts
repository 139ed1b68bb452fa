/** Design studios, newsrooms and laboratories, duty by duty, as those who do them tell it. */
export const studioAndLaboratory = `
Graphic design | laid,layout catalogue,magazine,page,pages,indesign,books,report; leaflets,posters,menus,flyers sketch,press,designed,drew; banners,frames,carousels,headers,ads sizes,instagram,icons,site,story,animated; wordmark,logo colours,drew
Designing print materials* | designing,design,create,creating,producing print,printed,brochures,flyers,leaflets,marketing,materials brochures,flyers,materials,posters,leaflets; laid catalogue,magazine,indesign,pages; leaflets posters,menus,sketch,press
Designing for web and social* | designing,design,creating,create digital,web,social,online assets,graphics,media,content; banners,frames,carousels instagram,story,ads; icons headers,site,drew; animated ads,banners sizes
Brand identity design | wordmark,logo colours,drew,rules; rebranded charities,firms,shops,three,clients
Artwork | bleeds,bleed,cmyk,spot,dielines,overprint,press-ready; files printer,printers proofs,passed,sent; proofs passed,printer,checked; plates,overprint checked
Brand guidelines | book,page,sheet,rules logo,colour,type wrote,rule; logo stretching,templates,rule
Design briefs | asked wanted,want customers,clients,routes; brief sketched,showed,took,changed,finished; routes three,pitched,showed; notes campaign,turned
Working to a client brief* | brief,briefs client,clients,work,working,interpret; asked wanted clients,customers,routes; brief sketched,showed,changed; notes campaign turned
Photo editing | cut-outs,cutouts,colour photoshop,correction,lightroom; shots,photos,pictures cleaned,week,product,300; skies,blemishes swapped,removed
Retouching | cut-outs,colour photoshop,correction; cleaned shots,photos,product; skies,blemishes swapped,removed
Presenting concepts to clients* | presenting,present,pitch,pitching concepts,ideas,designs,work clients,client,stakeholders; showed ideas,designs,routes marketing,heads,talked; pitched routes,ideas,concepts; walked clients boards,mock-ups
Typography | type,typefaces,typeface,fonts grid,set,paired,books,chose; headlines columns,pages; set books,magazines grid,type
Graphic design | books,magazines set,grid,type; headlines columns,pictures,pages; laid pages,catalogue,magazine
Packaging design | labels,cartons,sleeves,boxes,cans,bottles sauces,nets,drew,shelf,beer,tesco,designed; nets boxes,drew,sleeves
Designing packaging* | designing,design,create packaging,packs; labels,cartons sauces,forty,drew,designed; boxes sleeves,nets; cans shelf
Motion graphics | after-effects,effects titles,moving,explainers,animated; animated clips,screens,titles,ads; lower thirds; stings
Animation | moving titles,explainers; animated clips,screens,ads; lower thirds,stings
Illustration | drew characters,books,maps,spots,children's; hand-drawn maps,spots,magazine; vector drawings,drew
Print production | press stood,paper,chose,printers,house; paper prices,stock,finish,chose; sign makers,jobs; printers,houses stock,finish,talked
Liaising with printers* | liaise,liaising printers; press paper,stood,chose; houses,printers stock,finish,talked; sign makers jobs,sent
Web design | figma pages,developers,designed,handed; screens phone,desktop mocked,designed; landing pages,page look,shop's,designed
UI design | screens,buttons,states app,drew,icons; component library,components figma,built; clickable prototypes,screens
Prototyping | clickable prototypes,screens,built
Infographic design | tables,figures,numbers charts,graphics,graphic turned,people,one-page,yearly
Presentation design | decks,slides directors,board,template
Exhibition design | stands,panels,roll-ups,vinyl trade,museum,shows,window,drew,in-store
Exhibition and retail display design* | stands,panels,roll-ups,vinyl trade,museum,shows,window,drew,in-store
Design files and libraries* | folders names,find,job,set; picture,image library tagged,kept; packed,stored finished fonts,links; organising,archiving,organise,manage design,artwork files,assets
Working with writers and marketing* | copywriters,writers,editor,editors sat,pairs,worked,layouts,passed,ads; campaigns marketing planned,week,colleagues; layouts editor passed,forth
Making amendments* | feedback,amendments,amends taking,act,acting,responding; rounds changes,amends,three; comments turned,round,day,client; marked-up,pdfs version,lunchtime,new
Mentoring | juniors,placement,apprentice looked,sat,signed; trainees,starters,juniors took,visits,months,six,listened,told,better
Proofreading artwork* | proofread,proofreading,check,checking artwork,copy,designs,files; checked word,number print,phone; caught price,wrong leaflets,menu; look colleagues' files,second

Sample preparation | weighed,ground,digested,filtered,homogenised soils,samples,tissue,leaves,food,filters; homogenised tissue,extracts,samples; bottles icp,water,ready; samples extracts,spun,sliced
Laboratory techniques | moisture,ash,protein,ph,viscosity,density batch,ran,book,tank; titrations,colours tank; spun,weighed,diluted,filtered samples,bloods,soils; tests batch,daily,ran method,bench
Carrying out laboratory tests* | carry,carrying,perform,performing,conduct laboratory,lab,analytical,routine tests,testing,analysis,analyses; moisture,viscosity,density,ash batch,ran,ph; titrations colours,tank
HPLC | agilent,waters,shimadzu columns,ran,1260s,changed; liquid chromatography assay; sequences peaks,integrated
Using laboratory equipment | agilent,waters,shimadzu ran,columns; pipettes,centrifuges,microscopes,autoclaves checked,ran,serviced; sequences peaks,integrated
Chromatography | agilent,waters columns,ran; liquid chromatography; sequences peaks,integrated
Laboratory equipment maintenance | pipettes,balances weights; autoclaves,centrifuges,incubators serviced,engineer,booked; ph buffers,meters set,morning; leaks,needles,lamp,seals found,blocked,swapped,traced,bad
Calibration | pipettes,balances weights; ph buffers,meters set,morning
Calibration | calibrating,calibrate,calibration laboratory,lab,equipment,instruments; pipettes,balances weights; ph meters buffers
Recording and interpreting results* | lims,lab-book entered,wrote,results; results checked,signed client,day; values flagged,spec,entered; lab book wrote,lims
Keeping laboratory records* | lims entered,wrote,results; lab book wrote; results checked,signed client,day; values flagged,spec
Standard operating procedures | written,controlled methods,instruction,instructions worked,signed,step,test; change control changes,instruction; worked book glp,gmp,lab; procedures reviewed,wrote years,two
Following standard operating procedures* | following,follow,work,working,adhere standard,written,sops procedures,methods,sops; written,controlled methods,instruction worked,step,test,signed; worked book glp,gmp,lab; change control
Preparing solutions and reagents* | buffers,stains,standards,phases mixed,mobile,labelled,expiry; diluted stock,0.1,weighed; preparing,prepare reagents,buffers,media
Laboratory safety | coshh,fume,spill,eyewash,goggles forms,kits,hood,checks,gloves,check,extraction,weekly,eats
Cell culture | cells froze,passaged,thawed; hela,cho passaged,lines
Aseptic technique | cells froze,passaged,thawed; plates flame; cabinet cells,ii,class
Microbiology | plate,plates counts,listeria,coli,swabs,streaked; colonies streaked,incubated,counted; salmonella,listeria,legionella tested,swabs,surfaces,food
Stock ordering in lab | gloves,tips,solvents,chemicals shelves,kept,full,counted,expired; fisher,sigma,vwr orders; chemicals counted,monthly,expired
Quality control testing in laboratories* | passed,failed batches,batch finished; in-process samples hour,held,took
Quality control | passed,failed batches,finished; in-process samples,checks hour,held
ISO 17025 | ukas,17025 assessor,visits,lab,accredited
Good Manufacturing Practice | batch records deviations,gowning,cleanroom; mhra inspected,findings,inspection,audited; deviations,capas cleanroom,batch,closed
Quality standards at the bench* | iso,gmp,glp,17025,gcp working,work,experience,knowledge,environment; ukas accredited,assessor,visits; mhra inspected,findings; batch records deviations,gowning
Statistics | minitab,anova,spss trial,data,ran; control charts trends,plotted; means outliers,sd
Washing and sterilising glassware* | cleaning,sterilising,washing,clean,wash glassware,flasks; washed,acid-washed flasks,volumetrics,glassware,dried,autoclaved; autoclave dishwasher,ran,twice,day
Glassware washing | washed,acid-washed flasks,volumetrics,autoclaved,dried; autoclave dishwasher,twice
Hazardous waste | solvents,sharps,clinical,drums segregated,bags,collection,logged,carrier; neutralised acids,disposal; drums logged,carrier
Troubleshooting instruments* | troubleshooting,troubleshoot,fault-finding instruments,instrument,equipment,assays; leaks,needles found,blocked; baseline lamp,noise,traced; seals swapped,running
Troubleshooting* | leaks,needles found,blocked; baseline lamp,noise,traced; seals swapped,running; fault,faults traced,found,fixed machine,line,engine,wiring
PCR | qpcr,pcr,primers plates,ran,extracted,gels; dna extracted,qpcr,gels; libraries sequencing,prepared
Molecular biology | qpcr,dna,primers,gels,cloning plates,ran,extracted,primers,cloning; libraries sequencing,prepared
Sample reception | bloods,samples,specimens booked,barcoded,logged,fridge,night; tubes forms,checked,wards,names; barcoded logged,samples,bloods
Internal audits | audited benches,method,departments; capas,non-conformances raised,closed
Quality management | capas,non-conformances raised,closed; procedures reviewed years,two; audited benches,method,suppliers; tests,audits passed accredited,iso,9001
Investigating failed results* | investigating,investigate out-of-specification,oos,specification,failed,results; failed tests,batch looked,cause,root; retested standard,found; root cause batch,failed
Supporting research* | support,supporting,assist,assisting research,researchers,studies; experiments students,phd,ran; trial,trials sampling,plates,helped,vaccine,growth,measurements,set
Method development and validation | linearity,lod,recovery,precision,accuracy proved,tested,test,method,faster,new; transferred,verified assays,methods,four; faster test proved,worked
Microscopy | slides stained,looked,scope,smears; scope,microscope counted,algae,looked; sem imaging,fracture
Training new laboratory staff* | training,train,supervise laboratory,lab staff,analysts,technicians,students; analysts signed,methods,new,five; students pipette,showed,bench; starters safety,tests took,first

Journalism | stories,story,court,council,inquests covered,broke,wrote,filed,front,page; interviewed,spoke people,families,mps,readers wrote,story,stories,piece; patch contacts,stories,tips,police
Journalism | write,writing,produce news,stories,features,articles; stories wrote,filed week,day,page,deadline; court,council,inquests covered
Editing | cut,subbed,checked copy,stories,words,pieces,headlines,length,style; headlines wrote,subbed,pages; commissioned writers,pieces,freelancers,edited
Video editing | premiere,avid,final-cut,resolve cut,edited,films,footage; rushes,footage cut,minutes,hours,trimmed; cut films,trailers,episodes,interviews week,minute,broadcast
Broadcasting | presented,produced show,breakfast,programme,bulletins radio,live,air; mixed,vision live,desk,shows; bulletins read,wrote,hour
Library of contacts* | contacts built,book,police,councillors stories,tips
`;
