import { useEndMailsMutation, useOpenMailLinkQuery } from '@intake/api/client';
import type { MailLink } from '@intake/api/contract';
import { useState } from 'react';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { MailLinkScreen } from './MailLinkScreen.tsx';
import { isUnknownLink } from './unknownLink.ts';

/** Connects the API to the screen. */
export function MailLinkRoute({ token }: { token: string }) {
  const opened = useOpenMailLinkQuery({ body: { token } }, { refetchOnMountOrArgChange: true });
  const [end] = useEndMailsMutation();
  const [after, setAfter] = useState<MailLink | null>(null);
  const found = loadableOf(opened);
  return (
    <MailLinkScreen
      link={after ? ready(after) : isUnknownLink(found) ? ready(null) : found}
      onRetry={() => void opened.refetch()}
      onEnd={async () => {
        const { data, error } = await end({ query: { token } });
        if (data) setAfter(data);
        return error ? problemOf(error) : null;
      }}
    />
  );
}
