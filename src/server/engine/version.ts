/** Changes whenever the same inputs could give another report. Apart from the engine: telling it loads no word list. */
export const engineVersion = "2.0.0";
