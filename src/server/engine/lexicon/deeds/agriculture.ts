/** What people do on farms, in gardens, grounds and woods. */
export const agriculture = `
Gardening | mow,cut,trim,weed,rake,edge,dig,dug grass,lawns,hedges,borders,beds,garden,shrubs,bushes; plant,transplant flowers,shrubs,bulbs,trees,bedding,seedlings,hedges,perennials; lawn mow,scarify,aerate,feed,seed,turf,lay,laid; turf lay,laid,seed; garden maintain,plant,tidy,design,clear,water,private; hedge cut,trim,lay,laid,clip garden,fence,ditch,lawn
Grounds maintenance | maintain,mow,strim,look,cut grounds,parks,verges,playing,cemetery,estate,public,landscaped grass,lawns,gardens,hedges,areas,fields,beds; grounds maintenance,keeper,keeping,upkeep,team parks,sites,school,grass,landscape,estate,mowing; strim,strimmer; ride-on mower; leaves,leaf rake,blow,clear,blower; landscape crew,maintain,mow,trees,irrigation,plants,gardens,patios
Landscaping | lay,laid,build,built,construct,install patios,paving,decking,turf,ponds,driveways,walls,fences gardens,landscape,hard,soft,slabs,clients; hard soft landscaping; fence erect,build,built,repair,posts,panels,paddock,stock
Pruning plants | prune,deadhead,dead-head,thin roses,shrubs,trees,fruit,bushes,hedges,plants,vines,orchard; cut,trim hedges,shrubs,bushes
Weed control | weed beds,borders,paths,spray,pull,hoe,control,kill,garden,crops; spray,apply,kill herbicide,weedkiller,pesticides,insecticides,fungicides,weeds; knapsack spray,sprayer
Pesticides | apply,spray,handle,mix,store pesticides,chemicals,herbicides,fungicides crops,fields,plants,weeds,orchard,turf,farm,greenhouse; pest,disease crops,plants,greenhouse spot,control,monitor,scout,identify,treat; sprayer crops,calibrate,self-propelled,fields,drive,drove,operate
Plant care | pot plants,seedlings,compost; water,feed,fed,fertilise,repot,tend seedlings,crops,greenhouse,pots,hanging; water plants garden,greenhouse,nursery,indoor,beds,pots; irrigate crops,greenhouse,fields,orchard
Plant propagation | sow,sown,propagate,graft,strike,prick seeds,cuttings,seedlings,plants,plugs; propagate cuttings,seeds,plants,greenhouse,glasshouse; polytunnel,glasshouse,greenhouse plants,crops,grow,grew,work,manage,maintain
Nursery and garden centre sales* | garden,plant,nursery centre,center customers,sales,advise,advice; advise,help customers plants,gardening,shrubs,trees,pots
Tractor driving | tractor plough,cultivate,trailer,cart,haul,implements,work,pto; cart,lead grain,silage,straw,muck trailer,tractor,harvest; drive,drove,driven,operate tractor,telehandler,forager,quad,baler,combine-harvester
Arable farming | spread,apply fertiliser,muck,manure,slurry,lime fields,land,crops,grassland; grain dry,store,drier,dryer,harvest,combine; grow,grew,grown wheat,barley,corn,crops,potatoes,sugar,acres,oats,maize; plough,harrow,sow,harvest,drill crops,wheat,barley,oilseed,corn,cereals,soybeans; plough,harrow fields,land; combine harvest crops,wheat,barley,corn,fields
Harvesting crops | pick,harvest,lift,cut,gather,sort fruit,vegetables,apples,strawberries,potatoes,berries,crops,salad,flowers,grapes,mushrooms,asparagus; harvest crops,fields,combine,season,grapes
Grading and packing produce* | grade,pack,sort,wash,trim,bunch fruit,vegetables,potatoes,produce,apples,eggs,salad,carrots,flowers packhouse,line,boxes,trays,size,quality,farm,orders; packhouse
Fruit and vegetable growing | grow,grew,grown,cultivate fruit,vegetables,tomatoes,salad,apples,strawberries,herbs,potatoes; orchard,vineyard,allotment,market-garden,polytunnel prune,pick,plant,maintain
Livestock farming | feed,fed,bed,water,check,muck livestock,stock,cows,calves,pigs,hens,animals,goats farm,daily,straw,hay,cattle,sheep,shed,pens; livestock,cattle,sheep,pigs,calves,lambs rear,breed,move,feed,herd,look,handle,tag,weigh,raise,manage; ear tag; cattle,livestock passports,movements,records,register,bcms
Stockmanship | dehorn,castrate,dag,crutch,foot-trim,disbud,vaccinate,dose,drench,worm calves,lambs,sheep,cattle,cows,ewes,livestock,pigs; sick,lame,lameness cows,cattle,sheep,livestock,animals,calves,stock treat,spot,check,identify
Lambing | lamb ewes,sheep,season,shed,flock,deliver,help,night; ewes lambs,tups,flock
Calving | calve cows,heifers,help,assist,herd; calf,calves rear,deliver,feed,colostrum
Sheep farming | sheep,flock,ewes shear,dip,gather,move,clip,shepherd,dog,lamb; shepherd sheep,flock,ewes
Milking | milk cows,goats,herd,parlour,dairy; parlour cows,milk,wash,herringbone,rotary; robots,robotic cows,milking
Pig farming | pigs,sows,piglets,boars feed,farrow,serve,wean,muck,move,unit,breed; farrow; pigs,piglets,sows feed,fed,bed,bedded,wean,weigh,move,vaccinate
Poultry farming | hens,chickens,poultry,broilers,turkeys,chicks,eggs collect,catch,feed,fed,shed,house,rear,mortality; egg collect,grade,pack,free-range hens,farm,birds
Mucking out and cleaning farm buildings* | muck,scrape,clean,power-wash,wash,bed sheds,yards,pens,barn,parlour,stalls,straw cattle,cows,livestock,pigs,farm,animals,calves,horses; scrape yards,slurry,cubicles
Baling and silage* | bale,baled,wrap hay,straw,silage,haylage; silage,hay cut,mow,rake,ted,clamp,cart,rows; stack bales,straw,hay
Farm machinery maintenance* | service,repair,maintain,grease,fix combine,chainsaws,strimmers,farm,agricultural,harvesters,balers machinery,equipment,tractors,implements,engines,mowers,blades; sharpen chains,blades chainsaw,mowers; service,grease,repair,fix tractors,balers,mowers,strimmers,chainsaws
Farming | farm budget,accounts,subsidies,grants,assurance,diversify; red-tractor; run,ran,manage,lead,led farm,herd,flock,arable,dairy staff,acres,hectares,enterprise,budget,cows,day-to-day; countryside stewardship; stewardship scheme,countryside
Tree felling | fell trees,timber; chainsaw,chain-saw trees,logs,timber,cut,fell,operate,branches,maintain; trees cut,dismantle,prune,crown,remove,lop branches,dangerous,chainsaw,ropes,climb,limbs,stumps; stump grind,remove; chip,chipper,wood-chipper branches,brash,brushwood,trees
Forestry | coppice; timber extract,forwarder,stack,skidder,haul,measure trees,forest,logs,woodland,harvester; trees,woodland,saplings,forest plant,thin,coppice,guards,stake,harvest; woodland manage,maintain,survey,restore
Arboricultural surveys | trees survey,inspect,assess,report condition,safety,disease,risk,preservation,arboricultural,defects
Greenkeeping | greens,fairways,bunkers,tees cut,mow,rake,repair,golf,maintain,aerate,hole,roll,course; golf course mow,maintain,greens,keeper,bunkers,turf,irrigation,grass
Sports turf maintenance* | pitch,wicket,courts,cricket,football mark,roll,mow,reseed,aerate,cut,maintain grass,lines,turf,groundsman,square,sports; line marking pitches,sports,courts
Gamekeeping | pheasants,partridges,grouse,game,deer rear,release,feed,shoot,stalk,cull,beaters,birds; rabbits,foxes,vermin,moles,rats cull,trap,control,shoot,stalk,snare farm,estate,deer,pheasants,land
Conservation and habitat work* | hedge-lay,hedgelaying; habitat,wildlife,meadow,nature reserve,ponds,restore,manage,create,survey,conserve volunteers,maintain,species,wildflower,paths; rangers,countryside paths,volunteers,visitors,reserve,patrol,park
`;
