import { isApiError } from '@intake/api/client';

/** The most telling code of an answer: of the field, where one was refused. */
export function problemOf({ error }: { error?: unknown }): string | null {
  if (error === undefined) return null;
  if (!isApiError(error)) return 'unexpected';
  return (error.code === 'invalid' && error.fields?.[0]?.code) || error.code;
}
