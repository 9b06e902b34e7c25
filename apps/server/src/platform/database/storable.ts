/** What a provider says, with U+FFFD for what no text of the database holds: NUL, and halves of surrogate pairs. */
export const storableText = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');

/** The same for every text in a value of JSON. */
export function storableJson(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), storableJson(inner)]));
}

/** The same for the texts that are fields of an object; everything else in it stays as it is. */
export const storableFields = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? storableText(value) : (value as unknown)])) as T;
