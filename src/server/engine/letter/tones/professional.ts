import type { ToneWords } from "./tone-words.ts";

export const professional: ToneWords = {
  openings: {
    strong: [
      "Your advertisement for {aTitle}{at} asks for {shared}, and you will find each of these in my CV.",
      "I would like to apply for {post}{at}, which calls for {shared}, all of which you will find in my CV.",
      "I am applying for {post}{at} because what you ask for, in particular {shared}, is close to what my CV shows.",
      "Please consider me for {post}{at}: you ask for {shared}, and my CV covers each of them.",
    ],
    some: [
      "I would like to be considered for {post}{at}, and this letter sets out what I would bring to it.",
      "Your advertisement for {aTitle}{at} describes a job I would be pleased to do, and I would like to be considered for it.",
      "Please accept this letter as my application for {post}{at}.",
    ],
    weak: [
      "I would like to be considered for {post}{at}, and have kept this letter to the parts of my CV that would be of most use in it.",
      "I am applying for {post}{at}, and would like to show you what I could bring to it from the work I have done.",
    ],
  },
  profile: ["By way of background, I am {profile}.", "I am {profile}."],
  who: [
    "At present I work as {aNow} at {nowEmployer}, where I have been since {since}.",
    "Since {since} I have been {aNow}{nowAt}.",
    "-|At present I work as {aNow}{nowAt}.",
    "My most recent post was as {aLast}{lastAt}.",
    "-|I have worked for {nowEmployer} since {since}, in the post of {now}.",
    "-|In my most recent post, that of {last}, I worked for {lastEmployer}.",
    "-|At present I work for {nowEmployer}.",
    "-|My most recent employer was {lastEmployer}.",
  ],
  before: ["Earlier I worked as {priorPosts}.", "I have also been {priorPosts}."],
  interest: [
    "The part of the job that interests me most is {duty}.",
    "Of the duties you list, {plainDuty} is the one that appeals to me most.",
    "What draws me to the job is {duty}.",
  ],
  proof: [
    "At {employer}, {did}.",
    "In my work for {employer}, {iDid}.",
    "As {aRole} at {employer}, {iDid}.",
    "-|As {aRoleThere} there, {iDid}.",
    "-|In my post as {role}, {did}.",
    "-|As {aRole}, {iDid}.",
    "-|{Project}, {did}.",
    "-|While I was {wasARole}, {did}.",
    "-|{Earlier}, {did}.",
    "-|{Elsewhere}, {did}.",
    "-|One example from my career so far: {aside}.",
  ],
  proofOfDemand: [
    "You ask for {demand}: at {employer}, {did}.",
    "As for {demand}, at {employer} {iDid}.",
    "You ask for {demand}: as {aRole}, {iDid}.",
    "-|As for {demand}, {iDid}.",
  ],
  proofThere: [
    "In that post, {did}.",
    "There, {did}.",
    "You ask for {demand}: in that post, {did}.",
  ],
  also: [
    "{AlsoDid}.",
    "In the same post, {did}.",
    "Alongside that, {did}.",
    "While there, {pastDid}.",
    "Besides this, {did}.",
  ],
  qualifications: ["My qualifications include {quals}.", "I have {quals}."],
  certificates: [
    "As you ask, I hold {certificates}.",
    "I hold {certificates}, which your advertisement asks for.",
  ],
  held: ["I also hold {held}.", "In addition, I hold {held}."],
  listed: [
    "My background also takes in {listed}, which your advertisement mentions.",
    "You also mention {listed}, which you will find in my CV.",
  ],
  languages: [
    "Besides English, my CV lists {languages}.",
    "My CV also lists {languages} among my languages.",
  ],
  ahead: [
    "I would be keen to learn how you go about {plainDuty}.",
    "I would also enjoy {duty}.",
    "Another part of the job I would look forward to is {duty}.",
  ],
  plain: [
    "I would be happy to give you the detail behind any of this.",
    "It would also interest me to hear what you see as the first priorities in the post.",
  ],
  close: [
    "I would welcome the chance to discuss the post with you.",
    "I would be glad to talk any of this through at an interview.",
    "If you think I could be useful to {you}, I would be pleased to meet you.",
  ],
  thanks: [
    "Thank you for taking the time to read my application.",
    "Thank you for considering my application.",
  ],
};
