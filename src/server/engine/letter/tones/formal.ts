import type { ToneWords } from "./tone-words.ts";

export const formal: ToneWords = {
  openings: {
    strong: [
      "I wish to apply for {post}{at}, for which your advertisement specifies {shared}, in each of which my curriculum vitae records experience or training.",
      "With reference to your advertisement for {aTitle}{at}, I should like to submit my application, with particular regard to {shared}.",
      "I should be grateful if you would consider my application for {post}{at}, the requirements of which include {shared}.",
    ],
    some: [
      "With reference to your advertisement for {aTitle}{at}, I should like to submit my application for your consideration.",
      "I wish to apply for {post}{at}, and I set out below the experience that I consider relevant to it.",
      "I should be grateful if you would consider my application for {post}{at}.",
    ],
    weak: [
      "I wish to apply for {post}{at}, while acknowledging that my experience has been gained in a different field.",
      "Although my experience has been gained in a different field, I should be grateful if you would consider me for {post}{at}.",
    ],
  },
  who: [
    "I have held the post of {now}{nowAt} since {since}.",
    "My present appointment, which I have held since {since}, is that of {now}{nowAt}.",
    "-|My present appointment is that of {now}{nowAt}.",
    "My most recent appointment was that of {last}{lastAt}.",
    "-|My most recent employer was {lastEmployer}.",
    "-|My present employer is {nowEmployer}.",
  ],
  before: [
    "I was previously employed by {priorEmployer} as {aPrior}.",
    "Prior to that, I was employed as {aPrior} by {priorEmployer}.",
    "-|Prior to that, I was employed as {aPrior}.",
  ],
  interest: [
    "Among the duties set out in your advertisement, that of {duty} is of particular interest to me.",
    "I note that the appointment entails {duty}, to which I should be pleased to devote my attention.",
    "It is chiefly the responsibility for {duty} which has led me to apply.",
  ],
  proof: [
    "In the course of my employment with {employer}, {did}.",
    "During my employment with {employer}, {did}.",
    "In my capacity as {role} at {employer}, {iDid}.",
    "-|In my capacity as {role}, {did}.",
    "-|{Project}, {did}.",
  ],
  proofOfDemand: [
    "With regard to {demand}, I would refer you to my employment with {employer}, in the course of which {did}.",
    "As to the requirement for {demand}, {did} while employed by {employer}.",
    "In respect of {demand}, which your advertisement specifies, {did} in my employment with {employer}.",
    "With regard to {demand}, {did}.",
  ],
  proofThere: [
    "In that capacity, {did}.",
    "The duties of that appointment bear upon {demand}, in that {did}.",
  ],
  also: [
    "{AlsoDid}.",
    "In the same capacity, {did}.",
    "In addition, {did}.",
    "Furthermore, {did}.",
    "It may also be relevant that {did}.",
  ],
  qualifications: [
    "The qualifications recorded in my curriculum vitae include {quals}.",
    "As to formal qualifications, those I would draw to your attention are {quals}.",
  ],
  listed: [
    "Your advertisement refers in addition to {listed}, which my curriculum vitae likewise records.",
    "My curriculum vitae further records {listed}, to which your advertisement refers.",
  ],
  languages: ["The languages recorded in my curriculum vitae are {languages}."],
  approach: [
    "I should not wish to claim more than the record allows, and have drafted this application accordingly.",
    "It is my belief that work of this kind is best done in close consultation with those whom it serves.",
    "I should be obliged if you would treat this application as made in confidence.",
    "It would be my intention to discharge the duties of the post with care and to give a clear account of them when called upon.",
    "I should regard an early understanding of your expectations as essential to the proper conduct of the work.",
    "I have confined this letter to matters which my curriculum vitae supports, and I am able to provide further particulars of each.",
    "In so far as the post calls for experience which my curriculum vitae does not record, I should prefer to address the matter candidly at interview.",
    "Should you require any further information in support of this application, it will be supplied without delay.",
    "The particulars of my previous appointments, including their dates, are set out in full in my curriculum vitae.",
    "I have given careful consideration to the requirements of the post and have selected from my experience those matters which appear to me most pertinent.",
    "It would be of assistance to me to learn how the duties of the post are apportioned and by what measure its success is judged.",
    "I attach importance to accuracy, to courtesy towards colleagues, and to the proper discharge of whatever responsibility is entrusted to me.",
    "Were I to be appointed, my first concern would be to acquaint myself thoroughly with your established practice.",
    "Such matters as the date of appointment and the arrangements for interview may be settled at your convenience.",
    "It is my understanding that a post of this nature calls for judgement as well as for knowledge, and I should be glad to be examined on both.",
    "Any matter which I have left unmentioned for reasons of length may readily be raised with me.",
    "I trust that the foregoing will enable you to form a view of my suitability for the appointment.",
  ],
  close: [
    "I should be glad of the opportunity to discuss my application at interview.",
    "I should welcome the opportunity to attend for interview at a time convenient to you.",
    "Should my application be of interest to {you}, I should be pleased to attend for interview.",
  ],
  thanks: [
    "I am grateful to you for your consideration.",
    "Thank you for your consideration of this application.",
  ],
};
