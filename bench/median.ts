/** The figure in the middle; NaN of none. */
export const median = (figures: number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
