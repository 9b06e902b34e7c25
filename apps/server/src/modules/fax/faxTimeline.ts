import type { Tx } from '../../platform/database/database.port.ts';
import { behind, placeOf, type TimelineQuery, type TimelineSource } from '../chart/timelineSource.ts';

const faxesOf = (tx: Tx, direction: 'inbound' | 'outbound', query: TimelineQuery) =>
  tx
    .selectFrom('fax')
    .leftJoin('fax_delivery', 'fax_delivery.fax_id', 'fax.id')
    .select(['fax.id', 'fax.received_at', 'fax.document_type', 'fax.sender_name', 'fax.reason', 'fax.page_count', 'fax.status', 'fax.to_number'])
    .select(['fax_delivery.recipient_name', placeOf('fax.received_at').as('place')])
    .where('fax.organization_id', '=', query.organizationId)
    .where('fax.patient_id', '=', query.patientId)
    .where('fax.direction', '=', direction)
    .where('fax.status', 'not in', ['rejected', 'entered-in-error'])
    .where('fax.locked_at', 'is', null)
    .where(behind(query, 'fax.received_at', 'fax.id'))
    .orderBy('fax.received_at', 'desc')
    .orderBy('fax.id')
    .limit(query.limit)
    .execute();

type Row = Awaited<ReturnType<typeof faxesOf>>[number];

const shared = (row: Row) => ({ id: row.id, at: row.received_at.toISOString(), documentType: row.document_type, reason: row.reason, pageCount: row.page_count });

/** What was filed to a chart. */
export const documentTimeline: TimelineSource = {
  kind: 'document',
  right: 'faxes.read',
  entries: async (tx, query) => {
    const rows = await faxesOf(tx, 'inbound', query);
    return rows.map((row) => ({ at: row.place, entry: { kind: 'document', ...shared(row), name: row.sender_name, status: row.status } }));
  },
};

/** What was sent about a patient. */
export const sentTimeline: TimelineSource = {
  kind: 'sent',
  right: 'faxes.read',
  entries: async (tx, query) => {
    const rows = await faxesOf(tx, 'outbound', query);
    return rows.map((row) => ({ at: row.place, entry: { kind: 'sent', ...shared(row), name: row.recipient_name ?? row.to_number } }));
  },
};
