import { lazyPart } from '@intake/ui/lazy';
import { Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useUnsaved } from './useUnsaved.ts';

const LeaveQuestion = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion);

/** Leaves at once where nothing would be lost, and asks otherwise, as the page around does; `question` is what it asks. */
export function useLeaving(isDirty: () => boolean) {
  useUnsaved(isDirty);
  const [way, setWay] = useState<{ go: () => void } | null>(null);
  const leave = useCallback((go: () => void) => (isDirty() ? setWay({ go }) : go()), [isDirty]);
  const question: ReactNode = way && (
    <Suspense>
      <LeaveQuestion
        onStay={() => setWay(null)}
        onLeave={() => {
          setWay(null);
          way.go();
        }}
      />
    </Suspense>
  );
  return { leave, question };
}
