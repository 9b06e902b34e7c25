/**
 * A fraction to the nearest whole number; half goes away from zero. Money is divided here and nowhere else.
 * @param denominator positive
 */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** Thousandths of a unit that a quantity is counted in: `1500` are one and a half. */
export const quantityScale = 1000;
/** A price is in hundredths of a cent, so that a page at 3.5 cents has one: `350`. */
export const priceScale = 100;

/** Cents of a quantity (thousandths) at a price (hundredths of a cent), rounded once. */
export const lineNet = ({ quantity, unitPrice }: { quantity: number; unitPrice: number }): number =>
  Number(divideRounded(BigInt(quantity) * BigInt(unitPrice), BigInt(quantityScale * priceScale)));

/** Cents of tax on cents at a rate in millionths, rounded once: 9.975 % is `99_750`. */
export const taxOn = (cents: number, millionths: number): number => Number(divideRounded(BigInt(cents) * BigInt(millionths), 1_000_000n));

/**
 * An amount as a bank or a person writes it, `1 234,50`, `1,234.5` or `-$12`, in cents; null when it is none. One mark before
 * three digits groups them; a fraction has at most two.
 */
export function parseCents(text: string): number | null {
  const plain = text.trim().replaceAll(/[\s\u00a0\u202f'$]/g, '');
  const parts = /^([-+]?)(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!parts) return null;
  const [, sign, whole = '', fraction = ''] = parts;
  const value = Number(whole.replaceAll(/[.,]/g, '') + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(value)) return null;
  return sign === '-' ? 0 - value : value;
}
