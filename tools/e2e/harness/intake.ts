import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { builtServer } from '../../start/build.mjs';

/** A busy machine may take its time; what never starts is still found. Milliseconds. */
const startLimit = 170_000;

/** Of the clinic that `setUp` makes. */
export const clinicFaxNumber = '+14165550100';

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
  /** Makes the first organisation, once, and says who its administrator is, who is a super administrator too. */
  setUp: () => Promise<SignIn>;
  /** How somebody of the demo clinic signs in, which the server prints once that clinic is made. */
  demoSignIn: (role: string) => Promise<SignIn>;
  /** Kills the server as a power cut would, and starts it again at the same address on the data that is there. */
  crash: () => Promise<void>;
  /** Stops the server and forgets its data; rejects when it does not stop cleanly. */
  stop: () => Promise<void>;
}

/** The line in which the server says how somebody of the demo clinic signs in. */
export const signInOf = (role: string) => new RegExp(`^\\s+${role}\\s+(\\S+@\\S+\\s+\\S+)\\n`, 'm');

export function signInIn(line = ''): SignIn {
  const [email = '', password = ''] = line.split(/\s+/);
  return { email, password };
}

const atAddress = /Intake is at (\S+)/;

/** Starts the real server, as it was built, on a copy of `data`, which is the run's empty database; `environment` adds settings to it. */
export async function startIntake(environment: Record<string, string> = {}, data = inject('dataTemplate')): Promise<Intake> {
  const folder = await mkdtemp(path.join(tmpdir(), 'intake-e2e-'));
  await copyData(data, folder);
  const intake = await runIntake(folder, { INTAKE_DEMO: 'off', ...environment });
  return { ...intake, stop: () => intake.stop().finally(() => rm(folder, { recursive: true, force: true })) };
}

/** As `cp` does it: Postgres has a user of its own, whose files they stay. */
export const copyData = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);

/** Runs the server on the data in `folder`, on a port that the system chooses. */
export async function runIntake(folder: string, environment: Record<string, string>): Promise<Intake> {
  const { PATH = '', HOME = '' } = process.env;
  const settings = { INTAKE_DATA: folder, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'test' };
  let output = '';
  const start = (port?: string) => {
    const server = spawn(process.execPath, [builtServer], {
      env: { PATH, HOME, ...settings, ...(port && { PORT: port }), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (data: Buffer) => (output += data.toString()));
    }
    return server;
  };
  let server = start();

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
    if (server.exitCode !== 0)
      throw new Error(`The server ended with ${server.exitCode}. It printed:\n${output}`);
  }

  const address = await printed(atAddress).catch(async (error: unknown) => {
    await stop().catch(() => {});
    throw error;
  });

  async function crash(): Promise<void> {
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
    server = start(new URL(address).port);
    await printed(atAddress);
  }

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
        faxNumber: clinicFaxNumber,
        displayName: 'Ines Okafor',
      }),
    });
    if (!answer.ok) throw new Error(`Set-up answered ${answer.status}: ${await answer.text()}`);
    return administrator;
  }

  const demoSignIn = async (role: string): Promise<SignIn> => signInIn(await printed(signInOf(role)));

  return { address, output: () => output, setUp, demoSignIn, crash, stop };
}
