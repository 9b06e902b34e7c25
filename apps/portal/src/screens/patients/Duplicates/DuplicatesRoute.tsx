import { skipToken } from '@reduxjs/toolkit/query';
import {
  useAgreeToMergeMutation, useDecideDuplicateMutation, useListDuplicatesInfiniteQuery, useMergePatientsMutation, usePreviewMergeQuery, useRefuseMergeMutation,
} from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { compareMessages as texts } from './Duplicates.messages.ts';
import { addressOf, bothOf, neighbourOf, type Both } from './Duplicates.model.ts';
import { DuplicatesScreen } from './DuplicatesScreen.tsx';

const pageSize = 50;

/** Connects the URL and the API to the screen. The URL holds the two ids. */
export function DuplicatesRoute() {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useSearchParams();
  const open = bothOf(address);
  const list = useListDuplicatesInfiniteQuery({ query: { limit: pageSize } });
  const compare = usePreviewMergeQuery(open ? { query: open } : skipToken);
  const [mergePatients] = useMergePatientsMutation();
  const [decideDuplicate] = useDecideDuplicateMutation();
  const [agreeToMerge] = useAgreeToMergeMutation();
  const [refuseMerge] = useRefuseMergeMutation();

  const show = (both: Both | null) => setAddress(addressOf(both), { replace: open !== null && both !== null });
  /** What is decided makes room for the next pair. */
  const next = () => show(neighbourOf(list.currentData?.pages.flatMap(({ items }) => items) ?? [], open, 1));
  const settled = (what: 'merged' | 'proposed' | 'refused' | 'decided') => {
    showToast(toasts, { title: formatMessage(texts[what]), description: what === 'merged' ? formatMessage(texts.mergedText) : undefined, tone: 'success' });
    if (what !== 'proposed' && what !== 'refused') next();
  };

  return (
    <DuplicatesScreen
      model={{ list: pagedOf(list), open, compare: open ? loadableOf(compare) : { state: 'none' } }}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onRetryCompare={() => void compare.refetch()}
      onOpen={({ both }) => show(both)}
      onMerge={async ({ preview: { kept, merged }, choices }) => {
        const { data, error } = await mergePatients({ body: { keptId: kept.id, keptVersion: kept.version, mergedId: merged.id, mergedVersion: merged.version, choices } });
        if (!data) return problemOf(error);
        settled(data.state === 'done' ? 'merged' : 'proposed');
        return null;
      }}
      onNotSame={async ({ keptId, mergedId }) => {
        const { error } = await decideDuplicate({ body: { patientId: keptId, otherId: mergedId, isNotSame: true } });
        if (error) return problemOf(error);
        settled('decided');
        return null;
      }}
      onAgree={async ({ id }) => {
        const { error } = await agreeToMerge({ params: { id } });
        if (error) return problemOf(error);
        settled('merged');
        return null;
      }}
      onRefuse={async ({ id }) => {
        const { error } = await refuseMerge({ params: { id } });
        if (error) return problemOf(error);
        settled('refused');
        return null;
      }}
    />
  );
}
