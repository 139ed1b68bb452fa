import type { ToneWords } from "./tone-words.ts";

export const creative: ToneWords = {
  openings: {
    strong: [
      "Some advertisements read like a description of one's own week: yours for {aTitle}{at}, with its {shared}, read a little like mine.",
      "Picture {aTitle} who is at home with {shared} – that is the person your advertisement{at} describes, and a person I recognise.",
      "{Shared}. That is how I would sum up your advertisement for {aTitle}{at}, and a fair part of my CV.",
    ],
    some: [
      "Every job advertisement is a question, and yours for {aTitle}{at} is one I would like to answer.",
      "Here is a short answer to your advertisement for {aTitle}{at}, with the evidence attached.",
      "Suppose we skip the adjectives: I'd like to apply for {post}{at}, and here is why.",
    ],
    weak: [
      "Let me begin with the obvious: on paper I'm not the usual person for {post}{at}.",
      "Careers don't always run in straight lines, and mine would take a bend with {post}{at}.",
    ],
  },
  who: [
    "The setting, so far: {aNow}{nowAt}, since {since}.",
    "These days you'd find me at {nowEmployer}, working as {aNow}.",
    "By day, and since {since}, I'm {aNow}{nowAt}.",
    "-|By day I'm {aNow}{nowAt}.",
    "The last chapter: {aLast}{lastAt}.",
    "-|The last chapter was written at {lastEmployer}.",
    "-|The current chapter is being written at {nowEmployer}.",
  ],
  before: [
    "Earlier pages: {aPrior}, {priorEmployer}.",
    "Rewind a little and you find me as {aPrior} at {priorEmployer}.",
    "-|Earlier pages: {aPrior}.",
  ],
  interest: [
    "One line of yours stayed with me: {duty}.",
    "And then there is {duty}, which is where the job gets interesting.",
    "Somewhere between the lines about {duty}, I decided to write.",
  ],
  proof: [
    "1|Scene one, {employer}: {did}.",
    "1|Start with {employer}, where {did}.",
    "{Employer} is the place to look, because there {did}.",
    "2|Then there is {employer}, where {did}.",
    "2|A different story, from {employer}: {did}.",
    "-|Take my time as {aRole}: {did}.",
    "-|A story from my time as {aRole}: {did}.",
    "-|{Project}: {did}.",
  ],
  proofOfDemand: [
    "Take {demand}: at {employer}, {did}.",
    "{Demand}? At {employer}, {did}.",
    "{Demand}, in practice, looked like this at {employer}: {did}.",
    "{Demand}? As {aRole}, {iDid}.",
    "{Demand}, in practice: {did}.",
  ],
  proofThere: [
    "A scene from that job: {did}.",
    "Part of the plot: {did}.",
    "{Demand} comes into it as well: {did}.",
  ],
  also: [
    "Same place, other task: {did}.",
    "{AlsoDid}.",
    "There's a sequel, too: {did}.",
    "And, because one thing leads to another, {did}.",
    "Between times, {did}.",
  ],
  qualifications: ["The paperwork: {quals}.", "For the record, the certificates say {quals}."],
  listed: [
    "You'll also spot {listed} – in your advertisement, and in my CV.",
    "There's an overlap in the small print as well: {listed}.",
  ],
  languages: ["As for languages, the list runs: {languages}."],
  approach: [
    "I have gone easy on the adjectives here, so that the work can speak for itself.",
    "Ask me about the parts that went wrong, too – they usually make the better story.",
    "What isn't in my CV isn't in this letter either, so you won't need a pinch of salt.",
    "A letter can only show so much; half an hour of conversation would show the rest.",
    "I like a job with some puzzle in it, and people around who enjoy the answer as much as I do.",
    "If your advertisement has a second page that only insiders know, I'd be curious to read it.",
    "My habit is simple: look closely, ask the awkward question early, then get on with it.",
    "Gaps there will be, as in every fit between a person and a job; I'd sooner point at them than paint over them.",
    "Good work, to my mind, is what's left when nobody needs to explain it any more.",
    "If people can disagree about a plan over lunch and still like it by teatime, that's my kind of workplace.",
    "You'll have a pile of letters to read, so I've tried to make this one worth its place in it.",
    "New places have their own grammar, and I'd enjoy learning yours before suggesting any edits.",
  ],
  close: [
    "Shall we talk?",
    "I'd like to tell the rest in person, over whatever passes for coffee at {company}.",
    "The rest is better told in person, and I'd be happy to come and tell it.",
  ],
  thanks: ["Thanks for reading to the end.", "Thank you for your time, and for reading this far."],
};
