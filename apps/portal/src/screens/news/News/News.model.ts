import type { News } from '@intake/api/contract';
import { locales } from '@intake/api/rules';
import type { Locale } from '@intake/api/rules';

/** What is typed, by language: `en.subject`, `en.text` and so on. */
export type NewsDraft = Record<`${Locale}-subject` | `${Locale}-text`, string>;

export const emptyDraft = Object.fromEntries(locales.flatMap((locale) => [[`${locale}-subject`, ''], [`${locale}-text`, '']])) as NewsDraft;

/** The languages in which something is written; a text without its other half is named by `half`. */
export function textsOf(draft: NewsDraft): { texts: News['texts']; half: (keyof NewsDraft)[] } {
  const texts: News['texts'] = {};
  const half: (keyof NewsDraft)[] = [];
  for (const locale of locales) {
    const [subject, text] = [draft[`${locale}-subject`].trim(), draft[`${locale}-text`].trim()];
    if (subject && text) texts[locale] = { subject, text };
    else if (subject) half.push(`${locale}-text`);
    else if (text) half.push(`${locale}-subject`);
  }
  return { texts, half };
}
