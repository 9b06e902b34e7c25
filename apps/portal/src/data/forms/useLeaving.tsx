import { useCallback, useRef } from 'react';
import { useLeaveQuestion } from './useLeaveQuestion.tsx';
import { useUnsaved } from './useUnsaved.ts';

/** Leaves at once where nothing would be lost, and asks otherwise, as the page around does; `question` is what it asks. */
export function useLeaving(isDirty: () => boolean) {
  // What was given up is not asked about again by the page that it leads to.
  const isGivenUp = useRef(false);
  useUnsaved(() => !isGivenUp.current && isDirty());
  const { ask, question } = useLeaveQuestion();
  const leave = useCallback(
    (go: () => void) => {
      if (!isDirty()) return go();
      ask(() => {
        isGivenUp.current = true;
        go();
      });
    },
    [ask, isDirty],
  );
  return { leave, question };
}
