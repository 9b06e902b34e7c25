import { useLazyGetQuarantinedFileUrlQuery, useListQuarantinedFilesInfiniteQuery, useSettleQuarantinedFileMutation } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { toasts } from '../../../app/shell/toasts.ts';
import { pagedOf } from '../../../data/loadableOf.ts';
import { problemText } from '../administration.messages.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { SetAsideScreen } from './SetAsideScreen.tsx';

const pageSize = 50;

/** Connects the API to the screen. */
export function SetAsideRoute() {
  const { formatMessage } = useIntl();
  const list = useListQuarantinedFilesInfiniteQuery({ query: { limit: pageSize } });
  const [settle] = useSettleQuarantinedFileMutation();
  const [sign] = useLazyGetQuarantinedFileUrlQuery();
  return (
    <SetAsideScreen
      list={pagedOf(list)}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onSettle={async ({ id }) => problemIn(await settle({ body: { id } }))}
      onOpen={async ({ id }) => {
        const answer = await sign({ query: { id } });
        const problem = problemIn(answer);
        // Saved where the page stands: nothing that a sender wrote is opened at our address.
        if (answer.data) Object.assign(document.createElement('a'), { href: answer.data.url, download: '' }).click();
        if (problem !== null) showToast(toasts, { title: formatMessage(problemText(problem)), tone: 'danger' });
      }}
    />
  );
}
