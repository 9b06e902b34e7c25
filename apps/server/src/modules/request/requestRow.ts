import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { RequestClock, RequestSummary } from '@intake/api/contract';
import { registerName } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';
import type { StatedColumns } from '../../platform/database/tables/requestTables.ts';

/** A request with the names that its line in a work list shows, and the clock that runs out first. */
export function selectRequests(tx: Tx) {
  return tx
    .selectFrom('request')
    .leftJoin('app_user as assignee', 'assignee.id', 'request.assignee_id')
    .leftJoin('app_user as holder', 'holder.id', 'request.claimed_by')
    .leftJoin('patient', 'patient.id', 'request.patient_id')
    .leftJoin('physician', 'physician.id', 'request.physician_id')
    .leftJoin('modality', 'modality.id', 'request.modality_id')
    .select((build) => [
      'request.id', 'request.version', 'request.kind', 'request.reference', 'request.status', 'request.priority', 'request.priority_rank',
      'request.category', 'request.source', 'request.title', 'request.patient_id', 'request.physician_id', 'request.modality_id',
      'request.location_id', 'request.reason', 'request.note', 'request.missing', 'request.requester', 'request.due_on', 'request.checklist',
      'request.stated', 'request.expected_wait_weeks', 'request.decline_reason', 'request.redirected_to',
      'request.redirected_physician_id', 'request.redirected_clinic_id', 'request.appointment_id', 'request.assignee_id',
      'request.claimed_by', 'request.claimed_until', 'request.next_step', 'request.next_step_on', 'request.received_at',
      'request.acknowledged_at', 'request.decided_at', 'request.closed_at', 'request.updated_at',
      'assignee.display_name as assignee_name', 'holder.display_name as holder_name', 'modality.name as modality_name',
      registerNameOf('patient').as('patient_name'), registerNameOf('physician').as('physician_name'),
      sql<number>`(select count(*)::int from request_fax where request_fax.request_id = request.id)`.as('fax_count'),
      sql<string>`request.clock_due_at::text`.as('due_text'),
      sql<string>`request.received_at::text`.as('received_text'),
      sql<string>`request.closed_at::text`.as('closed_text'),
      jsonObjectFrom(
        build
          .selectFrom('request_clock')
          .select(['request_clock.clock', 'request_clock.started_at', 'request_clock.at_risk_at', 'request_clock.due_at', 'request_clock.stops'])
          .whereRef('request_clock.request_id', '=', 'request.id')
          .where('request_clock.stopped_at', 'is', null)
          .orderBy('request_clock.due_at')
          .limit(1),
      ).as('running'),
    ]);
}

const statedName = (stated: StatedColumns | null): string | null =>
  stated?.familyName || stated?.givenName ? registerName({ familyName: stated.familyName ?? '', givenName: stated.givenName }) : null;

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

const iso = (time: Date | string): string => new Date(time).toISOString();

/** A claim that ran out holds nobody back. */
export function toSummary(row: RequestRow, now: Date): RequestSummary {
  const isHeld = row.claimed_by !== null && row.claimed_until !== null && row.claimed_until > now;
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    reference: row.reference,
    status: row.status,
    priority: row.priority,
    category: row.category,
    source: row.source,
    title: row.title,
    patientId: row.patient_id,
    // Whom nobody has matched yet is called as whoever referred calls them.
    patientName: row.patient_name ?? statedName(row.stated),
    physicianId: row.physician_id,
    physicianName: row.physician_name,
    modalityId: row.modality_id,
    modalityName: row.modality_name,
    reason: row.reason,
    locationId: row.location_id,
    assignee: row.assignee_id ? { userId: row.assignee_id, displayName: row.assignee_name ?? '' } : null,
    claim:
      isHeld && row.claimed_by && row.claimed_until
        ? { userId: row.claimed_by, displayName: row.holder_name ?? '', until: iso(row.claimed_until) }
        : null,
    nextStep: row.next_step,
    nextStepOn: row.next_step_on,
    clock: row.running && toClock({ ...row.running, stopped_at: null }),
    missing: row.missing,
    faxCount: row.fax_count,
    receivedAt: iso(row.received_at),
    updatedAt: iso(row.updated_at),
  };
}

interface ClockColumns {
  clock: RequestClock['clock'];
  started_at: Date | string;
  at_risk_at: Date | string;
  due_at: Date | string;
  stopped_at: Date | string | null;
  stops: RequestClock['stops'];
}

export const toClock = (row: ClockColumns): RequestClock => ({
  clock: row.clock,
  startedAt: iso(row.started_at),
  atRiskAt: iso(row.at_risk_at),
  dueAt: iso(row.due_at),
  stoppedAt: row.stopped_at && iso(row.stopped_at),
  stops: row.stops,
});
