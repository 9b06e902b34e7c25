import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

/** Message id → ICU syntax tree. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Texts that are fetched together. */
export interface MessageScope {
  fetch: Record<Locale, () => Promise<{ default: Messages }>>;
  /** What comes with it. */
  before?: MessageScope;
}

/** What is needed to sign in. */
export const entryTexts: MessageScope = {
  fetch: {
    en: () => import('virtual:intake-messages/en/entry'),
    fr: () => import('virtual:intake-messages/fr/entry'),
    ja: () => import('virtual:intake-messages/ja/entry'),
    zh: () => import('virtual:intake-messages/zh/entry'),
  },
};

const loaded = new Map<MessageScope, Map<Locale, Promise<Messages>>>();

/** How long a failure is answered again, in milliseconds: a render that waits asks anew and must hear of it, not wait on. */
export const failureKept = 1_000;

/** One locale's texts, fetched once. Rejects when they cannot be fetched; a call after `failureKept` tries again. */
export function loadMessages(locale: Locale, scope: MessageScope): Promise<Messages> {
  const byLocale = loaded.get(scope) ?? new Map<Locale, Promise<Messages>>();
  loaded.set(scope, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const messages = fetchMessages(locale, scope);
  byLocale.set(locale, messages);
  messages.then(
    // React's own mark: `use` answers at once what bears it, and waits, behind a fallback, even for a kept promise without.
    (value) => Object.assign(messages, { status: 'fulfilled', value }),
    () => setTimeout(() => byLocale.delete(locale), failureKept),
  );
  return messages;
}

/** What has been fetched before is not fetched again. */
async function fetchMessages(locale: Locale, { fetch, before }: MessageScope): Promise<Messages> {
  const [known, more] = await Promise.all([before && loadMessages(locale, before), fetch[locale]().catch(fail)]);
  return { ...known, ...more.default };
}

/** By this name it is known as what can be tried again, as code is that did not come. */
function fail(cause: unknown): never {
  throw Object.assign(new Error('failed', { cause }), { name: 'ChunkLoadError' });
}
