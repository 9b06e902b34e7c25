import type { RequestDetail } from '@intake/api/contract';
import { statedKeys } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { hasLeft } from './letterArrived.ts';
import { findRequest, listEvents, listFaxes, listNotes, listSimilar, namesOf } from './request.store.ts';
import { listClocks } from './requestClock.store.ts';
import { toClock, toSummary, type RequestRow } from './requestRow.ts';

/** Everything that the detail of a request shows. */
export async function readDetail(tx: Tx, actor: Actor, id: string, now: Date): Promise<RequestDetail> {
  const row = await findRequest(tx, id);
  const notes = await listNotes(tx, id);
  const names = await namesOf(tx, [...new Set(notes.flatMap(({ mentions }) => mentions))]);
  const events = await listEvents(tx, id);
  const last = events.find(({ undone_at }) => undone_at === null);
  return {
    ...toSummary(row, now),
    note: row.note,
    expectedWaitWeeks: row.expected_wait_weeks,
    declineReason: row.decline_reason,
    redirectedTo: row.redirected_to,
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    clocks: (await listClocks(tx, id)).map(toClock),
    notes: notes.map((note) => ({
      id: note.id,
      author: note.display_name ?? '',
      text: note.body,
      mentions: note.mentions.map((userId) => ({ userId, displayName: names.get(userId) ?? '' })),
      createdAt: note.created_at.toISOString(),
    })),
    history: events.map((event) => ({
      id: event.id,
      event: event.event,
      from: event.from_status,
      to: event.to_status,
      actor: event.actor_name,
      at: event.created_at.toISOString(),
      undoneAt: event.undone_at?.toISOString() ?? null,
    })),
    faxes: (await listFaxes(tx, id)).map((fax) => ({
      id: fax.id,
      documentType: fax.document_type,
      senderName: fax.sender_name,
      from: fax.from_number,
      pageCount: fax.page_count,
      receivedAt: fax.received_at.toISOString(),
    })),
    checklist: row.checklist,
    dueOn: row.due_on,
    requester: row.requester,
    stated: row.stated,
    differences: await differencesOf(tx, row),
    similar: (await listSimilar(tx, row)).map((other) => ({
      id: other.id,
      reference: other.reference,
      receivedAt: other.received_at.toISOString(),
      status: other.status,
    })),
    undoable: last && last.actor_id === actor.userId && last.request_version === row.version && !(await hasLeft(tx, last.letter_id)) ? { id: last.id, event: last.event } : null,
  };
}

/** What the chart has otherwise than the patient says; a field that the patient left out says nothing. */
async function differencesOf(tx: Tx, { stated, patient_id }: RequestRow): Promise<RequestDetail['differences']> {
  if (!stated || !patient_id) return [];
  const chart = await tx.selectFrom('patient').selectAll().where('id', '=', patient_id).executeTakeFirst();
  if (!chart) return [];
  const charted = {
    familyName: chart.family_name,
    givenName: chart.given_name,
    birthDate: chart.birth_date,
    healthNumber: chart.health_number,
    versionCode: chart.version_code,
    phone: chart.phones[0] ?? null,
    email: chart.email,
    address: chart.address,
  };
  return statedKeys.flatMap((field) => {
    const said = stated[field];
    const isSame = field === 'phone' ? chart.phones.includes(said ?? '') : said === charted[field];
    return said && !isSame ? [{ field, chart: charted[field], stated: said }] : [];
  });
}
