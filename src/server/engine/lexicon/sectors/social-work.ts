export const socialWork = `
Social work | social worker?; social work practice; qualified social work; social work intervention; statutory social work; social work qualification; qualified social worker; approved social worker; social work theories; social work experience; practice educator social work; children and families social work
Children's social work | children's social worker; child protection social work; frontline child protection | < Social work | ~ Children's social care
Adult social work | adults social worker; adult social worker | < Social work | ~ Adult social care
Mental health social work | mental health social worker | < Social work; Mental health
Hospital social work | hospital discharge social work; hospital social worker | < Social work
Social work assessment | single assessments; child and family assessments; C&F assessments; social care assessments; strengths based assessment; parenting assessments; =PAMS assessments | < Social work
Care proceedings | court work in social care; court reports in social work; public law outline; =PLO?; care orders; family court proceedings; court statements | ~ Children's social work
Child protection conferences | initial child protection conferences; =ICPC; core groups; core group meetings | < Safeguarding children
Section 47 enquiries | section 47; S47; section 47 investigations | < Safeguarding children
Child in need plans | child in need; children in need; section 17; CIN plans; =CIN? | < Children's social care
Looked after children reviews | LAC reviews; child in care reviews; independent reviewing officer; =IRO? | < Children's social care
Fostering | Fostering?; foster care; foster carers; foster carer recruitment; fostering service; fostering assessments; fostering services; supervising social worker | < Children's social care
Form F assessments | Form F; skills to foster | < Fostering
Special guardianship | special guardianship orders; =SGO?; connected persons assessments | < Children's social care
Kinship care | kinship assessments | < Children's social care
Leaving care | care leavers; leaving care services; pathway plans; pathway planning; care experienced young people; personal advisor leaving care; 16+ service | < Children's social care
Unaccompanied asylum-seeking children | =UASC | < Children's social care
Contact supervision | supervised contact; contact centre for families; family time supervision | < Children's social care
Family group conferencing | family group conference; =FGC? | < Early help
Parenting programmes | parenting courses; parenting skills; parenting support; parent support | < Early help
Triple P | Triple P parenting | < Parenting programmes
Incredible Years | Webster-Stratton | < Parenting programmes
Early help assessment | common assessment framework; CAF assessments; =EHA | < Early help
Team around the family | =TAF?; team around the child; team around the child meetings; TAF meetings | ~ Early help assessment; Early help
Edge of care work | edge of care; family preservation; intensive family support | < Early help
Troubled Families programme | troubled families; supporting families programme | < Early help
Direct work with children | direct work; wishes and feelings work; voice of the child; life story work; life journey work | < Children's social care
Child sexual exploitation | =CSE?; child exploitation; contextual safeguarding; missing children | < Safeguarding children
Child criminal exploitation | county lines; =CCE?; gang exploitation; serious youth violence | < Safeguarding children
MASH | =MASH; multi-agency safeguarding hub; front door service; referral and assessment team | < Safeguarding children
Threshold decisions in social care | thresholds of need; continuum of need | < Children's social care
Working Together to Safeguard Children | Working Together guidance; working together 2018 | < Safeguarding children
Safeguarding enquiries for adults | section 42; section 42 enquiries; adult safeguarding enquiries; making safeguarding personal | < Safeguarding adults
Self-neglect and hoarding | hoarding; self neglect | ~ Safeguarding adults
Financial abuse | ~ Safeguarding adults
Working with vulnerable people | vulnerable people; vulnerable individuals; vulnerable patients; vulnerable groups; vulnerable service users | ~ Safeguarding adults
Working with vulnerable children | vulnerable children; vulnerable young people; disadvantaged young people; disadvantaged children; children at risk | ~ Safeguarding children
Care needs assessment | Care Act assessments; community care assessments; needs-led assessment; assessment of care needs; carers assessments; carer's assessments | < Care Act 2014
Direct payments | self-directed support | < Adult social care
Personal health budgets | personal health budget | ~ Direct payments; Personal budgets
Individual service funds | ~ Direct payments; Personal budgets
Personal budgets | personal budget | ~ Direct payments
Deputyship and appointeeship | appointeeship; deputyship; client financial affairs
Approved mental health work | AMHP duties; Mental Health Act assessments in social care
Transitions to adulthood | preparing for adulthood; transition planning; transitions team
Carer support | support for carers; supporting carers; unpaid carers; young carers; working with carers; families and carers; family carers
Social work supervision | case supervision
Practice educator work | practice educator; practice teaching; PEPS
Newly qualified social worker programme | =ASYE; assessed and supported year in employment; =NQSW
Frontline programme | ~ Newly qualified social worker programme
Step Up to Social Work | ~ Frontline programme; Newly qualified social worker programme
Systemic social work practice | systemic model; Reclaiming Social Work | < Social work
Relationship-based practice | relational practice | ~ Systemic social work practice
Secure accommodation | secure children's homes; secure children's home
Regulation 44 visits | reg 44; regulation 44; regulation 45 | < Residential childcare
Therapeutic care | therapeutic parenting; PACE model | ~ Trauma-informed practice
Attachment theory | attachment-based practice; attachment issues | ~ Attachment disorder; Therapeutic care; Trauma-informed practice
Dyadic developmental psychotherapy | =DDP | ~ Therapeutic care
Adverse childhood experiences | =ACEs; childhood trauma | ~ Trauma-informed practice
Restorative approaches | restorative practice
Restorative justice | restorative justice conferences | ~ Restorative approaches
Sexual violence support | victims of sexual assault; sexual violence; rape crisis; sexual abuse support; survivors of sexual violence; sexual abuse
ISVA | =ISVA; independent sexual violence adviser; independent sexual violence advisor | < Sexual violence support | ~ IDVA
Violence against women and girls | =VAWG | ~ Domestic abuse support
Honour-based abuse | honour based violence
Female genital mutilation | =FGM | ~ Honour-based abuse; Violence against women and girls
Forced marriage | ~ Honour-based abuse; Violence against women and girls
DASH risk assessment | CAADA; SafeLives; DASH RIC | ~ Domestic abuse support
MARAC | =MARAC; multi-agency risk assessment conference | ~ Domestic abuse support
MAPPA | =MAPPA; public protection arrangements | ~ Probation
Liquidlogic [tool] | LiquidLogic Adults; =LCS; Liquidlogic Children's System | < Social care case management systems
Mosaic social care [tool] | Frameworki; Mosaic case management; Framework-i | < Social care case management systems
Gambling harm support | gambling addiction; problem gambling
Safeguarding | safeguarding procedures; safeguarding policies; safeguarding awareness; safeguarding training; safeguarding concerns; safeguarding and promoting the welfare; safeguarding referrals; safeguarding practice; safeguarding legislation; safeguarding issues; safeguarding responsibilities; safeguarding investigations; safeguarding alerts
Protection from abuse | < Safeguarding
Safeguarding adults | adult safeguarding; safeguarding of vulnerable adults; =SOVA; protection of vulnerable adults; =POVA; vulnerable adults; safeguarding vulnerable adults; adult protection; adults at risk; safeguarding of adults; Care Act safeguarding | < Safeguarding
Safeguarding adults and children | safeguarding children and adults; safeguarding of adults and children; safeguarding of children and adults; safeguarding children and vulnerable adults; safeguarding vulnerable adults and children; safeguarding of children and vulnerable adults; adult and child safeguarding; child and adult safeguarding; safeguarding children and adults at risk; safeguarding adults at risk and children; adults and children safeguarding | < Safeguarding adults; Safeguarding children
Safeguarding children | child protection; safeguarding of children; child safeguarding; child protection procedures; safeguarding children and young people; child protection policies; =CP plans; child protection plans; safeguarding and child protection; local safeguarding children board; =LSCB; child protection legislation; child protection and safeguarding | < Safeguarding
Keeping Children Safe in Education | =KCSIE | ~ Safeguarding children
Child abuse | ~ Safeguarding children
CAF | =CAF? | ~ Safeguarding children
Care Act 2014 | Care Act; community care act
Adult social care assessments | < Care Act 2014
Social care legislation | social care law; social work legislation | ~ Care Act 2014; Children's legislation
Community care legislation | < Care Act 2014
Adult social care | adult social services; social care for adults; adult services; adult care; social services; social care sector; social care settings; social care experience | ~ Health and social care
Personalisation agenda | < Adult social care
Children's social care | children and families; children's services; looked after children; =LAC?; children looked after; Children's Act; care proceedings social work; children and family services; =CLA? | < Working with vulnerable children | ~ Youth work
Children in care | < Children's social care
Fostering and adoption | < Children's social care
Children Act 1989 | Children Act 1989 and 2004 | < Children's legislation
Children Act 2004 | < Children's legislation | ~ Children Act 1989
Children and Families Act | Children and Families Act 2014 | < Children's legislation | ~ Children Act 1989; SEND
Children (Leaving Care) Act | < Children's legislation | ~ Leaving care
Children's legislation
Residential childcare | residential support for children; residential childcare worker; children's residential care; children's residential; therapeutic residential care; residential worker; children's residential homes; residential childcare setting
Children's home | children's homes regulations | < Residential childcare
Children and young people's workforce | ~ Residential childcare
Emotional and behavioural difficulties | =EBD | < Social, emotional and mental health support
Social pedagogy | ~ Residential childcare
SEBD | =SEBD | < Social, emotional and mental health support
Early help | family support; early intervention?; family support worker; family support work; early help services; working with families; family work; whole family working; supporting families; support to families
Family engagement | ~ Early help
Think family | ~ Early help
Signs of Safety
Strength-based practice in social work | ~ Signs of Safety
PACE therapeutic parenting | PACE approach; PACE parenting; PACE principles; approaches such as PACE; playfulness, acceptance, curiosity and empathy; dyadic developmental practice | ~ Trauma-informed practice
Trauma-informed practice | trauma informed care; trauma-informed approach; trauma informed; psychologically informed environments; =PIE?; psychologically informed
PTSD | post-traumatic stress disorder; =PTSD; complex trauma; post traumatic stress disorder; working with trauma; supporting people with trauma | ~ Trauma-informed practice; EMDR
Attachment disorder | ~ Trauma-informed practice
Secure base | ~ Attachment theory
Youth justice | youth offending; youth offending team; =YOT; young offenders; youth offending service; youth crime; =YOS | ~ Probation
ASSET plus | < Youth justice
Referral order | < Youth justice
YJB | < Youth justice
Domestic abuse support | domestic violence; domestic abuse; domestic abuse services; survivors of domestic abuse; domestic violence support
Perpetrator programmes | domestic abuse perpetrators; perpetrator programme; perpetrators of domestic abuse | ~ Domestic abuse support
Refuge worker | < Domestic abuse support
IDVA | =IDVA | < Domestic abuse support
DASH | =DASH | ~ DASH risk assessment
Social care case management systems [tool] | social care database
Eclipse social care [tool] | < Social care case management systems
Inform case management [tool] | < Social care case management systems
Oasis case management [tool] | < Social care case management systems
CareFirst [tool] | < Social care case management systems
ContrOCC [tool] | < Social care case management systems
Azeus [tool] | < Social care case management systems
Integrated children's system [tool] | =ICS? | < Social care case management systems
Capita One [tool] | ~ Integrated children's system
CareDirector [tool] | =CareDirector | < Social care case management systems
Charms [tool] | =Charms??; =CHARMS | < Social care case management systems
LAS [tool] | =LAS? | < Social care case management systems
LCS [tool] | < Social care case management systems
AIS [tool] | =AIS? | < Social care case management systems
`;
