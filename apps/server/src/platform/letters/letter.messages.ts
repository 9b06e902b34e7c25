import type { Locale } from '@intake/api/rules';

/** At the foot of each page, so that a page that went missing is missed. */
export const pageText: Record<Locale, (page: number, pages: number) => string> = {
  en: (page, pages) => `Page ${page} of ${pages}`,
  fr: (page, pages) => `Page ${page} de ${pages}`,
  zh: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  ja: (page, pages) => `${page} / ${pages} ページ`,
};
