import type { DocumentType, Province, Sex } from '@intake/api/rules';
import { shortId, type ExportFacts, type ExportPatient, type ExportTarget } from './exportFacts.ts';

/** HL7 table 0270 where it has one; it may be extended, and is by our own words. */
const documentTypes: Record<DocumentType, string> = {
  'consult-report': 'CN', 'imaging-report': 'DI', 'discharge-summary': 'DS',
  referral: 'REFERRAL', 'lab-result': 'LAB', requisition: 'REQUISITION', prescription: 'PRESCRIPTION', insurance: 'INSURANCE', correspondence: 'LETTER', junk: 'OTHER', other: 'OTHER',
};

const sexes: Record<Sex, string> = { female: 'F', male: 'M', other: 'O', unknown: 'U' };

const escapes: Record<string, string> = { '\\': '\\E\\', '|': '\\F\\', '^': '\\S\\', '&': '\\T\\', '~': '\\R\\', '\n': '\\.br\\' };

/** A text of a patient's or of a sender's, so that it stays one component. Control characters are no part of HL7. */
export const escapeHl7 = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\|^&~\n]/g, (character) => escapes[character]!)
    // oxlint-disable-next-line no-control-regex -- these end segments and messages
    .replaceAll(/[\u0000-\u001F\u007F]/g, '');

const digits = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}+0000`;
const components = (...parts: (string | null)[]) => parts.map((part) => escapeHl7(part ?? '')).join('^').replace(/\^+$/, '');
const segment = (name: string, ...fields: string[]) => [name, ...fields].join('|').replace(/\|+$/, '');

/** Jurisdictional health number: who assigns it is the province. The version code stands where a check digit would. */
const healthNumber = (number: string, versionCode: string | null, province: Province | null) => components(number, versionCode, null, province && `CA-${province}`, 'JHN');

/** The id by which whoever receives it knows it again (MSH-10). */
export const controlIdOf = ({ exportId }: Pick<ExportFacts, 'exportId'>): string => shortId(exportId);

/** An original document with its content (HL7 v2.5, MDM^T02), the PDF in base64 in OBX-5. */
export function mdmOf(facts: ExportFacts, { patient, target, fileName, pdf, now }: { patient: ExportPatient; target: ExportTarget; fileName: string; pdf: Uint8Array; now: Date }): string {
  const { physician } = facts;
  const author = physician ? components(physician.licenceNumber ?? physician.billingNumber, physician.familyName, physician.givenName) : '';
  const title = escapeHl7(facts.reason ?? facts.documentType);
  const identifiers = [components(shortId(patient.id), null, null, 'INTAKE', 'MR'), ...(patient.healthNumber ? [healthNumber(patient.healthNumber, patient.versionCode, patient.province)] : [])];
  const segments = [
    segment('MSH', '^~\\&', 'INTAKE', escapeHl7(facts.organization), escapeHl7(target.application ?? ''), escapeHl7(target.facility ?? ''), digits(now), '', 'MDM^T02^MDM_T02', controlIdOf(facts), 'P', '2.5', '', '', '', '', 'CAN', 'UNICODE UTF-8'),
    segment('EVN', 'T02', digits(now)),
    segment(
      'PID', '1', '', identifiers.join('~'), '', components(patient.familyName, patient.givenName), '', patient.birthDate?.replaceAll('-', '') ?? '', sexes[patient.sex ?? 'unknown'], '', '', escapeHl7(patient.address ?? ''), '', escapeHl7(patient.phone ?? ''),
    ),
    segment('PV1', '1', 'N'),
    segment('TXA', '1', documentTypes[facts.documentType], 'AP', digits(facts.receivedAt), '', digits(facts.receivedAt), '', '', author, '', '', components(shortId(facts.faxId), 'INTAKE'), '', '', '', escapeHl7(fileName), 'DO', '', 'AV'),
    segment('OBX', '1', 'ED', `PDF^${title}^L`, '', `INTAKE^AP^PDF^Base64^${Buffer.from(pdf).toString('base64')}`, '', '', '', '', '', 'F'),
  ];
  return `${segments.join('\r')}\r`;
}
