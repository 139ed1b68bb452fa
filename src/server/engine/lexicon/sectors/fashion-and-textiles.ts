export const fashionAndTextiles = `
Sewing | Sewing?; sewing machinist; machine sewing; sewing machine operation; sewing machines; industrial sewing machine; hand sewing; sewing skills; machinist in garments; industrial sewing; upholstery sewing
Lockstitch | lockstitch machine | < Sewing
Flatlock | flatlock machine; flatlocking | < Sewing | ~ Overlocking; Lockstitch
Overlocking | overlocker; overlock machine | < Sewing
Coverstitch | coverstitch machine | < Sewing | ~ Overlocking
Embroidery | embroidery machine; embroiderer | ~ Sewing
Machine embroidery | < Embroidery
Hand embroidery | hand embroiderer | < Embroidery
Garment grading | grading patterns; grading of patterns | ~ Pattern cutting
Toile making | toiles; draping garments | ~ Pattern cutting
Fabric cutting | cutting fabric; fabric laying; cutter in garments; band knife cutting
Sample machining | sample machinist; sample making in fashion; garment sampling
Dressmaker | seamstress
Tailoring | bespoke tailoring; tailor?; made-to-measure suits; suit fitting
Garment alterations | clothing alterations; alterations and repairs to clothing; garment repairs
Corsetry and lingerie | bra fitting; lingerie
Machine knitting | knitwear technology; knitting?
Hand knitting | hand-knitting; knitting by hand; hand knitter | ~ Machine knitting
Weaving | Weaving?; handloom weaving; woven textiles; loom operation; loom tuning
Textile printing | fabric printing; digital textile printing; screen printing on fabric; sublimation printing
Textile dyeing | fabric dyeing; dye house; dyeing of textiles; colour lab dips
Textile technology | textile engineering; textile technologist; fabric technologist; fabric technology; technical textiles
Textile testing | fabric testing; garment testing; wash testing
Yarn spinning | spinning mill; yarn production
Textile finishing | fabric finishing
Upholstery | upholsterer; upholstering; traditional upholstery; modern upholstery; re-upholstery; sewing of upholstery
Curtain making | soft furnishings making; handmade curtains
Curtain and blind fitting | curtain fitting; blind fitting; curtain fitter; blind fitter; fitting blinds; fitting curtains; blind installation | ~ Curtain making
Blind making | blinds making; making blinds | ~ Curtain making
Leatherwork | leather goods; leather craft; leather goods production
Saddlery | saddle making; saddler | < Leatherwork
Tanning of leather | tannery; leather finishing
Footwear manufacture | shoemaking; shoe making; footwear technology; footwear development; cordwainer; bespoke shoemaking
Shoe repair | cobbler; cobbling; heel repairs; key cutting and shoe repair
Key cutting | cutting keys; key cutter | ~ Shoe repair; Locksmith
Footwear fitting | shoe fitting; children's shoe fitting
Fashion buying | fashion buyer; buying for fashion; assistant buyer fashion; womenswear buying; menswear buying
Fashion merchandising | fashion merchandiser; merchandise planning in fashion; allocator in fashion; apparel merchandising; allocation and replenishment
Fashion sourcing | garment sourcing; apparel sourcing; factory sourcing of clothing; offshore garment suppliers; Far East suppliers
Critical path in fashion | critical path management for garments; garment critical path
Fashion trends research | trend research; WGSN
Sustainable fashion | slow fashion; ethical fashion; ethical sourcing of garments
Fashion retail | clothing retail; fashion stores; apparel retail
Personal shopping | personal shopper; style advice to customers
Fitting room service | fitting rooms; changing rooms in store
Visual merchandising | visual merchandiser; VM standards; mannequin dressing; VM guidelines; in-store visual merchandising | < Merchandising
Kaledo [tool]
NedGraphics [tool] | ~ Kaledo
Pointcarre [tool] | ~ Kaledo
Industrial laundry of textiles | textile rental; workwear rental
Flag and banner making | banner making
Marquee making | tent making | ~ Sailmaking; Flag and banner making
Sailmaking | sail making; sailmaker | ~ Flag and banner making
Bridal retail | bridal consultant; wedding dress sales; bridal wear; bridal alterations
Fashion product development | apparel product development; clothing product development
Fashion e-commerce styling | product styling for e-commerce
Stitching | ~ Sewing
Garment manufacturing | ~ Sewing
Alterations | Alterations? | ~ Sewing; Garment alterations
Gerber | ~ Pattern cutting
Textiles
Textile manufacturing | ~ Textile technology
Fashion production | ~ Sewing
Draping | Draping? | ~ Pattern cutting
Dyeing | ~ Textile dyeing
Jewellery making | goldsmithing; jewellery manufacturing; bench jeweller
Jewellery repair | repairing jewellery; jewellery repairs | ~ Jewellery making; Watch repair
Gem setting | ~ Jewellery making
Silversmithing | ~ Jewellery making
Watch repair | ~ Jewellery making
Watchmaking | ~ Jewellery making
Diamond setting | ~ Jewellery making
Gemmology | ~ Jewellery making
Hallmarking | ~ Jewellery making
Horology | ~ Jewellery making
`;
