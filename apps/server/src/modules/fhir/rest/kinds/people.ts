import { sql, type Selectable } from 'kysely';
import { provinces, type Province } from '@intake/api/rules';
import type { PatientTable } from '../../../../platform/database/tables/clinicTables.ts';
import { some } from '../../fhir.ts';
import { toFhirPatient, toPractitioner, type PractitionerRow } from '../../people.ts';
import { at, kind, type KindRow } from '../kind.ts';
import { date, names, placeWords, reference, systemAndCode, token } from '../search.ts';

/** https://fhir.infoway-inforoute.ca/ */
const cardSystem = (province: string) =>
  `https://fhir.infoway-inforoute.ca/NamingSystem/${province === 'ON' ? 'ca-on-patient-hcn' : `ca-${province.toLowerCase()}-patient-healthcare-id`}`;

/** A number without a system is found whatever province it is of. */
function hasCard(value: string) {
  const { system, code } = systemAndCode(value);
  const ofSystem = system === null ? sql`true` : system === '' ? sql`r.province is null` : sql`r.province = any (${provinces.filter((province) => cardSystem(province) === system)}::text[])`;
  return sql<boolean>`(${code === '' ? sql`r.health_number is not null` : sql`r.health_number = ${code}`} and ${ofSystem})`;
}

const patients = kind<KindRow & Selectable<PatientTable>>({
  type: 'Patient',
  idType: 'uuid',
  rows: (organizationId) => sql`select patient.*, id as patient_id, updated_at as updated from patient where organization_id = ${organizationId} and merged_into is null`,
  searches: {
    identifier: { type: 'token', where: hasCard },
    family: names('patient', 'family_name'),
    given: names('patient', 'given_name'),
    name: names('patient', 'family_name', 'given_name'),
    birthdate: date('birth_date', 'date'),
    gender: token('sex', { system: 'http://hl7.org/fhir/administrative-gender' }),
    phone: { type: 'token', where: (value) => sql<boolean>`${value.split('|').at(-1)} = any (r.phones)` },
    email: { type: 'token', where: (value) => sql<boolean>`lower(r.email) = lower(${value.split('|').at(-1)})` },
  },
  toContent: (row) => {
    const { id: _id, identifier, ...patient } = toFhirPatient({
      id: row.id, familyName: row.family_name, givenName: row.given_name, birthDate: row.birth_date, sex: row.sex, healthNumber: row.health_number, versionCode: row.version_code,
      province: row.province as Province | null, phones: row.phones, email: row.email, address: row.address, language: row.language,
    });
    const [card] = identifier ?? [];
    return { ...patient, ...some('identifier', card && row.health_number ? [{ ...card, ...(row.province && { system: cardSystem(row.province) }), value: row.health_number }] : []) };
  },
});

const practitioners = kind<KindRow & PractitionerRow>({
  type: 'Practitioner',
  idType: 'uuid',
  rows: (organizationId) =>
    sql`select id, family_name, given_name, licence_number, updated_at as updated from physician where organization_id = ${organizationId} and merged_into is null`,
  searches: { identifier: token('licence_number'), family: names('physician', 'family_name'), given: names('physician', 'given_name'), name: names('physician', 'family_name', 'given_name') },
  toContent: (row) => {
    const { id: _id, ...practitioner } = toPractitioner(row);
    return practitioner;
  },
});

interface SiteRow extends KindRow {
  physician_id: string;
  clinic_id: string | null;
  clinic_name: string | null;
  fax_number: string | null;
  phone: string | null;
  specialty: string | null;
  family_name: string;
}

const telecom = ({ phone, fax_number }: { phone: string | null; fax_number: string | null }) =>
  some('telecom', [...(phone ? [{ system: 'phone', value: phone }] : []), ...(fax_number ? [{ system: 'fax', value: fax_number }] : [])]);

const roles = kind<SiteRow>({
  type: 'PractitionerRole',
  idType: 'uuid',
  rows: (organizationId) => sql`
    select site.id, site.physician_id, site.clinic_id, coalesce(clinic.name, site.clinic_name) as clinic_name, site.fax_number, site.phone, physician.specialty,
      physician.family_name, physician.updated_at as updated
    from physician_site site join physician on physician.id = site.physician_id left join clinic on clinic.id = site.clinic_id
    where site.organization_id = ${organizationId} and physician.merged_into is null`,
  searches: { practitioner: reference('Practitioner', 'physician_id'), organization: reference('Organization', 'clinic_id') },
  toContent: (row) => ({
    resourceType: 'PractitionerRole',
    practitioner: at('Practitioner', row.physician_id, row.family_name),
    ...(row.clinic_id ? { organization: at('Organization', row.clinic_id, row.clinic_name) } : row.clinic_name && { organization: { display: row.clinic_name } }),
    ...some('specialty', row.specialty ? [{ text: row.specialty }] : []),
    ...telecom(row),
  }),
});

interface PlaceRow extends KindRow {
  name: string;
  address: string | null;
  phone: string | null;
  fax_number: string | null;
}

const organizations = kind<PlaceRow>({
  type: 'Organization',
  idType: 'uuid',
  rows: (organizationId) => sql`
    select id, name, null::text as address, null::text as phone, telnyx_from as fax_number, updated_at as updated from organization where id = ${organizationId}
    union all
    select id, name, address, phone, fax_numbers[1], updated_at from clinic where organization_id = ${organizationId}`,
  searches: { name: placeWords('clinic', 'name'), address: placeWords('clinic', 'address') },
  toContent: (row) => ({ resourceType: 'Organization', name: row.name, ...telecom(row), ...some('address', row.address ? [{ text: row.address }] : []) }),
});

interface LocationRow extends PlaceRow {
  organization_id: string;
}

const locations = kind<LocationRow>({
  type: 'Location',
  idType: 'uuid',
  rows: (organizationId) =>
    sql`select id, organization_id, name, address, phone, fax_numbers[1] as fax_number, updated_at as updated from location where organization_id = ${organizationId}`,
  searches: { name: placeWords('location', 'name'), address: placeWords('location', 'address') },
  toContent: (row) => ({
    resourceType: 'Location', status: 'active', name: row.name, ...telecom(row), ...(row.address && { address: { text: row.address } }), managingOrganization: at('Organization', row.organization_id),
  }),
});

export const peopleKinds = [patients, practitioners, roles, organizations, locations];
