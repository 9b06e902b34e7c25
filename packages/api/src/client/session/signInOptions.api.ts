import type { ApiError } from '../base/apiError.ts';
import { baseApi } from '../base/baseApi.ts';
import { takeEarly } from '../early/earlyAnswers.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';
import { signInOptionsPath } from './signInService.ts';
import type { Provider } from './sessionMessages.ts';

/** In which ways the sign-in service lets people in. */
export interface SignInOptions {
  providers: Provider[];
}

const known: readonly Provider[] = ['google', 'facebook'];

export const signInOptionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSignInOptions: build.query<SignInOptions, void>({
      queryFn: async (_none, { extra }) => {
        const { url, headers } = (extra as SessionEnvironment).signInService;
        try {
          const request = new Request(url + signInOptionsPath, { headers });
          const answer = await (takeEarly(request) ?? fetch(request));
          const { external = {} } = (await answer.json()) as { external?: Record<string, boolean> };
          return { data: { providers: known.filter((provider) => external[provider] === true) } };
        } catch {
          return { error: { status: null, code: 'network', message: 'The sign-in service was not reached.' } satisfies ApiError };
        }
      },
    }),
  }),
});

export const { useGetSignInOptionsQuery } = signInOptionsApi;
