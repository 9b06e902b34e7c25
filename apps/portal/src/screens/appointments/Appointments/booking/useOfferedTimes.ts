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
  /** The visit that is moved, whose own time is not in its way; null for a new one. */
  movingId: string | null;
}

/** A time that could not be kept, such as one that somebody else was faster to take. */
export interface RefusedTime {
  time: OfferedTime;
  problem: Problem;
}

interface Asked extends Pick<Hold, 'physicianId' | 'resourceId' | 'minutes' | 'patientId' | 'movingId'> {
  visitTypeId: string | null;
  wishes: object;
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

const isSame = (one: OfferedTime, other: OfferedTime) => keyOfTime(one) === keyOfTime(other);

/**
 * The times that a form offers. The chosen one is kept; one that is refused stays in its place, with those that were named
 * instead. One that goes while it is chosen, as it was kept for too long and somebody else has it, stays and is asked for
 * once more, which says why.
 */
export function useOfferedTimes({ chosen, next, problem }: Times, { visitTypeId, physicianId, resourceId, minutes, patientId, movingId, wishes, time }: Asked, onHold: (hold: Hold) => Outcome) {
  const asked = JSON.stringify([visitTypeId, resourceId, minutes]);
  const [last, setLast] = useState<(RefusedTime & { asked: string }) | null>(null);
  const refused = last?.asked === asked ? last : null;
  const all = [...(chosen ? [chosen] : []), ...(refused ? [refused.time, ...(refused.problem.freeTimes ?? [])] : []), ...(problem?.freeTimes ?? []), ...next];
  const free = all.filter((one, at) => all.findIndex((other) => isSame(other, one)) === at).slice(0, mostOffered);

  const question = JSON.stringify([asked, physicianId, patientId, wishes]);
  const place = free.findIndex((one) => keyOfTime(one) === time);
  // Where it stood, and what had been asked for when it was chosen: what fits another question no longer is not kept.
  const [stood, setStood] = useState({ question, time: null as string | null, place: -1, one: null as OfferedTime | null });
  if (place >= 0 && (stood.time !== time || stood.place !== place)) setStood({ question: stood.time === time ? stood.question : question, time, place, one: free[place]! });
  const gone = place < 0 && stood.time === time && stood.question === question ? stood.one : null;
  const offered = gone ? free.toSpliced(stood.place, 0, gone) : free;
  const held = offered.find((one) => keyOfTime(one) === time);

  const key = held && `${asked} ${keyOfTime(held)}`;
  const latest = useRef('');
  const keep = () => {
    const heldResourceId = resourceId ?? held?.resourceId ?? null;
    if (!key || !visitTypeId || !(held.physicianId || heldResourceId)) return;
    latest.current = key;
    void onHold({ visitTypeId, physicianId: held.physicianId, resourceId: heldResourceId, minutes, startsAt: held.startsAt, patientId, movingId }).then((failure) => {
      if (latest.current !== key) return;
      // The times that were named instead stay, since the one that is chosen now may be one of them.
      setLast((said) => (failure ? { time: held, problem: failure, asked } : said && isSame(said.time, held) ? null : said));
    });
  };
  useEffect(() => {
    keep();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- kept anew when another time is chosen, not when the screen is drawn
  }, [key]);
  const isGone = gone !== null;
  useEffect(() => {
    if (isGone) keep();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once more when it goes
  }, [isGone]);
  return { offered, held, refused };
}
