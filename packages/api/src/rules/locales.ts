/** What the interface and the mails are written in. */
export const locales = ['en', 'zh', 'fr', 'ja'] as const;
export type Locale = (typeof locales)[number];
