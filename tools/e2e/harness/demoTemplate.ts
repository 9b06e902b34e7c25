import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { copyData, runIntake, signInIn, signInOf } from './intake.ts';
import type { SignIn } from './intake.ts';
import { morningEnded } from './morningEnded.ts';

export interface DemoTemplate {
  /** Where a walk asks for the folder, or to watch it being made. */
  address: string;
  close: () => Promise<void>;
}

const watching = '/watching';

/**
 * Tells walks, in whichever process they run, the data folder of a demo clinic that has had its morning. It is made once
 * in a run, on a copy of `emptyData`, when the first of them asks; who watches is waited for.
 */
export async function offerDemoTemplate(emptyData: string): Promise<DemoTemplate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'intake-e2e-demo-'));
  const watchers = new Set<Promise<unknown>>();
  let making: ReturnType<typeof makeDemo> | undefined;
  const server = createServer((request, response) => {
    making ??= makeDemo(emptyData, folder, watchers);
    const answered = request.url === watching ? tellWatcher(making.begun, response, watchers) : making.ended.then(() => void response.end(folder));
    answered.catch((error: Error) => response.writeHead(500).end(error.stack));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await making?.ended.catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Begun {
  address: string;
  /** What the server has printed, with the sign-ins of the clinic. */
  output: string;
}

/** Says where the clinic is that has just begun; its answer ends when the watcher goes. */
async function tellWatcher(begun: Promise<Begun>, response: ServerResponse, watchers: Set<Promise<unknown>>): Promise<void> {
  watchers.add(once(response, 'close'));
  response.write(`${JSON.stringify(await begun)}\n`);
}

function makeDemo(emptyData: string, folder: string, watchers: Set<Promise<unknown>>): { begun: Promise<Begun>; ended: Promise<void> } {
  const started = copyData(emptyData, folder).then(() => runIntake(folder, { INTAKE_DEMO: 'on' }));
  const begun = started.then(async (intake) => {
    await intake.demoSignIn('Clerk');
    return { address: intake.address, output: intake.output() };
  });
  const end = async () => {
    const intake = await started;
    try {
      await begun;
      await morningEnded(intake);
      await Promise.all(watchers);
    } finally {
      await intake.stop();
    }
  };
  const ended = end();
  // Whoever asks is told.
  for (const made of [begun, ended]) made.catch(() => undefined);
  return { begun, ended };
}

/** `fetch` would give up after five minutes, which a busy machine may take. */
async function askTemplate(what: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(`${inject('demoTemplate')}${what}`, { agent: false }), 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`The demo clinic of the run was not made: ${await text(answer)}`);
  return answer;
}

/** The folder of the demo that the run shares: nobody works in it, everybody on a copy. */
export const demoData = async (): Promise<string> => text(await askTemplate('/'));

/** The demo clinic of the run while its morning goes on: one looks, and changes nothing. */
export interface WatchedDemo {
  address: string;
  signIn: (role: string) => SignIn;
  leave: () => void;
}

export async function watchDemo(): Promise<WatchedDemo> {
  const answer = await askTemplate(watching);
  let said = '';
  for await (const part of answer.iterator({ destroyOnReturn: false })) {
    said += String(part);
    if (said.endsWith('\n')) break;
  }
  const { address, output } = JSON.parse(said) as Begun;
  return { address, signIn: (role) => signInIn(signInOf(role).exec(output)?.[1]), leave: () => void answer.destroy() };
}
