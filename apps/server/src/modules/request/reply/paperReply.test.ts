import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { replyTokenOf } from '@intake/api/rules';
import { toFax } from '../../../demo/fax/index.ts';
import { makePdf } from '../../../testing/faxes.ts';
import { createOrganization } from '../../../testing/organizations.ts';
import { patiently } from '../../../testing/patiently.ts';
import { openReplyDesk, type ReplyDesk } from '../../../testing/replies.ts';

// Typed pages bring their words along; of a scanned one nothing can be read here but its code.
const ocr = {
  engine: 'none', parallel: 1, close: () => Promise.resolve(),
  read: () => Promise.resolve({ text: '', words: [], rotation: 0 as const, straighten: 0, confidence: 0 }),
};
const sender = '+14165550142';
const patient = { family: 'Okafor', given: 'Ada', birthDate: '1968-04-17', healthNumber: '9876543217' };

let desk: ReplyDesk;
let patientId: string;
let physicianId: string;
beforeAll(async () => {
  desk = await openReplyDesk({ ocr });
  patientId = await desk.addPatient(patient);
  physicianId = await desk.addPhysician('Cote', sender);
});
afterAll(() => desk.stop());

const ask = () => desk.ask(patientId, physicianId);
const arrive = async (bytes: Uint8Array, from: string | null = sender) => {
  const faxId = await desk.receive(bytes, from);
  await vi.waitFor(async () => expect(await desk.isDone(faxId)).toBe(true), patiently);
  return faxId;
};
const detail = (id: string) => desk.requests.get(desk.actor, id);
const withPages = async (bytes: Uint8Array, texts: string[]) =>
  desk.documents.compose([
    { source: { bytes }, pageNumber: 1, rotation: 0 },
    ...(await Promise.all(texts.map(async (text) => ({ source: { bytes: await makePdf([text]) }, pageNumber: 1, rotation: 0 as const })))),
  ]);
const repliesOf = async (id: string) => (await detail(id)).replies.map(({ faxId, state, doubts }) => ({ faxId, state, doubts }));

test('a reply from whom the letter went to attaches itself, and the referral is to be decided again', async () => {
  const { referral, bytes } = await ask();
  expect(referral.status).toBe('on-hold');
  const faxId = await arrive(await withPages(bytes, ['ECG: sinus rhythm, rate 72.']));
  const found = await detail(referral.id);
  expect(found).toMatchObject({ status: 'received', missing: ['ecg', 'medication'], faxes: [{ id: faxId }], replies: [{ faxId, state: 'attached', doubts: [], settledBy: null }] });
  expect(found.history[0]).toMatchObject({ event: 'inform', actor: 'Intake', from: 'on-hold', to: 'received' });
  expect(found.clocks.map(({ stoppedAt }) => stoppedAt)).toEqual(referral.clock ? [null] : []);
  expect(await desk.sql("select detail from audit_event where entity_id = $1 and detail ->> 'event' = 'reply'", [referral.id])).toEqual([
    { detail: expect.objectContaining({ faxId, isAwaited: true }) },
  ]);
});

test('a reply is known by the text of its token where the code is lost', async () => {
  const { referral, token } = await ask();
  const faxId = await arrive(await makePdf([`Re: ${token.replaceAll(/(.{4})(?=.)/g, '$1-')}\nPatient: ${patient.family}, ${patient.given}\nDate of birth: April 17, 1968\nHealth number: ${patient.healthNumber}`]));
  expect(await repliesOf(referral.id)).toEqual([{ faxId, state: 'attached', doubts: [] }]);
});

test('a reply from another number is proposed, and one step attaches it', async () => {
  const { referral, bytes } = await ask();
  const faxId = await arrive(bytes, '+16135550199');
  const proposed = await detail(referral.id);
  expect(proposed).toMatchObject({ status: 'on-hold', faxes: [], replies: [{ faxId, state: 'proposed', doubts: ['sender'], from: '+16135550199' }] });
  const { version } = await desk.replies.settle(desk.actor, { id: referral.id, version: proposed.version, faxId, isReply: true });
  expect(await detail(referral.id)).toMatchObject({ version, status: 'received', faxes: [{ id: faxId }], replies: [{ state: 'attached', settledBy: 'Test Clerk' }] });
  await expect(desk.replies.settle(desk.actor, { id: referral.id, version, faxId, isReply: true })).rejects.toMatchObject({ status: 409 });
  await desk.actions.undo(desk.actor, { id: referral.id, version });
  expect(await detail(referral.id)).toMatchObject({ status: 'on-hold', faxes: [], replies: [{ faxId, state: 'proposed', settledBy: null }] });
});

test('a reply whose patient cannot be read, or that speaks of another one as well, is proposed', async () => {
  const scanned = await ask();
  const faxed = await toFax(desk.documents, { bytes: scanned.bytes }, { resolution: 'standard', noise: 0.3, skewDegrees: 1.2 });
  await arrive(faxed);
  expect(await repliesOf(scanned.referral.id)).toMatchObject([{ state: 'proposed', doubts: ['patient'] }]);
  const mixed = await ask();
  await arrive(await withPages(mixed.bytes, ['Patient: Lindqvist, Oskar\nDate of birth: March 2, 1990\nHealth number: 1234567897\nECG: sinus rhythm.']));
  expect(await repliesOf(mixed.referral.id)).toMatchObject([{ state: 'proposed', doubts: ['patient'] }]);
});

test('a fax that carries the codes of two referrals is proposed to both', async () => {
  const [first, second] = [await ask(), await ask()];
  const both = await desk.documents.compose([first, second].map(({ bytes }) => ({ source: { bytes }, pageNumber: 1, rotation: 0 as const })));
  const faxId = await arrive(both);
  for (const { referral } of [first, second]) expect(await repliesOf(referral.id)).toEqual([{ faxId, state: 'proposed', doubts: ['several'] }]);
});

test('a reply that comes too late, or when all is done, is said to be so and waits for a person', async () => {
  const late = await ask();
  await desk.sql("update letter set reply_expires_at = now() - interval '1 day' where id = $1", [late.letterId]);
  await arrive(late.bytes);
  expect(await repliesOf(late.referral.id)).toMatchObject([{ state: 'proposed', doubts: ['expired'] }]);
  const closed = await ask();
  await desk.actions.act(desk.actor, { id: closed.referral.id, version: closed.referral.version, event: 'cancel' });
  await arrive(closed.bytes);
  expect(await repliesOf(closed.referral.id)).toMatchObject([{ state: 'proposed', doubts: ['closed'] }]);
});

test('a token that no letter of the clinic has is said to be unknown, and that of another clinic is', async () => {
  const nobodys = replyTokenOf(Uint8Array.from({ length: 15 }, (_, index) => index));
  const unknown = await arrive(await makePdf([`Reply code ${nobodys.replaceAll(/(.{4})(?=.)/g, '$1-')}`]));
  const other = await createOrganization(desk);
  const [request] = await desk.sql<{ id: string }>("insert into request (organization_id, kind, reference, source) values ($1, 'referral', 'OTHER2', 'fax') returning id", [other.id]);
  const foreign = replyTokenOf(Uint8Array.from({ length: 15 }, (_, index) => 40 + index));
  await desk.sql(
    "insert into letter (organization_id, kind, locale, template_version, subject, referral_id, reply_token, reply_expires_at, file_key, sha256, size, page_count, created_by) values ($1, 'information-missing', 'en', 0, '', $2, $3, now() + interval '9 days', 'k', 's', 1, 1, $4)",
    [other.id, request!.id, foreign, other.member.userId],
  );
  const others = await arrive(await makePdf([`Reply code ${foreign.replaceAll(/(.{4})(?=.)/g, '$1-')}`]));
  expect(await desk.sql('select fax_id, state, letter_id from fax_reply where fax_id = any($1) order by created_at', [[unknown, others]])).toEqual([
    { fax_id: unknown, state: 'unknown', letter_id: null }, { fax_id: others, state: 'unknown', letter_id: null },
  ]);
});

test('what is no reply is taken off again, with what it did to the referral, and stays off when its pages are read anew', async () => {
  const { referral, bytes } = await ask();
  const faxId = await arrive(bytes);
  const attached = await detail(referral.id);
  const refused = await desk.replies.settle(desk.actor, { id: referral.id, version: attached.version, faxId, isReply: false });
  expect(await detail(referral.id)).toMatchObject({ version: refused.version, status: 'on-hold', faxes: [], replies: [{ state: 'refused' }], history: [{ event: 'inform', undoneAt: expect.any(String) }, {}] });
  await desk.sql("update fax set status = 'processing', stage = 'match' where id = $1", [faxId]);
  await desk.sql("insert into job (organization_id, fax_id, kind, payload) values ($1, $2, 'match', '{\"documentVersion\":1}')", [desk.organization.id, faxId]);
  await vi.waitFor(async () => expect(await desk.isDone(faxId)).toBe(true), patiently);
  expect(await repliesOf(referral.id)).toEqual([{ faxId, state: 'refused', doubts: [] }]);
  await desk.replies.settle(desk.actor, { id: referral.id, version: refused.version, faxId, isReply: true });
  expect(await detail(referral.id)).toMatchObject({ status: 'received', faxes: [{ id: faxId }] });
});

test('a reply to a referral that goes on already stands in its history and moves nothing', async () => {
  const { referral, bytes } = await ask();
  const accepted = await desk.actions.act(desk.actor, { id: referral.id, version: referral.version, event: 'accept', isTold: true, expectedWaitWeeks: null });
  const faxId = await arrive(bytes);
  expect(await detail(referral.id)).toMatchObject({ status: accepted.status, faxes: [{ id: faxId }], history: [{ event: 'reply', actor: 'Intake' }, { event: 'accept' }, { event: 'ask' }] });
});

test('only who may work on requests settles a reply, and nobody writes one by hand', async () => {
  const { referral, bytes } = await ask();
  const faxId = await arrive(bytes, '+16135550199');
  await desk.sql("update role set permissions = array_remove(permissions, 'requests.write')");
  try {
    const update = () => desk.database.asUser(desk.actor, (tx) => tx.updateTable('fax_reply').set({ state: 'refused' }).where('fax_id', '=', faxId).executeTakeFirst());
    expect((await update()).numUpdatedRows).toBe(0n);
  } finally {
    await desk.sql("update role set permissions = permissions || '{requests.write}'::text[]");
  }
  await expect(
    desk.database.asUser(desk.actor, (tx) =>
      tx.insertInto('fax_reply').values({ organization_id: desk.organization.id, fax_id: faxId, token: 'X', state: 'unknown', letter_id: null, request_id: null, event_id: null, settled_by: null }).execute(),
    ),
  ).rejects.toMatchObject({ code: '42501' });
  expect(await repliesOf(referral.id)).toMatchObject([{ state: 'proposed' }]);
});
