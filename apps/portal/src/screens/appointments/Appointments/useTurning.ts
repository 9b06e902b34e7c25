import type { CalendarDays } from '@intake/api/contract';
import { useMemo, useState } from 'react';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import type { AppointmentsModel } from './Appointments.model.ts';

type Asked = Parameters<typeof loadableOf<CalendarDays>>[0];

/**
 * The days that are shown. While others of the same location are on their way, the calendar stays, without its visits: who
 * turns the page keeps the focus and the time of day.
 * @param locationId null where nothing is to stay
 */
export function useTurning(asked: Asked, locationId: string | null): Pick<AppointmentsModel, 'days' | 'isTurning'> {
  const { currentData } = asked;
  const [seen, setSeen] = useState<{ locationId: string | null; days: CalendarDays } | null>(null);
  if (currentData && (seen?.days !== currentData || seen.locationId !== locationId)) setSeen({ locationId, days: currentData });
  const held = locationId !== null && seen?.locationId === locationId ? seen.days : null;
  return useMemo(() => {
    const days = loadableOf(asked);
    if (days.state !== 'loading' || !held) return { days, isTurning: false };
    return { days: ready({ ...held, appointments: [] }), isTurning: true };
  }, [asked, held]);
}
