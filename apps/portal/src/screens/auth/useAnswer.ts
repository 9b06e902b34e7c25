import type { SessionEnvironment } from '@intake/api/client';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../app/entry/environment.ts';

/** What is asked without the cache of the other calls: undefined until it is here, null when it does not come. */
export function useAnswer<Answer>(ask: (environment: SessionEnvironment) => Promise<Answer>): Answer | null | undefined {
  const environment = useEnvironment();
  const [answer, setAnswer] = useState<Answer | null>();
  useEffect(() => {
    let isGone = false;
    const settle = (settled: Answer | null) => isGone || setAnswer(settled);
    ask(environment).then(settle, () => settle(null));
    return () => {
      isGone = true;
    };
  }, [ask, environment]);
  return answer;
}
