function code(error: unknown): string {
  const given = (error as { code?: unknown } | null)?.code;
  return typeof given === 'string' ? given : '';
}

/** Postgres says: the same work may succeed when it is run again (serialisation failure, deadlock). */
export const wantsRetry = (error: unknown) => ['40001', '40P01'].includes(code(error));

const socketFaults = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
const connectionLost = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** The database cannot be reached or is starting or stopping: nothing is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  const { syscall, message } = (error ?? {}) as { syscall?: string; message?: string };
  return (
    /^(08|53|57P0)/.test(code(error)) ||
    (socketFaults.includes(code(error)) &&
      (syscall === 'connect' || syscall === 'read' || syscall === 'write')) ||
    connectionLost.test(message ?? '')
  );
}
