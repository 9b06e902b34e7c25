import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { errorOfAnswer } from './apiError.ts';
import type { ApiError } from './apiError.ts';
import { takeEarly } from '../early/earlyAnswers.ts';
import { identify } from './environment.ts';
import type { ApiEnvironment } from './environment.ts';

/** A call to `/api/…`; the path only, so that no address is written anywhere else. */
export type ApiCall = Pick<FetchArgs, 'url' | 'method' | 'params' | 'body'>;

/** What is known of an answer beside it. */
export interface ApiMeta {
  /** The server tells of what the call changed. */
  isLive: boolean;
}

const request = fetchBaseQuery({
  timeout: 30_000,
  fetchFn: (request) => takeEarly(request as Request) ?? fetch(request),
  prepareHeaders: (headers) => {
    headers.set('content-type', 'application/json');
    headers.set('accept', 'application/json');
  },
});

/**
 * Sends a call as the signed-in person. 401 and 403 end the session, 423 shows its lock. A failure is an ApiError; it is logged by
 * endpoint and kind alone, because addresses and bodies may be about a patient.
 */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, ApiMeta> = async (call, api, extraOptions) => {
  const environment = api.extra as ApiEnvironment;
  // A token that cannot be renewed for want of a connection is a call that cannot be made.
  const caller = await identify(environment).catch(() => null);
  if (!caller) return failed(api.endpoint, unreached);
  const answer = await request({ ...call, url: environment.baseUrl + call.url, headers: { ...caller.headers, ...(api.forced && refetch) } }, api, extraOptions);
  if (!answer.error) return { data: answer.data, meta: { isLive: environment.isLive ?? false } };

  const { status } = answer.error;
  if (caller.token && (status === 401 || status === 403)) environment.endSession(caller.token);
  if (caller.token && status === 423) environment.sessionLocked(caller.token);
  return failed(api.endpoint, toApiError(answer.error, api.signal.aborted));
};

/** The answer replaces one that is on screen: nobody opened anything. */
const refetch = { 'x-intake-refetch': '1' };

const unreached: ApiError = { status: null, code: 'network', message: 'The server was not reached.' };

function failed(endpoint: string, error: ApiError) {
  if (error.status === null && error.code !== 'cancelled') console.warn(`${endpoint}: ${error.code}`);
  return { error };
}

function toApiError(error: FetchBaseQueryError, cancelled: boolean): ApiError {
  if (typeof error.status === 'number') return errorOfAnswer(error.status, error.data);
  if (cancelled) return { status: null, code: 'cancelled', message: 'The call was cancelled.' };
  switch (error.status) {
    case 'PARSING_ERROR':
      return errorOfAnswer(error.originalStatus, undefined);
    case 'TIMEOUT_ERROR':
      return { status: null, code: 'timeout', message: 'The server did not answer in time.' };
    default:
      return unreached;
  }
}
