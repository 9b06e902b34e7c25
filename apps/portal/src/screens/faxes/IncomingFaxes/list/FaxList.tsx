import { ArrowUp, Inbox } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { ErrorState } from '@intake/ui/ErrorState';
import { Skeleton } from '@intake/ui/Skeleton';
import { VirtualList } from '@intake/ui/VirtualList';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import type { FaxSummary } from '@intake/api/contract';
import type { ListModel } from '../model/screenModel.ts';
import { ProblemText } from '../ProblemText.tsx';
import { topBarMessages } from '../topBar/topBar.messages.ts';
import { faxColumns } from './faxColumns.tsx';
import { NewFaxes, Root, Waiting } from './FaxList.styles.ts';
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
  const { list, cursor, openFaxId, userId, now, onCursor, onOpen, onMore, onShowNew, onRetry } = props;
  const intl = useIntl();
  const formats = useFormats();
  const columns = useMemo(() => faxColumns({ intl, formats, now, userId, openFaxId }), [intl, formats, now, userId, openFaxId]);

  if (list.state === 'loading') return <LoadingRows />;
  if (list.state === 'failed') {
    return (
      <ErrorState title={intl.formatMessage(texts.failedTitle)} onRetry={onRetry}>
        <ProblemText problem={list.problem} />
      </ErrorState>
    );
  }
  const { rows, newCount, more } = list.value;
  return (
    <Root>
      {newCount > 0 && (
        <NewFaxes>
          <Button size="sm" variant="primary" icon={<ArrowUp aria-hidden />} onPress={onShowNew}>
            {intl.formatMessage(texts.newFaxes, { count: newCount })}
          </Button>
        </NewFaxes>
      )}
      <VirtualList
        label={intl.formatMessage(texts.title)}
        rows={rows}
        rowId={idOf}
        columns={columns}
        rowHeight="3.5rem"
        selected={cursor ?? undefined}
        hasMore={more !== 'none'}
        isLoadingMore={more === 'loading'}
        actsOnClick
        empty={<NothingHere {...props} />}
        onSelect={({ id }) => onCursor({ faxId: id })}
        onAction={({ id }) => onOpen({ faxId: id })}
        onEndReached={onMore}
      />
      {more === 'failed' && (
        <Banner isEdge tone="danger" actions={<Button size="sm" onPress={onMore}>{intl.formatMessage(texts.retry)}</Button>}>
          {intl.formatMessage(texts.moreFailed)}
        </Banner>
      )}
      <VisuallyHidden isLive>{newCount > 0 ? intl.formatMessage(texts.newFaxes, { count: newCount }) : ''}</VisuallyHidden>
    </Root>
  );
}

function NothingHere({ isFiltered, onClearFilters }: Pick<FaxListProps, 'isFiltered' | 'onClearFilters'>) {
  const intl = useIntl();
  return isFiltered ? (
    <EmptyState
      icon={<Inbox aria-hidden />}
      title={intl.formatMessage(texts.emptyFilteredTitle)}
      actions={<Button onPress={onClearFilters}>{intl.formatMessage(topBarMessages.clearFilters)}</Button>}
    >
      {intl.formatMessage(texts.emptyFilteredText)}
    </EmptyState>
  ) : (
    <EmptyState icon={<Inbox aria-hidden />} title={intl.formatMessage(texts.emptyTitle)}>
      {intl.formatMessage(texts.emptyText)}
    </EmptyState>
  );
}

function LoadingRows() {
  const intl = useIntl();
  return (
    <Waiting role="status" aria-label={intl.formatMessage(texts.loading)}>
      {Array.from({ length: 9 }, (_, at) => (
        <Skeleton key={at} lines={2} width={`${88 - ((at * 17) % 40)}%`} />
      ))}
    </Waiting>
  );
}

