import { randomUUID } from 'node:crypto';
import type { Registration, RegistrationRequest, registrationContract, RouteRequest } from '@intake/api/contract';
import { registrationLifecycle, transition, type RegistrationEvent } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import type { Seen } from '../../kernel/table.ts';
import { systemActor, type AuditActor, type AuditEntry } from '../../platform/audit/audit.ts';
import { appendOperatorAudit } from '../../platform/audit/operator.ts';
import { inLeastTime, pauseByClock } from '../../platform/clock/leastTime.ts';
import { isTimeZone } from '../../platform/clock/timeZone.ts';
import { actIn } from '../../platform/database/actIn.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import { openClinic } from '../setup/openClinic.ts';
import type { UserService } from '../user/user.service.ts';
import * as store from './registration.store.ts';

type Decline = RouteRequest<typeof registrationContract.declineRegistration>['body'];

export interface RegistrationServiceParts {
  database: Database;
  users: Pick<UserService, 'inviteFirst'>;
  limits: PublicLimits;
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/**
 * Organisations that ask to join. Until one is approved it has no trail of its own: what happens to a request stands in
 * the trail of the installation's first organisation.
 */
export function createRegistrationService({ database, users, limits }: RegistrationServiceParts) {
  const asServer = <T>(work: (tx: Tx) => Promise<T>) => database.asService(null, work);

  return {
    /** Throws 429 with the seconds to wait, and 422 for an unknown time zone; says nothing of who is known. */
    async request(request: RegistrationRequest, ip: string): Promise<void> {
      await limits.consume({ register: networkOf(ip) });
      if (!isTimeZone(request.timeZone))
        throw invalid([{ path: 'timeZone', code: 'time-zone', message: 'This is not a time zone.' }]);
      const keep = asServer(async (tx) => {
        const id = await store.insertRegistration(tx, request);
        if (id) await audit(tx, 'C', id, systemActor(''), { event: 'request' });
      });
      await inLeastTime(pauseByClock, keep);
    },

    list: (query: { cursor?: string | undefined; limit: number }) => asServer((tx) => store.listRegistrations(tx, query)),

    async approve(actor: Actor, { id, version }: Seen): Promise<Registration> {
      const seen = await asServer((tx) => take(tx, { id, version }, 'approve'));
      if (seen.status === 'approved') return seen;
      const organizationId = randomUUID();
      const contact = { email: seen.email, displayName: seen.contactName, isPhysician: false, locale: seen.locale };
      const newcomer = { ...actor, organizationId };
      let approved = seen;
      await users.inviteFirst(newcomer, contact, async (tx) => {
        const { organizationName: name, timeZone, locale, ...registration } = await take(tx, { id, version }, 'approve');
        // Two people at once: the invitation of one of them comes with an organisation.
        if (registration.status === 'approved') throw versionConflict();
        const roles = await openClinic(tx, { id: organizationId, name, locationName: name, timeZone, locale, actor: newcomer });
        approved = await store.decide(tx, id, actor.userId, { status: 'approved', organizationId });
        await audit(tx, 'U', id, actor, { event: 'approve' });
        await actIn(tx, organizationId);
        return { roleId: roles.Administrator, locationId: null };
      });
      return approved;
    },

    decline: (actor: Actor, { reason, ...seen }: Decline): Promise<Registration> =>
      asServer(async (tx) => {
        await take(tx, seen, 'decline');
        const declined = await store.decide(tx, seen.id, actor.userId, { status: 'declined', reason });
        await audit(tx, 'U', seen.id, actor, { event: 'decline' });
        return declined;
      }),
  };
}

/** The request, held, when the event is possible: 404 without one, 409 otherwise. What is approved stays so whatever was seen. */
async function take(tx: Tx, { id, version }: Seen, event: RegistrationEvent): Promise<Registration> {
  const registration = await store.lockRegistration(tx, id);
  if (!registration) throw notFound();
  const next = transition(registrationLifecycle, registration.status, event);
  if (next !== registration.status && registration.version !== version) throw versionConflict();
  return registration;
}

const audit = (tx: Tx, action: AuditEntry['action'], entityId: string, actor: AuditActor, detail: { event: string }) =>
  appendOperatorAudit(tx, { actor, action, entity: 'registration', entityId, outcome: 'success', detail });
