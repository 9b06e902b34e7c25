import { recurrenceRule } from '@intake/api/rules';
import type { Appointment, SaveSeries, SeriesPlan, SeriesPreview } from '@intake/api/contract';
import type { Actor } from '../../../kernel/actor.ts';
import { invalid } from '../../../kernel/errors.ts';
import { requireOwn } from '../../../kernel/references.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import { bookIn } from '../bookVisit.ts';
import { offeringInstead, ofVisit } from '../offeringInstead.ts';
import { planVisits, previewVisits } from './seriesPlan.ts';

export type SeriesService = ReturnType<typeof createSeriesService>;

/** Visits that repeat: looked at before anything is booked, then booked all together or not at all. */
export function createSeriesService({ database, clock }: { database: Database; clock: Clock }) {
  const orOffer = offeringInstead({ database, clock });

  return {
    preview: (actor: Actor, plan: SeriesPlan): Promise<SeriesPreview> => database.asUser(actor, (tx) => previewVisits(tx, actor, clock, plan)),

    save: (actor: Actor, { recurrence, start: first, leftOut, moved, ...input }: SaveSeries): Promise<Appointment[]> => {
      let start: Date | undefined;
      return orOffer(actor, input, input.patientId, () => start, () =>
        database.asUser(actor, async (tx) => {
          await requireOwn(tx, actor, 'patient', input.patientId);
          const { visits } = await planVisits(tx, actor, { ...input, recurrence, start: first, leftOut, moved });
          const wanted = visits.filter(({ isLeftOut }) => !isLeftOut);
          const rule = recurrenceRule(recurrence);
          const { id } = await tx
            .insertInto('appointment_series')
            .values({ organization_id: actor.organizationId, rule, visits: wanted.length, created_by: actor.userId })
            .returning('id')
            .executeTakeFirstOrThrow();
          const booked: Appointment[] = [];
          // In the order of time, so that the third of six is the third that takes place.
          const inOrder = wanted.toSorted((one, other) => one.startsLocal.localeCompare(other.startsLocal));
          for (const [index, { times, position }] of inOrder.entries()) {
            if ('fault' in times) throw invalid([{ path: `visits.${position}`, code: times.fault, message: 'Clocks do not show this time once.' }]);
            start = times.start;
            const booking = { ...input, id: null, version: null, note: null, isPending: false, overbookReason: null, series: { id, position: index + 1 } };
            booked.push(await ofVisit(position, () => bookIn(tx, actor, clock, booking, times)));
          }
          await appendAudit(tx, { actor, action: 'C', entity: 'appointment_series', entityId: id, patientId: input.patientId, outcome: 'success', detail: { rule, visits: booked.length } });
          return booked;
        }),
      );
    },
  };
}
