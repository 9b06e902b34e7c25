import type { PlannedReminder, ReminderRule, ReminderRuleFields } from '@intake/api/contract';
import { dayIn } from '@intake/i18n';

export interface Choice {
  id: string;
  label: string;
}

export const leastHours = 1;
export const mostHours = 672;

export const blankRule: ReminderRuleFields = {
  name: '', purpose: 'confirmation', templateKey: '', channel: 'sms', hoursBefore: 48, locale: null, visitTypeIds: [], locationIds: [], isActive: true,
};

/** What is asked for again has words of its own and belongs to no visit. */
export const ruleOf = (values: ReminderRuleFields): ReminderRuleFields =>
  values.purpose === 'missing-documents' ? { ...values, templateKey: null, visitTypeIds: [], locationIds: [] } : values;

const hoursADay = 24;

/** Whole days are told as days. */
export const lead = (hours: number): { unit: 'days' | 'hours'; count: number } =>
  hours % hoursADay === 0 ? { unit: 'days', count: hours / hoursADay } : { unit: 'hours', count: hours };

export interface PlannedDay {
  day: string;
  at: string;
  items: PlannedReminder[];
}

/** By the day on which they go out, by the clock of the clinic. */
export function plannedDays(items: readonly PlannedReminder[], timeZone: string): PlannedDay[] {
  const days: PlannedDay[] = [];
  for (const item of items.toSorted((one, other) => (one.sendAt < other.sendAt ? -1 : 1))) {
    const day = dayIn(item.sendAt, timeZone);
    if (days.at(-1)?.day !== day) days.push({ day, at: item.sendAt, items: [] });
    days.at(-1)!.items.push(item);
  }
  return days;
}

/** The names of what a rule is limited to. */
export const limitsOf = ({ visitTypeIds, locationIds }: Pick<ReminderRule, 'visitTypeIds' | 'locationIds'>, visitTypes: readonly Choice[], locations: readonly Choice[]): string[] =>
  [...visitTypes.filter(({ id }) => visitTypeIds.includes(id)), ...locations.filter(({ id }) => locationIds.includes(id))].map(({ label }) => label);
