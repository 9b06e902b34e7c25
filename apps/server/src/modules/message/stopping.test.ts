import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clinicNumber } from '../../testing/clinic.ts';
import { patiently } from '../../testing/patiently.ts';
import { clerkOf } from '../../testing/texting/clerk.ts';
import { startTexting, type TextingClinic } from '../../testing/texting/texting.ts';
import { mirrorOptOuts } from './optOut/mirrorOptOuts.ts';

let clinic: TextingClinic;
beforeAll(async () => {
  clinic = await startTexting();
});
afterAll(() => clinic.stop());

const { newNumber, send } = clerkOf(() => clinic);

test('STOP holds from the moment we said that we have it, is confirmed once, and START undoes it without making consent', async () => {
  const number = newNumber();
  await clinic.newPatient([number], { hasConsent: false });
  await clinic.phoneWrites(number, 'Hello');
  const { newestIncomingId } = await clinic.conversations.reach(clinic.actor, { number });
  const waiting = await send(number, 'Tomorrow', { notBefore: '2026-11-25T17:00:00Z', lastSeenId: newestIncomingId });
  expect((await clinic.phoneWrites(number, ' arrêt!')).statusCode).toBe(200);
  expect(await clinic.messageOf(waiting.id)).toMatchObject({ status: 'cancelled' });
  await vi.waitFor(() => expect(clinic.phoneGot(number)).toEqual([expect.stringContaining('START')]), patiently);
  await clinic.phoneWrites(number, 'STOP');
  const after = await clinic.conversations.reach(clinic.actor, { number });
  expect(after).toMatchObject({ block: 'opted-out', optOut: { kind: 'stop', source: 'message' } });
  await expect(send(number, 'x', { lastSeenId: after.newestIncomingId })).rejects.toMatchObject({ status: 409, code: 'opted-out' });
  await clinic.phoneWrites(number, 'START');
  expect(await clinic.conversations.reach(clinic.actor, { number })).toMatchObject({ block: null, consent: null });
  expect(await clinic.sql('select id from consent where patient_id in (select id from patient where $1 = any (phones))', [number])).toEqual([]);
  expect(clinic.phoneGot(number)).toHaveLength(1);
  expect((await clinic.optOuts.list(clinic.actor, { number, limit: 10 })).items.map(({ kind }) => kind)).toEqual(['start', 'stop', 'stop']);
});

test('an order is answered in the language of its words, else of the patient, else of the clinic', async () => {
  const orders = [
    ['ARRET', null, /ne recevrez plus/], ['退订', 'fr', /不再收到/], ['ストップ', null, /今後メッセージはお送りしません/], ['配信停止', 'en', /今後メッセージはお送りしません/],
    ['STOP', 'fr', /ne recevrez plus/], ['停止', 'zh', /不再收到/], ['STOP', null, /will get no more texts/], ['aide', null, /Répondez ARRET/],
  ] as const;
  for (const [words, language, answer] of orders) {
    const number = newNumber();
    await clinic.newPatient([number], { language });
    await clinic.phoneWrites(number, words);
    await vi.waitFor(() => expect(clinic.phoneGot(number)).toEqual([expect.stringMatching(answer)]), patiently);
  }
});

test('a STOP that no webhook brought is taken over from the provider, unless the number said otherwise since', async () => {
  const [silent, back] = [newNumber(), newNumber()];
  for (const number of [silent, back]) {
    await clinic.newPatient([number]);
    // It is told to nobody here.
    clinic.telnyx.receiveText({ from: number, to: clinicNumber, text: 'STOP' });
  }
  await clinic.optOuts.record(clinic.actor, { number: back, kind: 'start', wording: 'She called.' });
  const waiting = await send(silent, 'Tomorrow', { notBefore: '2026-11-25T17:00:00Z' });
  await mirrorOptOuts({ ...clinic, clock: { now: () => new Date() } });
  await mirrorOptOuts({ ...clinic, clock: { now: () => new Date() } });
  expect((await clinic.optOuts.list(clinic.actor, { number: silent, limit: 5 })).items).toMatchObject([{ kind: 'stop', source: 'provider', wording: 'STOP', withdrawnCount: 1 }]);
  expect(await clinic.messageOf(waiting.id)).toMatchObject({ status: 'cancelled' });
  expect((await clinic.optOuts.list(clinic.actor, { number: back, limit: 5 })).items.map(({ kind }) => kind)).toEqual(['start']);
});

test('a STOP is taken over although the provider does not say what a number carries, or answers for no other clinic', async () => {
  const number = newNumber();
  await clinic.newPatient([number]);
  clinic.telnyx.receiveText({ from: number, to: clinicNumber, text: 'STOP' });
  const { telephony } = clinic;
  const away = () => Promise.reject(new Error('The provider is away.'));
  const listOptOuts = vi.fn<typeof telephony.listOptOuts>((query) => (query.from === clinicNumber ? telephony.listOptOuts(query) : away()));
  const [other] = await clinic.sql<{ id: string }>("insert into organization (name, settings, telnyx_from) select 'Elm Clinic', settings, '+16135550177' from organization limit 1 returning id");
  await expect(mirrorOptOuts({ ...clinic, telephony: { ...telephony, carriesMedia: away, listOptOuts }, clock: { now: () => new Date() } })).rejects.toThrow('did not answer for every number');
  expect(listOptOuts).toHaveBeenCalledTimes(2);
  await clinic.sql("update organization set settings = '{}' where id = $1", [other!.id]);
  expect((await clinic.optOuts.list(clinic.actor, { number, limit: 5 })).items).toMatchObject([{ kind: 'stop', source: 'provider' }]);
});

test('a STOP that the provider answered is not answered again, and one incoming message is one, however often it is told', async () => {
  const number = newNumber();
  const delivery = clinic.telnyx.receiveText({ from: number, to: clinicNumber, text: 'STOP', isAnswered: true });
  await Promise.all([clinic.post(delivery), clinic.post(delivery), clinic.post(delivery)]);
  expect(await clinic.sql("select purpose from message m join conversation c on c.id = m.conversation_id where c.theirs = $1", [number])).toEqual([{ purpose: 'conversation' }]);
});
