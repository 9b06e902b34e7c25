export interface NumberBounds {
  minValue?: number;
  maxValue?: number;
  /** Distance between allowed numbers, counted from `minValue`, or from zero without it. */
  step?: number;
}

export type NumberProblem = 'too-small' | 'too-large' | 'off-step';

// Decimal fractions are not exact: 0.3 is a step of 0.1 all the same.
const tolerance = 1e-9;

/** What keeps a number from being allowed; null when nothing does, and for no number (NaN). */
export function numberProblem(value: number, { minValue = -Infinity, maxValue = Infinity, step }: NumberBounds): NumberProblem | null {
  if (value < minValue) return 'too-small';
  if (value > maxValue) return 'too-large';
  if (!step || Number.isNaN(value)) return null;
  const steps = (value - (Number.isFinite(minValue) ? minValue : 0)) / step;
  return Math.abs(steps - Math.round(steps)) > tolerance ? 'off-step' : null;
}
