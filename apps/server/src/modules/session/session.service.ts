import type {
  OrganizationDetails,
  OrganizationMapping,
  Preferences,
  RouteRequest,
  UserDetails,
  sessionContract,
} from '@intake/api/contract';
import { rootOrganizationId } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import { lockSession, markActive } from '../../platform/sessions/sessionLock.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import { isTimeZone } from '../../platform/clock/timeZone.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import * as store from './session.store.ts';

type OrganizationChange = RouteRequest<typeof sessionContract.saveOrganizationDetails>['body'];

/** What the portal asks right after sign-in, and the lock of the session. */
export interface SessionService {
  user(actor: Actor): Promise<UserDetails>;
  mappings(actor: Actor): Promise<OrganizationMapping[]>;
  /** Any organisation of the caller's, not only the one they work in; "1" is the installation's first. */
  organization(actor: Actor, id: string): Promise<OrganizationDetails>;
  saveOrganization(actor: Actor, change: OrganizationChange): Promise<OrganizationDetails>;
  /** The last one to be saved counts: only one person ever writes them. */
  savePreferences(actor: Actor, preferences: Preferences): Promise<void>;
  /** Somebody is there; see the idle lock of the authenticator. */
  keepActive(actor: Actor): Promise<void>;
  /** From now on the session's tokens open nothing; signing in again starts another session. */
  lock(actor: Actor): Promise<void>;
}

export const createSessionService = (database: Database): SessionService => ({
  user: (actor) =>
    database.asUser(actor, async (tx) => (await store.findUser(tx, actor.userId)) ?? missing()),
  mappings: (actor) => database.asUser(actor, store.listMemberships),
  organization: async (actor, asked) => {
    const id =
      asked === rootOrganizationId ? await database.asService(null, store.findRootOrganization) : asked;
    if (!id) return missing();
    return database.asUser(
      { ...actor, organizationId: id },
      async (tx) => (await store.findOrganization(tx, id)) ?? missing(),
    );
  },
  saveOrganization: (actor, change) =>
    database.asUser(actor, async (tx) => {
      if (!isTimeZone(change.timeZone))
        throw invalid([
          { path: 'timeZone', code: 'time-zone', message: 'not a time zone of the IANA database' },
        ]);
      const id = actor.organizationId;
      if (!(await store.updateOrganization(tx, id, change))) throw versionConflict();
      await appendAudit(tx, { actor, action: 'U', entity: 'organization', entityId: id, outcome: 'success' });
      await publish(tx, { organizationId: id, topic: 'settings', entity: 'organization', entityId: id });
      return (await store.findOrganization(tx, id)) ?? missing();
    }),
  savePreferences: (actor, preferences) =>
    database.asUser(actor, (tx) => store.updatePreferences(tx, actor.userId, preferences)),
  keepActive: (actor) => database.asService(null, (tx) => markActive(tx, actor)),

  lock: (actor) => lockSession(database, actor),
});

function missing(): never {
  throw notFound();
}
