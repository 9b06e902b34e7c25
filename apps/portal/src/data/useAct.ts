import { useState } from 'react';
import type { Outcome, Problem } from './problem.ts';

/** What a button outside a form does: whether it is under way, and what stood in its way the last time. */
export function useAct() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const act = async (work: () => Outcome): Promise<void> => {
    setPending(true);
    setProblem(await work());
    setPending(false);
  };
  /** `refuse` says what is missing before anything is asked. */
  return { isPending, problem, act, refuse: setProblem };
}
