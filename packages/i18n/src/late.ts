import { entryTexts } from './messages.ts';
import type { MessageScope } from './messages.ts';

/** What most people see right after signing in. Apart from `index.ts`, for nobody waits for it to sign in. */
export const inboxTexts: MessageScope = {
  before: entryTexts,
  fetch: {
    en: () => import('virtual:intake-messages/en'),
    fr: () => import('virtual:intake-messages/fr'),
    ja: () => import('virtual:intake-messages/ja'),
    zh: () => import('virtual:intake-messages/zh'),
  },
};

/** Every text. */
export const allTexts: MessageScope = {
  before: inboxTexts,
  fetch: {
    en: () => import('virtual:intake-messages/en/late'),
    fr: () => import('virtual:intake-messages/fr/late'),
    ja: () => import('virtual:intake-messages/ja/late'),
    zh: () => import('virtual:intake-messages/zh/late'),
  },
};
