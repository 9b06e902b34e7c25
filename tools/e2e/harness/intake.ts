import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const startLimit = 60_000;

export interface SignIn {
  email: string;
  password: string;
}

/** A running Intake with a database and a document folder of its own. */
export interface Intake {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  address: string;
  /** All that the server has printed so far. */
  output: () => string;
  /** Makes the first organisation, once, and says who its administrator is. */
  setUp: () => Promise<SignIn>;
  /** Stops the server and removes its data; rejects when it does not stop cleanly. */
  stop: () => Promise<void>;
}

/** Starts the real server from source, on a port that the system chooses; `environment` adds settings to it. */
export async function startIntake(environment: Record<string, string> = {}): Promise<Intake> {
  const folder = await mkdtemp(path.join(tmpdir(), 'intake-e2e-'));
  const { PATH = '', HOME = '' } = process.env;
  const settings = { INTAKE_DATA: folder, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'test', INTAKE_DEMO: 'off' };
  const server = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main], {
    env: { PATH, HOME, ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }

  /** The first group of `pattern` as soon as the server has printed it. */
  async function printed(pattern: RegExp): Promise<string> {
    const deadline = Date.now() + startLimit;
    while (Date.now() < deadline && server.exitCode === null) {
      const found = pattern.exec(output)?.[1];
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server never printed ${pattern}. It printed:\n${output}`);
  }

  async function stop(): Promise<void> {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
    if (server.exitCode !== 0)
      throw new Error(`The server ended with ${server.exitCode}. It printed:\n${output}`);
  }

  const address = await printed(/Intake is at (\S+)/).catch(async (error: unknown) => {
    await stop().catch(() => {});
    throw error;
  });

  async function setUp(): Promise<SignIn> {
    const administrator = { email: 'ines.okafor@clinic.example', password: 'correct horse battery staple' };
    const answer = await fetch(`${address}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...administrator,
        secret: await printed(/Set it up with this secret: (\S+)/),
        organizationName: 'Riverbend Specialty Clinic',
        locationName: 'Main desk',
        timeZone: 'America/Toronto',
        displayName: 'Ines Okafor',
      }),
    });
    if (!answer.ok) throw new Error(`Set-up answered ${answer.status}: ${await answer.text()}`);
    return administrator;
  }

  return { address, output: () => output, setUp, stop };
}
