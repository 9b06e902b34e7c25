import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { baseApi } from '../base/baseApi.ts';
import { listTag, unlessFailed } from '../base/tags.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';
import { messageOf } from './sessionMessages.ts';
import type { SessionMessage } from './sessionMessages.ts';

/** A second factor: an authenticator application. */
export interface Factor {
  id: string;
  name: string;
  createdAt: string;
}

/** A factor that is not proven yet. */
export interface NewFactor {
  id: string;
  /** An image as a data URL, for the camera of a telephone. */
  qrCode: string;
  /** The same by hand. */
  secret: string;
}

interface Answer<Data> {
  data: Data | null;
  error: AuthError | null;
}

/** One call of the sign-in client; what went wrong is a session message. */
async function ask<Data, Result>(extra: unknown, call: (client: GoTrueClient) => Promise<Answer<Data>>, toResult: (data: NonNullable<Data>) => Result) {
  const worded = messageOf('Error');
  try {
    const answer = await call(await (extra as SessionEnvironment).auth());
    if (answer.error || !answer.data) return { error: refusal(worded(answer.error)) };
    return { data: toResult(answer.data) };
  } catch (cause) {
    return { error: refusal(worded(cause)) };
  }
}

const refusal = ({ code, text }: SessionMessage) => ({ status: null, code, message: text });

const tag = listTag('Factor');

/** Second factors and other sessions of the person who is signed in; the sign-in service keeps both. */
export const factorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFactors: build.query<Factor[], void>({
      queryFn: (_none, { extra }) =>
        ask(
          extra,
          (client) => client.mfa.listFactors(),
          ({ totp }) => totp.map(({ id, friendly_name, created_at }) => ({ id, name: friendly_name ?? '', createdAt: created_at })),
        ),
      providesTags: [tag],
    }),
    enrolFactor: build.mutation<NewFactor, { name: string }>({
      queryFn: async ({ name }, { extra }) => {
        // One that was begun and never proven would stand in the way of its own name.
        await ask(extra, dropUnproven, () => null);
        return ask(
          extra,
          (client) => client.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: 'Intake' }),
          ({ id, totp }) => ({ id, qrCode: totp.qr_code, secret: totp.secret }),
        );
      },
    }),
    verifyFactor: build.mutation<null, { id: string; code: string }>({
      queryFn: ({ id, code }, { extra }) => ask(extra, (client) => client.mfa.challengeAndVerify({ factorId: id, code }), () => null),
      invalidatesTags: (_none, error) => unlessFailed(error, tag),
    }),
    removeFactor: build.mutation<null, { id: string }>({
      queryFn: ({ id }, { extra }) => ask(extra, (client) => client.mfa.unenroll({ factorId: id }), () => null),
      invalidatesTags: [tag],
    }),
    endOtherSessions: build.mutation<null, void>({
      queryFn: (_none, { extra }) =>
        ask(extra, async (client) => ({ data: true, ...(await client.signOut({ scope: 'others' })) }), () => null),
      invalidatesTags: [listTag('AccountSession')],
    }),
  }),
});

async function dropUnproven(client: GoTrueClient): Promise<Answer<true>> {
  const { data, error } = await client.mfa.listFactors();
  if (error) return { data: null, error };
  for (const { id, status } of data.all) if (status === 'unverified') await client.mfa.unenroll({ factorId: id });
  return { data: true, error: null };
}

export const { useListFactorsQuery, useEnrolFactorMutation, useVerifyFactorMutation, useRemoveFactorMutation, useEndOtherSessionsMutation } =
  factorApi;
