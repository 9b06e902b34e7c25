import { createHmac } from 'node:crypto';

interface Signed {
  id: string;
  body: string;
  /** Seconds since 1970. */
  seconds: number;
}

/** Headers of Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA256 over id, time and body. */
export function signedHeaders(secret: Buffer, { id, body, seconds }: Signed): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}

/** As the standard writes secrets. */
export const secretText = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;
