import { PatientFields, PhysicianFields, type ImportReason, type ImportSettings, type ImportValues } from '@intake/api/contract';
import { allImportFields, type ImportField, type ImportKind } from '@intake/api/rules';
import type { CsvRecord } from '../csv/readCsv.ts';
import { cleanCell, oneLine, reason } from './cell.ts';
import { patientOf } from './patientRow.ts';
import { physicianOf } from './physicianRow.ts';
import type { Texts } from './texts.ts';

export interface ReadRow {
  number: number;
  line: number;
  cells: string[];
  /** Null where a reason is an error. */
  fields: PatientFields | PhysicianFields | null;
  reasons: ImportReason[];
}

/** What a record would become. Nothing is guessed: what can be read in two ways, or in none, is a reason. */
export function readRow(kind: ImportKind, settings: ImportSettings, { line, cells }: CsvRecord, number: number, today: string): ReadRow {
  const reasons: ImportReason[] = [];
  const found = new Map<ImportField, string[]>();
  for (const [at, field] of settings.columns.entries()) {
    if (!field) continue;
    const { text, problem } = cleanCell(cells[at] ?? '');
    if (problem) reasons.push(reason(problem, field));
    else if (text) found.set(field, [...(found.get(field) ?? []), text]);
  }
  if (cells.slice(settings.columns.length).some((cell) => cell.trim())) reasons.push(reason('too-many-cells'));
  const texts: Texts = {
    one: (field) => oneLine(found.get(field)?.[0] ?? ''),
    all: (field) => found.get(field) ?? [],
    // One error of a field says enough.
    refuse: (code, field) => void (reasons.some((one) => one.field === field && one.isError) || reasons.push(reason(code, field))),
    settings,
    today,
  };
  const fields = kind === 'patient' ? patientOf(texts) : physicianOf(texts);
  if (reasons.some(({ isError }) => isError)) return { number, line, cells, fields: null, reasons };
  const checked = kind === 'patient' ? PatientFields.safeParse(fields) : PhysicianFields.safeParse(fields);
  if (checked.success) return { number, line, cells, fields: checked.data, reasons };
  // What is left to find is text that is longer than its column.
  const paths = checked.error.issues.map(({ path }) => String(path.at(-1)));
  const named = allImportFields.filter((field) => paths.includes(field));
  return { number, line, cells, fields: null, reasons: [...reasons, ...(named.length > 0 ? named : [null]).map((field) => reason('too-long', field))] };
}

/** What stands in the cells, to be shown of a row that is not stored: who it is about is seen in it. */
export function writtenIn(cells: readonly string[], columns: ImportSettings['columns']): ImportValues {
  const values: ImportValues = {};
  for (const [at, field] of columns.entries()) {
    const text = cells[at]?.trim();
    if (field && text) values[field] = values[field] ? `${values[field]}, ${text}` : text;
  }
  return values;
}

/** What would be stored, to be shown. */
export function valuesOf(fields: PatientFields | PhysicianFields): ImportValues {
  const { familyName, givenName, province } = fields;
  const values: Partial<Record<ImportField, string | null | undefined>> =
    'sites' in fields
      ? {
          familyName, givenName, province, licenceNumber: fields.licenceNumber, billingNumber: fields.billingNumber, specialty: fields.specialty,
          clinicName: fields.sites[0]?.clinicName, faxNumber: fields.sites[0]?.faxNumber, phone: fields.sites[0]?.phone,
        }
      : {
          familyName, givenName, province, birthDate: fields.birthDate, sex: fields.sex, healthNumber: fields.healthNumber, versionCode: fields.versionCode,
          phone: fields.phones.join(', '), email: fields.email, address: fields.address, language: fields.language,
        };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
