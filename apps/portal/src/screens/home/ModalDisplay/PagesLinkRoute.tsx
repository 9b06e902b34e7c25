import { useOpenPagesLinkQuery, useSendPagesMutation } from '@intake/api/client';
import type { PagesLink } from '@intake/api/contract';
import { useState } from 'react';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { usePublicFiles } from '../../../shared/publicPage/usePublicFiles.ts';
import { PagesLinkScreen } from './PagesLinkScreen.tsx';
import type { PagesLinkScreenProps } from './PagesLinkScreen.tsx';
import { isUnknownLink } from './unknownLink.ts';

/** Connects the API to the screen. */
export function PagesLinkRoute({ token, onCode }: { token: string } & Pick<PagesLinkScreenProps, 'onCode'>) {
  const opened = useOpenPagesLinkQuery({ body: { token } }, { refetchOnMountOrArgChange: true });
  const [send] = useSendPagesMutation();
  const [after, setAfter] = useState<PagesLink | null>(null);
  const found = loadableOf(opened);
  const files = usePublicFiles(() => Promise.resolve(opened.data?.ticket ?? ''));
  return (
    <PagesLinkScreen
      link={after ? ready(after) : isUnknownLink(found) ? ready(null) : found}
      code={token}
      onCode={onCode}
      files={files.files}
      onFiles={files.add}
      onRemoveFile={files.remove}
      onRetryFile={files.retry}
      onRetry={() => void opened.refetch()}
      onSend={async () => {
        const { data, error } = await send({ body: { token, files: files.stored().map((file) => file.token) } });
        if (data) setAfter(data);
        return error ? problemOf(error) : null;
      }}
    />
  );
}
