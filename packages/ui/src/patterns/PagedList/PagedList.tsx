import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Loaded } from '../Loaded/Loaded.tsx';
import type { LoadedProps } from '../Loaded/Loaded.tsx';
import { Middle } from '../Loaded/Loaded.styles.ts';
import type { LoadState, RowsOfPages } from '../Loaded/loadState.ts';
import { MoreRows } from './MoreRows.tsx';

export interface Emptiness {
  icon?: ReactNode;
  title: string;
  /** What would fill it. */
  text?: ReactNode;
  actions?: ReactNode;
}

/** What a long list is given, so that it asks for the next page by itself. */
export interface Paging {
  hasMore: boolean;
  isLoadingMore: boolean;
  onEndReached: () => void;
}

export interface PagedListProps<Row> extends Pick<LoadedProps<unknown>, 'waiting' | 'waitingLabel' | 'failed' | 'isPane' | 'onRetry'> {
  of: LoadState<RowsOfPages<Row>>;
  /** Stands where there is nothing at all. */
  empty: Emptiness;
  /** While something narrows the list: stands where nothing matches, with what shows all again. */
  filtered?: Emptiness & { onClear: () => void };
  /** What asks for the next page: a button, the end coming near, or the list itself by what `children` are given. */
  asks?: 'by-button' | 'near-end' | 'by-itself';
  /** Said below the last row. */
  end?: ReactNode;
  onMore: () => void;
  children: (rows: readonly Row[], paging: Paging) => ReactNode;
}

/** A list that arrives page by page, in each state that it can be in. */
export function PagedList<Row>({ of, empty, filtered, asks = 'by-button', end, onMore, children, ...loaded }: PagedListProps<Row>) {
  return (
    <Loaded {...loaded} of={of}>
      {({ rows, more }) => {
        if (rows.length === 0 && more === 'none') return <Nothing isPane={loaded.isPane} empty={empty} filtered={filtered} />;
        const paging = { hasMore: more === 'idle' || more === 'loading', isLoadingMore: more === 'loading', onEndReached: onMore };
        return (
          <>
            {children(rows, paging)}
            <MoreRows more={more} asks={asks} end={end} isEdge={loaded.isPane} onMore={onMore} />
          </>
        );
      }}
    </Loaded>
  );
}

/** Empty is another thing than no match. */
function Nothing({ isPane, empty, filtered }: Pick<PagedListProps<unknown>, 'isPane' | 'empty' | 'filtered'>) {
  const labels = useUiLabels();
  const { icon, title, text, actions } = filtered ?? empty;
  const state = (
    <EmptyState icon={icon} title={title} actions={actions ?? (filtered && <Button onPress={filtered.onClear}>{labels.clearFilters}</Button>)}>
      {text}
    </EmptyState>
  );
  return isPane ? <Middle role="status">{state}</Middle> : <div role="status">{state}</div>;
}
