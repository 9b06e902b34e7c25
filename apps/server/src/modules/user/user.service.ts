import type { Invitation, Member, MemberChange } from '@intake/api/contract';
import { IllegalTransition, userEventTo } from '@intake/api/rules';
import type { AccountAdmin } from '../../auth/accountAdmin.port.ts';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import { requireOwn, unknownReference } from '../../kernel/references.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { AuditEntry } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { keepingAnAdministrator, refuseBeyondOwn, refuseExceeding } from './administrators.ts';
import * as store from './user.store.ts';

export type UserService = ReturnType<typeof createUserService>;

/**
 * The people of an organisation. Their status is more than the caller may write by themselves, so changes run as the
 * server, in the caller's organisation. A status other than active opens nothing with the next request; after that the
 * sign-in service ends the sessions.
 */
export function createUserService({ database, accounts }: { database: Database; accounts: AccountAdmin | undefined }) {
  const change = <T>(actor: Actor, work: (tx: Tx) => Promise<T>) => database.asService(actor.organizationId, work);

  return {
    list: (actor: Actor, query: store.ListQuery) =>
      database.asUser(actor, (tx) => store.listMembers(tx, actor.organizationId, query)),

    async invite(actor: Actor, invitation: Invitation): Promise<Member> {
      const { organizationId } = actor;
      const { known, locale } = await change(actor, async (tx) => {
        await checkMapping(tx, actor, invitation);
        return { known: await admit(tx, actor, invitation.email), locale: await store.findLocale(tx, organizationId) };
      });
      return letIn(actor, { ...invitation, locale }, known, async () => invitation);
    },

    /**
     * The first person of an organisation that `open` makes in the transaction that also lets them in, so that neither
     * is without the other. The actor acts in that organisation already.
     */
    async inviteFirst(actor: Actor, person: store.Newcomer, open: (tx: Tx) => Promise<Place>): Promise<Member> {
      const known = await change(actor, (tx) => store.findUserByEmail(tx, person.email));
      return letIn(actor, person, known, open);
    },

    /**
     * Lets in somebody who has an account of their own. `settle` says who, in the transaction that lets them in.
     * Throws 409 `member-already`, and `account-inactive` for an account that opens nothing.
     */
    admit: (actor: Actor, place: Place, settle: (tx: Tx) => Promise<store.Newcomer & { id: string }>): Promise<Member> =>
      change(actor, async (tx) => {
        await checkMapping(tx, actor, place);
        const person = await settle(tx);
        const status = await store.findStatus(tx, person.id);
        if (status !== undefined && status !== 'active') throw conflict('account-inactive', 'The account opens nothing; activate it first.');
        if (await store.findMember(tx, actor.organizationId, person.id)) throw conflict('member-already', 'This person is here already.');
        if (status === undefined) await store.insertUser(tx, person.id, person, 'active');
        await store.insertMapping(tx, actor.organizationId, person.id, place);
        await recorded(tx, actor, 'C', person.id, { event: 'admit', roleId: place.roleId });
        return found(await store.findMember(tx, actor.organizationId, person.id));
      }),

    async save(actor: Actor, wanted: MemberChange): Promise<Member> {
      const { before, after } = await change(actor, (tx) =>
        keepingAnAdministrator(tx, actor.organizationId, async () => {
          const before = found(await store.findMember(tx, actor.organizationId, wanted.id));
          refuseForeign(actor, before, wanted);
          refuseExceeding(actor, await store.findPermissions(tx, before.roleId));
          if (wanted.roleId !== before.roleId || wanted.locationId !== before.locationId)
            await checkMapping(tx, actor, wanted, before.roleId);
          if (!(await store.updateMember(tx, actor.organizationId, wanted))) throw versionConflict();
          await recorded(tx, actor, 'U', wanted.id, changesOf(before, wanted));
          return { before, after: found(await store.findMember(tx, actor.organizationId, wanted.id)) };
        }),
      );
      if (after.status !== before.status) await (after.status === 'active' ? accounts?.enable(after.id) : accounts?.disable(after.id));
      return after;
    },

    /** Mails a code for a new password; whoever has not come yet gets the invitation again. */
    async resetPassword(actor: Actor, id: string): Promise<void> {
      const { member, locale } = await change(actor, async (tx) => {
        const member = found(await store.findMember(tx, actor.organizationId, id));
        if (member.status !== 'active' && member.status !== 'invited')
          throw conflict('account-inactive', 'The account opens nothing; activate it first.');
        const isInvited = member.status === 'invited';
        await recorded(tx, actor, 'E', id, { event: isInvited ? 'invite' : 'reset-password' });
        return { member, locale: isInvited ? await store.findLocale(tx, actor.organizationId) : undefined };
      });
      const accountAdmin = required(accounts);
      if (locale) await accountAdmin.invite({ ...member, locale });
      else await accountAdmin.sendRecovery(member.email);
    },

    async remove(actor: Actor, { id, version }: Seen): Promise<void> {
      await change(actor, (tx) =>
        keepingAnAdministrator(tx, actor.organizationId, async () => {
          const member = found(await store.findMember(tx, actor.organizationId, id));
          if (id === actor.userId) throw ownAccount();
          if (member.isSuperAdmin && !actor.isSuperAdmin) throw superAdministrator();
          refuseExceeding(actor, await store.findPermissions(tx, member.roleId));
          if (member.version !== version) throw versionConflict();
          await store.removeMapping(tx, actor.organizationId, id);
          if (!member.isElsewhere) await store.setStatus(tx, id, 'deactivated');
          await recorded(tx, actor, 'D', id, { event: 'remove' });
          return member;
        }),
      );
      // Who belongs elsewhere keeps the account: their tokens open nothing here any more.
      if (!(await belongsSomewhere(id))) await accounts?.disable(id);
    },
  };

  /** Makes an account for who has none, and mails a code that opens it. */
  async function letIn(actor: Actor, person: store.Newcomer, known: KnownUser | undefined, place: (tx: Tx) => Promise<Place>): Promise<Member> {
    const { organizationId } = actor;
    const accountAdmin = required(accounts);
    const id = known?.id ?? (await accountAdmin.invite(person));
    const member = await change(actor, async (tx) => {
      const mapping = await place(tx);
      if (!known) await store.insertUser(tx, id, person);
      else if (known.status === 'deactivated') await store.setStatus(tx, id, 'active');
      await store.insertMapping(tx, organizationId, id, mapping);
      await recorded(tx, actor, 'C', id, { event: 'invite', roleId: mapping.roleId });
      return found(await store.findMember(tx, organizationId, id));
    });
    if (known) {
      if (known.status === 'deactivated') await accountAdmin.enable(id);
      await accountAdmin.sendRecovery(person.email);
    }
    return member;
  }

  function belongsSomewhere(id: string): Promise<boolean> {
    return database.asService(null, async (tx) => {
      const mapping = await tx.selectFrom('mapping').select('user_id').where('user_id', '=', id).limit(1).executeTakeFirst();
      return mapping !== undefined;
    });
  }
}

type Place = Pick<Invitation, 'roleId' | 'locationId'>;
type KnownUser = NonNullable<Awaited<ReturnType<typeof store.findUserByEmail>>>;

/** Throws 409 `hosted-sign-in` where accounts are kept in the console of a hosted service. */
function required(accounts: AccountAdmin | undefined): AccountAdmin {
  if (!accounts) throw conflict('hosted-sign-in', 'Accounts are kept in the hosted sign-in service.');
  return accounts;
}

/** Into the trail, and to the portals: the person sees at once what they may do. */
async function recorded(tx: Tx, actor: Actor, action: AuditEntry['action'], entityId: string, detail: AuditEntry['detail']) {
  await appendAudit(tx, { actor, action, entity: 'user', entityId, outcome: 'success', detail });
  await publish(tx, { organizationId: actor.organizationId, topic: 'user', entity: 'user', entityId });
}

/**
 * Whoever may be let in by this address: undefined for somebody new. Only a super administrator reaches into
 * another organisation, since an account of several is no longer its first administrator's to change.
 */
async function admit(tx: Tx, actor: Actor, email: string) {
  const known = await store.findUserByEmail(tx, email);
  if (!known) return undefined;
  const isMember = (await store.findMember(tx, actor.organizationId, known.id)) !== undefined;
  if (isMember || (known.belongs_somewhere && !actor.isSuperAdmin))
    throw invalid([{ path: 'email', code: isMember ? 'member-already' : 'email-taken', message: 'somebody has this address already' }]);
  return known;
}

/** Role and location are the organisation's own, and the role gives nothing that the giver lacks. */
async function checkMapping(
  tx: Tx,
  actor: Actor,
  { roleId, locationId }: { roleId: string; locationId: string | null },
  unchangedRoleId?: string,
): Promise<void> {
  const granted = await store.findPermissions(tx, roleId);
  if (!granted) throw unknownReference('roleId');
  if (roleId !== unchangedRoleId) refuseBeyondOwn(actor, granted);
  await requireOwn(tx, actor, 'location', locationId);
}

function refuseForeign(actor: Actor, before: Member, wanted: MemberChange): void {
  const isStatusNew = wanted.status !== before.status;
  const isOwnToThem = isStatusNew || wanted.displayName !== before.displayName || wanted.isPhysician !== before.isPhysician;
  if (isStatusNew && before.id === actor.userId) throw ownAccount();
  if (before.isSuperAdmin && !actor.isSuperAdmin) throw superAdministrator();
  if (isOwnToThem && before.isElsewhere && !actor.isSuperAdmin)
    throw conflict('member-elsewhere', 'The account belongs to further organisations.');
  if (isStatusNew && !userEventTo(before.status, wanted.status)) throw new IllegalTransition(before.status, `become ${wanted.status}`);
}

const ownAccount = () => conflict('own-account', 'Nobody shuts themselves out.');
const superAdministrator = () => conflict('super-administrator', 'Only a super administrator changes another.');

/** What is worth finding again: which right somebody had when. Names stay out of the trail. */
const changesOf = (before: Member, wanted: MemberChange) => ({
  ...(wanted.status !== before.status && { status: wanted.status, from: before.status }),
  ...(wanted.roleId !== before.roleId && { roleId: wanted.roleId, fromRoleId: before.roleId }),
  ...(wanted.locationId !== before.locationId && { locationId: wanted.locationId }),
  ...(wanted.isPhysician !== before.isPhysician && { isPhysician: wanted.isPhysician }),
  ...(wanted.displayName !== before.displayName && { changed: 'displayName' }),
});

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw notFound();
  return thing;
}
