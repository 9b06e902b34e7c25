import { systemActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { every } from '../../../platform/jobs/every.ts';
import type { Log } from '../../../platform/log/log.ts';
import { ourNumber } from '../conversation/line.ts';
import { queueText } from '../queueText.ts';
import type { VisitLinks } from './fillText.ts';
import { readMissingPlans } from '../missing/missingPlans.ts';
import { readPlans } from './plans.ts';

const everyMinutes = 5;
/** So long before it is due a message stands in the conversation, where it can be seen and taken back. */
const aheadHours = 24;
/** What a server that was away has missed is made up for, when it is not older. */
const lateHours = 3;
const mostAtOnce = 500;

interface Parts {
  database: Database;
  clock: Clock;
  messageLinks?: VisitLinks | undefined;
}

/** Writes the messages that rules ask for. Answers what ends it. */
export const startReminders = ({ log, ...parts }: Parts & { log: Log }) =>
  every({ seconds: everyMinutes * 60, log, failure: 'the reminders were not planned', isAtOnce: true }, () => planReminders(parts));

/** Schedules what is due within a day, for all organisations. What cannot go out today is looked at again until it is too late. */
export async function planReminders({ database, clock, messageLinks }: Parts): Promise<void> {
  const rows = await database.asService(null, (tx) => tx.selectFrom('organization').select(['id', 'settings']).execute());
  for (const { id, settings } of rows) {
    if (settings.cloud['telnyx'] !== true && settings.cloud['email'] !== true) continue;
    await database.asService(id, (tx) => planFor(tx, id, clock.now(), messageLinks));
  }
}

async function planFor(tx: Tx, organizationId: string, now: Date, links: VisitLinks | undefined): Promise<void> {
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const plans = await readPlans(tx, organizationId, { from: after(-lateHours), until: after(aheadHours), most: mostAtOnce }, now, links);
  // What a referral waits for may change: it is asked for when it is due, not the day before.
  plans.push(...(await readMissingPlans(tx, organizationId, { from: after(-lateHours), until: now, most: mostAtOnce }, now)));
  const ours = await ourNumber(tx, organizationId);
  for (const { number, block, template, text, locale, purpose, patientId, ruleId, appointmentId, appointmentVersion, requestId, sendAt, expiresAt } of plans) {
    if (block || !number) continue;
    await queueText(tx, {
      ours, theirs: number, patientId, purpose, body: text, locale, template, ruleId, visit: appointmentId && appointmentVersion ? { id: appointmentId, version: appointmentVersion } : null, requestId,
      notBefore: Date.parse(sendAt) > now.getTime() ? new Date(sendAt) : null, expiresAt, author: null, actor: systemActor(organizationId),
    });
  }
}
