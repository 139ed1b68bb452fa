export const charity = `
Charity work | charity sector experience; third sector experience; voluntary sector experience; charity experience; not-for-profit experience; working in the voluntary sector; working in the third sector; voluntary and community sector
Challenge events | sponsored events | < Fundraising
Door to door fundraising | < Fundraising
Private site fundraising | private sites fundraising; private site fundraiser | < Fundraising | ~ Door to door fundraising
Crowdfunding | Crowdfunding?; online giving | ~ Fundraising
Institutional funding | EU funding; DFID funding; FCDO funding; USAID; European Social Fund; =ESF
National Lottery funding | Reaching Communities; Awards for All; Big Lottery Fund; National Lottery Community Fund; Heritage Fund
Arts Council funding | Arts Council England
Code of Fundraising Practice | Fundraising Regulator; Fundraising Regulator's code
Charity law
Charity finance | charity accounting; charity accounts
Charities SORP | =SORP; charity SORP; charities SORP; statement of recommended practice | < Charity finance
Restricted funds | restricted fund accounting; restricted and unrestricted funds; restricted funding | < Charity finance
Volunteer management | volunteer coordination; managing volunteers; volunteer manager; supporting volunteers; volunteer coordinator; recruiting volunteers; volunteer recruitment; supervising volunteers; coordinating volunteers; working with volunteers; volunteer engagement; volunteer programmes; training volunteers; volunteer support; volunteering programmes; recruitment of volunteers; management of volunteers; volunteer development; volunteer supervision
Volunteering | Volunteering?; voluntary work; volunteer work; volunteered at; voluntary experience; volunteering experience
Community development | community organising; community capacity building; community empowerment; community development worker; community work; community development work; community sector
Community engagement | community outreach; community involvement; community projects; engaging with communities; engaging the community; engaging local communities; community engagement work; engagement with communities | ~ Community development; Community liaison
Asset-based community development | =ABCD?; asset based approaches
Community cohesion | social cohesion; integration of communities
Befriending | befriending service; befriender; companionship visits
Peer support | peer support worker; peer mentor; peer worker; lived experience work
Self-help groups | support groups; facilitating support groups
Policy advocacy | influencing policy
International development | international development sector; overseas aid; development programmes overseas; developing countries
Humanitarian aid | humanitarian relief; disaster relief; emergency response in humanitarian settings; humanitarian response; aid work
Sphere standards | core humanitarian standard
WASH programmes | water, sanitation and hygiene
Livelihoods programmes | food security programmes; cash transfer programming
Refugee support | refugee and asylum seeker support; asylum seekers?; refugees?; supporting refugees; refugee resettlement; migrant support; Refugee and asylum support; asylum support; refugee integration; refugees and asylum seekers; resettlement of refugees
Modern slavery support | human trafficking; trafficking survivors; National Referral Mechanism
Modern slavery compliance | Modern Slavery Act; modern slavery | ~ Modern slavery support
No recourse to public funds | =NRPF
Homelessness support | homelessness services; homelessness prevention; supporting homeless people; homeless people; rough sleepers; rough sleeping; hostel work; homelessness; working with homeless people
Housing First | < Homelessness support
Move-on support | move-on accommodation; resettlement support; resettlement worker
Tenancy sustainment | sustaining tenancies; sustain tenancies; sustain their tenancies | ~ Floating support; Move-on support; Tenancy management
Floating support | tenancy support; housing related support; housing support; visiting support
Foodbank work | food bank; foodbank; food redistribution; food parcels
Welfare benefits advice | welfare rights; benefits advice; welfare benefits; welfare rights advice; benefit entitlement; welfare benefits system; income maximisation
Benefit claims processing | benefit claims; Universal Credit; Universal Credit claims; benefits system; processing benefit claims; processing claims for benefits | ~ Welfare benefits advice; Benefits assessment; Housing benefit
Money advice | money management support; budgeting support; financial inclusion; financial capability; money guidance
Generalist advice work | Citizens Advice; advice worker; advice and guidance; advice services; advice work; drop-in advice; advice sessions
AdvicePro [tool] | < Charity case management software
Casebook [tool] | =Casebook; Casebook?; Casebook citizens advice | < Charity case management software
Charity case management software [tool] | charity database; case management software for charities
Lamplight [tool] | =Lamplight; Lamplight? | < Charity case management software
In-Form [tool] | =In-Form; Inform CRM homelessness | < Charity case management software
Charitylog [tool] | < Charity case management software
Views database [tool] | < Charity case management software
Upshot [tool] | Upshot? | < Charity case management software
Charity retail | charity shop; charity shop work; charity shop manager; donated goods; sorting donations; Gift Aid sign-up
Payroll giving | workplace giving | < Fundraising
Impact reporting | social impact; outcomes reporting; social value reporting; outcomes framework
Social enterprise | community interest company; social entrepreneurship
Social value | social value act; social return on investment; =SROI; community benefits in contracts
Faith-based work | faith groups; faith communities; interfaith work
Heritage volunteering | heritage engagement; heritage projects community
Temporary accommodation
Move-on
St Mungo's
Advice and guidance casework | advice and information; casework?; generalist advice; information and advice; advice quality standard; universal credit advice; NVQ in advice and guidance
IAG level 3 | ~ Advice and guidance casework
Welfare reform | ~ Advice and guidance casework
IAG qualification | ~ Advice and guidance casework
Careers IAG | ~ Advice and guidance casework
Social isolation | ~ Befriending
Reducing isolation | ~ Befriending
Loneliness | ~ Befriending
Wellbeing calls | ~ Befriending
Pastoral visiting | ~ Befriending
Social interaction | ~ Befriending
Providing companionship | ~ Befriending
Emotional and practical support | practical and emotional support | ~ Befriending
Neighbourhood development | ~ Community development
Community organisations | ~ Community development
Capacity building | ~ Community development
Voluntary sector | ~ Charity work
Community liaison | ~ Community development
Community partnerships | ~ Community development
Voluntary sector organisations | ~ Charity work
Community resilience | ~ Community development
Voluntary and statutory | statutory and voluntary sector
Statutory and voluntary agencies
Voluntary agencies | ~ Charity work
Migrants | Migrants? | ~ Refugee support
Humanitarian | ~ Humanitarian aid
`;
