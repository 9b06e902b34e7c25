import { randomBytes } from 'node:crypto';
import type { PagesLink, RequestSummary } from '@intake/api/contract';
import { replyTokenOf } from '@intake/api/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePdf } from '../../testing/faxes.ts';
import { openPublicDesk, type PublicDesk } from '../../testing/publicDesk.ts';
import { createRequestActions } from '../request/requestAction.service.ts';
import { createRequestService } from '../request/request.service.ts';
import { createRequestSaving } from '../request/requestSave.service.ts';

let desk: PublicDesk;
beforeAll(async () => {
  desk = await openPublicDesk();
});
afterAll(() => desk.end());
beforeEach(() => desk.sql('delete from rate_limit'));

const act = (request: RequestSummary, event: 'ask' | 'inform') =>
  createRequestActions(desk).act(desk.actor, event === 'ask' ? { id: request.id, version: request.version, event, missing: ['ecg', 'medication'], note: null } : { id: request.id, version: request.version, event });
const detailOf = (id: string) => createRequestService(desk).get(desk.actor, id);

/** A referral that waits, and the code of the letter that asks for what it lacks. */
async function asked() {
  const made = await createRequestSaving(desk).saveReferral(desk.actor, {
    id: null, version: null, faxId: null, patientId: null, physicianId: null, modalityId: null, locationId: null, priority: 'routine', category: null, reason: 'Murmur', note: null, missing: [],
  });
  const request = await act(made, 'ask');
  return { request, token: await linkTo(request.id) };
}
/** The code of a letter that asks. */
async function linkTo(requestId: string, expires = new Date(Date.now() + 60_000)) {
  const token = replyTokenOf(randomBytes(15));
  await desk.sql(
    `insert into letter (organization_id, kind, locale, template_version, subject, referral_id, reply_token, reply_expires_at, file_key, sha256, size, page_count, created_by)
     values ($1, 'information-missing', 'en', 0, 'What is missing', $2, $3, $4, $3, repeat('0', 64), 1, 1, $5)`,
    [desk.organization.id, requestId, token, expires, desk.actor.userId],
  );
  return token;
}
const look = async (token: string) => (await desk.ask<PagesLink>('POST', '/api/link/pages', { token })).body;
const send = (token: string, files: string[]) => desk.ask<PagesLink>('POST', '/api/link/pages/send', { token, files });
async function upload(token: string, text: string) {
  const { ticket } = await look(token);
  return (await desk.putFile(ticket!, await makePdf([text]))).body.file;
}

test('opening the link says what is missing, and changes nothing', async () => {
  const { request, token } = await asked();
  expect(await look(token)).toMatchObject({ state: 'open', reference: request.reference, missing: ['ecg', 'medication'], ticket: expect.any(String) });
  await look(token);
  expect((await detailOf(request.id)).version).toBe(request.version);
});

test('pages that are sent belong to the referral, which is to be decided again; the link is spent', async () => {
  const { request, token } = await asked();
  const files = [await upload(token, 'ECG'), await upload(token, 'Medication list')];
  expect((await send(token, files)).body).toMatchObject({ state: 'done', reference: null, missing: [], ticket: null });
  const detail = await detailOf(request.id);
  // What was asked for stays written until somebody has compared it.
  expect(detail).toMatchObject({ status: 'received', faxCount: 2, missing: ['ecg', 'medication'] });
  expect(detail.history[0]).toMatchObject({ event: 'inform', to: 'received' });
  const jobs = await desk.sql("select id from job where kind = 'render' and fax_id = any($1)", [detail.faxes.map(({ id }) => id)]);
  expect(jobs).toHaveLength(2);
  // Sent again, it takes nothing more.
  expect((await send(token, files)).body.state).toBe('done');
  expect((await detailOf(request.id)).faxCount).toBe(2);
});

test('sent by two at once it is taken once', async () => {
  const { request, token } = await asked();
  const files = [await upload(token, 'ECG of the race')];
  const both = await Promise.all([send(token, files), send(token, files)]);
  expect(both.map(({ body }) => body.state)).toEqual(['done', 'done']);
  expect((await detailOf(request.id)).faxCount).toBe(1);
});

test('what was asked anew, what has run out and what somebody settled otherwise is told', async () => {
  const { request, token } = await asked();
  const again = await act(request, 'ask');
  expect((await look(await linkTo(request.id, new Date(Date.now() - 1)))).state).toBe('old');
  const newest = await linkTo(request.id);
  expect((await look(token)).state).toBe('old');
  const file = await upload(newest, 'Too late');
  const settled = await act(again, 'inform');
  expect(await look(newest)).toMatchObject({ state: 'done', reference: null, ticket: null });
  expect((await send(newest, [file])).body.state).toBe('done');
  expect((await detailOf(request.id)).faxCount).toBe(0);
  // Asked once more on the telephone, the letter holds again, and what it brings is not taken for what it brought.
  const open = await act(settled, 'ask');
  expect((await send(newest, [await upload(newest, 'The first')])).body.state).toBe('done');
  await act({ ...open, ...(await detailOf(request.id)) }, 'ask');
  expect((await send(newest, [await upload(newest, 'The second')])).body.state).toBe('done');
  expect((await detailOf(request.id)).faxCount).toBe(2);
});

test('the code is taken as somebody types it', async () => {
  const { token } = await asked();
  expect((await look(token.toLowerCase().replace(/(.{4})(?=.)/g, '$1 '))).state).toBe('open');
});

test('a code that no letter has leads nowhere, and a file of somebody else is not attached', async () => {
  for (const token of ['forged.token', replyTokenOf(randomBytes(15))]) expect((await desk.ask('POST', '/api/link/pages', { token })).status).toBe(404);
  const { request, token } = await asked();
  const theirs = (await desk.putFile(desk.tickets.issue(crypto.randomUUID()), await makePdf(['Theirs']))).body.file;
  expect((await send(token, [theirs])).status).toBe(404);
  expect((await send(token, [])).status).toBe(422);
  expect(await detailOf(request.id)).toMatchObject({ status: 'on-hold', faxCount: 0 });
});
