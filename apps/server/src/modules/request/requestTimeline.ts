import { behind, placeOf, type TimelineSource } from '../chart/timelineSource.ts';

/** Referrals, check-ins and projects of a patient, by when they came. */
export const requestTimeline: TimelineSource = {
  kind: 'request',
  right: 'requests.read',
  entries: async (tx, query) => {
    const rows = await tx
      .selectFrom('request')
      .leftJoin('modality', 'modality.id', 'request.modality_id')
      .select(['request.id', 'request.received_at', 'request.kind', 'request.reference', 'request.status', 'request.priority', 'request.title', 'request.reason'])
      .select(['modality.name as service', placeOf('request.received_at').as('place')])
      .where('request.organization_id', '=', query.organizationId)
      .where('request.patient_id', '=', query.patientId)
      .where(behind(query, 'request.received_at', 'request.id'))
      .orderBy('request.received_at', 'desc')
      .orderBy('request.id')
      .limit(query.limit)
      .execute();
    return rows.map((row) => ({
      at: row.place,
      entry: {
        kind: 'request', id: row.id, at: row.received_at.toISOString(), requestKind: row.kind, reference: row.reference, status: row.status,
        priority: row.priority, service: row.service, reason: row.title ?? row.reason,
      },
    }));
  },
};
