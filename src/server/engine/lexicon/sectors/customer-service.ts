/** Looking after customers: contact centres, complaints, cash and front-of-house work. */
export const customerService = `
Customer service | customer needs?; customer issues?; customer concerns?; customer questions?; client care; dealing with the public; working with the public; serving customers; public-facing work; customer services; customer care; customer service skills; customer service experience; customer service excellence; customer-facing; customer facing role; customer assistance; customer service advisor; customer service representative; customer service assistant; customer service executive; delivering excellent customer service; outstanding customer service; exceptional customer service; providing customer service; customer relations; great customer service; customer service agent; customer service techniques; helping customers; assisting customers; first class customer service; world class customer service; customer service administration; high level of customer service; high standard of customer service; face-to-face customer service; customer contact; dealing with customers; customer handling; customer interaction; serve customers; deal with customers; customer service operations; customer liaison; customer service support; customer assistant; assist customers; customer advice; service to customers; interacting with customers; front line customer service; frontline service; welcomed customers; welcoming customers; greeted customers; assisted customers; served customers; client-facing; client-facing role; customer-facing environment; customer engagement | ~ Customer experience
After-sales service | after-sales support; aftersales; post-sales support | < Customer service
Guest services | guest service; guest experience; looking after guests | < Customer service
Consumer law | consumer rights; Consumer Rights Act; consumer protection law; Consumer Credit Act; consumer protection | ~ Consumer law advice
First-contact resolution | first call resolution; first-time resolution | < Customer service
Accessible customer service | supporting disabled customers; accessibility for customers | < Customer service
Customer support | customer support specialist; customer support skills; online customer support; supporting customers; customer support experience; customer support agent; product support; technical customer service; customer support systems; customer support team; customer helpdesk | < Customer service
E-mail support | answering customer e-mails; e-mail queries; customer e-mails | < Customer support
Customer experience | =CX; guest satisfaction; customer satisfaction; customer experience management; customer delight; customer feedback; customer experience strategy; customer journey improvement; improving customer experience; end-to-end customer journey; customer experience improvement; improving customer satisfaction; customer-experience; customer satisfaction levels; customer satisfaction improvement; customer feedback analysis | ~ Customer service
Net promoter score | =NPS; NPS scores | ~ Customer experience
Customer satisfaction surveys | =CSAT; client satisfaction surveys; customer feedback surveys; voice of the customer | ~ Customer experience
Complaint handling | customer escalations; resolving customer issues; handling complaints; complaint resolution; complaints handling; dealing with complaints; resolving complaints; customer complaints; complaints management; resolve complaints; handling customer complaints; customer complaint handling; resolving customer complaints; escalation handling; dispute handling; customer complaint resolution; investigating complaints; handle complaints; complaints investigation; deal with complaints; complaints procedure; managing complaints; dealing with customer complaints; responding to complaints | < Customer service
Escalation management | managing escalations; handling escalations; escalated calls; escalated complaints | ~ Complaint handling
Service recovery | < Complaint handling
Handling difficult customers | difficult customers; dealing with difficult customers; challenging customers; angry customers | < Complaint handling; Conflict resolution
Enquiry handling | customer queries; dealing with queries; resolving queries; query resolution; responding to queries; answering queries; client queries; customer inquiries; query handling; enquiries handling; customer enquiries; dealing with enquiries; handling enquiries; answering enquiries; handling queries; responding to enquiries; client enquiries; dealing with customer enquiries; respond to enquiries; general enquiries; deal with enquiries; handling customer enquiries; inbound enquiries; incoming enquiries; handle enquiries; handling customer queries; public enquiries; enquiry management; managing enquiries; sales enquiries; product enquiries; web enquiries; student enquiries; patient enquiries | < Customer service
Contact centre work | call center; call handler; contact centre; call centre experience; contact centre experience; call centre environment; call centre agent; call centre operations; inbound call centre; contact centre environment; customer contact centre; call centre advisor; contact centre agent; omni-channel contact centre; call centre customer service; contact centre advisor; customer service call centre; contact centre systems | < Customer service; Telephone skills
Inbound calls | inbound call handling; inbound customer calls; answering inbound calls; incoming customer calls; taking inbound calls | < Telephone skills | ~ Contact centre work
Emergency call handling | 999 call handling; NHS 111 call handling | < Contact centre work
Helpline work | telephone helpline; crisis helpline; advice line | ~ Contact centre work
Contact centre management | call centre management; contact centre manager; call centre manager; call centre supervision; contact centre operations; contact centre team leader; call centre team leader; workforce planning in contact centres; resource planning contact centre; real-time management; call centre leadership; contact centre leadership | < Contact centre work; Team leadership
Call quality monitoring | call monitoring; call quality; call listening; call coaching | ~ Contact centre management; Contact centre work
Workforce management | =WFM; WFM; workforce management software; call forecasting; resource planning in contact centres; NICE WFM; Aspect WFM | ~ Contact centre management; Contact centre planning
Interactive voice response [tool] | =IVR; IVR systems | ~ VoIP
Automatic call distribution [tool] | =ACD?; automatic call distributor | ~ Interactive voice response
Service level management in contact centres | average handling time; =AHT; call answering targets | ~ Contact centre management; Contact centre work
Verint [tool] | ~ Workforce management; Call quality monitoring
Live chat | webchat; chat support; live chat support; chat-based support; live chats; online chat; live web chat; chat agent | < Customer support
Chat and messaging support | messaging channels; WhatsApp Business; instant messaging support | < Live chat
Intercom [tool] | =Intercom? | ~ Live chat
LivePerson [tool] | ~ Live chat
Help desk software [tool] | Salesforce Desk; customer support software | < Ticketing systems
Zoho Desk [tool] | < Help desk software
Desk.com [tool] | < Help desk software
Gorgias [tool] | < Help desk software
Kayako [tool] | < Help desk software
LiveAgent [tool] | < Help desk software
Front (customer messages) [tool] | Front app; Frontapp | < Help desk software
HappyFox [tool] | < Help desk software
Freshworks [tool] | < Help desk software | ~ Freshdesk
Dixa [tool] | < Help desk software
Kustomer [tool] | < Help desk software
ZenDesk Guide [tool] | < Zendesk
Cash handling | cashiering; cashier experience; counting money; handling cash; cash management in store; cash register; cash handling experience; handling money; money handling; cash control; cash reconciliation at till; cash till; cash register operation; cash and card payments; till handling; handling payments; handle cash; cash transactions; banking cash; cash counting; cash-handling; cash handling skills; cash register systems; cash desk; cash processing; cash procedures; operating cash register; cash up; accurate cash handling; handled cash; cash payments; operate cash register; cash flow at till; operated a cash register; cash registers; balanced cash
Till operation | operating tills; till work; till operating; using tills; till experience; checkout operation; operating a till; till systems operation | < Cash handling
Taking payments | payment taking; taking card payments; card payments; processing card payments; payment processing at the till | ~ Cash handling
Cashing up | till reconciliation; balancing tills; float management; daily banking; cash reconciliation at close; Balance the till; till balancing | < Cash handling
Product knowledge | product information; knowledge of products; in-depth product knowledge; product expertise; product demonstrations to customers; advising on products; products and services knowledge; give product advice; recommend products; product knowledge training; product guidance; customer product advice; knowledge of the product; product features and benefits; learning product knowledge
Product advice | advising customers; product guidance to customers | < Product knowledge
Returns and refunds | =RMA; returns processing; processing returns; exchanges and refunds; processing refunds; returns and exchanges; refunds and exchanges; customer returns; returns handling; handling returns; returns management; product returns; returns process; refund processing; exchanges and returns; process returns; stock returns; returns and refunds processing; process refunds; returns administration; Refunds and returns | ~ Customer service
Chargebacks | chargeback; handling chargebacks; chargeback disputes | ~ Returns and refunds; Merchant acquiring
Warranty administration | warranty claims; warranty processing; warranty management; warranty claim processing | ~ Returns and refunds
Booking and reservations | booking system use; taking bookings; reservation systems; managing bookings; handling reservations; taking reservations; reservation management; making reservations; booking administration; booking management; processing bookings; making bookings; booking coordination; hotel reservations; guest reservations; reservations agent; online bookings; online booking systems; table reservations; handling bookings; managing reservations; booking process; confirm bookings; reservations handling; process bookings; booking software; travel reservations; managing the booking system; restaurant bookings; booking enquiries; customer bookings; event bookings
Ticket sales | ticketing sales; ticket office; selling tickets; ticket selling; ticketing for events; ticket issuing; admissions and ticketing; ticketing and box office; Admission tickets
Box office | box office management; box office systems | < Ticket sales
Spektrix [tool] | ~ Ticket sales
Tessitura [tool] | ~ Ticket sales
Vulnerable customers | supporting vulnerable customers; vulnerable customer support; vulnerable clients; vulnerability in customers; vulnerable customer awareness; fair treatment of customers; vulnerable consumers; customer vulnerability
Treating customers fairly [method] | =TCF; TCF principles | ~ Vulnerable customers; FCA regulation
Consumer Duty [method] | FCA Consumer Duty; the Consumer Duty | ~ Vulnerable customers; FCA regulation
Zendesk [tool] | Zendesk support | < Ticketing systems
Freshdesk [tool] | < Ticketing systems | ~ Zendesk
Help Scout [tool] | < Ticketing systems
Customer loyalty | loyalty programmes; loyalty schemes; customer loyalty programmes; reward programmes; loyalty cards | ~ Customer retention
`;
