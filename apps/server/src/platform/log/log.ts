import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

interface KnownError extends Error {
  code?: unknown;
  table?: string;
  constraint?: string;
  stage?: string;
}

/**
 * What a log line may say of an error. Postgres puts the row into `detail` and `where`, and quotes input in
 * the messages of its class 22: those stay out.
 */
export function describeError(error: KnownError): Record<string, unknown> {
  const { name, message, stack, code, table, constraint, stage, cause } = error;
  const quotesInput = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  return {
    type: name,
    code,
    table,
    constraint,
    stage,
    message: quotesInput ? 'invalid input value' : message,
    stack: quotesInput ? undefined : stack,
    cause: cause instanceof Error ? describeError(cause) : undefined,
  };
}

/** JSON lines without secrets and without patients: no header, body, query or address is ever logged. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError },
      redact: {
        paths: [
          'authorization',
          'cookie',
          'password',
          'token',
          'secret',
          'apikey',
          'body',
          'query',
          'params',
          'headers',
          'url',
        ].flatMap((name) => [name, `*.${name}`]),
        remove: true,
      },
    },
    destination,
  );
