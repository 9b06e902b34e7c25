/** The languages of the interface, English first because it is the source. */
export const locales = ['en', 'fr', 'ja', 'zh'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** BCP 47 tags that decide how dates and numbers are written: Canadian English and French. */
export const languageTags: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA', ja: 'ja-JP', zh: 'zh-CN' };

/** Each language in its own words, for the language menu: never translated. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  ja: '日本語',
  zh: '简体中文',
};

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The first of the wanted BCP 47 tags that we speak, else English. Takes `navigator.languages`. */
export function matchLocale(wanted: readonly string[]): Locale {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale) ?? defaultLocale;
}
