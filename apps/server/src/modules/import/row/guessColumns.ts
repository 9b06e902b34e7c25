import { checkHealthNumber, importFields, parseDocumentDate, repeatedFields, type ImportField, type ImportKind } from '@intake/api/rules';
import { parsePhone } from '@intake/api/rules/phone';
import { cleanCell, withoutDecimals } from './cell.ts';
import { columnWords } from './columnWords.ts';
import { provinceOf, sexOf, wordKey } from './words.ts';

const byWord = new Map(Object.entries(columnWords).flatMap(([field, words]) => words.split('|').map((word) => [wordKey(word), field as ImportField] as const)));

/** What a column is by its name; `Phone 3` is a phone. */
function named(name: string, fields: readonly ImportField[]): ImportField | null {
  const key = wordKey(name);
  const field = byWord.get(key) ?? byWord.get(key.replace(/^(patient|client|physician|doctor|provider)s?/, '')) ?? byWord.get(key.replace(/\d+$/, ''));
  return field && fields.includes(field) ? field : null;
}

const recognisers: Partial<Record<ImportField, (value: string) => boolean>> = {
  email: (value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value),
  birthDate: (value) => parseDocumentDate(value, { purpose: 'birth' }).candidates.length > 0,
  phone: (value) => parsePhone(withoutDecimals(value)) !== null,
  healthNumber: (value) => checkHealthNumber(withoutDecimals(value)).likelihood >= 0.6,
  sex: (value) => sexOf(value) !== undefined,
  province: (value) => provinceOf(value) !== undefined,
};

/** As many of the values as have to look alike. */
const share = 0.8;

/** What a column is by what stands in it, of what nothing else is yet. Names say nothing of themselves. */
function recognised(values: readonly string[], open: readonly ImportField[]): ImportField | null {
  const texts = values.map((value) => cleanCell(value).text).filter(Boolean);
  if (texts.length < 2) return null;
  return open.find((field) => texts.filter(recognisers[field] ?? (() => false)).length >= texts.length * share) ?? null;
}

const order = Object.keys(recognisers) as ImportField[];

/**
 * What the columns of a file are, proposed: by their names first, in four languages, then by what stands in them.
 * @param records the first records, without the header
 */
export function guessColumns(kind: ImportKind, header: readonly string[] | null, records: readonly (readonly string[])[]): (ImportField | null)[] {
  const width = header?.length ?? Math.max(0, ...records.map(({ length }) => length));
  const fields: readonly ImportField[] = importFields[kind];
  const columns = Array.from({ length: width }, (_, at): ImportField | null => (header?.[at] ? named(header[at], fields) : null));
  const taken = new Set<ImportField>();
  for (const [at, field] of columns.entries()) {
    if (field && taken.has(field) && !repeatedFields.includes(field)) columns[at] = null;
    if (field) taken.add(field);
  }
  // `Name` beside a given name is the family name.
  const whole = columns.indexOf('fullName');
  if (whole >= 0 && taken.has('givenName') && !taken.has('familyName')) columns[whole] = 'familyName';
  else if (whole >= 0 && taken.has('familyName')) columns[whole] = null;
  for (const [at, field] of columns.entries()) {
    if (field || header?.[at]) continue;
    const open = order.filter((one) => fields.includes(one) && (!taken.has(one) || repeatedFields.includes(one)));
    const found = recognised(records.map((record) => record[at] ?? ''), open);
    columns[at] = found;
    if (found) taken.add(found);
  }
  return columns;
}

/** Whether the first record names the columns and is nobody. */
export function hasHeader(kind: ImportKind, [first, ...rest]: readonly (readonly string[])[]): boolean {
  if (!first) return false;
  if (first.some((name) => named(name, importFields[kind]) !== null)) return true;
  const hasDigits = (record: readonly string[]) => record.some((cell) => /\d/.test(cell));
  return !hasDigits(first) && rest.some(hasDigits);
}
