import lateAreas from 'virtual:intake-late-texts';
import { entryTexts } from './messages.ts';
import type { Locale } from './locales.ts';
import type { Messages, MessageScope } from './messages.ts';

/** What most people see right after signing in. Apart from `index.ts`, for nobody waits for it to sign in. */
export const inboxTexts: MessageScope = {
  before: entryTexts,
  fetch: {
    en: () => import('virtual:intake-messages/en/inbox'),
    fr: () => import('virtual:intake-messages/fr/inbox'),
    ja: () => import('virtual:intake-messages/ja/inbox'),
    zh: () => import('virtual:intake-messages/zh/inbox'),
  },
};

const scopes = new Map(Object.entries(lateAreas).map(([area, fetch]): [string, MessageScope] => [area, { before: area === 'home' ? entryTexts : inboxTexts, fetch }]));

/** The texts of areas beside those of the inbox, which `home` does without; throws for an area that has no catalogue of its own. */
export function areaTexts(...areas: readonly string[]): MessageScope {
  const known = scopes.get(areas.join());
  if (known) return known;
  const last = scopes.get(areas.at(-1) ?? '');
  if (!last || areas.length < 2) throw new Error(`No catalogue is called ${areas.at(-1)}.json, or it comes with the inbox.`);
  const scope = { before: areaTexts(...areas.slice(0, -1)), fetch: last.fetch };
  scopes.set(areas.join(), scope);
  return scope;
}

/** Every text, where screens of all areas are shown: stories and tests. */
export const allTexts: MessageScope = {
  before: inboxTexts,
  fetch: { en: () => everyArea('en'), fr: () => everyArea('fr'), ja: () => everyArea('ja'), zh: () => everyArea('zh') },
};

async function everyArea(locale: Locale): Promise<{ default: Messages }> {
  const areas = await Promise.all(Object.values(lateAreas).map((fetch) => fetch[locale]()));
  return { default: Object.assign({}, ...areas.map((area) => area.default)) as Messages };
}
