import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lockAppointment } from '../appointment/appointment.store.ts';
import { moveAppointment, tell } from '../appointment/appointmentChange.ts';
import { clinicNumber } from '../../testing/clinic.ts';
import { patiently } from '../../testing/patiently.ts';
import { noon, startTexting, type TextingClinic } from '../../testing/texting/texting.ts';
import { queueText } from './queueText.ts';
import { planReminders } from './reminder/planReminders.ts';

let clinic: TextingClinic;
let numbers = 0;
const newNumber = () => `+1902556${String(1000 + (numbers += 1)).padStart(4, '0')}`;
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
beforeAll(async () => {
  clinic = await startTexting();
  const template = "insert into sms_template (organization_id, key, locale, body) values ($1, $2, $3, $4)";
  await clinic.sql(template, [clinic.organization.id, 'reminder', 'en', 'Your visit is on {appointment.date} at {appointment.time}, {appointment.place}.']);
  await clinic.sql(template, [clinic.organization.id, 'reminder', 'fr', 'Votre rendez-vous : {appointment.date} à {appointment.time}.']);
  await clinic.sql(template, [clinic.organization.id, 'phone', 'en', 'Call {organization.phone}.']);
});
afterAll(() => clinic.stop());

const rule = { name: 'A day before', purpose: 'reminder', templateKey: 'reminder', channel: 'sms', hoursBefore: 24, locale: null, visitTypeIds: [], locationIds: [], isActive: true } as const;
const withRule = async (change: object, work: (id: string) => Promise<void>) => {
  const made = await clinic.rules.create(clinic.actor, { ...rule, visitTypeIds: [], locationIds: [], ...change });
  await work(made.id);
  await clinic.rules.remove(clinic.actor, { id: made.id, version: made.version });
};
const ofVisit = (id: string) => clinic.sql<{ id: string; status: string; body: string; appointment_version: number; not_before: Date }>('select * from message where appointment_id = $1 order by created_at', [id]);
const act = (id: string, event: 'cancel' | 'confirm', set: object = {}) =>
  clinic.database.asUser(clinic.actor, async (tx) => {
    const visit = await lockAppointment(tx, id);
    await moveAppointment(tx, clinic.actor, visit, event, set);
    await tell(tx, clinic.actor, id, 'U', { event });
  });
const askAbout = async (number: string, patientId: string, visit: { id: string; version: number }) => {
  const queued = await clinic.database.asUser(clinic.actor, (tx) =>
    queueText(tx, { ours: clinicNumber, theirs: number, patientId, purpose: 'confirmation', body: `Answer 1 or 2 (${visit.id}).`, locale: 'fr', visit, author: null, actor: clinic.actor }));
  await vi.waitFor(async () => expect(await clinic.messageOf(queued!.message.id)).toMatchObject({ status: 'delivered' }), patiently);
};
const statusOf = async (id: string) => (await clinic.sql<{ status: string; confirmed_by: string | null }>('select status, confirmed_by from appointment where id = $1', [id]))[0];

test('a rule writes one message for each visit, in the language of its patient, and takes it back with the rule', async () => {
  const number = newNumber();
  const visit = await clinic.newVisit(await clinic.newPatient([number], { language: 'fr' }), hours(30));
  await withRule({}, async (ruleId) => {
    const { items } = await clinic.rules.preview(clinic.actor, { days: 3, ruleId });
    expect(items).toMatchObject([{ appointmentId: visit.id, number, locale: 'fr', block: null, sendAt: hours(6).toISOString() }]);
    await planReminders(clinic);
    await planReminders(clinic);
    expect(await ofVisit(visit.id)).toMatchObject([{ status: 'scheduled', body: 'Votre rendez-vous : mercredi 25 novembre à 18 h 00.' }]);
  });
  expect(await ofVisit(visit.id)).toMatchObject([{ status: 'cancelled' }]);
});

test('what a person took back a rule does not make again', async () => {
  const visit = await clinic.newVisit(await clinic.newPatient([newNumber()]), hours(31));
  await withRule({}, async () => {
    await planReminders(clinic);
    const [made] = await ofVisit(visit.id);
    await clinic.messages.cancel(clinic.actor, { id: made!.id, version: 1 });
    await planReminders(clinic);
    expect(await ofVisit(visit.id)).toHaveLength(1);
  });
});

test('the preview says what would be kept here, and why, and nothing of it is written', async () => {
  const [mute, gone, silent] = [await clinic.newPatient([newNumber()], { hasConsent: false }), await clinic.newPatient([]), await clinic.newPatient([newNumber()])];
  const visits = [await clinic.newVisit(mute, hours(32)), await clinic.newVisit(gone, hours(33)), await clinic.newVisit(silent, hours(34))];
  await withRule({}, async (ruleId) => {
    const blocks = async () => Object.fromEntries((await clinic.rules.preview(clinic.actor, { days: 3, ruleId })).items.map(({ appointmentId, block }) => [appointmentId, block]));
    expect(await blocks()).toMatchObject({ [visits[0]!.id]: 'no-consent', [visits[1]!.id]: 'no-number', [visits[2]!.id]: null });
    await planReminders(clinic);
    for (const visit of visits.slice(0, 2)) expect(await ofVisit(visit.id)).toEqual([]);
  });
  await withRule({ templateKey: 'nothing' }, async (ruleId) => {
    expect((await clinic.rules.preview(clinic.actor, { days: 3, ruleId })).items.every(({ block }) => block === 'no-template')).toBe(true);
  });
  await withRule({ templateKey: 'phone' }, async (ruleId) => {
    expect((await clinic.rules.preview(clinic.actor, { days: 3, ruleId })).items.every(({ block }) => block === 'missing-value')).toBe(true);
  });
});

test('a message is withdrawn in the transaction that ends its visit, and goes on with one that is confirmed', async () => {
  const visit = await clinic.newVisit(await clinic.newPatient([newNumber()]), hours(35));
  await withRule({}, async () => {
    await planReminders(clinic);
    await act(visit.id, 'confirm', { confirmed_at: noon, confirmed_by: 'staff' });
    expect(await ofVisit(visit.id)).toMatchObject([{ status: 'scheduled', appointment_version: 2 }]);
    await act(visit.id, 'cancel', { cancel_reason: 'patient' });
    expect(await ofVisit(visit.id)).toMatchObject([{ status: 'cancelled' }]);
  });
});

test('a confirmation can carry the link of its visit, as it is at that time', async () => {
  const number = newNumber();
  await clinic.sql('insert into sms_template (organization_id, key, locale, body) values ($1, $2, $3, $4)', [clinic.organization.id, 'with-link', 'en', 'Reply 1 or 2, or {appointment.link}']);
  const patientId = await clinic.newPatient([number]);
  const visit = await clinic.newVisit(patientId, hours(35));
  const link = clinic.messageLinks.visit({ appointmentId: visit.id, startsAt: hours(35) });
  expect(await clinic.messages.preview(clinic.actor, { templateKey: 'with-link', patientId, appointmentId: visit.id })).toMatchObject({ text: `Reply 1 or 2, or ${link}`, missing: [] });
  expect(await clinic.messages.preview(clinic.actor, { templateKey: 'with-link', patientId })).toMatchObject({ missing: ['appointment.link'] });
  await withRule({ purpose: 'confirmation', templateKey: 'with-link', hoursBefore: 12 }, async () => {
    await planReminders(clinic);
    expect(await ofVisit(visit.id)).toMatchObject([{ status: 'scheduled', body: `Reply 1 or 2, or ${link}` }]);
  });
});

test('1 confirms the visit and 2 cancels it, answered in the language that was asked in; nothing is left to be read', async () => {
  const [yes, no] = [newNumber(), newNumber()];
  const [ada, ben] = [await clinic.newPatient([yes]), await clinic.newPatient([no])];
  const visits = [await clinic.newVisit(ada, hours(40)), await clinic.newVisit(ben, hours(41))];
  await askAbout(yes, ada, visits[0]!);
  await askAbout(no, ben, visits[1]!);
  await clinic.phoneWrites(yes, ' 1. ');
  await clinic.phoneWrites(no, '２');
  expect(await statusOf(visits[0]!.id)).toEqual({ status: 'booked', confirmed_by: 'patient' });
  expect(await statusOf(visits[1]!.id)).toMatchObject({ status: 'cancelled' });
  await vi.waitFor(() => expect(clinic.phoneGot(yes).at(-1)).toBe('Merci, votre rendez-vous est confirmé.'), patiently);
  await vi.waitFor(() => expect(clinic.phoneGot(no).at(-1)).toContain('Votre rendez-vous est annulé.'), patiently);
  expect(await clinic.sql('select unread_count from conversation where theirs = any ($1)', [[yes, no]])).toEqual([{ unread_count: 0 }, { unread_count: 0 }]);
});

test('an answer that could mean two visits, or come from two people, changes nothing and waits for a person', async () => {
  const [two, shared] = [newNumber(), newNumber()];
  const [ada, ben] = [await clinic.newPatient([two]), await clinic.newPatient([shared])];
  await clinic.newPatient([shared]);
  const visits = [await clinic.newVisit(ada, hours(42)), await clinic.newVisit(ada, hours(66)), await clinic.newVisit(ben, hours(43))];
  for (const visit of visits.slice(0, 2)) await askAbout(two, ada, visit);
  await askAbout(shared, ben, visits[2]!);
  await clinic.phoneWrites(two, '2');
  await clinic.phoneWrites(shared, '2');
  for (const { id } of visits) expect(await statusOf(id)).toEqual({ status: 'booked', confirmed_by: null });
  expect(await clinic.sql('select unread_count from conversation where theirs = any ($1)', [[two, shared]])).toEqual([{ unread_count: 1 }, { unread_count: 1 }]);
  // What was sent to one of them by itself does not say who answers.
  expect(await clinic.sql('select conversation.patient_id, message.patient_id as of from conversation join message on message.conversation_id = conversation.id where theirs = $1 order by direction', [shared])).toEqual([{ patient_id: null, of: null }, { patient_id: null, of: ben }]);
});

test('whoever was told of a visit is told when the clinic takes it back, and not when they did so themselves', async () => {
  const [told, knows] = [newNumber(), newNumber()];
  const [ada, ben] = [await clinic.newPatient([told]), await clinic.newPatient([knows])];
  const visits = [await clinic.newVisit(ada, hours(44)), await clinic.newVisit(ben, hours(45))];
  await askAbout(told, ada, visits[0]!);
  await askAbout(knows, ben, visits[1]!);
  await act(visits[1]!.id, 'cancel', { cancel_reason: 'patient' });
  await act(visits[0]!.id, 'cancel', { cancel_reason: 'clinic' });
  await vi.waitFor(() => expect(clinic.phoneGot(told).at(-1)).toContain('n’aura pas lieu'), patiently);
  expect(clinic.phoneGot(knows)).toHaveLength(1);
});
