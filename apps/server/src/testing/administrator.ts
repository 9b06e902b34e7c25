import { testPassword, type AuthFixture } from '../auth/auth.fixtures.ts';

interface Refusal {
  error: { code: string; fields: { path: string; code: string }[] };
}

export type Administrator = Awaited<ReturnType<typeof newAdministrator>>;

/** Somebody signed in to an organisation of their own, and how they ask the API: `ask('GET', '/keyword/')`. */
export async function newAdministrator(auth: AuthFixture, permissions = ['settings.manage', 'billing.read', 'billing.write', 'faxes.read']) {
  const user = await auth.newUser({ permissions });
  const { data } = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
  const ask = async <Answer = Record<string, unknown>>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${auth.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${data.session!.access_token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer & Refusal };
  };
  return { ...user, ask };
}
