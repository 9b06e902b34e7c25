import type { Insertable } from 'kysely';
import { saysAbout, type CheckInFields, type ProjectFields, type ReferralFields, type RequestDetail, type RequestSummary } from '@intake/api/contract';
import { isCalendarDay, type RequestKind, type RequestSource } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import type { AuditActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { changeRequest, lockForChange, statusColumns, tell } from './requestChange.ts';
import { calendarOf, keepClocks, listClocks } from './clock/requestClock.store.ts';
import { firstOf, moved, started, withDueDay } from './clock/requestClocks.ts';
import { createPatientService } from '../patient/patient.service.ts';
import { chartWith, statedAs } from './checkIn.ts';
import { readDetail } from './requestDetail.ts';
import { attach, hasPages, insertRequest, newReference, ReferenceTaken, type StoredRequest } from './request.store.ts';

export { newReference, ReferenceTaken };

/** Without an id it is made anew, with one it is changed. */
interface Saved {
  id: string | null;
  version: number | null;
  faxId: string | null;
}

/** Whether it says of whom or of what it is, and where that would stand. */
interface About {
  isSaid: boolean;
  path: string;
}

type Columns = Omit<Insertable<Tables['request']>, 'reference' | 'organization_id' | 'kind' | 'source'>;

export interface NewRequest {
  kind: RequestKind;
  source: RequestSource;
  columns: Partial<Columns>;
  faxId: string | null;
  /** What came along. */
  otherFaxIds?: readonly string[];
  /** Where it was told before the request is made; else one is drawn. Throws ReferenceTaken. */
  reference?: string;
  receivedAt: Date;
}

const nothing = {
  title: null, patient_id: null, physician_id: null, modality_id: null, location_id: null, category: null, reason: null, note: null,
  requester: null, due_on: null, expected_wait_weeks: null, decline_reason: null, redirected_to: null, redirected_physician_id: null, redirected_clinic_id: null,
  appointment_id: null, assignee_id: null,
  claimed_by: null, next_step: null, next_step_on: null, created_by: null, updated_by: null,
} satisfies Partial<Columns>;

/** A new request with its clocks, in the caller's transaction: by hand, by a fax, and by whoever else lets one in. */
export async function openRequest(tx: Tx, actor: AuditActor, clock: Clock, { kind, source, columns, faxId, otherFaxIds = [], reference, receivedAt }: NewRequest): Promise<RequestSummary> {
  const organization_id = actor.organizationId;
  const calendar = await calendarOf(tx, { organization_id, location_id: columns.location_id ?? null });
  const duties = kind === 'referral' ? started([], calendar, 'received', columns.category ?? null, receivedAt) : [];
  const clocks = columns.due_on ? withDueDay(duties, columns.due_on, calendar, receivedAt) : duties;
  const request = await insertRequest(tx, {
    ...nothing,
    ...statusColumns(columns.status ?? 'requested', clock.now(), calendar.timeZone),
    ...firstOf(clocks),
    // Whoever lets it in looks after it until they give it to somebody.
    assignee_id: actor.userId,
    ...columns,
    organization_id,
    kind,
    source,
    received_at: receivedAt,
    created_by: actor.userId,
  }, reference);
  await keepClocks(tx, request, [], clocks);
  for (const id of faxId ? [faxId, ...otherFaxIds] : otherFaxIds) await attach(tx, organization_id, request.id, id);
  return tell(tx, actor, clock, request.id, 'C', { source });
}

export type RequestSaving = ReturnType<typeof createRequestSaving>;

/** What staff write into requests. Each function is one transaction. */
export function createRequestSaving({ database, clock }: { database: Database; clock: Clock }) {
  const patients = createPatientService(database);
  const save = (actor: Actor, kind: RequestKind, { id, version, faxId }: Saved, columns: Partial<Columns>, about: About): Promise<RequestSummary> =>
    database.asUser(actor, async (tx) => {
      await requireOwn(tx, actor, 'patient', columns.patient_id ?? null);
      await requireOwn(tx, actor, 'physician', columns.physician_id ?? null);
      await requireOwn(tx, actor, 'modality', columns.modality_id ?? null);
      await requireOwn(tx, actor, 'location', columns.location_id ?? null);
      await requireOwn(tx, actor, 'fax', faxId);
      if (id === null) return openRequest(tx, actor, clock, { kind, source: faxId ? 'fax' : 'hand', columns, faxId, receivedAt: clock.now() });
      const request = await lockForChange(tx, actor, id, version ?? 0, clock.now());
      if (request.kind !== kind) throw notFound();
      if (!about.isSaid && !(await hasPages(tx, id)))
        throw invalid([{ path: about.path, code: 'about-empty', message: 'It says neither of whom nor of what it is, and has no pages that do.' }]);
      return change(tx, actor, request, columns);
    });

  const change = async (tx: Tx, actor: Actor, request: StoredRequest, columns: Partial<Columns>): Promise<RequestSummary> => {
    const wanted = { ...request, ...columns } as StoredRequest;
    const isMoved = wanted.category !== request.category || wanted.location_id !== request.location_id;
    const isDue = wanted.due_on !== request.due_on;
    if (!isMoved && !isDue) return changeRequest(tx, actor, clock, request, { event: 'change', set: columns });
    const calendar = await calendarOf(tx, wanted);
    const before = await listClocks(tx, request.id);
    const there = isMoved ? moved(before, calendar, wanted.category) : before;
    const after = isDue ? withDueDay(there, wanted.due_on, calendar, clock.now()) : there;
    await keepClocks(tx, request, before, after);
    return changeRequest(tx, actor, clock, request, { event: 'change', set: { ...columns, ...firstOf(after) } });
  };

  return {
    saveReferral: (actor: Actor, { patientId, physicianId, modalityId, locationId, priority, category, reason, note, missing, ...saved }: ReferralFields & Saved) =>
      save(
        actor, 'referral', saved,
        { patient_id: patientId, physician_id: physicianId, modality_id: modalityId, location_id: locationId, priority, category, reason, note, missing },
        { isSaid: saysAbout.referral({ patientId, reason }), path: 'reason' },
      ),

    saveCheckIn: (actor: Actor, { patientId, locationId, priority, note, stated, ...saved }: CheckInFields & Saved) => {
      if (stated.birthDate && !isCalendarDay(stated.birthDate))
        throw invalid([{ path: 'stated.birthDate', code: 'no-such-day', message: 'This day does not exist.' }]);
      return save(
        actor, 'check-in', saved,
        { patient_id: patientId, location_id: locationId, priority, note, stated: JSON.stringify(statedAs(stated)) },
        { isSaid: saysAbout.checkIn({ patientId, stated }), path: 'stated.familyName' },
      );
    },

    saveProject: (actor: Actor, { title, patientId, locationId, priority, note, requester, dueOn, checklist, ...saved }: ProjectFields & Saved) =>
      save(
        actor, 'project', saved,
        { title, patient_id: patientId, location_id: locationId, priority, note, requester, due_on: dueOn, checklist: JSON.stringify(checklist) },
        { isSaid: true, path: 'title' },
      ),

    /** Writes one field that the patient stated into the chart; the request then has no difference there. */
    take: (actor: Actor, { id, version, field }: { id: string; version: number; field: RequestDetail['differences'][number]['field'] }): Promise<RequestDetail> =>
      database.asUser(actor, async (tx) => {
        const request = await lockForChange(tx, actor, id, version, clock.now());
        const value = request.stated?.[field];
        if (!value || !request.patient_id) throw notFound();
        const chart = await patients.read(tx, actor, request.patient_id);
        const fields = chartWith(chart, field, value);
        await patients.updateIn(tx, actor, { ...fields, id: chart.id, version: chart.version });
        // The chart has changed, not the request: the version that others saw stays good.
        await tell(tx, actor, clock, id, 'U', { event: 'take', field });
        return readDetail(tx, actor, id, clock.now());
      }),
  };
}
