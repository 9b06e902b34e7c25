import { partnerScopes, permissionsOf } from '@intake/api/rules';
import { createAccessTokens } from '../../modules/partner/access/accessToken.ts';
import { readKey } from '../../modules/partner/partnerKey.ts';
import type { TestClinic } from '../clinic.ts';
import { newPair } from './partners.ts';

/** What a partner with every scope sends as `authorization` to the routes of `applicationRoutes`. */
export async function partnerToken({ sql, organization }: Pick<TestClinic, 'sql'> & { organization: { id: string } }, name: string): Promise<string> {
  const { kid, algorithm, jwk, thumbprint } = await readKey(newPair().pem);
  const [partner] = await sql<{ id: string }>('insert into partner (organization_id, name, scopes, permissions, calls_per_minute) values ($1, $2, $3, $4, 600) returning id', [
    organization.id, name, partnerScopes, permissionsOf(partnerScopes),
  ]);
  const [key] = await sql<{ id: string }>("insert into partner_key (organization_id, partner_id, kid, label, algorithm, jwk, thumbprint) values ($1, $2, $3, 'Key', $4, $5, $6) returning id", [
    organization.id, partner!.id, kid, algorithm, jwk, thumbprint,
  ]);
  const tokens = createAccessTokens(Buffer.from('a secret of this test'), 'https://intake.example');
  // As if it were issued in an hour: a busy machine may take longer than a token lasts.
  const issuedAt = new Date(Date.now() + 3600_000);
  return `Bearer ${await tokens.sign({ partnerId: partner!.id, keyId: key!.id, scopes: [...partnerScopes] }, issuedAt)}`;
}
