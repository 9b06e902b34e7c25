import { skipToken } from '@reduxjs/toolkit/query';
import { useListChartViewersQuery } from '@intake/api/client';
import { loadableOf } from '../../../../data/loadableOf.ts';
import type { SeenPartProps } from './SeenPart.tsx';

/** Who saw a chart; asked for only while it is shown, as each look at it is written down. */
export function useSeen(patientId: string | null, isShown: boolean): SeenPartProps {
  const viewers = useListChartViewersQuery(patientId && isShown ? { query: { patientId } } : skipToken, { refetchOnMountOrArgChange: true });
  return { viewers: loadableOf(viewers), trailHref: `/app/pages/setting/audit?patient=${patientId ?? ''}`, onRetry: () => void viewers.refetch() };
}
