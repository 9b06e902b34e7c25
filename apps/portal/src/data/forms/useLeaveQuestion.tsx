import { lazyPart } from '@intake/ui/lazy';
import { Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';

const LeaveQuestion = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion, { isAbove: true });

/** Asks before something is lost, and goes on where somebody agrees. */
export function useLeaveQuestion() {
  const [way, setWay] = useState<{ go: () => void } | null>(null);
  const ask = useCallback((go: () => void) => setWay({ go }), []);
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
  return { ask, question };
}
