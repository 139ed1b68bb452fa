/** Design studios, newsrooms and laboratories, duty by duty, as those who do them tell it. */
export const studioAndLaboratory = `
Graphic design | laid catalogue,magazine,indesign; leaflets,posters,menus,flyers designed,drew,sketch; banners,carousels,headers ads,instagram,icons,animated designed,drew; wordmark,logo drew,designed
Designing print materials* | designing,design,create,creating,producing print,printed,brochures,flyers,leaflets,marketing,materials brochures,flyers,materials,posters,leaflets; laid catalogue,magazine,indesign; leaflets,posters,menus designed,drew
Designing for web and social* | designing,design,creating,create digital,web,social,online assets,graphics,media,content; banners,carousels instagram,ads,story designed,animated,sizes; icons headers,site,app drew,designed; animated ads,banners
Brand identity design | wordmark,logo colours,rules drew; rebranded charities,firms,shops,clients
Artwork | bleeds,bleed,cmyk,dielines,overprint,press-ready files,artwork,proofs,checked,spot; files printer,printers proofs,passed; proofs passed,checked printer,press,artwork; plates overprint
Brand guidelines | rules,sheet,book logo,colour type,wrote; logo stretching,templates,rule rules,sheet,book
Design briefs | brief sketched; routes pitched,showed three clients,client
Working to a client brief* | brief,briefs client,clients,interpret; brief sketched
Photo editing | cut-outs,cutouts,colour photoshop,lightroom; shots,photos,pictures cleaned,retouched product,photoshop,lightroom; skies,blemishes swapped,removed photos,pictures,shots
Retouching | cut-outs,colour photoshop; cleaned shots,photos product,photoshop; skies,blemishes swapped,removed photos,pictures,shots
Presenting concepts to clients* | presenting,present,pitch,pitching concepts,ideas,designs clients,client,stakeholders; showed ideas,designs,routes clients,client,marketing,heads; pitched concepts,ideas,routes clients,client; walked clients mock-ups
Typography | typefaces,typeface,fonts set,paired,chose; headlines columns set,pages,type; set type books,magazines,grid
Graphic design | books,magazines set type,grid; headlines columns,pictures pages; laid catalogue,magazine
Packaging design | labels,cartons,sleeves drew,designed; nets boxes,sleeves drew
Designing packaging* | designing,design,create packaging,packs labels,cartons,brand,artwork,boxes,print; labels,cartons,sleeves drew,designed; boxes,sleeves nets drew,designed
Motion graphics | after-effects titles,explainers,animated; effects animated,stings,explainers; animated clips,screens,titles,ads; lower thirds animated,titles,stings; stings titles,animated,idents
Animation | animated clips,explainers,screens,ads
Illustration | drew characters,books,children's; hand-drawn maps,magazine,spots; vector drawings drew
Print production | press stood,chose printers,paper,colours; paper stock,finish chose; printers stock,finish talked,chose
Liaising with printers* | liaise,liaising printers; printers stock,finish talked; sign makers sent
Web design | figma pages,developers designed,handed; screens phone,desktop mocked,designed; landing pages,page designed
UI design | screens,buttons,icons app drew,designed; component library,components figma; clickable prototypes,screens
Prototyping | clickable prototypes,screens
Infographic design | tables,figures charts,graphics,graphic turned
Presentation design | decks,slides template,directors designed,built
Exhibition design | stands,roll-ups trade,museum,shows drew,designed
Exhibition and retail display design* | stands,roll-ups,vinyl trade,museum,shows,in-store drew,designed
Design files and libraries* | picture,image library tagged,kept; packed,stored fonts links,finished; organising,archiving,organise,manage design,artwork files,assets
Working with writers and marketing* | copywriters,writers,editor,editors sat,pairs,worked layouts,ads,pages; layouts editor passed
Making amendments* | amendments,amends taking,acting,responding; rounds amends,changes client,clients; comments turned client,clients,proofs; marked-up pdfs
Mentoring | juniors,apprentice looked,sat work,designers; trainees,starters,juniors took,listened told,better,visits
Proofreading artwork* | proofread,proofreading,check,checking artwork,copy,designs,files; caught price,wrong leaflets,menu

Sample preparation | weighed,ground,digested,filtered,homogenised soils,samples,tissue,filters; homogenised tissue,extracts,samples; bottles icp; samples extracts,spun,sliced
Laboratory techniques | moisture,ash,protein,viscosity,density batch,ran; titrations ran,tank,bench,acid; spun,weighed,diluted,filtered samples,bloods,soils; tests ran bench,lab batch,method,daily
Carrying out laboratory tests* | carry,carrying,perform,performing,conduct laboratory,lab,analytical,routine tests,testing,analysis,analyses; moisture,viscosity,density,ash batch,ran; titrations ran,tank,bench,acid
HPLC | agilent,shimadzu columns; liquid chromatography
Using laboratory equipment | agilent,shimadzu ran,columns; pipettes,centrifuges,microscopes checked,ran; sequences peaks integrated
Chromatography | agilent,shimadzu columns; liquid chromatography; sequences peaks integrated
Laboratory equipment maintenance | pipettes weights checked,calibrated; centrifuges,incubators serviced,engineer; ph meters buffers; needles,lamp,seals swapped,traced hplc,gc,instrument,detector
Calibration | pipettes weights checked,set; ph meters buffers
Calibration | calibrating,calibrate,calibration laboratory,lab,equipment,instruments; pipettes weights checked,set; ph meters buffers
Recording and interpreting results* | lims,lab-book entered,wrote results; results checked,signed lims,lab,batch; values flagged spec; lab book wrote
Keeping laboratory records* | lims entered,wrote; lab book wrote
Standard operating procedures | controlled methods,instructions,instruction written,wrote; procedures reviewed,wrote lab,method
Following standard operating procedures* | following,follow,work,working,adhere standard,written,sops procedures,methods,sops; controlled,written methods,instruction worked,step; worked glp,gmp lab,bench
Preparing solutions and reagents* | buffers mixed,labelled,diluted; diluted stock solutions,0.1; preparing,prepare reagents,buffers,media
Laboratory safety | coshh,fume,spill,eyewash hood,checks,forms,extraction lab,laboratory,bench
Cell culture | cells froze,passaged,thawed; hela,cho passaged,cells
Aseptic technique | cells froze,passaged,thawed; cabinet cells ii,class
Microbiology | plates listeria,coli,streaked; colonies streaked,incubated,counted; salmonella,listeria tested,swabs,surfaces
Stock ordering in lab | tips,solvents,chemicals,gloves shelves,counted,expired lab; fisher,sigma,vwr orders; chemicals counted expired,monthly
Quality control testing in laboratories* | passed,failed batches,batch tests,tested,finished; in-process samples held,took,tested
Quality control | passed,failed batches tests,tested,finished; in-process samples,checks held,took
ISO 17025 | 17025 assessor,lab,accredited visits,audits,kept,answered
Good Manufacturing Practice | batch records deviations,gowning,cleanroom; mhra inspected,inspection; deviations,capas cleanroom,batch
Quality standards at the bench* | iso,gmp,glp,17025,gcp working,work,environment; ukas assessor,visits; mhra inspected,inspection; batch records deviations,gowning
Statistics | minitab,anova,spss trial,data; control charts trends,plotted; means outliers,sd data,ran,worked
Washing and sterilising glassware* | cleaning,sterilising,washing,clean,wash glassware,flasks; washed,acid-washed flasks,volumetrics,glassware; autoclave dishwasher glassware,twice
Glassware washing | washed,acid-washed flasks,volumetrics,glassware; autoclave dishwasher glassware,twice
Hazardous waste | solvents,sharps,clinical segregated bags,drums,waste; neutralised acids; drums waste,solvents logged,carrier
Troubleshooting instruments* | troubleshooting,troubleshoot,fault-finding instruments,instrument,equipment,assays; leaks,needles found,blocked hplc,gc,instrument,column; baseline lamp,noise traced,found; seals swapped hplc,pump,instrument
Troubleshooting* | baseline lamp,noise traced,found; fault,faults traced,found machine,line,engine,wiring
PCR | qpcr,pcr plates,ran,gels; dna extracted,gels qpcr,pcr,ran
Molecular biology | qpcr,dna plates,extracted,gels,primers,cloning; libraries sequencing prepared
Sample reception | bloods,samples,specimens booked,barcoded,logged; tubes forms,names checked; barcoded logged,samples,bloods
Internal audits | audited benches,method,departments lab,internal,procedures
Quality management | capas,non-conformances raised,closed; audited suppliers,benches procedures,method; audits passed iso,9001
Investigating failed results* | investigating,investigate out-of-specification,oos,specification,failed,results; failed tests,batch cause,root; retested failed,results,batch; root cause batch,tests failed,results
Supporting research* | support,supporting,assist,assisting research,researchers; experiments phd ran,helped; trial,trials sampling,plates,measurements helped,growth,vaccine
Method development and validation | linearity,lod,precision,recovery method,methods proved,tested,accuracy; transferred assays,methods lab,site,verified
Microscopy | slides stained,smears looked,microscope; microscope counted,algae,looked; sem imaging,fracture
Training new laboratory staff* | training,train,supervise laboratory,lab staff,analysts,technicians,students; analysts signed methods; students pipette,bench showed

Journalism | stories,inquests covered,broke,filed; interviewed mps,families,people,readers wrote story,stories; patch stories contacts,tips
Journalism | write,writing,produce news,features stories,articles; stories wrote,filed deadline,day,page; court,council inquests covered
Editing | subbed,cut copy,headlines,stories pages,length,words; headlines wrote subbed,pages; commissioned pieces,writers edited,freelancers
Video editing | premiere,avid,final-cut cut,edited,films,footage; rushes,footage cut,trimmed; cut films,trailers,episodes,footage broadcast,interviews,minute
Broadcasting | presented,produced breakfast,programme,bulletins,show radio,air; mixed,vision gallery,broadcast; bulletins read radio,news,hour
Library of contacts* | contacts councillors,police stories,tips
Crossmatching and issue of blood* | abo,rhd grouping,groups,group,typing; groups screens blood,bank,panels,grouped; crossmatch,crossmatched,crossmatching,crossmatches,xm; antibody,antibodies identification,panel,panels,identified,screen,screens; kleihauer,kleihauers; ffp,cryo,platelets issue,issued,units,thawed,blood,anti-d; code-red,code red,haemorrhage,mhp pack,packs,door,minutes,issued; electronic issue; major haemorrhage
Blood transfusion | groups screens panels,blood,bank,erytra,gel,vision; crossmatched,crossmatch,xm units,issued,electronic; ffp,cryo platelets,issued,thawed; kleihauers; haemonetics,bloodtrack,blood360 fridges,units,traced
Blood film morphology* | blood film,films; slides blasts,schistocytes,dysplasia,session,looked,look,malaria; films slides,looked,reported,morphology,stained,blood; morphology blood,film,films,slides,cells,days; blasts,schistocytes,dysplasia,smudge slides,films,seen,spotted,look; cellavision; thick thin,thins malaria,films; white-cell differential,diff manual,films,count
Coagulation testing* | clotting screens,clauss,tests,d-dimer,d-dimers; pt,aptt,inr,clauss screens,d-dimer,fibrinogen,coag,ran; d-dimer,d-dimers,anti-xa clauss,screens,mixing,ran,lab,clotting,top; mixing studies; coag bench,screens,haem,section,lab; anti-xa
Haematology laboratory | fbcs,fbc,retics,esr,esrs beckman,sysmex,dxh,retics,screens,haem,analyser; haem bench,coag,blood,section,lab; retics,esr gf,malaria,fbcs; sickle,thal electrophoresis,antenatal,hplc; xn,dxh,advia fbcs,retics,ran
Haematology | fbcs,fbc,retics,esr,esrs beckman,sysmex,dxh,retics,screens,haem; haem bench,coag,blood,section; retics,esr gf,malaria,fbcs; slides blasts,schistocytes
Haemoglobinopathy screening* | haemoglobinopathy,haemoglobinopathies; sickle,thal,thalassaemia electrophoresis,antenatal,hplc,screening,programme,screens; capillary electrophoresis,hplc sickle,thal,haemoglobin,variants; sickle-cell screening,programme,lab; hba2,hbs hplc,quantified,measured
Flow cytometry | lymphocyte subsets,facscanto,facs; cd4 counts,subsets,ran,facs; facscanto,facslyric,navios,aquios; facs lymphocyte,cells,sorted,samples,panels,ran; leukaemia immunophenotyping,panels,panel
Internal and external quality control of tests* | levey-jennings,levey,westgard; neqas,riqas,weqas,labquality; iqc,eqa,qcs ran,run,checked,reviewed,daily,morning,passed; internal quality control,controls; external quality assessment,assurance; poor performance,performer persistent; controls ran,run,checked patients,samples,shift,analyser
Quality control | levey-jennings,levey,westgard; iqc,qcs ran,run,checked,daily,morning,reviewed; controls analyser,results patients,ran,released
Quality assurance | neqas,riqas,weqas; eqa returns,samples,results,reviewed,poor; ukas surveillance,visits,visit,assessment; vertical,horizontal audit,audits lab,blood,bank,section,person; five-whys,capa,capas slips,closed,raised,audits
ISO 15189 | 15189; ukas surveillance,visits,visit,assessment lab,laboratory,bank,section,accreditation,year,blood,15189
Running automated analysers* | analyser,analysers operate,maintain,troubleshoot,ran,run,automated,service,serviced,cleaned,broke,fix,look; probes,lamps,syringes strip,stripped,change,changed,replaced,cleaned; beckman,sysmex,cobas,roche,abbott,siemens,stago,dxh,erytra,architect fbcs,ran,run,analyser,analysers,maintenance,bank,groups,screens,looked; engineer argue,rang,called analyser,probes,lamps,syringes,change; daily,weekly maintenance analyser,analysers,cobas,probes
Advising clinical staff* | advise,advised,advice clinical,clinicians,ward,wards,doctors,staff,nurses,medics transfusion,results,telephone,help,samples,choice,tests,drugs,clinical; ring,rang,phone,phoned,telephone,telephoned,calls reg,registrar,doctor,doctors,wards,ward,gps,theatres,midwives,clinicians results,critical,nasty,abnormal,daily,urgent,blood,nurses; critical,abnormal results phoned,telephone,telephoned,rang,ring; on-call reg,registrar,haematologist,consultant ring,rang,phoned; daily calls wards,theatres,midwives,doctors,clinicians; communicate doctors,nurses telephone,phone
Training new laboratory staff* | portfolios,portfolio signed,sign,assessed officer,five,lab,trainees,bms,biomedical; training officer portfolios,signed,lab,section,bms; train band trainees,5s; juniors,junior training,trained assessing,assessed; competency,competencies assessed,signed,assess bench,lab,staff,trainees,bms; mlas,mla trained,taught,supervised
Method development and validation | precision comparison,parallel,linearity,accuracy,carryover,report,groups; verification,verified,validation,validated,verify analyser,equipment,kit,method,methods,new,instrument,assay; parallel groups,samples,runs ran,old,new,report,signed,comparison; brought,introduced,installed analyser,platform,instrument,kit,erytra,cobas precision,comparison,parallel,validated,verified; bland-altman,carryover,uncertainty measurement,new,comparison,analyser
Standard operating procedures | sops,procedures wrote,write,writing,reviewed,reviewing,author,authored,rewrote,name,updated lab,section,section's,bench,bottom,sops,q-pulse,ward; procedures name bottom,section's,front,author; q-pulse procedures,documents,reviewed,sops; sops wrote,reviewed,rewrote,authored
Continuous professional development | learning,cpd log,logs,diary,portfolio,points,hours,entries kept,keep,entries,audited,institute's,scheme,hcpc,yearly,25,30,35,22; audited hcpc,nmc,gphc,rcvs cpd,learning,passed,log; cpd date,kept,record,complete,1cpd,entries; journal club; revalidation,revalidated nmc,gmc,portfolio; study days bbts,attended,year,morphology,went
Critical results by telephone* | critical,urgent,abnormal results telephone,phoned,rang,telephoned,ring,phone; doctors nurses telephone,communicate,phone,rang; on-call reg ring,rang,nasty
`;
