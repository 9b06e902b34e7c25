import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { endWithUs } from '../platform/processes/endWithUs.ts';
import { ownModule, type OwnModule } from '../platform/processes/ownModule.ts';
import type { TestDatabase } from './database.ts';

interface Line {
  connection: TestDatabase['connection'];
  folder: string;
  telnyx: { publicKey: string; baseUrl: string; webhookUrl?: string };
  /** What runs `sender.child.ts`; its source, unless it was built. */
  sender?: OwnModule;
  /** Where e-mails are handed over. */
  mailUrl?: string;
}

/** What is not settled by then is reported as lost. */
const patienceMs = 1_800_000;

/**
 * Sends what is queued by one process after the other, each killed at its step, the last one living, until all is settled.
 * @param deaths the steps at which they are killed, from 1
 * @returns how many were killed
 */
export async function sendByMortals({ connection, folder, mailUrl, telnyx: { publicKey, baseUrl, webhookUrl }, sender = ownModule('./sender.child', import.meta.url) }: Line, deaths: readonly number[], isSettled: () => Promise<boolean>): Promise<number> {
  let kills = 0;
  let isOver = false;
  let hasFailed = false;
  let child: ChildProcess;
  const start = () => {
    const given = { connection, folder, mailUrl, telnyx: { publicKey, baseUrl, webhookUrl }, dieAt: deaths[kills] ?? null };
    child = endWithUs(fork(sender.path, [JSON.stringify(given)], { execArgv: sender.execArgv }));
    child.once('exit', (_code, signal) => {
      if (isOver) return;
      hasFailed = signal !== 'SIGKILL';
      if (hasFailed) return;
      kills += 1;
      start();
    });
  };
  start();
  const deadline = Date.now() + patienceMs;
  while (!hasFailed && !(await isSettled()) && Date.now() < deadline) await setTimeout(100);
  isOver = true;
  child!.kill('SIGKILL');
  if (hasFailed) throw new Error('the process that sends ended by itself');
  return kills;
}
