import { skipToken } from '@reduxjs/toolkit/query';
import { useGetTimelineInfiniteQuery } from '@intake/api/client';
import { useState } from 'react';
import type { TimelineKind } from '@intake/api/rules';
import { pagedOf } from '../../../../data/loadableOf.ts';
import type { TimelinePartProps } from './TimelinePart.tsx';

/** What stands in a chart; asked for only while it is shown, as each look at it is written down. */
export function useTimeline(patientId: string | null, isShown: boolean): TimelinePartProps {
  const [kinds, setKinds] = useState<readonly TimelineKind[]>([]);
  const query = patientId && isShown ? { query: { patientId, ...(kinds.length > 0 ? { kinds: kinds.join(',') } : {}) } } : skipToken;
  const entries = useGetTimelineInfiniteQuery(query);
  return {
    entries: pagedOf(entries),
    kinds,
    onKinds: (change) => setKinds(change.kinds),
    onMore: () => void entries.fetchNextPage(),
    onRetry: () => void entries.refetch(),
  };
}
