/** English words that carry no content of their own. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above across after again against all along already also although always am among amongst an and another
any anyone anything are aren't around as at away back be became because become been before behind being below beneath
beside besides between beyond both but by came can can't cannot come could couldn't did didn't do does doesn't doing don't
done down during each either else etc even ever every everyone everything few for from further get gets getting give
given go goes going had hadn't has hasn't have haven't having he he'd he'll he's hence her here hers herself him
himself his how however i i'd i'll i'm i've if in indeed inside instead into is isn't it it's its itself just
less let like likely made make makes making many may maybe me might mine more moreover most mostly much must my myself
near need needs neither never nevertheless no nobody none nor not nothing now of off often on once one ones only onto
or other others otherwise ought our ours ourselves out outside over own per perhaps please put quite rather really
same seem seems shall she she's should shouldn't since so some someone something sometimes somewhere still such
take takes than that that's the their theirs them themselves then there there's thereby therefore these they they'd
they'll they're they've thing things this those though through throughout thus till to together too toward towards
under unless until up upon us use used uses using usually various very via was wasn't we we'd we'll we're we've were
weren't what what's whatever when whenever where whereas wherever whether which while whilst who who's whoever whole whom
whose why will with within without won't would wouldn't yet you you'd you'll you're you've your yours yourself
yourselves e.g i.e eg ie and/or vs able`.split(/\s+/),
);
