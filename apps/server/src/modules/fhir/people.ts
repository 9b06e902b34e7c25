import type { Contact, Patient } from '@intake/api/contract';
import type { ContactRole } from '@intake/api/rules';
import { referTo, some, type CodeableConcept, type ContactPoint, type FhirPatient, type Flag, type HumanName, type Identifier, type Organization, type Practitioner, type RelatedPerson } from './fhir.ts';

const identifierTypes = 'http://terminology.hl7.org/CodeSystem/v2-0203';

const identifier = (code: string, value: string, assigner?: string | null): Identifier => ({
  type: { coding: [{ system: identifierTypes, code }] }, value, ...(assigner && { assigner: { display: assigner } }),
});

const nameOf = (family: string, given: string): HumanName => ({ family, ...some('given', given.split(/\s+/).filter(Boolean)) });

const telecomOf = ({ phones = [], fax = null, email = null }: { phones?: readonly string[]; fax?: string | null; email?: string | null }): ContactPoint[] => [
  ...phones.map((value) => ({ system: 'phone' as const, value })),
  ...(fax ? [{ system: 'fax' as const, value: fax }] : []),
  ...(email ? [{ system: 'email' as const, value: email }] : []),
];

type Named = Pick<Patient, 'id' | 'familyName' | 'givenName' | 'birthDate' | 'sex' | 'healthNumber' | 'versionCode' | 'province' | 'phones' | 'email' | 'address' | 'language'>;

export const toFhirPatient = (patient: Named): FhirPatient => ({
  resourceType: 'Patient',
  id: patient.id,
  // JHN: the number that a province gives to whom it insures.
  ...some('identifier', patient.healthNumber ? [identifier('JHN', [patient.healthNumber, patient.versionCode].filter(Boolean).join(' '), patient.province && `CA-${patient.province}`)] : []),
  name: [nameOf(patient.familyName, patient.givenName)],
  ...some('telecom', telecomOf({ phones: patient.phones, email: patient.email })),
  ...(patient.sex && { gender: patient.sex }),
  ...(patient.birthDate && { birthDate: patient.birthDate }),
  ...some('address', patient.address ? [{ text: patient.address }] : []),
  ...some('communication', patient.language ? [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: patient.language }] }, preferred: true }] : []),
});

/** @param ids one for each alert: a chart keeps its alerts as words */
export const toFlags = ({ id, alerts }: Patient, ids: readonly string[]): Flag[] =>
  alerts.map((text, at) => ({ resourceType: 'Flag', id: ids[at]!, status: 'active', code: { text }, subject: referTo(id) }));

const roleCodes = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';
const relationships: Partial<Record<ContactRole, CodeableConcept['coding']>> = {
  family: [{ system: roleCodes, code: 'FAMMEMB' }],
  guardian: [{ system: roleCodes, code: 'GUARD' }],
};

/** Whom the chart names besides: people, and the pharmacy and the insurer as organisations. */
export function toFhirContact(contact: Contact): RelatedPerson | Organization {
  const { id, role, name, relationship } = contact;
  const telecom = some('telecom', telecomOf({ phones: contact.phone ? [contact.phone] : [], fax: contact.faxNumber, email: contact.email }));
  if (role === 'pharmacy') return { resourceType: 'Organization', id, type: [{ text: 'pharmacy' }], name, ...telecom };
  if (role === 'insurer')
    return { resourceType: 'Organization', id, type: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/organization-type', code: 'ins' }] }], name, ...telecom };
  const coding = relationships[role];
  return {
    resourceType: 'RelatedPerson',
    id,
    patient: referTo(contact.patientId),
    relationship: [{ ...(coding && { coding }), text: relationship ?? role }],
    name: [{ text: name }],
    ...telecom,
  };
}

export interface PractitionerRow {
  id: string;
  family_name: string;
  given_name: string;
  licence_number: string | null;
}

export const toPractitioner = (row: PractitionerRow): Practitioner => ({
  resourceType: 'Practitioner',
  id: row.id,
  // MD: a licence to practise.
  ...some('identifier', row.licence_number ? [identifier('MD', row.licence_number)] : []),
  name: [nameOf(row.family_name, row.given_name)],
});
