import { useListMessagesInfiniteQuery } from '@intake/api/client';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messagesPath } from '../../../app/shell/textPatient.ts';
import { pagedOf } from '../../../data/loadableOf.ts';
import { useSettled } from '../../../data/useSettled.ts';
import { HistoryScreen, noFilters } from './HistoryScreen.tsx';

const pageSize = 100;
/** Milliseconds: each search is written into the audit trail. */
const typingPause = 400;
/** Fewer letters fit everything. */
const leastTyped = 2;

/** Connects the API to the screen. What is searched for stays in memory. */
export function HistoryRoute() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState(noFilters);
  const settled = useSettled(search.trim(), typingPause);
  const { direction, status, purpose } = filters;
  const list = useListMessagesInfiniteQuery({
    query: {
      limit: pageSize,
      ...(settled.length >= leastTyped && { search: settled }),
      ...(direction && { direction }),
      ...(status.length > 0 && { status: status.join(',') }),
      ...(purpose.length > 0 && { purpose: purpose.join(',') }),
    },
  });
  return (
    <HistoryScreen
      list={useMemo(() => pagedOf(list), [list])}
      search={search}
      filters={filters}
      onSearch={({ text }) => setSearch(text)}
      onFilter={(change) => setFilters(change.filters)}
      onOpen={({ conversationId }) => void navigate(`${messagesPath}?conversation=${conversationId}`)}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
    />
  );
}
