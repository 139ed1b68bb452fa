/** Words every advertisement uses: they say nothing about this job. Compared by stem. */
export const fillerWords: readonly string[] =
  `ability able abilities above according achieve across activity add additional advantage advantageous advert advertise agency agreed aim
also annum applicant application apply appointment appropriate approach area aspect associated attitude attribute available aware awareness
background base based basic basis become benefit best board bonus bring broad build business busy candidate capable career
carry case challenge chance change clean clear client close come comfortable commitment committed company competent competitive complete
comprehensive confidence confident consider contact contract contribute core could country cover create criteria current currently
cv daily date day deal dedicated deliver demonstrable demonstrate desirable desire detail develop different duties dynamic
each eager effective effectively efficient efficiently employee employer employment end enjoy ensure enthusiasm enthusiastic environment equal
equivalent essential established etc evidence evidenced example excellent exceptional exciting existing expect expected experience experienced
expertise exposure extensive familiar familiarity fantastic fast feel field find first flexible focus focused follow following form forward full fully fun
further gain general genuine give given good great group growing grow hand hard have help high higher highly hold
holder hour ideal ideally immediate important include including independently individual industry information initiative interest
interested interview involve involved issue job join keen keep key knowledge know large lead leading level like line list live local
location long look looking love main maintain major manner many match maximum meet member minimum month more most
motivate motivated motivation multiple nature necessary need new next nice number offer office ongoing open opportunity order
organisation organised other outstanding own package part participate particular passion passionate pay people perform person personal
place play please plus position positive possess possible post potential practical practice preferably preferred previous previously
pro-active proactive proficient progress prove proven provide qualification qualified qualify quality quick range rapidly ready
recent record recruit recruitment reference regular related relation relevant reliable report reporting request require required requirement
responsibility responsible result reward right role salary secure see seek self sense senior service set
shift short show significant similar site situation skill skilled small solid someone sound specific staff
standard start state strong style subject submit succeed success successful suit suitable support take talented task team term thing
thrive time tool top track train training travel type typical under undertake understand understanding uk unique use
useful user valid value variety various vacancy view vital want way week well wide will willing willingness wish within work worker
working world would write year you ensure someone environment ltd plc limited via per able hour monday friday january february
march april may june july august september october november december site people high-quality day-to-day full-time part-time
bereich erfahrung kenntnisse arbeit arbeiten stelle unternehmen mitarbeiter team aufgaben sowie sehr gute guten gut ihre ihren unser
unsere unseren expérience poste entreprise travail équipe bonne experiencia empresa trabajo puesto equipo`.split(
    /\s+/,
  );

/** Adjectives and verbs that are no keyword by themselves. Compared by stem. */
export const notKeywords: readonly string[] =
  `accurate accurately adhere advise allow answer appropriate arise arrange articulate ask assess assist assure attend believe better bright brilliant call
calm caring certain check closely collaborative common competent complex conduct consistent consistently continue continually
continuous continuously cope creative critical decent dependent desired direct directly discuss diverse drive driven due early easily
easy educated effective efficient either encourage energetic enable engage enhance entire even ever every exceed exist extra
fair faced facing fellow few final flexible friendly future generous handle happy hardworking honest hope identify immediately immaculate impact improve increase independent
individually influence innovative inspire integral internal external keen kind last late least less likely little logical lovely loyal make manage many meaningful mean
minded monitor move much multi natural naturally offered old operate optimistic overall oversee particularly perfect plan polite
pleased prepare pressure pride prioritise professional promote proud quickly real really regularly remain resilient respond right
run safe sensitive several share simple single smooth sometimes special specialise specialist sure switched tailored tell think thorough
together total tight true truly ultimate undertake upon varied visit warm welcome willing worth young bull amp nbsp rsquo ****`.split(
    /\s+/,
  );
