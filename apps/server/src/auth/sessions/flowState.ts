import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import { AuthError } from '../protocol/authError.ts';
import type { AuthTables, AuthTx, FlowStateRow } from '../authTables.ts';

/** How a page announces that it will exchange a code for the session (PKCE); null or nothing when it will not. */
export const Challenge = z.object({
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/, 'a code challenge has 43 to 128 characters')
    .nullish(),
  code_challenge_method: z
    .string()
    .transform((method) => method.toLowerCase())
    .pipe(z.literal('s256', 'only the method S256 is offered'))
    .nullish(),
});

/** The challenge itself. Throws 400 `validation_failed` when its method is missing. */
export function challengeOf(body: z.output<typeof Challenge>): string | undefined {
  if (Boolean(body.code_challenge) !== Boolean(body.code_challenge_method))
    throw new AuthError(
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    );
  return body.code_challenge ?? undefined;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Flows that nobody came back from go at the same time. */
export async function insertFlow(
  tx: AuthTx,
  flow: Insertable<AuthTables['auth.flow_state']>,
): Promise<FlowStateRow> {
  await sql`delete from auth.flow_state where created_at < now() - interval '1 day'`.execute(tx);
  return tx.insertInto('auth.flow_state').values(flow).returningAll().executeTakeFirstOrThrow();
}

/** The code that the page exchanges for a session of this user. */
export async function issueAuthCode(tx: AuthTx, flowId: string, userId: string): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await tx
    .updateTable('auth.flow_state')
    .set({ user_id: userId, auth_code_hash: hashOf(code), auth_code_issued_at: sql<Date>`now()` })
    .where('id', '=', flowId)
    .executeTakeFirstOrThrow();
  return code;
}

/** Takes the flow of a code out, so that the code is used once, whatever comes of it. */
export const takeFlow = (tx: AuthTx, code: string): Promise<FlowStateRow | undefined> =>
  tx
    .deleteFrom('auth.flow_state')
    .where('auth_code_hash', '=', hashOf(code))
    .returningAll()
    .executeTakeFirst();

export function answersChallenge(verifier: string, challenge: string): boolean {
  const [given, expected] = [Buffer.from(hashOf(verifier)), Buffer.from(challenge)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
