import type { Account, AccountSettings, BookCredits, DailyUse } from '@intake/api/contract';
import { sql } from 'kysely';
import { hasPermission } from '../../http/implement.ts';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid, versionConflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { findEntry, listEntries, readAccount, readDaily, updateAccount, type CreditQuery } from './account.store.ts';

export type AccountService = ReturnType<typeof createAccountService>;

const mostDays = 366;
const dayLength = 86_400_000;

/** What the organisation may spend, what it has spent, and what its invoices say of it. */
export function createAccountService(database: Database) {
  const read = (tx: Tx, actor: Actor): Promise<Account> => readAccount(tx, actor.organizationId, hasPermission(actor, 'billing.read'));

  const changed = async (tx: Tx, actor: Actor, event: 'U' | 'grant' | 'correct', detail: Record<string, unknown>): Promise<void> => {
    await appendAudit(tx, {
      actor, action: event === 'U' ? 'U' : 'E', entity: 'account', entityId: actor.organizationId, outcome: 'success', detail: event === 'U' ? detail : { event, ...detail },
    });
    await publish(tx, { organizationId: actor.organizationId, topic: 'account', entity: 'account', entityId: actor.organizationId });
  };

  return {
    get: (actor: Actor) => database.asUser(actor, (tx) => read(tx, actor)),

    save: (actor: Actor, settings: AccountSettings & { version: number }): Promise<Account> =>
      database.asUser(actor, async (tx) => {
        await read(tx, actor);
        if (!(await updateAccount(tx, actor.organizationId, settings))) throw versionConflict();
        await changed(tx, actor, 'U', { atZero: settings.atZero, floor: settings.floor, prices: settings.prices });
        return read(tx, actor);
      }),

    listCredits: (actor: Actor, query: CreditQuery) => database.asUser(actor, (tx) => listEntries(tx, actor.organizationId, query)),

    book: (actor: Actor, { amount, priority, isGift, expiresAt, note, key }: BookCredits) =>
      database.asUser(actor, async (tx) => {
        if (expiresAt && Date.parse(expiresAt) <= Date.now()) throw invalid([{ path: 'expiresAt', code: 'past', message: 'It would have expired already.' }]);
        const { rows } = await sql<{ sequence: number }>`
          select private.book_credit(${amount}, ${priority}, ${isGift}, ${expiresAt}, ${`hand:${key}`}, ${note}) as sequence`.execute(tx).catch((error: unknown) => {
          if ((error as { code?: string }).code === 'CR003') throw conflict('key-used', 'This key is of another entry.');
          throw error;
        });
        await changed(tx, actor, amount > 0 ? 'grant' : 'correct', { amount });
        return findEntry(tx, actor.organizationId, rows[0]!.sequence);
      }),

    daily: (actor: Actor, { from, until }: { from: string; until: string }): Promise<DailyUse> => {
      const days = (Date.parse(until) - Date.parse(from)) / dayLength + 1;
      if (days < 1 || days > mostDays) throw invalid([{ path: 'until', code: 'period', message: `A period has 1 to ${mostDays} days.` }]);
      return database.asUser(actor, async (tx) => ({ ...(await readDaily(tx, actor.organizationId, from, until)), asOf: new Date().toISOString() }));
    },
  };
}
