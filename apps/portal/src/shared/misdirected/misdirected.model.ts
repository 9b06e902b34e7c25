import type { BreachReport } from '@intake/api/contract';
import { breachDisposals, breachInformation, type Locale } from '@intake/api/rules';
import { isLocale } from '@intake/i18n';
import { chosenNumber, type NumberValues } from '../letters/faxNumber.model.ts';

export interface MisdirectedValues extends NumberValues {
  description: string;
  information: string[];
  people: number | null;
  notice: string;
  name: string;
  locale: string;
  disposal: string;
  dueOn: string | null;
}

/** The steps through it, in order. */
export const misdirectedSteps = ['what', 'tell', 'lock'] as const;

const localeOf = (locale: string) => (isLocale(locale) ? locale : 'en');
const disposalOf = (disposal: string) => breachDisposals.find((one) => one === disposal) ?? 'destroy';

export interface NoticeDraft {
  locale: Locale;
  recipientName: string | null;
  to: string | null;
  disposal: BreachReport['disposal'];
}

/** The letter that would go out. */
export const noticeOf = (values: MisdirectedValues): NoticeDraft => ({
  locale: localeOf(values.locale), recipientName: values.name.trim() || null, to: chosenNumber(values), disposal: disposalOf(values.disposal),
});

export function reportOf(values: MisdirectedValues): Omit<BreachReport, 'faxId' | 'version'> {
  const { locale, recipientName, disposal } = noticeOf(values);
  const send = { to: chosenNumber(values) ?? '', confirmation: values.confirmation || null };
  return {
    description: values.description.trim(),
    information: breachInformation.filter((kind) => values.information.includes(kind)),
    peopleCount: values.people ?? 1,
    disposal,
    dueOn: values.dueOn ?? '',
    notice: values.notice === 'letter' ? { by: 'letter', locale, wording: null, recipientName, send } : { by: values.notice === 'told' ? 'told' : 'later' },
  };
}

/** So many days after a day, both ISO 8601. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
