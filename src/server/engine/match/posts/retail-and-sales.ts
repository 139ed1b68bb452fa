/** Shops, selling, buying, marketing and charities. */
export const retailAndSalesPosts = `
sales,shop,retail,store,customer,counter,beauty,checkout,supermarket,showroom,deli,bakery assistant,associate,advisor,adviser,attendant,host,colleague,consultant,worker; shopkeeper; store,shop,supermarket supervisor,manager; retail manager,supervisor,operative; assistant,deputy store,shop manager; cashier; checkout operator; shop worker; bookseller; market trader; petrol station assistant; branch manager | Customer service
sales,shop,retail,store,counter,checkout,supermarket assistant,advisor,adviser,attendant,colleague,worker; retail manager,supervisor,assistant,operative; store,shop,supermarket manager,supervisor; assistant,deputy store,shop manager; shopkeeper; bookseller; cashier; checkout operator; bank teller,cashier; teller | Cash handling
sales,shop,retail,store,supermarket assistant,associate,advisor,adviser,supervisor,colleague,worker; shop,retail,store,supermarket manager; assistant,deputy store,shop manager; visual merchandiser; checkout operator; shopkeeper; bookseller; retail operative | Retail; Retail industry
cashier; checkout operator,assistant; shop,retail,store,supermarket assistant,worker,supervisor,manager; shopkeeper | Till operation
shop,retail,store,supermarket assistant,worker,colleague; stock assistant; shelf stacker,filler; replenishment assistant,operative; night filler | Stock replenishment; Shelf stacking
store,shop,supermarket,retail manager; assistant,deputy store,shop manager; shopkeeper | Stock control; Merchandising; Cashing up; Complaint handling
shop,store,retail supervisor | Cashing up; Complaint handling
visual merchandiser | Visual merchandising; Window display; Merchandising
butcher | Butchery; Food hygiene practice
fishmonger | Fishmongery; Food hygiene practice; Customer service
florist | Floristry; Customer service
bookseller; beauty consultant,advisor,adviser; optical assistant | Product advice
pharmacy counter,sales assistant; counter assistant | Customer service; Product advice
personal shopper; stylist | Customer service
delivery driver | Delivering goods
sales executive,representative,rep,manager,consultant,person,agent,negotiator,advisor,adviser,assistant; salesperson; salesman; saleswoman; business development manager,executive; account executive; telesales executive; territory,area sales manager; field sales | Sales
business development manager,executive,representative | Business development; Lead generation
account manager,director; key account manager,executive | Account management; Client relationship management
sales manager; head of sales; sales director | Sales management
car,vehicle sales,salesman,executive; automotive sales | Car sales; Customer service
sales administrator,coordinator,support | Sales administration; Order processing; Customer service; Administration
order processor; sales order processor | Order processing; Data entry
buyer; purchaser; purchasing; procurement; category manager | Procurement
media,home,house buyer; first time buyer | none
buyer; purchasing,procurement manager,officer,executive,specialist | Vendor management; Purchase order processing
purchasing,procurement assistant,administrator,clerk | Purchase order processing
merchandiser | Merchandising
stock controller; stock control clerk,assistant; inventory controller,analyst,clerk; stock clerk | Stock control; Stocktaking
ecommerce,commerce executive,manager,assistant | E-commerce
marketing executive,manager,assistant,coordinator,officer,director; head of marketing; digital marketer; marketer | Marketing
marketing executive,manager,officer | Campaign management
social media manager,executive,assistant,coordinator,officer | Social media marketing; Content creation
content writer,editor; copywriter | Copywriting; Proofreading
journalist; reporter; news editor; sub editor | Journalism
pr officer,manager,executive,consultant; press officer; public relations | Public relations; Press releases; Media relations
communications officer,manager,executive | Copywriting
graphic designer; web designer; artworker | Graphic design
photographer | Photography; Photo editing
video editor; film editor; videographer | Video editing
fundraiser; fundraising officer,manager,executive,assistant,director,lead,coordinator; head of fundraising,philanthropy; director of fundraising; grants events officer; major donor,gifts manager,officer; legacy giving,marketing manager,officer; individual giving manager,officer; supporter care officer,assistant,manager | Fundraising
charity shop manager | Volunteer management; Retail
volunteer coordinator,manager,officer | Volunteer management
bid writer,manager | Bid writing
seo executive,specialist,manager,consultant,analyst | SEO; Digital marketing
ppc executive,specialist,manager,consultant,analyst; paid search executive,manager; paid media executive,manager | PPC; Digital marketing
email marketing executive,manager,specialist; crm marketing,executive manager,executive | E-mail marketing
digital marketing executive,manager,officer,assistant,specialist,coordinator | Digital marketing; Social media marketing
content creator,executive,manager | Content creation; Copywriting
brand manager,executive | Brand management
community,regional,events fundraiser | Fundraising; Event management
corporate fundraiser; corporate partnerships manager,officer | Corporate fundraising; Fundraising
trusts,grants fundraiser; trusts foundations | Grant writing; Fundraising
supporter care assistant,officer,executive; supporter services officer,assistant | Donor stewardship; Customer service
ux designer; ux ui; user experience designer | UX design; Wireframing
ui designer; ux ui | UI design
ux,user,design researcher; user experience researcher | User research; Usability testing
interior designer | Interior design
fashion designer | Fashion design
animator | Animation
illustrator | Illustration
field sales executive,representative,manager,agent; area sales manager,executive; territory manager | Field sales; Territory management
sales representative medical; medical,pharmaceutical representative,sales | Field sales; Product demonstrations
internal communications officer,manager,executive,adviser,advisor | Internal communications; Copywriting
`;
