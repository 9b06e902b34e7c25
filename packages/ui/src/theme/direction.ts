export type Direction = 'ltr' | 'rtl';

/**
 * The locale that tells react-aria which way to read. Direction is its own setting, so a
 * left-to-right language read from the right is named with a right-to-left script: `en-Arab`.
 */
export const readingLocale = (locale: string, direction: Direction) =>
  direction === 'rtl' ? `${new Intl.Locale(locale).language}-Arab` : locale;
