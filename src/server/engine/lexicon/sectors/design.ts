/** Graphic, digital, product, interior and service design with their tools. */
export const design = `
Graphic design | graphic designer; print design; graphics design; graphic arts; graphic design skills; designing graphics; graphic designing; creating graphics; graphic communication; graphic design software; graphic design experience; creation of graphics; marketing collateral design; digital and print design; digital graphics; creative designer; design for print; layout design; page design; catalogue design; designing posters; newsletter design; presentation and brochure design
Desktop publishing | =DTP; DTP; page layout; typesetting; magazine layout | ~ Graphic design
Brochure design | leaflet design; flyer design; poster design; designing leaflets; designing flyers; designing brochures | < Graphic design
Visual communication | < Graphic design
Brand identity design | brand identity; visual identity; corporate identity; identity design; brand design | < Graphic design
Infographic design | infographics | < Graphic design | ~ Data visualisation
Banner design | digital banners; HTML5 banners; web banners | < Graphic design
Wayfinding design | signage design; wayfinding | < Graphic design
Book design | book cover design | < Graphic design
Editorial design | magazine design; newspaper design | < Graphic design
Presentation design | PowerPoint design; slide design; designing presentations | < Presentation software | ~ Graphic design
Piktochart [tool] | ~ Canva; Graphic design
Adobe Express [tool] | Adobe Spark | ~ Canva; Graphic design
Visual design | visual designer; digital design; visual hierarchy; visual designs; visual aesthetics; design aesthetics; digital designer; design principles; visual merchandising design; design fundamentals; graphic and visual design | ~ Graphic design
Art direction | art director | < Visual design
Creative direction | creative director; creative leadership; leading creative direction | ~ Art direction
Concept development | creative concepts; creative concepting; concept creation; design concepts; conceptual design; concept design | ~ Visual design
Mood boards | moodboards | ~ Visual design
Colour theory | colour matching for design; use of colour | ~ Visual design
Typography | typographic; typographic skills
Calligraphy | hand lettering; lettering | ~ Typography; Illustration
Font design | type design; typeface design | < Typography
Logo design | logo creation; corporate identity design; logo designs; branding design; designing logos | < Graphic design
Packaging design | pack design; package design; packaging artwork; packaging designer; structural packaging | < Graphic design
Illustration | Illustration?; illustrator artist; illustrating; botanical illustration
Technical illustration | technical illustrator; technical illustrations | < Illustration
Sketching | hand drawing; freehand drawing; drawing skills; hand sketching; life drawing | ~ Illustration
Concept art | character design; digital painting; environment art | < Illustration
Fine art | painting and drawing; oil painting; watercolour painting; visual arts? | ~ Illustration
Digital illustration | digital art; vector illustration | < Illustration
Printmaking | etching; linocut | ~ Fine art
Artwork | artworking; artworker; creative artwork; preparing artwork; artwork creation; artwork production; artwork preparation; artwork management; proof checking artwork
Print production | print processes; print management; print finishing; print buying; pre-press; print-ready files; print-ready artwork | ~ Artwork
Large format printing | wide format printing; large-format print | < Print production
Digital printing | digital print operator | < Print production
Screen printing | silk screen printing; screenprinting | < Print production
Litho printing | litho print; lithographic printing; offset printing | < Print production
Reprographics | repro; reprographics technician | < Print production
Motion graphics | motion design; motion graphic design; animated graphics; motion designer; motion graphics designer; motion graphic | < Animation
Animation | animator; computer animation; animations; animation skills; frame by frame animation; keyframe animation
2D animation | < Animation
3D animation | < Animation
CGI | =CGI; computer-generated imagery | ~ 3D animation; 3D modelling; Visual effects
Character animation | < Animation
Rigging (animation) | character rigging | ~ Character animation; 3D animation
Stop-motion animation | stop motion | < Animation
Toon Boom [tool] | < Animation
Lottie [tool] | Lottie? | ~ Motion graphics
3D modelling | 3D models; 3D design; 3D artist; 3D graphics modelling; 3D modeller; 3D modeling software; 3D software; 3D drawing; polygon modelling
3D rendering | rendering 3D; 3D renders; 3D visualisation; visualisations 3D; 3D render; photorealistic rendering; photorealistic renders | ~ 3D modelling
Texturing | UV mapping; 3D texturing | < 3D modelling
Architectural visualisation | arch viz; architectural rendering | < 3D modelling; 3D rendering
Digital sculpting | 3D sculpting | < 3D modelling
Generative design | parametric design; computational design | ~ 3D modelling
V-Ray [tool] | =VRay | < 3D rendering
Lumion [tool] | < 3D rendering
KeyShot [tool] | < 3D rendering
Enscape [tool] | < 3D rendering
Twinmotion [tool] | < 3D rendering
Corona Renderer [tool] | < 3D rendering | ~ V-Ray
Houdini [tool] | Houdini?; SideFX Houdini | < 3D modelling | ~ Cinema 4D
ZBrush [tool] | < Digital sculpting | ~ Cinema 4D
Substance Painter [tool] | < Texturing
Mudbox [tool] | < Digital sculpting | ~ ZBrush
Blender [tool] | Blender?; Blender 3D | < 3D modelling | ~ Maya
Maya [tool] | =Maya?; Autodesk Maya | < 3D modelling | ~ 3ds Max; Blender
3ds Max [tool] | =3DS?; 3D Studio Max; 3D Max; Autodesk 3ds Max; 3DSMax; 3D MAX Studio | < 3D modelling | ~ Maya
Cinema 4D [tool] | C4D; =C4D; Maxon Cinema 4D | < 3D modelling
Marvelous Designer [tool] | ~ CLO 3D
Substance Designer [tool] | < Texturing | ~ Substance Painter
Octane Render [tool] | < 3D rendering | ~ V-Ray
SketchUp [tool] | Sketch Up; Google SketchUp; SketchUp Pro; Trimble SketchUp | < 3D modelling
Rhino [tool] | =Rhinoceros; Rhino 3D; Rhinoceros 3D; Rhino? | < 3D modelling
Adobe Creative Suite [tool] | Adobe Creative Cloud; Creative Suite; Creative Cloud; Adobe CS; Adobe CC; Adobe Suite; Adobe software; =CS6; Adobe CS6; Adobe packages; Adobe Creative; Adobe products; Adobe programs; Adobe design software; Adobe Master Collection; Adobe applications; Adobe CS5; Adobe?; Adobe creative suites; CS5; Adobe tools; Adobe Creative Suite CS6; Adobe CS4; Adobe Design Suite; Adobe Fireworks; Fireworks?; Macromedia; Adobe Creative Suite software; Adobe design packages; Adobe design programs
GIMP [tool] | < Photo editing | ~ Adobe Photoshop; Adobe Creative Suite
Affinity Photo [tool] | < Photo editing | ~ Adobe Photoshop; Adobe Creative Suite
CorelDRAW [tool] | Corel Draw | ~ Adobe Illustrator; Adobe Creative Suite
Inkscape [tool] | ~ Adobe Illustrator; Adobe Creative Suite
Affinity Designer [tool] | ~ Adobe Illustrator; Adobe Creative Suite
QuarkXPress [tool] | =Quark; Quark?; Quark Xpress | < Desktop publishing | ~ Adobe InDesign; Adobe Creative Suite
PageMaker [tool] | Adobe PageMaker | < Desktop publishing | ~ Adobe InDesign
Affinity Publisher [tool] | < Desktop publishing | ~ Adobe InDesign; Adobe Creative Suite
Capture One [tool] | =Capture One; Capture One? | < Photo editing | ~ Adobe Lightroom
Adobe Photoshop [tool] | Photoshop; PS CS; Photoshop CS6; Photoshop CC; Photoshop CS5; Adobe Photo Shop; Photoshop Elements | < Adobe Creative Suite; Photo editing
CorelDRAW Photo-Paint [tool] | ~ Adobe Photoshop
Photopea [tool] | ~ Adobe Photoshop
ImageReady [tool] | ~ Adobe Photoshop
Adobe Illustrator [tool] | Illustrator?; =Illustrator?; Illustrator CC; Adobe Illustrator CS6; Adobe illustrator CC | < Adobe Creative Suite
FreeHand [tool] | =FreeHand; =Freehand?; Macromedia FreeHand; FreeHand MX | ~ Adobe Illustrator
Adobe InDesign [tool] | InDesign; =In Design; Indesign CC; InDesign CS6; Adobe In Design | < Adobe Creative Suite
Scribus [tool] | < Desktop publishing | ~ Adobe InDesign
Adobe XD [tool] | Adobe Experience Design; =XD? | < Prototyping tools | ~ Figma; Sketch; Adobe Creative Suite
Adobe Lightroom [tool] | Lightroom | < Photo editing | ~ Adobe Creative Suite
Adobe Camera Raw [tool] | Camera Raw | ~ Adobe Lightroom
Adobe Bridge [tool] | ~ Adobe Lightroom; Adobe Creative Suite
Adobe Dreamweaver [tool] | Dreamweaver; Macromedia Dreamweaver | < Web design | ~ Adobe Creative Suite
Figma [tool] | Figma prototypes | < Prototyping tools | ~ Sketch; Adobe XD
Sketch [tool] | =Sketch?; Sketch App; Bohemian Sketch | < Prototyping tools | ~ Figma; Adobe XD
Prototyping tools [tool] | prototyping software
Principle app [tool] | < Prototyping tools
Origami Studio [tool] | < Prototyping tools
Flinto [tool] | < Prototyping tools
Justinmind [tool] | < Prototyping tools
Adobe Muse [tool] | < Web design | ~ Adobe Dreamweaver
FigJam [tool] | < Whiteboarding tools | ~ Figma; Miro
InVision [tool] | < Prototyping tools
Axure [tool] | Axure RP | < Prototyping tools
Balsamiq [tool] | Balsamiq Mockups | < Prototyping tools
Framer [tool] | Framer? | < Prototyping tools
Zeplin [tool] | ~ Figma; Prototyping tools
UXPin [tool] | < Prototyping tools
Proto.io [tool] | < Prototyping tools
Marvel [tool] | Marvel?; Marvel app | < Prototyping tools
Canva [tool] | Canva Pro | ~ Graphic design
Miro [tool] | Miro?; Miro boards | < Whiteboarding tools
Microsoft Whiteboard [tool] | < Whiteboarding tools | ~ Miro
MindMeister [tool] | < Mind mapping
Mind mapping | mind maps; mind map
Whiteboarding tools [tool] | online whiteboards; virtual whiteboards; digital whiteboards; digital whiteboarding
Mural [tool] | Mural?; MURAL board | < Whiteboarding tools | ~ Miro
MindManager [tool] | Mindmanager | < Mind mapping | ~ Miro
XMind [tool] | < Mind mapping | ~ Miro
UX design | user experience; user experience design; UXD; usability principles; UX; =UX; UX designer; UX principles; user-centered design; UX best practices; UX strategy; UX practices; experience design; UX design principles; UX methodologies; digital experience design; UX process; product UX; UX design process
Human factors design | ~ UX design; Human-computer interaction; Human factors engineering
Information design | information designer | ~ Infographic design; Graphic design
Customer experience design | CX design | ~ UX design; Service design
User-centred design [method] | =UCD; user centred design; user-centred approach; human-centred design | < UX design
User journeys | user journey; user journey mapping; user flows; user journey maps | < UX design
Customer journey mapping | customer journeys; journey mapping; journey maps; experience mapping | < Customer experience | ~ UX design; User journeys
Personas | user personas; customer personas; buyer personas | ~ UX design; Market segmentation
Human-computer interaction | human computer interaction; =HCI | ~ UX design
Inclusive design [method] | design for accessibility; universal design | ~ UX design
Voice interface design | conversation design; conversational design; voice user interface design | < UX design
UI design | user interface; graphical user interface; =GUI; GUI design; =UI; user interface design; UI; interface design; UI designer; UI development and design; mobile UI; UI components; UI layout; web and mobile UI; UI elements; UI patterns; digital interface design; UI designs; designing user interfaces; front-end design; mobile design | ~ UX design
Icon design | iconography | < UI design
App design | mobile app design; mobile UI design; mobile interface design | < UI design
Interaction design | interaction designer; interactive design; micro-interactions; interaction patterns; interaction models; interactive media design | < UX design
Information architecture | content structure; content modelling; navigation design; information architect | < UX design
Site maps | sitemaps | ~ Information architecture
Taxonomies | taxonomy; taxonomy design; content taxonomies | ~ Information architecture
User research | UX research; user experience research; user insights; user researcher; UX researcher; user needs research; remote user research; user study; usability research; Dovetail research; design research; user research methods; user acceptance research | ~ UX design
Card sorting | < User research
Tree testing | ~ Card sorting; Information architecture
Usability testing | usability tests; user testing; usability studies; user tests; guerrilla testing | < User research
Usability evaluation | heuristic evaluation; usability analysis; expert usability review | < User research
User interviews | customer interviews; contextual inquiry; contextual interviews | < User research
Diary studies | < User research
Eye tracking | ~ User research
Wireframing | wire framing; wire frames; lo-fi and hi-fi; low-fidelity wireframes; wireframes and prototypes | ~ UX design
Prototyping | rapid prototyping; interactive prototyping; interactive prototypes; prototype design; clickable prototypes; high-fidelity prototypes; prototyping techniques; paper prototypes; prototype development; low fidelity prototypes | ~ Wireframing
Proof of concept | proofs of concept; =PoC; proof-of-concept work | ~ Prototyping
Mock-ups | mockups; mock ups; design mockups; high-fidelity mockups | ~ Wireframing; UX design
Design systems | design system; atomic design; design tokens; design guidelines; design libraries
Style guides | style guide; UI style guides; brand style guide; style guide creation | ~ Design systems
Pattern libraries | pattern library; UI libraries; component design | < Design systems
Web design | web designer; website design; web page design; site design; designing websites; homepage design; web graphics; website designer; web design skills; web layouts; design websites; email design; website designing
Landing pages | landing page; landing page design; building landing pages | ~ Web design
HTML e-mail design | HTML email; email templates; email template design; HTML email design | ~ Web design; E-mail marketing
Email design systems | ~ HTML e-mail design
Service design | service designer; designing services; service redesign; service transformation design; public service design; service design methods; service standard
Service blueprints | service blueprint; service blueprinting; service mapping | < Service design
GOV.UK Service Standard [method] | GDS standards; GDS service standard; Government Digital Service standards; government service standard | ~ Service design
GOV.UK Design System [method] | ~ GOV.UK Service Standard
Co-design [method] | co-creation; participatory design; co-production of services | ~ Service design
Product design | product designer; physical product design; consumer product design; product styling; product design engineering; product design and development; product design skills; product designs; product design process; product concept; design for manufacturability; sustainable design; toy design
Digital product design | digital product designer | ~ UX design; UI design
Industrial design | industrial designer | < Product design
Design for manufacture [method] | =DFM; DFMA; =DFA; design for manufacturing; design for assembly; design for manufacture and assembly | ~ Product design
Furniture design | furniture specification; furniture designer | < Product design
Jewellery design | jewellery designer | < Product design
Stained glass | glass making
Interior design | interior designer; interior styling; interior architecture; interior decoration; interior finishes; commercial interiors; interior fit-out design; interior decorating; space design; residential interiors; material selection interiors
Lighting design (interiors) | interior lighting design | < Interior design
Kitchen design | kitchen designer; kitchen and bathroom design | ~ Interior design
Bathroom design | bathroom designer; designing bathrooms | ~ Kitchen design; Interior design
Space planning | space-planning; test fits | ~ Interior design
FF&E [hard] | =FF&E; furniture fixtures and equipment; FF&E specification | < Interior design
Soft furnishings | curtains and blinds making | ~ Interior design
Home staging | home styling | ~ Interior design
ArtiCAD [tool] | < Kitchen design
Exhibition design | stand design; exhibition stands; display design; exhibition stand design
Retail design | store design; shop design; shop designer; designing shops | ~ Exhibition design; Interior design
Event design | ~ Exhibition design; Event production
Set design | set designer; theatre design; stage design; production design | ~ Exhibition design
Set dressing | set dresser | ~ Set design; Props
Fashion design | womenswear?; menswear?; childrenswear?; fashion designer; garment design; apparel design; clothing design; textile designer; fashion illustration; accessories design; footwear design; lingerie design
Textile design | surface pattern design; print and pattern design; fabric design; print design for textiles | ~ Fashion design
Pattern cutting | pattern making; pattern grading; pattern cutter | ~ Fashion design
Garment construction | garment making; garment sewing; dressmaking; garment fitting | ~ Fashion design; Pattern cutting
Garment technology | garment technologist; tech packs; fit sessions | ~ Fashion design
Knitwear design | knitwear? | < Fashion design
Fabric sourcing | fabric knowledge; sourcing fabrics; textile sourcing | ~ Fashion design
Millinery | hat making | ~ Fashion design
Fashion styling | stylist for shoots | ~ Fashion design
Personal styling | personal stylist | ~ Fashion styling; Personal shopping; Styling customers
CLO 3D [tool] | ~ Fashion design; Pattern cutting
Gerber AccuMark [tool] | < Pattern cutting
Lectra [tool] | < Pattern cutting
Colour grading | color correction; color grading; colour management | ~ Video editing
DaVinci Resolve [tool] | Da Vinci Resolve | < Video editing | ~ Colour grading; Adobe Premiere Pro
Landscape design | landscape architecture; garden design; landscape architect; planting design; landscape designer; landscape planning; garden designer; hard landscaping design; landscape management
Brand guidelines | brand guideline development; brand consistency; brand standards; brand compliance; on-brand; brand identity guidelines; corporate guidelines; brand guardianship; brand guardian; corporate branding; brand guideline
Tone of voice | brand voice; brand tone of voice | ~ Brand guidelines
Design briefs | brief writing; interpreting briefs; client briefs; writing briefs for designers; briefing creative teams; design brief; working to a brief; design proposals; work to a brief; taking briefs; brief taking; client briefings; brief designers; interpret briefs
Design management | design team leadership; design leadership; design direction; studio management; design ops; DesignOps; head of design; managing designers; creative team management; creative studio management; design project management; managing design; design studio; creative management
Design critique | design reviews; critiquing designs | < Design management
Window display | window displays; window dressing; shop window displays; window dresser | < Visual merchandising
Creative retouching | < Photo editing
`;
