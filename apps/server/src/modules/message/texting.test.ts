import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { IllegalTransition } from '@intake/api/rules';
import { patiently } from '../../testing/patiently.ts';
import { clerkOf } from '../../testing/texting/clerk.ts';
import { noon, startTexting, type TextingClinic } from '../../testing/texting/texting.ts';

let clinic: TextingClinic;
beforeAll(async () => {
  clinic = await startTexting();
});
afterAll(() => clinic.stop());

const { newNumber, send, becomes, conversationWith } = clerkOf(() => clinic);

test('a message goes out once, with who sends it and how to end it, and its webhooks settle it, however often they come', async () => {
  const number = newNumber();
  await clinic.newPatient([number]);
  const { id } = await send(number, 'See you tomorrow.');
  await becomes(id, 'delivered');
  const [organization] = await clinic.sql<{ name: string }>('select name from organization');
  expect(clinic.phoneGot(number)).toEqual([`See you tomorrow.\n${organization!.name}. Reply STOP to opt out.`]);
  const next = await send(number, 'One more.');
  await becomes(next.id, 'delivered');
  expect(clinic.phoneGot(number)[1]).toBe('One more.');
});

test('what stands below free words, how to end it, is in the language of the patient', async () => {
  const number = newNumber();
  await clinic.newPatient([number], { language: 'fr' });
  await becomes((await send(number, 'À demain.')).id, 'delivered');
  expect(clinic.phoneGot(number)).toEqual([expect.stringMatching(/^À demain\.\n.*Répondez ARRET/)]);
});

test('what is asked for twice with one key is one message', async () => {
  const number = newNumber();
  await clinic.newPatient([number]);
  const clientKey = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send(number, 'Once.', { clientKey })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await becomes(answers[0]!.id, 'delivered');
  expect(clinic.phoneGot(number)).toHaveLength(1);
});

test('a lost answer leaves it unconfirmed, and nothing sends it again; a person, or a webhook that comes after all, settles it', async () => {
  const [number, other] = [newNumber(), newNumber()];
  for (const one of [number, other]) await clinic.newPatient([one]);
  clinic.plan.isDeaf = true;
  clinic.plan.answer = () => 'lose-answer';
  const { id } = await send(number, 'Did it arrive?');
  const lost = await send(other, 'Did this?');
  for (const one of [id, lost.id]) await becomes(one, 'unconfirmed');
  clinic.plan.isDeaf = false;
  clinic.plan.answer = () => 'accept';
  expect(await conversationWith(number)).toMatchObject({ troubledCount: 1 });
  const { version } = await clinic.messageOf(id);
  await expect(clinic.messages.settle(clinic.actor, { id, version: version - 1, settlement: 'arrived' })).rejects.toMatchObject({ status: 409 });
  expect(await clinic.messages.settle(clinic.actor, { id, version, settlement: 'arrived' })).toMatchObject({ status: 'delivered' });
  await expect(clinic.messages.settle(clinic.actor, { id, version: version + 1, settlement: 'arrived' })).rejects.toThrow(IllegalTransition);
  expect(await conversationWith(number)).toMatchObject({ troubledCount: 0 });
  const sent = clinic.telnyx.texts().find(({ to }) => to === other)!;
  const payload = { id: sent.id, to: [{ phone_number: other, status: 'delivered' }], errors: [] };
  await clinic.post(clinic.telnyx.signEvent({ data: { id: 'late', event_type: 'message.finalized', payload } }), sent.webhookUrl);
  await becomes(lost.id, 'delivered');
  expect(clinic.phoneGot(number)).toHaveLength(1);
});

test('a definite refusal ends it, or lets it be tried again; 40300 is a STOP that we did not hear', async () => {
  const [wrong, busy, stopped] = [newNumber(), newNumber(), newNumber()];
  for (const number of [wrong, busy, stopped]) await clinic.newPatient([number]);
  let calls = 0;
  clinic.plan.answer = ({ to }) => (to === wrong ? 'refuse' : to === stopped ? 'stopped' : to === busy && (calls += 1) === 1 ? 'busy' : 'accept');
  const refused = await send(wrong, 'x');
  await becomes(refused.id, 'failed');
  expect(await clinic.messageOf(refused.id)).toMatchObject({ failure_reason: "40310 Invalid 'to' address" });
  const waiting = await send(stopped, 'later', { notBefore: '2026-11-25T17:00:00Z' });
  await becomes((await send(stopped, 'x')).id, 'failed');
  expect(await clinic.messageOf(waiting.id)).toMatchObject({ status: 'cancelled' });
  expect((await clinic.optOuts.list(clinic.actor, { number: stopped, limit: 5 })).items).toMatchObject([{ kind: 'stop', source: 'provider', withdrawnCount: 1 }]);
  const again = await send(busy, 'x');
  await vi.waitFor(async () => expect(await clinic.sql("select 1 from message where id = $1 and status = 'queued' and attempt = 1", [again.id])).toHaveLength(1), patiently);
  await clinic.sql("update job set run_at = now() where kind = 'send-text' and status = 'queued' and payload ->> 'messageId' = $1", [again.id]);
  await becomes(again.id, 'delivered');
  clinic.plan.answer = () => 'accept';
});

test('what only waits for its time stands below what was said, however late it was written', async () => {
  const [said, waiting] = [newNumber(), newNumber()];
  await clinic.newPatient([said]);
  await clinic.newPatient([waiting]);
  await clinic.phoneWrites(said, 'Hello');
  await send(waiting, 'See you then.', { notBefore: new Date(noon.getTime() + 86_400_000).toISOString() });
  const { items } = await clinic.conversations.list(clinic.actor, { view: 'open', limit: 100 });
  const places = [said, waiting].map((number) => items.findIndex((one) => one.number === number));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places[1]).toBeGreaterThan(places[0]!);
});

test('a picture that comes alone is a message that says so, and waits to be read', async () => {
  const number = newNumber();
  await clinic.newPatient([number]);
  await clinic.phoneWrites(number, '', { media: [{ bytes: Buffer.from('a picture'), contentType: 'image/png' }] });
  const { id, unreadCount } = await conversationWith(number);
  expect(unreadCount).toBe(1);
  const { items } = await clinic.messages.list(clinic.actor, { conversationId: id, limit: 5, status: undefined, purpose: undefined });
  expect(items).toMatchObject([{ text: '', mediaCount: 1, direction: 'incoming' }]);
});

test('a sentence that may ask for an end goes to a person; a wrong number stops everything until one has looked', async () => {
  const [polite, wrong] = [newNumber(), newNumber()];
  await clinic.phoneWrites(polite, 'Please stop texting me');
  expect(await conversationWith(polite)).toMatchObject({ flags: ['may-ask-to-stop'], isOptedOut: false, unreadCount: 1 });
  await clinic.phoneWrites(wrong, 'Sorry, wrong number');
  expect(await conversationWith(wrong)).toMatchObject({ flags: ['may-be-wrong-number'], isOptedOut: true });
  expect(await clinic.conversations.reach(clinic.actor, { number: wrong })).toMatchObject({ block: 'wrong-number' });
  await clinic.optOuts.record(clinic.actor, { number: wrong, kind: 'right-number', wording: 'She called: it was a joke.' });
  expect(await conversationWith(wrong)).toMatchObject({ flags: [], isOptedOut: false });
});

test('a number of several patients is nobody’s until somebody says whose it is', async () => {
  const number = newNumber();
  const [ada] = [await clinic.newPatient([number]), await clinic.newPatient([number])];
  await clinic.phoneWrites(number, 'When is it?');
  const conversation = await conversationWith(number);
  expect(conversation).toMatchObject({ patientId: null, patientCount: 2 });
  const { newestIncomingId } = await clinic.conversations.reach(clinic.actor, { number });
  await expect(send(number, 'x', { lastSeenId: newestIncomingId })).rejects.toMatchObject({ code: 'number-shared' });
  const stranger = await clinic.newPatient([newNumber()]);
  await expect(clinic.conversations.attach(clinic.actor, { ...conversation, patientId: stranger })).rejects.toMatchObject({ status: 422 });
  expect(await clinic.conversations.attach(clinic.actor, { ...conversation, patientId: ada })).toMatchObject({ patientId: ada });
  await becomes((await send(number, 'At ten.', { lastSeenId: newestIncomingId })).id, 'delivered');
});

test('a reply says what it has seen, and waits for whoever is answering', async () => {
  const number = newNumber();
  await clinic.newPatient([number]);
  await clinic.phoneWrites(number, 'one');
  await expect(send(number, 'x')).rejects.toMatchObject({ status: 409, code: 'newer-message' });
  const { id } = await conversationWith(number);
  const { newestIncomingId } = await clinic.conversations.reach(clinic.actor, { number });
  await clinic.sql("update conversation set claimed_by = (select id from app_user where id <> $1 limit 1), claimed_until = '2026-11-24T17:02:00Z' where id = $2 and exists (select from app_user where id <> $1)", [clinic.actor.userId, id]);
  const held = await clinic.sql('select 1 from conversation where id = $1 and claimed_by is not null', [id]);
  if (held.length > 0) await expect(send(number, 'x', { lastSeenId: newestIncomingId })).rejects.toMatchObject({ code: 'claimed' });
  clinic.time.now = new Date('2026-11-24T17:03:00Z');
  await becomes((await send(number, 'yes', { lastSeenId: newestIncomingId })).id, 'delivered');
  expect(await conversationWith(number)).toMatchObject({ unreadCount: 0, claim: null });
  clinic.time.now = noon;
});

test('what was put away comes back unread at its time, with an answer before it, and also when it was done; not while it is put away for longer', async () => {
  const [silent, answering, longer] = [newNumber(), newNumber(), newNumber()];
  // Jobs go by the clock of the database.
  const [early, late] = [3_600_000, 7_200_000].map((later) => new Date(Date.now() + later).toISOString());
  const putAway = async (number: string) => {
    const { id, version } = await conversationWith(number);
    const { version: next } = await clinic.conversations.close(clinic.actor, { id, version, isClosed: true });
    return clinic.conversations.snooze(clinic.actor, { id, version: next, until: early! });
  };
  for (const number of [silent, answering, longer]) {
    await clinic.newPatient([number]);
    await clinic.phoneWrites(number, 'My referral comes tomorrow.');
    const { id } = await conversationWith(number);
    expect(await putAway(number)).toMatchObject({ snoozedUntil: early, closedAt: null, unreadCount: 0 });
    if (number === longer) {
      const { version } = await clinic.conversations.get(clinic.actor, id);
      await clinic.conversations.snooze(clinic.actor, { id, version, until: late! });
    }
  }
  await clinic.phoneWrites(answering, 'It is there.');
  expect(await conversationWith(answering)).toMatchObject({ snoozedUntil: null, unreadCount: 1 });
  await clinic.sql("update job set run_at = now() where kind = 'wake-conversation' and payload ->> 'until' = $1", [early]);
  await vi.waitFor(async () => expect(await clinic.sql("select 1 from job where kind = 'wake-conversation' and status in ('queued', 'running') and payload ->> 'until' = $1", [early])).toEqual([]), patiently);
  expect(await conversationWith(silent)).toMatchObject({ snoozedUntil: null, unreadCount: 1 });
  expect(await conversationWith(answering)).toMatchObject({ unreadCount: 1 });
  expect(await conversationWith(longer)).toMatchObject({ snoozedUntil: late, unreadCount: 0 });
});

test('by night it waits for the morning, and says so; with a reason it goes out', async () => {
  const number = newNumber();
  await clinic.newPatient([number]);
  clinic.time.now = new Date('2026-11-25T03:00:00Z');
  expect(await send(number, 'x')).toMatchObject({ status: 'scheduled', notBefore: '2026-11-25T13:00:00.000Z' });
  const urgent = await send(number, 'y', { quietHoursReason: 'The roads are closed' });
  await becomes(urgent.id, 'delivered');
  clinic.time.now = noon;
});

test('a message to a number of nobody is kept until somebody says whose the number is', async () => {
  const delivery = clinic.telnyx.receiveText({ from: newNumber(), to: '+16135550199', text: 'Hello?' });
  expect((await clinic.post(delivery)).statusCode).toBe(200);
  expect(await clinic.sql("select kind from job where kind = 'telnyx-event' and payload ->> 'eventId' = $1", [(JSON.parse(delivery.body) as { data: { id: string } }).data.id])).toHaveLength(1);
});

const ledgerOf = (id: string) =>
  clinic.sql<{ kind: string; units: number; amount: string }>('select kind, units, amount from credit_entry where object_id = $1 order by sequence', [id]).then((rows) => rows.map(({ kind, units, amount }) => [kind, units, Number(amount)]));

test('a text is held by its segments when it goes out, spent once it is taken, and given back when it is not', async () => {
  const number = newNumber();
  await clinic.newPatient([number]);
  const { id } = await send(number, 'x'.repeat(200));
  await becomes(id, 'delivered');
  // The first message says who writes as well.
  expect(await ledgerOf(id)).toEqual([['reserve', 2, -2], ['settle', 2, 0]]);
  clinic.plan.answer = () => 'refuse';
  const refused = await send(number, 'Not taken.');
  await becomes(refused.id, 'failed');
  delete clinic.plan.answer;
  expect(await ledgerOf(refused.id)).toEqual([['reserve', 1, -1], ['release', 0, 1]]);
});

test('where nothing is left and the organisation stops there, a text is refused before it is kept, and what a STOP is answered goes out', async () => {
  const number = newNumber();
  await clinic.newPatient([number]);
  const earlier = await send(number, 'Asked for before.', { notBefore: new Date(noon.getTime() + 3_600_000).toISOString() });
  await clinic.sql("update account set at_zero = 'stop', floor = balance");
  try {
    await expect(send(number, 'Too late.')).rejects.toMatchObject({ status: 409, code: 'no-credits' });
    clinic.time.now = new Date(noon.getTime() + 2 * 3_600_000);
    await clinic.sql("update job set run_at = now() where payload->>'messageId' = $1", [earlier.id]);
    await becomes(earlier.id, 'blocked');
    expect(await clinic.messageOf(earlier.id)).toMatchObject({ block: 'no-credits' });
    await clinic.phoneWrites(number, 'STOP');
    await vi.waitFor(() => expect(clinic.phoneGot(number)).toHaveLength(1), patiently);
    await vi.waitFor(async () => expect(await clinic.sql("select kind, is_forced from credit_entry e where exists (select from message m join conversation c on c.id = m.conversation_id where m.id = e.object_id and c.theirs = $1)", [number])).toEqual([{ kind: 'use', is_forced: true }]), patiently);
  } finally {
    clinic.time.now = noon;
    await clinic.sql("update account set at_zero = 'continue', floor = 0");
  }
});
