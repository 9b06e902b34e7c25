export type Direction = 'ltr' | 'rtl';

/**
 * The locale that tells react-aria which way to read. Direction is its own setting, so a left-to-right language read
 * from the right is named with a right-to-left script: `en-Arab-CA`. The region stays: it begins the week.
 */
export function readingLocale(locale: string, direction: Direction): string {
  if (direction === 'ltr') return locale;
  const { language, region } = new Intl.Locale(locale);
  return [language, 'Arab', region].filter(Boolean).join('-');
}
