import type { MachineFaultCode } from '@intake/api/rules';
import { isUnavailable } from '../database/faults.ts';

/** The machine could not do it just now; nothing is wrong with what was to be done, and it is done later. */
export class MachineFault extends Error {
  override readonly name = 'MachineFault';

  constructor(
    readonly code: MachineFaultCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** System errors (errno) and SQLSTATE codes by what the machine lacks. */
const codes: Record<string, MachineFaultCode> = {
  ENOSPC: 'storage-full',
  EDQUOT: 'storage-full',
  '53100': 'storage-full',
  EIO: 'storage-failed',
  EROFS: 'storage-failed',
  EACCES: 'storage-failed',
  EPERM: 'storage-failed',
  ESTALE: 'storage-failed',
  '58030': 'storage-failed',
  ENOMEM: 'memory',
  ERR_WORKER_OUT_OF_MEMORY: 'memory',
  EMFILE: 'overload',
  ENFILE: 'overload',
  EAGAIN: 'overload',
};

/** What of the machine failed; undefined when something else did. A disk that is full under the database is a full disk. */
export function machineFaultOf(error: unknown): MachineFaultCode | undefined {
  const resource = resourceOf(error);
  return resource !== 'storage-full' && isUnavailable(error) ? 'database' : resource;
}

function resourceOf(error: unknown): MachineFaultCode | undefined {
  if (error === null || typeof error !== 'object') return undefined;
  if (error instanceof MachineFault) return error.code;
  const { code, cause, $metadata } = error as { code?: unknown; cause?: unknown; $metadata?: { httpStatusCode?: number } };
  const known = typeof code === 'string' ? codes[code] : undefined;
  if (known) return known;
  // What an object store answers instead of an object is its own trouble: it is named by the vendor's library.
  if ($metadata) return $metadata.httpStatusCode === 507 ? 'storage-full' : 'storage-failed';
  return resourceOf(cause);
}
