import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Seconds that one code is shown for; what authenticator applications take for granted. */
const period = 30;

const totpOf = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** A new secret, as base32, and the ways to get it into an authenticator application. */
export function newTotp(names: { issuer: string; label: string }): {
  secret: string;
  uri: string;
  qr_code: string;
} {
  const secret = new Secret({ size: 20 }).base32;
  const uri = totpOf(secret, names).toString();
  // The client writes it into a data address as it is, so nothing in it may need escaping there.
  return { secret, uri, qr_code: renderSVG(uri, { whiteColor: 'white', blackColor: 'black' }) };
}

/**
 * The step, counted from 1970, whose code this is; undefined when it is none of the steps around now, so that a
 * clock may be off by half a minute.
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period,
    timestamp: now,
    window: 1,
  });
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now }) + delta;
}
