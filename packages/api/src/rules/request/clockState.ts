export type ClockState = 'running' | 'at-risk' | 'overdue' | 'met' | 'late';

interface Times {
  /** ISO 8601, as all here. From this moment on it is in danger. */
  atRiskAt: string;
  /** The first moment that is too late. */
  dueAt: string;
  /** Null while it runs. */
  stoppedAt: string | null;
}

/** How a clock stands at a moment. That it is overdue is never stored. */
export function clockStateAt({ atRiskAt, dueAt, stoppedAt }: Times, now: Date): ClockState {
  const due = Date.parse(dueAt);
  if (stoppedAt !== null) return Date.parse(stoppedAt) < due ? 'met' : 'late';
  if (now.getTime() >= due) return 'overdue';
  return now.getTime() >= Date.parse(atRiskAt) ? 'at-risk' : 'running';
}
