import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { copyData, runIntake } from './intake.ts';
import type { Intake } from './intake.ts';
import { ask, tokenOf } from './server.ts';

export interface DemoTemplate {
  /** Where a walk asks for the folder. */
  address: string;
  close: () => Promise<void>;
}

/**
 * Tells walks, in whichever process they run, the data folder of a demo clinic that has had its morning. It is made once
 * in a run, on a copy of `emptyData`, when the first of them asks.
 */
export async function offerDemoTemplate(emptyData: string): Promise<DemoTemplate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'intake-e2e-demo-'));
  let made: Promise<void> | undefined;
  const server = createServer((_request, response) => {
    made ??= makeDemo(emptyData, folder);
    made.then(
      () => response.end(folder),
      (error: Error) => response.writeHead(500).end(error.stack),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await made?.catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the demo that the run shares: nobody works in it, everybody on a copy. */
export async function demoData(): Promise<string> {
  // `fetch` would give up after five minutes, which a busy machine may take.
  const [answer] = (await once(get(inject('demoTemplate'), { agent: false }), 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`The demo clinic of the run was not made: ${said}`);
  return said;
}

async function makeDemo(emptyData: string, folder: string): Promise<void> {
  await copyData(emptyData, folder);
  const intake = await runIntake(folder, { INTAKE_DEMO: 'on' });
  try {
    await morningEnded(intake);
  } finally {
    await intake.stop();
  }
}

interface Health {
  queues: { kind: string; queued: number; running: number; oldestAt: string | null }[];
}

/** A busy machine may take its time; what never comes is still told. Milliseconds. */
const morningLimit = 900_000;

/** Resolves when all that comes in the morning is there, the referral from the web last, and nothing is on its way in or out. */
async function morningEnded({ address, demoSignIn }: Intake): Promise<void> {
  const [clerk, operator] = await Promise.all(['Clerk', 'Super administrator'].map(async (role) => tokenOf(address, await demoSignIn(role))));
  const asClerk = async <Row>(path: string) => (await ask<{ items: Row[] }>(`${address}${path}`, { token: clerk })).items;
  const missing = async () => {
    const referrals = await asClerk<{ reason: string | null }>('/api/requests/?kind=referral&view=new&limit=100');
    const sent = await asClerk<{ status: string }>('/api/faxserver/sent?limit=100');
    const { queues } = await ask<Health>(`${address}/api/system/health`, { token: operator });
    return [
      ...(referrals.some(({ reason }) => reason?.startsWith('New murmur')) ? [] : ['the referral from the web']),
      ...sent.filter(({ status }) => ['queued', 'sending', 'sent'].includes(status)).map(({ status }) => `a fax that is ${status}`),
      // Mails stay in the outbox: nobody takes them on.
      ...queues
        .filter(({ kind, queued, running, oldestAt }) => kind !== 'mail' && (running > 0 || (queued > 0 && Date.parse(oldestAt ?? '') <= Date.now())))
        .map(({ kind }) => `a job of ${kind}`),
    ];
  };
  for (const deadline = Date.now() + morningLimit; ; await setTimeout(250)) {
    const left = await missing();
    if (left.length === 0) return;
    if (Date.now() > deadline) throw new Error(`The morning of the demo clinic has not ended: it lacks ${left.join(', ')}.`);
  }
}
