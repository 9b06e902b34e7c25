import type { Consents } from '@intake/api/contract';
import { referTo, type FhirConsent } from './fhir.ts';

/** What a patient said about each channel, the newest first as they are told; the one in force of a channel is active. */
export const toFhirConsents = ({ states, history }: Consents): FhirConsent[] =>
  history.map((event, at) => {
    const isLast = history.findIndex(({ channel }) => channel === event.channel) === at;
    const isOver = states.find(({ channel }) => channel === event.channel)?.status === 'expired';
    return {
      resourceType: 'Consent',
      id: event.id,
      status: isLast && !isOver ? 'active' : 'inactive',
      scope: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/consentscope', code: 'patient-privacy' }] },
      category: [{ coding: [{ system: 'http://loinc.org', code: '59284-0' }] }],
      patient: referTo(event.patientId),
      dateTime: event.effectiveAt,
      policyRule: { text: 'Canada’s Anti-Spam Legislation, S.C. 2010, c. 23' },
      provision: {
        type: event.act === 'given' ? 'permit' : 'deny',
        period: { start: event.effectiveAt, ...(event.expiresAt && { end: event.expiresAt }) },
        action: [{ text: event.channel }],
      },
    };
  });
