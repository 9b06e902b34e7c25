import { problemOf } from '../../data/problemOf.ts';

/** Null once it is stored, otherwise the most telling code of the answer: of the field, where one was refused. */
export function codeOf({ error }: { error?: unknown }): string | null {
  if (error === undefined) return null;
  const { code, fields } = problemOf(error);
  return (code === 'invalid' && fields?.[0]?.code) || code;
}
