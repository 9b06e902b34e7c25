import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.port.ts';
import { loadSecret } from '../files/fileLinks.ts';
import type { Files } from '../files/files.port.ts';
import { signInChain } from './signInChain.ts';

const Head = z.object({
  /** Whose: an organisation's id, or the sign-in service. */
  chain: z.string(),
  sequence: z.int(),
  hash: z.string(),
});
export type Head = z.infer<typeof Head>;

const Anchors = z.object({ at: z.iso.datetime(), heads: z.array(Head) });
export type Anchors = z.infer<typeof Anchors>;

const Signed = z.object({ text: z.string(), signature: z.string() });

/** The anchors were written by somebody else, or changed. */
export class AnchorsForged extends Error {
  override name = 'AnchorsForged';
}

export interface AnchorStore {
  /** Null before the first ones. @throws AnchorsForged */
  read(): Promise<Anchors | null>;
  write(anchors: Anchors): Promise<void>;
}

const note = 'audit-heads';

/**
 * The heads of all chains, kept with the files and signed with a key of the database: whoever would cut a chain has to
 * change both.
 */
export function createAnchorStore(database: Database, files: Pick<Files, 'readNote' | 'writeNote'>): AnchorStore {
  const sign = async (text: string) => createHmac('sha256', await loadSecret(database, 'audit-anchors')).update(text).digest();
  return {
    async read() {
      const stored = await files.readNote(note);
      if (stored === null) return null;
      const { text, signature } = parse(Signed, stored);
      const expected = await sign(text);
      const given = Buffer.from(signature, 'hex');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AnchorsForged('The heads of the audit trail are not signed by this installation.');
      return parse(Anchors, text);
    },
    async write(anchors) {
      const text = JSON.stringify(anchors);
      await files.writeNote(note, JSON.stringify({ text, signature: (await sign(text)).toString('hex') }));
    },
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AnchorsForged('The heads of the audit trail cannot be read.', { cause });
  }
}

/** The heads as they are now; a chain without links has an empty one. */
export async function readHeads(database: Database): Promise<Head[]> {
  const organizations = await database.asService(null, (tx) => tx.selectFrom('organization').select('id').orderBy('id').execute());
  const heads: Head[] = [];
  for (const { id } of organizations) {
    const head = await database.asService(id, (tx) =>
      tx.selectFrom('audit_event').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst(),
    );
    heads.push({ chain: id, sequence: head?.sequence ?? 0, hash: head?.hash ?? '' });
  }
  const signIns = await signInChain.head(database);
  return signIns ? [...heads, { chain: signInChain.name, ...signIns }] : heads;
}

/** The hash of one link; undefined when there is none. */
export function findHash(database: Database, { chain, sequence }: Head): Promise<string | undefined> {
  if (sequence === 0) return Promise.resolve('');
  if (chain === signInChain.name) return signInChain.hashAt(database, sequence);
  return database.asService(chain, async (tx) => {
    const { rows } = await sql<{ hash: string }>`
      select hash from audit_event where organization_id = ${chain} and sequence = ${sequence}`.execute(tx);
    return rows[0]?.hash;
  });
}
