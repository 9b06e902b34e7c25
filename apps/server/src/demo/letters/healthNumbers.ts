import { checkHealthNumber, foldName, ramqCheckDigit } from '@intake/api/rules';
import type { Province } from '@intake/api/rules';
import type { Random } from './random.ts';

export interface CardHolder {
  family: string;
  given: string;
  sex: 'female' | 'male';
  /** `YYYY-MM-DD`. */
  birthDate: string;
}

export interface CardNumber {
  value: string;
  versionCode: string | null;
  province: Province;
}

const lengths: Partial<Record<Province, number>> = { AB: 9, SK: 9, MB: 9, NB: 9, NS: 10, NL: 12, PE: 8, YT: 9 };

/** A made-up number that its province's format and check digit accept. */
export function makeHealthNumber(province: Province, holder: CardHolder, random: Random): CardNumber {
  if (province === 'QC') return { value: ramqNumber(holder, random), versionCode: null, province };
  const versionCode = province === 'ON' && random.chance(0.8) ? random.letters(random.chance(0.8) ? 2 : 1) : null;
  for (;;) {
    const value = draw(province, random);
    const { format, checksum } = checkHealthNumber(value, { province });
    if (format === 'valid' && checksum !== 'invalid') return { value, versionCode, province };
  }
}

function draw(province: Province, random: Random): string {
  if (province === 'ON') return `${random.int(1, 9)}${random.digits(9)}`;
  if (province === 'BC') return `9${random.digits(9)}`;
  if (province === 'NU') return `1${random.digits(8)}`;
  if (province === 'NT') return `N${random.digits(7)}`;
  return random.digits(lengths[province] ?? 9);
}

function ramqNumber(holder: CardHolder, random: Random): string {
  const family = foldName(holder.family).replace(/ /g, '').toUpperCase().padEnd(3, 'X').slice(0, 3);
  const initial = foldName(holder.given).toUpperCase().slice(0, 1);
  const [year = '', month = '', day = ''] = holder.birthDate.split('-');
  const monthCode = String(Number(month) + (holder.sex === 'female' ? 50 : 0)).padStart(2, '0');
  const body = `${family}${initial}${year.slice(2)}${monthCode}${day}${random.int(1, 9)}`;
  return body + ramqCheckDigit(body, year.startsWith('19') ? '19' : '20');
}
