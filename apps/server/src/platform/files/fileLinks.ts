import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.port.ts';
import { createSeal } from '../links/seal.ts';

const validMinutes = 15;

const Claim = z.object({
  /** r: read a stored file, w: store an announced upload. */
  use: z.enum(['r', 'w']),
  organizationId: z.string(),
  /** The session it was made for; the address dies with it. */
  userId: z.string(),
  sessionId: z.string(),
  /** The file's key, or the upload's id. */
  target: z.string(),
  mediaType: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});
export type FileClaim = z.infer<typeof Claim>;

/** In whose session an address opens something. */
export type LinkOwner = Pick<FileClaim, 'userId' | 'sessionId' | 'organizationId'>;

/** Addresses that open one file for a while without a header, as <img> and a PUT of bytes need them. */
export interface FileLinks {
  sign(reader: LinkOwner, key: string, mediaType: string): string;
  /** @param mediaType of what is to come, where it is not a document */
  signUpload(sender: LinkOwner, uploadId: string, expiresAt: Date, mediaType?: string): string;
  /** What the token allows, or null when it is forged, for another use, or has run out. */
  open(token: string, use: FileClaim['use']): FileClaim | null;
  /** When a read address that is signed now runs out. */
  expiry(): Date;
}

export function createFileLinks(secret: Buffer, clock: Clock): FileLinks {
  const { close, open } = createSeal(secret, Claim);
  const expiry = () => new Date(clock.now().getTime() + validMinutes * 60_000);
  const seal = (claim: FileClaim): string => `/api/files/${close(claim)}`;
  return {
    expiry,
    sign: (reader, key, mediaType) => seal({ use: 'r', ...ownerOf(reader), target: key, mediaType, expires: expiry().getTime() }),
    signUpload: (sender, uploadId, expiresAt, mediaType = '') =>
      seal({ use: 'w', ...ownerOf(sender), target: uploadId, mediaType, expires: expiresAt.getTime() }),
    open(token, use) {
      const claim = open(token);
      return claim?.use === use && claim.expires > clock.now().getTime() ? claim : null;
    },
  };
}

const ownerOf = ({ userId, sessionId, organizationId }: LinkOwner): LinkOwner => ({ userId, sessionId, organizationId });

/** A key that all nodes share; the first one to ask makes it. */
export async function loadSecret(database: Database, name: string): Promise<Buffer> {
  return database.asService(null, async (tx) => {
    await tx
      .insertInto('secret')
      .values({ name, value: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await tx.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return value;
  });
}
