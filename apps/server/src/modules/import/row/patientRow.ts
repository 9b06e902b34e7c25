import { PatientFields } from '@intake/api/contract';
import { checkHealthNumber, isCalendarDay, parseDocumentDate, type Province } from '@intake/api/rules';
import { namesOf, numberIn, phonesOf, provinceIn } from './personTexts.ts';
import type { Texts } from './texts.ts';
import { languageOf, sexOf } from './words.ts';

const mostPhones = 5;

export function patientOf(texts: Texts): PatientFields {
  const { one, all, refuse } = texts;
  const province = provinceIn(texts);
  const sex = one('sex') ? sexOf(one('sex')) : null;
  if (sex === undefined) refuse('sex-unknown', 'sex');
  const language = one('language') ? languageOf(one('language')) : null;
  if (language === undefined) refuse('language-unknown', 'language');
  const email = one('email') || null;
  if (!PatientFields.shape.email.safeParse(email).success) refuse('email-invalid', 'email');
  const number = healthNumberOf(texts, province);
  return {
    ...namesOf(texts),
    birthDate: birthDateOf(texts),
    sex: sex ?? null,
    ...number,
    province: number.healthNumber ? province : null,
    phones: phonesOf(texts, 'phone', mostPhones),
    email,
    address: all('address').map((line) => line.replace(/[ \t]+/g, ' ')).join(', ') || null,
    language: language ?? null,
    // A list of another program says neither; what the chart says of them stays.
    alerts: [],
    locationId: null,
  };
}

/** `1968年4月17日` and a day with an hour, as the other ways to write one. */
function plainDate(text: string): string {
  const chinese = /^(\d{4})年(\d{1,2})月(\d{1,2})日/.exec(text);
  if (chinese) return chinese.slice(1).join('-');
  return text.replace(/[T\s]+\d{1,2}:\d{2}.*$/, '');
}

function birthDateOf({ one, refuse, settings, today }: Texts): string | null {
  const text = plainDate(one('birthDate'));
  if (!text) return null;
  const { value, ambiguous } = parseDocumentDate(text, { purpose: 'birth', order: settings.dateOrder, today });
  if (value) return value;
  const isDate = parseDocumentDate(text, { order: settings.dateOrder, today }).candidates.length > 0 || isCalendarDay(text);
  refuse(ambiguous ? 'date-ambiguous' : isDate ? 'date-impossible' : 'date-unreadable', 'birthDate');
  return null;
}

/** Digits before which a year does not stand: their order has to be told. */
export const needsOrder = (text: string): boolean => /^\d{1,2}[\s/.\-–]+\d{1,2}[\s/.\-–]+\d{2}(?:\d{2})?(?!\d)/.test(text.trim());

function healthNumberOf(texts: Texts, province: Province | null): { healthNumber: string | null; versionCode: string | null } {
  const { one, refuse } = texts;
  const text = numberIn(texts, 'healthNumber');
  const versionCode = one('versionCode').toUpperCase() || null;
  if (!text) return { healthNumber: null, versionCode: null };
  const { value, versionCode: ofNumber, format, checksum } = checkHealthNumber(text, { province });
  if (format === 'invalid' && province && checkHealthNumber(`0${text}`, { province }).format === 'valid') refuse('zero-lost', 'healthNumber');
  else if (format === 'invalid' || checksum === 'invalid') refuse('number-unusual', 'healthNumber');
  return { healthNumber: value, versionCode: versionCode ?? ofNumber };
}
