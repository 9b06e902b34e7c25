import { sql } from 'kysely';
import { faxStatuses } from '@intake/api/rules';
import { sentStatus, toCommunication, toDocumentReference, type DocumentRow } from '../../records.ts';
import { at, kind, rebased, type KindRow } from '../kind.ts';
import { date, reference, token } from '../search.ts';

interface FaxRow extends KindRow, DocumentRow {
  patient_id: string | null;
  has_pages: boolean;
}

/** Misdirected faxes are locked, and what was set aside is no record of anybody. */
const faxes = (organizationId: string, direction: 'inbound' | 'outbound') => sql<FaxRow>`
  select fax.id, fax.direction, fax.status, fax.document_type, fax.reason, fax.media_type, fax.patient_id, fax.physician_id, fax.received_at, fax.updated_at as updated,
    fax_delivery.recipient_name, exists (select from document where document.organization_id = fax.organization_id and document.fax_id = fax.id) as has_pages
  from fax left join fax_delivery on fax_delivery.fax_id = fax.id
  where fax.organization_id = ${organizationId} and fax.direction = ${direction} and fax.locked_at is null and fax.status not in ('rejected', 'entered-in-error')`;

const patientOf = ({ patient_id }: FaxRow) => ({ ...(patient_id && { subject: at('Patient', patient_id) }) });

const documents = kind<FaxRow>({
  type: 'DocumentReference',
  idType: 'uuid',
  rows: (organizationId) => faxes(organizationId, 'inbound'),
  searches: {
    patient: reference('Patient', 'patient_id'),
    subject: reference('Patient', 'patient_id'),
    author: reference('Practitioner', 'physician_id'),
    type: token('document_type'),
    date: date('received_at', 'timestamptz'),
  },
  toContent: (row) => {
    const { id: _id, subject: _subject, type: _type, ...document } = toDocumentReference(row, '');
    const content = rebased(document, { [row.physician_id ?? '']: 'Practitioner' });
    const [{ attachment }] = document.content as [{ attachment: object }];
    return {
      ...content,
      ...(row.document_type && { type: { coding: [{ code: row.document_type }], text: row.document_type } }),
      ...patientOf(row),
      content: [{ attachment: { ...attachment, ...(row.has_pages && { url: `Binary/${row.id}` }) } }],
    };
  },
});

const sent = kind<FaxRow>({
  type: 'Communication',
  idType: 'uuid',
  rows: (organizationId) => faxes(organizationId, 'outbound'),
  searches: {
    patient: reference('Patient', 'patient_id'),
    subject: reference('Patient', 'patient_id'),
    recipient: reference('Practitioner', 'physician_id'),
    status: token('status', { system: 'http://hl7.org/fhir/event-status', codes: (code) => faxStatuses.filter((status) => sentStatus(status) === code) }),
    // What was not sent has no time of it.
    sent: { type: 'date', where: (value, name) => sql<boolean>`(r.status = 'completed' and ${date('received_at', 'timestamptz').where(value, name)})` },
  },
  toContent: (row) => {
    const { id: _id, subject: _subject, ...communication } = toCommunication(row, '');
    return { ...rebased(communication, { [row.physician_id ?? '']: 'Practitioner' }), ...patientOf(row) };
  },
});

interface ReadValueRow extends KindRow {
  fax_id: string;
  field: string;
  page: number | null;
  source: 'template' | 'rule' | 'model' | 'human';
  accepted_by: string | null;
  accepted_name: string | null;
}

const participants = 'http://terminology.hl7.org/CodeSystem/provenance-participant-type';

/** Where a value of a document comes from: read by the machine, or entered or accepted by somebody. */
const values = kind<ReadValueRow>({
  type: 'Provenance',
  idType: 'uuid',
  rows: (organizationId) => sql`
    select extraction.id, extraction.fax_id, extraction.field, extraction.page, extraction.source, extraction.accepted_by, app_user.display_name as accepted_name,
      extraction.created_at as updated, fax.patient_id
    from extraction join fax on fax.id = extraction.fax_id left join app_user on app_user.id = extraction.accepted_by
    where extraction.organization_id = ${organizationId} and fax.locked_at is null and fax.direction = 'inbound' and fax.status not in ('rejected', 'entered-in-error')`,
  searches: { target: reference('DocumentReference', 'fax_id'), patient: reference('Patient', 'patient_id'), recorded: date('updated', 'timestamptz') },
  toContent: (row) => ({
    resourceType: 'Provenance',
    target: [at('DocumentReference', row.fax_id)],
    recorded: row.updated.toISOString(),
    activity: { text: row.field },
    agent: [
      { type: { coding: [{ system: participants, code: row.source === 'human' ? 'author' : 'assembler' }] }, who: { display: row.source === 'human' ? (row.accepted_name ?? 'a person') : `Intake, ${row.source}` } },
      ...(row.accepted_by && row.source !== 'human' ? [{ type: { coding: [{ system: participants, code: 'verifier' }] }, who: { display: row.accepted_name ?? 'a person' } }] : []),
    ],
    entity: [{ role: 'source', what: { ...at('Binary', row.fax_id), ...(row.page && { display: `page ${row.page}` }) } }],
  }),
});

export const documentKinds = [documents, sent, values];
