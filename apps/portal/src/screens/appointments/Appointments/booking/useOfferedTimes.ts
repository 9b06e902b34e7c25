import type { FreeTime } from '@intake/api/contract';
import { useEffect, useRef, useState } from 'react';
import type { Outcome, Problem } from '../../../../data/problem.ts';
import { keyOfTime } from '../Appointments.model.ts';

export type OfferedTime = Pick<FreeTime, 'startsAt' | 'physicianId' | 'physicianName' | 'resourceId'>;

/** What is kept while the form is open. */
export interface Hold {
  visitTypeId: string;
  physicianId: string | null;
  resourceId: string | null;
  minutes: number | null;
  startsAt: string;
  patientId: string | null;
}

/** A time that could not be kept, such as one that somebody else was faster to take. */
export interface RefusedTime {
  time: OfferedTime;
  problem: Problem;
}

interface Asked extends Pick<Hold, 'resourceId' | 'minutes' | 'patientId'> {
  visitTypeId: string | null;
  /** The key of the time that is chosen. */
  time: string | null;
}

interface Times {
  /** The one that was chosen in the calendar. */
  chosen: OfferedTime | null;
  /** The next ones that fit. */
  next: readonly OfferedTime[];
  /** Why it could not be booked, with what could be booked instead. */
  problem: Problem | null;
}

const mostOffered = 8;

/** The times that a form offers. The chosen one is kept; one that is refused stays in its place, with those that were named instead. */
export function useOfferedTimes({ chosen, next, problem }: Times, { visitTypeId, resourceId, minutes, patientId, time }: Asked, onHold: (hold: Hold) => Outcome) {
  const asked = JSON.stringify([visitTypeId, resourceId, minutes]);
  const [last, setLast] = useState<(RefusedTime & { asked: string }) | null>(null);
  const refused = last?.asked === asked ? last : null;
  const all = [...(chosen ? [chosen] : []), ...(refused ? [refused.time, ...(refused.problem.freeTimes ?? [])] : []), ...(problem?.freeTimes ?? []), ...next];
  const offered = all.filter((one, at) => all.findIndex((other) => keyOfTime(other) === keyOfTime(one)) === at).slice(0, mostOffered);
  const held = offered.find((one) => keyOfTime(one) === time);

  const key = held && `${asked} ${keyOfTime(held)}`;
  const latest = useRef('');
  useEffect(() => {
    const heldResourceId = resourceId ?? held?.resourceId ?? null;
    if (!key || !visitTypeId || !(held.physicianId || heldResourceId)) return;
    latest.current = key;
    void onHold({ visitTypeId, physicianId: held.physicianId, resourceId: heldResourceId, minutes, startsAt: held.startsAt, patientId }).then((failure) => {
      if (latest.current !== key) return;
      // The times that were named instead stay, since the one that is chosen now may be one of them.
      setLast((before) => (failure ? { time: held, problem: failure, asked } : before && keyOfTime(before.time) === keyOfTime(held) ? null : before));
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- kept anew when another time is chosen, not when the screen is drawn
  }, [key]);
  return { offered, held, refused };
}
