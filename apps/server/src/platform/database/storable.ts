import { deepestJson, isConversion } from '@intake/api/contract';

/** What a provider says, with U+FFFD for what no text of the database holds: NUL, and halves of surrogate pairs. */
export const storableText = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');

/** The same for every text in a value of JSON; what lies deeper in it than anybody nests is null, and keys that convert it are left out. */
export function storableJson(value: unknown, levels = deepestJson): unknown {
  if (typeof value === 'string') return storableText(value);
  if (value === null || typeof value !== 'object') return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.map((inner) => storableJson(inner, levels - 1));
  return Object.fromEntries(Object.entries(value).filter(([key]) => !isConversion(key)).map(([key, inner]) => [storableText(key), storableJson(inner, levels - 1)]));
}

/** What a text of JSON says, made so; null where it is none. */
export function readStorableJson(text: string): unknown {
  try {
    return storableJson(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The same for the texts that are fields of an object; everything else in it stays as it is. */
export const storableFields = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? storableText(value) : (value as unknown)])) as T;
