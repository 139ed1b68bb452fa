/** Words whose slash, or whose part after a dot, belongs to them. Lower case. */
export const slashWords: readonly string[] =
  "ci/cd tcp/ip pl/sql a/b i/o z/os os/2 and/or n/a c/o w/c l/c 24/7 ui/ux s/4hana s/4 b/e".split(
    " ",
  );

export const dotEndings: readonly string[] = "net js ts io ai jsx tsx py rb".split(" ");
