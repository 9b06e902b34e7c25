import { randomUUID } from 'node:crypto';
import type { AuthText } from '../../auth/authContext.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { Telephony } from '../../platform/telephony/telephony.port.ts';
import { signInTexts } from './signInMail.messages.ts';

interface SignInTextParts {
  database: Database;
  telephony: Pick<Telephony, 'sendText'>;
  /** E.164: a number that is no organisation's, so that no code stands among what patients write. */
  from: string;
}

/** Texts a code of the sign-in service in the language of the person. Rejects as `Telephony.sendText` does. */
export const sendSignInText =
  ({ database, telephony, from }: SignInTextParts) =>
  async ({ userId, phone, locale, code, minutes }: AuthText): Promise<void> => {
    const person = await database.asService(null, (tx) => tx.selectFrom('app_user').select('locale').where('id', '=', userId).executeTakeFirst());
    const texts = signInTexts[person?.locale ?? locale ?? 'en'] ?? signInTexts.en;
    await telephony.sendText({ from, to: phone, text: `Intake: ${texts.code(code, minutes)}`, reference: randomUUID() });
  };
