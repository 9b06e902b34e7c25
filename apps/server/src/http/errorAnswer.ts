import type { ErrorBody } from '@intake/api/contract';
import { IllegalTransition } from '@intake/api/rules';
import { AppError, conflict, invalid, notFound, tooLarge, tooMany, unsupportedType } from '../kernel/errors.ts';
import { machineFaultOf } from '../platform/faults/machineFault.ts';
import { FileTooLarge } from '../platform/files/files.port.ts';
import { TooManyAttempts } from '../platform/limits/rateLimits.ts';

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
  if (code === '23P01') return conflict(takenBy(constraint), 'The time is taken.');
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

/** Which of the exclusion constraints of the calendar refused it. */
function takenBy(constraint: string | undefined): string {
  if (constraint === 'appointment_patient_free') return 'patient-elsewhere';
  return constraint === 'appointment_resource_free' ? 'resource-taken' : 'time-taken';
}

export const toErrorBody = ({ code, message, extra }: AppError, requestId: string): ErrorBody => ({
  error: {
    code,
    message,
    ...(extra.fields && { fields: extra.fields }),
    ...(extra.retryAfterSeconds && { retryAfterSeconds: extra.retryAfterSeconds }),
    ...(extra.freeTimes && { freeTimes: extra.freeTimes }),
    requestId,
  },
});
