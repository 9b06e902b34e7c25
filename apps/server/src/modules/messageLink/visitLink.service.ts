import { sql } from 'kysely';
import { visitAnswers, type VisitAnswer, type VisitLink } from '@intake/api/contract';
import { appointmentLifecycle, takesTime, type AppointmentStatus } from '@intake/api/rules';
import { notFound } from '../../kernel/errors.ts';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import type { MessageLinks, VisitClaim } from '../../platform/links/messageLinks.ts';
import { lockVisit } from '../appointment/appointmentChange.ts';
import { settleByPatient } from '../appointment/patientAnswer.ts';
import { clinicOf } from '../message/clinicOf.ts';

export interface VisitLinkParts {
  database: Database;
  clock: Clock;
  limits: PublicLimits;
  messageLinks: MessageLinks;
}

export type VisitLinkService = ReturnType<typeof createVisitLinkService>;

type Found = Awaited<ReturnType<typeof findVisit>>;

const toMinute = (time: Date) => Math.floor(time.getTime() / 60_000);

/** How a visit stands to the one that a message told of. A link is spent by what it was used for: the visit itself says so. */
function stateOf({ id, status, starts_at, confirmed_by }: Found, told: VisitClaim, now: Date): VisitLink['state'] {
  if (status === 'cancelled') return 'cancelled';
  if (starts_at <= now || !takesTime(status)) return 'old';
  if (id !== told.appointmentId || toMinute(starts_at) !== toMinute(told.startsAt)) return 'moved';
  if (status === 'booked' && confirmed_by === 'patient') return 'confirmed';
  return answersTo(status).length > 0 ? 'open' : 'old';
}

/** Once a patient is here, nobody asks any more. */
const answersTo = (status: AppointmentStatus): VisitAnswer[] => (status === 'booked' || status === 'pending' ? visitAnswers.filter((answer) => appointmentLifecycle[status][answer]) : []);

/** Visits that are confirmed or cancelled by a link from a message. Opening it changes nothing: programs open them all. */
export function createVisitLinkService({ database, clock, limits, messageLinks }: VisitLinkParts) {
  /** Throws 404 for what was never made here, 429 with the seconds to wait. */
  const within = async <T>(token: string, ip: string, work: (tx: Tx, told: VisitClaim, organizationId: string) => Promise<T>): Promise<T> => {
    await limits.consume({ link: networkOf(ip) });
    const told = messageLinks.openVisit(token);
    const organizationId = told && (await database.asService(null, (tx) => organizationOf(tx, told.appointmentId)));
    if (!organizationId) throw notFound();
    return database.asService(organizationId, (tx) => work(tx, told, organizationId));
  };

  const show = async (tx: Tx, told: VisitClaim, organizationId: string): Promise<VisitLink> => {
    const visit = await findVisit(tx, told.appointmentId);
    const { name: clinicName, phone: clinicPhone } = await clinicOf(tx, organizationId);
    const state = stateOf(visit, told, clock.now());
    const takesPlace = state === 'open' || state === 'confirmed' || state === 'moved';
    return {
      clinicName, clinicPhone, state,
      answers: state === 'open' ? answersTo(visit.status) : [],
      visit: takesPlace ? { startsAt: visit.starts_at.toISOString(), timeZone: visit.time_zone, locationName: visit.location_name } : null,
    };
  };

  return {
    look: (token: string, ip: string): Promise<VisitLink> => within(token, ip, show),

    /** A second time it says what was done the first time. */
    answer: (token: string, answer: VisitAnswer, ip: string): Promise<VisitLink> =>
      within(token, ip, async (tx, told, organizationId) => {
        const visit = await lockVisit(tx, told.appointmentId);
        const { state, answers } = await show(tx, told, organizationId);
        if (state === 'open' && answers.includes(answer)) await settleByPatient(tx, systemActor(organizationId), clock, visit, answer);
        return show(tx, told, organizationId);
      }),
  };
}

async function organizationOf(tx: Tx, appointmentId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select private.visit_organization(${appointmentId}::uuid) as id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The visit as it is now: moved, it is booked anew, as another row. */
async function findVisit(tx: Tx, id: string) {
  const select = tx
    .selectFrom('appointment')
    .innerJoin('location', 'location.id', 'appointment.location_id')
    .select(['appointment.id', 'appointment.status', 'appointment.starts_at', 'appointment.confirmed_by', 'appointment.time_zone', 'location.name as location_name']);
  let visit = await select.where('appointment.id', '=', id).executeTakeFirst();
  if (!visit) throw notFound();
  for (;;) {
    const later: typeof visit | undefined = await select.where('appointment.rescheduled_from', '=', visit.id).orderBy('appointment.created_at', 'desc').executeTakeFirst();
    if (!later) return visit;
    visit = later;
  }
}
