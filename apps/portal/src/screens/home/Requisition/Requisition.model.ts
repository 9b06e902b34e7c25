import type { RequisitionContent } from '@intake/api/contract';
import { e164Of, isEmail } from '@intake/api/rules';
import type { Priority, Province, Sex } from '@intake/api/rules';
import type { Problem } from '../../../data/problem.ts';

/** What is typed; empty text is nothing stated. */
export interface RequisitionForm {
  serviceId: string | null;
  priority: Priority;
  reason: string;
  history: string;
  familyName: string;
  givenName: string;
  birthDate: string | null;
  sex: Sex | null;
  healthNumber: string;
  versionCode: string;
  province: Province | null;
  phone: string;
  email: string;
  address: string;
  referrerName: string;
  billingNumber: string;
  clinicName: string;
  referrerPhone: string;
  referrerFax: string;
}

export type Referrer = Pick<RequisitionForm, 'referrerName' | 'billingNumber' | 'clinicName' | 'referrerPhone' | 'referrerFax'>;
export const nobody: Referrer = { referrerName: '', billingNumber: '', clinicName: '', referrerPhone: '', referrerFax: '' };

/** An empty page of a clinic; what there is one of is chosen, and who refers another patient is the same. */
export const blank = (services: readonly { id: string }[], referrer: Referrer): RequisitionForm => ({
  serviceId: services.length === 1 ? (services[0]?.id ?? null) : null,
  priority: 'routine', reason: '', history: '', familyName: '', givenName: '', birthDate: null, sex: null, healthNumber: '', versionCode: '', province: null,
  phone: '', email: '', address: '', ...referrer,
});

export const referrerOf = ({ referrerName, billingNumber, clinicName, referrerPhone, referrerFax }: RequisitionForm): Referrer => ({
  referrerName, billingNumber, clinicName, referrerPhone, referrerFax,
});

export type FieldProblem = 'required' | 'phone' | 'email' | 'future' | 'unknown' | 'invalid';

const needed = ['serviceId', 'reason', 'familyName', 'givenName', 'birthDate', 'sex', 'phone', 'referrerName', 'billingNumber', 'referrerPhone'] as const;
const phones = ['phone', 'referrerPhone', 'referrerFax'] as const;

/**
 * What can be said without the server.
 * @param today ISO 8601
 */
export function requisitionProblemsOf(form: RequisitionForm, today: string): Partial<Record<keyof RequisitionForm, FieldProblem>> {
  const problems: Partial<Record<keyof RequisitionForm, FieldProblem>> = {};
  for (const name of needed) if (!form[name]?.trim()) problems[name] = 'required';
  for (const name of phones) if (form[name].trim() && e164Of(form[name]) === null) problems[name] = 'phone';
  if (form.email.trim() && !isEmail(form.email.trim())) problems.email = 'email';
  if (form.birthDate && form.birthDate > today) problems.birthDate = 'future';
  return problems;
}

const orNull = (text: string) => text.trim() || null;

/** What is sent of a page without problems. */
export const contentOf = (form: RequisitionForm, files: string[]): RequisitionContent => ({
  serviceId: form.serviceId ?? '',
  priority: form.priority,
  reason: form.reason.trim(),
  history: orNull(form.history),
  patient: {
    familyName: form.familyName.trim(),
    givenName: form.givenName.trim(),
    birthDate: form.birthDate ?? '',
    sex: form.sex ?? 'unknown',
    healthNumber: orNull(form.healthNumber.replaceAll(/[\s-]/g, '')),
    versionCode: orNull(form.versionCode),
    province: form.province,
    phone: e164Of(form.phone) ?? form.phone,
    email: orNull(form.email),
    address: orNull(form.address),
  },
  referrer: {
    name: form.referrerName.trim(),
    billingNumber: form.billingNumber.trim(),
    clinicName: orNull(form.clinicName),
    phone: e164Of(form.referrerPhone) ?? form.referrerPhone,
    fax: form.referrerFax.trim() ? (e164Of(form.referrerFax) ?? form.referrerFax) : null,
  },
  files,
});

const referrerFields: Readonly<Record<string, keyof RequisitionForm>> = { name: 'referrerName', phone: 'referrerPhone', fax: 'referrerFax' };

/** The field of the page that the server means. */
export function fieldAt(path: string): string {
  const [, part = '', name = ''] = path.split('.');
  return part === 'referrer' ? (referrerFields[name] ?? name) : part === 'patient' ? name : part;
}

/** The problem at the fields of the page. */
export const onPage = (problem: Problem): Problem => ({
  ...problem,
  ...(problem.fields && { fields: problem.fields.map(({ path, code }) => ({ path: fieldAt(path), code })) }),
});

const said: readonly string[] = ['future', 'unknown'];
/** How the page says what the server refused at a field. */
export const refusedAs = (code: string): FieldProblem => (said.includes(code) ? (code as FieldProblem) : 'invalid');
