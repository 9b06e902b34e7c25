import { useState } from 'react';
import type { Stored } from './administration.model.ts';

export interface Storing {
  /** What is not valid is not sent; from the first try on, the form says what is missing. */
  isValid?: boolean;
  onStore: () => Stored;
  onClose: () => void;
}

/** Sends what was typed once at a time. Closes when the server has it; what it refuses stays open with its code. */
export function useStoring({ isValid = true, onStore, onClose }: Storing) {
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const store = async () => {
    setTried(true);
    if (isPending || !isValid) return;
    setPending(true);
    const refused = await onStore();
    setPending(false);
    setProblem(refused);
    if (refused === null) onClose();
  };
  return { isTried, isPending, problem, store };
}
