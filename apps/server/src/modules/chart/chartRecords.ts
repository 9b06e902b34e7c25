import { sql } from 'kysely';
import type { Permission } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import { standingOf } from '../appointment/waitlist/standing.ts';

interface Of {
  organizationId: string;
  patientId: string;
  permissions: ReadonlySet<Permission>;
}

/** What stands in a chart, whole, of the areas that one may read: as the timeline shows it, the oldest first. */
export async function chartRecords(tx: Tx, { organizationId, patientId, permissions }: Of) {
  const referrals = permissions.has('requests.read')
    ? await tx
        .selectFrom('request')
        .leftJoin('modality', 'modality.id', 'request.modality_id')
        .select(['request.id', 'request.reference', 'request.status', 'request.priority', 'request.reason', 'request.physician_id', 'request.received_at', 'modality.name as service'])
        .where('request.organization_id', '=', organizationId)
        .where('request.patient_id', '=', patientId)
        .where('request.kind', '=', 'referral')
        .orderBy('request.received_at')
        .orderBy('request.id')
        .execute()
    : [];
  const visits = permissions.has('appointments.read')
    ? await tx
        .selectFrom('appointment')
        .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
        .innerJoin('location', 'location.id', 'appointment.location_id')
        .select(['appointment.id', 'appointment.status', 'appointment.physician_id', 'appointment.starts_at', 'appointment.ends_at', 'appointment.reason'])
        .select(['visit_type.name as visit_type', 'location.name as location'])
        .where('appointment.organization_id', '=', organizationId)
        .where('appointment.patient_id', '=', patientId)
        .where('appointment.held_until', 'is', null)
        .where('appointment.status', '<>', 'entered-in-error')
        .orderBy('appointment.starts_at')
        .orderBy('appointment.id')
        .execute()
    : [];
  const waits = permissions.has('appointments.read')
    ? await tx
        .selectFrom('waitlist_entry as e')
        .innerJoin('visit_type', 'visit_type.id', 'e.visit_type_id')
        .leftJoin('location', 'location.id', 'e.location_id')
        .select(['e.id', 'e.physician_id', 'e.created_at', 'visit_type.name as visit_type', 'location.name as location', standingOf.as('status')])
        .where('e.organization_id', '=', organizationId)
        .where('e.patient_id', '=', patientId)
        .orderBy('e.created_at')
        .orderBy('e.id')
        .execute()
    : [];
  const documents = permissions.has('faxes.read')
    ? await tx
        .selectFrom('fax')
        .leftJoin('fax_delivery', 'fax_delivery.fax_id', 'fax.id')
        .select(['fax.id', 'fax.direction', 'fax.status', 'fax.document_type', 'fax.reason', 'fax.media_type', 'fax.physician_id', 'fax.received_at', 'fax_delivery.recipient_name'])
        .where('fax.organization_id', '=', organizationId)
        .where('fax.patient_id', '=', patientId)
        .where('fax.status', 'not in', ['rejected', 'entered-in-error'])
        .where('fax.locked_at', 'is', null)
        .orderBy('fax.received_at')
        .orderBy('fax.id')
        .execute()
    : [];
  const letters = permissions.has('messages.read')
    ? await tx
        .selectFrom('letter')
        .select(['id', 'subject', 'created_at', sql<string | null>`coalesce(recipient_name, recipient_clinic)`.as('recipient')])
        .where('organization_id', '=', organizationId)
        .where('patient_id', '=', patientId)
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('fax_delivery').select('fax_id').whereRef('fax_delivery.letter_id', '=', 'letter.id'))))
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    : [];
  const named = [...new Set([...referrals, ...visits, ...waits, ...documents].flatMap(({ physician_id }) => physician_id ?? []))];
  const physicians = await tx
    .selectFrom('physician')
    .select(['id', 'family_name', 'given_name', 'licence_number'])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any (${named}::uuid[])`)
    .orderBy('id')
    .execute();
  return { referrals, visits, waits, documents, letters, physicians };
}

export type ChartRecords = Awaited<ReturnType<typeof chartRecords>>;
