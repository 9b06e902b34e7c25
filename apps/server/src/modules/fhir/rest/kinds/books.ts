import { sql } from 'kysely';
import type { InvoiceState } from '@intake/api/rules';
import { some } from '../../fhir.ts';
import { at, kind, type KindRow } from '../kind.ts';
import { coded, date, reference, token } from '../search.ts';

interface InvoiceRow extends KindRow {
  status: InvoiceState;
  number: string | null;
  buyer_name: string;
  issued_on: string | null;
  note: string | null;
  subtotal: number;
  total: number;
  created_at: Date;
  /** {description, net} in cents */
  lines: { description: string; net: number }[];
}

/** Cents as FHIR writes money. */
const money = (cents: number) => ({ value: cents / 100, currency: 'CAD' });

const invoices = kind<InvoiceRow>({
  type: 'Invoice',
  idType: 'uuid',
  rows: (organizationId) => sql`
    select id, status, number, buyer_name, issued_on, note, subtotal, total, created_at, updated_at as updated,
      (select coalesce(jsonb_agg(jsonb_build_object('description', line.description, 'net', line.net) order by line.position), '[]')
       from invoice_line line where line.organization_id = invoice.organization_id and line.invoice_id = invoice.id) as lines
    from invoice where organization_id = ${organizationId} and kind = 'invoice'`,
  searches: { identifier: token('number'), status: token('status', { system: 'http://hl7.org/fhir/invoice-status' }), date: date('issued_on', 'date') },
  toContent: (row) => ({
    resourceType: 'Invoice',
    ...some('identifier', row.number ? [{ value: row.number }] : []),
    status: row.status,
    recipient: { display: row.buyer_name },
    ...(row.issued_on && { date: row.issued_on }),
    ...some('lineItem', row.lines.map(({ description, net }, index) => ({
      sequence: index + 1, chargeItemCodeableConcept: { text: description }, priceComponent: [{ type: 'base', amount: money(net) }],
    }))),
    totalNet: money(row.subtotal),
    totalGross: money(row.total),
    ...some('note', row.note ? [{ text: row.note }] : []),
  }),
});

interface TrailRow extends KindRow {
  recorded_at: Date;
  actor_name: string;
  action: string;
  entity: string;
  entity_id: string | null;
  patient_id: string | null;
  outcome: 'success' | 'refused' | 'failure';
  event: string | null;
}

const outcomeSystem = 'http://hl7.org/fhir/audit-event-outcome';
const outcomes = { success: '0', refused: '4', failure: '8' } as const;
const dicom = 'http://dicom.nema.org/resources/ontology/DCM';

const trail = kind<TrailRow>({
  type: 'AuditEvent',
  idType: 'bigint',
  rows: (organizationId) => sql`
    select sequence as id, recorded_at, recorded_at as updated, actor_id, actor_name, action, entity, entity_id, patient_id, outcome, detail ->> 'event' as event
    from audit_event where organization_id = ${organizationId}`,
  searches: {
    date: date('recorded_at', 'timestamptz'),
    action: token('action', { system: 'http://hl7.org/fhir/audit-event-action' }),
    outcome: token('outcome', { system: outcomeSystem, codes: coded(outcomes) }),
    patient: reference('Patient', 'patient_id'),
  },
  toContent: (row) => ({
    resourceType: 'AuditEvent',
    type: row.patient_id ? { system: dicom, code: '110110', display: 'Patient Record' } : { system: dicom, code: '110100', display: 'Application Activity' },
    ...some('subtype', row.event ? [{ code: row.event, display: `${row.entity}.${row.event}` }] : []),
    action: row.action,
    recorded: row.recorded_at.toISOString(),
    outcome: outcomes[row.outcome],
    agent: [{ requestor: true, who: { display: row.actor_name } }],
    source: { observer: { display: 'Intake' } },
    ...some('entity', [
      ...(row.patient_id ? [{ what: at('Patient', row.patient_id) }] : []),
      ...(row.entity_id ? [{ what: { identifier: { value: row.entity_id } }, name: row.entity }] : []),
    ]),
  }),
});

export const bookKinds = [invoices, trail];
