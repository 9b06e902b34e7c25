import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasSecondFactor } from '../accounts/account.ts';
import { auditAuth } from '../audit.store.ts';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import type { AuthTx, FactorRow } from '../authTables.ts';
import { asBearer, bearerFirst } from '../protocol/bearer.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { sessionView } from '../sessions/sessionView.ts';
import { lowerSessions } from '../sessions/sessions.store.ts';
import { challengeLife, deleteFactor, findFactor, insertChallenge, insertFactor } from './factors.store.ts';
import { newTotp } from './totp.ts';
import { verifyFactor } from './verifyFactor.ts';

const EnrolBody = z.object({
  factor_type: z.string(),
  friendly_name: z.string().trim().max(100).nullish(),
  issuer: z.string().trim().max(100).nullish(),
});
const Params = z.object({ id: z.uuid() });
const VerifyBody = z.object({ challenge_id: z.uuid(), code: z.string().trim().max(20) });

const maximumFactors = 10;

/** Enrolling, challenging, verifying and taking away of second factors. */
export function factorRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/factors', bearerFirst(context), (request) => {
    const body = parseInput(EnrolBody, request.body);
    return asBearer(context, request, (tx, bearer) => enrol(context, tx, bearer, body, request.ip));
  });

  app.post('/factors/:id/challenge', (request) =>
    withFactor(context, request, async (tx, { factor }) => {
      const id = await insertChallenge(tx, factor.id, request.ip);
      return { id, type: factor.factor_type, expires_at: Math.floor(Date.now() / 1000) + challengeLife };
    }),
  );

  app.post('/factors/:id/verify', bearerFirst(context), async (request) => {
    const { challenge_id: challengeId, code } = parseInput(VerifyBody, request.body);
    const { user } = await withFactor(context, request, async (_tx, { bearer }) => bearer);
    await context.limits.consume({ factor: user.id });
    // A wrong code is returned, not thrown: throwing would undo its entry in the audit trail.
    const outcome = await withFactor(context, request, (tx, { bearer, factor }) =>
      verifyFactor(tx, { bearer, factor, challengeId, code, ip: request.ip }),
    );
    if (outcome instanceof AuthError) throw outcome;
    await context.limits.forgive({ factor: user.id });
    return sessionView(context, outcome);
  });

  app.delete('/factors/:id', (request) =>
    withFactor(context, request, async (tx, { bearer, factor }) => {
      if (factor.status === 'verified' && bearer.session.aal !== 'aal2')
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      await removeFactor(tx, factor, request.ip);
      return { id: factor.id };
    }),
  );
}

/** Takes a factor away. Sessions that showed it are no better than others once it was the last. */
export async function removeFactor(tx: AuthTx, factor: FactorRow, ip: string | null): Promise<void> {
  await deleteFactor(tx, factor.id);
  await lowerSessions(tx, factor.user_id);
  await auditAuth(tx, {
    action: 'factor_unenrolled',
    userId: factor.user_id,
    ip,
    traits: { factor_id: factor.id, factor_status: factor.status },
  });
}

/** Throws 404 `mfa_factor_not_found` for a factor that is not the bearer's. */
const withFactor = <T>(
  context: AuthContext,
  request: FastifyRequest,
  work: (tx: AuthTx, found: { bearer: SignedIn; factor: FactorRow }) => Promise<T>,
): Promise<T> =>
  asBearer(context, request, async (tx, bearer) => {
    const id = Params.safeParse(request.params).data?.id;
    const factor = id && (await findFactor(tx, bearer.user.id, id));
    if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    return work(tx, { bearer, factor });
  });

async function enrol(
  { settings }: AuthContext,
  tx: AuthTx,
  bearer: SignedIn,
  { factor_type, friendly_name, issuer }: z.output<typeof EnrolBody>,
  ip: string,
) {
  const { user, factors, session } = bearer;
  if (factor_type === 'phone' || factor_type === 'webauthn')
    throw new AuthError(
      422,
      `mfa_${factor_type}_enroll_not_enabled`,
      `MFA enroll is disabled for ${factor_type === 'phone' ? 'Phone' : 'WebAuthn'}`,
    );
  if (factor_type !== 'totp') throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  if (hasSecondFactor(bearer) && session.aal !== 'aal2')
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  if (factors.length >= maximumFactors)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  const friendlyName = friendly_name || null;
  const isTaken = (factor: FactorRow) =>
    factor.status === 'verified' && factor.friendly_name === friendlyName;
  if (friendlyName && factors.some(isTaken))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
  const totp = newTotp({
    issuer: issuer || new URL(settings.siteUrl).host,
    label: user.email ?? user.id,
  });
  const factor = await insertFactor(tx, { userId: user.id, friendlyName, secret: totp.secret });
  await auditAuth(tx, {
    action: 'factor_in_progress',
    userId: user.id,
    ip,
    traits: { factor_id: factor.id },
  });
  return { id: factor.id, type: 'totp', friendly_name: friendlyName ?? undefined, totp };
}
