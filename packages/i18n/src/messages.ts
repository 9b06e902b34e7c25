import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

/** Message id → ICU syntax tree. */
export type Messages = Record<string, MessageFormatElement[]>;

/** `entry` holds what is needed to sign in, `all` every text. */
export type MessageScope = 'entry' | 'all';

type Imports = Record<Locale, () => Promise<{ default: Messages }>>;

const imports: Record<'entry' | 'rest', Imports> = {
  rest: {
    en: () => import('virtual:intake-messages/en'),
    fr: () => import('virtual:intake-messages/fr'),
    ja: () => import('virtual:intake-messages/ja'),
    zh: () => import('virtual:intake-messages/zh'),
  },
  entry: {
    en: () => import('virtual:intake-messages/en/entry'),
    fr: () => import('virtual:intake-messages/fr/entry'),
    ja: () => import('virtual:intake-messages/ja/entry'),
    zh: () => import('virtual:intake-messages/zh/entry'),
  },
};

const loaded: Record<MessageScope, Map<Locale, Promise<Messages>>> = { all: new Map(), entry: new Map() };

/** One locale's texts, fetched once. Rejects when they cannot be fetched; the next call tries again. */
export function loadMessages(locale: Locale, scope: MessageScope = 'all'): Promise<Messages> {
  const known = loaded[scope].get(locale);
  if (known) return known;
  const messages = fetchMessages(locale, scope);
  loaded[scope].set(locale, messages);
  messages.catch(() => loaded[scope].delete(locale));
  return messages;
}

/** What signing in has fetched is not fetched again. */
async function fetchMessages(locale: Locale, scope: MessageScope): Promise<Messages> {
  if (scope === 'entry') return (await imports.entry[locale]()).default;
  const [entry, rest] = await Promise.all([loadMessages(locale, 'entry'), imports.rest[locale]()]);
  return { ...entry, ...rest.default };
}
