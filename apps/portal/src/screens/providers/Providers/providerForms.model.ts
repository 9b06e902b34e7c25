import type { Clinic, ClinicFields, Physician, PhysicianFields, SiteFields } from '@intake/api/contract';
import { clinicKinds, e164Of, isEmail, provinces } from '@intake/api/rules';
import type { Refusals } from '../../../data/forms/refusals.ts';
import { answerMessages } from '../../../shared/answers/answers.messages.ts';
import { fieldMessages } from './Providers.messages.ts';

/** A site as it is typed: a clinic counts as chosen while its name stands there. */
export interface SiteForm {
  key: number;
  /** Of a site that is stored. */
  id?: string;
  clinicId: string | null;
  chosen: string;
  typed: string;
  faxNumber: string;
  phone: string;
}

export interface PhysicianForm {
  familyName: string;
  givenName: string;
  specialty: string;
  province: string | null;
  licenceNumber: string;
  billingNumber: string;
  isInternal: boolean;
  sites: readonly SiteForm[];
}

export type ClinicForm = Record<'name' | 'phone' | 'email' | 'address' | 'note', string> & { kind: string | null; faxNumbers: readonly string[] };

export const mostSites = 20;
export const mostNumbers = 10;

/** One more than any site has. */
export const nextKey = (sites: readonly SiteForm[]) => Math.max(-1, ...sites.map(({ key }) => key)) + 1;

export const blankSite = (key: number, faxNumber = ''): SiteForm => ({ key, clinicId: null, chosen: '', typed: '', faxNumber, phone: '' });

/** @param faxNumber a number that no site has yet, for one more */
export function physicianFormOf(physician: Physician | null, faxNumber?: string): PhysicianForm {
  const stored = (physician?.sites ?? []).map(
    ({ id, clinicId, clinicName, faxNumber: fax, phone }, key): SiteForm => ({
      key, id, clinicId, chosen: clinicId ? (clinicName ?? '') : '', typed: clinicName ?? '', faxNumber: fax ?? '', phone: phone ?? '',
    }),
  );
  const further = faxNumber !== undefined || stored.length === 0 ? [blankSite(stored.length, faxNumber)] : [];
  return {
    familyName: physician?.familyName ?? '',
    givenName: physician?.givenName ?? '',
    specialty: physician?.specialty ?? '',
    province: physician?.province ?? null,
    licenceNumber: physician?.licenceNumber ?? '',
    billingNumber: physician?.billingNumber ?? '',
    isInternal: physician?.isInternal ?? false,
    sites: [...stored, ...further],
  };
}

const isWrong = (number: string) => number.trim() !== '' && e164Of(number) === null;
const orNull = (text: string) => text.trim() || null;

/** What can be said without the server. */
export const physicianErrors = ({ familyName, sites }: PhysicianForm): Refusals => ({
  familyName: familyName.trim() === '' && answerMessages.nameRequired,
  ...Object.fromEntries(
    sites.flatMap(({ faxNumber, phone }, at) => [
      [`sites.${at}.faxNumber`, isWrong(faxNumber) && fieldMessages.phoneInvalid],
      [`sites.${at}.phone`, isWrong(phone) && fieldMessages.phoneInvalid],
    ]),
  ),
});

/** A site of which nothing is said is none, also where it was one; what stays of one that is stored is that one. */
function siteOf({ id, clinicId, chosen, typed, faxNumber, phone }: SiteForm): SiteFields[] {
  const known = clinicId !== null && typed.trim() === chosen ? clinicId : null;
  const said = { clinicId: known, clinicName: known ? null : orNull(typed), faxNumber: e164Of(faxNumber), phone: e164Of(phone) };
  return Object.values(said).some((one) => one !== null) ? [{ ...(id && { id }), ...said }] : [];
}

export const physicianFields = (form: PhysicianForm): PhysicianFields => ({
  familyName: form.familyName.trim(),
  givenName: form.givenName.trim(),
  specialty: orNull(form.specialty),
  province: provinces.find((province) => province === form.province) ?? null,
  licenceNumber: orNull(form.licenceNumber),
  billingNumber: orNull(form.billingNumber),
  isInternal: form.isInternal,
  sites: form.sites.flatMap(siteOf),
});

export const clinicFormOf = (clinic: Clinic | null): ClinicForm => ({
  name: clinic?.name ?? '',
  kind: clinic?.kind ?? 'referring',
  faxNumbers: clinic?.faxNumbers ?? [],
  phone: clinic?.phone ?? '',
  email: clinic?.email ?? '',
  address: clinic?.address ?? '',
  note: clinic?.note ?? '',
});

export const clinicErrors = ({ name, faxNumbers, phone, email }: ClinicForm): Refusals => ({
  name: name.trim() === '' && answerMessages.nameRequired,
  phone: isWrong(phone) && fieldMessages.phoneInvalid,
  email: email.trim() !== '' && !isEmail(email.trim()) && fieldMessages.emailInvalid,
  ...Object.fromEntries(faxNumbers.map((number, at) => [`faxNumbers.${at}`, isWrong(number) && fieldMessages.phoneInvalid])),
});

export const clinicFields = (form: ClinicForm): ClinicFields => ({
  name: form.name.trim(),
  kind: clinicKinds.find((kind) => kind === form.kind) ?? 'referring',
  faxNumbers: [...new Set(form.faxNumbers.flatMap((number) => e164Of(number) ?? []))],
  phone: e164Of(form.phone),
  email: orNull(form.email),
  address: orNull(form.address),
  note: orNull(form.note),
});
