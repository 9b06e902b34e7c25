import { useListSubscriptionsInfiniteQuery, useSendNewsMutation } from '@intake/api/client';
import { useFormats } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { toasts } from '../../../app/shell/toasts.ts';
import { pagedOf } from '../../../data/loadableOf.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { newsMessages as texts } from './News.messages.ts';
import { NewsScreen } from './NewsScreen.tsx';

const pageSize = 50;

/** Connects the API to the screen. */
export function NewsRoute() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const list = useListSubscriptionsInfiniteQuery({ query: { limit: pageSize } });
  const [send] = useSendNewsMutation();
  return (
    <NewsScreen
      list={pagedOf(list)}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onSend={async (news) => {
        const { data, error } = await send({ body: news });
        if (error) return problemOf(error);
        const count = data?.recipients ?? 0;
        showToast(toasts, { title: formatMessage(texts.sent, { count, shown: formats.number(count) }), tone: 'success' });
        return null;
      }}
    />
  );
}
