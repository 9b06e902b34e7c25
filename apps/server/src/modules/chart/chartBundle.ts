import { randomUUID } from 'node:crypto';
import type { Consents, Contact, Patient } from '@intake/api/contract';
import { fullUrl, type Bundle } from '../fhir/fhir.ts';
import { toFhirConsents } from '../fhir/consents.ts';
import { toFhirContact, toFhirPatient, toFlags, toPractitioner } from '../fhir/people.ts';
import { toCommunication, toDocumentReference, toFhirAppointment, toLetterCommunication, toServiceRequest, toWaitlistAppointment } from '../fhir/records.ts';
import type { ChartRecords } from './chartRecords.ts';

export interface WholeChart {
  patient: Patient;
  contacts: Contact[];
  consents: Consents;
  records: ChartRecords;
}

/** A chart as a FHIR R4 Bundle that refers to nothing outside itself. */
export function bundleOf({ patient, contacts, consents, records }: WholeChart, now: Date): Bundle {
  const { id } = patient;
  const resources = [
    toFhirPatient(patient),
    ...toFlags(patient, patient.alerts.map(() => randomUUID())),
    ...contacts.map(toFhirContact),
    ...records.physicians.map(toPractitioner),
    ...records.referrals.map((row) => toServiceRequest(row, id)),
    ...records.visits.map((row) => toFhirAppointment(row, id)),
    ...records.waits.filter(({ status }) => status === 'waiting').map((row) => toWaitlistAppointment(row, id)),
    ...records.documents.map((row) => (row.direction === 'inbound' ? toDocumentReference(row, id) : toCommunication(row, id))),
    ...records.letters.map((row) => toLetterCommunication(row, id)),
    ...toFhirConsents(consents),
  ];
  return {
    resourceType: 'Bundle', type: 'collection', timestamp: now.toISOString(), entry: resources.map((resource) => ({ fullUrl: fullUrl(resource.id), resource })),
  };
}
