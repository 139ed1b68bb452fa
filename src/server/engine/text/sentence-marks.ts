/** Abbreviations after which a full stop ends no sentence. Lower case, without the stop. */
export const abbreviations: ReadonlySet<string> = new Set(
  `mr mrs ms miss dr prof rev st fr sr jr hon capt sgt lt col gen messrs ltd inc corp co plc e.g i.e eg ie etc cf vs viz
approx incl inc. excl max min no nos ref tel ext dept est p.a pa p.h ph p.m a.m p.w pw hrs hr mths yrs yr ave rd fig
vol ed eds pp cert quals qual jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat
sun w.c z.b u.a d.h bzw ggf evtl inkl ca str usw bspw mind max. p.ex ej sra dra m.f d.o.b u.k u.s u.s.a e.u`.split(
    /\s+/,
  ),
);

/** Abbreviations that often do end a sentence: they do when a capitalised word follows. */
export const closingAbbreviations: ReadonlySet<string> = new Set(
  "etc ltd inc plc co min p.a pa p.h ph p.w pw a.m p.m hrs hr yrs yr mths corp usw u.k u.s u.s.a e.u".split(
    " ",
  ),
);

/** Headings that stand inside running text once an advertisement has lost its line breaks. As written in Title Case. */
export const inlineHeadings: readonly string[] =
  `The Role|The Job|The Position|The Opportunity|The Company|The Person|
The Candidate|The Client|The Team|The Package|The Successful Candidate|The Ideal Candidate|The Ideal Person|The Benefits|
The Rewards|The Requirements|The Responsibilities|About You|About Us|About The Role|About the Role|About the role|
About The Job|About the Job|About the job|About The Company|About the Company|About the company|About The Team|
About the Team|Job Description|Job Purpose|Job Summary|Job Role|Job Overview|Role Overview|Role Summary|Role Purpose|
Role Profile|Role Responsibilities|Person Specification|Person Spec|Candidate Profile|Candidate Requirements|
Candidate Specification|Candidate Skills|Key Responsibilities|Key Duties|Key Tasks|Key Skills|Key Requirements|
Key Accountabilities|Key Competencies|Key Experience|Key Attributes|Key Objectives|Key Role|Key Tasks and Responsibilities|
Key Responsibilities Include|Main Responsibilities|Main Duties|Main Purpose|Main Tasks|Core Responsibilities|
Core Duties|Core Skills|Core Competencies|Principal Duties|Principal Responsibilities|Principal Accountabilities|
Duties and Responsibilities|Duties & Responsibilities|Duties And Responsibilities|Duties Include|Responsibilities Include|
Responsibilities include|Duties include|Roles and Responsibilities|Role and Responsibilities|Role & Responsibilities|
Roles & Responsibilities|Skills and Experience|Skills And Experience|Skills & Experience|Skills/Experience|
Skills Required|Skills required|Experience Required|Experience required|Experience and Qualifications|
Experience and Skills|Experience & Skills|Skills and Qualifications|Skills & Qualifications|Skills and Attributes|
Knowledge and Experience|Knowledge, Skills and Experience|Knowledge and Skills|Knowledge & Skills|
Qualifications and Experience|Qualifications & Experience|Qualifications and Skills|Qualifications Required|
Experience/Skills|Education and Experience|Required Skills|Required Experience|Required Qualifications|
Essential Skills|Essential Criteria|Essential Requirements|Essential Experience|Essential Qualifications|
Essential Skills and Experience|Essential Skills & Experience|Desirable Skills|Desirable Criteria|Desirable Experience|
Desirable Requirements|Desirable Skills and Experience|Preferred Skills|Preferred Experience|Minimum Requirements|
Personal Attributes|Personal Qualities|Personal Skills|Personal Specification|Personal Profile|Soft Skills|
Technical Skills|Technical Requirements|Nice to Have|Nice To Have|Nice to have|Must Haves|Must Have|
What You Will Do|What You Will Need|What You Will Be Doing|What You'll Do|What You'll Need|What You'll Be Doing|
What You Need|What We Offer|What We Need|What We Are Looking For|What We're Looking For|Who You Are|Who We Are|
Who We Are Looking For|Our Client|Company Profile|Company Overview|Company Background|Company Information|
Client Profile|Background Information|Salary and Benefits|Salary & Benefits|Salary and Package|Benefits Include|
Benefits Package|Benefits include|Package Details|How to Apply|How To Apply|To Apply|Next Steps|Closing Date|
Equal Opportunities|Additional Information|Further Information|Other Requirements|Other Information|Please Note|
Working Hours|Hours of Work|Reporting To|Reports To|Reporting Lines|Purpose of the Role|Purpose of Role|
Purpose of the Job|Purpose of Job|Overall Purpose|Your Role|Your Profile|Your Skills|Your Experience|Your Background|
Your Responsibilities|Person Profile|Ideal Candidate|Successful Candidate|The Individual|The Location|Job Requirements|
Position Requirements|Role Requirements|Position Summary|Position Overview|Essential|Desirable|Requirements|
Responsibilities|Qualifications|Benefits|Accountabilities|Competencies|Duties|Preferred:|Required:|Desirable:|Essential:|
Training and Qualifications|Training and qualifications|Training & Qualifications|Who we're looking for|Who we re looking for|
What we're looking for|What we re looking for|What we are looking for|Who we are looking for|What you'll need|What you ll need|
What you'll do|What you ll do|What's on offer|What s on offer|What's in it for you|What s in it for you|About our client|
About Our Client|About our company|Your responsibilities|Your profile|Key responsibilities|Key skills|Main duties|
Main responsibilities|Skills required|Personal attributes`
    .replace(/\n/gu, "")
    .split("|");

/**
 * Words that, capitalised after a small word, begin a new sentence or list item in text that has lost its line
 * breaks: "…monthly accounts Preparing accruals…". Left out are words that occur inside names and titles.
 */
export const gluedStarts: readonly string[] =
  `You Your You'll You're You’ll You’re We We're We’re They This These There Please If It Due Must Should Applicants
Candidates Candidate Ideally Experience Experienced Excellent Strong Good Proven Previous Demonstrable Demonstrated Ability
Able Knowledge Understanding Familiarity Proficient Confident Working Minimum Willingness Willing Flexible Enthusiastic
Self Highly Competent Effective Preparing Preparation Producing Ensuring Ensure Providing Provide Assisting Assist
Supporting Maintaining Maintain Developing Develop Reporting Liaising Liaise Processing Process Posting Monitoring Monitor
Reviewing Review Conducting Carrying Completing Complete Completion Undertaking Undertake Delivering Deliver
Identifying Identify Building Dealing Deal Handling Handle Responding Respond Coordinating Co-ordinating Coordinate
Overseeing Oversee Implementing Implement Creating Create Contributing Contribute Participating Participate Attending
Attend Answering Taking Making Leading Driving Running Helping Keeping Checking Writing Using Acting Performing Perform
Achieving Achieve Analysing Analyse Analysis Proactively Actively Responsible Responsibility Reconciling Reconciliation
Presenting Setting Raising Resolving Recording Record Updating Update Organising Organise Arranging Arrange Establishing
Establish Manage Prepare Produce Assist Support Communicate Communicating Investigate Investigating Negotiating
Participation Collating Calculating Calculate Generate Generating Meet Meeting Work Promote Promoting Educated Qualified
Commercially Commercial Proactive Professional Own Clean Full Valid Numerate Literate Computer Ability Must Would Does
Has Have Is Are In On As For With To From At By`.split(/\s+/);
