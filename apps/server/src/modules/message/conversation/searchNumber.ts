/** The digits of a search that is a number, or a part of one; null for other words. */
export function digitsOf(search: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(search)) return null;
  const digits = search.replace(/\D/g, '');
  return digits.length >= 3 ? digits : null;
}
