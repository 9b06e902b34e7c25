import type { DuplicatePair, Patient } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { SkeletonRows } from '@intake/ui/Loaded';
import { PagedList } from '@intake/ui/PagedList';
import { RowLines, VirtualList } from '@intake/ui/VirtualList';
import { CheckCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { registerName } from '../../../shared/patient/patientForm.ts';
import { cardOf } from '../card.ts';
import { duplicatesMessages as texts } from './Duplicates.messages.ts';
import { isPair, pairOf, type DuplicatesActions, type DuplicatesModel } from './Duplicates.model.ts';

export interface DuplicateListProps extends Pick<DuplicatesActions, 'onMore' | 'onRetry' | 'onOpen'> {
  model: DuplicatesModel;
}

const idOf = (pair: DuplicatePair) => pair.id;
const nameOf = ({ patients: [older] }: DuplicatePair) => registerName(older);

/** Pairs of charts, the likeliest first. */
export function DuplicateList({ model: { list, open }, onMore, onRetry, onOpen }: DuplicateListProps) {
  const { formatMessage } = useIntl();
  const columns = usePairColumns();
  const select = (pairs: readonly DuplicatePair[], id: string) => {
    const pair = pairs.find((one) => one.id === id);
    if (pair && !isPair(pair, open)) onOpen({ both: pairOf(pair) });
  };
  return (
    <PagedList
      of={list}
      isPane
      waiting={<SkeletonRows count={8} lines={2} />}
      waitingLabel={formatMessage(texts.loading)}
      failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }}
      empty={{ icon: <CheckCheck aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
      asks="by-itself"
      onMore={onMore}
      onRetry={onRetry}
    >
      {(pairs, paging) => (
        <VirtualList
          label={formatMessage(texts.list)}
          rows={pairs}
          rowId={idOf}
          columns={columns}
          rowHeight="3.25rem"
          textOf={nameOf}
          selected={pairs.find((pair) => isPair(pair, open))?.id}
          actsOnClick
          {...paging}
          onAction={({ id }) => select(pairs, id)}
        />
      )}
    </PagedList>
  );
}

/** Each chart on a line of its own, with what tells them apart. */
function usePairColumns() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return useMemo(() => {
    const factsOf = (patient: Patient) => [patient.birthDate && formats.calendarDate(patient.birthDate), cardOf(patient)].filter(Boolean).join(' · ');
    return [
      {
        id: 'pair',
        cell: ({ patients: [older, newer], score, proposedMergeId }: DuplicatePair) => (
          <RowLines
            title={<bdi>{registerName(older)}</bdi>}
            end={proposedMergeId ? formatMessage(texts.waits) : formatMessage(texts.likeness, { share: score })}
            detail={<bdi>{registerName(newer)}</bdi>}
            detailEnd={<bdi>{factsOf(newer)}</bdi>}
          />
        ),
      },
    ];
  }, [formatMessage, formats]);
}
