import type { RequestDetail } from '@intake/api/contract';
import { checkHealthNumber, provinces, statedKeys } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { hasLeft } from '../delivery/stopLetter.ts';
import { listReplies } from './reply/listReplies.ts';
import { findRequest, listEvents, listFaxes, listLinks, listNotes, listSimilar, namesOf } from './request.store.ts';
import { listClocks } from './clock/requestClock.store.ts';
import { visitOf } from './visit/requestArrival.ts';
import { listViewers } from './presence/requestViewer.store.ts';
import { toClock, toSummary, type RequestRow } from './requestRow.ts';

/** Everything that the detail of a request shows. */
export async function readDetail(tx: Tx, actor: Actor, id: string, now: Date): Promise<RequestDetail> {
  const row = await findRequest(tx, id);
  const notes = await listNotes(tx, id);
  const names = await namesOf(tx, [...new Set(notes.flatMap(({ mentions }) => mentions))]);
  const events = await listEvents(tx, id);
  const links = await listLinks(tx, id);
  const sender = row.source === 'requisition' ? await senderOf(tx, id) : null;
  const chart = row.stated && row.patient_id ? await chartOf(tx, row.patient_id) : undefined;
  const last = events.find(({ undone_at }) => undone_at === null);
  const mine = last?.actor_id === actor.userId ? last : undefined;
  const isTold = mine !== undefined && (await hasLeft(tx, mine.letter_id));
  return {
    ...toSummary(row, now),
    note: row.note,
    expectedWaitWeeks: row.expected_wait_weeks,
    declineReason: row.decline_reason,
    redirectedTo: row.redirected_to,
    redirectedPhysicianId: row.redirected_physician_id,
    redirectedClinic: await clinicOf(tx, row.redirected_clinic_id),
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
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
    replies: await listReplies(tx, { requestId: id }),
    checklist: row.checklist,
    dueOn: row.due_on,
    requester: row.requester,
    stated: row.stated,
    differences: differencesOf(row, chart),
    card: row.kind === 'check-in' || row.source === 'requisition' ? cardOf(row, chart) : null,
    expected: await expectedOf(tx, row),
    similar: (await listSimilar(tx, row)).filter((other) => !links.some((link) => link.id === other.id)).map(toOther),
    links: links.map(toOther),
    referrer: await referrerOf(tx, row, sender),
    sender,
    visit: await visitOf(tx, row, now),
    viewers: await listViewers(tx, id, actor.userId, now),
    undoable: mine && mine.request_version === row.version && !isTold ? { id: mine.id, event: mine.event } : null,
    correctable: mine && isTold ? { event: mine.event, at: mine.created_at.toISOString() } : null,
  };
}

const toOther = ({ id, reference, received_at, status }: Awaited<ReturnType<typeof listLinks>>[number]) => ({
  id, reference, receivedAt: received_at.toISOString(), status,
});

const chartOf = (tx: Tx, patientId: string) => tx.selectFrom('patient').selectAll().where('id', '=', patientId).executeTakeFirst();
type Chart = Awaited<ReturnType<typeof chartOf>>;

/** The number that the patient showed, or else that of the chart, as `validateHealthCard` judges it. */
function cardOf({ stated }: RequestRow, chart: Chart): RequestDetail['card'] {
  const number = stated?.healthNumber ?? chart?.health_number;
  return number ? checkHealthNumber(number, { province: provinces.find((one) => one === chart?.province) ?? null }) : null;
}

/** What a referral for this service has to bring. */
async function expectedOf(tx: Tx, { kind, modality_id }: RequestRow): Promise<RequestDetail['expected']> {
  if (kind !== 'referral' || !modality_id) return [];
  const { request_policy: policy } = await tx
    .selectFrom('organization')
    .innerJoin('modality', 'modality.organization_id', 'organization.id')
    .where('modality.id', '=', modality_id)
    .select('organization.request_policy')
    .executeTakeFirstOrThrow();
  return policy.checklists[modality_id] ?? [];
}

async function clinicOf(tx: Tx, id: string | null): Promise<RequestDetail['redirectedClinic']> {
  if (!id) return null;
  const row = await tx.selectFrom('clinic').select(['id', 'name', 'fax_numbers']).where('id', '=', id).executeTakeFirst();
  return row ? { id: row.id, name: row.name, faxNumber: row.fax_numbers[0] ?? null } : null;
}

/** Who sent it from the web, as they say. */
async function senderOf(tx: Tx, requestId: string): Promise<RequestDetail['sender']> {
  const row = await tx.selectFrom('requisition').selectAll().where('request_id', '=', requestId).executeTakeFirst();
  return row
    ? { name: row.referrer_name, clinicName: row.referrer_clinic, billingNumber: row.referrer_billing_number, phone: row.referrer_phone, fax: row.referrer_fax }
    : null;
}

async function referrerOf(tx: Tx, { physician_id }: RequestRow, sender: RequestDetail['sender']): Promise<RequestDetail['referrer']> {
  if (!physician_id) return sender && { clinicName: sender.clinicName, faxNumbers: sender.fax ? [sender.fax] : [] };
  const row = await tx.selectFrom('physician').select(['clinic_name', 'fax_numbers']).where('id', '=', physician_id).executeTakeFirst();
  return row ? { clinicName: row.clinic_name, faxNumbers: row.fax_numbers } : null;
}

/** What the chart has otherwise than the patient says; a field that the patient left out says nothing. */
function differencesOf({ stated }: RequestRow, chart: Chart): RequestDetail['differences'] {
  if (!stated || !chart) return [];
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
