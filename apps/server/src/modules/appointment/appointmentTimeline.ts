import { behind, placeOf, type TimelineSource } from '../chart/timelineSource.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';

/** Visits by when they begin. A time that is only held while somebody fills in a form is none yet. */
export const appointmentTimeline: TimelineSource = {
  kind: 'appointment',
  right: 'appointments.read',
  entries: async (tx, query) => {
    const rows = await tx
      .selectFrom('appointment')
      .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
      .innerJoin('location', 'location.id', 'appointment.location_id')
      .leftJoin('physician', 'physician.id', 'appointment.physician_id')
      .select(['appointment.id', 'appointment.starts_at', 'appointment.status', 'appointment.time_zone', 'visit_type.name as visit_type', 'location.name as location'])
      .select([
        registerNameOf('physician').as('physician'),
        placeOf('appointment.starts_at').as('place'),
      ])
      .where('appointment.organization_id', '=', query.organizationId)
      .where('appointment.patient_id', '=', query.patientId)
      .where('appointment.held_until', 'is', null)
      .where('appointment.status', '<>', 'entered-in-error')
      .where(behind(query, 'appointment.starts_at', 'appointment.id'))
      .orderBy('appointment.starts_at', 'desc')
      .orderBy('appointment.id')
      .limit(query.limit)
      .execute();
    return rows.map((row) => ({
      at: row.place,
      entry: {
        kind: 'appointment', id: row.id, at: row.starts_at.toISOString(), status: row.status, visitType: row.visit_type,
        physician: row.physician || null, location: row.location, timeZone: row.time_zone,
      },
    }));
  },
};
