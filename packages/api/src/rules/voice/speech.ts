import { flowVariable, isDetailVariable, type ClinicVariable, type DetailVariable } from './flowWords.ts';
import type { CallDetails, CallState } from './callState.ts';
import type { SpokenText } from '../../contract/voice/agentFlow.contract.ts';
import type { Locale } from '../locales.ts';
import { phoneText } from '../phone/phoneText.ts';

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
/** Making one takes longer than a whole turn. */
const dayFormats = new Map<Locale, Intl.DateTimeFormat>();
const timeFormats = new Map<Locale, Intl.DateTimeFormat>();

function formatted(formats: Map<Locale, Intl.DateTimeFormat>, locale: Locale, options: Intl.DateTimeFormatOptions, instant: string): string {
  if (!formats.has(locale)) formats.set(locale, format(locale, options));
  return formats.get(locale)!.format(new Date(instant));
}

export const spokenDay = (locale: Locale, date: string): string =>
  formatted(dayFormats, locale, { weekday: 'long', month: 'long', day: 'numeric' }, `${date}T00:00:00Z`);
export const spokenTime = (locale: Locale, time: string): string =>
  formatted(timeFormats, locale, { hour: 'numeric', minute: '2-digit' }, `2000-01-01T${time}:00Z`);

const detailTexts: Record<DetailVariable, (details: CallDetails, locale: Locale) => string> = {
  'patient.firstName': (details) => details.firstName,
  'appointment.date': (details, locale) => spokenDay(locale, details.date),
  'appointment.time': (details, locale) => spokenTime(locale, details.time),
  'appointment.service': (details) => details.service,
  'appointment.location': (details) => details.location,
};

/** The text with its values, or null when it needs one that this call does not have: then nothing of it is said. */
export function spoken(text: SpokenText, state: CallState): string | null {
  const clinic: Record<ClinicVariable, string> = { 'clinic.name': state.clinic.name, 'clinic.phone': phoneText(state.clinic.phone) };
  const own = text[state.locale];
  let isWhole = own !== undefined;
  const filled = (own ?? '').replaceAll(flowVariable, (whole, name: string) => {
    if (name in clinic) return clinic[name as ClinicVariable];
    if (isDetailVariable(name) && state.verified && state.details) return detailTexts[name](state.details, state.locale);
    isWhole = false;
    return whole;
  });
  return isWhole ? filled : null;
}
