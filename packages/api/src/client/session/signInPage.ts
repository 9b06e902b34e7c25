import type { RouteResponse } from '../../contract/base/route.ts';
import { setupContract } from '../../contract/access/setup.contract.ts';
import { takeEarly } from '../early/earlyAnswers.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';
import type { Provider } from './sessionMessages.ts';
import { signInOptionsPath } from './signInService.ts';

// What the sign-in page asks. Its form is shown before the code of all other calls is here, so these do without it.

/** In which ways the sign-in service lets people in. */
export interface SignInOptions {
  providers: Provider[];
}

const known: readonly Provider[] = ['google', 'facebook'];

/** Rejects when no answer comes, or none that can be read. */
async function ask<Answer>(address: string, headers: Record<string, string>): Promise<Answer> {
  const request = new Request(address, { headers });
  const answer = await (takeEarly(request) ?? fetch(request));
  if (!answer.ok) throw new Error(`${new URL(request.url).pathname} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** Whether the first-run set-up is still to be done. */
export const askSetupState = ({ baseUrl }: SessionEnvironment) =>
  ask<RouteResponse<typeof setupContract.getSetupState>>(baseUrl + setupContract.getSetupState.path, {});

export async function askSignInOptions({ signInService: { url, headers } }: SessionEnvironment): Promise<SignInOptions> {
  const { external = {} } = await ask<{ external?: Record<string, boolean> }>(url + signInOptionsPath, headers);
  return { providers: known.filter((provider) => external[provider] === true) };
}
