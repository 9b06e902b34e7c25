import { useState } from 'react';
import type { Outcome, Problem } from '../../../../data/problem.ts';

/** Waits for an outcome: pending meanwhile, then done, or the problem that is to be shown. */
export function useOutcome(onDone?: () => void) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async (work: Outcome): Promise<boolean> => {
    setPending(true);
    const failure = await work;
    setPending(false);
    setProblem(failure);
    if (!failure) onDone?.();
    return !failure;
  };
  return { isPending, problem, run, clear: () => setProblem(null) };
}
