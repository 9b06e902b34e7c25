import { provinces } from '../vocabulary.ts';
import type { Province } from '../vocabulary.ts';

/** A Canadian postal address; parts that were not written are null. */
export interface PostalAddress {
  line: string | null;
  city: string | null;
  province: Province | null;
  /** `M5V 2T6`. */
  postalCode: string | null;
}

const provinceNames: Record<Province, string[]> = {
  ON: ['ontario', 'ont'],
  BC: ['british columbia', 'colombie-britannique', 'c.-b', 'cb'],
  QC: ['québec', 'quebec', 'qué', 'que', 'pq'],
  AB: ['alberta', 'alta'],
  SK: ['saskatchewan', 'sask'],
  MB: ['manitoba', 'man'],
  NB: ['new brunswick', 'nouveau-brunswick'],
  NS: ['nova scotia', 'nouvelle-écosse'],
  NL: ['newfoundland and labrador', 'newfoundland', 'terre-neuve-et-labrador', 'nfld'],
  PE: ['prince edward island', 'île-du-prince-édouard', 'pei', 'p.e.i'],
  YT: ['yukon', 'yk'],
  NT: ['northwest territories', 'territoires du nord-ouest', 'nwt'],
  NU: ['nunavut'],
};

const firstLetters: Record<string, Province> = {
  A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON',
  R: 'MB', S: 'SK', T: 'AB', V: 'BC', Y: 'YT',
};

const asLetter: Record<string, string> = { '0': 'O', '1': 'I', '2': 'Z', '4': 'A', '5': 'S', '6': 'G', '8': 'B' };
const asDigit: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', '|': '1', Z: '2', A: '4', S: '5', G: '6', B: '8', T: '7' };
const looseCode = /(?<![\p{L}\d])([\p{L}\d]{3})[ \-–]{0,2}([\p{L}\d|]{3})(?![\p{L}\d])/gu;

/** `M5V 2T6`, mending letters and digits a scanner exchanged; null when it cannot be a Canadian postal code. */
export function normalizePostalCode(input: string): string | null {
  const characters = [...input.toUpperCase().replace(/[^A-Z\d|]/g, '')];
  if (characters.length !== 6) return null;
  const mended = characters.map((character, index) =>
    index % 2 === 0
      ? /\d/.test(character) ? (asLetter[character] ?? '?') : character
      : /\d/.test(character) ? character : (asDigit[character] ?? '?'),
  );
  // Too many mends would make a postal code out of any six characters.
  const mends = mended.filter((character, index) => character !== characters[index]).length;
  const code = mended.join('');
  if (mends > 2 || !/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/.test(code)) return null;
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** The postal codes of a text with their places; those needing no mending are the surer ones. */
export function findPostalCodes(text: string): { postalCode: string; index: number; raw: string; mended: boolean }[] {
  return [...text.matchAll(looseCode)].flatMap((match) => {
    const postalCode = normalizePostalCode(match[0]);
    if (!postalCode || !/\d/.test(match[0])) return [];
    const mended = postalCode.replace(' ', '') !== match[0].toUpperCase().replace(/[^A-Z\d]/g, '');
    return [{ postalCode, index: match.index, raw: match[0], mended }];
  });
}

/** The province that a postal code lies in; X codes are shared by two territories. */
export function provinceOfPostalCode(postalCode: string): Province | null {
  return firstLetters[postalCode[0] ?? ''] ?? null;
}

/** Takes an address of one or more lines apart, whatever separates its parts. */
export function parseAddress(input: string): PostalAddress {
  const text = input.replace(/\s*\n\s*/g, ', ').replace(/\s+/g, ' ').trim();
  const code = findPostalCodes(text).at(-1) ?? null;
  const before = (code ? text.slice(0, code.index) : text).replace(/[\s,.;]+$/, '');
  const named = provinceAtEnd(before);
  const rest = before.slice(0, before.length - (named?.length ?? 0)).replace(/[\s,.;(]+$/, '');
  const parts = rest.split(/\s*[,;]\s*/).filter(Boolean);
  const city = parts.length > 1 ? parts.at(-1)! : null;
  return {
    line: (city ? parts.slice(0, -1) : parts).join(', ') || null,
    city,
    province: named?.province ?? (code ? provinceOfPostalCode(code.postalCode) : null),
    postalCode: code?.postalCode ?? null,
  };
}

/** `123 Main Street, Ottawa, ON K1P 5M7`. */
export function formatAddress(address: PostalAddress): string {
  const region = [address.province, address.postalCode].filter(Boolean).join(' ');
  return [address.line, address.city, region].filter(Boolean).join(', ');
}

function provinceAtEnd(text: string): { province: Province; length: number } | null {
  const lower = text.toLowerCase();
  for (const province of provinces) {
    for (const name of [...provinceNames[province], province.toLowerCase()]) {
      const ending = [name, `(${name})`, `${name}.`].find((form) => lower.endsWith(form));
      const boundary = ending && !/[\p{L}\d]/u.test(lower[lower.length - ending.length - 1] ?? ' ');
      if (ending && boundary) return { province, length: ending.length };
    }
  }
  return null;
}
