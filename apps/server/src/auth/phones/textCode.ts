import { sql } from 'kysely';
import type { AuthContext, AuthText } from '../authContext.ts';
import type { AuthTx, CodeKind, UserRow } from '../authTables.ts';
import { codeLife, issueCode } from '../codes/oneTimeCode.ts';
import { localeOf } from '../codes/writeCode.ts';
import { AuthError } from '../protocol/authError.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { TextRefused, TextUnconfirmed } from '../../platform/telephony/telephony.port.ts';
import { PhoneNumber, toE164 } from './phoneNumber.ts';

/** What is said where numbers are no way in, which differs from place to place. */
export const phoneRefusals = {
  signUp: () => new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled'),
  code: () => new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider'),
  resend: () => new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled'),
  account: () => new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled'),
};

/** The number as it is stored. Throws `phone_provider_disabled` where no codes are texted, 400 `validation_failed`. */
export function phoneIn({ sendText }: AuthContext, phone: string, refusal: keyof typeof phoneRefusals): string {
  if (!sendText) throw phoneRefusals[refusal]();
  return parseInput(PhoneNumber, phone);
}

/** Counts a text before anything of it is done. Throws 429 `over_sms_send_rate_limit`. */
export const consumeText = ({ limits }: AuthContext, phone: string, ip: string): Promise<void> =>
  limits.consume({ textGap: phone, textNumber: phone, textAddress: networkOf(ip), textAll: 'all' });

export type TextKind = Extract<CodeKind, `phone_${string}` | 'reauthentication'>;
const sentAt = {
  phone_confirmation: 'confirmation_sent_at',
  phone_sign_in: 'recovery_sent_at',
  phone_change: 'phone_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
} as const satisfies Record<TextKind, string>;

/** A new code for a user and the text that carries it, to be sent once the transaction is kept. */
export async function writeText(tx: AuthTx, { user, kind, phone }: { user: UserRow; kind: TextKind; phone: string }): Promise<AuthText> {
  const { code } = await issueCode(tx, { userId: user.id, kind, address: phone });
  await tx.updateTable('auth.users').set({ [sentAt[kind]]: sql<Date>`now()` }).where('id', '=', user.id).execute();
  return { userId: user.id, phone: toE164(phone), locale: localeOf(user), code, minutes: codeLife };
}

/** Throws 422 `sms_send_failed` when the provider did not take it, or nobody knows whether it did. */
export async function sendText({ sendText: send }: AuthContext, text: AuthText): Promise<void> {
  try {
    await send?.(text);
  } catch (error) {
    if (!(error instanceof TextRefused || error instanceof TextUnconfirmed)) throw error;
    const reason = error instanceof TextRefused ? error.reason : 'no answer';
    throw new AuthError(422, 'sms_send_failed', `Error sending confirmation OTP to provider: ${reason}`);
  }
}
