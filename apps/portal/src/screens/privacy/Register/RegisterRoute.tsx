import { useActOnBreachMutation, useGetBreachQuery, useLazyExportBreachesQuery, useListBreachesInfiniteQuery, useSendBreachNoticeMutation } from '@intake/api/client';
import { dayIn, isLocale } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { saveFile } from '../../../data/saveFile.ts';
import { useNoticePreview } from '../../../shared/misdirected/useNoticePreview.ts';
import { useNow } from '../../../shared/useNow.ts';
import { generalProblem } from './Register.messages.ts';
import { addressOf, placeOf } from './Register.model.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const pageSize = 100;

/** Connects the URL and the API to the screen. The URL holds ids and views, never a person. */
export function RegisterRoute() {
  const intl = useIntl();
  const { may } = useAccount();
  const { timeZone } = useWorkplace();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const { view, openId } = placeOf(address);
  const list = useListBreachesInfiniteQuery({ query: { view, limit: pageSize } });
  const detail = useGetBreachQuery(openId ? { params: { id: openId } } : skipToken);
  const [act] = useActOnBreachMutation();
  const [ask] = useLazyExportBreachesQuery();
  const [tell] = useSendBreachNoticeMutation();
  const breach = openId ? detail.currentData : undefined;

  const notice = useNoticePreview(breach?.faxId);
  const named = { id: breach?.id ?? '', version: breach?.version ?? 0 };

  const save = async (format: 'csv' | 'pdf') => {
    const locale = intl.locale.slice(0, 2);
    const { data } = await ask({ query: { format, locale: isLocale(locale) ? locale : 'en' } });
    if (!data) return showToast(toasts, { title: intl.formatMessage(generalProblem), tone: 'danger' });
    saveFile(data);
  };
  return (
    <RegisterScreen
      model={{
        view,
        list: useMemo(() => pagedOf(list), [list]),
        openId,
        detail: openId ? loadableOf(detail) : { state: 'none' },
        today: dayIn(now, timeZone),
        mayReadFaxes: may('faxes.read'),
        maySend: may('messages.send'),
      }}
      onView={(change) => setAddress(addressOf({ view: change.view, openId: null }), { replace: true })}
      onOpen={({ id }) => setAddress(addressOf({ view, openId: id }), { replace: openId !== null && id !== null })}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onRetryDetail={() => void detail.refetch()}
      onAct={async ({ event, note }) => problemIn(await act({ body: { ...named, event, note } }))}
      letter={{ ...notice, onTell: async ({ letter }) => problemIn(await tell({ body: { ...letter, ...named } })) }}
      onExport={({ format }) => void save(format)}
    />
  );
}
