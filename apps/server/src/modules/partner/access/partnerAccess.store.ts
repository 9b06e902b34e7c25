import { sql } from 'kysely';
import type { JWK } from 'jose';
import type { PartnerAlgorithm, PartnerLimit, PartnerScope, Permission } from '@intake/api/rules';
import type { Tx } from '../../../platform/database/database.port.ts';

export interface Standing {
  organization_id: string;
  name: string;
  scopes: PartnerScope[];
  permissions: Permission[];
  calls_per_minute: PartnerLimit;
}

/** Undefined for whoever is no partner, or one that was stopped. */
export async function findStanding(tx: Tx, partnerId: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`select * from private.partner_standing(${partnerId})`.execute(tx);
  return rows[0];
}

interface UsableKey {
  id: string;
  algorithm: PartnerAlgorithm;
  jwk: JWK;
}

/** By what the head of a signed text names, or by its id; none once it is revoked. */
export function findKey(tx: Tx, partnerId: string, by: { kid: string } | { id: string }): Promise<UsableKey | undefined> {
  const [column, value] = 'kid' in by ? (['kid', by.kid] as const) : (['id', by.id] as const);
  return tx
    .selectFrom('partner_key')
    .select(['id', 'algorithm', 'jwk'])
    .where('partner_id', '=', partnerId)
    .where(column, '=', value)
    .where('revoked_at', 'is', null)
    .executeTakeFirst() as Promise<UsableKey | undefined>;
}

export async function noteKeyUse(tx: Tx, keyId: string): Promise<void> {
  await tx.updateTable('partner_key').set({ last_used_at: sql<Date>`now()` }).where('id', '=', keyId).execute();
}

/** False when it was taken before. What is past its time is forgotten. */
export async function takeOnce(tx: Tx, { organizationId, partnerId, jti, until }: { organizationId: string; partnerId: string; jti: string; until: Date }): Promise<boolean> {
  await tx.deleteFrom('partner_assertion').where('organization_id', '=', organizationId).where('partner_id', '=', partnerId).where('expires_at', '<', sql<Date>`now()`).execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('partner_assertion')
    .values({ organization_id: organizationId, partner_id: partnerId, jti, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface Call {
  organizationId: string;
  partnerId: string;
  operation: string;
  /** Of an answer that was none. */
  error: string | null;
}

export async function countCall(tx: Tx, { organizationId, partnerId, operation, error }: Call): Promise<void> {
  await sql`
    insert into partner_use (organization_id, partner_id, day, operation, calls, errors, last_error, last_error_at)
    values (${organizationId}, ${partnerId}, (now() at time zone 'utc')::date, ${operation}, 1, ${error ? 1 : 0}, ${error}, case when ${error}::text is not null then now() end)
    on conflict (organization_id, partner_id, day, operation) do update set
      calls = partner_use.calls + 1,
      errors = partner_use.errors + excluded.errors,
      last_error = coalesce(excluded.last_error, partner_use.last_error),
      last_error_at = coalesce(excluded.last_error_at, partner_use.last_error_at),
      last_call_at = now()`.execute(tx);
}
