import { randomInt } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { notFound } from '../../kernel/errors.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { selectRequests, type RequestRow } from './requestRow.ts';

export type StoredRequest = Selectable<Tables['request']>;

/** Digits and letters that nobody mistakes for each other on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const newReference = () => Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The request with its names; 404 when it is not there or not yours. */
export async function findRequest(tx: Tx, id: string): Promise<RequestRow> {
  const row = await selectRequests(tx).where('request.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The row, locked until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<StoredRequest> {
  const row = await tx.selectFrom('request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Another request of the organisation has this reference. */
export class ReferenceTaken extends Error {
  override readonly name = 'ReferenceTaken';
}

/**
 * Stores it under a reference that no other of the organisation has.
 * @param given one that has been told already. Throws ReferenceTaken.
 */
export async function insertRequest(tx: Tx, values: Omit<Insertable<Tables['request']>, 'reference'>, given?: string): Promise<StoredRequest> {
  for (;;) {
    const row = await tx
      .insertInto('request')
      .values({ ...values, reference: given ?? newReference() })
      .onConflict((conflict) => conflict.columns(['organization_id', 'reference']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
    if (given) throw new ReferenceTaken();
  }
}

export async function updateRequest(tx: Tx, request: StoredRequest, changes: Updateable<Tables['request']>): Promise<void> {
  await tx
    .updateTable('request')
    .set({ version: request.version + 1, updated_at: sql<Date>`now()`, ...changes })
    .where('id', '=', request.id)
    .execute();
}

export async function attach(tx: Tx, organizationId: string, requestId: string, faxId: string): Promise<void> {
  await tx
    .insertInto('request_fax')
    .values({ organization_id: organizationId, request_id: requestId, fax_id: faxId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function detach(tx: Tx, requestId: string, faxId: string): Promise<void> {
  await tx.deleteFrom('request_fax').where('request_id', '=', requestId).where('fax_id', '=', faxId).execute();
}

export const hasPages = async (tx: Tx, requestId: string): Promise<boolean> =>
  (await tx.selectFrom('request_fax').select('fax_id').where('request_id', '=', requestId).limit(1).executeTakeFirst()) !== undefined;

export const isAttachedTo = async (tx: Tx, requestId: string, faxId: string): Promise<boolean> =>
  (await tx.selectFrom('request_fax').select('fax_id').where('request_id', '=', requestId).where('fax_id', '=', faxId).executeTakeFirst()) !== undefined;

export function listFaxes(tx: Tx, requestId: string) {
  return tx
    .selectFrom('request_fax')
    .innerJoin('fax', 'fax.id', 'request_fax.fax_id')
    .where('request_fax.request_id', '=', requestId)
    .select(['fax.id', 'fax.document_type', 'fax.sender_name', 'fax.from_number', 'fax.page_count', 'fax.received_at'])
    .orderBy('fax.received_at')
    .orderBy('fax.id')
    .execute();
}

export function listNotes(tx: Tx, requestId: string) {
  return tx
    .selectFrom('request_note')
    .leftJoin('app_user', 'app_user.id', 'request_note.author_id')
    .where('request_note.request_id', '=', requestId)
    .select(['request_note.id', 'request_note.body', 'request_note.mentions', 'request_note.created_at', 'app_user.display_name'])
    .orderBy('request_note.created_at')
    .orderBy('request_note.id')
    .execute();
}

export async function namesOf(tx: Tx, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx.selectFrom('app_user').select(['id', 'display_name']).where('id', 'in', userIds).execute();
  return new Map(rows.map((row) => [row.id, row.display_name]));
}

export function listEvents(tx: Tx, requestId: string) {
  return tx
    .selectFrom('request_event')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('created_at', 'desc')
    .orderBy('request_version', 'desc')
    .execute();
}

/** Other open requests of the patient for the same service: perhaps the same wish, sent twice. */
export function listSimilar(tx: Tx, { id, kind, patient_id, modality_id }: RequestRow) {
  if (kind !== 'referral' || !patient_id || !modality_id) return [];
  return tx
    .selectFrom('request')
    .where('patient_id', '=', patient_id)
    .where('modality_id', '=', modality_id)
    .where('kind', '=', 'referral')
    .where('id', '<>', id)
    .where('status', 'not in', ['completed', 'rejected', 'cancelled'])
    .select(['id', 'reference', 'received_at', 'status'])
    .orderBy('received_at')
    .execute();
}

/** The requests that were joined with this one. */
export function listLinks(tx: Tx, requestId: string) {
  return tx
    .selectFrom('request_link')
    .innerJoin('request', (join) => join.on(sql<boolean>`request.id in (request_link.request_id, request_link.other_id) and request.id <> ${requestId}`))
    .where((build) => build.or([build('request_link.request_id', '=', requestId), build('request_link.other_id', '=', requestId)]))
    .select(['request.id', 'request.reference', 'request.received_at', 'request.status'])
    .orderBy('request.received_at')
    .execute();
}

/** Joins two requests, or parts them. */
export async function link(tx: Tx, organizationId: string, ids: [string, string], isLinked: boolean): Promise<void> {
  const [request_id, other_id] = ids.toSorted() as [string, string];
  if (isLinked)
    await tx.insertInto('request_link').values({ organization_id: organizationId, request_id, other_id }).onConflict((conflict) => conflict.doNothing()).execute();
  else await tx.deleteFrom('request_link').where('request_id', '=', request_id).where('other_id', '=', other_id).execute();
}

/** Whoever is mentioned finds the request in their list until they have opened it. */
export async function mention(tx: Tx, note: { organization_id: string; request_id: string; note_id: string }, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('request_mention')
    .values([...new Set(userIds)].map((user_id) => ({ ...note, user_id })))
    .execute();
}

/** How many mentions of somebody are seen now. */
export async function seeMentions(tx: Tx, requestId: string, userId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('request_mention')
    .set({ seen_at: at })
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
