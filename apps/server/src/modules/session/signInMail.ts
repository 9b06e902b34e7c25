import type { AuthMail } from '../../auth/authContext.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { signInTexts } from './signInMail.messages.ts';

/** Writes a mail of the sign-in service in the language of the person. */
export const sendSignInMail =
  (database: Database) =>
  ({ kind, userId, email, locale, code, minutes, link }: AuthMail): Promise<void> =>
    database.asService(null, async (tx) => {
      const person = await tx
        .selectFrom('app_user')
        .select('locale')
        .where('id', '=', userId)
        .executeTakeFirst();
      const texts = signInTexts[person?.locale ?? locale ?? 'en'] ?? signInTexts.en;
      const paragraphs = [
        texts.reason[kind],
        texts.code(code, minutes),
        ...(link ? [`${texts.link}\n${link}`] : []),
        texts.warning,
      ];
      await postMail(tx, {
        to: email,
        userId,
        subject: texts.subject[kind],
        text: `${paragraphs.join('\n\n')}\n`,
        expiresAt: new Date(Date.now() + minutes * 60_000),
      });
    });
