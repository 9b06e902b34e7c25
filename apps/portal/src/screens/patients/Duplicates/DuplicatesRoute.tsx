import { skipToken } from '@reduxjs/toolkit/query';
import type { MergeChoices, MergeKind, PhysicianMergeChoices } from '@intake/api/contract';
import {
  useAgreeToMergeMutation, useAgreeToPhysicianMergeMutation, useDecideDuplicateMutation, useDecidePhysicianDuplicateMutation, useListDuplicatesInfiniteQuery,
  useListPhysicianPairsInfiniteQuery, useMergePatientsMutation, useMergePhysiciansMutation, usePreviewMergeQuery, usePreviewPhysicianMergeQuery, useRefuseMergeMutation,
  useRefusePhysicianMergeMutation,
} from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemOf } from '../../../data/problemOf.ts';
import type { Both } from '../../../shared/merge/duplicatesPath.ts';
import { compareMessages as texts, kindTexts } from './Duplicates.messages.ts';
import { addressOf, bothOf, kindOf, neighbourOf, ofPatients, ofPhysicians, type Comparison, type Pair } from './Duplicates.model.ts';
import { DuplicatesScreen } from './DuplicatesScreen.tsx';
import type { Loadable, Paged } from '../../../data/loadable.ts';

const pageSize = 50;

/** Connects the URL and the API to the screen. The URL holds the kind and the two ids. */
export function DuplicatesRoute() {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useSearchParams();
  const kind = kindOf(address);
  const open = bothOf(address);
  const asked = <Query,>(which: MergeKind, query: Query) => (kind === which ? query : skipToken);
  const charts = useListDuplicatesInfiniteQuery(asked('patient', { query: { limit: pageSize } }));
  const physicians = useListPhysicianPairsInfiniteQuery(asked('physician', { query: { limit: pageSize } }));
  const twoCharts = usePreviewMergeQuery(open ? asked('patient', { query: open }) : skipToken);
  const twoPhysicians = usePreviewPhysicianMergeQuery(open ? asked('physician', { query: open }) : skipToken);
  const [mergePatients] = useMergePatientsMutation();
  const [mergePhysicians] = useMergePhysiciansMutation();
  const [decideDuplicate] = useDecideDuplicateMutation();
  const [decidePhysician] = useDecidePhysicianDuplicateMutation();
  const [agreeToMerge] = useAgreeToMergeMutation();
  const [agreeToPhysicianMerge] = useAgreeToPhysicianMergeMutation();
  const [refuseMerge] = useRefuseMergeMutation();
  const [refusePhysicianMerge] = useRefusePhysicianMergeMutation();

  const isPatient = kind === 'patient';
  const list: Paged<Pair> = isPatient ? pairsOf(pagedOf(charts), ofPatients) : pairsOf(pagedOf(physicians), ofPhysicians);
  const compare: Loadable<Comparison> = isPatient ? loadableOf(twoCharts) : loadableOf(twoPhysicians);
  const show = (both: Both | null) => setAddress(addressOf(kind, both), { replace: open !== null && both !== null });
  /** What is decided makes room for the next pair. */
  const next = () => show(neighbourOf(list.state === 'ready' ? list.value.rows : [], open, 1));
  const settled = (what: 'merged' | 'proposed' | 'refused' | 'decided') => {
    const isMerged = what === 'merged';
    showToast(toasts, { title: formatMessage(isMerged ? kindTexts[kind].merged : texts[what]), description: isMerged ? formatMessage(kindTexts[kind].mergedText) : undefined, tone: 'success' });
    if (what !== 'proposed' && what !== 'refused') next();
  };

  return (
    <DuplicatesScreen
      model={{ kind, list, open, compare: open ? compare : { state: 'none' } }}
      onKind={(change) => setAddress(addressOf(change.kind, null))}
      onMore={() => void (isPatient ? charts : physicians).fetchNextPage()}
      onRetry={() => void (isPatient ? charts : physicians).refetch()}
      onRetryCompare={() => void (isPatient ? twoCharts : twoPhysicians).refetch()}
      onOpen={({ both }) => show(both)}
      onMerge={async ({ preview: { kept, merged }, choices }) => {
        const both = { keptId: kept.id, keptVersion: kept.version, mergedId: merged.id, mergedVersion: merged.version };
        const { data, error } = await (isPatient
          ? mergePatients({ body: { ...both, choices: choices as MergeChoices } })
          : mergePhysicians({ body: { ...both, choices: choices as PhysicianMergeChoices } }));
        if (!data) return problemOf(error);
        settled(data.state === 'done' ? 'merged' : 'proposed');
        return null;
      }}
      onNotSame={async ({ keptId, mergedId }) => {
        const decision = { otherId: mergedId, isNotSame: true };
        const { error } = await (isPatient ? decideDuplicate({ body: { patientId: keptId, ...decision } }) : decidePhysician({ body: { physicianId: keptId, ...decision } }));
        if (error) return problemOf(error);
        settled('decided');
        return null;
      }}
      onAgree={async ({ id }) => {
        const { error } = await (isPatient ? agreeToMerge : agreeToPhysicianMerge)({ params: { id } });
        if (error) return problemOf(error);
        settled('merged');
        return null;
      }}
      onRefuse={async ({ id }) => {
        const { error } = await (isPatient ? refuseMerge : refusePhysicianMerge)({ params: { id } });
        if (error) return problemOf(error);
        settled('refused');
        return null;
      }}
    />
  );
}

const pairsOf = <Found,>(list: Paged<Found>, toPair: (found: Found) => Pair): Paged<Pair> =>
  list.state === 'ready' ? { ...list, value: { ...list.value, rows: list.value.rows.map(toPair) } } : list;
