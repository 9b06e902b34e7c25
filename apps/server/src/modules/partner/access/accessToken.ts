import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { partnerScopes, type PartnerScope } from '@intake/api/rules';
import { sessionEnded } from '../../../kernel/errors.ts';

/** Seconds that a token opens anything. */
export const tokenSeconds = 300;

const Claims = z.object({ sub: z.uuid(), key: z.uuid(), scope: z.string() });

export interface Granted {
  partnerId: string;
  /** The key that signed for it: revoked, the token is worth nothing. */
  keyId: string;
  scopes: PartnerScope[];
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Tokens that this server issues to partners and reads itself; any of its nodes does, as they share the secret. */
export function createAccessTokens(secret: Buffer, siteUrl: string) {
  const key = createHmac('sha256', secret).update('access tokens of partners').digest();
  const named = { issuer: siteUrl, audience: `${siteUrl}/partners` };
  return {
    sign: ({ partnerId, keyId, scopes }: Granted, now: Date): Promise<string> => {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ key: keyId, scope: scopes.join(' ') })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(partnerId)
        .setIssuer(named.issuer)
        .setAudience(named.audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenSeconds)
        .sign(key);
    },

    /** Throws 401 for what is no token of ours, or no more. */
    read: async (token: string, now: Date): Promise<Granted> => {
      try {
        const { payload } = await jwtVerify(token, key, { ...named, algorithms: ['HS256'], typ: 'at+jwt', currentDate: now });
        const { sub, key: keyId, scope } = Claims.parse(payload);
        return { partnerId: sub, keyId, scopes: scopesIn(scope) };
      } catch (error) {
        throw sessionEnded(error instanceof errors.JWTExpired ? 'token-expired' : 'invalid-token');
      }
    },
  };
}

/** The known ones of a list with spaces between. */
export const scopesIn = (text: string): PartnerScope[] => {
  const asked = new Set(text.split(' '));
  return partnerScopes.filter((scope) => asked.has(scope));
};
