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
  const { searchParams } = new URL(await mailedLink(intake, administrator, email));
  const proof = { token_hash: searchParams.get('token_hash'), type: searchParams.get('type') };
  const { access_token: own } = await ask<{ access_token: string }>(`${address}/auth/v1/verify`, { method: 'POST', body: proof });
  await ask(`${address}/auth/v1/user`, { method: 'PUT', token: own, body: { password } });
}
