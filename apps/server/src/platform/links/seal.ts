import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** Claims as text that nobody can forge; whoever has it can read it. */
export interface Seal<Claim> {
  close(claim: Claim): string;
  /** Null when it is forged, or no claim of this kind. */
  open(token: string): Claim | null;
}

/** @param secret shared by all nodes */
export function createSeal<Claim>(secret: Buffer, schema: z.ZodType<Claim>): Seal<Claim> {
  const sign = (body: string) => `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  return {
    close: (claim) => sign(Buffer.from(JSON.stringify(claim)).toString('base64url')),
    open(token) {
      const [body = ''] = token.split('.');
      // Compared as text: base64 has other spellings of the same bytes.
      const [given, expected] = [Buffer.from(token), Buffer.from(sign(body))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const read = schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      return read.success ? read.data : null;
    },
  };
}
