/** P(X ≤ successes) of a binomial distribution. */
export function binomialBelow(successes: number, trials: number, probability: number): number {
  if (probability <= 0 || successes >= trials) return 1;
  if (probability >= 1) return 0;
  let term = trials * Math.log1p(-probability);
  const odds = Math.log(probability) - Math.log1p(-probability);
  // Far in the tail the first terms vanish, so that each is found by its logarithm.
  let sum = 0;
  for (let k = 0; k <= successes; k++) {
    sum += Math.exp(term);
    term += Math.log(trials - k) - Math.log(k + 1) + odds;
  }
  return Math.min(1, sum);
}

/**
 * The largest share of errors that so many errors in so many trials leave plausible: exact (Clopper–Pearson), one-sided.
 * Null of no trials, which prove nothing.
 */
export function errorBound(errors: number, trials: number, doubt = 0.05): number | null {
  if (trials <= 0) return null;
  if (errors >= trials) return 1;
  let [low, high] = [errors / trials, 1];
  for (let step = 0; step < 60 && high - low > 1e-9; step++) {
    const middle = (low + high) / 2;
    if (binomialBelow(errors, trials, middle) > doubt) low = middle;
    else high = middle;
  }
  return high;
}
