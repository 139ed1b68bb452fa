/** Writing, publishing, film, sound, photography, events and press. */
export const media = `
Copywriting | writing copy; ad copy; web copy; marketing copy; website copy; copy creation; product copy; sales copy; write copy; email copy; creative copy; copywriter; SEO copywriting; copy writing; creative copywriting; copywriting skills; conversion copywriting; product copywriting; direct response copywriting | < Content writing
UX writing | microcopy; UX writer; interface copy | < Copywriting
Content design | content designer; designing content | ~ UX writing; Content writing; Information architecture
Product descriptions | writing product descriptions; product description writing | < Copywriting
Content writing | content writer; blog content; web content writing; web writing; writing content; content creation and writing; online content writing; writing online content; content authoring; write blogs; creative writer; editorial writing; technical content writing; long form content; thought leadership content; freelance writing; freelance writer
Blogging | blog posts; blog writing; writing blogs; blog articles; writing blog posts | < Content writing
Article writing | writing articles; feature writing; write articles; magazine articles | < Content writing
Scriptwriting | screenwriting; script writing; playwriting; writing scripts for video; scripts for video | ~ Content writing; Creative writing
Ghostwriting | ghost writing | < Content writing
Speechwriting | speech writing; writing speeches | ~ Content writing
Creative writing | fiction writing; short story writing; poetry writing | ~ Content writing
Academic writing | scholarly writing; dissertation writing | ~ Scientific writing
Editing | Editing?; copyeditor; sub-editor; subediting; editorial skills; editorial?; editorial content; editing copy; editing text; text editing; editing content; content editing; editing articles; edit copy; editing documents; editing skills; editing reports; edit content; house style editing; newspaper editing; chief sub editing
Copy editing | copyediting; line editing | < Editing
Developmental editing | structural editing; manuscript editing | < Editing
Commissioning content | commissioning editor; commissioning writers | ~ Editing
Fact checking | fact-checking | ~ Editing
Editorial management | editorial strategy; managing editor; editorial process; editorial leadership | < Editing
House style | house style guides; style sheets for editing; AP style; editorial style guide | ~ Editing
Journalism | news writing; news editor; newsroom; news writing and reporting; journalist; investigative journalism; multimedia journalism; print journalism; online journalism; sports journalism; feature journalism; trade journalism; magazine journalism; business journalism; digital journalism; fashion journalism; music journalism
News reporting | newsgathering; news gathering; newspaper reporting; local news reporting; news production | < Journalism
Media law | Essential Media Law; defamation law | ~ Journalism
Court reporting (journalism) | crime reporting | < Journalism
Interviewing for stories | interviewing sources; interviewing contributors | < Journalism
Photojournalism | press photography; news photography | < Journalism; Photography
Data journalism | < Journalism; Data analysis
Broadcast journalism | radio journalism; TV journalism | < Journalism
NCTJ diploma [licence] | NCTJ; =NCTJ; NCTJ qualified; NCTJ qualification | < Journalism
Publishing | Publishing?; publisher experience; academic publishing; magazine publishing; digital publishing; publishing industry; electronic publishing; publishing process; journal publishing; online publishing; publishing software; print publishing; self-publishing; web publishing; scientific publishing; rights sales publishing; children's publishing; XML publishing; open access publishing
Book publishing | commissioning books; trade publishing | < Publishing
E-book production | ebooks; ebook production | < Publishing
Rights and permissions | picture rights; licensing rights; copyright clearance | ~ Publishing
Peer review management | peer review process; journal peer review | < Publishing
Magazine production | magazine editing; flatplanning | < Publishing
Technical writing | technical author; technical writer; technical authoring; writing documentation; documentation writing; writing technical documentation; technical writing skills; technical report writing; writing technical documents; writing technical reports; technical communication; technical publications; knowledge articles writing; manual writing; write technical documentation | ~ Technical documentation
User guides | user manuals; user documentation; writing user guides; instruction manuals; writing manuals; training manuals; end user documentation; operating manuals; how-to guides; product manuals | < Technical writing
Help documentation | help centre articles; knowledge base articles; online help; writing knowledge base articles | < Technical writing
MadCap Flare [tool] | < Technical writing
FrameMaker [tool] | =FrameMaker; =Framemaker; FrameMaker? | < Technical writing
RoboHelp [tool] | < Technical writing
DITA [tool] | < Technical writing
S1000D [tool] | < Technical writing
Arbortext [tool] | < Technical writing
Medical writing | regulatory writing; medical communications; medical writer; medical copywriting
Scientific writing | scientific papers; writing scientific papers; manuscript preparation; scientific publications; research papers; journal articles; peer-reviewed publications; publication record; grant writing for research; science writing; writing up research; research writing; writing for publication; writing manuscripts; manuscript writing | ~ Medical writing
Clinical study reports | writing clinical study reports | < Medical writing
Translation | Translation?; translating documents; translator; translating; document translation; technical translation; translate documents; language translation; website translation; translation skills; translation project management
Machine translation | ~ Post-editing; Translation
Localisation | localization; content localisation; website localisation; language localisation | < Translation
Subtitling | subtitles; captioning; closed captions | ~ Translation
SDL Trados [tool] | < CAT tools
memoQ [tool] | < CAT tools
Memsource [tool] | < CAT tools
Wordfast [tool] | < CAT tools
Media accessibility | accessible media | ~ Subtitling
Transcreation | < Translation; Copywriting
CAT tools [tool] | computer-assisted translation; translation memory; translation software | < Translation
Post-editing | machine translation post-editing; =MTPE | < Translation
Legal translation | < Translation
Medical translation | < Translation
Literary translation | < Translation
Interpreting | interpreter; interpreting skills; interpretation services; interpreting services; language interpretation; Interpreting?
BSL interpreting | British Sign Language interpreting; British Sign Language interpreter; sign language interpreting; sign language interpreter | < Interpreting
Simultaneous interpreting | conference interpreting; simultaneous translation | < Interpreting
Consecutive interpreting | < Interpreting
Public service interpreting | community interpreting; court interpreting; medical interpreting; telephone interpreting | < Interpreting
DPSI [licence] | =DPSI; Diploma in Public Service Interpreting | < Interpreting
Linguistics | applied linguistics; linguist; morphology linguistics; corpus linguistics; linguistic analysis; linguistic skills; linguistic knowledge
Phonetics | phonology | < Linguistics
Lexicography | < Linguistics
Photography | taking photos; taking photographs; photographer; digital photography; studio photography; photographic; commercial photography; fashion photography; stills photography; photographic skills; photographic equipment; DSLR photography; wildlife photography; still life photography; photography and video; newborn photography; lifestyle photography; photography skills; photographing
Photo shoots | photo shoot; organising photo shoots; shoot planning | ~ Photography
Studio lighting | photographic lighting; lighting for photography | ~ Photography
Product photography | packshots | < Photography
Portrait photography | headshots | < Photography
Wedding photography | < Photography
Event photography | < Photography
Food photography | < Photography
Architectural photography | property photography | < Photography
DSLR cameras [tool] | =DSLR; DSLR; mirrorless cameras | < Photography
Picture research | image research; photo research | ~ Photography
Picture editing | picture editor; picture editors | ~ Picture research; Photo editing
Photo editing | image editing; photo manipulation; picture editing software; photo-editing; editing photos; image editing software; photo editing software; photo processing; editing images
Retouching | photo retouching; image retouching; retouching images; image manipulation | < Photo editing
Video production | videography; videographer; multimedia; film production; video producer; video content; video creation; production of videos; creating videos; video content creation; multimedia production; corporate video; producing videos; video content production; media production; film and video; digital video; video marketing production; creating video; producing video; shooting videos; promotional videos; video shoots; production assistant film; video storytelling; YouTube videos
Video streaming | streaming video; streaming media | ~ Live streaming; Broadcasting
Drone filming | aerial filming; drone videography; drone photography; aerial photography | ~ Video production; Photography
Filming | video shooting; shooting video; location filming; self-shooting; shoot and edit | < Video production
Film-making | filmmaking; film directing; short films; directing films | < Video production
Camera operation | camera operator; camerawork; multi-camera operation | < Video production
Cinematography | director of photography; lighting and camera | < Video production
Live streaming | livestreaming; live stream; live broadcast streaming; streaming events | ~ Video production
Documentary production | factual production; documentary making | < Video production
Television production | TV production; studio production; television studio; TV and film production | < Video production
Production management (film and TV) | line producing; production coordination for film; call sheets | < Video production
Storyboarding | storyboards | ~ Video production; Illustration
Short-form video | reels; TikTok videos; short form content; vertical video | < Video production
OBS Studio [tool] | < Live streaming
vMix [tool] | < Live streaming
Video editing | film editor; edit suite; editing footage; video editor; film editing; editing video; editing videos; offline editing; online editing; video post-production; video-editing; edit videos; videos editing; video editing software; edit video; TV editing; footage editing; motion and video editing; reels editing; editing software; video compression; video edits
Post-production | post production | < Video editing
Non-linear editing | =NLE; NLE | < Video editing
CapCut [tool] | < Video editing
iMovie [tool] | < Video editing
Camtasia [tool] | < Video editing
Vegas Pro [tool] | < Video editing
Adobe Premiere Pro [tool] | =Premier??; Premiere Pro; Adobe Premiere; Premiere?; Premier Pro; Adobe Premier Pro; Adobe Premier; Premiere CC | < Adobe Creative Suite; Video editing | ~ Final Cut Pro
Adobe Media Encoder [tool] | ~ Adobe Premiere Pro
Adobe After Effects [tool] | =Aftereffects; =AFTER EFFECTS; =After Effects; After Effects?; After FX; Adobe AfterEffects | < Adobe Creative Suite; Motion graphics
Final Cut Pro [tool] | =Final Cut; Final Cut?; FCP; =FCP; Final Cut Pro X; FCPX; Final Cut Studio | < Video editing | ~ Adobe Premiere Pro; Avid Media Composer
Avid Media Composer [tool] | Avid?; =AVID; Avid editing; Avid Media; AVID Newscutter; Avid Interplay | < Video editing
Visual effects | =VFX; VFX; visual effects supervision; rendering effects
Special effects | SFX; special effects technician | ~ Visual effects
Compositing | digital compositing; green screen; chroma key | < Visual effects
Rotoscoping | roto artist | < Visual effects | ~ Compositing
Match moving | matchmoving; camera tracking | < Visual effects | ~ Compositing
Nuke [tool] | Nuke?; The Foundry Nuke; Nuke compositing | < Visual effects
Autodesk Flame [tool] | < Visual effects
Audio editing | sound editing; audio production; audio post-production; recording and editing audio; audio editing software; Cool Edit Pro
Sound recording | audio recording; location sound; recording audio | < Audio editing
Sound engineering | sound engineer; audio engineering; sound technician; sound operator; audio engineer | ~ Audio editing
Music production | beat making; music technology; studio recording; recording studio | < Audio editing
Dubbing | Dubbing? | < Audio editing
Ableton Live [tool] | Ableton | < Music production | ~ Pro Tools
Cubase [tool] | Steinberg Cubase | < Music production | ~ Pro Tools
Audacity [tool] | =AUDACITY; =Audacity; Audacity? | < Audio editing
Adobe Audition [tool] | < Audio editing
GarageBand [tool] | < Music production
FL Studio [tool] | < Music production
Sibelius notation [tool] | ~ Music composition
Sound mixing | mixing and mastering; audio mixing; sound mixer; mixing desks; music mixing | < Sound engineering; Audio editing
Sound design | sound designer; sound effects; foley | < Audio editing
Live sound | live sound engineering; FOH engineering; PA systems; sound systems operation | < Sound engineering
Pro Tools [tool] | ProTools | < Audio editing
Avid Pro Tools [tool] | < Pro Tools
Logic Pro [tool] | Logic Pro X | < Music production | ~ Pro Tools
Podcasting | podcasts; podcast production; podcast editing; podcast hosting; producing podcasts; podcast creation
Radio production | radio broadcasting; radio producer; live radio; community radio; radio shows; radio broadcast
Broadcasting | broadcast media; broadcast operations; broadcast production; TV broadcasting; digital broadcasting | ~ Radio production
Radio presenting | radio presenter | ~ Radio production
ENPS [tool] | ~ Broadcast journalism; Radio production
Outside broadcast | outside broadcasting | < Broadcasting
Playout | master control; playout operations | < Broadcasting
Broadcast engineering | broadcast technology; broadcast systems | < Broadcasting
TV presenting | television presenting; presenting live shows | < Broadcasting
Public relations | =PR; press and PR; PR and communications; press and public relations; PR?; PR experience; PR agency; PR activity; PR skills; media pitching; media coverage; B2B PR; publicity?; publicist; public relations management; media relations management
Media relations | media liaison; press relations; press liaison; media contacts; press contacts; media outreach; liaising with journalists | < Public relations
Press office | press officer; press enquiries; media enquiries; media handling; reactive press | < Public relations
Press releases | press release; writing press releases; news releases; drafting press releases | < Public relations
PR campaigns | PR strategy; PR planning; public relations campaigns | < Public relations
Consumer PR | < Public relations
Corporate PR | corporate reputation | < Public relations
Digital PR | < Public relations | ~ SEO
Media monitoring | press cuttings; media evaluation; coverage monitoring; media coverage tracking | ~ Public relations
Media training | spokesperson training; training spokespeople | < Public relations
Press events | press conferences; press launches; press trips | < Public relations; Event management
CIPR qualification [licence] | CIPR; =CIPR; CIPR diploma | < Public relations
PRCA [licence] | =PRCA; Public Relations and Communications Association | ~ CIPR qualification
Speaking to the media | media interviews; media spokesperson | ~ Public relations
Cision [tool] | =Cision | < Public relations
Gorkana [tool] | < Public relations
Vuelio [tool] | < Public relations
Meltwater [tool] | < Public relations
Corporate communications | external relations; external affairs; external communications; communications management; corporate affairs; communications campaigns; corporate communication; digital communications; communications officer; communications professional; communications experience; communications and engagement; communications manager; media and communications; communications materials; multi-channel communications; corporate reporting communications; engagement and communications; campaign communications; business communications; communication channels; integrated communications; internal and external communications; PR communications; stakeholder communications; change communications; donor communications
Communications strategy | comms strategy; communication strategy; communications planning; comms planning; strategic communications; communications plans | < Corporate communications
Internal communications | internal comms; employee communications; staff communications; internal communication; internal communications strategy; internal newsletters; colleague communications; internal campaigns; leadership communications; staff engagement communications; employee engagement communications; internal publications; internal messaging | < Corporate communications
Newsletters | newsletter writing; newsletter production; company newsletter; staff newsletters; employee newsletters; newsletter creation; e-newsletters; writing newsletters; creating newsletters; newsletter | ~ Internal communications; E-mail marketing
Intranet management | intranet content; staff intranet; intranet pages; company intranet; intranet site; intranet development | ~ Internal communications; Content management
Town hall meetings | town halls; all-hands meetings; all-staff meetings | ~ Internal communications
Yammer [tool] | ~ Internal communications
Viva Engage [tool] | ~ Internal communications; Yammer
Crisis communications | crisis communication; crisis comms; issues and crisis management; reputation and crisis management; media crisis management
Crisis management | crisis response; crisis planning; crisis handling; crisis management planning; managing crises; managing a crisis; crisis management plans; crisis management team | ~ Crisis communications; Business continuity; Emergency planning
Reputation management | reputational risk; issues management | ~ Crisis communications; Public relations
Public affairs | policy influencing; political communications; policy and public affairs; public campaigns
Lobbying | lobbyist; political lobbying | < Public affairs
Government relations | government affairs; parliamentary affairs; parliamentary engagement; political engagement | < Public affairs
Campaigning | political campaigning; advocacy campaigns; political campaigns; campaigning for change | ~ Public affairs
Policy analysis | policy research; policy analyst; policy development and analysis; public policy; public policy analysis | ~ Public affairs
Policy advice | policy advising; briefing ministers; ministerial briefing | < Policy analysis
Policy making | policymaking; policy formulation; public policy development; government policy development; Policy development in government; policy advisor; policy officer | ~ Policy analysis
Event management | events management; event planning; event coordination; organising events; event organisation; planning events; managing events; corporate events; live events; event organising; event delivery; event manager; event support; delivering events; exhibitions and events; conferences and events; running events; event organiser; event execution; event staffing; coordinating events; organise events; events coordinator; charity events; fundraising events; events management experience; event planner; speaker management; public events; coordinate events; events industry; internal events; sports events; event experience; set up events; plan events; community events; event programming; customer events; promotional events; special events; business events; event scheduling; networking event organisation; experiential events; venue management; social events; planned events; organised events; coordinated events; organized events
Conference organisation | organising conferences; conference planning; conference coordination; conference management | < Event management
Exhibition organisation | exhibition planning; organising exhibitions; exhibition management | < Event management
Wedding planning | wedding coordination; wedding planner | < Event management
Venue sourcing | venue finding; booking venues; venue booking; venue liaison | ~ Event management
Webinars | running webinars; hosting webinars; webinar production; virtual events; online events; Webinar hosting; hybrid events; virtual conferences | ~ Event management
Corporate hospitality | client hospitality; hospitality events | ~ Event management
Festival management | festivals; festival operations | < Event management
Event production | event technical production; staging events; event set-up | ~ Event management
Event logistics | event operations; on-site event coordination | < Event management
Event budgets | event budgeting; managing event budgets | < Event management; Budget management
Delegate management | delegate registration; event registration; guest lists | ~ Event management
Awards ceremonies | award ceremonies; gala dinners | < Event management
Eventbrite [tool] | ~ Event management
Cvent [tool] | < Event management
Content management | website content management; managing content; content updates; web content; website content; website management; uploading content; digital content management; content publishing; content administration; content population; content uploading; content management experience; content migration; updating web content; web management; content coordination; content operations; managing website content; content editing and uploading; publishing content online; content library; digital content production; curate content
Content curation | curating content; curation of content | ~ Content management; Content creation
Website maintenance | website updates; maintaining websites; updating websites; website administration; web editing; updating the website; website editing; web updates; webmaster; update website; updating website content; updating website pages | < Content management
Digital asset management [tool] | =DAM; digital asset libraries; Bynder; asset management for images | < Content management
Content governance | content audits; content standards | < Content management
Library and archives | library skills; library systems; library management systems; archive research; archives and records management; library work; library science; library information; library databases; digital archives; library operations; library cataloguing
Cataloguing | cataloguing collections; MARC21; Dewey; classification of books; library classification | < Library and archives
Librarianship | librarian; library services; library management | < Library and archives
Archives management | archive management; archivist; archival description; archival research | < Library and archives
Digitisation | digitising collections; digitisation of records | ~ Library and archives
Digital preservation | digital archiving | ~ Digitisation; Archives management
Collections management | collections care; museum collections; collection management; museum documentation; object handling; Spectrum standards | ~ Library and archives
Heritage management | ~ Library and archives
Art handling | ~ Collections management
Provenance research | ~ Collections management
Museum education | museum learning | ~ Library and archives
Conservation of collections | preventive conservation; book conservation; paper conservation | ~ Collections management
Curating | curatorial; exhibition curation; curating exhibitions | ~ Collections management
CILIP membership [licence] | CILIP; =CILIP; chartered librarian | < Librarianship
Performing arts | theatre performance; music performance; performance arts; live performance; band performance; dance performance; performance skills
Voice-over | voiceover; voice acting; narration recording | < Performing arts
Choreography | < Performing arts
Stage management | stage manager; deputy stage manager; calling the show; prompt book | ~ Theatre production
Theatre production | producing theatre; theatre producer; touring theatre; theatre making | < Performing arts
Theatre directing | directing actors; directing plays; theatre director | < Performing arts
Stage lighting | theatre lighting; lighting design; lighting technician; lighting operator; lighting desk operation; lighting rigging | ~ Theatre technician work
Theatre technician work | theatre technician; fly floor; stagehand; stage technician; get-ins and get-outs; rigging for theatre
Acting | Acting?; actor training; stage acting; screen acting; improvisation for actors; acting for screen | < Performing arts
Singing | Singing?; vocal performance; singer; choral singing | < Performing arts
Dance | Dance?; dancing; ballet; contemporary dance; street dance; ballroom dancing; tap dance; jazz dance; modern dance; hip hop dance; Latin dance; dance choreography; dance classes | < Performing arts
Musical theatre | < Performing arts
Music composition | composing music; songwriting; composer; music arranging | < Performing arts
Conducting | Conducting?; conducting choirs; conducting orchestras; orchestra conducting | < Performing arts
Playing piano | piano playing; pianist; keyboard player | < Performing arts
Playing guitar | guitar playing; guitarist | < Performing arts
Music theory | ABRSM theory
Music grades | ABRSM; music grade exams; grade 5 theory | ~ ABRSM qualification; Music theory
DJing | disc jockey; club DJ | < Performing arts
Puppetry | < Performing arts
Costume making | wardrobe for theatre; costume maker
Costume design | costume designer; designing costumes | ~ Costume making; Costume and wardrobe
Prop making | props making; prop maker | ~ Set construction; Props
Set construction | set building; scenic carpentry; stage carpentry | ~ Theatre technician work
Scenic painting | scenic artist; scenic art | ~ Set construction
Arts administration | arts management; theatre administration; cultural programming
Make-up for stage and screen
QLab [tool] | ~ Theatre technician work; Live sound
Science communication | scientific communication; public engagement with science | < Communication
Audio description | < Media accessibility
Explainer videos | explainer animation | < Motion graphics
`;
