/** Marketing, digital marketing, advertising, brand and fundraising from the marketing side. */
export const marketing = `
Marketing | Marketing?; marketing skills; marketing experience; marketing activities; marketing assistant; marketing executive; marketing principles; marketing techniques; marketing tools; marketing coordinator; marketing knowledge; marketing manager; marketing officer; marketing environment; marketing mix; marketing management; marketing operations; marketing programmes; marketing communications skills; trade marketing activities; marketing delivery; marketing theory; traditional marketing; offline marketing; marketing channels; through the line marketing; marketing concepts; full marketing mix
CIM qualification [licence] | CIM qualified; =CIM; Chartered Institute of Marketing; CIM diploma; Chartered Marketer | < Marketing
Marketing technology | martech; marketing tech stack; martech stack | < Marketing
Marketing planning | marketing plans; planning marketing activity; annual marketing plan | < Marketing
Marketing communications | marcomms; marcoms; marketing and communications | < Marketing
Marketing administration | marketing support; marketing coordination | < Marketing
Marketing budgets | marketing budget management; managing marketing budgets; marketing spend | < Marketing; Budget management
Multichannel marketing | multi-channel marketing; omnichannel marketing; integrated marketing; integrated campaigns; cross-channel marketing | < Marketing
Below-the-line marketing | below the line; =BTL | < Marketing
Lifecycle marketing | customer lifecycle marketing; lifecycle campaigns; nurture campaigns; drip campaigns; email journeys; CRM marketing; =eCRM | < Marketing
Customer acquisition | user acquisition; new customer acquisition; online acquisition; client acquisition; acquiring new customers | ~ Marketing
Demand generation | demand gen; inbound lead generation | < Marketing | ~ Lead generation
Referral marketing | referral programmes; referral schemes | < Marketing
Brand partnerships | commercial partnerships; brand collaborations; co-marketing; partnership marketing; marketing partnerships; brand partnership; partner marketing; strategic marketing partnerships | < Marketing; Partner management
Creative briefs | creative briefing; briefing agencies; briefing designers; agency briefing | ~ Agency management; Design briefs
Agency management | managing agencies; managing external agencies; agency relationships; managing creative agencies; managing marketing agencies | < Marketing; Vendor management
Marketing collateral | marketing materials; brochures; marketing literature; promotional materials; producing marketing materials; creating marketing materials; marketing brochures | ~ Marketing
Sales promotion | sales promotions; promotional campaigns; promotional activity; promotions planning; promotional planning; promotions management; promotional marketing | < Marketing
Field marketing | promotional staff; street teams; street marketing; in-store demonstrations | ~ Marketing
Place marketing | < Marketing
Property marketing | marketing properties
Student recruitment marketing | education marketing; higher education marketing | < Marketing
Charity marketing | non-profit marketing; cause marketing | < Marketing
Healthcare marketing | pharmaceutical marketing; medical marketing | < Marketing
Financial services marketing | < Marketing
Event marketing | marketing events; event promotion | < Marketing | ~ Event management
Relationship marketing | < Marketing
Neuromarketing | < Marketing
Print marketing | < Marketing
Local marketing | local area marketing; local store marketing | < Marketing
International marketing | global marketing; overseas marketing; export marketing | < Marketing
Marketing compliance | advertising standards; CAP Code; ASA guidelines; Advertising Standards Authority; PECR
Digital marketing | online marketing; digital marketing channels; digital campaigns; digital marketing campaigns; internet marketing; web marketing; digital marketing tools; digital channels; digital marketing executive; online marketing campaigns; digital marketing manager; digital media marketing; digital marketing skills; digital marketing strategies; digital promotion; digital marketing techniques; e-marketing; digital strategy; website marketing; digital marketing experience; digital media; digital trends; digital marketing platforms; marketing digital; paid digital | < Marketing
Performance marketing | acquisition marketing; performance media | < Digital marketing
Video marketing | YouTube marketing; marketing videos | < Digital marketing
Mobile marketing | SMS campaigns; SMS marketing; push notifications; text message marketing | < Digital marketing
Viral marketing | viral campaigns | < Digital marketing
Chatbot marketing | conversational marketing | < Digital marketing
Marketing strategy | marketing strategies; strategic marketing; marketing plan development; market strategy; strategic marketing plans; marketing and communications strategy; marketing strategy development; positioning strategy; market development; market penetration; market expansion; strategic marketing planning; market growth; launch strategy; STP marketing; channel strategy | < Marketing
Go-to-market strategy | GTM strategy; go to market; =GTM?; go-to-market planning; market entry strategy; market entry | < Marketing strategy
Market segmentation | customer segmentation; audience segmentation; segmentation and targeting; database segmentation | < Marketing strategy
Value propositions | value proposition; value proposition development; proposition development; customer propositions | < Marketing strategy
Messaging and positioning | product positioning; brand messaging; market positioning; product messaging | < Marketing strategy
Campaign management | marketing campaigns; campaign planning; campaign execution; managing campaigns; campaign delivery; campaign manager; campaign development; campaign creation; multi-channel campaigns; advertising campaigns; campaign optimisation; marketing campaign management; campaign tracking; online campaign management; campaign coordination; running campaigns; campaign evaluation; campaign implementation; managing marketing campaigns; campaign management experience; campaign design; campaign effectiveness; campaign measurement; planning campaigns; campaign monitoring; executing campaigns; campaign set up; integrated marketing campaigns; campaign strategy; product campaigns; creating campaigns; campaign results; digital campaign management; campaign operations; direct mail campaigns; seasonal campaigns | < Marketing
SEO | search engine optimisation; organic search; search optimisation; website optimisation for search; =SEO; off-page SEO; SEO optimisation; SEO strategy; SEO best practices; SEO copy; SEO techniques; SEO analysis; SEO principles; search engine optimisation (SEO); SEO executive; SEO campaigns; SEO manager; SEO content; onsite SEO; SEO experience | < Digital marketing | ~ PPC
Technical SEO | SEO audits; site audits for SEO; crawlability; schema markup | < SEO
Keyword research | keyword analysis; keyword planning | < SEO
Link building | backlinks; backlink building | < SEO
Local SEO | Google Business Profile; Google My Business | < SEO
On-page optimisation | on-page SEO; meta tags; metadata optimisation; content optimisation for search | < SEO
SEO tools [tool] | < SEO
BrightEdge [tool] | < SEO tools
Searchmetrics [tool] | < SEO tools
Sistrix [tool] | < SEO tools
DeepCrawl [tool] | < SEO tools
SE Ranking [tool] | < SEO tools
SpyFu [tool] | < SEO tools
SEOmonitor [tool] | < SEO tools
AccuRanker [tool] | < SEO tools
Botify [tool] | < SEO tools
SEMrush [tool] | < SEO tools
Ahrefs [tool] | < SEO tools
Moz [tool] | Moz?; Moz Pro | < SEO tools
Screaming Frog [tool] | < SEO tools
Majestic SEO [tool] | < SEO tools
Google Search Console [tool] | Search Console; Google Webmaster Tools | < SEO tools
Yoast [tool] | Yoast SEO | ~ SEO tools; SEO
BuzzSumo [tool] | ~ SEO tools; Content marketing
Google Keyword Planner [tool] | < SEO tools
PPC | pay per click; paid search; =SEM?; SEA?; paid search campaigns; paid search advertising; search advertising; paid search marketing; =PPC; PPC campaigns; PPC management; PPC advertising; PPC executive; PPC strategy; PPC accounts; display and PPC; PPC manager; PPC ads | < Digital marketing; Online advertising | ~ SEO
Search engine marketing | search marketing | ~ PPC; SEO
Google Shopping [tool] | < PPC
Amazon Advertising [tool] | Amazon Ads; Amazon PPC | < PPC | ~ Google Ads
Google Ads [tool] | Google AdWords; AdWords; Google Ads campaigns; Google Ads Editor; Google Ads certified; Google Adwords certified; YouTube Ads; Google Ads certification; Google Grants | < PPC
Marin Software [tool] | < PPC | ~ Google Ads
Skai [tool] | Kenshoo | < PPC | ~ Google Ads
Yahoo Gemini [tool] | < PPC | ~ Google Ads
Bing Ads [tool] | Microsoft Advertising; Microsoft Ads | < PPC | ~ Google Ads
Google AdSense [tool] | AdSense | ~ Google Ads; Online advertising
Search Ads 360 [tool] | SA360; DoubleClick Search | < PPC | ~ Google Ads
Google Merchant Centre [tool] | ~ Google Shopping; Google Ads
Online advertising | digital advertising; online ads; web advertising; advertising technology; internet advertising; mobile advertising; native advertising; video advertising; online display; advertising platforms; online advertising campaigns | < Advertising; Digital marketing
Paid media | paid advertising; paid campaigns; biddable media; paid marketing; paid channels; paid media campaigns; paid ads | < Online advertising
Retargeting | remarketing; retargeting campaigns | < Online advertising
Display advertising | display ads; banner advertising; display campaigns; banner ads | < Online advertising
Programmatic advertising | programmatic; programmatic buying; programmatic media; real-time bidding; =RTB; header bidding; programmatic display; demand side platforms | < Online advertising
Ad operations | ad ops; ad serving; ad trafficking; ad tech; ad servers | < Online advertising
DV360 [tool] | < Online advertising
The Trade Desk [tool] | =The Trade Desk; The Trade Desk? | < Online advertising
Google Ad Manager [tool] | < Online advertising
Campaign Manager 360 [tool] | < Online advertising
DoubleClick [tool] | DoubleClick Campaign Manager | < Online advertising
Social media advertising | paid social; paid social media; social ads; social media ads; social advertising; paid social campaigns; paid social advertising; social media paid | < Social media marketing; Online advertising
Facebook Ads [tool] | Meta Ads; Facebook Ads Manager; Meta Ads Manager; Instagram Ads; Facebook advertising | < Social media advertising
LinkedIn Ads [tool] | < Social media advertising
TikTok Ads [tool] | < Social media advertising
Twitter Ads [tool] | < Social media advertising
Pinterest Ads [tool] | < Social media advertising
Meta Business Suite [tool] | < Social media advertising
Social media | social media platforms; social media channels; social networks; social media skills; social networking; social platforms; social media accounts; social media use; social media sites; social media knowledge; social-media; social media pages; managing social media; social media updates; social media experience; social networking sites
Instagram [tool] | Facebook, Instagram | < Social media
Facebook [tool] | Facebook?; Facebook, Twitter; Facebook pages | < Social media
Twitter [tool] | Twitter?; Twitter/X | < Social media
LinkedIn [tool] | LinkedIn?; LinkedIn page; LinkedIn pages; LinkedIn company page; LinkedIn post; LinkedIn posts; LinkedIn content; LinkedIn account; LinkedIn followers; LinkedIn marketing; LinkedIn campaigns | < Social media
TikTok [tool] | < Social media
Pinterest [tool] | < Social media
YouTube [tool] | YouTube? | < Social media
Snapchat [tool] | < Social media
Reddit [tool] | Reddit? | < Social media
Tumblr [tool] | < Social media
WeChat [tool] | < Social media
Social media marketing | social media management; social media campaigns; social media manager; social media executive; organic social; social campaigns; managing social media accounts; social media advertising and marketing; social media scheduling; social media community management; social media optimisation; social media coordination; social media engagement; social media activity; social media analytics; social media calendar; social media marketing campaigns; social media monitoring; social media reporting; social media presence management; social media promotion; social media copy; managing social media channels; social media plan; social media content planning; social media campaign management; social media marketing strategy; organic social media; social media marketing skills; social content creation; social media outreach; social media growth; running social media | < Digital marketing; Social media
Social media strategy | social strategy; social media planning | < Social media marketing
Social media content | social content; social media posts; creating social media content; social media content creation; posting on social media; content for social media | < Social media marketing; Content marketing
Social media tools [tool] | social media scheduling tools; social media management tools | < Social media marketing
Meta Creator Studio [tool] | < Social media tools
Falcon.io [tool] | < Social media tools
Planable [tool] | < Social media tools
Loomly [tool] | < Social media tools
Sendible [tool] | < Social media tools
Crowdfire [tool] | < Social media tools
Iconosquare [tool] | < Social media tools
SocialBakers [tool] | < Social media tools
ContentCal [tool] | < Social media tools
Salesforce Social Studio [tool] | < Social media tools
Facebook Insights [tool] | < Social media tools
Twitter Analytics [tool] | < Social media tools
Hootsuite [tool] | HootSuite Pro | < Social media tools
Buffer [tool] | Buffer? | < Social media tools
Sprout Social [tool] | < Social media tools
Brandwatch [tool] | < Social listening | ~ Social media tools
Sprinklr [tool] | < Social media tools
Social listening | social listening; social listening tools | ~ Social media tools; Social media marketing
TweetDeck [tool] | < Social media tools
Later [tool] | =Later??; Later.com | < Social media tools
Agorapulse [tool] | < Social media tools
Talkwalker [tool] | < Social listening | ~ Social media tools; Brandwatch
Community management | forum moderation; online moderation; online community; community manager; community engagement online; community building; online community management; community moderation; building communities; community growth; forum management; managing online communities; managing communities; engaging communities; brand community; community development online
Content moderation | moderating content; moderation of content; comment moderation; trust and safety moderation | ~ Community management
Online reputation management | online reviews; managing online reviews; review management | ~ Community management
Discord [tool] | Discord?; Discord community | ~ Community management
Trustpilot [tool] | ~ Online reputation management
Influencer marketing | blogger outreach; influencer campaigns; influencer outreach; influencer management; influencer engagement; influencer relations; influencer partnerships; working with influencers; influencer relationships; influencer collaborations; influencer strategy | < Digital marketing
Brand ambassador programmes | brand ambassadors; ambassador programmes | < Influencer marketing
Content marketing | inbound marketing; content marketing strategy; branded content; content marketer; content executive; content production and strategy; multimedia content; content distribution; content generation; developing content; content campaigns; creation of content; content ideas; marketing content; content ideation; content marketing campaigns; online content creation; creative content; write content; produce content; generating content; content syndication; content creation skills; creating engaging content; visual content; digital content strategy; original content; content specialist; SEO content creation; content repurposing; writing marketing content | < Marketing
User-generated content | =UGC; UGC campaigns; user generated content | < Content marketing
Content strategy | content planning; content plans; content strategies; content strategist | < Content marketing
Content calendars | content calendar; editorial calendar; editorial planning | < Content marketing
Content creation | creating content; create content; content creator; producing content; content production; digital content creation; content development | < Content marketing
E-mail marketing | email campaigns; email newsletters; mailshots; CRM campaigns; email automation; eshots; email blasts; email marketing campaigns; e-newsletters and campaigns; email marketing software; email marketing strategy; email marketing automation; email marketing tools; e-mailers; retention marketing; email mailers; mailers | < Digital marketing
E-mail marketing platforms [tool] | < E-mail marketing
Customer.io [tool] | < E-mail marketing platforms
Ometria [tool] | < E-mail marketing platforms
Adestra [tool] | < E-mail marketing platforms
Communicator email [tool] | < E-mail marketing platforms
Silverpop [tool] | < E-mail marketing platforms
Litmus email [tool] | ~ E-mail marketing platforms
Bronto [tool] | < E-mail marketing platforms
Cheetah Digital [tool] | < E-mail marketing platforms
Selligent [tool] | < E-mail marketing platforms
AWeber [tool] | < E-mail marketing platforms
ConvertKit [tool] | < E-mail marketing platforms
Salesforce Marketing Cloud [tool] | ExactTarget; =SFMC | < E-mail marketing platforms | ~ Marketing automation
MoEngage [tool] | < E-mail marketing platforms
Mailchimp [tool] | Mail Chimp | < E-mail marketing platforms
dotdigital [tool] | Dot Digital; Dotmailer | < E-mail marketing platforms
Klaviyo [tool] | < E-mail marketing platforms
Campaign Monitor [tool] | < E-mail marketing platforms
Constant Contact [tool] | =Constant Contact; Constant Contact? | < E-mail marketing platforms
Braze [tool] | < E-mail marketing platforms
Iterable [tool] | < E-mail marketing platforms
SendGrid [tool] | ~ E-mail marketing platforms
Brevo [tool] | Sendinblue | < E-mail marketing platforms
Emarsys [tool] | < E-mail marketing platforms
GetResponse [tool] | < E-mail marketing platforms
ActiveCampaign [tool] | < E-mail marketing platforms
Responsys [tool] | < E-mail marketing platforms
Adobe Campaign [tool] | < E-mail marketing platforms
Marketing automation | automated campaigns; automated marketing workflows; marketing automation tools; marketing automation platforms; marketing automation software; marketing automation systems; automated marketing; automation campaigns; marketing automation strategy; automation workflows | < Digital marketing
Lead scoring | scoring leads | ~ Marketing automation
Customer data platforms [tool] | customer data platform; =CDP?; Segment CDP | ~ Marketing automation
HubSpot [tool] | Hub Spot; HubSpot CRM; HubSpot Marketing; HubSpot certified | < CRM | ~ Marketing automation
Marketo [tool] | Adobe Marketo; Marketo Engage | < Marketing automation
Pardot [tool] | Salesforce Pardot | < Marketing automation
Eloqua [tool] | Oracle Eloqua | < Marketing automation
Infusionsoft [tool] | < Marketing automation
Zapier [tool] | ~ Marketing automation; Power Automate
Act-On [tool] | Act-On? | < Marketing automation
Bloomreach [tool] | < Marketing automation
Tealium [tool] | < Tag management | ~ Customer data platforms
Web analytics | website analytics; website traffic analysis; website performance analysis; traffic analysis; website metrics; web traffic analysis; digital analytics tools; analytics tools; web analytics tools; site analytics; analytics reporting; web metrics; web analysis; analytics platforms; social analytics; online analytics; tracking and analytics; web statistics | < Digital marketing | ~ Data analysis
Tag management | tracking tags; UTM tracking; UTM parameters; conversion tracking; tracking pixels; Facebook Pixel | < Web analytics
Matomo [tool] | Piwik | < Web analytics | ~ Adobe Analytics
WebTrends [tool] | < Web analytics | ~ Adobe Analytics
Similarweb [tool] | ~ Web analytics; Competitor analysis
Chartbeat [tool] | < Web analytics | ~ Adobe Analytics
ComScore [tool] | < Web analytics | ~ Adobe Analytics
Google Analytics [tool] | GA4; =GA4; =GA?; Google Analytics 4; Universal Analytics; Google Analytics certified; Google Analytics 360; Google Analytics certification; Google Analytics individual qualification | < Web analytics | ~ Adobe Analytics
Google Tag Manager [tool] | GTM tags; Tag Manager; tagging websites; pixel tracking; tag implementation; web tracking | < Tag management
Adobe Launch [tool] | < Tag management | ~ Google Tag Manager
Adobe Analytics [tool] | Omniture; SiteCatalyst; Adobe Marketing Cloud; Adobe Experience Cloud; Adobe Experience Platform; Adobe SiteCatalyst | < Web analytics | ~ Google Analytics
AT Internet [tool] | < Web analytics | ~ Adobe Analytics
Webtrekk [tool] | < Web analytics | ~ Adobe Analytics
Coremetrics [tool] | < Web analytics | ~ Adobe Analytics
Conversion rate optimisation | =CRO?; conversion optimisation; landing page optimisation; improving conversion rates; conversion rates; improving conversion; website conversion; optimise conversion; on-site optimisation; conversion analysis; sales funnel optimisation; user journey optimisation | < Digital marketing
Heatmap analysis | heatmaps; heat mapping; session recording | < Conversion rate optimisation
Funnel analysis | conversion funnels; funnel optimisation; conversion funnel analysis | < Conversion rate optimisation
Hotjar [tool] | < Conversion rate optimisation
Crazy Egg [tool] | < Conversion rate optimisation
FullStory [tool] | < Conversion rate optimisation
Contentsquare [tool] | < Conversion rate optimisation
Unbounce [tool] | ~ Landing pages; Conversion rate optimisation
Mouseflow [tool] | < Conversion rate optimisation
Growth marketing | growth hacking; growth strategy marketing; growth marketer; growth experiments; growth loops; subscriber growth; customer growth | < Digital marketing
App marketing | < Growth marketing
Guerrilla marketing | ~ Experiential marketing
Product-led growth | ~ Growth marketing; Product marketing
App store optimisation | =ASO | < Growth marketing
Affiliate marketing | affiliate networks; affiliate programme; affiliate management; affiliate campaigns; affiliate partnerships | < Digital marketing
Rakuten Advertising [tool] | Rakuten Marketing | < Affiliate marketing
Awin [tool] | Affiliate Window | < Affiliate marketing
Commission Junction [tool] | < Affiliate marketing
Advertising | Advertising?; advertising strategy; advertising agency; advertising production; creative advertising; creating adverts; advertising account management; placing adverts; advertising creative; advert creation; advertising management; placing advertisements; local advertising; advertising media; advertising and promotion | < Marketing
Above-the-line advertising | above the line; =ATL; ATL campaigns | < Advertising
Out-of-home advertising | outdoor advertising; =OOH; =DOOH; billboard advertising; out of home | < Advertising
TV advertising | television advertising; TV commercials; TV campaigns | < Advertising
Radio advertising | < Advertising
Print advertising | press advertising; press ads; magazine advertising; newspaper advertising | < Advertising
Advertising copy | writing adverts; writing advertisements | < Copywriting; Advertising
Media buying | media planning and buying; media buyer; media planner; media agency; media campaigns; media strategy; media spend; media scheduling; TV buying; planning and buying; media trading; buying media; media negotiations; media budgets; media inventory; media management advertising; cross media | < Advertising
Media planning | media plans; planning media; audience planning | < Media buying
Nielsen [tool] | ~ Market research; Media planning
Direct marketing | direct response; direct response marketing; loyalty marketing; customer marketing; response marketing; customer retention marketing | < Marketing
Direct mail | direct mailing; direct mailers; direct mail marketing; mailing campaigns | < Direct marketing
Leaflet distribution | leafleting; leaflet drops; door drops | ~ Direct marketing
Database marketing | marketing databases; mailing lists | < Direct marketing
Brand management | rebrand; brand marketing; branding; brand manager; brand building; brand communication; brand design and strategy; brand identity management; brand equity; brand engagement; brand marketing campaigns; brand campaigns; brand values; brand management experience; brand creation; brand promotion; global brands; brand image; brand launch; brand story; brand health; brand growth; brand architecture; brand storytelling; brand ownership; branding strategy; building brands; consumer brands; brand research; brand vision; brand tracking; brand management skills; corporate brand; brand reputation; brand plans; brand perception; luxury brands; company brand; branding guidelines; brand analysis; managing brands | < Marketing
Brand strategy | brand planning; brand positioning; brand development | < Brand management
Brand awareness | raising brand awareness; building brand awareness; increasing brand awareness | < Brand management
Rebranding | rebrand projects; brand refresh | < Brand management
Product marketing | product marketing manager; product launch management; product promotion; marketing products; marketing of products; product marketing materials; product launch strategy; product marketing experience; product communications; product marketing strategy; product benefits messaging; product proposition; market launch; product advertising; B2B product marketing | < Marketing | ~ Product management
Product launches | product launch; launching new products; launch planning; launch campaigns; launch plans; new product launches; launching products; launch management | ~ Product marketing; Product management
Sales enablement | sales collateral; battlecards; sales support materials; sales tools development | ~ Product marketing
B2B marketing | business-to-business marketing; B2B campaigns; B2B marketing strategies; B2B marketing experience; B2B lead generation; B2B communications; B2B technology marketing; B2B content | < Marketing; Working in business-to-business
Working in business-to-business | =B2B; B2B environment; B2B industry; B2B market; B2B markets; B2B sector; business to business; B2B experience; B2B background
Account-based marketing | =ABM; ABM campaigns; account based marketing | < B2B marketing
B2C marketing | consumer marketing; B2C campaigns; retail marketing; category marketing; customer marketing FMCG | < Marketing; Working in business-to-consumer
Working in business-to-consumer | =B2C; B2C environment; B2C market; B2C sector; business-to-consumer; business to consumer; B2C experience
Direct-to-consumer marketing | D2C; =DTC; direct to consumer; D2C marketing; DTC marketing | < B2C marketing
Shopper marketing | in-store marketing; point of sale materials; =POSM; in-store promotions; shopper activation; Promotions in store; promotional displays | < B2C marketing
Trade marketing | channel marketing; trade promotions | < Marketing | ~ Shopper marketing; B2C marketing
FMCG marketing | consumer goods marketing | < B2C marketing
Market research | research into markets; market researcher; market insight; market research analysis; customer research; market data?; market studies; market knowledge analysis; competitive research; trend analysis markets; market evaluation; market research reports; primary research; audience research; target audience research; market and competitor analysis; market mapping; marketing research; research agency; analysing market trends; brand tracking research; insight research; market sizing; market opportunities; product research; commercial insight research; market research skills; market and customer insight; market reports; research and insight; market information; business research; conducting market research; market landscape; market research methodologies; market monitoring
Competitor analysis | competitive analysis; competitor research; competitive intelligence; competitor monitoring; competitor benchmarking; competitor intelligence | < Market research
Consumer insight | customer insight; consumer insights; consumer research; audience insight; consumer behaviour | < Market research
Market analysis | market trends; market intelligence; market trend analysis; market data analysis; market research and analysis | < Market research
Market Research Society qualification [licence] | MRS qualification; =MRS? | < Market research
Mystery shopping | mystery shopper | ~ Market research
Mintel [tool] | < Market research
Kantar [tool] | < Market research
Euromonitor [tool] | < Market research
YouGov [tool] | < Market research
Marketing analytics | marketing measurement; marketing data; marketing effectiveness; marketing performance; marketing analysis; marketing metrics; marketing reports; marketing reporting; marketing performance analysis; marketing data analysis; marketing KPIs; marketing analyst; marketing insights; measuring marketing; marketing dashboards; marketing evaluation | < Marketing; Data analysis
Attribution modelling | marketing attribution; multi-touch attribution; attribution models | < Marketing analytics
Customer lifetime value | =CLV; =LTV; lifetime value analysis | < Marketing analytics
Return on investment analysis | marketing ROI; ROI analysis; ROI tracking; measuring ROI; =ROAS; return on ad spend; campaign ROI; return on marketing investment | < Marketing analytics
Marketing mix modelling | =MMM; econometrics for marketing | < Marketing analytics; Econometrics
Campaign analysis | campaign reporting; campaign analytics; analysing campaigns; campaign performance | < Marketing analytics; Campaign management
Experiential marketing | sampling campaigns; brand experiences; brand activations; experiential | < Marketing
Sponsorship | sponsorship management; corporate sponsorship; sponsorships; sponsor relations; sponsorship deals; sponsorship acquisition; sponsor management; sponsorship proposals; rights management sponsorship; securing sponsorship; event sponsorship; sponsorship packages; Sponsorship? | ~ Fundraising
Sports marketing | sports sponsorship | < Marketing | ~ Sponsorship
Fundraising | raising funds; raise funds; fund raising; fundraising campaigns; fundraiser; fundraising strategy; grant fundraising; charity fundraising; digital fundraising; fundraising events management; events fundraising; fundraising skills; telephone fundraising; direct debit fundraising; face-to-face fundraising; street fundraising; statutory fundraising; fundraising activities; relationship fundraising; Institute of Fundraising; fundraising database; high net worth fundraising; fundraising regulations; fundraising experience
Grant writing | grant applications; funding applications; writing grant applications; grant proposals; funding bids; grant proposal writing; writing funding applications; applying for funding; funding proposals; bid writing for charities | < Fundraising
Grant management | grants management; grant administration; grant reporting | ~ Fundraising
Grant making | awarding grants; making grants; grantmaking; grant-making | ~ Grant management
Major donor fundraising | major donors; major gifts; high-value giving; philanthropy | < Fundraising
Individual giving | regular giving; donor acquisition; supporter acquisition | < Fundraising
Corporate fundraising | corporate partnerships; corporate giving | < Fundraising
Trusts and foundations fundraising | trusts and foundations; trust fundraising | < Fundraising
Community fundraising | charity events fundraising | < Fundraising
Legacy fundraising | legacy giving; gifts in wills | < Fundraising
Donor stewardship | donor relations; donor care; supporter care; donor engagement; donor retention; donor management; supporter engagement | < Fundraising
Gift Aid | ~ Fundraising
Capital appeals | capital campaigns; capital appeal | < Fundraising
Income generation | generating income | ~ Fundraising
Prospect research | prospect researcher | < Fundraising
Raiser's Edge [tool] | =Raisers Edge | < CRM | ~ Fundraising
Donorfy [tool] | donorfy | < CRM | ~ Fundraising
JustGiving [tool] | ~ Fundraising
E-commerce | ecommerce; online retail; online trading; selling online; webshop; online shop; online sales; ecommerce manager; e-commerce platforms; e-commerce management; e-commerce websites; e-commerce executive; e-business; e-commerce trading; e-tail; e-commerce site; e-tailing; e-commerce solutions; commerce systems; digital commerce; e commerce marketing; e-retail
Online marketplaces | online marketplace; marketplace management; Amazon Marketplace; selling on marketplaces; Marketplace selling | < E-commerce
Product listings | listing products; online product listings; product uploads; listing products online; product data entry online | ~ E-commerce
Online merchandising | e-merchandising; digital merchandising | < E-commerce; Merchandising
Omnichannel retail | omni-channel retail; multi-channel retail; omnichannel? | < E-commerce
eBay [tool] | < E-commerce
Etsy [tool] | < E-commerce
Amazon Seller Central [tool] | Seller Central | < E-commerce
Amazon Vendor Central [tool] | Vendor Central | < E-commerce
Amazon FBA [tool] | < E-commerce
ChannelAdvisor [tool] | < E-commerce
Linnworks [tool] | < E-commerce
Case study writing | writing case studies; customer case studies | < Content writing
`;
