/** What people do in veterinary practices, kennels, stables and zoos. */
export const animals = `
Animal care | feed,fed,water,clean,exercise,groom,care,caring,look animals,dogs,cats,puppies,kittens,pets,rabbits,birds,reptiles; animal daily welfare,husbandry,check,enrichment; bathe,brush,groom animals,dogs,cats,pets,horses; hand-rear
Kennel work | clean,wash,disinfect,hose,scrub,muck kennels,cattery,pens,cages,enclosures,cat; kennel,cattery dogs,cats,boarding,assistant,feed,staff,exercise; boarding dogs,cats,pets,animals
Dog walking | walk,exercise dogs,puppies; dog-walk,dog-walker
Pet sitting | sit,look,feed,fed,visit,house-sit pets,cats,dogs owners,holiday,home; pet-sit,pet-sitter; pop-in visits pets,cats,dogs
Dog grooming | clip,bath,brush,trim,dry,strip,cut dogs,coats,breeds,poodles,claws; grooming dogs,pets,salon,parlour,breeds; hand-strip,dematt,de-matt; clip,trim nails,claws dogs,cats,pets,animals
Dog training | train,teach,taught dogs,puppies; puppy,obedience classes,training; guide,assistance,police,gun dog train,handle
Animal handling | handle,restrain,hold,held animals,dogs,cats,pets,livestock,horses,nervous,aggressive; catch,lift,carry,move animals,dogs,cats,strays safely,handle
Veterinary nursing | assist,help,support vet,veterinarian surgeon,surgery,operations,procedures,consultations,exams,animals; vet,veterinary nurse,technician animals,practice,clinic,consults; nurse,monitor animals,pets,dogs,cats surgery,operations,post-operative,recovery,sedation,veterinary,anaesthesia,anesthesia; prep,shave,clip animals,pets,dogs,cats surgery,operation,veterinary
Inpatient care of animals | medicate,tablets,administer animals,pets,dogs,cats,horses,kennels; hospitalised,inpatient animals,pets,dogs,cats,veterinary,vet
Animal vaccination | vaccinate,worm,de-flea,inject,vaccines,injections,boosters animals,dogs,cats,pets,puppies,kittens,calves,lambs,horses; flea,worming treatments,apply,advise pets,dogs,cats,animals
Microchipping | microchip; scan,register stray,dogs,pets chip,microchips
Veterinary medicine | examine,diagnose,treat animals,pets,dogs,cats,cattle,horses,livestock,sheep; neuter,spay,castrate,dehorn; sick animals,pets,wildlife treat,examine,care,injured
Veterinary anaesthesia | intubate dogs,cats,animals; anaesthetic,anesthesia,sedate animals,dogs,cats,veterinary,pets
Veterinary radiography | x-ray,radiographs animals,dogs,cats,veterinary,pets,horses
Veterinary laboratory tests | blood,urine,faecal,fecal,skin samples,tests,smears,scrapes animals,veterinary,vet,dogs,cats,pets,livestock
Veterinary pharmacy | dispense,label,fill medication,medicines,prescriptions,drugs pet,animals,vet,veterinary,owners
Veterinary reception | greet,book,check clients pets,animals,veterinary,vet; owners pets,animals book,ring,call,phone,reassure,greet,insurance; reception,front-desk,phone,greet,calls vet,veterinary,pets; appointments book,schedule vet,veterinary,pets; vet,veterinary,pets book,payments,receptionist owners,appointments,desk
Client communication in vet practice | advise,explain,educate,inform,update,reassure owners,clients pets,animals,veterinary,puppy,dogs; owners,clients pet,animal nutrition,diet,care,worming,aftercare,discharge,post-operative; grieving,bereaved,euthanasia owners,pet
Pet insurance claims* | insurance claim pet,veterinary,vet,animal
Veterinary practice management | run,ran,manage,lead,led vet,veterinary practice,clinic,surgery,hospital,team,nurses staff,rota,budget,day-to-day,finances,stock
Surgical kit and theatre preparation for vets* | sterilise,autoclave,clean,pack,prepare instruments,theatre,kits,surgical,operating veterinary,vet,animal; stock,restock,order veterinary,vet,animal drugs,supplies,consumables,prep
Animal rescue | rescue,stray,abandoned,injured animals,dogs,cats,wildlife; animal rescue,shelter,sanctuary volunteer,work,clean,feed
Rehoming animals* | rehome,re-home; adopt,adoption,match,home dogs,cats,pets,animals shelter,rescue,families,interview,suitable; home checks,visits adopters,dogs,rescue
Animal welfare | cruelty,neglect animals investigate,prevent,inspect,report,prosecute; welfare animals,livestock monitor,check,standards,inspect,ensure,improve
Animal behaviour | behaviour,behavioural dogs,cats,animal,pets assess,problems,train,modify,observe,owners; socialise puppies,dogs,kittens,animals
Animal nutrition | diet,feed,rations prepare,weigh,measure,plan,mix animals,zoo,dogs,cats,horses,primates,birds
Zoo keeping | enclosure,aviary,vivarium,exhibits clean,feed,check,design,maintain,build,enrichment animals,zoo,birds,species,reptiles,primates; zoo keeper,animals,talks,visitors,feed; keeper talks visitors,public,animals
Stable management | muck,skip,bed stables,boxes,horses; feed,fed,hay,groom,rug,turnout,tack horses,ponies,stables,yard; stables,livery,yard horses,ponies
Exercising horses | ride,rode,ridden,exercise,school,lunge,hack,lead,led horses,ponies,racehorses,youngsters,yearlings; tack saddle,bridle,horses,saddlery
Riding instruction | riding lessons,school,instructor children,adults,teach,beginners,hacks; teach,taught,instruct,lead,led riders,hacks,pony,horsemanship,equestrian
Artificial insemination and breeding* | breed,bred,whelp,foaling,mating dogs,puppies,horses,mares,animals,litters,cattle,rare; inseminate,artificial cows,mares,cattle,sows,animals
Selling pets and pet supplies* | sell,sold,advise customers pets,fish,reptiles,rabbits,hamsters,aquatics food,shop,store,care,supplies; aquarium,tanks fish clean,test,maintain,set
Veterinary anaesthesia | ga,gas,anaesthetics,anaesthetic,anaesthesia monitor,monitored,monitoring,watched,ran,looked,look dogs,cats,animals,patients,vet,theatre,spays,ecg,spo2,etco2,intubate; capnography,capnograph,etco2,spo2 watch,watched,monitor,monitored,ecg,chart,vet,anaesthetic; intubate,intubated,intubating dogs,cats,animals,vet,patients; anaesthetic chart,charts five,minutes,vet,animals,dogs,cats; induced,induction recovery,recovered dogs,cats,animals,anaesthetic,anaesthesia; capnography monitoring,anaesthesia,confidence
Veterinary dentistry | descale,scale,scaled,scaling polish,polished,polishing dogs,cats,mouths,charting,ultrasonic,animals; ultrasonic scaler,descale,descaling; dentals,dental dogs,cats,animals,pets scale,scaled,charted,x-rays,radiographs; intra-oral,intraoral x-rays,radiographs,films; dental scaling taking,radiographs
Dental radiography | intra-oral,intraoral x-rays,radiographs,films,sensor
Scaling and taking dental radiographs* | descale,scale,scaled,scaling polish,polished,polishing; ultrasonic scaler,descale,descaling; dental scaling; intra-oral,intraoral x-rays,radiographs,films; dental radiographs taking,took,developed
Fluid therapy of animals* | fluid therapy; drip rates,rate work,worked,set,calculate,check,pumps,ins; drip charts,chart keep,kept,filled,dogs,cats; fluids ins,outs; infusion pumps check,checked,set,rates
Own clinics of veterinary nurses* | nurse clinics,clinic weight,diabetic,post-op,nail,puppy,running,ran; slimming,weight club,clinic,clinics pets,dogs,cats,insulin,consulting; consulting list stitches,insulin,bandage; post-op checks pets,dogs,cats,clinics; puppy parties,socialisation,checks
Weight management | slimming,weight-loss,fat club,clinic,clinics,class pets,dogs,cats,consulting,patients,insulin,stitches; weighed,weigh-ins overweight,obese dogs,cats,pets,patients
Euthanasia of animals | euthanasia owners,owner,pets,vet,families,clients; pts appointments,owners; condolence cards,card pets,owners,families,sleep; goodbye,farewell pets,pet,dog,cat owners,families,room; sleep pets,pet families,sit,explain,condolence,step,owners
Supporting owners at euthanasia* | euthanasia owners,owner,families,clients; condolence cards,card pets,pet,owners,families,sleep; goodbye,farewell pets,pet,dog,cat owners,families; owners room sad,grief,grieving; sleep pets,pet families,sit,explain,condolence,step,owners
Exotic animal medicine | bunny,bunnies,rabbit,rabbits,guinea,hamsters,ferrets,chinchillas patients,in-patients,inpatients,nursed,wards,vet,nursing; tortoises,tortoise,bearded,geckos,snakes,parrots patients,in-patients,nursed,vet,wards,dragon; small furries,mammals nursed,patients,nursing,vet; rabbits exotics nursing,nurse
Controlled drugs register | cd,dda book,register,cabinet,cupboard balance,balanced,balances,count,counted,checked,weekly,witness; methadone,ketamine,fentanyl,morphine book,register,signed,balance,counted,witness,witnessed; controlled drugs,drug counted,balanced,witnessed,register; running balance,balances cd,controlled,register,drugs; cds balanced,counted,witnessed,register,reconciled
Stock control | expiry dates,date check,checked,rotate,rotated,shelves,wholesaler; back-orders,backorders chase,chased; out-of-date write-offs,written-off cut; short-dated stickers,stock,shelves,marked; wholesaler order,orders,ordered rotate,shelves,expiry,stock
IV therapy | place,placed,sited,inserted iv,ivs,intravenous,cephalic,peripheral catheter,catheters,cannula,cannulas; ivs tricky,nearly building,ward,place,drip; drip charts,chart keep,kept,catheters,patients
Dental | ultrasonic descale,descaling,scaler; descale,scale,scaled,scaling polish,polished,polishing; intra-oral,intraoral x-rays,radiographs,films; dentals dogs,cats,animals,pets; extracted,extractions teeth,molars dogs,cats,vet,dentist
`;
