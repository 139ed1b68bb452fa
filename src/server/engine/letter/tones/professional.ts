import type { ToneWords } from "./tone-words.ts";

export const professional: ToneWords = {
  openings: {
    strong: [
      "Your advertisement for {aTitle}{at} asks for {shared}, and you will find all of these in my CV.",
      "I would like to be considered for {post}{at}, which calls for {shared}, all of which you will find in my CV.",
      "{Shared} stand out in your advertisement for {aTitle}{at}, and you will find each of them in my CV.",
      "Having read what you need from {aTitle}{at}, I believe I can help, above all with {shared}.",
    ],
    some: [
      "I would like to be considered for {post}{at}, and have tried to say below, plainly, what I would bring to it.",
      "Your advertisement for {aTitle}{at} describes a job I would be pleased to do, and I would like to be considered for it.",
      "I would like to be considered for {post}{at}, and this letter sets out what I can offer.",
    ],
    weak: [
      "I would like to be considered for {post}{at}, although my background is not the usual one for it.",
      "My experience lies in other work than {post}{at}, so this letter keeps to what I can honestly bring to it.",
    ],
  },
  who: [
    "At present I work as {aNow}{nowAt}, where I have been since {since}.",
    "Since {since} I have been {aNow}{nowAt}.",
    "-|At present I work as {aNow}{nowAt}.",
    "My most recent post was as {aLast}{lastAt}.",
    "-|My most recent employer was {lastEmployer}.",
    "-|At present I am with {nowEmployer}.",
  ],
  before: [
    "Before that I was {aPrior} at {priorEmployer}.",
    "Earlier on I worked for {priorEmployer} as {aPrior}.",
    "-|Previously I was {aPrior}.",
  ],
  interest: [
    "What draws me to the job is {duty}, which is where I would hope to be of use early on.",
    "The part of the job that interests me most is {duty}.",
    "Of the duties you list, {duty} is the one I would most like to talk about.",
  ],
  proof: [
    "At {employer}, {did}.",
    "In my work for {employer}, {did}.",
    "As {aRole} at {employer}, {iDid}.",
    "-|In my post as {role}, {did}.",
    "-|As {aRole}, {iDid}.",
    "-|{Project}, {did}.",
  ],
  proofOfDemand: [
    "You ask for {demand}: at {employer}, {did}.",
    "On {demand}, my work for {employer} is the best example, because {did}.",
    "Where your advertisement mentions {demand}, I can point to {employer}, where {did}.",
    "You ask for {demand}: as {aRole}, {iDid}.",
    "On {demand}, {did}.",
  ],
  proofThere: [
    "In that post, {did}.",
    "What I do there bears on {demand}, which you ask for: {did}.",
  ],
  also: [
    "{AlsoDid}.",
    "In the same post {did}.",
    "Alongside that, {did}.",
    "While there, {pastDid}.",
    "Besides this, {did}.",
  ],
  qualifications: [
    "My qualifications include {quals}.",
    "On the academic side, my CV shows {quals}.",
  ],
  listed: [
    "My CV also lists {listed}, which your advertisement mentions.",
    "Your advertisement also mentions {listed}, and you will find that in my CV.",
  ],
  languages: ["The languages on my CV are {languages}."],
  approach: [
    "Given the choice, I would sooner show you what I can do than describe it at greater length here.",
    "A good handover, a clear question and an honest answer have always seemed to me worth more than a long report.",
    "It seems right to say plainly which parts of the job I know and which I would be learning.",
    "I like to agree at the outset what a good result looks like, because it saves everybody time.",
    "Colleagues should not have to guess what I am doing, so I would aim to keep people informed without being asked.",
    "I have kept this letter to what my CV can support, and I can give the detail behind each point.",
    "Where the job asks for something my CV does not show, I would rather discuss it openly than gloss over it.",
    "If it would help, I can explain how I went about any of this, what worked and what I would do differently now.",
    "A conversation would also help me to understand what you most need from the person you appoint in the first few months.",
    "Of everything in my CV, I have chosen the parts that seem closest to what you describe.",
    "The dates and duties of each post are set out in my CV, so I have not repeated all of them here.",
    "What matters to me in a new post is clear expectations and work that is of real use to the people around me.",
    "Should anything in my application be unclear, please ask, and you will have a straight answer.",
    "Starting somewhere new means listening first, and I would expect to spend the early weeks learning how you like things done.",
    "I would rather be asked a hard question at the start than be misunderstood later on, so please do ask.",
    "No letter can settle whether a job and a person suit each other, but a conversation usually can.",
    "For my part, I would want to learn more about how the work is shared out and how you judge that it is going well.",
  ],
  close: [
    "I would welcome the chance to discuss the post with you.",
    "I would be glad to talk any of this through at an interview.",
    "If you think my experience could be useful to {you}, I would be pleased to meet you.",
  ],
  thanks: [
    "Thank you for taking the time to read my application.",
    "Thank you for considering my application.",
  ],
};
