import { randomUUID } from 'node:crypto';
import { extractFields } from '../pipeline/extraction/extract.ts';
import { pageOf } from '../pipeline/extraction/page/page.fixtures.ts';
import { fill } from '../pipeline/extraction/forms/willowbrook.fixtures.ts';

export type Sql = <Row extends Record<string, unknown> = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;

export interface FormFax {
  organizationId: string;
  from?: string;
  /** What stands on its only page. */
  lines: string[];
  status?: 'completed' | 'ready';
  filedUnchanged?: boolean;
  patient?: Partial<typeof somebody>;
}

export const willowbrookNumber = '+14165550180';
const somebody = { familyName: 'Roy', givenName: 'Anna-Lise', birthDate: '1961-07-23', healthNumber: '9876543217', phone: '+14165550142' };

/** A fax that was read by the ordinary rules and, if it is completed, filed to the chart of the patient given. */
export async function insertFormFax(sql: Sql, { organizationId, from = willowbrookNumber, lines, status = 'completed', filedUnchanged = false, patient = {} }: FormFax): Promise<string> {
  const { familyName, givenName, birthDate, healthNumber, phone } = { ...somebody, ...patient };
  const [patientId, faxId, documentId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql('insert into patient (id, organization_id, family_name, given_name, birth_date, health_number, phones) values ($1, $2, $3, $4, $5, $6, $7)', [
    patientId, organizationId, familyName, givenName, birthDate, healthNumber, [phone],
  ]);
  const isFiled = status === 'completed';
  await sql(
    `insert into fax (id, organization_id, source, from_number, sender_name, sha256, size, page_count, status, patient_id, document_type, completed_at, filed_unchanged)
     values ($1, $2, 'telnyx', $3, 'Willowbrook', $4, 1, 1, $5, $6, $7, $8, $9)`,
    [faxId, organizationId, from, randomUUID(), status, isFiled ? patientId : null, isFiled ? 'referral' : null, isFiled ? new Date() : null, isFiled ? filedUnchanged : null],
  );
  await sql("insert into document (id, organization_id, fax_id, version, kind, file_key, media_type, size, page_count) values ($1, $2, $3, 1, 'original', $4, 'image/tiff', 1, 1)", [documentId, organizationId, faxId, `${organizationId}/${documentId}`]);
  const page = pageOf(lines);
  await sql(
    `insert into page (organization_id, document_id, fax_id, number, image_key, thumbnail_key, width, height, dpi, words, text, text_source)
     values ($1, $2, $3, 1, $4, $4, $5, $6, 204, $7, '', 'ocr')`,
    [organizationId, documentId, faxId, `${organizationId}/page-${documentId}`, page.width, page.height, JSON.stringify(page.words)],
  );
  for (const { field, value, confidence, page: on, box, source, flags, alternatives } of extractFields([page]).fields)
    await sql('insert into extraction (organization_id, fax_id, field, value, confidence, page, box, source, flags, alternatives) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      organizationId, faxId, field, value, confidence, on, box, source, flags, alternatives,
    ]);
  return faxId;
}

/** Sheets of the Willowbrook form, each of somebody else. */
export const sheets = [
  { lines: sheet('Anna-Lise Roy', '1961-07-23', '9876543217', '416-555-0142'), patient: {} },
  { lines: sheet('Bo Li', '2001-12-30', '8765432106', '416-555-0143'), patient: { familyName: 'Li', givenName: 'Bo', birthDate: '2001-12-30', healthNumber: '8765432106', phone: '+14165550143' } },
  { lines: sheet('Michel Tremblay', '1984-01-22', '7654321095', '416-555-0144'), patient: { familyName: 'Tremblay', givenName: 'Michel', birthDate: '1984-01-22', healthNumber: '7654321095', phone: '+14165550144' } },
  { lines: sheet('Sofia Haddad', '1993-07-19', '6543210984', '416-555-0145'), patient: { familyName: 'Haddad', givenName: 'Sofia', birthDate: '1993-07-19', healthNumber: '6543210984', phone: '+14165550145' } },
];

function sheet(name: string, born: string, card: string, phone: string): string[] {
  return fill(`${name.padEnd(45)}${born}`, `${card.padEnd(45)}${phone}`, '12 Main Street', 'Halifax, NS B3J 3Y5', '☐ Routine   ☐ Urgent   ☐ STAT', 'Dr. Priya Raman                              Lakeside Medical Clinic');
}
