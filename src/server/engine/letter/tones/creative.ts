import type { ToneWords } from "./tone-words.ts";

export const creative: ToneWords = {
  openings: {
    strong: [
      "A few things in your advertisement for {aTitle}{at} made me stop and read it again: {shared}.",
      "{Shared}: that's how I'd sum up your advertisement for {aTitle}{at}, and all of it can be found in my CV.",
      "If I had to describe {post}{at} in a few words, I'd choose {shared}, and you'll meet the same words in my CV.",
      "{Shared}: your advertisement for {aTitle}{at} and my CV have rather a lot in common.",
    ],
    some: [
      "Every job advertisement asks a question, and yours for {aTitle}{at} is one I'd like to answer.",
      "Let's skip the adjectives: I'd like to apply for {post}{at}, and what follows is what I can show.",
      "Most letters about {post}{at} will begin with adjectives, so I'd rather begin with what I can show you.",
    ],
    weak: [
      "Careers don't always run in straight lines, and I'd be glad if mine took a turn towards {post}{at}.",
      "Not everyone comes to {post}{at} by the same road, and I'd like to tell you about mine.",
    ],
  },
  profile: ["In one line, I'm {profile}.", "The short version: I'm {profile}."],
  who: [
    "These days you'll find me at {nowEmployer}, where I've been {aNow} since {since}.",
    "Since {since} I've been {aNow}{nowAt}.",
    "-|These days I'm {aNow}{nowAt}.",
    "The latest chapter: I was {aLast}{lastAt}.",
    "-|These days you'll find me at {nowEmployer}, in the post of {now}.",
    "-|The latest chapter, as {last}, was written at {lastEmployer}.",
    "-|These days you'll find me at {nowEmployer}.",
    "-|The latest chapter was written at {lastEmployer}.",
  ],
  before: [
    "Go back a little and you'd find me working as {priorPosts}.",
    "The earlier chapters have me as {priorPosts}.",
  ],
  interest: [
    "The line that stayed with me was the one about {duty}.",
    "What caught my eye is {plainDuty}, which is where the job gets interesting.",
    "It was the part about {plainDuty} that made me sit up.",
  ],
  proof: [
    "1|Start with {employer}, where {did}.",
    "1|Let me start at {employer}: {did}.",
    "For a flavour of the work: at {employer}, {did}.",
    "2|Then there's {employer}, where {did}.",
    "2|Turn the page to {employer}, where {did}.",
    "-|In the same place, as {aRoleThere}, {iDid}.",
    "-2|My time as {wasARole} adds another picture: {did}.",
    "-|Picture me as {wasARole}: {did}.",
    "-|As {aRole}, {iDid}.",
    "-|{Project}, {did}.",
    "-|While I was {wasARole}, {did}.",
    "-|{Earlier}, {did}.",
    "-|{Elsewhere}, {did}.",
    "-|One more thing worth telling: {aside}.",
    "-|In the post of {wasRole}, {did}.",
  ],
  proofOfDemand: [
    "Take {demand}: at {employer}, {did}.",
    "{Demand}? At {employer}, {did}.",
    "{Demand}? As {aRole}, {iDid}.",
    "-|Take {demand}: {did}.",
  ],
  proofThere: [
    "In that job, {did}.",
    "To give you a picture: {did}.",
    "You mention {demand}, so here is some of that: {did}.",
  ],
  also: [
    "{AlsoDid}.",
    "In the same job, {did}.",
    "And one more: {did}.",
    "Then there's this: {did}.",
    "Add to that: {did}.",
  ],
  qualifications: [
    "On paper, I can offer {quals}.",
    "If you like things on paper, I have {quals}.",
  ],
  certificates: [
    "The paperwork is in order as well: I hold {certificates}.",
    "And, since you ask, I hold {certificates}.",
  ],
  held: ["I also hold {held}.", "On top of that, I hold {held}."],
  listed: [
    "You'll spot {listed} in your advertisement, and in my CV as well.",
    "There's an overlap in the small print, too: {listed}.",
  ],
  languages: ["If a day calls for more than English, my CV lists {languages}."],
  ahead: [
    "I'd like to watch how you go about {plainDuty}, and then to have a go myself.",
    "Add {duty}, and I'd call that a good week.",
    "I'd be curious to hear how you see {duty}.",
    "On my wish list for the first month: {duty}.",
  ],
  plain: [
    "A letter can only show so much, and half an hour of conversation would show the rest.",
    "You'll have a pile of letters to read, so I've kept this one to what counts.",
    "If this has made you curious, it has done its job.",
  ],
  close: [
    "Shall we talk?",
    "The rest is better told in person, and I'd be glad to come and tell it.",
    "I'd be happy to tell the longer version over a cup of tea.",
  ],
  thanks: ["Thanks for reading to the end.", "Thank you for your time, and for reading this far."],
};
