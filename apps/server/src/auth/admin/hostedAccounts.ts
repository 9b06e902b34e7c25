import { z } from 'zod';
import type { AccountAdmin } from '../accountAdmin.port.ts';
import { apiVersionHeader } from '../protocol/authError.ts';
import { asAppError } from './accountErrors.ts';
import type { Refusal } from './accountErrors.ts';
import { passwordPage } from './passwordPage.ts';

class HostedRefusal extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

const Answer = z.object({ code: z.string(), message: z.string() }).partial();
const User = z.object({ id: z.uuid() });
const Factors = z.array(z.object({ id: z.uuid() }));

/**
 * Accounts of a hosted Supabase project, which mails by itself.
 * @param issuer `https://<project>/auth/v1`
 * @param secretKey the project's secret (service role) key
 * @param siteUrl where the portal is; the project must allow its page for a new password as a redirect
 */
export function createHostedAccounts({
  issuer,
  secretKey,
  siteUrl,
}: {
  issuer: string;
  secretKey: string;
  siteUrl: string;
}): AccountAdmin {
  const back = `redirect_to=${encodeURIComponent(passwordPage(siteUrl))}`;
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${issuer}${path}`, {
      method,
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
        [apiVersionHeader]: '2024-01-01',
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    const json: unknown = await answer.json().catch(() => ({}));
    if (answer.ok) return json;
    const { code = '', message = `The sign-in service answered ${answer.status}` } = Answer.parse(json);
    const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
    throw new HostedRefusal({ status: answer.status, code, message, retryAfter });
  }
  const user = (id: string) => `/admin/users/${encodeURIComponent(id)}`;
  const accounts: AccountAdmin = {
    create: async (account) =>
      User.parse(await call('POST', '/admin/users', { ...account, email_confirm: true })).id,
    invite: async ({ email, displayName, locale }) =>
      User.parse(await call('POST', `/invite?${back}`, { email, data: { display_name: displayName, locale } })).id,
    disable: async (id) => void (await call('PUT', user(id), { ban_duration: '876000h' })),
    enable: async (id) => void (await call('PUT', user(id), { ban_duration: 'none' })),
    sendRecovery: async (email) => void (await call('POST', `/recover?${back}`, { email })),
    removeFactors: async (id) => {
      for (const factor of Factors.parse(await call('GET', `${user(id)}/factors`)))
        await call('DELETE', `${user(id)}/factors/${factor.id}`);
    },
    remove: async (id) => void (await call('DELETE', user(id), {})),
  };
  return asAppError(accounts, (error) => (error instanceof HostedRefusal ? error.refusal : undefined));
}
