import { fileHead, fileRefusal, largestPublicFile } from '@intake/api/rules';
import { z } from 'zod';
import { conflict, notFound, refusedFile } from '../../kernel/errors.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { FileMissing, type Content, type Files, type StoredFile } from '../../platform/files/files.port.ts';
import { permanentKey } from '../../platform/files/keys.ts';
import { drain, peek } from '../../platform/files/peek.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import type { WorkTickets } from '../../platform/limits/workTickets.ts';
import { createSeal } from '../../platform/links/seal.ts';

const Claim = z.object({
  use: z.literal('file'),
  organizationId: z.uuid(),
  key: z.string(),
  sha256: z.string(),
  size: z.number(),
  name: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

/** Less than what is temporary is kept for. */
const validMs = 20 * 3600_000;
export const publicFileLimit = { maxBytes: largestPublicFile };

export interface PublicFileParts {
  files: Files;
  clock: Clock;
  limits: PublicLimits;
  tickets: WorkTickets;
  linkSecret: Buffer;
}

export interface KeptFile extends StoredFile {
  name: string;
}

export type PublicFiles = ReturnType<typeof createPublicFiles>;

/**
 * Files of whoever is not signed in: looked at before they are kept, kept for a day, and a part of nothing before somebody
 * sends what they belong to. Whoever sent one has its token, and the server no row.
 */
export function createPublicFiles({ files, clock, limits, tickets, linkSecret }: PublicFileParts) {
  const seal = createSeal(linkSecret, Claim);
  const open = (organizationId: string, token: string) => {
    const claim = seal.open(token);
    if (claim?.organizationId !== organizationId) throw notFound();
    if (claim.expires <= clock.now().getTime()) throw notStored();
    return claim;
  };

  return {
    /** Answers what to name it by. Throws 404 and 409 for the ticket, 413, 415 and 422 for the file, 429 with the seconds to wait. */
    store: async (token: string, { bytes, name, ip }: { bytes: Content; name: string; ip: string }): Promise<{ file: string }> => {
      const { about: organizationId, id } = tickets.open(token);
      await limits.consume({ publicFile: networkOf(ip), publicFileTicket: id });
      const { head, whole } = await peek(bytes, fileHead);
      const refusal = fileRefusal(head.length, head);
      if (refusal) {
        await drain(whole);
        throw refusedFile(refusal);
      }
      const { key, sha256, size } = await files.putTemporary(organizationId, whole, publicFileLimit);
      return { file: seal.close({ use: 'file', organizationId, key, sha256, size, name, expires: clock.now().getTime() + validMs }) };
    },

    /** Keeps them for good. Throws 404 for one of somebody else, 409 for one that is gone. */
    keep: async (organizationId: string, tokens: readonly string[]): Promise<KeptFile[]> => {
      const claims = tokens.map((token) => open(organizationId, token));
      const kept: KeptFile[] = [];
      for (const claim of claims) kept.push({ ...(await keepOne(files, claim)), name: claim.name });
      return kept;
    },

    /** Once what they belong to is written down. */
    discard: async (tokens: readonly string[]): Promise<void> => {
      for (const token of tokens) {
        const claim = seal.open(token);
        if (claim) await files.discard(claim.key);
      }
    },
  };
}

const notStored = () => conflict('not-stored', 'The bytes of the file are not here, or not any more: send it again.');

/** What is gone may have been kept already by the same sending. */
async function keepOne(files: Files, { organizationId, key, sha256, size }: z.infer<typeof Claim>): Promise<StoredFile> {
  try {
    return await files.keep(key);
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    const permanent = permanentKey(organizationId, sha256);
    if (!(await files.exists(permanent))) throw notStored();
    return { key: permanent, sha256, size };
  }
}
