import { useAnswerVisitLinkMutation, useOpenVisitLinkQuery } from '@intake/api/client';
import type { VisitLink } from '@intake/api/contract';
import { useState } from 'react';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { isUnknownLink } from './unknownLink.ts';
import { VisitLinkScreen } from './VisitLinkScreen.tsx';

/** Connects the API to the screen. */
export function VisitLinkRoute({ token }: { token: string }) {
  const opened = useOpenVisitLinkQuery({ body: { token } }, { refetchOnMountOrArgChange: true });
  const [answer] = useAnswerVisitLinkMutation();
  const [after, setAfter] = useState<VisitLink | null>(null);
  const found = loadableOf(opened);
  return (
    <VisitLinkScreen
      link={after ? ready(after) : isUnknownLink(found) ? ready(null) : found}
      onRetry={() => void opened.refetch()}
      onAnswer={async (given) => {
        const { data, error } = await answer({ body: { token, ...given } });
        if (data) setAfter(data);
        return error ? problemOf(error) : null;
      }}
    />
  );
}
