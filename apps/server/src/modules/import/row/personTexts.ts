import type { ImportField, Province } from '@intake/api/rules';
import { parsePhone } from '@intake/api/rules/phone';
import { isRounded, oneLine, withoutDecimals } from './cell.ts';
import type { Texts } from './texts.ts';
import { provinceOf } from './words.ts';

/** Family and given name: each in its column, or in one with a comma between, as no rule tells which of two words is which. */
export function namesOf({ one, refuse }: Texts): { familyName: string; givenName: string } {
  const [familyName, givenName, fullName] = [one('familyName'), one('givenName'), one('fullName')];
  if (familyName) return { familyName, givenName };
  if (!fullName) {
    refuse('name-missing', 'familyName');
    return { familyName, givenName };
  }
  const comma = fullName.search(/[,、，]/);
  if (comma < 1) refuse('name-needs-comma', 'fullName');
  return { familyName: oneLine(fullName.slice(0, Math.max(comma, 0))), givenName: oneLine(fullName.slice(comma + 1)) };
}

/** In E.164, each once; a cell may hold several. */
export function phonesOf({ all, refuse }: Texts, field: 'phone' | 'faxNumber', most: number): string[] {
  const found = all(field).flatMap((cell) => cell.split(/[;|\n]|\/(?=\s*[\d+(])/)).map((text) => withoutDecimals(text.trim())).filter(Boolean);
  const phones = found.flatMap((text) => {
    const phone = isRounded(text) ? null : parsePhone(text);
    if (!phone) refuse(isRounded(text) ? 'number-rounded' : 'phone-invalid', field);
    else if (phone.extension) refuse('extension-dropped', field);
    return phone ? [phone.e164] : [];
  });
  const each = [...new Set(phones)];
  if (each.length > most) refuse('too-many-phones', field);
  return each;
}

/** Of the row, or of the whole file where the row says none. */
export function provinceIn({ one, refuse, settings }: Texts): Province | null {
  const text = one('province');
  if (!text) return settings.province;
  const province = provinceOf(text);
  if (!province) refuse('province-unknown', 'province');
  return province ?? null;
}

/** A number as its cell says it; what a spreadsheet has rounded is no number any more. */
export function numberIn({ one, refuse }: Texts, field: ImportField): string {
  const text = withoutDecimals(one(field));
  if (!isRounded(text)) return text;
  refuse('number-rounded', field);
  return '';
}
