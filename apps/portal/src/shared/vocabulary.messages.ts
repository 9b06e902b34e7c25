import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type {
  DocumentType, ExtractionField, ExtractionSource, FailureCode, FaxSource, FaxStage, FaxStatus, NextStep, Priority,
} from '@intake/api/rules';

/** The closed sets of words of a fax, in the reader's language. */
export const documentTypeNames = defineMessages({
  referral: { id: 'faxes.documentType.referral', defaultMessage: 'Referral' },
  'consult-report': { id: 'faxes.documentType.consultReport', defaultMessage: 'Consult report' },
  'imaging-report': { id: 'faxes.documentType.imagingReport', defaultMessage: 'Imaging report' },
  'lab-result': { id: 'faxes.documentType.labResult', defaultMessage: 'Lab result' },
  requisition: { id: 'faxes.documentType.requisition', defaultMessage: 'Requisition' },
  prescription: { id: 'faxes.documentType.prescription', defaultMessage: 'Prescription' },
  'discharge-summary': { id: 'faxes.documentType.dischargeSummary', defaultMessage: 'Discharge summary' },
  insurance: { id: 'faxes.documentType.insurance', defaultMessage: 'Insurance' },
  correspondence: { id: 'faxes.documentType.correspondence', defaultMessage: 'Correspondence' },
  junk: { id: 'faxes.documentType.junk', defaultMessage: 'Junk' },
  other: { id: 'faxes.documentType.other', defaultMessage: 'Other' },
}) satisfies Record<DocumentType, MessageDescriptor>;

export const priorityNames = defineMessages({
  stat: { id: 'faxes.priority.stat', defaultMessage: 'STAT' },
  asap: { id: 'faxes.priority.asap', defaultMessage: 'ASAP' },
  urgent: { id: 'faxes.priority.urgent', defaultMessage: 'Urgent' },
  routine: { id: 'faxes.priority.routine', defaultMessage: 'Routine' },
}) satisfies Record<Priority, MessageDescriptor>;

export const statusNames = defineMessages({
  received: { id: 'faxes.status.received', defaultMessage: 'Received' },
  processing: { id: 'faxes.status.processing', defaultMessage: 'Being read' },
  ready: { id: 'faxes.status.ready', defaultMessage: 'Ready to file' },
  claimed: { id: 'faxes.status.claimed', defaultMessage: 'In progress' },
  completed: { id: 'faxes.status.completed', defaultMessage: 'Filed' },
  failed: { id: 'faxes.status.failed', defaultMessage: 'Failed' },
  'on-hold': { id: 'faxes.status.onHold', defaultMessage: 'On hold' },
  rejected: { id: 'faxes.status.rejected', defaultMessage: 'Rejected' },
  'entered-in-error': { id: 'faxes.status.enteredInError', defaultMessage: 'Entered in error' },
}) satisfies Record<FaxStatus, MessageDescriptor>;

export const stageNames = defineMessages({
  receive: { id: 'faxes.stage.receive', defaultMessage: 'Receive' },
  render: { id: 'faxes.stage.render', defaultMessage: 'Prepare pages' },
  read: { id: 'faxes.stage.read', defaultMessage: 'Read text' },
  extract: { id: 'faxes.stage.extract', defaultMessage: 'Find fields' },
  match: { id: 'faxes.stage.match', defaultMessage: 'Match people' },
}) satisfies Record<FaxStage, MessageDescriptor>;

export const sourceNames = defineMessages({
  telnyx: { id: 'faxes.source.telnyx', defaultMessage: 'Fax line' },
  email: { id: 'faxes.source.email', defaultMessage: 'E-mail' },
  folder: { id: 'faxes.source.folder', defaultMessage: 'Folder' },
  upload: { id: 'faxes.source.upload', defaultMessage: 'Upload' },
  demo: { id: 'faxes.source.demo', defaultMessage: 'Demo' },
  requisition: { id: 'faxes.source.requisition', defaultMessage: 'Web page' },
}) satisfies Record<FaxSource, MessageDescriptor>;

export const nextStepNames = defineMessages({
  file: { id: 'faxes.nextStep.file', defaultMessage: 'File only' },
  referral: { id: 'faxes.nextStep.referral', defaultMessage: 'Referral request' },
  'check-in': { id: 'faxes.nextStep.checkIn', defaultMessage: 'Check-in request' },
  appointment: { id: 'faxes.nextStep.appointment', defaultMessage: 'Book appointment' },
  project: { id: 'faxes.nextStep.project', defaultMessage: 'Internal project' },
}) satisfies Record<NextStep, MessageDescriptor>;

export const extractionSourceNames = defineMessages({
  template: { id: 'faxes.extractionSource.template', defaultMessage: 'Form template' },
  rule: { id: 'faxes.extractionSource.rule', defaultMessage: 'Rule' },
  model: { id: 'faxes.extractionSource.model', defaultMessage: 'Model' },
  human: { id: 'faxes.extractionSource.human', defaultMessage: 'Colleague' },
}) satisfies Record<ExtractionSource, MessageDescriptor>;

export const extractionFieldNames = defineMessages({
  'patient.name': { id: 'faxes.field.patientName', defaultMessage: 'Name' },
  'patient.birthDate': { id: 'faxes.field.patientBirthDate', defaultMessage: 'Born' },
  'patient.sex': { id: 'faxes.field.patientSex', defaultMessage: 'Sex' },
  'patient.healthNumber': { id: 'faxes.field.patientHealthNumber', defaultMessage: 'Health number' },
  'patient.phone': { id: 'faxes.field.patientPhone', defaultMessage: 'Phone' },
  'patient.address': { id: 'faxes.field.patientAddress', defaultMessage: 'Address' },
  'patient.email': { id: 'faxes.field.patientEmail', defaultMessage: 'E-mail' },
  'referrer.name': { id: 'faxes.field.referrerName', defaultMessage: 'Name' },
  'referrer.clinic': { id: 'faxes.field.referrerClinic', defaultMessage: 'Clinic' },
  'referrer.fax': { id: 'faxes.field.referrerFax', defaultMessage: 'Fax' },
  'referrer.phone': { id: 'faxes.field.referrerPhone', defaultMessage: 'Phone' },
  'referrer.billingNumber': { id: 'faxes.field.referrerBillingNumber', defaultMessage: 'Billing number' },
  service: { id: 'faxes.field.service', defaultMessage: 'Service' },
  reason: { id: 'faxes.field.reason', defaultMessage: 'Reason' },
  urgency: { id: 'faxes.field.urgency', defaultMessage: 'Urgency' },
  documentType: { id: 'faxes.field.documentType', defaultMessage: 'Type' },
  letterDate: { id: 'faxes.field.letterDate', defaultMessage: 'Letter date' },
}) satisfies Record<ExtractionField, MessageDescriptor>;

/** What happened to the document, in one sentence. */
export const failureTexts = defineMessages({
  empty: { id: 'faxes.failure.empty', defaultMessage: 'The file is empty.' },
  'unsupported-type': { id: 'faxes.failure.unsupportedType', defaultMessage: 'This kind of file cannot be read as a fax.' },
  encrypted: { id: 'faxes.failure.encrypted', defaultMessage: 'The PDF is protected by a password.' },
  'dynamic-form': { id: 'faxes.failure.dynamicForm', defaultMessage: 'The PDF is a form that only Adobe Reader can draw.' },
  portfolio: { id: 'faxes.failure.portfolio', defaultMessage: 'The PDF is a collection of files, and its page only their cover.' },
  truncated: { id: 'faxes.failure.truncated', defaultMessage: 'The file ends too early: some of it did not arrive.' },
  damaged: { id: 'faxes.failure.damaged', defaultMessage: 'The file is damaged.' },
  'too-large': { id: 'faxes.failure.tooLarge', defaultMessage: 'The file is too large.' },
  'too-many-pixels': { id: 'faxes.failure.tooManyPixels', defaultMessage: 'A page is too large to draw.' },
  'too-many-pages': { id: 'faxes.failure.tooManyPages', defaultMessage: 'The document has too many pages.' },
  timeout: { id: 'faxes.failure.timeout', defaultMessage: 'It took too long and was stopped.' },
  'download-failed': { id: 'faxes.failure.downloadFailed', defaultMessage: 'The document could not be fetched from the fax line.' },
  incomplete: { id: 'faxes.failure.incomplete', defaultMessage: 'Fewer pages arrived than the sender announced.' },
  unexpected: { id: 'faxes.failure.unexpected', defaultMessage: 'Something unexpected happened.' },
}) satisfies Record<FailureCode, MessageDescriptor>;

/** What the person can do about it. */
export const failureAdvice = defineMessages({
  empty: { id: 'faxes.advice.empty', defaultMessage: 'Ask the sender to send it again, then reject this one.' },
  'unsupported-type': { id: 'faxes.advice.unsupportedType', defaultMessage: 'Ask for a PDF, TIFF, PNG or JPEG.' },
  encrypted: { id: 'faxes.advice.encrypted', defaultMessage: 'Ask the sender for a copy without a password.' },
  'dynamic-form': { id: 'faxes.advice.dynamicForm', defaultMessage: 'Ask the sender to print the filled form and fax that, or to save it as a plain PDF.' },
  portfolio: { id: 'faxes.advice.portfolio', defaultMessage: 'Ask the sender to send each file by itself. The original is kept with all of them.' },
  truncated: { id: 'faxes.advice.truncated', defaultMessage: 'Ask the sender to send it again. The original is kept.' },
  damaged: { id: 'faxes.advice.damaged', defaultMessage: 'Try again once; if it fails again, ask the sender to resend. The original is kept.' },
  'too-large': { id: 'faxes.advice.tooLarge', defaultMessage: 'Ask the sender to split it into smaller faxes.' },
  'too-many-pixels': { id: 'faxes.advice.tooManyPixels', defaultMessage: 'Ask for a copy in fax resolution.' },
  'too-many-pages': { id: 'faxes.advice.tooManyPages', defaultMessage: 'Ask the sender to split it into smaller faxes.' },
  timeout: { id: 'faxes.advice.timeout', defaultMessage: 'Try again. The original is kept.' },
  'download-failed': { id: 'faxes.advice.downloadFailed', defaultMessage: 'Try again; the fax line keeps the document for a while.' },
  incomplete: { id: 'faxes.advice.incomplete', defaultMessage: 'Call the sender for the missing pages, or file what arrived.' },
  unexpected: { id: 'faxes.advice.unexpected', defaultMessage: 'Try again. If it keeps failing, open the original and file it by hand.' },
}) satisfies Record<FailureCode, MessageDescriptor>;
