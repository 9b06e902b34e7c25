import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patiently } from '../../../testing/patiently.ts';
import { startTexting, type TextingClinic } from '../../../testing/texting/texting.ts';
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
