import { behind, placeOf, type TimelineSource } from '../chart/timelineSource.ts';

/** Letters that were written and not faxed: those that were are told as what was sent. */
export const letterTimeline: TimelineSource = {
  kind: 'letter',
  right: 'messages.read',
  entries: async (tx, query) => {
    const rows = await tx
      .selectFrom('letter')
      .select(['id', 'created_at', 'kind', 'subject', 'recipient_name', 'recipient_clinic', placeOf('created_at').as('place')])
      .where('organization_id', '=', query.organizationId)
      .where('patient_id', '=', query.patientId)
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('fax_delivery').select('fax_id').whereRef('fax_delivery.letter_id', '=', 'letter.id'))))
      .where(behind(query, 'created_at', 'id'))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(query.limit)
      .execute();
    return rows.map((row) => ({
      at: row.place,
      entry: {
        kind: 'letter', id: row.id, at: row.created_at.toISOString(), letterKind: row.kind, subject: row.subject, name: row.recipient_name ?? row.recipient_clinic,
      },
    }));
  },
};
