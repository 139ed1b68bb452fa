/**
 * English words by how many CVs use them, whatever the trade: counted over public CVs of 24 trades, one form of each word.
 * What is not here is rare, and says the more when a CV and an advertisement share it.
 */
export const commonWords = {
  nearlyAll: `accomplishments accounts administration assisted associate bachelor business certified city clients
communication company completed coordinated created current customer data department design development director
education effective employees ensure experience high implemented improvement including information issues
knowledge level maintained management meetings member microsoft name new office operations orders organization
performance planning prepared problem procedures process product professional program project provided relations
reports requirements responsible sales scheduling science service skills specialist staff state strategic
successfully summary supervisor support system team time training university well work years`,
  most: `ability accurate achieve activities additional analysis analyzed annual applications appropriate areas arts
assigned assistant award based budget building calls center change closing collaborated college compliance
computer conducted consistently consultant contracts control core corporate cost daily database detailed
documentation documents duties efficiency environment equipment established evaluation events excel excellent
executed executive facility financial first focus following functions general generated goals group handling
help highlights identified implementation increase individual industry initiatives internal inventory key lead
leader leadership learning line local maintenance marketing master materials monitored monthly motivated
multiple needed offering operating opportunities organizational participated personal policies position positive
practices presentations proficient promoted purchasing qualifications quality received records related
representative requests research resolve resources results review school senior served set social software
solutions solving specific standards strong tasks technical technology testing tools tracking understanding unit
updated utilized vendors weekly word`,
  many: `academic access according accuracy acquisition act action active address adjustments advanced advertising
advised affiliations agency aid allow american analyst analytical answered applied april aspects assessment
assets assurance attended attention audit august automation available awareness background balance bank base
basic basis benefits best billing board brand built campaigns card care career case cash challenging checks
class clean clear coaching code collection com commercial community competitive complaints complex comprehensive concepts
concerns conference confidential connectivity construction contact content continuous contributed correct
counseling course creation creative credit critical day deadlines december decision dedicated degree delivered
delivery demonstrated determine different diploma direction discipline distribution drive educated efforts
electronic email employment end engagement engineering english enhance entering entry exceeded exceptional
existing expectations expense expert expertise extensive external family federal feedback field files filing
finance findings flow food forecasting forms full funds global good government gpa graduate great growth guided
guidelines health hire hiring history home honors hospital hours human incoming independent innovative inquiries
inspection installation institute instructor insurance integration interactive interests internet interpersonal
interviews introduced investigations invoices involved items january job july june keeping language large law
led legal liaison license life list locations major manner manual march measures media medical mentor
merchandise met methods million model ms national necessary negotiated network number objectives obtain october
online open optimization outlook outstanding overall oversaw packages partners parts patient payments payroll
people personnel phone place platform player point post potential power powerpoint preparation prevention
pricing print priorities produced profile progress promotions proper proposals proven public quarterly questions
quickly range rate reading recognized recommendations reconciliation recruiting reduced regarding regional
regularly regulations repair resolution respond retail retention revenue risk role room running safe safety
satisfaction security seeking selected selling september several site small sourcing speaking staffing status
store strengths structure students studies suite supplies talent target teacher techniques telephone thinking
three top transactions travel trends troubleshooting two types usa user value variety verified visits visual
volunteer web website windows writing written`,
  some: `accommodate accordance acquired ad adapt added adept adhered adherence adobe advocate age agent agreements air
alignment allocation alternative amounts apply appointments approach approval approved architecture arrangements
assembly attendance attitude audiences authority average aviation behavior better bilingual books boost box
branch bring calculate calendar california campus candidates capabilities capital capture carried cashier
catering cause central chain channel charge charts chef child children claims classroom clinical club coding
colleagues command commission committed committee common compensation competencies compiled comply components
conditions configuration conflict consolidated constant consumer conversion cooking copy correspondence council
count country county coursework coverage covering cpr crew cross cultivated cultural culture cum curriculum
customized cut cycle damage date deals defined delegated demand departmental dependable deployment deposits
desired desk desktop devices diagnostic digital diligence directory discrepancies discuss displays district
diverse diversity division dollar domestic drafting drawings driven driver due dynamic earned economics editing
electrical eliminated emergency emphasis employer enable encouraged energetic energy enforcement enrollment
enterprise enthusiastic entire errors escalated estimates ethic exchange exercise expand expansion expected
explained faculty fair familiar fashion fast faxes features february final finished fire firm fit fitness five
fixed flexible floor florida fluent force foreign format formulated forward foster foundation four friendly
front fulfilled future gained gathering google grade grant graphic greeting ground grow guests guidance hand
hard hardware head healthcare heavy held higher highest host hotel house hr ideas ii illustrator image immediate
impact important inc incident incorporated india influence informed infrastructure initial input integrity
intelligence interface intern interpretation investment jan journal judgment jun junior kept kitchen lab labor
largest last laude launch layout leave ledger lesson letters leveraging lighting limited listening live load
loan located logistics logs long looking loss mac machine mail main manufacturing mapping margin match
mathematics matter maximize mba meals mechanical membership menu messaging methodology metrics military minor
mission mobile modifications modified money move next north notes november numerous nursing nutrition observed
officials ongoing options oracle oral orientation oriented outcomes outgoing outreach oversee overseeing
oversight overview owner page paper paperwork parents park partnership party passed passion past payable pc peer
period person phases photoshop physical physicians plant play portfolio possess possible president press
pressure previous primary principles prior private proactive procurement profit profitability prompt property
prospective protection protocols psychology publications publisher purposes quantitative queries quickbooks
raised rapidly reach real receipts receivable receptionist recipient recovery reduction reference referrals
region register registration releases relevant reliable remote replacement residents respect restaurant returns
rights route routine rules salary sale samples san sap savings scanning scholarship scope scores screening
script search season sector secured selection self seminars sending sensitive series server sessions setup share
sharepoint sheets shift shipping shop short show sigma significant signs simultaneously single situations six
society sold solid solver sound south southern space spanish sports spreadsheets sql stages stakeholders start
stations statistics stay stock storage streamlined studio style subject submitted suggested summer superior
suppliers sure surveys sustainable tables taking taught tax tech terminal terms territory third thorough ticket
timelines took total trade traffic transfer transition translated transportation treatment trust unique upgrades
usage utilities validation vehicle verbal verification vice video vision volume warehouse waste water way wide
workers workflow workshops world wrote york youth`,
} as const;
