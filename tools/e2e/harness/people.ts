import type { Intake, SignIn } from './intake.ts';
import { mailedLink } from './mails.ts';
import { ask, tokenOf } from './server.ts';

export interface Person extends SignIn {
  displayName: string;
}

/** Lets somebody in with a role of the administrator's organisation, as far as the password. */
export async function admit(intake: Intake, administrator: SignIn, role: string, { email, displayName, password }: Person): Promise<void> {
  const { address } = intake;
  const token = await tokenOf(address, administrator);
  const roles = await ask<{ id: string; name: string }[]>(`${address}/api/role/`, { token });
  const roleId = roles.find(({ name }) => name === role)?.id;
  await ask(`${address}/api/user/createNewUser`, { method: 'POST', token, body: { email, displayName, isPhysician: false, roleId, locationId: null } });
  const { headers } = await fetch(await mailedLink(intake, administrator, email), { redirect: 'manual' });
  const { hash } = new URL(headers.get('location') ?? '');
  const own = new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
  await ask(`${address}/auth/v1/user`, { method: 'PUT', token: own, body: { password } });
}
