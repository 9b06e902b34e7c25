import type { DocumentType, EmrFileNames, EmrFormat, EmrTransport, Priority, Province, Sex } from '@intake/api/rules';

/** All that is said of a filed fax to another system. */
export interface ExportFacts {
  exportId: string;
  faxId: string;
  organization: string;
  receivedAt: Date;
  filedAt: Date;
  filedBy: string | null;
  from: string | null;
  to: string | null;
  senderName: string | null;
  documentType: DocumentType;
  priority: Priority;
  pageCount: number;
  reason: string | null;
  service: string | null;
  patient: ExportPatient | null;
  /** Who wrote or sent it. */
  physician: { familyName: string; givenName: string; licenceNumber: string | null; billingNumber: string | null } | null;
}

export interface ExportPatient {
  id: string;
  familyName: string;
  givenName: string;
  /** ISO date. */
  birthDate: string | null;
  sex: Sex | null;
  healthNumber: string | null;
  versionCode: string | null;
  province: Province | null;
  phone: string | null;
  address: string | null;
}

export interface ExportTarget {
  format: EmrFormat;
  transport: EmrTransport;
  place: string;
  application: string | null;
  facility: string | null;
  fileNames: EmrFileNames;
}

/** Twenty characters of an id: as much as HL7 v2.5 and HRM take, and enough to tell all of a clinic's apart. */
export const shortId = (id: string): string => id.replaceAll('-', '').slice(0, 20).toUpperCase();
