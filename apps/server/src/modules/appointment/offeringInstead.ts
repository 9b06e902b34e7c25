import type { FreeTime } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { dayAt, startOfDay } from '../../platform/clock/wallTime.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { Place } from './bookVisit.ts';
import { findFreeTimes } from './freeTimes.store.ts';

/** The codes of a refusal that free times help with. */
const refusals = ['time-taken', 'resource-taken', 'patient-elsewhere', 'outside-hours', 'other-kinds'];
const exclusions: Record<string, string> = {
  appointment_physician_free: 'time-taken', appointment_resource_free: 'resource-taken', appointment_patient_free: 'patient-elsewhere',
};

/** What made a booking fail, when it is that the time cannot be had. */
function refusalOf(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (error instanceof AppError) return refusals.includes(error.code) ? error.code : undefined;
  return code === '23P01' ? exclusions[constraint ?? ''] : undefined;
}

/** Of a series it says in `fields` which of its visits it is. */
const taken = (code: string, error: unknown, freeTimes: FreeTime[]) =>
  new AppError(409, code, 'The time cannot be booked.', { freeTimes, ...(error instanceof AppError && error.extra.fields && { fields: error.extra.fields }) });

/** Says which visit of a series it is that cannot be had. */
export async function ofVisit<Answer>(position: number, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
    throw new AppError(409, error.code, error.message, { fields: [{ path: `visits.${position}`, code: error.code, message: error.message }] });
  }
}

/** Runs a booking; what is refused because its time cannot be had is answered with times that can. */
export function offeringInstead({ database, clock }: { database: Database; clock: Clock }) {
  const alternatives = (actor: Actor, { physicianId, resourceId, ...place }: Place, patientId: string | null, start: Date): Promise<FreeTime[]> =>
    database.asUser(actor, async (tx) => {
      const day = new Date(startOfDay(dayAt(start, 'UTC').subtract({ days: 1 }), 'UTC'));
      const wanted = {
        ...place, organizationId: actor.organizationId, patientId, from: day > clock.now() ? day : clock.now(), limit: 50,
        resourceId: resourceId ?? undefined,
      };
      const own = await findFreeTimes(tx, { ...wanted, physicianId: physicianId ?? undefined });
      const found = own.length >= 3 ? own : [...own, ...(await findFreeTimes(tx, wanted)).filter((other) => other.physicianId !== physicianId)];
      const distance = ({ startsAt }: FreeTime) => Math.abs(Date.parse(startsAt) - start.getTime());
      return found.toSorted((one, other) => distance(one) - distance(other)).slice(0, 3).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
    });

  /** Refuses with three free times what cannot be had; the transaction of the booking is over by then. */
  return async <Answer>(actor: Actor, place: Place, patientId: string | null, startOf: () => Date | undefined, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      const refusal = refusalOf(error);
      const start = startOf();
      if (!refusal || !start) throw error;
      throw taken(refusal, error, await alternatives(actor, place, patientId, start));
    }
  };
}
