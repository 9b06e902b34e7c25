import { describe, expect, it } from 'vitest';
import { readingLocale } from './direction.ts';

describe('readingLocale', () => {
  it.each(['en', 'zh', 'fr', 'ja', 'en-CA'])('leaves %s alone when it reads from the left', (locale) => {
    expect(readingLocale(locale, 'ltr')).toBe(locale);
  });

  it.each(['en', 'zh', 'fr', 'ja', 'en-CA'])('names a right-to-left script for %s', (locale) => {
    expect(new Intl.Locale(readingLocale(locale, 'rtl')).script).toBe('Arab');
  });

  it('keeps the region, which says on which day a week begins', () => {
    expect(readingLocale('fr-CA', 'rtl')).toBe('fr-Arab-CA');
    expect(readingLocale('fr', 'rtl')).toBe('fr-Arab');
  });

  it('keeps the numerals of the language', () => {
    expect(new Intl.NumberFormat(readingLocale('fr', 'rtl')).format(1234.5)).toBe(new Intl.NumberFormat('fr').format(1234.5));
  });
});
