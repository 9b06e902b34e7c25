import { skipToken } from '@reduxjs/toolkit/query';
import { useGetTimelineInfiniteQuery } from '@intake/api/client';
import { useMemo, useState } from 'react';
import type { TimelineKind } from '@intake/api/rules';
import { pagedOf } from '../../../../data/loadableOf.ts';
import { useSteady } from '../../../../shared/useSteady.ts';
import type { TimelinePartProps } from './TimelinePart.tsx';

/** What stands in a chart; asked for only while it is shown, as each look at it is written down. */
export function useTimeline(patientId: string | null, isShown: boolean): TimelinePartProps {
  const [kinds, setKinds] = useState<readonly TimelineKind[]>([]);
  const query = patientId && isShown ? { query: { patientId, ...(kinds.length > 0 ? { kinds: kinds.join(',') } : {}) } } : skipToken;
  const entries = useGetTimelineInfiniteQuery(query);
  const handlers = useSteady<Pick<TimelinePartProps, 'onKinds' | 'onMore' | 'onRetry'>>({
    onKinds: (change) => setKinds(change.kinds),
    onMore: () => void entries.fetchNextPage(),
    onRetry: () => void entries.refetch(),
  });
  return { entries: useMemo(() => pagedOf(entries), [entries]), kinds, ...handlers };
}
