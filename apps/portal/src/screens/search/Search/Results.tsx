import { SearchX } from 'lucide-react';
import type { KeyboardEvent, Ref, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { Loaded, SkeletonRows } from '@intake/ui/Loaded';
import { PaneMiddle } from '@intake/ui/Pane';
import { useUiLabels } from '@intake/ui/theme';
import { FaxResults } from './FaxResults.tsx';
import { PeopleResults } from './PeopleResults.tsx';
import { isFirstRow, neighbourRow } from './resultRows.ts';
import { adviceMessages, searchMessages as texts } from './Search.messages.ts';
import { activeFilterCount, noFilters } from './Search.model.ts';
import type { Found, Kind, ResultsModel, SearchFilters, SearchModel } from './Search.model.ts';
import { Scroll } from './Search.styles.ts';

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

/** What was found, or why there is nothing to show. */
export function Results(props: ResultsProps) {
  const { formatMessage } = useIntl();
  return (
    <Loaded
      of={props.model.results}
      isPane
      waiting={<SkeletonRows count={7} lines={2} />}
      waitingLabel={formatMessage(texts.loading)}
      failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }}
      onRetry={props.onRetry}
    >
      {(found) => (isEmpty(found) ? <NothingFound {...props} /> : <FoundRows {...props} found={found} />)}
    </Loaded>
  );
}

const isEmpty = ({ patients, physicians, faxes }: Found) => patients.length + physicians.length + faxes.length === 0;

/** Patients, physicians and faxes under each other; the arrow keys go through them as through one list. */
function FoundRows({ found, ...props }: ResultsProps & { found: Found }) {
  const { model, scrollRef, fieldRef } = props;
  const { filters } = model;
  const { patients, physicians } = found;
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
        found={found}
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
  const labels = useUiLabels();
  const { text, filters } = model;
  const isFiltered = activeFilterCount(filters) > 0 || filters.kind !== noFilters.kind;
  return (
    <PaneMiddle>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={formatMessage(adviceMessages.noneTitle, { text })}
        actions={isFiltered && <Button onPress={() => onFilter({ filters: noFilters })}>{labels.clearFilters}</Button>}
      >
        <p>{formatMessage(adviceMessages.noneText)}</p>
        {isFiltered && <p>{formatMessage(adviceMessages.noneFiltered)}</p>}
      </EmptyState>
    </PaneMiddle>
  );
}
