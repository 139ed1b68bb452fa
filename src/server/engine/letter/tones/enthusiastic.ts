import type { ToneWords } from "./tone-words.ts";

export const enthusiastic: ToneWords = {
  openings: {
    strong: [
      "I was delighted to see your advertisement for {aTitle}{at}: {shared} are all things I would love to bring to the job.",
      "{Shared}: your advertisement for {aTitle}{at} brings together much of what I enjoy about my work.",
      "I was delighted to find {post}{at}, because it builds on {shared}, and you will find each of them in my CV.",
      "When I read your advertisement for {aTitle}{at}, and saw {shared} in it, I knew that I wanted to apply.",
    ],
    some: [
      "I was delighted to find {post}{at}, and I would love to be part of it.",
      "Reading your advertisement for {aTitle}{at}, I could picture myself getting started.",
      "I would love to be considered for {post}{at}, and here is what I would bring with me.",
    ],
    weak: [
      "I would love to be considered for {post}{at}, and I am ready to put all I have learned so far to good use in it.",
      "The moment I read about {post}{at}, I wanted to apply, and I hope you will see what I could bring to it.",
    ],
  },
  profile: [
    "You would be getting {shortProfile}, and a keen one at that.",
    "-|I am {profile}, and would love to bring that to your team.",
  ],
  who: [
    "Right now I am {aNow} at {nowEmployer}, and have been since {since}.",
    "Since {since} I have been working as {aNow}{nowAt}.",
    "-|Right now I am {aNow}{nowAt}.",
    "Most recently I was {aLast}{lastAt}.",
    "-|Right now I work for {nowEmployer}, in the post of {now}.",
    "-|Most recently I worked for {lastEmployer}, in the post of {last}.",
    "-|Right now I work for {nowEmployer}.",
    "-|Most recently I worked for {lastEmployer}.",
  ],
  before: ["Earlier on I worked as {priorPosts}.", "I have also been {priorPosts}."],
  interest: [
    "I was especially glad to see {plainDuty} among the duties.",
    "Best of all, the job means {duty}.",
    "I especially like the idea of {duty}.",
  ],
  proof: [
    "At {employer}, {did}.",
    "Here is one thing I would love to tell you more about: at {employer}, {iDid}.",
    "As {aRole} at {employer}, {iDid}.",
    "-|As {aRoleThere} there, {iDid}.",
    "-|Working as {aRole}, {iDid}.",
    "-|In my job as {role}, {did}.",
    "-|{Project}, {did}.",
    "-|While I was {wasARole}, {did}.",
    "-|{Earlier}, {did}.",
    "-|{Elsewhere}, {did}.",
    "-|One more thing I would love to mention: {aside}.",
  ],
  proofOfDemand: [
    "You mention {demand}, and there I have something to tell: at {employer}, {did}.",
    "I was happy to see {demand} on your list, because at {employer}, {did}.",
    "I was happy to see {demand} on your list, because as {aRole}, {iDid}.",
    "-|I was happy to see {demand} on your list: {did}.",
  ],
  proofThere: [
    "In that job, {did}.",
    "I was happy to see {demand} on your list, because in that job {did}.",
    "There, {did}.",
  ],
  also: [
    "{AlsoDid}.",
    "On top of that, {did}.",
    "Added to that, {did}.",
    "Besides that, {did}.",
    "In the same job, {did}.",
  ],
  qualifications: ["I would also bring {quals} with me.", "As for training, I have {quals}."],
  certificates: [
    "I am glad to say that I hold {certificates}, as you ask.",
    "As you ask, I hold {certificates}.",
  ],
  held: ["I also hold {held}.", "On top of that, I hold {held}."],
  listed: [
    "You mention {listed} too, and I would be glad to use what I know there.",
    "I would also bring what I know of {listed}.",
  ],
  languages: [
    "I would be glad to use my {languages}, too.",
    "Besides English, I can offer {languages}.",
  ],
  ahead: [
    "I would jump at the chance to be part of {plainDuty}.",
    "I am just as keen to get started on {duty}.",
    "I would love to hear more about {plainDuty}.",
    "Few things would please me more than {duty}.",
  ],
  plain: [
    "There will be things to learn, and I am looking forward to that part as much as to the rest.",
    "I would love to hear what the team is busy with at the moment, and where help is most needed.",
    "Please do ask me about any of this, as it would be a pleasure to tell you more.",
  ],
  close: [
    "I would love to meet you and hear more about the job.",
    "It would be a real pleasure to talk about how I could help {you}.",
    "I am looking forward to the chance to tell you more in person.",
  ],
  thanks: ["Thank you so much for reading this.", "Many thanks for your time."],
};
