import type { Tx } from '../platform/database/database.port.ts';
import { storedNameKeys } from '../platform/search/names.ts';
import type { LetterFacts } from './letters/facts.ts';

/** The chart of somebody whom a letter is about. */
export const chartOf = (organizationId: string, { patient, language }: LetterFacts) => ({
  organization_id: organizationId,
  family_name: patient.family,
  given_name: patient.given,
  birth_date: patient.birthDate,
  sex: patient.sex,
  health_number: patient.card?.value ?? null,
  version_code: patient.card?.versionCode ?? null,
  province: patient.card?.province ?? null,
  phones: patient.phone ? [patient.phone] : [],
  email: patient.email,
  address: patient.address ? `${patient.address.line}, ${patient.address.city} ${patient.address.province} ${patient.address.postalCode}` : null,
  language,
  merged_into: null,
  source_fax_id: null,
  created_by: null,
  updated_by: null,
  name_keys: storedNameKeys(patient.family, patient.given),
});

/** Those who refer, and the clinics they write from; every fourth works at the clinic of the next one too. */
export async function addReferrers(tx: Tx, organizationId: string, people: LetterFacts[]): Promise<void> {
  const clinics = new Map(people.map(({ referrer }) => [referrer.clinic, referrer]));
  const added = await tx
    .insertInto('clinic')
    .values(
      [...clinics].map(([name, { fax, phone }]) => ({
        organization_id: organizationId, name, fax_numbers: [fax], phone, email: null, address: null, note: null, name_keys: storedNameKeys(name),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const clinicIds = new Map(added.map(({ id, name }) => [name, id]));
  const physicians = await tx
    .insertInto('physician')
    .values(
      people.map(({ referrer, scenario, language }) => ({
        organization_id: organizationId,
        user_id: null,
        family_name: referrer.family,
        given_name: referrer.given,
        licence_number: referrer.licence,
        billing_number: referrer.billingNumber,
        province: null,
        specialty: scenario.specialty[language],
        name_keys: storedNameKeys(referrer.family, referrer.given),
      })),
    )
    .returning('id')
    .execute();
  const site = (physician: number, at: number, position: number) => ({
    organization_id: organizationId,
    physician_id: physicians[physician]!.id,
    clinic_id: clinicIds.get(people[at]!.referrer.clinic)!,
    clinic_name: null,
    // A clinic that several write from has one number, and they have theirs.
    fax_number: clinics.get(people[at]!.referrer.clinic)?.fax === people[at]!.referrer.fax ? null : people[at]!.referrer.fax,
    phone: null,
    position,
  });
  await tx
    .insertInto('physician_site')
    .values(people.flatMap((_, at) => [site(at, at, 0), ...(at % 4 === 0 && people[at + 1] ? [site(at, at + 1, 1)] : [])]))
    .execute();
}
