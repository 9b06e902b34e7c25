/** How a stored number is read: `416-555-0142` in North America, as it is stored elsewhere. Any other text stays. */
export const phoneText = (text: string): string => text.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** `+16135550118` from what people write; a number without a country is North American. Null when it is none. */
export function e164Of(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  return /^1?[2-9]\d{9}$/.test(digits) ? `+1${digits.slice(-10)}` : null;
}
