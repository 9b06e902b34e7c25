/** English and French month names with their usual short forms, January first; accents are optional. */
const months = [
  'january|janvier|janv|jan',
  'february|f[eé]vrier|f[eé]vr|f[eé]v|feb',
  'march|mars|mar',
  'april|avril|avr|apr',
  'may|mai',
  'june|juin|jun',
  'july|juillet|juil|jul',
  'august|ao[uû]t|aug',
  'september|septembre|sept|sep',
  'october|octobre|oct',
  'november|novembre|nov',
  'december|d[eé]cembre|d[eé]c|dec',
];

/** All month names as one alternative of a regular expression. */
export const monthWords = months.join('|');

const patterns = months.map((names) => new RegExp(`^(?:${names})$`, 'iu'));

/** 1 to 12, or null when the word names no month. */
export function monthOf(word: string): number | null {
  const index = patterns.findIndex((pattern) => pattern.test(word));
  return index < 0 ? null : index + 1;
}
