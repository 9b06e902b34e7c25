import type { Permission } from '@intake/api/rules';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { bearerOf } from '../auth/protocol/bearer.ts';
import type { SessionState, SignInService } from '../auth/signInService.ts';
import { InvalidToken } from '../auth/tokens/tokenVerifier.ts';
import type { VerifiedToken } from '../auth/tokens/tokenVerifier.ts';
import type { Database } from '../platform/database/database.port.ts';
import { lockSession, markActive } from '../platform/sessions/sessionLock.ts';
import type { Actor, IsSessionOpen } from '../kernel/actor.ts';
import { AppError, locked, notFound, secondFactorNeeded, sessionEnded } from '../kernel/errors.ts';

/** Names the organisation that a call is about; without it the caller's first one is meant. */
export const organizationHeader = 'x-organization-id';

/**
 * Finds out who calls. Throws 401 for a dead or missing session and 423 for a locked one.
 * @param isAccountEnough a live session is enough: of somebody whom the product does not know yet nothing but the id is known
 */
export type Authenticate = (request: FastifyRequest, isAccountEnough?: boolean) => Promise<Actor>;

interface ActorRow {
  session_state: SessionState;
  status: string | null;
  display_name: string;
  is_super_admin: boolean;
  is_physician: boolean;
  is_locked: boolean;
  is_idle: boolean;
  /** The session was seen before, so that its half hour runs. */
  is_known: boolean;
  organization_id: string | null;
  permissions: Permission[];
  physician_id: string | null;
  organization_ids: string[];
}

/**
 * Answers with who calls. Throws 401 only when there is no live session of an active user, 423 for a locked one, for one
 * in which nobody has done anything for half an hour, and for one that has not shown its second factor,
 * 404 for an account that the product does not know and for an organisation that is not the caller's,
 * 503 when the sign-in service cannot be asked.
 */
export function createAuthenticator({
  database,
  signIn,
}: {
  database: Database;
  signIn: SignInService;
}): Authenticate {
  return async (request, isAccountEnough = false) => {
    const token = bearerOf(request.headers.authorization);
    if (!token) throw sessionEnded('no-session');
    const { verified, sessionState } = await verify(signIn, token);
    const asked = request.headers[organizationHeader];
    const organizationId = asked === undefined ? null : z.uuid().safeParse(asked).data;
    const row = await findActor(database, verified, organizationId ?? null, sessionState);
    if (row.session_state === null) throw sessionEnded();
    if (row.status === null) {
      if (!isAccountEnough) throw notFound();
      if (row.session_state === 'second-factor') throw secondFactorNeeded();
      return newcomer(verified);
    }
    if (row.status !== 'active') throw sessionEnded('account-inactive');
    if (row.is_locked) throw locked();
    if (row.is_idle) {
      await lockSession(database, toActor(verified, row), { idle: true });
      throw locked();
    }
    if (!row.is_known) await database.asService(null, (tx) => markActive(tx, verified));
    if (row.session_state === 'second-factor') throw secondFactorNeeded();
    if (asked !== undefined && (organizationId === undefined || row.organization_id !== organizationId))
      throw notFound();
    return toActor(verified, row);
  };
}

/**
 * Whether a session still opens what it opened when an address was signed: alive, unlocked, of an active user who still
 * belongs to the organisation. What a hosted service says of a session needs its token; there our own part is asked alone.
 */
export const createSessionCheck =
  ({ database, signIn }: { database: Database; signIn: SignInService }): IsSessionOpen =>
  async ({ userId, sessionId, organizationId }) => {
    const row = await findActor(database, { userId, sessionId, refreshCounter: undefined }, organizationId, signIn.sessionStateOf && 'live');
    return row.session_state === 'live' && row.status === 'active' && !row.is_locked && !row.is_idle && row.organization_id === organizationId;
  };

/** The state of the session is undefined when our own database knows it. */
async function verify(
  { verifyToken, sessionStateOf }: SignInService,
  token: string,
): Promise<{ verified: VerifiedToken; sessionState: SessionState | undefined }> {
  try {
    const verified = await verifyToken(token);
    const sessionState = await sessionStateOf?.(token, verified);
    if (sessionState === null) throw sessionEnded();
    return { verified, sessionState };
  } catch (cause) {
    if (cause instanceof InvalidToken) throw sessionEnded('invalid-token');
    if (cause instanceof AppError) throw cause;
    throw new AppError(503, 'unavailable', 'The sign-in service is not available for a moment.', {
      cause,
      retryAfterSeconds: 1,
    });
  }
}

/** One query for the session, the user, the organisation, the role and the lock. */
function findActor(
  database: Database,
  { userId, sessionId, refreshCounter }: Pick<VerifiedToken, 'userId' | 'sessionId' | 'refreshCounter'>,
  organizationId: string | null,
  known: SessionState | undefined,
): Promise<ActorRow> {
  const sessionState =
    known === undefined ? sql`auth.session_state(${sessionId}, ${userId}, ${refreshCounter ?? null}::bigint)` : sql`${known}::text`;
  return database.asService(null, async (tx) => {
    const { rows } = await sql<ActorRow>`
      select ${sessionState} as session_state, actor.*, private.session_is_idle(${sessionId}) as is_idle,
        exists (select from session_activity where session_id = ${sessionId}) as is_known
      from (select) as one
      left join private.actor(${userId}, ${sessionId}, ${organizationId}) as actor on true`.execute(tx);
    return rows[0]!;
  });
}

/** Somebody with an account of whom there is no record yet. */
const newcomer = ({ userId, sessionId }: VerifiedToken): Actor => ({
  userId, sessionId, organizationId: '', organizationIds: [], displayName: '', permissions: new Set(), isSuperAdmin: false, isPhysician: false,
});

const toActor = ({ userId, sessionId }: VerifiedToken, row: ActorRow): Actor => ({
  userId,
  sessionId,
  // Empty for somebody who belongs nowhere: row level security then shows nothing.
  organizationId: row.organization_id ?? '',
  organizationIds: row.organization_ids,
  displayName: row.display_name,
  permissions: new Set(row.permissions),
  isSuperAdmin: row.is_super_admin,
  isPhysician: row.is_physician,
  ...(row.physician_id && { physicianId: row.physician_id }),
});
