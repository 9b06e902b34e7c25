import type { ErrorBody, FreeTime } from '@intake/api/contract';
import type { FileRefusal } from '@intake/api/rules';
import type { ZodError } from 'zod';

export type FieldError = NonNullable<ErrorBody['error']['fields']>[number];
type Status = 401 | 404 | 406 | 409 | 413 | 415 | 416 | 422 | 423 | 429 | 500 | 503;

/** An answer that is not what was asked for. The client translates the code; the message is for developers. */
export class AppError extends Error {
  override name = 'AppError';

  constructor(
    readonly status: Status,
    readonly code: string,
    message: string,
    readonly extra: { fields?: FieldError[]; retryAfterSeconds?: number; freeTimes?: FreeTime[]; cause?: unknown } = {},
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

/** The answer is there in JSON alone. */
export const notAcceptable = () => new AppError(406, 'not-acceptable', 'This is answered as JSON only.');

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
