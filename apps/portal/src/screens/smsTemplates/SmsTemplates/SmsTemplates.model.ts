import type { SmsTemplate } from '@intake/api/contract';
import { fillTemplate, locales, segmentsOf, type FilledMessage, type LetterValues, type Locale, type TextSegments } from '@intake/api/rules';
import { sampleIn } from '../../../shared/letters/sampleLetters.ts';

/** A template in one language, written or not yet. */
export interface TemplateSlot {
  key: string;
  locale: Locale;
  template: SmsTemplate | null;
}

/** Each key with all of its languages, in the order of the keys as they come. */
export function slotsOf(templates: readonly SmsTemplate[]): { key: string; slots: TemplateSlot[] }[] {
  const keys = [...new Set(templates.map(({ key }) => key))];
  return keys.map((key) => ({
    key,
    slots: locales.map((locale) => ({ key, locale, template: templates.find((one) => one.key === key && one.locale === locale) ?? null })),
  }));
}

export const isKey = (key: string): boolean => key.length <= longestKey && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key);
export const longestKey = 60;

const samplePhone = '+1 416 555 0142';
/** As long as a real one, as the price is counted. */
const sampleLink = 'https://intake.example/home/pages/modaldisplay#visit=AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE';

export interface Sample extends FilledMessage, TextSegments {}

/** What a template says to somebody invented, or while nothing but the clinic is known, and how it goes over the air. */
export function sampleOf(body: string, { locale, organization, isFilled }: { locale: Locale; organization: string; isFilled: boolean }): Sample {
  const known: LetterValues = { 'organization.name': organization };
  const filled = fillTemplate(body, isFilled ? { ...sampleIn(locale).values, ...known, 'organization.phone': samplePhone, 'appointment.link': sampleLink } : known);
  return { ...filled, ...segmentsOf(filled.text) };
}
