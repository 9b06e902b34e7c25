import type { DuplicatePair } from '@intake/api/contract';
import { registerName } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { PagedRows } from '@intake/ui/PagedRows';
import { RowLines } from '@intake/ui/VirtualList';
import { CheckCheck } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
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
  const row = usePairRow();
  const pairs = list.state === 'ready' ? list.value.rows : [];
  return (
    <PagedRows
      label={formatMessage(texts.list)}
      of={list}
      rowId={idOf}
      rowHeight="3.25rem"
      row={row}
      textOf={nameOf}
      selected={pairs.find((pair) => isPair(pair, open))?.id}
      waitingLabel={formatMessage(texts.loading)}
      failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }}
      empty={{ icon: <CheckCheck aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
      onOpen={({ row: pair }) => !isPair(pair, open) && onOpen({ both: pairOf(pair) })}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}

/** Each chart on a line of its own, with what tells them apart. */
function usePairRow() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return useCallback(
    ({ patients: [older, newer], score, proposedMergeId }: DuplicatePair) => {
      const facts = [newer.birthDate && formats.calendarDate(newer.birthDate), cardOf(newer)].filter(Boolean).join(' · ');
      return (
        <RowLines
          title={<bdi>{registerName(older)}</bdi>}
          end={proposedMergeId ? formatMessage(texts.waits) : formatMessage(texts.likeness, { share: score })}
          detail={<bdi>{registerName(newer)}</bdi>}
          detailEnd={<bdi>{facts}</bdi>}
        />
      );
    },
    [formatMessage, formats],
  );
}
