import { registerName } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { PagedRows } from '@intake/ui/PagedRows';
import { RowLines } from '@intake/ui/VirtualList';
import { CheckCheck } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { cardOf } from '../card.ts';
import { duplicatesMessages as texts, kindTexts } from './Duplicates.messages.ts';
import { isPair, pairOf, type DuplicatesActions, type DuplicatesModel, type Pair } from './Duplicates.model.ts';

export interface DuplicateListProps extends Pick<DuplicatesActions, 'onMore' | 'onRetry' | 'onOpen'> {
  model: DuplicatesModel;
}

const idOf = (pair: Pair) => pair.id;
const nameOf = ({ people: [older] }: Pair) => registerName(older);

/** Pairs, the likeliest first. */
export function DuplicateList({ model: { kind, list, open }, onMore, onRetry, onOpen }: DuplicateListProps) {
  const { formatMessage } = useIntl();
  const row = usePairRow();
  const pairs = list.state === 'ready' ? list.value.rows : [];
  return (
    <PagedRows
      label={formatMessage(kindTexts[kind].list)}
      of={list}
      rowId={idOf}
      rowHeight="3.25rem"
      row={row}
      textOf={nameOf}
      selected={pairs.find((pair) => isPair(pair, open))?.id}
      waitingLabel={formatMessage(texts.loading)}
      failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }}
      empty={{ icon: <CheckCheck aria-hidden />, title: formatMessage(kindTexts[kind].emptyTitle), text: formatMessage(kindTexts[kind].emptyText) }}
      onOpen={({ row: pair }) => !isPair(pair, open) && onOpen({ both: pairOf(pair) })}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}

/** Each on a line of its own, with what tells them apart. */
function usePairRow() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return useCallback(
    ({ people: [older, newer], score, proposedMergeId }: Pair) => {
      const known = 'birthDate' in newer ? [newer.birthDate && formats.calendarDate(newer.birthDate), cardOf(newer)] : [newer.specialty, newer.clinicName];
      const facts = known.filter(Boolean).join(' · ');
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
