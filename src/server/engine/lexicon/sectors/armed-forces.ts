export const armedForces = `
Military service | armed forces experience; military experience; ex-forces; ex-military; military background; served in the military; HM Forces; forces leaver; service leaver; military career
British Army service | British Army; served in the army; army experience; Army officer | < Military service
Royal Navy service | Royal Navy; Royal Navy experience; naval service; navy service | < Military service
Royal Air Force service | Royal Air Force; =RAF; RAF experience | < Military service
Royal Marines service | Royal Marines; Royal Marine Commando | < Military service
Reserve forces service | reservist; reserve forces; army reserve; army reservist; Territorial Army | < Military service
Military leadership | platoon commander; section commander; troop leadership; squadron leader; command of soldiers; leading soldiers; non-commissioned officer; =NCO; commissioned officer
Infantry operations | infantry soldier; infantryman; infantry tactics
Combat engineering | Royal Engineers; military engineering; sapper
Military vehicle repair | =REME; Royal Electrical and Mechanical Engineers; armoured vehicle repair; vehicle mechanic in army
Armoured vehicle operation | tank crew; armoured fighting vehicles; armoured vehicles
Artillery | Artillery?; Royal Artillery; gunnery; fire support
Military signals | Royal Signals; military communications; tactical communications; battlefield communications; Bowman radio
Military intelligence | intelligence corps; HUMINT; SIGINT; signals intelligence; imagery analysis; geospatial intelligence; =GEOINT
Military police work | Royal Military Police; =RMP; RAF Police
Military logistics | Royal Logistic Corps; =RLC; military supply; military stores; quartermaster; QM stores
Military training delivery | military instructor; army instructor; recruit training in the forces; drill instructor
Military medic work | combat medical technician; army medic; combat medic; military medicine
Weapons handling | small arms; weapons training; firearms handling; skill at arms; marksmanship
Weapons maintenance | armourer | ~ Weapons handling
Explosive ordnance disposal | =EOD?; bomb disposal; UXO; unexploded ordnance; =IEDD; ammunition technical officer; mine clearance; demining
Ammunition storage | ammunition handling; explosives storage; munitions storage; munitions; explosives handling
Explosives engineering | explosives?; blasting?; shotfiring; shotfirer
Pyrotechnics | pyrotechnician; fireworks displays | ~ Explosives engineering
CBRN defence | chemical, biological, radiological and nuclear
Close quarter skills
Hostile environment work | hostile environment operations; hostile environments | ~ Hostile environment training
Parachuting | parachute training
Aircrew service | military pilot; weapon systems operator; loadmaster; RAF aircrew
Naval warfare operations | warfare officer; above water warfare; sonar operation
Submarine service | submariner; submarines? | ~ Royal Navy service
Naval engineering | marine engineering in the navy; weapon engineering; naval engineer
Aircraft handling in the navy | flight deck operations; naval airman
Military chefs and catering | army chef; field catering
Peacekeeping operations | peacekeeping; UN operations
Operational tours | overseas deployment; operational deployment | < Military service
Military exercises planning | tactical planning; mission planning; operational planning in the military; exercise planning?
Ceremonial duties | drill and ceremonial; ceremonial guard
Military discipline and welfare | service welfare; welfare officer in the forces; casualty visiting officer
Military aid to civil authorities
Defence industry | defence sector; defence industry experience; defence and aerospace; aerospace and defence; defence engineering; defence contractor; defence contracts
MOD projects | Ministry of Defence; =MOD; MoD contracts; DE&S; MOD acquisition; defence acquisition; CADMID
Defence standards | DEFSTAN; Def Stan; NATO standards; AQAP; STANAG
Weapons systems engineering | weapon systems; missile systems; weapons systems engineer; guided weapons
Radar engineering | radar?; radar systems; radar systems engineering
Electronic warfare | electronic warfare systems; electronic countermeasures; =EW systems
Military aircraft | fast jet; Typhoon aircraft
Military air safety regulation | military air safety; MAA regulations; Military Aviation Authority | ~ Military aircraft
Integrated logistics support | =ILS?; logistic support analysis; supportability engineering
Technical publications for defence | illustrated parts catalogues; ASD-STE100
Cadet instruction | cadet instructor
Cadet forces | cadet force; Combined Cadet Force; Army cadets; Air cadets; Sea cadets | ~ Cadet instruction
Veterans support | veterans?; armed forces veterans; Armed Forces Covenant; forces charity; supporting veterans
Service families support | service families; supporting service families; military families; armed forces families
Resettlement from the forces | career transition partnership; resettlement of service leavers
Physical training instruction | =PTI?; physical training instructor; army physical training
Survival training | SERE training; survival skills; survival instructor
Map reading and navigation | map reading; navigation by map; land navigation; compass navigation
Fieldcraft | camouflage and concealment; patrolling in the field
Military working dogs | dog handler in the forces
Guarding of military sites | military provost guard; MOD guard service; guarding MOD sites
Ministry of Defence Police | MOD Police; MOD police officer | < Policing
Battlefield first aid | tactical combat casualty care; BATLS; team medic
Special forces support
Royal Fleet Auxiliary service | Royal Fleet Auxiliary; =RFA
Military dentistry and nursing
Military nursing | QARANC; military nurse; army nurse | < Nursing | ~ Military medic work
Gurkha service | Brigade of Gurkhas | < British Army service
Explosives and ordnance | ordnance?
Ammunition | ~ Explosives and ordnance
Naval operations
Cadets
Ministry of defence projects
`;
