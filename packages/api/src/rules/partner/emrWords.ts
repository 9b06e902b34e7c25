/** What a filed fax becomes for the system that keeps a clinic's charts: a PDF with its facts beside it, Ontario's HRM, or HL7 v2. */
export const emrFormats = ['pdf-json', 'hrm', 'mdm'] as const;
export type EmrFormat = (typeof emrFormats)[number];

/** A folder that the other system watches, or a connection on which it takes HL7. */
export const emrTransports = ['folder', 'mllp'] as const;
export type EmrTransport = (typeof emrTransports)[number];

/** What files are called: by number alone, or by who the patient is, for systems that sort by name. */
export const emrFileNames = ['number', 'patient'] as const;
export type EmrFileNames = (typeof emrFileNames)[number];

/** `recalled`: the fax was taken back here and may be in the other system still. `settled`: a person has seen to it. */
export const emrExportStates = ['waiting', 'sending', 'delivered', 'failed', 'cancelled', 'recalled', 'settled'] as const;
export type EmrExportState = (typeof emrExportStates)[number];

/**
 * Why an export is not there yet, or will not be. Of the other system: it is not reached, its certificate is not trusted or it does
 * not trust ours, it does not answer, refuses the document, or cannot take it just now. Of the place: none such is set up, it is not there, it cannot be written. Of the fax: it has no patient, or
 * the patient no birth date, where the format wants one; its pages are not there.
 */
export const emrErrors = [
  'unreachable', 'not-trusted', 'no-answer', 'rejected', 'busy', 'no-place', 'folder-missing', 'folder-failed', 'no-patient', 'no-birth-date', 'no-pages', 'switched-off', 'unexpected',
] as const;
export type EmrError = (typeof emrErrors)[number];

/** `attention`: failed, taken back too late, or tried in vain for some minutes. */
export const emrExportViews = ['attention', 'all'] as const;
export type EmrExportView = (typeof emrExportViews)[number];

/** From so many tries on, what is still being tried is shown as work. */
export const emrPatience = 6;

/** Names of folders and of connections, as the operator writes them. */
export const emrPlacePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

/** HRM names who sends a report by four characters. */
export const hrmFacilityLength = 4;

export const transportsOf = (format: EmrFormat): readonly EmrTransport[] => (format === 'mdm' ? emrTransports : ['folder']);
