/**
 * Phrases by which a line of work shows an attitude clearly, without naming it: "never missed a shift" is reliability.
 * Keyed, as the cues are, by the names of the soft skills they show. English.
 */
export const softPhrases: readonly (readonly [names: string, phrases: readonly RegExp[]])[] = [
  [
    "Leadership",
    [
      /\b(?:manag|supervis|lead|led|ran|run)\p{L}* (?:(?!as |to |from )\p{L}+ ){0,3}(?:teams?|staff|crews?|people|shifts?)\b/iu,
      /\bmanag\p{L}* (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ ){0,2}(?!customers|orders|papers|servers|computers)\p{L}+(?:ers|ors|ists|ants|ives|ians|ees|nurses)\b/iu,
      /\bin charge of (?:\p{L}+ ){0,2}(?:shifts?|teams?|crews?|staff|wards?|floor|kitchen|site)\b|\b(?:nurse|person|officer) in charge\b/iu,
    ],
  ],
  ["Leadership; Role modelling", [/\bby example\b/iu]],
  [
    "Motivating others; Staff motivation",
    [
      /\b(?:motivat|inspir|encourag|enthus)(?:e|ed|es|ing) (?:\p{L}+ ){0,3}(?:teams?|staff|colleagues|volunteers|crews?|agents|sellers|juniors|pupils|learners|players|members)\b/iu,
      /\b(?:raised|lifted|boost(?:ed|ing)?|kept up) (?:\p{L}+ ){0,2}(?:morale|spirits)\b/iu,
    ],
  ],
  [
    "Teamwork",
    [
      /\b(?:with(?:in)?|in|as (?:part|one) of|part of|joined) (?:an?|the|our|my) (?:\p{L}+[ -]){0,2}(?:teams?|crew|gang|brigade|squad)\b/iu,
      /\b(?:teams?|crew|gang) of (?:\d|\p{L}+)/iu,
      /\bone of (?:a |the )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:\p{L}+ ){0,4}(?:teams?|crew|shift|kitchen|ward|office|desk)\b/iu,
      /\b(?:with|alongside|for|helped|helping|cover(?:s|ed|ing)?) (?:\p{L}+ )?(?:colleagues|team ?mates)\b/iu,
      /\bbetween (?:us|the (?:two|three|four|five|six) of us)\b|\bas a team\b|\bwe (?:each|all|swap|share|split|cover|help)\p{L}*\b/iu,
      /\bhelp(?:ed|ing|s)? (?:out )?(?:whoever|whichever|anyone|anybody|others? who|others when|each other|one another)\b|\bhelp(?:ed|ing|s)? out (?:on|in|at|with|when|wherever|other)\b/iu,
      /\b(?:stepp?(?:ed|ing)?|jump(?:ed|ing)?|pitch(?:ed|ing)?|muck(?:ed|ing)?|chipp?(?:ed|ing)?) in(?: (?:when|wherever|for|where|to help)|to the|\b(?= at the))/iu,
      /\b(?:share|shared|sharing|swap|swapped|split) (?:\p{L}+ ){0,3}(?:tasks|jobs|duties|work|shifts|breaks|load|workload)\b/iu,
    ],
  ],
  [
    "Reliability; Punctuality; Trustworthiness; Work ethic; Dedication",
    [
      /\bnever (?:once )?(?:missed|been late|late|absent|let \p{L}+ down)\b/iu,
      /\b(?:no|without) (?:an? |one |a single )?(?:day'?s? )?(?:sick(?:ness)? )?(?:absences?|days off sick|sick days)\b|\babsent only\b|\b(?:full|perfect|100 ?%) attendance\b/iu,
      /\b(?:on time|by the deadline|ahead of (?:time|schedule))\b|\bat short notice\b/iu,
      /\bkey ?holder\b|\bheld the keys\b|\b(?:open(?:ed|ing)?|lock(?:ed|ing)?)(?: up)? and (?:clos|lock|open)(?:ed|ing)\b/iu,
      /\bcover(?:ed|ing)? (?:other|extra|additional|for|shifts|colleagues)\b|\bextra (?:shifts|hours|duties)\b/iu,
    ],
  ],
  [
    "Work ethic; Dedication; Energy and drive",
    [
      /\b(?:worked|stayed|came in|went in|gave up) (?:\p{L}+ ){0,4}(?:late|evenings?|weekends?|nights?|saturdays?|sundays?|bank holidays?|days? off|overtime|lunch(?:es)?)\b/iu,
      /\b(?:stay(?:ed|ing)?|work(?:ed|ing)?) (?:on|late|through|behind) (?:\p{L}+ ){0,3}(?:until|till|to (?:finish|clear|get|make|see|help)|when)\b/iu,
      /\b(?:days? off|own time|extra mile|above and beyond|overtime) (?:to|for)\b|\b(?:went|go|going) (?:the extra mile|above and beyond|out of (?:my|the) way)\b/iu,
      /\b(?:first|last) (?:one )?(?:in|out|off|to leave|to arrive)\b.{0,30}\b(?:last|first)\b/iu,
    ],
  ],
  [
    "Adaptability; Flexibility; Versatility",
    [
      /\bat (?:very )?short notice\b/iu,
      /\b(?:cover|swap|chang)\p{L}* (?:\p{L}+ ){0,2}(?:shifts|hours|days|sites|wards|rotas?|absences?|sickness|holidays|calls)\b/iu,
      /\b(?:nights?|evenings?|weekends?|early|earlies|lates)(?: and|,|, and| or) (?:bank holidays|weekends?|evenings?|days|lates?|nights?)\b/iu,
      /\b(?:between|across|at|to) (?:different|other|several|two|three|four|both) (?:\p{L}+ )?(?:sites|wards|branches|departments|hospitals|schools|roles|stores|shops|machines|lines)\b/iu,
      /\bwhen \p{L}+(?: \p{L}+)? change/iu,
      /\b(?:extra|additional|odd|different|any) (?:\p{L}+ )?shifts\b|\bshift (?:swaps?|patterns)\b/iu,
      /\b(?:wherever|whatever|whenever|whichever) (?:\p{L}+ ){0,3}(?:needs?|needed|required|short|asked)\b/iu,
      /\bchanging (?:by the (?:hour|day)|hourly|daily|weekly|every)\b|\bchanged? (?:by the hour|hourly|daily)\b/iu,
    ],
  ],
  [
    "Communication; Verbal communication; Interpersonal skills",
    [
      /\b(?:by|over|on) the (?:tele)?phone\b|\bby (?:tele)?phone\b|\bface[- ]to[- ]face\b/iu,
      /\b(?:sp(?:eak|oke)|talk(?:ed|ing)?) (?:\p{L}+ ){0,2}(?:to|with)\b/iu,
      /\bexplain(?:ed|ing|s)? (?:(?:\p{L}+ ){1,6}to\b|what\b|how\b|why\b|each\b|things\b)/iu,
      /\bfacilitat(?:ed|ing) (?:\p{L}+[ -]){0,4}(?:meetings?|discussions?|conversations?|workshops?|sessions?|groups?|communications?)\b/iu,
      /\b(?:gave|give|giving|present(?:ed|ing)?) (?:\p{L}+ ){0,3}(?:talks|briefings|results|findings|handovers?|updates?|presentations?)\b/iu,
      /\b(?:present(?:ed|ing)?|brief(?:ed|ing)?|report(?:ed|ing)? \p{L}+) (?:\p{L}+ ){0,3}to (?:(?:the|our|senior|my|its|their|all|new|local|key|small|large) ){0,2}(?:boards?|directors?|governors|trustees|councillors|executives?|clients?|customers?|managers?|committees?|rooms?|audiences?|groups?|families|parents)\b/iu,
    ],
  ],
  [
    "Communication; Written communication",
    [
      /\bin writing(?=[.,;)]|$| (?:and|or|to|for)\b)|\bby (?:e-?mail|letter)\b/iu,
      /\b(?:wr(?:ote|ite|iting|itten)|draft(?:ed|ing)?|compos(?:ed|ing)|author(?:ed|ing)) (?:\p{L}+[ -]){0,4}(?:reports?|letters?|papers?|newsletters?|minutes|articles?|notes|proposals?|guides?|manuals?|statements|briefings|copy|posts|bids?|summar(?:y|ies)|e-?mails|content|correspondence|documentation|press releases|policies|procedures)\b/iu,
      /\b(?:prepar|produc|edit)(?:ed|ing) (?:\p{L}+[ -]){0,3}(?:reports?|letters?|newsletters?|proposals?|guides?|manuals?|briefings|bids?|correspondence|documentation|press releases)\b/iu,
    ],
  ],
  [
    "Communication; Explaining complex information",
    [
      /\b(?:without|no|free of) (?:any )?jargon\b/iu,
      /\bin (?:plain|simple|everyday) (?:English|words|language|terms|reports?)\b|\bplain[- ]English\b|\bjargon[- ]free\b/iu,
      /\b(?:non[- ](?:technical|specialist|finance|expert|clinical)|lay) (?:\p{L}+ ){0,1}(?:colleagues|audiences?|people|staff|users|stakeholders|managers|readers|clients|directors|teams)\b/iu,
    ],
  ],
  [
    "Listening; Empathy; Compassion",
    [
      /\blisten(?:ed|ing|s)? (?:to|for|until|after|first)\b|\ba listening ear\b|\btook (?:the )?time to hear\b/iu,
    ],
  ],
  [
    "Working under pressure; Resilience; Fast-paced work; Calmness",
    [
      /\b(?:handl|respond|deal|dealt|manag|attend|led|lead|took|taking|through|during|react|admit|cop)\p{L}* (?:\p{L}+ ){0,4}(?:outbreaks?|cris[ei]s|emergenc(?:y|ies)|incidents)\b|\b(?:understaffed|short[- ]staffed)\b/iu,
      /\b(?:calmly|calming|stay(?:ed|ing)? calm|level[- ]headed|cool[- ]headed)\b|\b(?:stay|stayed|staying|kept|keep|keeping|remain|remained|remaining) (?:\p{L}+ )?(?:calm|cool|composed|level-headed)\b/iu,
      /\b(?:keep|kept|keeping) (?:\p{L}+ ){1,2}(?:voice|room|ward|head|temper|nerve|house|phone) (?:\p{L}+ ){0,2}(?:low|quiet|calm|cool|clear|steady|level)\b|\bwithout raising (?:my|his|her|their) voice\b|\bkept (?:my|his|her) (?:head|cool|nerve|temper)\b/iu,
      /\b(?:talk(?:ed|ing)?|calm(?:ed|ing)?) (?:\p{L}+ ){0,3}down\b|\bde-?escalat(?:e|ed|ing|es)\b/iu,
      /\b(?:cardiac arrests?|crash calls?|major incidents?|trauma calls?|incidents of (?:aggression|violence|self-harm|abuse)|(?:violent|aggressive|abusive) (?:behaviours?|patients?|customers?|people|residents?|callers?|incidents?|pupils?|outbursts?|clients?))\b/iu,
    ],
  ],
  [
    "Working under pressure; Resilience; Fast-paced work",
    [
      /\b(?:tight deadlines|same[- ]day deadlines?|backlogs?|busiest|peak (?:hours?|times?|season|periods?)|rush|flat out|non-?stop|rarely stands? still)\b/iu,
      /\b(?:[3-9]\d|\d{3,}) (?:\p{L}+ )?(?:calls|covers|orders|customers|patients|documents|enquiries|guests|tickets) (?:a|per|each|an|every) (?:day|shift|night|hour|service)\b/iu,
    ],
  ],
  [
    "Resilience; Tenacity; Self-motivation",
    [
      /\b(?:kept (?:going|trying|at it)|did not give up|refused to give up|never gave up|stuck (?:with|at) (?:it|the))\b|\bafter (?:\p{L}+ ){0,2}(?:\d+|two|three|four|five|several|many) (?:\p{L}+ )?(?:rejections?|refusals|failed attempts|knock-?backs|setbacks)\b|\b(?:chased|pursued|followed up) (?:\p{L}+ ){0,5}(?:until|till)\b/iu,
    ],
  ],
  [
    "Prioritisation; Time management; Meeting deadlines; Organisation; Multitasking",
    [
      /\bset (?:out )?the order\b|\border of (?:\p{L}+ )?work\b/iu,
      /\b(?:at once|at the same time|in parallel|side by side|at any one time|simultaneously|on the go)\b/iu,
      /\b(?:manag(?:e|ed|es|ing)|keep|keeping|kept|plan|planned|planning|run|running|ran|juggl(?:e|ed|ing)) (?:\p{L}+['’]? ){0,3}(?:diar(?:y|ies)|rotas?|schedules?|caseload|workload|calendars?|(?:my|own) (?:day|week))\b/iu,
      /\b(?:within|inside|to|met|meet|before|by) (?:\p{L}+ ){0,2}deadlines?\b|\bon time\b|\bnever missed a (?:\p{L}+ ){0,2}(?:deadline|close|date|filing)\b/iu,
      /\b(?:urgent|important|most pressing|sickest|worst) (?:\p{L}+ ){0,3}first\b|\bwhat (?:must|needs to|has to) (?:come|be done|happen) first\b|\btriag(?:ed|ing)\b/iu,
    ],
  ],
  [
    "Self-motivation; Initiative; Independent working; Proactivity",
    [
      /\b(?:on|by) (?:my own|myself)\b|\b(?:my|own) (?:idea|initiative|suggestion|proposal|accord|bat)\b|\bself-taught\b/iu,
      /\b(?:without|before) (?:being (?:asked|told|prompted)|supervision)\b|\bunprompted\b|\bunasked\b|\b(?:nobody|no one) (?:had )?(?:asked|told)\b|\bunsupervised\b|\bunaided\b/iu,
      /\b(?:work|travel|manag|run|ran|cover|visit|driv|drove|left|open|clos)\p{L}* (?:\p{L}+ ){0,4}alone\b|\balone (?:on|at|or|most|after)\b|\b(?:single-handed(?:ly)?|lone work(?:ing|er))\b/iu,
      /\b(?:brought in|proposed|suggested|pitched) (?:an?|the) (?!additional|extra|average)\p{L}+|\b(?:volunteered|offered) to \p{L}+|\bset up (?:an?|our|my|the (?:first|new)) \p{L}+/iu,
      /\btook (?:it )?(?:up)?on (?:myself|itself)\b|\basked (?:to (?:be|take|learn|try|do|join|lead|move)|for more)\b/iu,
      /\b(?:plan|planned|planning|set|setting|run|ran|organise|organised|manage|managed) (?:my|his|her) own (?:\p{L}+ )?(?:day|days|time|diary|work|workload|week|targets?|route|caseload|patch|territory|hours)\b/iu,
    ],
  ],
  [
    "Self-motivation; Willingness to learn; Fast learning; Curiosity; Initiative",
    [
      /\b(?:taught|teach|train(?:ed|ing)) myself\b|\bself-taught\b|\bin my (?:own|spare|free) time\b|\bown (?:time|days? off|evenings?)\b|\b(?:night|evening) (?:classes|school|course)\b/iu,
    ],
  ],
  [
    "Ambition; Self-motivation; Energy and drive; Results orientation; Working to targets; Competitiveness",
    [
      /\b(?:10[1-9]|1[1-9]\d|[2-9]\d\d) ?% (?:\p{L}+ |an? [£$€]\S+ ){0,4}(?:targets?|quotas?|plan|goals?|objectives?)\b|\bhit (?:10[1-9]|1[1-9]\d|[2-9]\d\d) ?%/iu,
      /\b(?:above|over|ahead of|beyond) (?:\p{L}+ ){0,2}(?:targets?|quotas?)\b/iu,
      /\b(?:beat|beaten|beating|exceed(?:ed|ing|s)?|smash(?:ed|ing)?|surpass(?:ed|ing)?|outperform(?:ed|ing)?|overachiev(?:ed|ing)) (?:\p{L}+['’]? |\d\S* ){0,4}(?:targets?|quotas?|goals?|plan|kpis?|forecasts?|number)\b/iu,
      /\b(?:top|best|highest|number one|leading) (?:\p{L}+[- ]){0,2}(?:seller|biller|performer|earner|salesperson|fundraiser|salesman|rep|agent)\b|\b(?:ranked|came|placed|finished) (?:first|second|third|top|1st|2nd|3rd|number one)\b|\bclub (?:winner|member)\b|\b(?:employee|agent|seller|student|teacher|worker|member|colleague|driver|performer|apprentice|nurse|star|rep|representative|salesperson|manager|champion|associate|engineer|cleaner|carer) of the (?:month|quarter|year)\b/iu,
    ],
  ],
  [
    "Results orientation; Working to targets",
    [
      /\b(?:hit|hitting|met|meet|meeting|reach(?:ed|ing)?|achiev(?:ed|ing)|deliver(?:ed|ing)?) (?:\p{L}+['’]? |\d\S* ){0,4}(?:targets?|quotas?|goals?|kpis?|objectives)\b/iu,
      /\b(?:against|work(?:ed|ing|s)? (?:to|towards)) (?:\p{L}+ |an? [£$€]\S+ ){0,3}(?:targets?|quotas?)\b|\btargets? (?:hit|met|beaten)\b/iu,
    ],
  ],
  [
    "Ambition",
    [
      /(?:^|\b(?:was|got|then) |[,;:] )promoted (?:\p{L}+ )?(?:to (?!production|live)|from|after|within|twice|three|in|into|again|early|every)|\byoungest\b|\bearned (?:\p{L}+ ){0,2}promotion\b/iu,
    ],
  ],
  [
    "Innovation; Creativity; Idea generation",
    [
      /\b(?:my|own|new|fresh) (?:\p{L}+ )?ideas?\b|\bcame up with\b|\bbrought in an? \p{L}+|\b(?:suggest|propos)ed an? \p{L}+|\bnew (?:way|approach|method|format|concept)s?\b|\bfrom (?:scratch|nothing)\b/iu,
    ],
  ],
  [
    "Problem solving; Analytical thinking; Resourcefulness",
    [
      /\b(?:found|find|finding|trac(?:ed|ing)|spotted|tracked down|work(?:ed|ing)? out|got to the bottom of|dug into) (?:\p{L}+ ){0,4}(?:cause|fault|reason|error|source|leak|why|problem|mistake|mismatch|difference|discrepanc(?:y|ies))s?\b/iu,
      /\b(?:fix(?:ed|ing)?|put right|sort(?:ed|ing)? out|solv(?:ed|ing)|resolv(?:ed|ing)|cur(?:ed|ing)|clear(?:ed|ing)) (?:\p{L}+ ){0,5}(?:faults?|problems?|errors?|bugs?|issues?|queries|breakdowns?|complaints?|outages?|bottlenecks?|defects?)\b/iu,
    ],
  ],
  [
    "Customer focus; Customer-first attitude",
    [
      /\bput(?:ting|s)? (?:\p{L}+ ){1,2}first\b/iu,
      /\b(?:satisfaction|reviews?|feedback|rated|rating) (?:\p{L}+ ){0,4}\d|\b\d(?:\.\d)? (?:of|out of) 5\b|\bnet promoter\b|\bNPS\b/iu,
      /\b(?:ask|listen|underst|learn)\p{L}* (?!for help)(?:\p{L}+ ){1,3}(?:needs?|wants?|wanted|needed)\b|\b(?:customers?|clients?|guests?|patients?|families|who|and) (?:\p{L}+ )?(?:came|come|coming) back\b|\brepeat (?:business|bookings|custom|orders)\b|\bby name\b/iu,
      /\bcompliment(?:s|ed)? (?:\p{L}+ ){0,2}(?:from|by)\b|\bthank(?:-| )?you (?:cards?|letters?|notes?|e-?mails?) from\b|\b(?:wrote|written) (?:\p{L}+ ){0,4}to (?:say )?thank/iu,
    ],
  ],
  [
    "Empathy; Compassion; Patience",
    [
      /\b(?:patience|warmth|kindness(?:es)?|kindly|gently|calmly|dignity|distressed|anxious|frightened|bereaved|grieving|lonely|upset|dying|end[- ]of[- ]life)\b/iu,
      /\b(?:reassur(?:e|ed|es|ing)|comforted|comforting|consoled|consoling|soothed|soothing)\b|\bcomfort (?:\p{L}+ )?(?:patients?|residents?|families|people|relatives|children|them)\b|\b(?:sat|sit|sitting) with (?:\p{L}+ ){0,2}(?:patients?|residents?|families|people|relatives|them|him|her|somebody|someone|clients?|children|child)\b/iu,
      /\bat (?:their|his|her|the child's|the patient's) (?:own )?pace\b|\bput (?:\p{L}+ ){1,3}at (?:their )?ease\b/iu,
    ],
  ],
  [
    "Conflict resolution; De-escalation; Dealing with challenging situations; Difficult conversations",
    [
      /\b(?:talk(?:ed|ing)?|calm(?:ed|ing)?) (?:\p{L}+ ){0,3}down\b|\bde-?escalat(?:e|ed|ing|es)\b|\bdefus(?:e|ed|ing)\b|\bmediat(?:e|ed|ing)\b/iu,
      /\b(?:calm|handl|dealt|deal|resolv|settl|turn|soften|manag|support)\p{L}* (?:\p{L}+ ){0,4}(?:angry|upset|aggressive|abusive|disputes?|conflicts?|rows?|complaints?|challenging behaviours?|confrontations?|distressed|violent|drunk)\b/iu,
    ],
  ],
  [
    "Professionalism; Politeness; Diplomacy",
    [
      /\b(?:professionally|tactful(?:ly)?|courteous(?:ly)?|courtesy|diplomatic(?:ally)?|calmly|sensitively|discreet(?:ly)?|politely|respectfully|good manners)\b/iu,
    ],
  ],
  [
    "Positive attitude; Enthusiasm; Passion; Energy and drive",
    [
      /\bvolunteered\b|\b(?:love|enjoy)(?:s|ed)? \p{L}+ing\b|\bproud of\b|\bin my own time\b|\b(?:raised|lifted) morale\b|\bstayed late\b|\bextra (?:shifts|hours|duties)\b/iu,
    ],
  ],
  [
    "Helpfulness; Positive attitude",
    [
      /\bhelp(?:ed|ing|s)? (?:out |whoever|anyone|anybody|wherever|customers?|colleagues|visitors|residents|neighbours|guests)\b|\bhappy to help\b|\bmore than was asked\b|\broll(?:ed|ing)? (?:my|up my) sleeves\b/iu,
    ],
  ],
  [
    "Integrity; Honesty; Trustworthiness; Discretion",
    [
      /\b(?:kept|keep|keeping|handled?|held|treat(?:ed)?) (?:\p{L}+ ){1,5}(?:confidential|secure|private|in confidence|to myself)\b|\bno breach(?:es)?\b|\binformation governance\b|\b(?:en)?trusted with\b/iu,
      /\b(?:owned up|own up|admit(?:ted)? (?:\p{L}+ ){0,2}mistakes?|straight about|blew the whistle|declar(?:ed|ing) (?:\p{L}+ ){0,3}(?:gifts?|interests?|error))\b/iu,
      /\b(?:cash|takings|float|till) (?:\p{L}+ ){0,5}(?:no (?:\p{L}+ )?(?:shortages?|losses|differences)|to the penny|never (?:short|out))\b/iu,
    ],
  ],
  [
    "Accountability; Ownership; Reliability",
    [
      /\b(?:answer(?:ed|ing|able)?|accountable) for (?:\p{L}+ )?\p{L}+|\bsign(?:ed|ing|s)? (?:for|off) (?:my|our|own|each|every)\b|\bsole(?:ly)? (?:charge|responsib\p{L}+)\b|\btak(?:e|en|ing) (?:full |sole )?(?:responsibility|the blame)\b|\btook (?:full |sole )?(?:responsibility|the blame|charge)\b/iu,
      /\b(?:put|set|putting) right (?:\p{L}+ )?(?:what|whatever|anything|my|any|each|every|mistakes?|errors?|faults?)\b|\bown(?:ed)? (?:up|(?:\p{L}+ ){0,3}(?:from (?:start|end|first)|end to end|from beginning))\b/iu,
      /\bcheck(?:ed|ing)? my own\b|\bmy own (?:work|area|section|patch|mistakes?)\b|\bsaw (?:it|\p{L}+|them) through\b/iu,
    ],
  ],
  [
    "Commercial awareness",
    [
      /\b(?:profit|margin|revenue|(?<!(?:staff|employee|team|labou?r) )turnover|sales|costs|takings|income|spend)s? (?:\p{L}+ ){0,3}(?:by|from|up|down) /iu,
      /\b(?:sav(?:ed|ing)|w[oi]n(?:ning)?|generat(?:ed|ing)|grew) (?:\p{L}+ ){0,5}[£€$]\d/iu,
    ],
  ],
  [
    "Attention to detail; Accuracy; Conscientiousness",
    [
      /\b(?:no|zero|without|nil|not one|not a single) (?:an? |\p{L}+ ){0,2}(?:errors?|mistakes?|discrepanc(?:y|ies)|rejects?|returns|defects|non-?conformanc(?:e|es)|shortages|miscounts|mispicks|recalls|rework|corrections|findings)\b/iu,
      /\bright first time\b|\berror[- ]free\b|\bdouble[- ]check|\bto the (?:penny|millimetre|letter|pound|gram|cent)\b|\bproof-?read/iu,
      /\b(?:spott?(?:ed|ing)|notic(?:ed|ing)|caught|catch(?:ing)?|pick(?:ed|ing)? up|found) (?:\p{L}+ |\d+ ){0,4}(?:errors?|mistakes?|wrong|missing|missed|faults?|defects?|discrepanc(?:y|ies)|duplicates?|overcharges?|anomal(?:y|ies)|inconsistenc(?:y|ies)|typos?)\b/iu,
      /\bcheck(?:ed|ing|s)? (?:\p{L}+ ){0,5}(?:against|twice|line by line|before (?:it|they|each|every|sending|release|signing|sign-off)|by hand)\b|\b(?:agree|match|compar|reconcil)(?:ed|ing|e)? (?:\p{L}+ ){1,4}(?:against|to the|line by line)\b/iu,
      /\bthat others (?:had )?missed\b|\b(?:9[5-9]|100)(?:\.\d+)? ?% (?:\p{L}+ )?(?:accura\p{L}+|correct|right|audit|on (?:\p{L}+ )?audits?)\b|\baccura\p{L}+ (?:\p{L}+ ){0,3}(?:9[5-9]|100)/iu,
    ],
  ],
  [
    "Efficiency; Results orientation",
    [
      /\b(?:cut|cutting|reduc(?:ed|ing)|halv(?:ed|ing)|shorten(?:ed|ing)?|trimm?(?:ed|ing)|brought|bring|came) (?:(?!and |for )\p{L}+[ -]){0,5}(?:times?|hours?|days?|minutes?|waits?|delays?|steps?|waste|turnaround|backlogs?|lead time|cycle time|down from)\b/iu,
      /\bstreamlin(?:e|ed|ing)\b|\bautomat(?:ed|ing)\b|\bspe(?:d|eded|eding) up\b|\bahead of (?:time|schedule)\b|\b(?:twice|half) (?:as (?:fast|quick\p{L}*|many|much)|the time)\b/iu,
      /\b\d[\d,.]* (?!hours|calls in)(?:\p{L}+ ){1,3}(?:a|an|per|each|every) (?:minute|hour|shift)\b|\bfrom \p{L}+ (?:hours?|days?|weeks?) to \p{L}+\b|\bfrom \d+ (?:hours?|days?|weeks?|minutes?) to \p{L}*\d*/iu,
    ],
  ],
  [
    "Following instructions",
    [
      /\b(?:follow(?:ed|ing|s)?|work(?:ed|ing|s)? (?:to|from|within|by)|adher(?:e|ed|ing) to|stuck to|stick to|kept to|keep to|compl(?:y|ied|ying) with|in line with|according to|per) (?:\p{L}+[- ]){0,4}(?:procedures?|instructions?|rules|guidelines?|protocols?|polic(?:y|ies)|recipes?|drawings?|plans?|care plans?|checklists?|sops?|sheets?|specs?|specifications?|standards?|regulations?|method statements?|job cards?|work orders?|schedules?|GMP|HACCP|COSHH)\b/iu,
    ],
  ],
  [
    "Willingness to learn; Curiosity; Fast learning; Handling feedback and reflection",
    [
      /\b(?:completed?|took|passed|finished|attended|earned|gained) (?:(?!their )\p{L}+ |\d+ ){0,4}(?:training|courses?|certificates?|certification|qualifications?|modules?|exams?|diplomas?|apprenticeship)\b/iu,
      /\b(?:CPD|CET)\b|\btaught myself\b|\bkept up with\b|\bshadow(?:ed|ing)\b|\bstudying (?:for|towards)\b|\blearn(?:ed|t) (?:to|from|how|on|the|new)\b|\blearning new\b/iu,
    ],
  ],
  [
    "Relationship building; Rapport building; Networking",
    [
      /\b(?:long[- ]term|lasting|good|strong|loyal|repeat|regular|trusted) (?:\p{L}+ )?(?:customers?|clients?|relationships?|relations|patients|partners?|contacts?)\b/iu,
      /\bagree(?:d|ing)? \p{L}+ with\b|\bgot to know\b|\bby name\b|\bwon (?:\p{L}+ ){0,2}trust\b|\b(?:referred|recommended) (?:me|us) to\b/iu,
      /\b(?:work(?:ed|ing|s)?|liais(?:e|ed|ing)|deal(?:t|ing)?|partner(?:ed|ing)?) (?:closely |daily |directly |regularly )?(?:with|alongside) (?:\p{L}+[,]? ){0,4}(?:suppliers?|clients?|customers|agencies|partners|families|parents|social workers|GPs|schools|stakeholders|councils?|charities|universities|contractors|consultants)\b/iu,
    ],
  ],
  [
    "Influencing; Persuasion; Negotiation",
    [
      /\b(?:persuad|convinc|talk)(?:ed|ing|e) (?:\p{L}+ ){1,5}(?:to|into|of|that)\b|\bw[oi]n(?:ning)? (?:over|round|(?:\p{L}+ ){0,3}(?:agreement|backing|support|approval|sign-off|buy-in))\b|\b(?:got|secured|gained) (?:\p{L}+ ){0,3}(?:agreement|buy-in|backing|sign-off|approval)\b|\bmade the case\b|\bbrought (?:\p{L}+ ){1,4}(?:round|on board|with me)\b/iu,
    ],
  ],
  [
    "Decision making; Judgement; Decisiveness; Quick thinking; Common sense",
    [
      /\b(?:made|make|took|take|making|taking) (?:\p{L}+[, -]+){0,4}(?:decisions?|calls? on)\b|\b(?:decid|judg)(?:e|ed|es|ing) (?:on|when|whether|what|which|who|how|if|where)\b/iu,
    ],
  ],
  [
    "Coaching and developing others; Mentoring; Giving feedback",
    [
      /\b(?:coach(?:ed|ing|es)?|mentor(?:ed|ing|s)?|train(?:ed|ing|s)?|buddied|taught|teach(?:ing)?|induct(?:ed|ing)?) (?:\p{L}+ |\d+ ){0,4}(?:juniors?|apprentices?|trainees?|starters?|students?|graduates?|colleagues?|staff|teams?|volunteers?|agents?|assistants?|members|recruits?|joiners?|associates?|analysts?|developers?|engineers?|nurses?)\b/iu,
      /\b(?:show(?:ed|ing|s)?|taught) (?:\p{L}+ ){0,2}(?:new|junior|younger) (?:\p{L}+ ){0,2}(?:how|the ropes|what)\b/iu,
    ],
  ],
  [
    "Giving feedback",
    [
      /\b(?:gave|give|giving|provid(?:e|ed|ing)) (?:\p{L}+ ){0,4}feedback\b|\b(?:did|held|hold|carr(?:y|ied) out|wrote|conduct(?:ed|ing)?|annual|yearly|staff|performance) (?:\p{L}+ ){0,2}appraisals?\b/iu,
    ],
  ],
  [
    "Delegation",
    [
      /\b(?:allocat|delegat|assign|shar|hand)(?:e|ed|ing) (?:out )?(?:\p{L}+ ){0,3}(?:work|tasks?|jobs?|duties|cases|workload)\b|\bset (?:\p{L}+ ){0,3}(?:team|staff|crew)(?:'s)? (?:work|tasks|jobs)\b/iu,
    ],
  ],
  [
    "Facilitation; Networking and facilitation",
    [
      /\b(?:ran|run|running|led|lead|leading|host(?:ed|ing)?|facilitat(?:e|ed|ing)|hold|held|deliver(?:ed|ing)?) (?:\p{L}+[- ]){0,4}(?:workshops?|groups|focus groups?|sessions|round ?tables?|away days?|retrospectives|forums?)\b/iu,
    ],
  ],
  [
    "Chairing meetings; Networking and facilitation",
    [
      /\b(?:chair(?:ed|ing)?|ran|run|led|hold|held|host(?:ed|ing)?) (?:\p{L}+[- ]){0,4}(?:meetings?|huddles?|stand-?ups?|briefings|committees?|mdts?)\b/iu,
    ],
  ],
  [
    "Presentation skills; Public speaking; Confidence",
    [
      /\b(?:present(?:ed|ing)?|sp(?:eak|oke)|speaking|talk(?:ed|s)?|demonstrated|pitch(?:ed|ing)|lectur(?:ed|ing)) (?:\p{L}+ ){0,4}(?:to|at|for|before|in front of) (?:\p{L}+ |\d+ ){0,4}(?:boards?|audiences?|conferences?|schools?|clients?|customers|groups?|events?|investors|governors|directors|trustees|executives|rooms?|parents|committees?|councillors|\d+)\b/iu,
    ],
  ],
  [
    "Cultural awareness; Respect for diversity; Intercultural communication; International outlook",
    [
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|different) (?:nationalities|languages|cultures|faiths)\b|\b(?:customers?|clients?|colleagues|teams?|students?|people|staff|suppliers?|patients|families|guests) (?:from|in|across) (?:\p{L}+ |\d+ ){0,2}(?:countries|backgrounds)\b|\b(?:through|with|using|booked) (?:\p{L}+ )?interpreters?\b|\b(?:English as an additional|EAL|refugees?|asylum)\b|\ball (?:faiths|backgrounds|cultures)\b/iu,
    ],
  ],
  [
    "Numeracy",
    [
      /\b(?:calculat|reconcil)(?:e|ed|es|ing)\b|\btall(?:y|ied|ying)\b|\b(?:cash(?:ed|ing)? up|balanc(?:e|ed|ing) (?:\p{L}+ ){0,2}(?:tills?|cash|books|ledgers?|accounts?|floats?)|drug calculations?|worked out (?:\p{L}+ ){0,3}(?:costs?|prices?|quantities|doses?|margins?|wages))\b/iu,
    ],
  ],
  [
    "Physical fitness; Heavy lifting; Stamina",
    [
      /\b(?:lift(?:ed|ing|s)?|carr(?:y|ied|ying)|mov(?:e|ed|ing)|shift(?:ed|ing)?|load(?:ed|ing)?|unload(?:ed|ing)?) (?:\p{L}+ |\d+ ?){0,5}(?:heavy|kg|kilos?|tonnes?|sacks?|bags?|furniture|pallets?|boxes|crates|kegs|timber|bricks|wagons?|lorries|vans?|trucks?|trailers?)\b|\b(?:on (?:my|your) feet (?:all|for)|manual (?:handling|labour)|labouring)\b/iu,
    ],
  ],
  [
    "Strategic thinking; Forward thinking; Vision setting",
    [
      /\b(?:wrote|set|shaped|led|developed|drew up|built|write|draft(?:ed)?) (?:\p{L}+[,'’]? |\d\S* ){0,5}(?:strategy|strategies|roadmaps?|long-term plans?|(?:three|five|3|5)-year \p{L}+|business plans?|vision)\b/iu,
    ],
  ],
  [
    "Meeting deadlines; Time management",
    [
      /\b(?:by|before) (?:the (?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fifth|seventh|tenth|fifteenth|last (?:working )?day|end of (?:each|every|the) (?:day|week|month))|noon|midday|lunchtime|(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm)| o['’]clock| each day| every day))\b/iu,
      /\bnever (?:once |been )?late\b/iu,
      /\bwithin (?:the (?:hour|day|week)|(?:an|one|two|three|four|five|\d{1,2}) (?:hours?|(?:working )?days?))\b/iu,
    ],
  ],
  [
    "Prioritisation; Time management; Organisation",
    [
      /\b(?:who|what|which(?: \p{L}+){0,2}) (?:can|could|can['’]t|cannot) wait\b/iu,
      /\bknow(?:s|n)? where everything (?:is|lives|goes)\b/iu,
    ],
  ],
  [
    "Working to targets; Results orientation",
    [/\bin the top (?:two|three|four|five|ten|\d{1,2})\b/iu],
  ],
  [
    "Fast-paced work; Working under pressure",
    [
      /\b(?:\d+|\p{L}+teen|\p{L}+ty|six|seven|eight|nine|ten|eleven|twelve) \p{L}+ (?:a|per|every) minute\b/iu,
    ],
  ],
  [
    "Conflict resolution; De-escalation; Dealing with challenging situations",
    [
      /\bwithout (?:it|things|anyone|anybody|a fight) (?:turning|getting|kicking|becoming|breaking)\b/iu,
      /\bwhen (?:\p{L}+ ){1,4}(?:fell|fall|falls) out\b|\b(?:both|two) (?:\p{L}+ ){0,3}round (?:a|the) table\b/iu,
    ],
  ],
  [
    "Communication; Verbal communication; Explaining complex information",
    [
      /\bin (?:ordinary|everyday|their own) (?:words|language|terms)\b|\bin (?:\p{L}+ )?words (?:they|people|anyone|anybody|everyone) (?:can|could|will) (?:follow|understand)\b/iu,
    ],
  ],
  ["Smart appearance", [/\b(?:smartly|well) (?:dressed|presented|groomed)\b|\bsmart uniform\b/iu]],
];
