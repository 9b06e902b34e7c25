import type { PdfTemplate, PdfTemplateDetail, PdfTemplateDraft, PdfTemplateFields, PdfTemplateTrial } from '@intake/api/contract';
import { e164Of, phoneText } from '@intake/api/rules';
import { trialObjections, zoneFields, type TrialObjection, type TrialVerdict, type ZoneField } from '@intake/api/rules/forms';

/** What is open: a template, or a fax on which a new one is drawn. */
export type Open = { what: 'template'; id: string } | { what: 'new'; faxId: string; page: number } | null;

const faxPage = /^(\d{1,3})$/;

/** The address holds ids and a page number, never a name. */
export function openOf(search: URLSearchParams): Open {
  const id = search.get('template');
  if (id) return { what: 'template', id };
  const faxId = search.get('sample');
  const page = Number(faxPage.exec(search.get('page') ?? '1')?.[1] ?? 1);
  return faxId ? { what: 'new', faxId, page: Math.max(1, page) } : null;
}

export function addressOf(open: Open): URLSearchParams {
  if (!open) return new URLSearchParams();
  return open.what === 'template' ? new URLSearchParams({ template: open.id }) : new URLSearchParams({ sample: open.faxId, page: String(open.page) });
}

export type Sums = NonNullable<PdfTemplate['trial']>;

/** How often all fields together were right and wrong. */
export function trialTotal({ fields }: Sums): { right: number; wrong: number } {
  const counts = Object.values(fields);
  return { right: counts.reduce((sum, one) => sum + one.right, 0), wrong: counts.reduce((sum, one) => sum + one.wrong, 0) };
}

export interface TrialRow extends Record<TrialVerdict, number> {
  field: ZoneField;
}

/** A row a field, in the order in which forms ask. */
export const trialRows = ({ fields }: Sums): TrialRow[] => zoneFields.flatMap((field) => (fields[field] ? [{ field, ...fields[field] }] : []));

/** What a trial found otherwise than filed, and what it could not read though it was filed. */
export const differencesIn = ({ samples }: PdfTemplateTrial) =>
  samples.flatMap(({ faxId, receivedAt, fields }) =>
    fields.filter(({ verdict, filed }) => verdict === 'wrong' || (verdict === 'abstained' && filed !== null)).map((one) => ({ faxId, receivedAt, ...one })),
  );

/** Why the newest version may not be switched on; none when it may. */
export const objectionsTo = ({ trial }: Pick<PdfTemplate, 'trial'>): { code: TrialObjection; field?: ZoneField }[] => trialObjections(trial);

/** The newest version is on. */
export const isNewestOn = ({ status, published, latest }: Pick<PdfTemplate, 'status' | 'published' | 'latest'>): boolean => status === 'on' && published === latest;

/** What the editor holds. */
export interface EditorValues {
  name: string;
  numbers: string;
  clinicId: string | null;
  documentType: PdfTemplateFields['documentType'];
  zones: PdfTemplateFields['zones'];
  anchors: PdfTemplateFields['anchors'];
}

export const valuesOf = (source: PdfTemplateDetail | PdfTemplateDraft): EditorValues => {
  const { zones, anchors } = 'shape' in source ? source.shape : source;
  return { name: source.name, numbers: source.faxNumbers.map(phoneText).join(', '), clinicId: source.clinicId, documentType: source.documentType, zones, anchors };
};

/** The numbers as they were typed; null for one that is none. */
export const numbersIn = (text: string): (string | null)[] =>
  text.split(/[,;\n]/).map((one) => one.trim()).filter(Boolean).map(e164Of);

/** What is sent; null while a number is none. */
export function fieldsOf({ numbers, name, ...values }: EditorValues, { sample, aspect }: Pick<PdfTemplateFields, 'sample' | 'aspect'>): PdfTemplateFields | null {
  const faxNumbers = numbersIn(numbers).filter((number) => number !== null);
  return faxNumbers.length === numbersIn(numbers).length ? { ...values, name: name.trim(), faxNumbers, sample, aspect } : null;
}
