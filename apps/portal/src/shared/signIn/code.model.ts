/** The six digits of a code as somebody typed or pasted it, in any script and grouping; null for anything else. */
export function codeOf(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
