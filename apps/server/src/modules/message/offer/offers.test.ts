import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clinicNumber } from '../../../testing/clinic.ts';
import { withWaitlist } from '../../../testing/texting/offers.ts';
import { patiently } from '../../../testing/patiently.ts';
import { startTexting, type TextingClinic } from '../../../testing/texting/texting.ts';
import { queueText } from '../queueText.ts';

let clinic: TextingClinic;
let desk: Awaited<ReturnType<typeof withWaitlist>>;
let numbers = 0;
const newNumber = () => `+1902557${String(1000 + (numbers += 1)).padStart(4, '0')}`;
beforeAll(async () => {
  clinic = await startTexting();
  desk = await withWaitlist(clinic);
});
afterAll(() => clinic.stop());

const lastTo = (number: string) => clinic.phoneGot(number).at(-1) ?? '';
const isTold = (number: string) => vi.waitFor(() => expect(clinic.phoneGot(number)).toHaveLength(1), patiently);
const isAnswered = (number: string, words: string) => vi.waitFor(() => expect(lastTo(number)).toContain(words), patiently);
const unreadOf = async (number: string) => (await clinic.sql<{ unread_count: number }>('select unread_count from conversation where theirs = $1', [number]))[0]?.unread_count;

test('an offer is told by text and booked by 1 in the webhook’s own transaction; a second 1 books nothing more', async () => {
  const number = newNumber();
  const { offer } = await desk.offerTo(number, { language: 'fr' });
  expect(offer).toMatchObject({ channel: 'text', outcome: null, text: { status: 'queued' } });
  await isTold(number);
  expect(lastTo(number)).toMatch(/une place s’est libérée, .*, Harbour Street\. Répondez avant .* : 1 pour la prendre, 2 pour la laisser\./);
  await vi.waitFor(async () => expect((await desk.stateOf(offer.id)).message).toBe('delivered'), patiently);
  expect((await clinic.phoneWrites(number, '1')).statusCode).toBe(200);
  expect(await desk.stateOf(offer.id)).toEqual({ outcome: 'accepted', visits: 1, holds: 0, entry: 'booked', message: 'delivered' });
  await isAnswered(number, 'Votre rendez-vous est pris');
  await clinic.phoneWrites(number, '1');
  expect((await desk.stateOf(offer.id)).visits).toBe(1);
  expect(await unreadOf(number)).toBe(0);
  const [event] = await clinic.sql<{ actor_id: string | null; detail: object }>("select actor_id, detail from audit_event where entity = 'waitlist_offer' and entity_id = $1 and action = 'U'", [offer.id]);
  expect(event).toMatchObject({ actor_id: null, detail: { event: 'accepted' } });
});

test('2 declines it: the time is free at once and the patient waits on', async () => {
  const number = newNumber();
  const { offer } = await desk.offerTo(number);
  await isTold(number);
  await clinic.phoneWrites(number, ' 2.');
  expect(await desk.stateOf(offer.id)).toMatchObject({ outcome: 'declined', visits: 0, holds: 0, entry: 'waiting' });
  await isAnswered(number, 'You stay on the waitlist.');
  // Whoever offered it sees what was said, for a while.
  const said = await desk.waitlist.offers(clinic.actor);
  expect(said.find(({ id }) => id === offer.id)).toMatchObject({ outcome: 'declined', text: { status: 'delivered' } });
  await clinic.sql("update waitlist_offer set answered_at = answered_at - interval '61 minutes' where id = $1", [offer.id]);
  expect((await desk.waitlist.offers(clinic.actor)).map(({ id }) => id)).not.toContain(offer.id);
});

test('the visit that they had gives way to the one that they accept', async () => {
  const number = newNumber();
  const patientId = await clinic.newPatient([number], { province: null });
  const old = await clinic.newVisit(patientId, new Date(clinic.time.now.getTime() + 20 * 86_400_000));
  const entryId = await desk.wait(patientId, old.id);
  await desk.offers.offer(clinic.actor, { entryId, ...desk.place, startsAt: desk.nextTime(), channel: 'text' });
  await isTold(number);
  expect(lastTo(number)).toContain('It would take the place of your visit on ');
  await clinic.phoneWrites(number, '1');
  expect(await clinic.sql('select status, cancel_reason from appointment where id = $1', [old.id])).toEqual([{ status: 'cancelled', cancel_reason: 'rescheduled' }]);
  expect(await clinic.sql("select 1 from appointment where rescheduled_from = $1 and status = 'booked'", [old.id])).toHaveLength(1);
});

test('who may not be texted is to be called, and who may is told so beforehand', async () => {
  const [mute, shared] = [newNumber(), newNumber()];
  const { offer } = await desk.offerTo(mute, { hasConsent: false });
  expect(offer).toMatchObject({ channel: 'call', text: null });
  await clinic.newPatient([shared], { province: null });
  expect((await desk.offerTo(shared)).offer).toMatchObject({ channel: 'call' });
  expect(await clinic.sql('select 1 from message where waitlist_offer_id = $1', [offer.id])).toEqual([]);
  const clerk = { ...clinic.actor, permissions: new Set(['appointments.read', 'appointments.write'] as const) };
  const patientId = await clinic.newPatient([newNumber()], { province: null });
  const entryId = await desk.wait(patientId);
  expect(await desk.offers.offer(clerk, { entryId, ...desk.place, startsAt: desk.nextTime(), channel: 'text' })).toMatchObject({ channel: 'call' });

  const visit = await clinic.newVisit(await clinic.newPatient([]), new Date(desk.nextTime()));
  await clinic.sql("update appointment set status = 'cancelled', cancel_reason = 'patient', is_overbooked = false, overbook_reason = null, physician_id = $2, location_id = $3, visit_type_id = $4 where id = $1", [
    visit.id, desk.place.physicianId, desk.place.locationId, desk.visitTypeId,
  ]);
  const reachable = await clinic.newPatient([newNumber()], { province: null });
  const [silent, bare] = [await clinic.newPatient([newNumber()], { province: null, hasConsent: false }), await clinic.newPatient([], { province: null })];
  for (const id of [reachable, silent, bare]) await desk.wait(id);
  const blocksFor = async (actor: typeof clinic.actor) => {
    const [opening] = await desk.waitlist.openings(actor, { days: 14 });
    return new Map(opening!.candidates.map(({ entry, textBlock }) => [entry.patientId, textBlock]));
  };
  const blocks = await blocksFor(clinic.actor);
  expect([reachable, silent, bare].map((id) => blocks.get(id))).toEqual([null, 'no-consent', 'no-number']);
  expect((await blocksFor(clerk)).get(reachable)).toBe('no-right');
});

test('an offer that ended withdraws its text, which the gate would not let out either', async () => {
  const number = newNumber();
  clinic.plan.answer = () => 'busy';
  const { offer } = await desk.offerTo(number);
  await vi.waitFor(async () => expect(await clinic.sql("select 1 from message where waitlist_offer_id = $1 and attempt = 1 and status = 'queued'", [offer.id])).toHaveLength(1), patiently);
  await desk.offers.answer(clinic.actor, { id: offer.id, version: offer.version, outcome: 'withdrawn', note: null });
  expect((await desk.stateOf(offer.id)).message).toBe('cancelled');
  clinic.plan.answer = () => 'accept';
  const late = await clinic.database.asUser(clinic.actor, (tx) =>
    queueText(tx, { ours: clinicNumber, theirs: number, patientId: null, purpose: 'waitlist-offer', body: 'Too late', locale: 'en', waitlistOfferId: offer.id, author: clinic.actor, actor: clinic.actor }));
  await vi.waitFor(async () => expect(await clinic.messageOf(late!.message.id)).toMatchObject({ status: 'cancelled', block: null }), patiently);
  expect(clinic.phoneGot(number)).toEqual([]);
});

test('who answers too late is told so, and a person reads it', async () => {
  const number = newNumber();
  const { offer } = await desk.offerTo(number);
  await isTold(number);
  await clinic.sql("update waitlist_offer set expires_at = now() - interval '1 minute' where id = $1", [offer.id]);
  clinic.time.now = new Date();
  await clinic.phoneWrites(number, '1');
  expect(await desk.stateOf(offer.id)).toMatchObject({ outcome: null, visits: 0 });
  await isAnswered(number, 'no longer kept for you');
  expect(await unreadOf(number)).toBe(1);
});

test('an answer that could mean a visit as well waits for a person; a confirmed visit does not stand in the way', async () => {
  const number = newNumber();
  const { offer, patientId } = await desk.offerTo(number);
  await isTold(number);
  const visit = await desk.visitOf(patientId, new Date(clinic.time.now.getTime() + 10 * 86_400_000));
  await clinic.database.asUser(clinic.actor, (tx) =>
    queueText(tx, { ours: clinicNumber, theirs: number, patientId, purpose: 'confirmation', body: 'Answer 1 or 2.', locale: 'en', visit, author: null, actor: clinic.actor }));
  await vi.waitFor(() => expect(clinic.phoneGot(number)).toHaveLength(2), patiently);
  await clinic.phoneWrites(number, '1');
  expect(await desk.stateOf(offer.id)).toMatchObject({ outcome: null, visits: 1 });
  expect(await unreadOf(number)).toBe(1);
  await clinic.sql("update appointment set confirmed_at = now(), confirmed_by = 'patient' where id = $1", [visit.id]);
  await clinic.phoneWrites(number, '1');
  expect(await desk.stateOf(offer.id)).toMatchObject({ outcome: 'accepted', visits: 2 });
});

test('what ends an offer while its text is being sent leaves a text that went before, once, or none', async () => {
  for (let round = 0; round < 12; round += 1) {
    const number = newNumber();
    const { offer } = await desk.offerTo(number);
    await setTimeout(Math.random() * 60);
    await desk.offers.answer(clinic.actor, { id: offer.id, version: offer.version, outcome: 'withdrawn', note: null });
    const { message } = await desk.stateOf(offer.id);
    if (message === 'cancelled') expect(clinic.phoneGot(number)).toEqual([]);
    else await vi.waitFor(async () => expect((await desk.stateOf(offer.id)).message).toBe('delivered'), patiently);
    expect(clinic.phoneGot(number)).toHaveLength(message === 'cancelled' ? 0 : 1);
  }
});

test('of a colleague who writes it down and a patient who answers, one decides', async () => {
  for (let round = 0; round < 6; round += 1) {
    const number = newNumber();
    const { offer } = await desk.offerTo(number);
    await isTold(number);
    const [byText, byPhone] = await Promise.allSettled([
      clinic.phoneWrites(number, '1'),
      desk.offers.answer(clinic.actor, { id: offer.id, version: offer.version, outcome: 'declined', note: null }),
    ]);
    expect(byText).toMatchObject({ status: 'fulfilled', value: { statusCode: 200 } });
    const { outcome, visits, entry } = await desk.stateOf(offer.id);
    expect({ outcome, visits, entry }).toEqual(byPhone.status === 'fulfilled' ? { outcome: 'declined', visits: 0, entry: 'waiting' } : { outcome: 'accepted', visits: 1, entry: 'booked' });
  }
});
