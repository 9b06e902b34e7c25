import type { AuthMail } from '../../auth/authContext.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { signInTexts } from './signInMail.messages.ts';

const dayMinutes = 24 * 60;

/** Writes a mail of the sign-in service in the language of the person. */
export const sendSignInMail =
  (database: Database) =>
  ({ kind, userId, email, locale, code, minutes, link, linkMinutes }: AuthMail): Promise<void> =>
    database.asService(null, async (tx) => {
      const person = await tx
        .selectFrom('app_user')
        .select('locale')
        .where('id', '=', userId)
        .executeTakeFirst();
      const texts = signInTexts[person?.locale ?? locale ?? 'en'] ?? signInTexts.en;
      // No page asks who is invited for six digits.
      const isLinkOnly = kind === 'invitation' && link !== undefined;
      const ways = isLinkOnly
        ? [`${texts.invitation(linkMinutes / dayMinutes)}\n${link}`]
        : [texts.code(code, minutes), ...(link ? [`${texts.link}\n${link}`] : [])];
      const paragraphs = [texts.reason[kind], ...ways, texts.warning];
      await postMail(tx, {
        to: email,
        userId,
        subject: texts.subject[kind],
        text: `${paragraphs.join('\n\n')}\n`,
        expiresAt: new Date(Date.now() + (isLinkOnly ? linkMinutes : minutes) * 60_000),
      });
    });
