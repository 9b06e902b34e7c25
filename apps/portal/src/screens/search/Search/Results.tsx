import { SearchX } from 'lucide-react';
import type { KeyboardEvent, Ref, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { ErrorState } from '@intake/ui/ErrorState';
import { Skeleton } from '@intake/ui/Skeleton';
import { FaxResults } from './FaxResults.tsx';
import { PeopleResults } from './PeopleResults.tsx';
import { isFirstRow, neighbourRow } from './resultRows.ts';
import { adviceMessages, searchMessages as texts } from './Search.messages.ts';
import { activeFilterCount, noFilters } from './Search.model.ts';
import type { Kind, ResultsModel, SearchFilters, SearchModel } from './Search.model.ts';
import { Middle, Scroll, Waiting } from './Search.styles.ts';

export interface ResultsProps {
  model: SearchModel & { results: Exclude<ResultsModel, { state: 'idle' }> };
  scrollRef: Ref<HTMLDivElement>;
  /** Where the arrow keys go back to from the first result. */
  fieldRef: RefObject<HTMLInputElement | null>;
  onSearch: (search: { text: string; kind?: Kind }) => void;
  onFilter: (change: { filters: SearchFilters }) => void;
  onOpenFax: (open: { faxId: string }) => void;
  onMore: () => void;
  onRetry: () => void;
}

/** Patients, physicians and faxes under each other; the arrow keys go through them as through one list. */
export function Results(props: ResultsProps) {
  const { model, scrollRef, fieldRef, onRetry } = props;
  const { formatMessage } = useIntl();
  const { results, filters } = model;
  if (results.state === 'loading') return <WaitingResults />;
  if (results.state === 'failed') {
    return (
      <Middle>
        <ErrorState title={formatMessage(texts.failedTitle)} onRetry={onRetry}>
          {formatMessage(texts.failedText)}
        </ErrorState>
      </Middle>
    );
  }
  const { patients, physicians, faxes } = results.value;
  if (patients.length + physicians.length + faxes.length === 0) return <NothingFound {...props} />;

  const change = (changes: Partial<SearchFilters>) => props.onFilter({ filters: { ...filters, ...changes } });
  // Before the list itself, which keeps the arrow keys even where it has no further row.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isUp = event.key === 'ArrowUp';
    const next = neighbourRow(event.currentTarget, event.target, event.key) ?? (isUp && isFirstRow(event.currentTarget, event.target) && fieldRef.current);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  return (
    <Scroll ref={scrollRef} onKeyDownCapture={onKeyDown}>
      <PeopleResults
        patients={patients}
        physicians={physicians}
        kind={filters.kind}
        hasChart={model.may.readPatients}
        onKind={({ kind }) => change({ kind })}
        onPhysician={({ name }) => props.onSearch({ text: name, kind: 'faxes' })}
      />
      <FaxResults
        found={results.value}
        openFaxId={model.openFaxId}
        onOpen={props.onOpenFax}
        onMore={props.onMore}
        onNewest={() => change({ sort: 'newest' })}
      />
    </Scroll>
  );
}

function NothingFound({ model, onFilter }: Pick<ResultsProps, 'model' | 'onFilter'>) {
  const { formatMessage } = useIntl();
  const { text, filters } = model;
  const isFiltered = activeFilterCount(filters) > 0 || filters.kind !== noFilters.kind;
  return (
    <Middle role="status">
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={formatMessage(adviceMessages.noneTitle, { text })}
        actions={isFiltered && <Button onPress={() => onFilter({ filters: noFilters })}>{formatMessage(texts.clearFilters)}</Button>}
      >
        <p>{formatMessage(adviceMessages.noneText)}</p>
        {isFiltered && <p>{formatMessage(adviceMessages.noneFiltered)}</p>}
      </EmptyState>
    </Middle>
  );
}

function WaitingResults() {
  const { formatMessage } = useIntl();
  return (
    <Waiting role="status" aria-label={formatMessage(texts.loading)}>
      {Array.from({ length: 7 }, (_, at) => (
        <Skeleton key={at} lines={2} width={`${90 - ((at * 19) % 35)}%`} />
      ))}
    </Waiting>
  );
}
