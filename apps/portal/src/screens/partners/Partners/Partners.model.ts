import type { Partner, PartnerUse } from '@intake/api/contract';

type Day = PartnerUse['days'][number];

const dayMs = 86_400_000;

/** From the first day with a call to the last, with the days between on which nothing was asked. */
export function wholeDays(days: readonly Day[]): readonly Day[] {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return [];
  const count = Math.round((Date.parse(last.day) - Date.parse(first.day)) / dayMs) + 1;
  const known = new Map(days.map((one) => [one.day, one]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first.day) + index * dayMs).toISOString().slice(0, 10);
    return known.get(day) ?? { day, calls: 0, errors: 0 };
  });
}

export type PartnerState = 'active' | 'stopped' | 'noKey';

/** Without a key that counts it cannot sign in, whatever else is chosen. */
export const stateOf = ({ isActive, keys }: Partner): PartnerState => {
  if (!isActive) return 'stopped';
  return keys.some(({ revokedAt }) => revokedAt === null) ? 'active' : 'noKey';
};
