import type { ErrorBody } from '@intake/api/contract';
import { IllegalTransition, type FileRefusal } from '@intake/api/rules';
import type { ZodError } from 'zod';
import { machineFaultOf } from '../platform/faults/machineFault.ts';
import { FileTooLarge } from '../platform/files/files.port.ts';
import { TooManyAttempts } from '../platform/limits/rateLimits.ts';

export type FieldError = NonNullable<ErrorBody['error']['fields']>[number];
type Status = 401 | 404 | 409 | 413 | 415 | 416 | 422 | 423 | 429 | 500 | 503;

/** An answer that is not what was asked for. The client translates the code; the message is for developers. */
export class AppError extends Error {
  override name = 'AppError';

  constructor(
    readonly status: Status,
    readonly code: string,
    message: string,
    readonly extra: { fields?: FieldError[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: extra.cause });
  }
}

/** 401 ends the session in the browser, so nothing else may answer it. */
export const sessionEnded = (code = 'session-ended') => new AppError(401, code, 'Sign in again.');

/** Also for what belongs to others and for rights that one lacks: neither may be told from a thing that is not. */
export const notFound = () => new AppError(404, 'not-found', 'There is no such thing here.');

/** The state does not allow it: a lifecycle step, a version that changed, a claim of somebody else. */
export const conflict = (code: string, message: string) => new AppError(409, code, message);
export const versionConflict = () =>
  conflict('version-conflict', 'It was changed in the meantime; load it again.');

export const tooLarge = (message = 'The request is too large.') => new AppError(413, 'too-large', message);
export const unsupportedType = (message: string) => new AppError(415, 'unsupported-type', message);

/** A file that is refused before it is kept; the portal says the same before it is sent. */
export const refusedFile = (code: FileRefusal) =>
  ({
    empty: new AppError(422, code, 'The file is empty.'),
    'too-large': tooLarge('The file is too large.'),
    'unsupported-type': unsupportedType('This kind of file cannot be read as a fax.'),
  })[code];

/** @param fields what is wrong, by path in the body, the query or the address */
export const invalid = (fields: FieldError[]) =>
  new AppError(422, 'invalid', 'Some values are not valid.', { fields });

/** The session is locked; it opens again with the password. */
export const locked = () => new AppError(423, 'session-locked', 'Unlock the session first.');

/** The session opens once the second factor was shown. */
export const secondFactorNeeded = () =>
  new AppError(423, 'second-factor-needed', 'Show the second factor first.');

export const tooMany = (retryAfterSeconds: number) =>
  new AppError(429, 'too-many-requests', 'Too many requests; wait a little.', { retryAfterSeconds });

/** The fields of a zod error. Values stay out: they may be about a patient. */
export const fieldErrors = (error: ZodError): FieldError[] =>
  error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message }));

interface FrameworkError {
  code?: string;
  statusCode?: number;
  /** The one that Postgres found violated. */
  constraint?: string;
}

/** What any thrown thing means to the caller; a fault of ours says nothing about its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof IllegalTransition) return conflict('illegal-transition', error.message);
  const { code, statusCode, constraint } = (error ?? {}) as FrameworkError;
  const fault = machineFaultOf(error);
  if (fault === 'storage-full') return new AppError(503, fault, 'The disk is full.', { cause: error, retryAfterSeconds: 60 });
  if (fault) {
    const message = fault === 'database' ? 'The database is not available for a moment.' : 'The server cannot do it for a moment.';
    return new AppError(503, 'unavailable', message, { cause: error, retryAfterSeconds: 1 });
  }
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return new AppError(503, 'timeout', 'This took too long.', { cause: error, retryAfterSeconds: 5 });
  if (error instanceof TooManyAttempts) return tooMany(error.retryAfter);
  if (error instanceof FileTooLarge) return tooLarge(error.message);
  // Row level security refused the change: it is not the caller's.
  if (code === '42501') return notFound();
  if (constraint === 'fax_number_owner') return conflict('number-taken', 'Another organisation has this fax number.');
  if (code === '23505') return conflict('exists-already', 'There is one like it already.');
  // Postgres cannot read a value that the contract let pass: still the caller's, never a fault of ours.
  if (code?.startsWith('22')) return invalid([{ path: '', code: 'malformed', message: 'A value cannot be stored as it is.' }]);
  if (code === '23503') return conflict('not-connected', 'It refers to what is not there, or something still refers to it.');
  if (statusCode === 413) return tooLarge();
  if (statusCode === 415) return unsupportedType('Send application/json.');
  // The portal's files refuse what leads out of their folder with 403, which would end a session.
  if (statusCode === 404 || statusCode === 403) return notFound();
  if (statusCode === 416) return new AppError(416, 'no-such-range', 'The file is not that long.');
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return invalid([{ path: '', code: 'malformed', message: 'The request cannot be read.' }]);
  return new AppError(500, 'unexpected', 'Something went wrong on our side.', { cause: error });
}

export const toErrorBody = ({ code, message, extra }: AppError, requestId: string): ErrorBody => ({
  error: {
    code,
    message,
    ...(extra.fields && { fields: extra.fields }),
    ...(extra.retryAfterSeconds && { retryAfterSeconds: extra.retryAfterSeconds }),
    requestId,
  },
});
