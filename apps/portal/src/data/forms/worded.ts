import type { MessageDescriptor } from 'react-intl';
import type { Refusals } from './refusals.ts';

/** The words for codes by field. */
export const worded = (codes: Readonly<Record<string, string>>, texts: Readonly<Record<string, MessageDescriptor>>): Refusals =>
  Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, texts[code]]));
