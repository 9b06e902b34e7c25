import { behind, placeOf, type TimelineSource } from '../chart/timelineSource.ts';

/** What was written to a patient and by them, by when it went or came. What was never handed over is no part of a chart. */
export const messageTimeline: TimelineSource = {
  kind: 'message',
  right: 'messages.read',
  entries: async (tx, query) => {
    const rows = await tx
      .selectFrom('message')
      .select(['id', 'conversation_id', 'direction', 'status', 'purpose', 'body', 'at', placeOf('message.at').as('place')])
      .where('organization_id', '=', query.organizationId)
      .where('patient_id', '=', query.patientId)
      .where('status', 'in', ['sending', 'sent', 'delivered', 'failed', 'unconfirmed', 'received'])
      .where(behind(query, 'message.at', 'message.id'))
      .orderBy('message.at', 'desc')
      .orderBy('message.id')
      .limit(query.limit)
      .execute();
    return rows.map((row) => ({
      at: row.place,
      entry: { kind: 'message', id: row.id, at: row.at.toISOString(), conversationId: row.conversation_id, direction: row.direction, status: row.status, purpose: row.purpose, text: row.body },
    }));
  },
};
