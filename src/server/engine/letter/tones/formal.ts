import type { ToneWords } from "./tone-words.ts";

export const formal: ToneWords = {
  openings: {
    strong: [
      "I wish to apply for {post}{at}. Your advertisement asks for experience of {shared}, and I set out below where I have gained mine.",
      "With reference to your advertisement for {aTitle}{at}, I should like to submit my application, with particular regard to your requirement for experience of {shared}.",
      "I should be grateful if you would consider my application for {post}{at}. The requirements include experience of {shared}, to which my employment to date bears witness.",
    ],
    known: [
      "I have held the post of {now}{nowAt} since {since}, and I wish to apply for {post}{at}.",
      "-|My present appointment is that of {now}{nowAt}, and I wish to apply for {post}{at}.",
      "-|My most recent appointment was that of {last}{lastAt}, and I wish to apply for {post}{at}.",
    ],
    some: [
      "With reference to your advertisement for {aTitle}{at}, I should like to submit my application for your consideration.",
      "I should be grateful if you would consider my application for {post}{at}.",
    ],
    weak: [
      "I wish to be considered for {post}{at}, and I set out below those parts of my experience which bear most closely upon it.",
      "I should be grateful if you would consider me for {post}{at}, and I set out below what I could bring to it.",
    ],
  },
  profile: ["I am {profile}.", "-|By way of introduction, I am {profile}."],
  who: [
    "I have held the post of {now}{nowAt} since {since}.",
    "My present appointment, which I have held since {since}, is that of {now}{nowAt}.",
    "-|My present appointment is that of {now}{nowAt}.",
    "My most recent appointment was that of {last}{lastAt}.",
    "-|My present employer is {nowEmployer}.",
    "-|My most recent employer was {lastEmployer}.",
  ],
  whoDoing: [
    "Since {since} I have been employed as {aNow} at {nowEmployer}, where {did}.",
    "I have held the post of {now}{nowAt} since {since}. In that capacity, {did}.",
    "-|My present appointment is that of {now}{nowAt}. In that capacity, {did}.",
    "My most recent appointment was that of {last} at {lastEmployer}, where {did}.",
    "-|My most recent appointment was that of {last}{lastAt}. In that capacity, {did}.",
    "-|My present employer is {nowEmployer}, where {did}.",
    "-|My most recent employer was {lastEmployer}, where {did}.",
  ],
  before: [
    "I was previously employed as {priorPosts}.",
    "My earlier appointments include that of {priorPost}.",
  ],
  interest: [
    "Among the duties set out in your advertisement, that of {plainDuty} is of particular interest to me.",
    "It is chiefly the responsibility for {plainDuty} which has led me to apply.",
    "Of particular interest to me is {duty}.",
  ],
  proof: [
    "2|{Before}, my work as {aRole} at {employer} {consisted}.",
    "-2|My work as {aRole} at {employer} {consisted}.",
    "2|{Before}, as {aRole} at {employer}, {iDid}.",
    "2|{EarlierThen}, as {aRole} at {employer}, {iDid}.",
    "1|In my capacity as {role} at {employer}, {iDid}.",
    "-2|While employed as {aRole} at {employer}, {iDid}.",
    "-|During my time with {employer}, {did}.",
    "-|While with {employer}, {iDid}.",
    "-|As {aRoleThere} with the same employer, {iDid}.",
    "-|In my capacity as {role}, {did}.",
    "-|{Project}, {did}.",
    "-|While employed as {wasARole}, {iDid}.",
    "-|{Earlier}, {did}.",
    "-|{Elsewhere}, {did}.",
    "-2|I would also mention the following: {aside}.",
  ],
  proofOfDemand: [
    "With regard to {demand}, I would refer you to my time as {aRole} with {employer}, where {did}.",
    "As to experience of {demand}, I would refer you to my time with {employer}, where {did}.",
    "-|With regard to {demand}, {did}.",
  ],
  alsoOfDemand: [
    "As to {demand}, which your advertisement mentions, {did}.",
    "With regard to experience of {demand}, {did}.",
  ],
  proofNow: ["In my present capacity{isPresent}, {did}.", "-|In that capacity, {did}."],
  also: [
    "In addition, {did}.",
    "In the same capacity, {did}.",
    "Furthermore, {did}.",
    "Alongside this, {did}.",
  ],
  qualifications: [
    "The qualifications recorded in my curriculum vitae include {plainQuals}.",
    "As to formal qualifications, I have {quals}.",
  ],
  studied: ["My education further includes {studied}.", "-|I also have {studied}."],
  certificates: [
    "I hold {certificates}, to which your advertisement refers.",
    "-|I hold {certificates}.",
  ],
  courses: ["My certificates include {courses}, to which your advertisement refers."],
  held: ["I also hold {held}.", "In addition, I hold {held}."],
  listed: [
    "Your advertisement also refers to {listed}, which my curriculum vitae covers.",
    "My background further includes {listed}, which your advertisement mentions.",
  ],
  tools: ["Systems of which I have made use include {tools}."],
  outside: ["Outside my employment, {outside}."],
  languages: ["Besides English, my curriculum vitae records {languages}."],
  ahead: [
    "Equally, I should look forward to {duty}.",
    "Besides this, I should look forward to {duty}.",
  ],
  plain: [
    "It would be helpful to learn more of the department as well.",
    "I should also value your view of what the person appointed ought to attend to first.",
  ],
  close: [
    "I should be glad of the opportunity to discuss my application at interview.",
    "I should welcome the opportunity to attend for interview at a time convenient to you.",
    "Should my application be of interest to {you}, I should be pleased to attend for interview.",
    "I should be pleased to expand upon any part of this letter at interview.",
  ],
  thanks: [
    "I am grateful to you for your consideration.",
    "Thank you for your consideration of this application.",
  ],
};
