/** What people do in any trade. */
export const general = `
Training delivery | show,train,teach,taught new,starter,recruit,beginner,joiner,apprentice,junior; show starter,recruit,colleague rope,rota,job,work; induct new,starter,staff,joiner; run,ran,deliver,gave training,workshop,toolbox session,staff,team,talk; train,coach staff,team,colleague,operator,driver,assistant,user; buddy new,starter; upskill team,staff
Mentoring | mentor new,staff,junior,colleague,student,apprentice,trainee; show new,starter,trainee rope,shift,job; buddy new,starter; coach junior,colleague,team,individual; guide new,junior,student,trainee; look-after trainee,apprentice; student,trainee,apprentice,junior supervise,supervision,shadow
People management | manage,lead,led,supervise,run,ran,oversee,oversaw team,staff,crew,shift; supervise,oversee,oversaw employee; charge shift,team,crew,staff; rota,appraisal,holiday staff,team,crew; line-manage; allocate team,crew,staff,people work,job,task,week; brief,direct,organise team,crew,staff,designer,developer,fitter,apprentice,volunteer
Rota management | write,wrote,written,draw,drew,draft,plan,set rota,roster,off-duty,shift; rota,roster team,staff,week,fortnight,cover; cover shift,sickness,absence arrange,find,found,organise
Performance management | appraisal,one-to-one,supervision staff,team,hold,held,carry,yearly,annual,monthly; annual,yearly review staff,team; performance review,development staff,team
Recruitment | interview candidate,applicant,staff,people; recruit,hire,hiring staff,team,people,volunteer,driver,carer; shortlist candidate,applicant; advert,advertise vacancy,post,job; vacancy fill
Budget management | budget manage,run,ran,hold,held,control,kept,keep,monitor,responsible; spend,cost track,kept,keep,control,watch; spend,spent budget,month
Cost reduction | cut,reduce,save,saving,lower,bring,brought cost,spend,bill,price,waste; renegotiate price,contract,rate; cheaper supplier,deal,price; saving year,contract,supplier
Reporting | weekly,monthly,daily,quarterly report,figure,update,return; write,wrote,compile,prepare,produce,send,sent report; report manager,director,board,client,committee,trustee; figure manager,board,director,meeting
Record keeping | keep,kept,maintain,update,complete,fill,write,wrote record,log,notes,logbook,register,paperwork,chart,sheet,diary; record,log visit,shift,result,reading,job; fill form,chart,sheet; notes tablet,system,file; paperwork complete,sign,check
Meeting organisation | arrange,organise,set,chair,run,ran,hold,held,book meeting; agenda,minute meeting,write,wrote,took,circulate
Minute taking | took,write,wrote,type,circulate minute; minute meeting
Risk assessment | write,wrote,written,carry,review,update,complete risk,hazard assessment; risk assess; spot,identify,report hazard,danger
Health and safety | safe,safety check,walk,talk,rule,brief,procedure,inspection,audit; toolbox talk; accident,near-miss,incident book,report,log,record,investigate; ppe wear,issue,check,hand; hazard report,spot,remove,identify; COSHH sheet,assessment,store
Logging accidents* | accident,near-miss,incident,injury book,report,log,record,investigate,form
Giving first aid* | first aid,aider; first-aider
Complaint handling | complaint deal,handle,sort,answer,resolve,took,reply,investigate,settle; calm angry,upset,customer,guest,caller; unhappy,angry,upset,dissatisfied customer,guest,client,caller,parent,passenger; set right customer,guest,order; refund,replace,exchange customer,complaint
Customer service | serve customer,public,guest,shopper,diner; help,assist,greet,welcome,advise,answer customer,shopper,guest,visitor,passenger,public; customer query,question,enquiry; customer tills,counter,desk,face-to-face
Telephone skills | answer,took,handle,return call,phone,telephone; call,phone,ring,rang,telephone customer,client,patient,parent,supplier,owner,tenant,household,donor; ring,rang round; phone enquiry,query,booking; call day,daily,inbound,outbound
Negotiation | negotiate price,contract,term,rate,deal,supplier,buyer,landlord; renegotiate contract,price,rate,term; haggle price; talk,beat,knock price supplier; agree price,term,rate,date,discount customer,supplier,buyer,client
Drawing up contracts* | draw,drew,draft,prepare,write,wrote,produce contract,agreement,tenancy,lease; contract sale,hire,term,sign; agree payment,contract term
Contract management | contract manage,monitor,renew,review,run,performance; contractor,subcontractor manage,monitor,performance,check,meet
Project management | project run,ran,manage,lead,led,deliver,oversee,oversaw,direct,execute,coordinate; project plan,start finish,deliver,budget,team,schedule; deliver,finish,complete project,refurbishment,installation time,budget,early,schedule; plan,run,ran,oversee installation,refurbishment,move,rollout,fit-out; brief,start launch,completion,handover
Project planning | project,programme plan,timetable,schedule,milestone; gantt; plan job,work,phase ahead,stage,week,trade
Meeting deadlines | deadline; on-time; next day job,order,delivery; finish,deliver,complete time,budget,schedule,early
Stakeholder management | meet,met client,stakeholder,council,partner,resident,architect,agency weekly,month,regular; liaise client,agency,council,partner,department,authority; work closely,jointly client,agency,council,partner,department,authority; keep,kept client,stakeholder,customer,resident,parent informed,posted,updated; update client,stakeholder,customer weekly,progress
Presentation skills | present,talk,speech group,board,meeting,client,audience,people,show,school,conference; stand,stood front people,group,class; demonstrate,demo,show product,range,machine customer,client,group
Process improvement | better,quicker,simpler way,system,process,layout,method; cut,reduce,halve time,error,delay,wait,scrap,queue; introduce,brought system,checklist,procedure,routine,whiteboard; set,start,design checklist,routine,whiteboard,procedure; improve,streamline process,system,procedure,layout
Standard operating procedures | write,wrote,written,draft,draw,drew procedure,instruction,guide,manual,policy,checklist,template
Quality control | check,inspect,test finish,quality,batch,product,part; check,inspect finished work,item; quality check,inspection,standard,reject,fault; reject,scrap rate,return; spot,find,found defect,fault,mistake,error
Data entry | enter,input data,detail,order,figure,record,invoice,result,form; key,type data,order,invoice,record,letter system,computer,database,spreadsheet,minute; data enter,input,type; spreadsheet enter,update,detail
Keeping a database up to date* | database,crm keep,kept,update,enter,maintain,clean,log
Spreadsheets | spreadsheet,excel build,built,set,keep,kept,update,track,sheet,stock,figure,budget,report
Correspondence | answer,reply,write,wrote,send,sent,deal email,letter,correspondence,post,enquiry; inbox manage,answer,keep,kept
Scheduling | book,arrange,schedule appointment,visit,job,engineer,delivery,slot,call; plan appointment,visit,engineer,slot; diary manage,keep,kept,run,ran,book; timetable write,draw,plan,set
Diary management | diary,calendar manage,keep,kept,run,ran,book,look; book,arrange appointment,travel,train,hotel,flight
Event management | event,fair,festival,fete,party,wedding,open-day,conference run,ran,organise,plan,arrange,coordinate; show run,ran,organise,plan,coordinate trade,agricultural,fashion,annual,village; stall,marquee,venue,caterer,band book,hire,organise,set
Volunteer management | volunteer recruit,train,manage,rota,coordinate,look,lead,led,organise,support
Teamwork | work team,crew,gang; colleague cover,help,alongside; alongside nurse,chef,driver,teacher,fitter,colleague
Setting up equipment* | set,rig,prepare equipment,machine,room,stage,stall,kit; set-up equipment,room,machine
Goods in | check,count,sign,unload,receive delivery,goods,load,pallet note,driver; delivery check,count,unload,sign
Keeping areas clean and tidy* | clean,tidy,sweep,swept,mop,wipe area,floor,workshop,kitchen,room,site,bench,station,shop,table,yard,machine,ward; clean end shift; keep,kept clean,tidy
Handing over between shifts* | hand-over,handover shift,nurse,team,staff,manager; hand,pass,tell,told next,incoming,oncoming shift,nurse,team,staff; shift-log; shift-book; handover note,notes,book,sheet
Confidentiality | confidential,private,sensitive file,record,information,notes,data,letter; GDPR record,file,data,detail
Reporting concerns to senior staff* | tell,told,report,pass,flag,escalate,ring,rang nurse,senior,manager,doctor,supervisor,charge,lead concern,change,problem,worry,condition,worse
Vendor management | supplier,vendor,wholesaler meet,met,manage,review,score,scorecard,chase,compare,ring,rang,deal,relationship; supplier delivery,quality,performance,price
Working outdoors | outdoor weather,winter,rain,year,work; weather work
Using computers* | computer,tablet,laptop,software,system enter,update,log,record,book,keep,kept; spreadsheet,email,excel,word,outlook type,send,sent,update
`;
