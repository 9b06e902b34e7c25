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
  const mac = (body: string) => createHmac('sha256', secret).update(body).digest();
  return {
    close(claim) {
      const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
      return `${body}.${mac(body).toString('base64url')}`;
    },
    open(token) {
      const [body = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const read = schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      return read.success ? read.data : null;
    },
  };
}
