import { sql } from 'kysely';
import { requestKinds, requestLists, type RequestKind } from '@intake/api/rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import { localDay, localHour } from '../../../platform/clock/deadline.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { every } from '../../../platform/jobs/every.ts';
import type { Log } from '../../../platform/log/log.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { remindOfBreaches } from '../../breach/breachDigest.ts';
import { staffWith } from '../../user/staff.ts';
import { digestTexts } from './requestDigest.messages.ts';

const morningHour = 7;
const everyMinutes = 10;

interface Parts {
  database: Database;
  clock: Clock;
  /** Where the portal is, without a slash at its end. */
  siteUrl: string;
}

/** Reminds whoever owns late requests each morning, by the organisation's own clock. Answers what ends it. */
export const startDigests = ({ log, ...parts }: Parts & { log: Log }) =>
  every({ seconds: everyMinutes * 60, log, failure: 'the reminders of the morning were not sent', isAtOnce: true }, () => sendDigests(parts));

/** Posts the reminders that are due and were not posted yet; one that was not sent in the morning goes out later that day. */
export async function sendDigests({ database, clock, siteUrl }: Parts): Promise<void> {
  const organizations = await database.asService(null, (tx) => tx.selectFrom('organization').select(['id', 'time_zone']).execute());
  for (const { id, time_zone } of organizations) {
    if (localHour(clock.now(), time_zone) < morningHour) continue;
    const day = localDay(clock.now(), time_zone);
    await database.asService(id, async (tx) => {
      const first = await tx
        .insertInto('request_digest')
        .values({ organization_id: id, day })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst();
      if (!first) return;
      await remindOwners(tx, id, day, clock.now(), siteUrl);
      await remindOfBreaches(tx, { organizationId: id, day, now: clock.now(), siteUrl });
    });
  }
}

interface LateRequest {
  reference: string;
  kind: RequestKind;
  assignee_id: string | null;
  state: 'overdue' | 'at-risk' | 'step-due';
}

interface Reader {
  id: string;
  email: string;
  display_name: string;
  locale: string;
}

async function remindOwners(tx: Tx, organizationId: string, day: string, now: Date, siteUrl: string): Promise<void> {
  const late = await listLate(tx, organizationId, day, now);
  if (late.length === 0) return;
  const readers = await staffWith(tx, organizationId, 'requests.write')
    .select(['app_user.id', 'app_user.email', 'app_user.display_name', 'app_user.locale'])
    .execute();
  const known = new Set(readers.map(({ id }) => id));
  const unowned = late.filter(({ assignee_id }) => !assignee_id || !known.has(assignee_id));
  for (const reader of readers) {
    const own = late.filter(({ assignee_id }) => assignee_id === reader.id);
    if (own.length + unowned.length === 0) continue;
    await postMail(tx, { to: reader.email, userId: reader.id, ...letterTo(reader, own, unowned, siteUrl), expiresAt: new Date(now.getTime() + 86_400_000) });
  }
}

async function listLate(tx: Tx, organizationId: string, day: string, now: Date): Promise<LateRequest[]> {
  const { rows } = await sql<LateRequest>`
    select reference, kind, assignee_id,
      case when clock_due_at <= ${now} then 'overdue' when clock_at_risk_at <= ${now} then 'at-risk' else 'step-due' end as state
    from request
    where organization_id = ${organizationId}
      and ((clock_due_at < 'infinity' and clock_at_risk_at <= ${now})
        or (status not in ('completed','rejected','cancelled') and next_step_on < ${day}::date))
    order by clock_due_at, reference
    limit 500`.execute(tx);
  return rows;
}

function letterTo({ display_name, locale }: Reader, own: LateRequest[], unowned: LateRequest[], siteUrl: string) {
  const texts = digestTexts[locale] ?? digestTexts.en;
  const section = (requests: LateRequest[]) =>
    (['overdue', 'at-risk', 'step-due'] as const).flatMap((state) => {
      const found = requests.filter((request) => request.state === state);
      const heading = { overdue: texts.overdue, 'at-risk': texts.atRisk, 'step-due': texts.stepDue }[state];
      return found.length > 0 ? [`${heading(found.length)}\n${found.map(({ reference }) => reference).join(', ')}`] : [];
    });
  const kinds = requestKinds.filter((kind) => [...own, ...unowned].some((request) => request.kind === kind));
  const paragraphs = [
    texts.greeting(display_name),
    ...section(own),
    ...(unowned.length > 0 ? [texts.unowned, ...section(unowned)] : []),
    [texts.link, ...kinds.map((kind) => `${siteUrl}${requestLists[kind]}`)].join('\n'),
  ];
  return { subject: texts.subject(own.length + unowned.length), text: `${paragraphs.join('\n\n')}\n` };
}
