/** Ledgers, pay and purchasing, duty by duty, as those who do them tell it. */
export const bookkeepingAndPay = `
Purchase ledger | bills,invoices signed,approved,authorised system,sage,xero,posted,keyed,entered; ap ledger,invoices,inbox; bills coded signed,system,desk; match,matched,matching bills,invoices grn,grns,pos,po,delivery,orders; supplier,vendor,creditor recs,reconciliations; invoices supplier statements; coded,coding nominal bills,invoices; bills suppliers keyed,entered,typed,posted
Supplier payments | bacs,pay-run,payrun suppliers,vendors,creditors; suppliers,vendors,creditors paid,pay thursday,friday,weekly,fortnight,monthly,time; pay,payment run,runs suppliers,creditors; remittances suppliers sent,emailed; euro,dollar,foreign payments suppliers
Invoicing | billed,invoiced customers,clients,members,schools month last,end; bill,bills,billing,invoicing job,jobs,timesheets sheets,finished,complete; customers,clients invoices sent,send,raise,raised; wip billed,billing; invoices raise,raised month,job,work,finished; sales invoices raise,raised,sent,issued,post; recurring,credit invoices,notes raised,issued
Chasing outstanding debts | debtor,aged-debt,dso brought,cut,fell,reminders; owed,debts,overdue chase,chased,chasing,rang,collected phone,email,letters,customers,customer; customers late paying,pay ring,rang,phoned,chase; slow,late payers stop,rang,ring,chased; debt 60,90 days half,cut,brought; reminders,statements overdue invoices,accounts,customers sent,send; customers pay,paid late stop,hold
Credit control | dso days,brought,cut,fell; slow,late payers stop,rang,ring,chased; debt 60,90 days cut,brought; customers pay,paid late stop,hold; got paid,money customers,clients owed
Reconciling supplier statements* | reconcile,reconciling,reconciliation supplier,vendor statements; supplier,vendor,creditor statement,statements agree,agreed,compare,line; statement recs,reconciliations,reconcile creditors,suppliers,vendors; supplier,suppliers,vendor says,say owe,owed; copies,copy invoices suppliers statement
Supplier statement reconciliations | supplier,vendor,creditor statement,statements agree,agreed,compare; statement recs creditors,suppliers,vendors; supplier,suppliers,vendor says,say owe,owed; copies,copy invoices suppliers statement
VAT returns | mtd hmrc,quickbooks,vat; input output tax; vat quarter,quarterly return,online,file,filed,submit,submitted; return hmrc,customs quarter,quarterly
Month-end close | journals ledgers,accruals month; books shut,closed,close month,working,accruals,prepayments; accruals prepayments,journals working,month; month-end journals,accruals,checklist; closing month,period books,ledgers
Journals | depreciation,accrual,accruals,prepayment,prepayments journals,posted,post,entry; miscoded,mispostings nominal,journals,ledger; journals posted,post month,monthly,ledger
Nominal ledger | journals,accruals,prepayments,prepayment,depreciation nominal,posted; miscoded,mispostings nominal corrected,moved,fixed; wages,payroll control,journal nil,balanced
Expense processing | receipts,mileage,expenses claims pay,paid,policy,checked; company,corporate card,cards receipts,statements; subsistence claims policy,checked
Petty cash | float count,counted tin; cash tin receipts,float,balanced; petty top-ups,cash,tin
Dealing with supplier queries* | supplier,vendor,suppliers,vendors queries,enquiries,questions deal,dealing,answer,resolve,handle,respond,resolving; suppliers,vendors,hauliers,creditors ring,rang,phone,call paid,money,invoice; suppliers,vendors short,wrong deliveries,prices,differences; suppliers,vendors contact queries
Supplier liaison | suppliers,vendors,hauliers,creditors ring,rang,phone,call paid,money,coming,invoice; suppliers,vendors short,wrong deliveries,prices,differences; suppliers,vendors contact main,daily
Allocating customer receipts* | allocate,allocating,allocation customer,cash receipts,payments,cash; cash posting,allocation receipts,week,day,daily; remittances,receipts post,posted,match,matched,allocate,allocated customer,unallocated; money,payments bank match,matched,allocated customer's,customers; unallocated cash,receipts,payments clear,cleared
Sales ledger | cash posting,allocation receipts; remittances,unallocated posted,match,matched,clear,cleared cash,customer; comes bank match,matched,allocated customer's,customers
Fixed assets | depreciation asset,assets,additions; asset register additions,depreciation; capex,additions,disposals assets register,depreciation
Management accounts | profit,margin branch,site,department monthly pack,fd,accounts; balance sheet fd,directors,board monthly; monthly pack,accounts variances,commentary; accounts variances notes,commentary; loss profit monthly fd
Audit preparation | preparing,prepare,preparation,assisting,assist,support,supporting year-end,external,annual,statutory audit,audits; auditors,auditors' file,ask,asked,questions,sampled,schedules,answered; year-end,audit schedules debtors,creditors,auditors
Year-end accounts | year-end schedules debtors,creditors; statutory accounts,year-end drafted
Setting up suppliers* | new vendors,suppliers,payees set,created,forms; vendors,suppliers sort-codes,bank codes,details phone,ringing,verify,verified
Financial forecasting | cash-flow,cash forecast,forecasts,projections
Financial forecasting | rolling cash forecast,reforecast; bank 13 weeks show,showed; forecast,reforecast outturn,out-turn,year-end,full-year,roll,rolling budget,spend
Cash flow management | rolling cash forecast; bank 13 weeks show,showed
Banking cheques | cheques bank,banked,paying-in
Banking cheques and cash* | banking,banked cheques,takings; banked,banking,night-safe takings; paying-in,counted cheques,takings bank
Taking and banking cash* | banked,banking,night-safe takings
Reports for budget holders* | budget,cost-centre holders reports,reporting,statements; heads,managers,budget-holders overspend,overspends,overspent sheet,statements,monthly; spend statements managers,heads
Reporting | heads,budget-holders overspends,overspent sheet,statements,monthly; figures,totals product,customer,branch director,directors; weekly,monthly sheet,summary visits,wins,losses,sales,spend,figures; margin,sales,spend spreadsheet account,branch,customer,product; board,directors,trustees,ceo one-page,pack,figures month,quarter,monthly,quarterly; absence,headcount board,figures monthly; highlight,status report,reports month,weekly,board; returns dfe,nhs,ofsted,government,statutory sent,submitted,monthly
Intercompany accounting | intercompany balances,agreed,accounts,recharges; sister,group companies,company owe,recharges
Purchase order processing | po number,numbers gave,raised,sap; orders raised,raise,placed requisitions,mrp; requisitions orders,pos turned,raised
Stock valuation | stock count,counted,stocktake valued,valuing,valuation,value
Stock control | min-max stock,levels,parts,bins; stock levels,cover kept,set,cut,long-lead; count,counted differences stock,stores
Accuracy | spotted,caught billed,decimal,keyed,duplicate twice,wrong; error,mistake free 99,99.8,100,records; zero errors,mistakes payroll,audit,year; double-checked,triple-checked figures,numbers,digit,entries
Attention to detail | spotted,caught decimal,twice,duplicate,typo,missing,wrong clause,price,rate,invoice,label,billed,figure,dose; checked,read twice,word clause
Payroll | monthly,weekly pay staff,drivers ran,run; timesheet bacs,payslips; fps,eps hmrc,payroll; hmrc pay,payday filed,sent; sage,iris,itrent,xero pay,wages staff,people,homes; payslips,payslip staff explained,sent,wrong; pay helpline; tax codes deductions,p45,starters; paid staff,employees 25th,28th; gross net pay,tax hand,worked; p60s,p45s,p11ds issued,sent,produced,year-end; variance,exception payroll reports,report,checks
Payroll checks before payment* | checking,reviewing,check payroll payment,submission,final,release; variance,exception,variances pay,payroll report,reports,sign-off; pay moved,differed last month; compared payroll,pay last,previous
Real time information | fps,eps hmrc,payroll; hmrc pay,payday,payroll filed,sent; rti hmrc,payroll,submissions
Starters and leavers | joiners,starters,leavers,movers processed,keyed,p45s,payroll; new,people tax p45s; final pay leavers,holiday; p45s issued,leavers,sent
Statutory payments | sick,maternity,paternity,adoption,parental pay worked,calculated; fit notes pay; ssp,smp,spp pay,payroll,calculated,worked,maternity,sick; maternity money worked
SMP | maternity,expectant pay worked,calculated
Workplace pensions | pension,pensions auto-enrolment,workplace,contributions administering,admin,calculated,uploaded; nest,lgps,nhs-pensions,auto-enrolment contributions,files,upload,uploaded,opt-outs; pension assessed,contributions,opt-outs nest,uploaded,upload
Pension administration | nest,lgps,auto-enrolment contributions,files,upload,uploaded,opt-outs; pension assessed,contributions,opt-outs nest,uploaded,upload
Timesheets | hours keyed,pulled,chased sheets,rota,payroll; clocking,clock-in data,missing,swipes; hours rota payroll; sheets hours keyed
Processing overtime and bonuses* | overtime,bonuses,bonus,commission,allowances process,processing,calculate,calculated
Reconciling payroll* | reconcile,reconciling,reconciliation payroll,paye,wages; net pay,tax creditors agreed,finance,journal; wages,payroll,paye control,journal nil,balanced,cleared,difference
Account reconciliation | net pay,tax creditors agreed; wages,payroll control nil,balanced,cleared,difference; intercompany balances agreed; control account nil,balanced; balance-sheet,balance codes,accounts reconciled
Attachment of earnings | court,aeos,aeo,csa deductions,earnings,attachment wages,payroll,pay; deductions student,loans,council-tax wages,court; deduction orders courts,paid,applied
P45s | p45s,p45
P60s | p60s,p60
P11D | p11ds,p11d; company cars benefits reported
Payroll | payroll year,year-end end,close; tax year codes,fps; april roll-over,rollover tax,codes; final submission fps
Manual pay calculations* | manual calculations,calculation pay,gross,payroll; tax ni hand,worked; hand-calculated,manually pay,payslips tax,advances,corrections,tables; payslips tables worked,checked
Keeping pay confidential* | payroll,salary,pay confidential,confidentiality; payslips password,password-protected,encrypted,locked,secure; earns,salaries knows,locked
Confidentiality | locked screens drawers,cabinet; payslips,letters password,password-protected,encrypted; trusted salaries,restructure,redundancies; clear desk locked,lock
Processing holiday pay* | holiday pay,entitlement processing,calculate,worked,calculating,average,zero-hours; leave accrued,owed paid; zero-hours average holiday,pay
Correcting overpayments* | overpayments,underpayments,overpaid,underpaid recovered,corrected,fixed,agreed; recovered paid wrongly,error; missed hours paid faster,same-day
BACS | pay,payment,payments,salaries file bank,uploaded; salaries,wages,payments bank uploaded,loaded; bacs payments,payment,suppliers,payroll,file
Employee records | personnel,staff files,details kept,scanned,up-to-date; bank,addresses details changed,changes staff; contract changes keyed,entered; itrent,bamboohr,peoplehr,breathehr staff,details,records
HR administration | itrent,bamboohr,breathehr staff,details,records,joiners; letters hours,pay changes; maternity,paternity letters sent
Payroll reports* | payroll reports,reporting,report finance,management,producing; headcount,overtime,wages figures,report,reports department,site,finance,director,monthly,operations
Payroll | payroll legislation,law,regulations
Gender pay gap reporting | gender pay gap; pay gap mean,median,data,snapshot,figures
New payroll system* | implementing,implement,implementation payroll system,software; parallel runs,run sage,itrent,payroll; old new payroll switch,side,side-by-side
Salary sacrifice and benefits* | salary sacrifice; cycle-to-work scheme,schemes; deductions gym,dental,bikes
Reward and benefits | cycle-to-work scheme,schemes; deductions gym,dental,bikes
Meeting deadlines | cut-off,cut-offs hit,met,missed; daily,newspaper ads,pages deadline; turned day,lunchtime,hours rush

Strategic sourcing | second,new foundry,maker,factory,supplier,vendor,mill found; makers,suppliers,vendors fairs,visited found; vendors,suppliers found new,castings,parts
Strategic sourcing | sourcing,finding,identifying suppliers,supplier,vendors; makers,suppliers,vendors fairs,visited found
Negotiation | talked,beat 8,5,10,percent,cheaper price,packaging,steel,freight,rent,hire; agreed two-year,three-year,terms,deals,rates carriers,supermarkets,suppliers,hotels,venues,buyers; insurers k,offer talked; part-36 offers,offer; settled claims issue,court; closed terms procurement,buyers
Contract negotiation | agreed two-year,three-year terms,deals,carriers,supermarkets,suppliers,contract; closed terms procurement,buyers
Expediting deliveries* | expedite,expediting,chase deliveries,orders,delivery,shortages; late,overdue suppliers,orders,vendors,deliveries rang,ring,chased,chase; shortage,shortages list,stand-up,daily parts,orders
Vendor management | scored,score,ranked vendors,suppliers monthly,time,price,rejects; worst,poor,failing suppliers,vendors quarter,sat,dropped; vendors,suppliers face,met,visits quarter,yearly; dropped letting suppliers; main contact copier,software,pr firm,supplier,provider; held contractors,software,supplier dates
Tendering | tender,itt,rfq,rfqs,mini-competition wrote,opened,scored,appointed,sent; find tender; tendered packages,works; spec bids,scored,appointed; tender answers,responses wrote,bids
Procurement | spec bids scored,appointed; bought,buying framework,frameworks; three quotes rule; standstill,procurement notices,letters; tendered packages
Cost reduction | saved spend percent,k; swapped cheaper branded,glue,supplier; steel,freight,packaging,energy talked,saved k,percent; renegotiated,switched saved
Demand planning | winter,summer,staffing,calls predicted demand,next,week; forecast,predicted demand,sales,volumes sku,product
Invoice queries | bills,invoices match,matched,hold,blocked sorted,cleared; price differences cleared,accounts,sort,suppliers; credits,credit short,deliveries,wrong suppliers
Contract management | contracts notice dates,list,register; cleaners,caterers,suppliers signed,held contract; varied,renewed,extended contracts,agreements suppliers,vendors; renewals expiry contracts
Spend analysis | spend category,cube,ledger cut,excel,pivot
Analysing spend* | analyse,analysing,analysis spend,spending,expenditure; spend category,cube cut,excel,built
Category management | packaging,labels,mro,ppe,logistics,freight,fleet,print category,spend looked,owned,three-year; category plan,strategy logistics,packaging,spend,freight
Supplier audits | factories,suppliers checklist,certificates,slavery went,round,checked,visits; checked certificates,insurance suppliers,slavery
Working with engineering* | working,work,liaise,collaborate,collaborating engineering,engineers,production,technical,operations team,teams,production,engineering,departments; fitters,engineers,designers needed,asked,shortages,early parts,makers
Supply chain risk* | supply-chain,supply risk,risks chain,manage,management,resilience; second source supplier,castings,foundry,parts; extra stock strike,brexit; vendors',suppliers' accounts,trouble,credit watched
Risk management | raid,risk,risks log,register owners,weekly,kept; saw steel,late,coming re-sequenced; extra stock strike,brexit; vendors',suppliers' accounts,trouble watched
Importing goods* | importing,import goods; customs papers,codes,duty import,imports,landed; containers ningbo,fob,shanghai; forwarders booked containers,landed,imports
Maintaining supplier and price records* | maintain,maintaining,update,keep,updating supplier,price,product,vendor records,files,lists,data; prices,price loaded,load,updated system,january,sap; lead times part,numbers records,right; supplier,vendor files contacts,certificates
Purchasing records* | prices loaded,updated supplier,vendor; lead times part records,right; supplier,vendor files contacts,certificates
Procurement compliance* | compliance,complying,comply,ensure,ensuring procurement,purchasing policy,regulations,rules,law; three quotes rule; standstill,procurement notices,letters
Standards and policy compliance | three quotes rule; standstill notices,letters; file,files audits,audit passed,corrective,clean
Key performance indicators | dashboard deliveries,sales,vendor,calls,performance; kpis,scorecard pack,chose,directors,monthly,board,tracked,ten; red-amber-green targets,site,team
Sustainable procurement | recycled,ethical,fairtrade board,farms,packaging,suppliers bought,moved; carbon,slavery bid,chain,suppliers asked,checked
Sustainable procurement | ethical,sustainable procurement,sourcing; recycled,ethical,fairtrade board,farms,suppliers moved,bought; carbon,slavery bid,chain,suppliers asked,checked
New product introduction | prototypes,prototype parts bought,volume,quotes; priced,quotes designs,drawings prototypes; npi production,engineering,builds,launch
Supervision | assistants,juniors,expediters,trainees,apprentices looked two,three,four; shared,gave work,jobs expediters,assistants,clerks,juniors
Real time information | fps,eps filed,submitted,sent,payday,hmrc,late; full payment submission,submissions; rti returns,submissions,hmrc,filed; filed,submitted hmrc payday,fps,wages,paye
VLOOKUP | spreadsheets,spreadsheet,excel,workbook,workbooks lookups,lookup,vlookups,xlookups,index-match
Pivot tables | spreadsheets,spreadsheet,excel,workbook,workbooks pivots,pivot,pivoted
National Minimum Wage compliance | minimum wage,hourly,rates,rate checked,looked,travel,sleepers,sleep-ins,law,shortfall,complied,compliance,compliant; nmw,nlw checked,rates,shortfall,compliance,travel,sleep-ins,uplift; sleepers,sleep-ins travel,rates,hourly,minimum,top-up; living wage rates,rise,april checked,applied,compliance; top-up,topped-up wage,minimum,hourly staff
Sleep-in shifts | overnight sleepers,sleeper; sleepers rates,paid,nights,travel; nights staff bedroom,sleeping,slept; sleeping sleep-over,overnight staff,duty,rota; sleep-ins paid,rates,worked,covered
Salary sacrifice schemes | childcare vouchers; bike,cycle,cycle-to-work scheme,deductions,tax; deductions gross,pre-tax tax,bike,pension,vouchers,car; ev,car scheme,leases gross,deductions,sacrifice,salary; salary exchange,sacrifice pension,bike,car,schemes,deductions
Account reconciliation | tie,tied,agree,agreed,match,matched control,ledger account,accounts,month,wages; wages,net-pay control account,ledger; paye,nic,tax reconciled,agreed,matched quarter,hmrc,month,paid; ledger tied,agreed,reconciled,matched month,bank,wages; suspense,control cleared,reconciled,account month
Month-end reconciliation of pay* | tie,tied,agree,agreed,reconcile,reconciled wages,pay,payroll,paye,nic control,ledger,month,account,quarter; month-end,monthly reconciliations,reconciliation payroll,wages,pay,p60s,paye; p60s issued,sent,year,yearly,year-end; p11ds,p11d submitted,returned,benefits,year,july,filed; year-end payroll,p60s,p11ds,wages,final
Manual pay calculations* | hand,manual,manually,longhand calculate,calculated,calculation,calculations,worked,work pay,wages,sick,maternity,tax,earnings,software,system,wrong; calculation,calculations manual,hand system,software,pay,tax,wrong; average weekly earnings worked,hand,work,calculated; gross net worked,calculated,checked hand,manual,paper; 53 week,weeks year,hand,tax
Checking pay before it goes* | gross-to-net,net,payslips,draft line,check,checked,look,looked,compared,last bacs,listing,period,month,last,release; net pay listing,report,reports check,checked,look,line,last; variance,variances,exception pay,payroll,wages reports,report,checked,last; compares,compared last,previous period,month,run pay,wages,net,payslips; bacs release,released,submit,submitted,sent wages,pay,net,check,payroll,listing,working
BACS | bacs release,released,submission,submitted,file,files,sent,uploaded,transmitted
Starters and leavers on the payroll* | starters leavers,changes,contract process,payroll,p45s,new,form; leavers p45,p45s,holiday,final pay; p45s holiday,leavers,starters,final; rate,hours,contract changes enter,entered,keyed,key,input; new-starter form,forms,checklist pay,payroll,bank,entered
Timesheets | e-rota,rota,rostering,clock-ins,clocking,clock hours,timesheets,import,imported,pull,pulled,missing,chase,exported; missing clock-ins,punches,timesheets chase,chased; hours pulled,pull,imported,keyed rota,e-rota,system,sheets; kronos,deputy,planday,rotacloud hours,exported,imported,approved
`;
