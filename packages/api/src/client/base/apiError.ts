import type { ErrorBody, FreeTime } from '../../contract/base/common.contract.ts';

/** Why a call has no result. Screens translate `code`; nothing here holds what was sent or answered. */
export interface ApiError {
  /** The status of the answer; null when none arrived. */
  status: number | null;
  /** The server's code, or one of `network`, `timeout`, `cancelled`, `contract`, `unreadable`. */
  code: string;
  /** For developers. */
  message: string;
  /** What is wrong with the input, by its path. */
  fields?: { path: string; code: string; message: string }[];
  /** The same call may succeed after so many seconds. */
  retryAfterSeconds?: number;
  /** Of a time that is taken: what could be booked instead. */
  freeTimes?: FreeTime[];
  /** Names the request in the server's log. */
  requestId?: string;
}

/** The error of an answer: its ErrorBody, or `unreadable` when something else answered in the server's place. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  if (!isErrorBody(body)) return { status, code: 'unreadable', message: `Answered ${status} without an error body.` };
  return { status, ...body.error };
}

// By hand, because a production build carries no schemas.
function isErrorBody(body: unknown): body is ErrorBody {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  if (typeof error !== 'object' || error === null) return false;
  return 'code' in error && typeof error.code === 'string' && 'message' in error && typeof error.message === 'string';
}

/** Whether something thrown or rejected is an ApiError: `mutation.unwrap()` rejects with one. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error;
