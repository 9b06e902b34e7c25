import type { RecoveryCode } from '../../auth/authContext.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { recoveryTexts } from './recovery.messages.ts';

/** Writes the mail with the code, in the language of the person. */
export const mailRecoveryCode =
  (database: Database) =>
  ({ userId, email, code, minutes }: RecoveryCode): Promise<void> =>
    database.asService(null, async (tx) => {
      const person = await tx
        .selectFrom('app_user')
        .select('locale')
        .where('id', '=', userId)
        .executeTakeFirst();
      const { subject, text } = recoveryTexts[person?.locale ?? 'en'] ?? recoveryTexts.en;
      await postMail(tx, {
        to: email,
        subject,
        text: text(code, minutes),
        expiresAt: new Date(Date.now() + minutes * 60_000),
      });
    });
