import { auditAuth } from '../audit.store.ts';
import type { SignedIn } from '../authContext.ts';
import { loadAccount } from '../accounts/account.ts';
import { AuthError } from '../protocol/authError.ts';
import type { AuthTx, FactorRow } from '../authTables.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { endLowerSessions, raiseSession } from '../sessions/sessions.store.ts';
import { challengeLife, findChallenge, recordVerification } from './factors.store.ts';
import { stepOf } from './totp.ts';

interface Attempt {
  bearer: SignedIn;
  factor: FactorRow;
  challengeId: string;
  code: string;
  ip: string;
}

/**
 * Raises the bearer's session to aal2 and ends those that have not shown a second factor. Answers with the error
 * of a code that is wrong, was used, or comes too late.
 */
export async function verifyFactor(tx: AuthTx, attempt: Attempt): Promise<SignedIn | AuthError> {
  const { bearer, factor, challengeId, code, ip } = attempt;
  const { user, session } = bearer;
  const challenge = await findChallenge(tx, factor.id, challengeId);
  if (!challenge)
    return new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  const age = Date.now() - challenge.created_at.getTime();
  if (challenge.verified_at || age >= challengeLife * 1000)
    return new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    );
  if (networkOf(challenge.ip_address ?? ip) !== networkOf(ip))
    return new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  const traits = { factor_id: factor.id, challenge_id: challengeId };
  const audited = (action: 'factor_verified' | 'verification_attempted') =>
    auditAuth(tx, { action, userId: user.id, ip, traits });

  const step = stepOf(factor.secret, code);
  if (step === undefined || (factor.last_used_step !== null && step <= factor.last_used_step)) {
    await audited('verification_attempted');
    return new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await recordVerification(tx, factor, { challengeId, step });
  const raised = await raiseSession(tx, session, 'totp');
  await endLowerSessions(tx, user.id);
  await audited('factor_verified');
  return { ...(await loadAccount(tx, user)), session: raised };
}
