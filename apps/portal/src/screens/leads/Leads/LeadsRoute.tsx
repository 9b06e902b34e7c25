import { useCountLeadsQuery, useGetLeadQuery, useLazyExportLeadsQuery, useListLeadOwnersQuery, useListLeadsInfiniteQuery, useSaveLeadMutation } from '@intake/api/client';
import type { LeadDetail } from '@intake/api/contract';
import { dayIn, useFormats } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../../app/entry/store.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { saveFile } from '../../../data/saveFile.ts';
import { useSettled } from '../../../data/useSettled.ts';
import { answerText } from '../../../shared/answers/answers.messages.ts';
import { useNow } from '../../../shared/useNow.ts';
import type { FollowUp } from './FollowUpDrawer.tsx';
import { formMessages, leadsMessages as texts } from './Leads.messages.ts';
import { addressOf, filtersOf, placeOf } from './Leads.model.ts';
import { LeadsScreen } from './LeadsScreen.tsx';

const pageSize = 100;
/** Milliseconds. */
const typingPause = 250;
/** Nobody tells of a lead that came: the list is looked at now, and every 30 s while the page is open. */
const watched = { refetchOnMountOrArgChange: true, pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** Connects the URL and the API to the screen. The URL holds ids and views, never a person. */
export function LeadsRoute() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { locale } = useAppSelector((state) => state.preferences);
  const { timeZone } = useWorkplace();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const place = placeOf(address);
  const { view, openId } = place;
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), typingPause);
  const today = dayIn(new Date(now), timeZone);
  const filters = filtersOf(place, search, today);
  const narrowed = { ...filters, ...(view !== 'all' && { state: view }) };
  const list = useListLeadsInfiniteQuery({ query: { ...narrowed, limit: pageSize } }, watched);
  const counts = useCountLeadsQuery({ query: filters }, watched);
  const detail = useGetLeadQuery(openId ? { params: { id: openId } } : skipToken);
  const owners = useListLeadOwnersQuery();
  const [save] = useSaveLeadMutation();
  const [ask] = useLazyExportLeadsQuery();

  const store = async ({ id, version }: LeadDetail, followUp: FollowUp) => {
    const problem = problemIn(await save({ body: { id, version, ...followUp } }));
    if (problem === null) showToast(toasts, { title: formatMessage(formMessages.saved), tone: 'success' });
    return problem;
  };
  const download = async () => {
    const { data } = await ask({ query: { ...narrowed, locale } });
    if (!data) return showToast(toasts, { title: formatMessage(texts.exportFailed), tone: 'danger' });
    const { count, isCut, ...file } = data;
    saveFile(file);
    showToast(toasts, { title: formatMessage(isCut ? texts.exportCut : texts.exported, { count, shown: formats.number(count) }), tone: isCut ? 'warning' : 'success' });
  };
  return (
    <LeadsScreen
      model={{
        ...place,
        search: typed,
        today,
        list: useMemo(() => pagedOf(list), [list]),
        counts: counts.currentData ?? null,
        detail: openId ? loadableOf(detail) : { state: 'none' },
        owners: owners.currentData ?? [],
      }}
      decideHref="/app/adminpage"
      onPlace={(change) => setAddress(addressOf({ ...place, ...change }), { replace: change.openId === undefined || (openId !== null && change.openId !== null) })}
      onSearch={(change) => setTyped(change.search)}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onRetryDetail={() => void detail.refetch()}
      onState={(lead, { state }) => {
        const { owner, note, nextStep, nextStepOn } = lead;
        void store(lead, { state, ownerId: owner?.id ?? null, note, nextStep, nextStepOn }).then((problem) => {
          if (problem) showToast(toasts, { title: formatMessage(answerText(problem)), tone: 'danger' });
        });
      }}
      onSave={store}
      onExport={() => void download()}
    />
  );
}
