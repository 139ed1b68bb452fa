/** The demo's advertisement: fictional, in the form UK employers use, with Essential and Desirable lists. */
export const sampleJd = `Digital Marketing Manager
Larkhill Museums Trust
Location: Bradford, with up to two days a week from home
Salary: £36,500 to £40,200 a year
Contract: permanent, full time (35 hours a week)

About us
Larkhill Museums Trust runs four museums and a collections centre in West Yorkshire. We welcome 420,000 visitors a year and work with more than 200 schools.

The role
You will lead our digital marketing, from the first plan to the final report, and manage a small team. You will report to the Head of Audiences.

What you will do
• Develop and deliver the digital marketing strategy for four museums
• Plan, run and evaluate e-mail, search and paid social campaigns
• Manage the trust's websites and lead the move to a new content management system
• Manage an annual campaign budget of £120,000
• Line manage a digital marketing officer and a content officer
• Report on performance to the board every quarter

Person specification

Essential
• At least five years' experience in a marketing role
• Experience of managing people
• Proven experience of SEO and of paid search with Google Ads
• Experience of e-mail marketing and of using a CRM system such as Salesforce or Microsoft Dynamics
• Confident use of Google Analytics 4 and of dashboards to report results
• Experience of managing a budget
• Excellent copywriting skills
• A degree or equivalent experience
• Knowledge of UK GDPR and of the rules on electronic marketing

Desirable
• A CIM qualification
• Experience in museums, heritage or the charity sector
• Experience of paid social advertising with Meta Ads Manager
• Working knowledge of HTML and CSS
• Experience of A/B testing
• Full UK driving licence

We are a Disability Confident employer and welcome applications from everyone. Closing date: 12 noon on Friday 11 December. Interviews will be held in the week of 14 December.
`;
