import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { DeliveryStatus } from '@intake/api/rules';
import { endWithUs } from '../platform/processes/endWithUs.ts';
import type { SendingClinic } from './sending.ts';

export interface StormOptions {
  faxes: number;
  /** The steps at which one process after the other is killed; the last one lives. */
  deaths: number[];
  /** Share of the calls whose answer is lost. */
  lostAnswers: number;
}

export interface StormResult {
  kills: number;
  statuses: Partial<Record<DeliveryStatus, number>>;
  /** Faxes that the provider was given more than once. */
  doubled: string[];
  /** Faxes that nobody would miss: neither delivered nor shown to anybody as what has to be looked at. */
  lost: string[];
  /** Faxes that arrived while we say otherwise, or the other way round. */
  untrue: string[];
}

/** What is not settled by then is reported as lost. */
const patienceMs = 900_000;

/** Sends faxes by a process that is killed at every step, over a line that loses answers and tells everything three times. */
export async function storm(clinic: SendingClinic, { faxes, deaths, lostAnswers }: StormOptions): Promise<StormResult> {
  clinic.plan.answer = () => (Math.random() < lostAnswers ? 'lose-answer' : 'accept');
  const file = await clinic.files.put(clinic.organization.id, await clinic.newPdf(), { maxBytes: 1e6 });
  const numbers = Array.from({ length: faxes }, (_, index) => `+1416${2_000_000 + index}`);
  for (const to of numbers) {
    const request = { to, confirmation: to.slice(-4), recipientName: null, recipientClinic: null, physicianId: null, cover: null, priority: 'routine' as const, sendAt: null };
    const about = { letterId: null, referralId: null, patientId: null, sourceFaxId: null };
    await clinic.database.asUser(clinic.actor, (tx) => clinic.deliveries.queue(tx, clinic.actor, { request, file, pageCount: 1, ...about }));
  }
  let kills = 0;
  let isOver = false;
  let hasFailed = false;
  let child: ChildProcess;
  const start = () => {
    const { publicKey, baseUrl } = clinic.telnyx;
    const given = { connection: clinic.connection, folder: clinic.filesFolder, telnyx: { publicKey, baseUrl }, dieAt: deaths[kills] ?? null };
    child = endWithUs(fork(new URL('./sender.child.ts', import.meta.url), [JSON.stringify(given)], { execArgv: ['--import', 'tsx'] }));
    child.once('exit', (_code, signal) => {
      if (isOver) return;
      hasFailed = signal !== 'SIGKILL';
      if (hasFailed) return;
      kills += 1;
      start();
    });
  };
  start();
  // Nothing is left to be sent, handed over or told.
  const isSettled = async () => {
    const [row] = await clinic.sql<{ left: number }>(
      `select ((select count(*) from fax_delivery where status in ('queued', 'sending', 'sent'))
        + (select count(*) from job where kind = 'telnyx-event' and status in ('queued', 'running')))::int as left`,
    );
    return row!.left === 0;
  };
  const deadline = Date.now() + patienceMs;
  while (!hasFailed && !(await isSettled()) && Date.now() < deadline) await setTimeout(100);
  isOver = true;
  child!.kill('SIGKILL');
  if (hasFailed) throw new Error('the process that sends ended by itself');

  const rows = await clinic.sql<{ to_number: string; status: DeliveryStatus }>('select to_number, fax_delivery.status from fax_delivery join fax on fax.id = fax_id');
  const times = new Map<string, number>();
  for (const { to } of clinic.telnyx.outbound()) times.set(to, (times.get(to) ?? 0) + 1);
  const statuses: StormResult['statuses'] = {};
  for (const { status } of rows) statuses[status] = (statuses[status] ?? 0) + 1;
  const known = new Map(rows.map((row) => [row.to_number, row.status]));
  return {
    kills,
    statuses,
    doubled: [...times].filter(([, count]) => count > 1).map(([to]) => to),
    lost: numbers.filter((to) => !['delivered', 'unconfirmed', 'failed'].includes(known.get(to) ?? '')),
    untrue: numbers.filter((to) => (known.get(to) === 'delivered') !== times.has(to)),
  };
}
