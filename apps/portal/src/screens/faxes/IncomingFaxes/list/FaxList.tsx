import { ArrowUp, Inbox } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { PagedRows } from '@intake/ui/PagedRows';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import type { FaxSummary } from '@intake/api/contract';
import type { ListModel } from '../model/screenModel.ts';
import { ProblemText } from '../ProblemText.tsx';
import { faxRow } from './faxRow.tsx';
import { NewFaxes, Root } from './FaxList.styles.ts';
import { listMessages as texts } from './list.messages.ts';

export interface FaxListProps {
  list: ListModel;
  /** The row that the keys move from. */
  cursor: string | null;
  openFaxId: string | null;
  userId: string;
  now: number;
  isFiltered: boolean;
  onCursor: (move: { faxId: string }) => void;
  onOpen: (open: { faxId: string }) => void;
  onMore: () => void;
  onShowNew: () => void;
  onClearFilters: () => void;
  onRetry: () => void;
}

const idOf = (fax: FaxSummary) => fax.id;

export function FaxList(props: FaxListProps) {
  const { list, cursor, openFaxId, userId, now, isFiltered, onCursor, onOpen, onMore, onShowNew, onClearFilters, onRetry } = props;
  const intl = useIntl();
  const formats = useFormats();
  const row = useMemo(() => faxRow({ intl, formats, now, userId, openFaxId }), [intl, formats, now, userId, openFaxId]);

  const newCount = list.state === 'ready' ? list.value.newCount : 0;
  const arrived = newCount > 0 && intl.formatMessage(texts.newFaxes, { count: newCount });
  const icon = <Inbox aria-hidden />;
  return (
    <Root>
      {arrived && (
        <NewFaxes>
          <Button size="sm" variant="primary" icon={<ArrowUp aria-hidden />} onPress={onShowNew}>
            {arrived}
          </Button>
        </NewFaxes>
      )}
      <PagedRows
        label={intl.formatMessage(texts.title)}
        of={list}
        rowId={idOf}
        rowHeight="3.5rem"
        row={row}
        selected={cursor}
        waitingLabel={intl.formatMessage(texts.loading)}
        failed={{ title: intl.formatMessage(texts.failedTitle), text: list.state === 'failed' && <ProblemText problem={list.problem} /> }}
        empty={{ icon, title: intl.formatMessage(texts.emptyTitle), text: intl.formatMessage(texts.emptyText) }}
        filtered={
          isFiltered
            ? { icon, title: intl.formatMessage(texts.emptyFilteredTitle), text: intl.formatMessage(texts.emptyFilteredText), onClear: onClearFilters }
            : undefined
        }
        onSelect={({ id }) => onCursor({ faxId: id })}
        onOpen={({ id }) => onOpen({ faxId: id })}
        onMore={onMore}
        onRetry={onRetry}
      />
      <VisuallyHidden isLive>{arrived || ''}</VisuallyHidden>
    </Root>
  );
}
