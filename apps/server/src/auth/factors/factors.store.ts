import { sql } from 'kysely';
import type { AuthTx, FactorRow } from '../authTables.ts';

/** Seconds in which a challenge can be met. */
export const challengeLife = 300;

export const findFactor = (tx: AuthTx, userId: string, id: string): Promise<FactorRow | undefined> =>
  tx
    .selectFrom('auth.mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** A factor that was begun and not verified makes way for the next one of its name, or in time. */
export async function insertFactor(
  tx: AuthTx,
  factor: { userId: string; friendlyName: string | null; secret: string },
): Promise<FactorRow> {
  await tx
    .deleteFrom('auth.mfa_factors')
    .where('user_id', '=', factor.userId)
    .where('status', '=', 'unverified')
    .where((where) =>
      where.or([
        where('created_at', '<', sql<Date>`now() - make_interval(secs => ${challengeLife})`),
        where('friendly_name', '=', factor.friendlyName),
      ]),
    )
    .execute();
  return tx
    .insertInto('auth.mfa_factors')
    .values({
      user_id: factor.userId,
      friendly_name: factor.friendlyName,
      factor_type: 'totp',
      secret: factor.secret,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteFactor(tx: AuthTx, id: string): Promise<void> {
  await tx.deleteFrom('auth.mfa_factors').where('id', '=', id).execute();
}

/** @returns its id */
export async function insertChallenge(tx: AuthTx, factorId: string, ip: string): Promise<string> {
  await tx
    .updateTable('auth.mfa_factors')
    .set({ last_challenged_at: sql<Date>`now()` })
    .where('id', '=', factorId)
    .execute();
  await tx
    .deleteFrom('auth.mfa_challenges')
    .where('factor_id', '=', factorId)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  const { id } = await tx
    .insertInto('auth.mfa_challenges')
    .values({ factor_id: factorId, ip_address: ip })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findChallenge = (tx: AuthTx, factorId: string, id: string) =>
  tx
    .selectFrom('auth.mfa_challenges')
    .selectAll()
    .where('factor_id', '=', factorId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Keeps the step that was used, so that neither it nor an earlier one counts again; ends what else was begun. */
export async function recordVerification(
  tx: AuthTx,
  factor: FactorRow,
  { challengeId, step }: { challengeId: string; step: number },
): Promise<void> {
  await tx
    .updateTable('auth.mfa_challenges')
    .set({ verified_at: sql<Date>`now()` })
    .where('id', '=', challengeId)
    .execute();
  await tx
    .updateTable('auth.mfa_factors')
    .set({ status: 'verified', last_used_step: step, updated_at: sql<Date>`now()` })
    .where('id', '=', factor.id)
    .execute();
  await tx
    .deleteFrom('auth.mfa_factors')
    .where('user_id', '=', factor.user_id)
    .where('status', '=', 'unverified')
    .execute();
}
