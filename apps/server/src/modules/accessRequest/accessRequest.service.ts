import type { AccessAsking, AccessRequest, accessRequestContract, OwnAccess, RouteRequest } from '@intake/api/contract';
import { accessRequestLifecycle, transition, type AccessRequestEvent } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound, versionConflict } from '../../kernel/errors.ts';
import type { PageQuery } from '../../kernel/cursor.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit, systemActor, type AuditActor } from '../../platform/audit/audit.ts';
import { appendOperatorAudit } from '../../platform/audit/operator.ts';
import { inLeastTime, pauseByClock } from '../../platform/clock/leastTime.ts';
import { actIn } from '../../platform/database/actIn.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import type { UserService } from '../user/user.service.ts';
import * as store from './accessRequest.store.ts';
import { declinedMail, grantedMail } from './accessRequestMail.messages.ts';

type Body<Name extends keyof typeof accessRequestContract> = RouteRequest<(typeof accessRequestContract)[Name]> extends { body: infer B } ? B : never;

export interface AccessRequestParts {
  database: Database;
  users: Pick<UserService, 'admit'>;
  limits: PublicLimits;
  /** Where the portal is reached, without a slash at its end. */
  siteUrl: string;
}

export type AccessRequestService = ReturnType<typeof createAccessRequestService>;

/**
 * Somebody with an account that belongs nowhere asks an organisation to let them in, and one of its administrators answers.
 * Whoever asks is told the same whatever name they type; what they asked stands in the trail of the organisation that it
 * means, or of the installation's first one.
 */
export function createAccessRequestService({ database, users, limits, siteUrl }: AccessRequestParts) {
  const asServer = <T>(work: (tx: Tx) => Promise<T>) => database.asService(null, work);

  const readOwn = async (tx: Tx, userId: string): Promise<OwnAccess> => {
    const account = await store.findAccount(tx, userId);
    return {
      email: account?.email ?? null,
      displayName: account?.displayName ?? '',
      belongs: await store.belongsSomewhere(tx, userId),
      request: await store.findLast(tx, userId),
    };
  };

  return {
    own: (actor: Actor): Promise<OwnAccess> => asServer((tx) => readOwn(tx, actor.userId)),

    /** Asked again while one waits, it is the one that waits. Throws 409 without a proven address, or for who belongs somewhere. */
    async ask({ userId }: Actor, asking: AccessAsking, ip: string): Promise<OwnAccess> {
      await limits.consume({ accessRequest: userId, accessRequestNetwork: networkOf(ip) });
      const keep = asServer(async (tx) => {
        const account = await store.findAccount(tx, userId);
        if (!account) throw conflict('no-address', 'Only an account with a proven address can ask.');
        if (await store.belongsSomewhere(tx, userId)) throw conflict('member-already', 'The account belongs to an organisation.');
        const kept = await store.insert(tx, { userId, email: account.email, ...asking, organizationId: await store.findNamed(tx, asking.organizationName) });
        const own = await readOwn(tx, userId);
        if (kept) await record(tx, kept, 'request', systemActor(''));
        return own;
      });
      return inLeastTime(pauseByClock, keep);
    },

    withdraw: ({ userId }: Actor, seen: Seen): Promise<OwnAccess> =>
      asServer(async (tx) => {
        const row = await take(tx, seen, 'withdraw', (found) => found.user_id === userId);
        await store.decide(tx, row.id, { status: 'withdrawn' });
        const own = await readOwn(tx, userId);
        await record(tx, row, 'withdraw', systemActor(''));
        return own;
      }),

    list: (actor: Actor, query: PageQuery) => asServer((tx) => store.list(tx, actor, query)),

    async grant(actor: Actor, { roleId, locationId, ...seen }: Body<'grantAccess'>): Promise<AccessRequest> {
      const asked = await asServer(async (tx) => store.toApi(await take(tx, seen, 'grant', isSeenBy(actor))));
      let granted = asked;
      await users.admit(actor, { roleId, locationId }, async (tx) => {
        const row = await take(tx, seen, 'grant', isSeenBy(actor));
        granted = await store.decide(tx, row.id, { status: 'granted', organizationId: actor.organizationId, roleId, decidedBy: actor.userId });
        const name = await store.findOrganizationName(tx, actor.organizationId);
        await tell(tx, row, grantedMail[row.locale](name, `${siteUrl}/auth/login`));
        await record(tx, { ...row, organization_id: actor.organizationId }, 'grant', actor);
        return { id: row.user_id, email: row.email, displayName: row.display_name, isPhysician: false, locale: row.locale };
      });
      return granted;
    },

    decline: (actor: Actor, { reason, ...seen }: Body<'declineAccess'>): Promise<AccessRequest> =>
      asServer(async (tx) => {
        const row = await take(tx, seen, 'decline', isSeenBy(actor));
        const declined = await store.decide(tx, row.id, { status: 'declined', reason, decidedBy: actor.userId });
        await tell(tx, row, declinedMail[row.locale](row.organization_name, reason));
        await record(tx, row, 'decline', actor);
        return declined;
      }),
  };
}

/** Whether somebody who manages users may see it. */
const isSeenBy =
  (actor: Actor) =>
  ({ organization_id: of }: store.AccessRequestRow): boolean =>
    of === null ? actor.isSuperAdmin : of === actor.organizationId;

/** The request, held, when the event is possible: 404 for one of others, 409 otherwise. */
async function take(tx: Tx, { id, version }: Seen, event: AccessRequestEvent, isTheirs: (row: store.AccessRequestRow) => boolean): Promise<store.AccessRequestRow> {
  const row = await store.lock(tx, id);
  if (!row || !isTheirs(row)) throw notFound();
  transition(accessRequestLifecycle, row.status, event);
  if (row.version !== version) throw versionConflict();
  return row;
}

const tell = (tx: Tx, { email }: store.AccessRequestRow, mail: { subject: string; text: string }) => postMail(tx, { to: email, ...mail });

/** Into the trail, and to the portals of the organisation that it is about. The transaction acts there from here on. */
async function record(tx: Tx, { id, organization_id: organizationId }: store.AccessRequestRow, event: 'request' | AccessRequestEvent, actor: AuditActor): Promise<void> {
  const entry = { action: event === 'request' ? 'C' : 'U', entity: 'access_request', entityId: id, outcome: 'success', detail: { event } } as const;
  if (organizationId === null) return appendOperatorAudit(tx, { ...entry, actor });
  await actIn(tx, organizationId);
  await appendAudit(tx, { ...entry, actor: { ...actor, organizationId } });
  await publish(tx, { organizationId, topic: 'user', entity: 'access_request', entityId: id });
}
