import type { AppointmentStatus, Priority, Sex } from '@intake/api/rules';

/** The parts of FHIR R4 (4.0.1) that Intake writes; what an element needs, it needs here too. */

export interface Reference {
  /** Within a Bundle, `urn:uuid:` and the id of what it refers to. */
  reference?: string;
  display?: string;
}

export interface CodeableConcept {
  coding?: { system: string; code: string; display?: string }[];
  text?: string;
}

export interface Period {
  start?: string;
  end?: string;
}

export interface Identifier {
  type?: CodeableConcept;
  system?: string;
  value: string;
  assigner?: Reference;
}

export interface HumanName {
  text?: string;
  family?: string;
  given?: string[];
}

export interface ContactPoint {
  system: 'phone' | 'fax' | 'email';
  value: string;
}

interface Base {
  id: string;
}

export interface FhirPatient extends Base {
  resourceType: 'Patient';
  identifier?: Identifier[];
  name: HumanName[];
  telecom?: ContactPoint[];
  gender?: Sex;
  birthDate?: string;
  address?: { text: string }[];
  communication?: { language: CodeableConcept; preferred: boolean }[];
}

export interface RelatedPerson extends Base {
  resourceType: 'RelatedPerson';
  patient: Reference;
  relationship?: CodeableConcept[];
  name: HumanName[];
  telecom?: ContactPoint[];
}

export interface Organization extends Base {
  resourceType: 'Organization';
  type?: CodeableConcept[];
  name: string;
  telecom?: ContactPoint[];
}

export interface Practitioner extends Base {
  resourceType: 'Practitioner';
  identifier?: Identifier[];
  name: HumanName[];
}

export interface Flag extends Base {
  resourceType: 'Flag';
  status: 'active' | 'inactive' | 'entered-in-error';
  code: CodeableConcept;
  subject: Reference;
}

export interface ServiceRequest extends Base {
  resourceType: 'ServiceRequest';
  identifier?: Identifier[];
  status: 'draft' | 'active' | 'on-hold' | 'revoked' | 'completed' | 'entered-in-error' | 'unknown';
  intent: 'order' | 'proposal' | 'plan';
  priority?: Priority;
  code?: CodeableConcept;
  subject: Reference;
  authoredOn?: string;
  requester?: Reference;
  reasonCode?: CodeableConcept[];
}

export interface FhirAppointment extends Base {
  resourceType: 'Appointment';
  status: AppointmentStatus;
  serviceType?: CodeableConcept[];
  /** Both or neither; what waits for its time has none. */
  start?: string;
  end?: string;
  created?: string;
  description?: string;
  participant: { actor: Reference; status: 'accepted' | 'declined' | 'tentative' | 'needs-action' }[];
}

export interface DocumentReference extends Base {
  resourceType: 'DocumentReference';
  status: 'current' | 'superseded' | 'entered-in-error';
  type?: CodeableConcept;
  subject: Reference;
  date: string;
  author?: Reference[];
  description?: string;
  content: { attachment: { contentType?: string; title?: string; creation?: string } }[];
}

export interface Communication extends Base {
  resourceType: 'Communication';
  status: 'preparation' | 'in-progress' | 'not-done' | 'on-hold' | 'stopped' | 'completed' | 'entered-in-error' | 'unknown';
  medium?: CodeableConcept[];
  subject: Reference;
  sent?: string;
  recipient?: Reference[];
  payload?: { contentString: string }[];
}

export interface FhirConsent extends Base {
  resourceType: 'Consent';
  status: 'draft' | 'proposed' | 'active' | 'rejected' | 'inactive' | 'entered-in-error';
  scope: CodeableConcept;
  category: CodeableConcept[];
  patient: Reference;
  dateTime: string;
  /** A consent names the rule that it is given under. */
  policyRule: CodeableConcept;
  provision: { type: 'deny' | 'permit'; period: Period; action: CodeableConcept[] };
}

export type Resource =
  | FhirPatient | RelatedPerson | Organization | Practitioner | Flag | ServiceRequest | FhirAppointment | DocumentReference | Communication | FhirConsent;

export interface Bundle {
  resourceType: 'Bundle';
  type: 'collection';
  timestamp: string;
  entry: { fullUrl: string; resource: Resource }[];
}

export const fullUrl = (id: string): string => `urn:uuid:${id}`;
export const referTo = (id: string, display?: string | null): Reference => ({ reference: fullUrl(id), ...(display && { display }) });

/** FHIR knows no empty lists. */
export const some = <Name extends string, Item>(name: Name, items: readonly Item[]): { [Key in Name]?: Item[] } =>
  (items.length === 0 ? {} : { [name]: [...items] }) as { [Key in Name]?: Item[] };
