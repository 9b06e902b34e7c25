import type { Database } from '../database/database.port.ts';
import type { Files } from '../files/files.port.ts';
import { every } from '../jobs/every.ts';
import type { Log } from '../log/log.ts';
import { createAnchorStore, findHash, readHeads, type Anchors } from './anchors.ts';

const everyMinutes = 10;
const failure = 'the audit trail is not anchored';

export interface AnchoringParts {
  database: Database;
  files: Pick<Files, 'readNote' | 'writeNote'>;
  log: Log;
  print: (line: string) => void;
}

/** Anchors the heads of the audit trails now, every ten minutes, and when the answered function is called, which ends it. */
export async function startAnchoring({ database, files, log, print }: AnchoringParts): Promise<() => Promise<void>> {
  const anchor = () =>
    anchorHeads(database, files).catch((error: unknown) => {
      log.error({ err: error }, failure);
      return null;
    });
  for (const { chain, sequence, hash } of (await anchor())?.heads ?? []) print(`Audit trail ${chain}: ${sequence} events, head ${hash || 'none'}`);
  const end = every({ seconds: everyMinutes * 60, log, failure }, () => anchorHeads(database, files));
  return async () => {
    await end();
    await anchor();
  };
}

/** The trail is not what it was when it was anchored; the anchors stay, as the proof of it. */
export class AnchorLost extends Error {
  override name = 'AnchorLost';

  constructor(chain: string, sequence: number) {
    super(`The audit trail ${chain} does not have event ${sequence} as it was anchored. Run audit:verify.`);
  }
}

/**
 * Writes down where each chain ends, once each still has what was written down before.
 * @throws AnchorLost
 * @throws AnchorsForged
 */
export async function anchorHeads(database: Database, files: AnchoringParts['files']): Promise<Anchors> {
  const store = createAnchorStore(database, files);
  const before = await store.read();
  const anchors = { at: new Date().toISOString(), heads: await readHeads(database) };
  for (const old of before?.heads ?? []) {
    if ((await findHash(database, old)) !== old.hash) throw new AnchorLost(old.chain, old.sequence);
  }
  await store.write(anchors);
  return anchors;
}
