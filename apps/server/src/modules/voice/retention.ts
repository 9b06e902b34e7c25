import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { every } from '../../platform/jobs/every.ts';
import type { Log } from '../../platform/log/log.ts';
import { policyOf } from './queue/policy.service.ts';

const everyMinutes = 60;
const day = 86_400_000;

interface Parts {
  database: Database;
  clock: Clock;
}

/** Forgets what was said when its time is over, every hour. Answers what ends it. */
export const startForgetting = ({ log, ...parts }: Parts & { log: Log }) =>
  every({ seconds: everyMinutes * 60, log, failure: 'what was said in calls was not forgotten' }, () => forgetSpoken(parts));

/** Words as they were said go first, transcripts in the end. That there was a call, and what came of it, stays. */
export async function forgetSpoken({ database, clock }: Parts): Promise<void> {
  const organizations = await database.asService(null, (tx) => tx.selectFrom('organization').select('id').execute());
  for (const { id } of organizations) {
    await database.asService(id, async (tx) => {
      const { rawDays, transcriptDays } = await policyOf(tx, id);
      const before = (days: number) => new Date(clock.now().getTime() - days * day);
      await tx.updateTable('voice_turn').set({ raw_text: null }).where('organization_id', '=', id).where('raw_text', 'is not', null).where('created_at', '<', before(rawDays)).execute();
      await tx.deleteFrom('voice_turn').where('organization_id', '=', id).where('created_at', '<', before(transcriptDays)).execute();
      await tx.updateTable('voice_proposal').set({ wanted: sql<string>`'{}'::jsonb` }).where('organization_id', '=', id).where('status', '<>', 'open').where('created_at', '<', before(transcriptDays)).execute();
    });
  }
}
