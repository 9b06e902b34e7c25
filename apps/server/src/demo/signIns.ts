import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SignIn {
  role: string;
  email: string;
  password: string;
}

/** Long enough to resist guessing, short enough to type. */
export const newPassword = () => randomBytes(9).toString('base64url');

const fileOf = (dataFolder: string) => join(dataFolder, 'demo-sign-in.json');

/** Kept beside the data, for its owner alone, so that a second start can show them again. */
export async function keepSignIns(dataFolder: string, signIns: SignIn[]): Promise<void> {
  await writeFile(fileOf(dataFolder), `${JSON.stringify(signIns, null, 2)}\n`, { mode: 0o600 });
}

export async function readSignIns(dataFolder: string): Promise<SignIn[]> {
  const text = await readFile(fileOf(dataFolder), 'utf8').catch(() => '[]');
  return JSON.parse(text) as SignIn[];
}

/** A table for the terminal. */
export function printSignIns(signIns: SignIn[]): string {
  const width = (key: keyof SignIn) => Math.max(...signIns.map((row) => row[key].length));
  return signIns
    .map((row) => `  ${row.role.padEnd(width('role'))}  ${row.email.padEnd(width('email'))}  ${row.password}`)
    .join('\n');
}
