import { describe, expect, it } from "vitest";
import { datedJobs } from "./samples/read-marked.ts";

/** Careers told as people talk, in paragraphs and without headings. */

const rolesOf = (text: string) => datedJobs(`Ana Testova\nana@example.com\n\n${text}`);

describe("a career told as people talk", () => {
  it.each([
    [
      "where somebody is, and before that",
      "I've been growing things since I was ten.\n\nAt the moment I'm head gardener at Wallcote Hall, where I've been since March 2021. It has twelve acres.\n\nBefore that I spent four years (Feb 2017 – Feb 2021) as senior gardener at the Ashgrove Estate in Morpeth, looking after the walled garden.\n\nI started out as an apprentice gardener at Fell House, Kendal, 2010-2013.",
      [
        ["Head gardener", "Wallcote Hall", "2021-03", "present"],
        ["Senior gardener", "Ashgrove Estate", "2017-02", "2021-02"],
        ["Apprentice gardener", "Fell House", "2010", "2013"],
      ],
    ],
    [
      "one sentence of several posts",
      "I've been head chef at The Gate House since February 2022; before that four years as senior sous at Bell Inn (Nov 2018 - Jan 2022). Then, from May 2013 until January 2016 I was in Leeds, first as kitchen porter at Casa Verde, May 2013 to June 2014, and then commis chef at Padua House, 2014 to 2016.",
      [
        ["Head chef", "The Gate House", "2022-02", "present"],
        ["Senior sous", "Bell Inn", "2018-11", "2022-01"],
        ["Kitchen porter", "Casa Verde", "2013-05", "2014-06"],
        ["Commis chef", "Padua House", "2014", "2016"],
      ],
    ],
    [
      "joining and moving",
      "I joined Halstead Motors as an apprentice mechanic in September 2008 and stayed until 2012. I then moved to Kwik Fit as a technician (2012 - 2016), and from 2016 to 2021 I was workshop controller at Pardoe Vauxhall in Aylesbury. I have been service manager at Lowland Ford since 2021.",
      [
        ["Apprentice mechanic", "Halstead Motors", "2008-09", "2012"],
        ["Technician", "Kwik Fit", "2012", "2016"],
        ["Workshop controller", "Pardoe Vauxhall", "2016", "2021"],
        ["Service manager", "Lowland Ford", "2021", "present"],
      ],
    ],
    [
      "the firm before the post",
      "My working life\n\nAfter leaving school I worked for three years at Barnards Bakery, 1999 to 2002, as a shop assistant. I then worked as a care assistant at Willow Lodge, Ely from 2002 until 2009. Since March 2015 I have worked for Fenland County Council as a reablement support worker.",
      [
        ["Shop assistant", "Barnards Bakery", "1999", "2002"],
        ["Care assistant", "Willow Lodge", "2002", "2009"],
        ["Reablement support worker", "Fenland County Council", "2015-03", "present"],
      ],
    ],
    [
      "lines in small letters",
      "Stockman looking for live in job.\n\ni have been at Mains of Kirkton (Mr J. Reid) since 2020 as head stockman, 320 cows.\n\n2012 to 2020 second man, Wester Denhead Farms, same sort of work, 240 cows\n\n2009 - 2012 tractorman and relief milker for Ringfarm (machinery ring), all over Angus\n\nBefore that fish house at Arbroath, Harbour Fishing Co., filleter, 4 yrs, 2005-2009",
      [
        ["Head stockman", "Mains of Kirkton", "2020", "present"],
        ["Second man", "Wester Denhead Farms", "2012", "2020"],
        ["Tractorman and relief milker", "Ringfarm", "2009", "2012"],
        ["Filleter", "Harbour Fishing Co.", "2005", "2009"],
      ],
    ],
    [
      "jobs called jobs",
      "My current job is site manager at Barrow Homes, where I have been since 2020. Before that I was employed by Keyland Developments as a labourer, 2016 to 2020, in all weathers. My first job was as a trainee chef at the Swan Hotel (2012 to 2015).",
      [
        ["Site manager", "Barrow Homes", "2020", "present"],
        ["Labourer", "Keyland Developments", "2016", "2020"],
        ["Trainee chef", "Swan Hotel", "2012", "2015"],
      ],
    ],
    [
      "schools in a list",
      "Education\nElm School, Leeds, 2004 - 2009\nLeeds College, NVQ 2 Hairdressing, 2009 - 2011\n\nWork\nI trained as a junior stylist at Curl Up in Leeds from 2011 to 2013 and then moved to Toni & Guy as a stylist, 2013 to 2018. Since 2018 I have been salon manager at The Cutting Room, Otley.",
      [
        ["Junior stylist", "Curl Up", "2011", "2013"],
        ["Stylist", "Toni & Guy", "2013", "2018"],
        ["Salon manager", "The Cutting Room", "2018", "present"],
      ],
    ],
  ])("is read: %s", (_, text, roles) => {
    expect(rolesOf(text)).toEqual(roles);
  });

  it("is read though there is not one capital", () => {
    const text =
      "david tait\ndavid@example.com\n\nabout me\ni'm a delivery driver with hermes in hull, been there since june 2022. before this i was a warehouse operative for tesco distribution in goole from 2018 to 2022. i also worked at greggs as a baker 2016-2018.";
    expect(datedJobs(text)).toEqual([
      ["delivery driver", "hermes", "2022-06", "present"],
      ["warehouse operative", "tesco distribution", "2018", "2022"],
      ["baker", "greggs", "2016", "2018"],
    ]);
  });
});

describe("what else somebody says with its years", () => {
  it("names no post twice that a list has as well", () => {
    const listed =
      "Site Manager, Barrow Homes, York\nMarch 2019 - present\n• Two sites.\n\nAssistant Site Manager, Keyland Homes, Hull\n2013 - 2019\n• Snagging.";
    const roles = [
      ["Site Manager", "Barrow Homes", "2019-03", "present"],
      ["Assistant Site Manager", "Keyland Homes", "2013", "2019"],
    ];
    const said =
      "I've been site manager at Barrow Homes in York since 2019, and before that I spent six years (2013 - 2019) as an assistant site manager at Keyland Homes.";
    expect(rolesOf(`${said}\n\n${listed}`)).toEqual(roles);
    expect(rolesOf(`Profile\n${said}\n\nExperience\n${listed}`)).toEqual(roles);
  });

  it.each([
    "• Since 2020 I have been lead assessor at Leeds College for the firm.",
    "• Worked as charge nurse for the ward in 2019.",
    "I was a member of the works council from 2016 to 2017.",
    "I never worked as a driver at Acme Ltd from 2016 to 2017, whatever they say.",
  ])("is no post of its own: %s", (duty) => {
    const list = `Experience\nClerk, Acme Ltd, 2015 - 2021\n${duty}\nPorter, Hill House, 2012 - 2015`;
    expect(rolesOf(list).map(([title]) => title)).toEqual(["Clerk", "Porter"]);
  });

  it.each([
    "I have been a nurse since 2008 and want to be a manager at a large trust by 2030.",
    "From 2016 to 2018 I studied to be a teacher at Leeds College and loved it.",
    "I've been a volunteer at Cats Home since 2018 and a member of the choir since 2012.",
  ])("is no post: %s", (text) => {
    expect(rolesOf(text)).toEqual([]);
  });
});
