import type { Appointment, SaveAppointment } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { releaseHolds, takeTurns } from './appointment.store.ts';
import { bookIn, holdForMove, holdIn, timesOf, type Place } from './bookVisit.ts';
import { findFreeTimes } from './freeTimes.store.ts';
import { offeringInstead } from './offeringInstead.ts';
import { requireOffered } from './settings/requireOffered.ts';
import { moveWithSeries } from './series/seriesChange.ts';

const holdMinutes = 5;

export type BookingService = ReturnType<typeof createBookingService>;

/** Keeping a time, booking it and moving a visit: one function decides what is free, for whoever offers and whoever books. */
export function createBookingService({ database, clock }: { database: Database; clock: Clock }) {
  const orOffer = offeringInstead({ database, clock });

  return {
    freeTimes: (actor: Actor, { from, ...query }: Omit<Parameters<typeof findFreeTimes>[1], 'organizationId' | 'from'> & { from?: string | undefined }) =>
      database.asUser(actor, (tx) => {
        if (query.timeFrom && query.timeUntil && query.timeUntil <= query.timeFrom) throw invalid([{ path: 'timeUntil', code: 'backwards', message: 'It ends before it begins.' }]);
        return findFreeTimes(tx, { ...query, organizationId: actor.organizationId, from: latest(from, clock.now()) });
      }),

    hold: (actor: Actor, { startsAt, patientId, movingId, ...place }: Place & { startsAt: string; patientId: string | null; movingId: string | null }) => {
      const start = new Date(startsAt);
      return orOffer(actor, place, patientId, () => start, () =>
        database.asUser(actor, async (tx) => {
          await requireOffered(tx, place, movingId);
          const times = await timesOf(tx, actor, place, { at: startsAt });
          await takeTurns(tx, { ...place, patientId: null });
          await releaseHolds(tx, actor.userId, null);
          const heldUntil = new Date(clock.now().getTime() + holdMinutes * 60_000);
          const keeping = { patientId: null, until: heldUntil, heldBy: actor.userId };
          const id = movingId ? await holdForMove(tx, actor, place, times, { ...keeping, movingId }) : await holdIn(tx, actor, place, times, keeping);
          return { id, heldUntil: heldUntil.toISOString() };
        }),
      );
    },

    release: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        await releaseHolds(tx, actor.userId, id);
        return {};
      }),

    save: (actor: Actor, input: SaveAppointment): Promise<Appointment> => {
      let start: Date | undefined;
      return orOffer(actor, input, input.patientId, () => start, () =>
        database.asUser(actor, async (tx) => {
          await requireOffered(tx, input, input.id);
          if (input.id && input.scope !== 'this') return moveWithSeries(tx, actor, clock, input, (times) => (start = times.start));
          const times = await timesOf(tx, actor, input, input.start);
          start = times.start;
          return bookIn(tx, actor, clock, input, times);
        }),
      );
    },
  };
}

const latest = (from: string | undefined, now: Date) => new Date(Math.max(from ? Date.parse(from) : 0, now.getTime()));
