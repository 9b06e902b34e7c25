import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

/** Message id → ICU syntax tree. */
export type Messages = Record<string, MessageFormatElement[]>;

const imports: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:intake-messages/en'),
  fr: () => import('virtual:intake-messages/fr'),
  ja: () => import('virtual:intake-messages/ja'),
  zh: () => import('virtual:intake-messages/zh'),
};

const loaded = new Map<Locale, Promise<Messages>>();

/** One locale's texts, fetched once. Rejects when they cannot be fetched; the next call tries again. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const messages = imports[locale]().then((module) => module.default);
  loaded.set(locale, messages);
  messages.catch(() => loaded.delete(locale));
  return messages;
}
