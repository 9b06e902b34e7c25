import { e164Of, lastDigits } from '@intake/api/rules';

/** A place that somebody can be faxed at. */
export interface FaxSite {
  /** E.164. */
  number: string;
  name: string;
}

/** The part of a form that says where a fax goes. */
export interface NumberValues {
  /** The number of a site; null for one that is typed. */
  site: string | null;
  number: string;
  confirmation: string;
}

/** The first site, or the typed one where there is none. */
export const numberOf = (sites: readonly FaxSite[]): NumberValues => ({ site: sites[0]?.number ?? null, number: '', confirmation: '' });

/** E.164; null while it is no number. */
export const chosenNumber = ({ site, number }: NumberValues): string | null => site ?? e164Of(number);

/** What is wrong before anything is sent: a number that is none, or a new one that is not confirmed. */
export function numberProblems(values: NumberValues, isKnown: boolean): { number?: 'required'; confirmation?: 'wrong' } {
  const number = chosenNumber(values);
  if (!number) return { number: 'required' };
  return isKnown || values.confirmation === lastDigits(number) ? {} : { confirmation: 'wrong' };
}
