import type { RevenueAnswers } from '@intake/api/contract';
import { revenueBounds, type RevenueInputs } from '@intake/api/rules';

/** The numbers of an estimate that an address carries behind its number sign; null when it carries none. */
export function estimateIn(hash: string): RevenueAnswers | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const entries = (Object.keys(revenueBounds) as (keyof RevenueInputs)[]).map((name) => {
    const value = carried.get(name);
    const { min, max } = revenueBounds[name];
    return [name, value !== null && /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : null] as const;
  });
  return entries.every(([, value]) => value !== null) ? (Object.fromEntries(entries) as unknown as RevenueAnswers) : null;
}

/** As the server takes it: in Canada or the United States, and no number that costs more. */
export const isDemoNumber = (number: string): boolean => /^\+1(?!900|976)[2-9]\d{2}[2-9]\d{6}$/.test(number);
