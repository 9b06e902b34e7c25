import { expect, test } from 'vitest';
import { withDigits } from './spokenNumbers.ts';
import type { Locale } from '../locales.ts';

test.each<[string, Locale, string]>([
  ['January fifteenth, nineteen eighty-one', 'en', 'january 15, 1981'],
  ['the 15th of January 1981', 'en', 'the 15 january 1981'],
  ['June the eighth nineteen eighty five', 'en', 'june 8 1985'],
  ['January twenty nineteen eighty one', 'en', 'january 20 1981'],
  ['May thirty first two thousand and five', 'en', 'may 31 2005'],
  ['March second nineteen oh five', 'en', 'march 2 1905'],
  ['May first twenty twenty', 'en', 'may 1 2020'],
  ['nine nine four four', 'en', '9 9 4 4'],
  ['k one a zero b one', 'en', 'k 1 a 0 b 1'],
  ['someone I often mention', 'en', 'someone i often mention'],
  ['le quinze janvier mille neuf cent quatre-vingt-un', 'fr', 'le 15 janvier 1981'],
  ['premier mai dix-neuf cent soixante-douze', 'fr', '1 mai 1972'],
  ['vingt et un mars deux mille dix', 'fr', '21 mars 2010'],
  ['trois avril mille neuf cent quatre-vingt-dix-neuf', 'fr', '3 avril 1999'],
  ['neuf neuf quatre quatre', 'fr', '9 9 4 4'],
  ['四三二一', 'zh', '4321'],
  ['一九八一年一月十五日', 'zh', '1981年1月15日'],
  ['二〇〇五年十二月三十一号', 'zh', '2005年12月31号'],
  ['千九百八十一年一月二十日', 'ja', '1981年1月20日'],
  ['昭和五十六年一月十五日', 'ja', '昭和56年1月15日'],
])('%s in %s', (said, locale, written) => expect(withDigits(said, locale)).toBe(written));
