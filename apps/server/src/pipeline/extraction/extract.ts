import type { DocumentType, ExtractionField } from '@intake/api/rules';
import { viewOf } from './document.ts';
import { documentTypeOf } from './triage/documentType.ts';
import { decideField } from './extraction.ts';
import type { Extraction, ExtractionContext, FieldExtractor, Proposal } from './extraction.ts';
import { letterDate } from './fields/letterDate.ts';
import { patientAddress } from './fields/patientAddress.ts';
import { patientBirthDate } from './fields/patientBirthDate.ts';
import { patientEmail } from './fields/patientEmail.ts';
import { patientHealthNumber } from './fields/patientHealthNumber.ts';
import { patientName } from './fields/patientName.ts';
import { patientPhone } from './fields/patientPhone.ts';
import { patientSex } from './fields/patientSex.ts';
import { reason } from './fields/reason.ts';
import { referrerBillingNumber } from './fields/referrerBillingNumber.ts';
import { referrerClinic } from './fields/referrerClinic.ts';
import { referrerName } from './fields/referrerName.ts';
import { referrerFax, referrerPhone } from './fields/referrerNumbers.ts';
import { service } from './fields/service.ts';
import { urgency } from './fields/urgency.ts';
import type { ExtractionPage } from './page/page.ts';
import { patientsOf } from './people/patients.ts';
import type { PagePatient } from './people/patients.ts';
import { readingsOf } from './labels/readings.ts';
import { sendersOf } from './people/senders.ts';
import { clinicalTypes, isAboutPatient } from './people/subject.ts';

const patientExtractors: FieldExtractor[] = [patientName, patientBirthDate, patientSex, patientHealthNumber, patientPhone, patientAddress, patientEmail];
/** A form that nobody has filled in bears the head of whoever handed it out: without a patient there is nobody who refers. */
const otherExtractors: FieldExtractor[] = [
  referrerName, referrerClinic, referrerFax, referrerPhone, referrerBillingNumber,
  service, reason, urgency, letterDate,
];

/** On an invoice or a résumé there is neither a patient nor a physician: what looks so is a suggestion, however often it is said. */
const elsewhere = 0.45;
const isOfPatient = (field: ExtractionField, type: DocumentType) =>
  /^(?:patient|referrer)\.|^(?:service|reason)$/.test(field) || (field === 'documentType' && clinicalTypes.includes(type));

export interface ExtractionResult {
  /** At most one a field; a field that the document does not state is absent. */
  fields: Extraction[];
  /** More than one is a mixed packet. */
  patients: PagePatient[];
}

export interface ExtractOptions {
  /** `YYYY-MM-DD`; birth dates lie before it. Today by default. */
  today?: string;
}

/** Two birth dates or health numbers are two people, or one of them is misread: nothing of a patient is written before somebody has looked. */
const mostOfSeveral = 0.7;

function apart(fields: (Extraction | null)[]): (Extraction | null)[] {
  const areSeveral = fields.some(
    (found) => found && (found.field === 'patient.birthDate' || found.field === 'patient.healthNumber') && found.flags.includes('conflicting') && found.alternatives.length > 0,
  );
  return areSeveral ? fields.map((found) => found && { ...found, confidence: Math.min(found.confidence, mostOfSeveral) }) : fields;
}

/** Finds the fields of a document in the words of its upright pages. Pure: the same pages give the same answer. */
export function extractFields(pages: ExtractionPage[], options: ExtractOptions = {}): ExtractionResult {
  const document = viewOf(pages);
  const readings = readingsOf(document);
  const { type, proposal } = documentTypeOf(document);
  const context: ExtractionContext = {
    document,
    readings,
    documentType: type,
    senders: sendersOf(document, readings, type),
    today: options.today ?? new Date().toISOString().slice(0, 10),
  };
  const isAbout = isAboutPatient(document, readings, type);
  const trusted = (field: ExtractionField, proposal: Proposal) => (isAbout || !isOfPatient(field, type) ? proposal : { ...proposal, fit: proposal.fit * elsewhere });
  const decided = (all: FieldExtractor[], trust: typeof trusted) => all.map(({ field, propose }) => decideField(field, propose(context).map((proposal) => trust(field, proposal))));
  const ofPatient = apart(decided(patientExtractors, trusted));
  const namesPatient = ofPatient.some((found) => found !== null && (found.value !== null || found.alternatives.length > 0));
  const others = decided(otherExtractors, (field, proposal) => (namesPatient || !isOfPatient(field, type) ? trusted(field, proposal) : { ...proposal, fit: proposal.fit * elsewhere }));
  const documentType = proposal && decideField('documentType', [trusted('documentType', proposal)]);
  return { fields: [...ofPatient, ...others, documentType].filter((field) => field !== null), patients: isAbout ? patientsOf(context) : [] };
}
