const isNumberLike = (text: string) => /^[\d\s().+-]*$/.test(text);

/** Digits and a leading plus; a text with anything else, such as an extension, stays as it is. */
export const stripPhone = (text: string): string => {
  if (!isNumberLike(text)) return text;
  const digits = text.replace(/\D/g, '');
  return /^\s*\+/.test(text) ? `+${digits}` : digits;
};

const grouped = (digits: string) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');

/**
 * A phone number as it is read: `416-555-0142` in North America, also half typed, and digits behind a plus elsewhere.
 * A whole number of North America loses its country code, which goes without saying there.
 */
export function writePhone(text: string): string {
  const raw = stripPhone(text);
  const [isNorthAmerican, code = '', national = ''] = /^(\+?1)?(\d{0,10})$/.exec(raw) ?? [];
  if (isNorthAmerican === undefined) return raw;
  const isWhole = code === '+1' && national.length === 10;
  return [isWhole ? '' : code, grouped(national)].filter(Boolean).join(' ');
}
