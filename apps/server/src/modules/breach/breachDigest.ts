import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.port.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { staffWith } from '../user/staff.ts';
import { breachDigestTexts } from './breachDigest.messages.ts';

interface Reminder {
  organizationId: string;
  /** The local day, ISO 8601. */
  day: string;
  now: Date;
  /** Where the portal is, without a slash at its end. */
  siteUrl: string;
}

/** Reminds whoever keeps the register of what should have been destroyed or returned by now, and of senders whom nobody has told. */
export async function remindOfBreaches(tx: Tx, { organizationId, day, now, siteUrl }: Reminder): Promise<void> {
  const { overdue, untold } = await tx
    .selectFrom('breach')
    .leftJoin('fax_delivery', 'fax_delivery.letter_id', 'breach.letter_id')
    .where('breach.organization_id', '=', organizationId)
    .where('breach.withdrawn_at', 'is', null)
    .select([
      sql<number>`(count(*) filter (where contained_at is null and due_on < ${day}::date))::int`.as('overdue'),
      sql<number>`(count(*) filter (where notified_at is null and fax_delivery.delivered_at is null))::int`.as('untold'),
    ])
    .executeTakeFirstOrThrow();
  if (overdue + untold === 0) return;
  const keepers = await staffWith(tx, organizationId, 'privacy.manage')
    .select(['app_user.id', 'app_user.email', 'app_user.display_name', 'app_user.locale'])
    .execute();
  for (const { id, email, display_name, locale } of keepers) {
    const texts = breachDigestTexts[locale] ?? breachDigestTexts.en;
    const lines = [
      texts.greeting(display_name), ...(overdue > 0 ? [texts.overdue(overdue)] : []), ...(untold > 0 ? [texts.untold(untold)] : []),
      `${texts.link}\n${siteUrl}/app/pages/setting/privacy`,
    ];
    await postMail(tx, { to: email, userId: id, subject: texts.subject, text: `${lines.join('\n\n')}\n`, expiresAt: new Date(now.getTime() + 86_400_000) });
  }
}
