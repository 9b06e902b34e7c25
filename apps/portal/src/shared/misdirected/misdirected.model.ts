import type { BreachLetter, BreachReport } from '@intake/api/contract';
import { breachDisposals, breachInformation, type BreachDisposal, type Locale } from '@intake/api/rules';
import { isLocale } from '@intake/i18n';
import { chosenNumber, numberOf, type FaxSite, type NumberValues } from '../letters/faxNumber.model.ts';

/** Who sent it, as far as the line told. */
export interface Sender {
  /** E.164. */
  number: string | null;
  name: string | null;
}

export const sitesOf = ({ number, name }: Sender): FaxSite[] => (number ? [{ number, name: name ?? '' }] : []);

/** The part of a form that says which letter goes to whoever sent it. */
export interface NoticeValues extends NumberValues {
  name: string;
  locale: string;
  disposal: string;
}

export interface MisdirectedValues extends NoticeValues {
  description: string;
  information: string[];
  people: number | null;
  notice: string;
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
export const noticeOf = (values: NoticeValues): NoticeDraft => ({
  locale: localeOf(values.locale), recipientName: values.name.trim() || null, to: chosenNumber(values), disposal: disposalOf(values.disposal),
});

/** The same letter, as it is sent. */
export function letterOf(values: NoticeValues): BreachLetter {
  const { locale, recipientName } = noticeOf(values);
  return { locale, wording: null, recipientName, send: { to: chosenNumber(values) ?? '', confirmation: values.confirmation || null } };
}

/** What the letter begins with: back to where it came from, in the language of whoever writes. */
export const noticeValues = ({ number, name }: Sender, { locale, disposal = 'destroy' }: { locale: string; disposal?: BreachDisposal }): NoticeValues => ({
  ...numberOf(sitesOf({ number, name })), name: name ?? '', locale: locale.slice(0, 2), disposal,
});

export function reportOf(values: MisdirectedValues): Omit<BreachReport, 'faxId' | 'version'> {
  return {
    description: values.description.trim(),
    information: breachInformation.filter((kind) => values.information.includes(kind)),
    peopleCount: values.people ?? 1,
    disposal: disposalOf(values.disposal),
    dueOn: values.dueOn ?? '',
    notice: values.notice === 'letter' ? { by: 'letter', ...letterOf(values) } : { by: values.notice === 'told' ? 'told' : 'later' },
  };
}

/** So many days after a day, both ISO 8601. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
