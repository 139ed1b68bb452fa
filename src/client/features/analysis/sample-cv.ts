/** The demo's CV: a fictional person, a realistic career, and no perfect match with the sample job. */
export const sampleCv = `Hannah Whitfield
Marketing Executive
Leeds, West Yorkshire | 07700 900142 | hannah.whitfield@example.com | linkedin.com/in/hannah-whitfield-example

PROFILE
Marketing executive with six years' experience in the charity and retail sectors, most of it in digital channels. I plan and run e-mail, search and social campaigns, write for the web and report on what worked. Looking for a role with more responsibility for strategy and budget.

EXPERIENCE

Marketing Executive
Fernbank Hospice Care, Leeds
March 2022 - Present
• Plan and run around 40 e-mail campaigns a year in Mailchimp for 26,000 supporters; raised the average click rate from 1.9% to 3.4% by segmenting lists by giving history.
• Manage the website's content in WordPress: 120 pages, accessibility checks against WCAG 2.1, and a monthly editorial calendar agreed with six departments.
• Led search engine optimisation for the retail and volunteering pages; organic visits grew by 38% in 18 months.
• Run Google Ads under the Ad Grants programme, with a monthly allowance of $10,000, and keep the account above the required click-through rate.
• Report campaign results to the senior management team each month from Google Analytics 4 and Looker Studio dashboards that I built.
• Line manage one marketing assistant and two placement students.
• Wrote the copy for the winter appeal of 2024, which raised £212,000 against a target of £180,000.

Marketing Assistant
Copperfield & Lane, York (homeware retailer)
September 2019 - February 2022
• Scheduled and wrote social media posts for Instagram, Facebook and Pinterest; the following grew from 8,400 to 21,000.
• Prepared weekly sales and campaign figures in Microsoft Excel, using pivot tables and lookups, for the head of e-commerce.
• Briefed photographers and designers for four seasonal catalogues, keeping each within a budget of £15,000.
• Edited product photographs and banners in Adobe Photoshop and Canva.
• Answered customer questions on social media within two hours during opening times.

Sales Assistant (part time)
Brindle Books, Sheffield
October 2016 - June 2019
• Served customers, handled cash and organised author evenings for up to 60 guests.
• Started the shop's e-mail newsletter, which reached 1,100 subscribers within a year.

EDUCATION

BA (Hons) English Language and Linguistics, 2:1
University of Sheffield
2016 - 2019

A-levels: English Language (A), Psychology (B), French (B)
Harrowgate Hill Sixth Form College, Darlington
2014 - 2016

CERTIFICATES
Google Analytics Certification, 2023
Google Ads Search Certification, 2023
Mental Health First Aid, 2022

SKILLS
Digital: e-mail marketing, SEO, Google Ads, Google Analytics 4, Looker Studio, content management, social media
Tools: WordPress, Mailchimp, Canva, Adobe Photoshop, Microsoft Excel, Trello
Other: copywriting, project coordination, stakeholder communication, budget tracking
Languages: English (native), French (conversational)

VOLUNTEERING
Trustee, Holbeck Community Larder, 2021 - Present
• Write the charity's annual report and look after its social media.

INTERESTS
Fell running, letterpress printing

REFERENCES
Available on request
`;
