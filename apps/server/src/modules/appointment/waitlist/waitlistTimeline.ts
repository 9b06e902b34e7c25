import { registerNameOf } from '../../../platform/database/registerName.ts';
import { behind, placeOf, type TimelineSource } from '../../chart/timelineSource.ts';
import { standingOf } from './standing.ts';

/** Waits for visits, by when the patient was put on the list. */
export const waitlistTimeline: TimelineSource = {
  kind: 'waitlist',
  right: 'appointments.read',
  entries: async (tx, query) => {
    const rows = await tx
      .selectFrom('waitlist_entry as e')
      .innerJoin('visit_type', 'visit_type.id', 'e.visit_type_id')
      .leftJoin('physician', 'physician.id', 'e.physician_id')
      .leftJoin('location', 'location.id', 'e.location_id')
      .select(['e.id', 'e.created_at', 'e.priority', 'visit_type.name as visit_type', 'location.name as location'])
      .select([standingOf.as('status'), registerNameOf('physician').as('physician'), placeOf('e.created_at').as('place')])
      .where('e.organization_id', '=', query.organizationId)
      .where('e.patient_id', '=', query.patientId)
      .where(behind(query, 'e.created_at', 'e.id'))
      .orderBy('e.created_at', 'desc')
      .orderBy('e.id')
      .limit(query.limit)
      .execute();
    return rows.map((row) => ({
      at: row.place,
      entry: {
        kind: 'waitlist', id: row.id, at: row.created_at.toISOString(), status: row.status, priority: row.priority, visitType: row.visit_type,
        physician: row.physician || null, location: row.location,
      },
    }));
  },
};
