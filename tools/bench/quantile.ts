/** The time within which a share of all lies, by nearest rank; NaN of none. */
export const quantile = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
