import { provinces, type Province, type Sex } from '@intake/api/rules';
import { fold } from '../../../platform/search/tokens.ts';

/** A word without what spelling varies: `Féminin.` is `feminin`. */
export const wordKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

const keyed = <Value extends string>(words: Record<Value, string>): ReadonlyMap<string, Value> =>
  new Map((Object.entries(words) as [Value, string][]).flatMap(([value, all]) => all.split(' ').map((word) => [wordKey(word), value] as const)));

const sexes = keyed<Sex>({
  female: 'f female femme feminin feminine fille woman girl 女 女性 女の子 女子',
  male: 'm male homme masculin masculine garçon man boy 男 男性 男の子 男子',
  other: 'o x other autre intersex nonbinary その他 其他 他',
  unknown: 'u unk unknown inconnu indetermine 不明 未知 未詳',
});
export const sexOf = (text: string): Sex | undefined => sexes.get(wordKey(text));

const provinceNames = keyed<Province>({
  AB: 'AB alberta', BC: 'BC britishcolumbia colombiebritannique', MB: 'MB manitoba', NB: 'NB newbrunswick nouveaubrunswick',
  NL: 'NL NF newfoundland newfoundlandandlabrador terreneuve terreneuveetlabrador', NS: 'NS novascotia nouvelleecosse',
  NT: 'NT northwestterritories territoiresdunordouest', NU: 'NU nunavut', ON: 'ON ont ontario', PE: 'PE PEI princeedwardisland ileduprinceedouard',
  QC: 'QC PQ que quebec', SK: 'SK saskatchewan', YT: 'YT yukon',
});
export const provinceOf = (text: string): Province | undefined => provinceNames.get(wordKey(text)) ?? provinces.find((province) => province === text.trim().toUpperCase());

const languages = keyed({
  en: 'english anglais 英語 英语', fr: 'french francais français 法語 法语 フランス語', zh: 'chinese chinois mandarin 中文 中国語 中国语 汉语 普通话', ja: 'japanese japonais 日本語 日语',
  es: 'spanish espagnol español', pt: 'portuguese portugais', ar: 'arabic arabe', pa: 'punjabi pendjabi', de: 'german allemand deutsch', it: 'italian italien',
});

/** A language as BCP 47 writes it, from its name or its code. */
export function languageOf(text: string): string | undefined {
  const named = languages.get(wordKey(text));
  if (named) return named;
  if (!/^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(text)) return undefined;
  try {
    return Intl.getCanonicalLocales(text.replace('_', '-'))[0];
  } catch {
    return undefined;
  }
}
