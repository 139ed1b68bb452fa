/**
 * Years of experience that these advertisements plainly ask for and the pattern behind the labels missed: behind a
 * misspelt "experience", in brackets, or far from what they are of. Read by hand, by the advertisement's id.
 */
export const labelledYears: Record<string, number> = {
  "nhs:916222721": 2,
  "nhs:916256259": 2,
  "adzuna776:Job_00295.txt": 2,
  "adzuna776:Job_00032.txt": 2,
  "adzuna776:Job_00437.txt": 3,
  "adzuna776:Job_00641.txt": 2,
  "adzuna776:Job_00703.txt": 3,
  "adzuna776:Job_00776.txt": 2,
};
