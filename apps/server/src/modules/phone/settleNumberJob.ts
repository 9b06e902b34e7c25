import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { complete, enqueue, type Job, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { OrderRefused, OrderUnconfirmed, type NumberWork } from '../../platform/telephony/numbers.port.ts';
import type { Telephony } from '../../platform/telephony/telephony.port.ts';
import type { VoiceProvider } from '../../platform/voice/voice.port.ts';
import { leadToBin } from '../bin/binNumber.ts';
import { leadToLocation } from '../location/locationNumber.ts';
import { answerNumber, connectNumber, forgetNumber } from '../voice/agent/answerNumber.ts';
import { settleNumberJob } from './numberJobs.ts';
import { numberChanged, settleOrder, type News } from './settleNumber.ts';

export interface SettleParts {
  database: Database;
  telephony: Telephony;
  voice: VoiceProvider | undefined;
  clock: Clock;
  /** Between the looks for an order of which nothing was heard. */
  lookSeconds?: number;
}

/** Of an order that the provider does not know after so long, nothing was taken. */
const lostAfterSeconds = 900;
/** An order may wait for papers. */
const mostLooks = 200;
const longestLookSeconds = 3600;

/** Does what the state of a number asks for. Everything but the order itself may be done twice. */
export function createSettleNumberHandler({ database, telephony, voice, clock, lookSeconds = 30 }: SettleParts): JobHandler {
  const find = (tx: Tx, job: Job) =>
    tx.selectFrom('phone_number').selectAll().where('organization_id', '=', job.organizationId!).where('id', '=', String(job.payload['numberId'])).forUpdate();

  /** The claim stands before the one request: whoever comes after it looks, and never orders again. */
  async function order(organizationId: string, id: string, number: string, work: NumberWork): Promise<News> {
    const { numUpdatedRows } = await database.asService(organizationId, (tx) =>
      tx.updateTable('phone_number').set({ asked_at: clock.now() }).where('id', '=', id).where('status', '=', 'ordering').where('asked_at', 'is', null).executeTakeFirst(),
    );
    if (numUpdatedRows !== 1n) return 'unconfirmed';
    return telephony.orderNumber({ number, reference: id, work }).catch((error: unknown) => {
      if (error instanceof OrderRefused) return { failed: error.reason };
      if (error instanceof OrderUnconfirmed) return 'unconfirmed' as const;
      throw error;
    });
  }

  async function look(id: string, askedAt: Date): Promise<News> {
    const found = await telephony.findOrder(id);
    if (found) return found;
    return clock.now().getTime() - askedAt.getTime() > lostAfterSeconds * 1000 ? { failed: 'lost' } : 'unconfirmed';
  }

  async function settle(job: Job, id: string, news: News): Promise<void> {
    const organizationId = job.organizationId!;
    await database.asService(organizationId, async (tx) => {
      await settleOrder(tx, organizationId, id, news);
      const looks = Number(job.payload['looks'] ?? 0) + 1;
      const isOpen = news === 'unconfirmed' || ('status' in news && news.status === 'pending');
      if (isOpen && looks < mostLooks) {
        const seconds = Math.min(lookSeconds * 2 ** Math.min(looks - 1, 8), longestLookSeconds);
        await enqueue(tx, { kind: settleNumberJob, organizationId, payload: { numberId: id, looks }, runAt: new Date(Date.now() + seconds * 1000), maxAttempts: 20 });
      }
      await complete(tx, job);
    });
  }

  /** Until the provider has said that it has it back, what comes in is filed as before. */
  async function release(job: Job, id: string, number: string): Promise<void> {
    const organizationId = job.organizationId!;
    await telephony.releaseNumber(number);
    await voice?.dropNumber(number);
    await database.asService(organizationId, async (tx) => {
      const row = await find(tx, job).executeTakeFirst();
      if (row?.status === 'releasing') {
        const actor = systemActor(organizationId);
        await leadToLocation(tx, actor, number, null);
        await leadToBin(tx, actor, number, null);
        await answerNumber(tx, actor, number, null);
        await forgetNumber(tx, organizationId, number);
        await tx.updateTable('phone_number').set({ status: 'released', released_at: clock.now(), failure: null, version: row.version + 1, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();
        await numberChanged(tx, actor, id, number, 'released');
      }
      await complete(tx, job);
    });
  }

  async function apply(job: Job, id: string, number: string, version: number, work: NumberWork): Promise<void> {
    const organizationId = job.organizationId!;
    if (!(await telephony.setNumber(number, work))) throw new Error('the account has no such number');
    if (voice && work.takes === 'calls') await connectNumber({ database, voice }, organizationId, number);
    await database.asService(organizationId, async (tx) => {
      // What was asked for meanwhile has a job of its own.
      const { numUpdatedRows } = await tx.updateTable('phone_number').set({ is_applied: true, failure: null, updated_at: sql<Date>`now()` }).where('id', '=', id).where('version', '=', version).executeTakeFirst();
      if (numUpdatedRows === 1n) await numberChanged(tx, systemActor(organizationId), id, number, 'bind', { takes: work.takes });
      await complete(tx, job);
    });
  }

  return {
    concurrency: 2,
    async run(job) {
      const organizationId = job.organizationId!;
      const known = await database.asService(organizationId, async (tx) => {
        const row = await find(tx, job).executeTakeFirst();
        if (!row) return undefined;
        const answered = await tx.selectFrom('voice_number').select('agent_id').where('organization_id', '=', organizationId).where('number', '=', row.number).executeTakeFirst();
        return { row, work: { takes: answered?.agent_id ? 'calls' : 'faxes', takesTexts: row.takes_texts } satisfies NumberWork };
      });
      const { row, work } = known ?? {};
      if (row && work) {
        const { id, number, status, asked_at: askedAt } = row;
        if (status === 'ordering' && !askedAt) return settle(job, id, await order(organizationId, id, number, work));
        if ((status === 'ordering' || status === 'unconfirmed') && askedAt) return settle(job, id, await look(id, askedAt));
        if (status === 'releasing') return release(job, id, number);
        if (status === 'active' && !row.is_applied) return apply(job, id, number, row.version, work);
      }
      await database.asService(organizationId, (tx) => complete(tx, job));
    },

    async onFailed(tx, job) {
      const row = await find(tx, job).executeTakeFirst();
      if (!row) return;
      const organizationId = row.organization_id;
      if (row.status === 'ordering' || row.status === 'unconfirmed') return settleOrder(tx, organizationId, row.id, row.asked_at ? 'unconfirmed' : { failed: 'unreachable' });
      if (row.status !== 'active' && row.status !== 'releasing') return;
      const failure = row.status === 'releasing' ? 'not-released' : 'not-applied';
      await tx.updateTable('phone_number').set({ status: 'active', failure, version: row.version + 1, updated_at: sql<Date>`now()` }).where('id', '=', row.id).execute();
      await numberChanged(tx, systemActor(organizationId), row.id, row.number, 'fail', { reason: failure });
    },
  };
}
