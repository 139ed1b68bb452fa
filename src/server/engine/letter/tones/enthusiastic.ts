import type { ToneWords } from "./tone-words.ts";

export const enthusiastic: ToneWords = {
  openings: {
    strong: [
      "When I read your advertisement for {aTitle}{at}, I kept nodding: {shared} are just what I enjoy working with.",
      "{Shared}: your advertisement for {aTitle}{at} brings together things I really like doing.",
      "I was delighted to find {post}{at}, because it builds on {shared}, and that is work I look forward to on a Monday morning.",
    ],
    some: [
      "I was delighted to find {post}{at}, and I would love to be part of it.",
      "Reading your advertisement for {aTitle}{at}, I could picture myself getting started.",
      "I would love to be considered for {post}{at}.",
    ],
    weak: [
      "I would love to move into {post}{at}, and I know that it would be a new direction for me.",
      "My background is in different work, but {post}{at} is a change I would throw myself into.",
    ],
  },
  who: [
    "Right now I am {aNow}{nowAt}, and have been since {since}.",
    "Since {since} I have been working as {aNow}{nowAt}.",
    "-|Right now I am {aNow}{nowAt}.",
    "Most recently I was {aLast}{lastAt}.",
    "-|Most recently I worked for {lastEmployer}.",
    "-|Right now I work for {nowEmployer}.",
  ],
  before: [
    "Before that came a job I learned from, as {aPrior} at {priorEmployer}.",
    "Earlier on, {priorEmployer} gave me my place as {aPrior}.",
    "-|Earlier on I was {aPrior}.",
  ],
  interest: [
    "The thought of {duty} is what made me want to write to you.",
    "Best of all, the job means {duty}.",
    "I especially like the idea of {duty}.",
  ],
  proof: [
    "At {employer}, {did}.",
    "Some of my favourite work has been at {employer}, where {did}.",
    "As {aRole} at {employer}, {iDid}.",
    "-|Working as {aRole}, {iDid}.",
    "-|In my job as {role}, {did}.",
    "-|{Project}, {did}.",
  ],
  proofOfDemand: [
    "You want someone with {demand}, and I would love to bring mine: at {employer}, {did}.",
    "Take {demand}: at {employer}, {did}.",
    "As for {demand}, here is what I did with it at {employer}: {did}.",
    "Take {demand}: as {aRole}, {iDid}.",
    "Take {demand}: {did}.",
  ],
  proofThere: [
    "In that job, {did}.",
    "What I like about that job is the range: {did}.",
    "If {demand} matters to you, this may help: there, {did}.",
  ],
  also: [
    "{AlsoDid}.",
    "On top of that, {did}.",
    "And the variety kept me going: {did}.",
    "The same job gave me more to enjoy, because {did}.",
  ],
  qualifications: [
    "I bring {quals} with me too.",
    "Studying mattered to me as well: my CV shows {quals}.",
  ],
  listed: [
    "You mention {listed} too, and I was pleased to see it, because it is in my CV.",
    "I was happy to see {listed} in your advertisement, as you will find it in my CV as well.",
  ],
  languages: ["Languages are a pleasure too: I list {languages}."],
  approach: [
    "Ask me what I would like to learn next, and you may need to stop me talking.",
    "Whatever the first week brings, I would want to end it knowing who does what and how I can help.",
    "It would mean a lot to be part of a place where people share what they know.",
    "Some people like a quiet start; I would rather be given something real to do on the first day.",
    "My favourite compliment at work is being asked to help again.",
    "It would make me happy to grow into the parts of the job that are new to me, and to share the parts that are not.",
    "I like work where I can see the difference it makes to somebody by the end of the day.",
    "What I would bring beyond the list above is energy, curiosity and a liking for getting things finished.",
    "There will be things to learn, and I am looking forward to that part as much as to the rest.",
    "If there is something you need that my CV does not show, tell me and I will be honest about where I stand.",
    "I would love to hear what the team is busy with at the moment, and what would help most in the first weeks.",
    "People tend to do their best work when they care about it, and this is work I would care about.",
    "Nothing here is copied from a list of fine words; each point is something I would happily tell you more about.",
    "Good days at work, for me, are the ones when a colleague's problem gets sorted out before anyone goes home.",
    "Please do ask me about any of it, including the parts that took more than one try.",
    "Writing this letter was easier than most, because there was plenty in your advertisement to respond to.",
    "A new team, new questions and a few surprises: that is a combination I find hard to resist.",
    "Being new is no worry to me: I enjoy asking questions, and I enjoy it even more when I can answer them for others.",
  ],
  close: [
    "I would love to meet you and hear more about the job.",
    "It would be a real pleasure to talk about how I could help {you}.",
    "I am looking forward to the chance to tell you more in person.",
  ],
  thanks: ["Thank you so much for reading this.", "Many thanks for your time."],
};
