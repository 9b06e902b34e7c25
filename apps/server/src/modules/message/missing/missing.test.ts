import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '../../../testing/patiently.ts';
import { noon, startTexting, type TextingClinic } from '../../../testing/texting/texting.ts';
import { planReminders } from '../reminder/planReminders.ts';
import { createMissingAsker } from './askMissing.ts';

let clinic: TextingClinic;
let ask: ReturnType<typeof createMissingAsker>;
let numbers = 0;
const newNumber = () => `+1902558${String(1000 + (numbers += 1)).padStart(4, '0')}`;
beforeAll(async () => {
  clinic = await startTexting();
  ask = createMissingAsker(clinic);
});
afterAll(() => clinic.stop());
beforeEach(() => {
  clinic.time.now = noon;
});

const newReferral = async (patientId: string | null, { status = 'on-hold', missing = ['health-number', 'ecg', 'imaging'] } = {}) =>
  (await clinic.sql<{ id: string }>(
    "insert into request (organization_id, kind, status, patient_id, missing, source, priority, received_at, reference) values ($1, 'referral', $2, $3, $4, 'hand', 'routine', now(), $5) returning id",
    [clinic.organization.id, status, patientId, missing, `T${(numbers += 1)}XYZ`],
  ))[0]!.id;
const asking = (requestId: string, clientKey = crypto.randomUUID()) => ask(clinic.actor, { requestId, clientKey });

test('the patient is asked once, in their language; what their referral says of them is not in the text', async () => {
  const number = newNumber();
  const requestId = await newReferral(await clinic.newPatient([number], { language: 'fr' }));
  const clientKey = crypto.randomUUID();
  const [one, again] = await Promise.all([asking(requestId, clientKey), asking(requestId, clientKey)]);
  expect(one).toMatchObject({ purpose: 'missing-documents', locale: 'fr' });
  expect(again!.id).toBe(one!.id);
  await vi.waitFor(() => expect(clinic.phoneGot(number)).toHaveLength(1), patiently);
  expect(clinic.phoneGot(number)[0]).toContain('il nous faut encore votre numéro d’assurance maladie et des documents liés à votre demande.');
  await expect(asking(requestId)).rejects.toMatchObject({ status: 409, code: 'asked-already' });
});

test.each([
  ['not-waiting', async () => newReferral(await clinic.newPatient([newNumber()]), { status: 'received' })],
  ['not-waiting', async () => newReferral(await clinic.newPatient([newNumber()]), { missing: [] })],
  ['no-patient', () => newReferral(null)],
  ['no-number', async () => newReferral(await clinic.newPatient([]))],
  ['no-consent', async () => newReferral(await clinic.newPatient([newNumber()], { hasConsent: false }))],
] as const)('it is refused with %s, and nothing is written', async (code, make) => {
  const requestId = await make();
  await expect(asking(requestId)).rejects.toMatchObject({ status: 409, code });
  expect(await clinic.sql('select 1 from message where request_id = $1', [requestId])).toEqual([]);
});

test('a referral that is not there, or of another organisation, is a 404', async () => {
  await expect(asking(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
});

test('what came meanwhile is not asked for any more', async () => {
  const number = newNumber();
  clinic.plan.answer = () => 'busy';
  const requestId = await newReferral(await clinic.newPatient([number]));
  const { id } = await asking(requestId);
  await vi.waitFor(async () => expect(await clinic.sql("select 1 from message where id = $1 and attempt = 1 and status = 'queued'", [id])).toHaveLength(1), patiently);
  await clinic.sql("update request set status = 'received', missing = '{}' where id = $1", [requestId]);
  clinic.plan.answer = () => 'accept';
  await clinic.sql("update job set run_at = now() where kind = 'send-text' and payload ->> 'messageId' = $1", [id]);
  await vi.waitFor(async () => expect(await clinic.messageOf(id)).toMatchObject({ status: 'cancelled' }), patiently);
  expect(clinic.phoneGot(number)).toEqual([]);
});

const withRule = async (hours: number, work: (ruleId: string) => Promise<void>) => {
  const made = await clinic.rules.create(clinic.actor, { name: 'Ask again', purpose: 'missing-documents', templateKey: null, channel: 'any', hoursBefore: hours, locale: null, visitTypeIds: [], locationIds: [], isActive: true });
  await work(made.id);
  await clinic.rules.remove(clinic.actor, { id: made.id, version: made.version });
};
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);

test('a rule asks again while the referral waits, says so before, and three times at most', async () => {
  const number = newNumber();
  const requestId = await newReferral(await clinic.newPatient([number]));
  await asking(requestId);
  await vi.waitFor(() => expect(clinic.phoneGot(number)).toHaveLength(1), patiently);
  await withRule(72, async (ruleId) => {
    const { items } = await clinic.rules.preview(clinic.actor, { days: 7, ruleId });
    expect(items.filter((one) => one.requestId === requestId)).toMatchObject([{ appointmentId: null, number, channel: 'sms', block: null, startsAt: noon.toISOString(), sendAt: days(3).toISOString() }]);
    await Promise.all([planReminders(clinic), planReminders(clinic)]);
    expect(clinic.phoneGot(number)).toHaveLength(1);
    for (const [time, at] of [[2, days(3)], [3, days(6)]] as const) {
      clinic.time.now = new Date(at.getTime() + time * 60_000);
      // Two servers plan at the same time.
      await Promise.all([planReminders(clinic), planReminders(clinic)]);
      await vi.waitFor(() => expect(clinic.phoneGot(number)).toHaveLength(time), patiently);
    }
    clinic.time.now = new Date(days(9).getTime() + 5 * 60_000);
    await planReminders(clinic);
    expect(await clinic.sql('select status from message where request_id = $1', [requestId])).toHaveLength(3);
  });
});

test('a rule asks of nothing that a person has not asked for, nor after it came, nor what somebody took back', async () => {
  const made = await Promise.all([newNumber(), newNumber(), newNumber()].map(async (number) => ({ number, requestId: await newReferral(await clinic.newPatient([number])) })));
  const [unasked, came, taken] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]];
  await asking(came.requestId);
  await asking(taken.requestId);
  await vi.waitFor(() => expect([came, taken].map(({ number }) => clinic.phoneGot(number).length)).toEqual([1, 1]), patiently);
  await clinic.sql("update request set status = 'received', missing = '{}' where id = $1", [came.requestId]);
  await withRule(24, async () => {
    clinic.time.now = new Date('2026-11-25T17:01:00Z');
    // The provider has no time, so that somebody can take it back.
    clinic.plan.answer = () => 'busy';
    await planReminders(clinic);
    const [again] = await clinic.sql<{ id: string; version: number }>('select id, version from message where request_id = $1 and rule_id is not null', [taken.requestId]);
    await vi.waitFor(async () => expect(await clinic.sql("select 1 from message where id = $1 and attempt = 1 and status = 'queued'", [again!.id])).toHaveLength(1), patiently);
    const { version } = await clinic.messageOf(again!.id);
    await clinic.messages.cancel(clinic.actor, { id: again!.id, version });
    clinic.plan.answer = () => 'accept';
    await planReminders(clinic);
    expect(made.map(({ number }) => clinic.phoneGot(number).length)).toEqual([0, 1, 1]);
    expect(await clinic.sql('select 1 from message where request_id = $1', [unasked.requestId])).toEqual([]);
  });
});

test('a rule for missing documents names no template and no visits', async () => {
  const rule = { name: 'Ask again', purpose: 'missing-documents', templateKey: null, channel: 'sms', hoursBefore: 24, locale: null, visitTypeIds: [], locationIds: [], isActive: true } as const;
  for (const change of [{ templateKey: 'reminder' }, { purpose: 'reminder' as const }])
    await expect(clinic.rules.create(clinic.actor, { ...rule, visitTypeIds: [], locationIds: [], ...change })).rejects.toMatchObject({ status: 422 });
});
