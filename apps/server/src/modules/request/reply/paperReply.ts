import type { Selectable } from 'kysely';
import { isClosedRequest, meantToken, readReplyToken, type ReplyDoubt, type ReplyState } from '@intake/api/rules';
import { systemActor, type AuditActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { localDay } from '../../../platform/clock/deadline.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { findAskingLetters, findPatient, findRead, hasReplies, listReplyNumbers, listTexts, listTokens, readTokens, type AskingLetter } from './paperReply.store.ts';
import { isAbout, isNamedThroughout, isOfPatient } from './namedThroughout.ts';
import { keepEvent, moveRequest, tell } from '../requestChange.ts';
import { calendarOf, listClocks } from '../clock/requestClock.store.ts';
import { attach, lockRequest, updateRequest, type StoredRequest } from '../request.store.ts';

/** A fax of which the pipeline knows what it is about. */
export interface MatchedFax {
  fax: Pick<Selectable<Tables['fax']>, 'id' | 'organization_id' | 'from_number' | 'warnings'>;
  documentId: string;
  /** The patient who stands out; null when nobody does. */
  patientId: string | null;
}

/**
 * Brings a fax that carries the code of a letter back to its referral: by itself when it comes from whom the letter went
 * to and names the patient and nobody else, as a proposal otherwise. What a person has settled stays as it is.
 */
export async function takeReplies(tx: Tx, clock: Clock, matched: MatchedFax): Promise<void> {
  const { id: faxId, organization_id: organizationId } = matched.fax;
  const { codes, written } = await readTokens(tx, matched.documentId);
  if (codes.length + written.length === 0 && !(await hasReplies(tx, faxId))) return;
  const given = written.length > 0 ? await listTokens(tx, organizationId) : [];
  const meant = written.map((text) => ({ text, token: meantToken(text, given) }));
  const letters = await findAskingLetters(tx, organizationId, [...codes, ...meant.flatMap(({ token }) => token ?? [])]);
  const known = letters.map(({ token }) => token);
  // What was read without a doubt and is nobody's; what is only like a token says nothing.
  const stray = meant.flatMap(({ text, token }) => (token ? [] : (readReplyToken(text) ?? [])));
  const unknown = [...new Set([...codes, ...stray])].filter((token) => !known.includes(token));
  const before = await tx.selectFrom('fax_reply').select(['token', 'state']).where('fax_id', '=', faxId).execute();
  await tx.deleteFrom('fax_reply').where('fax_id', '=', faxId).where('state', 'in', ['proposed', 'unknown']).execute();
  const isSettled = (token: string) => before.some((row) => row.token === token && (row.state === 'attached' || row.state === 'refused'));
  const isSeveral = new Set(letters.map(({ requestId }) => requestId)).size > 1;
  const keep = (token: string, state: ReplyState, more: Partial<Selectable<Tables['fax_reply']>> = {}) =>
    tx.insertInto('fax_reply').values({ letter_id: null, request_id: null, event_id: null, settled_by: null, ...more, organization_id: organizationId, fax_id: faxId, token, state }).execute();

  for (const token of unknown) await keep(token, 'unknown');
  for (const letter of letters.filter(({ token }) => !isSettled(token))) {
    const request = await lockRequest(tx, letter.requestId);
    const doubts = [...(isSeveral ? (['several'] as const) : []), ...(await doubtsOf(tx, clock.now(), matched, letter, request))];
    const refers = { letter_id: letter.id, request_id: request.id, doubts };
    const actor = systemActor(organizationId);
    if (doubts.length === 0) {
      const eventId = await attachReply(tx, actor, clock, request, { faxId, letterId: letter.id });
      await keep(letter.token, 'attached', { ...refers, event_id: eventId });
    } else {
      await keep(letter.token, 'proposed', refers);
      // Somebody looks at it today, or is reminded of it tomorrow.
      const { timeZone } = await calendarOf(tx, request);
      if (!doubts.includes('closed')) await updateRequest(tx, request, { next_step_on: localDay(clock.now(), timeZone) });
      await tell(tx, actor, clock, request.id, 'U', { event: 'reply-proposed', faxId, letterId: letter.id, doubts });
    }
  }
}

async function doubtsOf(tx: Tx, now: Date, { fax, documentId, patientId }: MatchedFax, letter: AskingLetter, request: StoredRequest): Promise<ReplyDoubt[]> {
  const isSender = fax.from_number !== null && (await listReplyNumbers(tx, letter, request.physician_id)).includes(fax.from_number);
  const isPatient = request.patient_id !== null && (await namesAlone(tx, { fax, documentId, patientId }, request.patient_id));
  return [
    ...(isSender ? [] : (['sender'] as const)),
    ...(isPatient ? [] : (['patient'] as const)),
    ...(now >= letter.expiresAt ? (['expired'] as const) : []),
    ...(isClosedRequest(request.status) ? (['closed'] as const) : []),
  ];
}

/** Whether the pages name this patient and nobody else: whoever else stands out, on whichever page, is a doubt. */
async function namesAlone(tx: Tx, { fax, documentId, patientId }: MatchedFax, expected: string): Promise<boolean> {
  if (patientId !== null && patientId !== expected) return false;
  const [pages, patient] = [await listTexts(tx, documentId), await findPatient(tx, expected)];
  // A number that was misread on one page makes two people of one.
  const others = fax.warnings.flatMap((warning) => (warning.code === 'another-patient' ? warning.pages : []));
  if (!others.every((number) => isOfPatient(pages[number - 1] ?? null, patient))) return false;
  return isNamedThroughout(pages, patient) && isAbout(pages, patient, await findRead(tx, fax.id));
}

/** Attaches a reply. A referral that waited for it is to be decided again; what was asked for stays written until somebody has compared it. */
export async function attachReply(tx: Tx, actor: AuditActor, clock: Clock, request: StoredRequest, { faxId, letterId }: { faxId: string; letterId: string }): Promise<string> {
  await attach(tx, request.organization_id, request.id, faxId);
  const isAwaited = request.status === 'on-hold';
  const eventId = isAwaited
    ? (await moveRequest(tx, actor, request, { event: 'inform', set: {}, stops: [], now: clock.now() })).eventId
    : await noteReply(tx, actor, request);
  await tell(tx, actor, clock, request.id, 'U', { event: 'reply', faxId, letterId, isAwaited });
  return eventId;
}

async function noteReply(tx: Tx, actor: AuditActor, request: StoredRequest): Promise<string> {
  const eventId = await keepEvent(tx, actor, request, { event: 'reply', status: request.status, clocks: await listClocks(tx, request.id) });
  await updateRequest(tx, request, { updated_by: actor.userId });
  return eventId;
}
