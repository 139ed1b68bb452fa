/** `code | English name | names in English; German; French; Spanish; Italian; Portuguese; Dutch; Polish; Russian and its own`. Names in lower case are the ones those languages write so. */
export const languageNames = `
en | English | Englisch; anglais; inglés; inglese; inglês; Engels; angielski; angielskiego; английский; английского; английским; angol; anglų; angļu; англійська; английски; engelsk; engelska; Engleza; İngilizce; angličtina; engleză; αγγλικά
de | German | Deutsch; allemand; alemán; tedesco; alemão; Duits; niemiecki; niemieckiego; немецкий; немецкого; tyska; Almanca; němčina; germană; német; vokiečių; німецька; немски; tysk; germană
fr | French | Französisch; français; francés; francese; francês; Frans; francuski; francuskiego; французский; французского; franska; Fransızca; franceză; francouzština; francia; prancūzų; французька; френски; fransk
es | Spanish | Castilian; Spanisch; espagnol; español; castellano; spagnolo; espanhol; Spaans; hiszpański; hiszpańskiego; испанский; испанского; spanska; spaniolă; španělština; spanyol; ispanų; іспанська; испански; spansk; castellana
it | Italian | Italienisch; italien; italiano; Italiaans; włoski; włoskiego; итальянский; итальянского; italiană; italština; olasz; italų; італійська; италиански; italiensk
pt | Portuguese | Brazilian Portuguese; Portugiesisch; portugais; portugués; portoghese; português; Portugees; portugalski; португальский; portugalština; portugheză; portugál
nl | Dutch | Flemish; Niederländisch; Holländisch; néerlandais; neerlandés; holandés; olandese; neerlandês; holandês; Nederlands; niderlandzki; holenderski; нидерландский; голландский; olandeză; holandština
pl | Polish | Polnisch; polonais; polaco; polacco; polonês; Pools; polski; polskiego; польский; польского; poloneză; polština; lengyel; lenkų; польська; полски; polonă; polsk
ru | Russian | Russisch; russe; ruso; russo; rosyjski; rosyjskiego; русский; русского; rusă; ruština; orosz; rusų; російська; руски; russisk
uk | Ukrainian | Ukrainisch; ukrainien; ucraniano; ucraino; Oekraïens; ukraiński; украинский; українська; ukrajinština; ucraineană
be | Belarusian | Belarussisch; białoruski; белорусский
cs | Czech | Tschechisch; tchèque; checo; ceco; tcheco; Tsjechisch; czeski; чешский; čeština; cehă
sk | Slovak | Slowakisch; slovaque; eslovaco; slovacco; słowacki; словацкий; slovenčina; slovenština; slovacă
sl | Slovenian | Slovene; Slowenisch; słoweński
hu | Hungarian | Ungarisch; hongrois; húngaro; ungherese; Hongaars; węgierski; венгерский; magyar; maďarština; maghiară
ro | Romanian | Moldovan; Rumänisch; roumain; rumano; rumeno; romeno; Roemeens; rumuński; румынский; română; rumunština; román; limba română
bg | Bulgarian | Bulgarisch; bulgare; búlgaro; bulgaro; bułgarski; болгарский; български; bulgară
hr | Croatian | Kroatisch; croate; croata; chorwacki; hrvatski; croată
sr | Serbian | Serbisch; serbe; serbio; serbski; сербский; srpski; sârbă
bs | Bosnian | Bosnisch; bosanski
mk | Macedonian | Mazedonisch
sq | Albanian | Albanisch; albanais; albanés; albanese; albański; shqip
el | Greek | Griechisch; grec; griego; greco; grego; Grieks; grecki; греческий; řečtina; greacă; ελληνικά
tr | Turkish | Türkisch; turc; turco; Turks; turecki; турецкий; Türkçe; turecki; turcă; turečtina
lt | Lithuanian | Litauisch; lituanien; litewski; литовский; lietuvių; lietuvių kalba
lv | Latvian | Lettisch; łotewski; латышский
et | Estonian | Estnisch; estoński; эстонский
fi | Finnish | Finnisch; finnois; finlandés; fiński; suomi
sv | Swedish | Schwedisch; suédois; sueco; svedese; Zweeds; szwedzki; шведский; svenska
no | Norwegian | Norwegisch; norvégien; noruego; norvegese; Noors; norweski; норвежский; norsk
da | Danish | Dänisch; danois; danés; danese; Deens; duński; датский; dansk
is | Icelandic | Isländisch
ga | Irish Gaelic | Irish; Gaeilge; Irish language
gd | Scottish Gaelic | Scots Gaelic; Gàidhlig
cy | Welsh | Walisisch; gallois; galés; gallese; Cymraeg; walijski
ca | Catalan | Katalanisch; catalán; catalano; català; kataloński
gl | Galician | gallego; galego
eu | Basque | Baskisch; euskera; vasco
mt | Maltese | Maltesisch
lb | Luxembourgish | Luxemburgisch; luxembourgeois
la | Latin | Latein; latín; łacina
he | Hebrew | Hebräisch; hébreu; hebreo; ebraico; hebrajski; иврит
yi | Yiddish | Jiddisch
ar | Arabic | Arabisch; arabe; árabe; arabo; arabski; арабский; arabă; arabština
fa | Persian | Farsi; Dari; Persisch; persan; persiano; perski; персидский; фарси
ps | Pashto | Pashtu; Paschtu
ku | Kurdish | Kurmanji; Sorani; Kurdisch; kurde; kurdyjski
ur | Urdu | ourdou
hi | Hindi |
bn | Bengali | Bangla; Sylheti
pa | Punjabi | Panjabi
gu | Gujarati |
mr | Marathi |
ta | Tamil |
te | Telugu |
kn | Kannada |
ml | Malayalam |
ne | Nepali | Nepalese
si | Sinhala | Sinhalese
zh | Chinese | Mandarin; Mandarin Chinese; Cantonese; Putonghua; Chinesisch; chinois; chino; cinese; chinês; Chinees; chiński; китайский; 中文; 普通话; chineză; čínština
ja | Japanese | Japanisch; japonais; japonés; giapponese; japonês; Japans; japoński; японский; 日本語
ko | Korean | Koreanisch; coréen; coreano; Koreaans; koreański; корейский
vi | Vietnamese | Vietnamesisch; vietnamien; wietnamski; вьетнамский
th | Thai | Thailändisch; tajski
id | Indonesian | Bahasa Indonesia; Indonesisch
ms | Malay | Bahasa Malaysia; Malaiisch
tl | Tagalog | Filipino
sw | Swahili | Kiswahili; Suaheli
yo | Yoruba |
ig | Igbo |
tw | Twi | Akan; Fante
wo | Wolof |
bm | Bambara |
ln | Lingala |
rw | Kinyarwanda |
ha | Hausa |
so | Somali |
am | Amharic |
ti | Tigrinya |
sn | Shona |
zu | Zulu |
xh | Xhosa |
af | Afrikaans |
ka | Georgian | Georgisch; gruziński; грузинский
hy | Armenian | Armenisch; ormiański; армянский
az | Azerbaijani | азербайджанский
kk | Kazakh | казахский
uz | Uzbek | узбекский
mn | Mongolian |
`;

/** Words for how well a language is known, by CEFR level (equivalents by the usual self-assessment grids). */
export const levelWords = {
  native:
    "native; native speaker; native or bilingual; native or bilingual proficiency; native proficiency; mother tongue; first language; home language; Muttersprache; muttersprachlich; Muttersprachler; Muttersprachlerin; langue maternelle; lengua materna; idioma materno; nativo; nativa; lengua nativa; madrelingua; lingua madre; língua materna; língua nativa; moedertaal; język ojczysty; ojczysty; родной; родной язык; modersmål; ana dili; mateřský jazyk; rodilý mluvčí; rodilá mluvčí; rodný jazyk; materinský jazyk; nativ; nativă; limbă maternă; anyanyelv; anyanyelvi; роден език; рідна мова; рідна; anadil; anadili; gimtoji; dzimtā; emakeel; äidinkieli; morsmål; modersmål; materinji; materinski; μητρική; nativo o bilingüe; madrelingue; natívny;  limba maternă; bilingual; bilingue; bilingüe; zweisprachig; двуязычный; 母語; 母语",
  C2: "C2; proficient user; near native; near-native; mastery; nivel C2; perfekt; kompetente Sprachverwendung",
  C1: "C1; fluent; fluently; fluency; full professional; full professional proficiency; proficient; advanced; business fluent; excellent; effective operational proficiency; fließend; fliessend; verhandlungssicher; sehr gut; fortgeschritten; courant; couramment; avancé; très bon niveau; fluido; con fluidez; avanzado; alto; nivel alto; fluente; fluentemente; avançado; ottimo; eccellente; avanzato; vloeiend; uitstekend; gevorderd; biegły; biegle; płynny; płynnie; zaawansowany; bardzo dobry; свободный; свободно; свободное владение; продвинутый; flytande; plynně; fluent level; pokročilý; pokročilá; velmi dobře; velmi dobrá; výborně; avansat; foarte bine; folyékony; felsőfok; felsőfokú; tečno; napredno; свободно ниво; вільно; вільне володіння; akıcı; çok iyi; ileri; ileri düzey; laisvai; brīvi; mycket bra; flytende; flydende; άριστα",
  B2: "B2; upper intermediate; upper-intermediate; professional working; professional working proficiency; working knowledge; business; professional; very good; good; gut; gute Kenntnisse; konversationssicher; bon niveau; lu écrit parlé; lu, écrit, parlé; professionnel; buono; buona; bom; bueno; goed; dobry; dobrze; выше среднего; хороший; хорошо; technique; dobře; dobrá; dobrá úroveň; bine; bun; középfok; középfokú; dobro; добро; добре; iyi; gerai; labi; bra; god; πολύ καλά; komunikativní; komunikativně",
  B1: "B1; intermediate; lower intermediate; conversational; conversational level; limited working; limited working proficiency; competent; moderate; fair; mittel; mittlere Kenntnisse; Grundkenntnisse plus; intermédiaire; moyen; intermedio; medio; nivel medio; intermediário; intermédio; médio; discreto; redelijk; gemiddeld; komunikatywny; komunikatywnie; średniozaawansowany; średni; разговорный; средний; medel; středně pokročilý; mírně pokročilý; mediu; intermediar; conversațional; társalgási; srednje; средно; середній; orta; orta düzey; vidutiniškai; vidēji; καλά",
  A2: "A2; basic; pre intermediate; pre-intermediate; basics; elementary; elementary proficiency; basic knowledge; school level; Grundkenntnisse; Basiskenntnisse; Schulkenntnisse; notions; scolaire; débutant avancé; básico; nivel básico; base; scolastico; elementare; básicos; basis; matig; basiskennis; podstawowy; podstawy; podstawowa; базовый; начальный; начальный уровень; элементарный; grundläggande; základy; základní; základní znalost; začátky; de bază; elementar; cunoștințe de bază; noțiuni de bază; alapfok; alapfokú; osnovno; osnove; основно; базовий; temel; pagrindai; pamatzināšanas; grunnleggende; grundlæggende; βασικά; noções; noções básicas; conhecimentos básicos; nociones; nociones básicas; basisniveau; schools niveau; niveau scolaire; niveau débutant; niveau de base",
  A1: "A1; beginner; starter; Anfänger; Anfängerkenntnisse; débutant; principiante; iniciante; beginner level; beginner's; początkujący",
} as const;

/** What says "a little" of a language right before its name, and right behind. Alternatives of a pattern. */
export const littleBefore =
  "some|a (?:little|bit of|smattering of)|limited|rusty|school(?:boy|girl)?|etwas|ein wenig|un peu d(?:e |['’])|algo de|un poco de|un po['’] di|um pouco de|een beetje|trochę";
export const littleBehind = "some|a (?:little|bit)|rusty|limited(?! work)|getting by";
