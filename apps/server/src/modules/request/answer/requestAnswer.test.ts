import type { ReferralAnswer, RequestAction, SentFax } from '@intake/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../platform/clock/clock.ts';
import { createOrganization } from '../../../testing/organizations.ts';
import { createAppointmentService } from '../../appointment/appointment.service.ts';
import { createBookingService } from '../../appointment/appointmentBooking.service.ts';
import { startSending } from '../../../testing/sending.ts';
import { createRequestService } from '../request.service.ts';
import { createRequestSaving } from '../requestSave.service.ts';

let clinic: Awaited<ReturnType<typeof startSending>>;
let answers: (typeof clinic)['answers'];
let actions: (typeof clinic)['actions'];
let requests: ReturnType<typeof createRequestService>;
let patientId: string;
let modalityId: string;
beforeAll(async () => {
  clinic = await startSending();
  ({ answers, actions } = clinic);
  requests = createRequestService({ ...clinic, clock: systemClock });
  const insert = async (text: string) => (await clinic.sql<{ id: string }>(text, [clinic.organization.id]))[0]!.id;
  patientId = await insert("insert into patient (organization_id, family_name, given_name) values ($1, 'Okafor', 'Ada') returning id");
  modalityId = await insert("insert into modality (organization_id, name) values ($1, 'Echocardiogram') returning id");
});
afterAll(() => clinic.stop());
beforeEach(() => {
  for (const key of Object.keys(clinic.plan)) delete clinic.plan[key as keyof typeof clinic.plan];
});

let last = 700;
const newReferral = (more = {}) =>
  createRequestSaving({ ...clinic, clock: systemClock }).saveReferral(clinic.actor, {
    id: null, version: null, faxId: null, patientId, physicianId: null, modalityId, locationId: null, priority: 'routine', category: null, reason: 'Murmur', note: null, missing: [], ...more,
  });
type Event = RequestAction extends infer Action ? (Action extends RequestAction ? Omit<Action, 'id' | 'version'> : never) : never;
const answerTo = ({ id, version }: { id: string; version: number }, kind: ReferralAnswer['letter']['kind'], event: Event | null, more: Partial<ReferralAnswer> = {}): ReferralAnswer => {
  const to = `+1416555${(last += 1).toString().padStart(4, '0')}`;
  return {
    id,
    action: event && ({ ...event, id, version } as RequestAction),
    letter: { kind, locale: 'en', values: {}, wording: null, asksForReply: false },
    recipient: { physicianId: null, name: 'Dr. Hélène Côté', clinic: null },
    send: { to, confirmation: to.slice(-4), priority: 'routine', sendAt: null },
    ...more,
  };
};
const becomes = ({ id }: SentFax, status: SentFax['status']) =>
  vi.waitFor(async () => expect((await clinic.deliveries.get(clinic.actor, id)).status).toBe(status), { timeout: 20_000, interval: 50 });
const accept = { event: 'accept', isTold: false, expectedWaitWeeks: 6 } as const;
const decline = { event: 'decline', isTold: false, reason: 'no-capacity', note: null } as const;

test('the letter of a decision ends the duty to answer when it arrives, and not before', async () => {
  clinic.plan.isDeaf = true;
  const { request, letter, sent } = await answers.answer(clinic.actor, answerTo(await newReferral(), 'accepted', accept));
  expect(request).toMatchObject({ status: 'accepted', clock: { clock: 'acknowledge' } });
  expect(sent).toMatchObject({ status: 'queued', letterId: letter.id, letterKind: 'accepted', referralId: request.id, patientId });
  await becomes(sent, 'sent');
  expect((await requests.get(clinic.actor, request.id)).clock).not.toBeNull();
  clinic.plan.isDeaf = false;
  await vi.waitFor(async () => {
    await clinic.hurry('check-fax');
    expect((await clinic.deliveries.get(clinic.actor, sent.id)).status).toBe('delivered');
  }, { timeout: 20_000, interval: 200 });
  const { deliveredAt } = await clinic.deliveries.get(clinic.actor, sent.id);
  const detail = await requests.get(clinic.actor, request.id);
  expect(detail.clock).toBeNull();
  expect(detail.clocks[0]!.stoppedAt).toBe(deliveredAt);
  expect(await clinic.sql("select stopped_by from request_clock where request_id = $1", [request.id])).toEqual([{ stopped_by: 'decision-delivered' }]);
});

test('a bare acknowledgement that arrives does not end the duty of Ontario, and does where the preset says so', async () => {
  const ontario = await answers.answer(clinic.actor, answerTo(await newReferral(), 'acknowledgement', { event: 'acknowledge', isTold: false }));
  await clinic.sql(`update organization set request_policy = request_policy || '{"preset":"alberta","own":[],"region":"AB"}'`);
  const alberta = await answers.answer(clinic.actor, answerTo(await newReferral(), 'acknowledgement', { event: 'acknowledge', isTold: false }));
  await clinic.sql(`update organization set request_policy = request_policy || '{"preset":"ontario","own":[],"region":"ON"}'`);
  for (const { sent } of [ontario, alberta]) await becomes(sent, 'delivered');
  const stopped = async (id: string) => (await requests.get(clinic.actor, id)).clocks.filter(({ stoppedAt }) => stoppedAt).map(({ clock }) => clock);
  expect(await stopped(ontario.request.id)).toEqual([]);
  expect(await stopped(alberta.request.id)).toEqual(['acknowledge']);
});

test('a letter that does not arrive leaves the clock running', async () => {
  clinic.plan.outcome = () => 'receiver_unallocated_number';
  const { request, sent } = await answers.answer(clinic.actor, answerTo(await newReferral(), 'declined', decline));
  await becomes(sent, 'failed');
  expect(await requests.get(clinic.actor, request.id)).toMatchObject({ status: 'rejected', declineReason: 'no-capacity', clocks: [{ clock: 'acknowledge', stoppedAt: null }] });
  expect((await clinic.database.asUser(clinic.actor, (tx) => clinic.deliveries.count(tx, clinic.actor))).views.attention).toBeGreaterThanOrEqual(1);
});

test('event, letter and fax are kept together or not at all', async () => {
  const referral = await newReferral();
  const counted = async () => (await clinic.sql('select (select count(*) from letter) as letters, (select count(*) from fax_delivery) as sent, (select count(*) from request_event) as events'))[0];
  const before = await counted();
  const refused = [
    { ...answerTo(referral, 'declined', decline), send: { to: '+14165559876', confirmation: null, priority: 'routine' as const, sendAt: null } },
    answerTo({ ...referral, version: 9 }, 'declined', decline),
    answerTo(referral, 'accepted', { ...accept, expectedWaitWeeks: null }),
    answerTo(referral, 'free', { event: 'complete' }),
  ];
  const codes: string[] = [];
  for (const answer of refused) codes.push(await answers.answer(clinic.actor, answer).then(() => 'kept', ({ code, event, extra }) => extra?.fields?.[0]?.path ?? event ?? code));
  expect(codes).toEqual(['confirmation', 'version-conflict', 'values.referral.expectedWait', 'complete']);
  expect(await counted()).toEqual(before);
});

test('what an answer says is in the language of its letter', async () => {
  const referral = await newReferral();
  const { to, ...answer } = { ...answerTo(referral, 'declined', { ...decline, note: 'Wartezeit' }), to: null };
  const french = await answers.preview(clinic.actor, { ...answer, to, letter: { ...answer.letter, locale: 'fr' } });
  expect(french).toMatchObject({ pageCount: 1, subject: expect.stringContaining('Echocardiogram'), pages: [{ width: expect.any(Number) }] });
  const document = await clinic.documents.open({ bytes: Buffer.from(french.pdf, 'base64') });
  const words = (await document.renderPage(1)).words!.map(({ text }) => text).join(' ');
  await document.close();
  expect(words).toContain('disponibilité');
  expect(words).toContain('Okafor, Ada');
});

test.each([
  ['waits for its hour', { sendAt: new Date(Date.now() + 3_600_000).toISOString() }],
  ['is held for as long as it can be taken back', { holdSeconds: 60 }],
])('an event is taken back together with its letter while that %s', async (_how, wait) => {
  const answer = answerTo(await newReferral(), 'declined', decline);
  const { request, sent } = await answers.answer(clinic.actor, { ...answer, send: { ...answer.send, ...wait } });
  expect(await requests.get(clinic.actor, request.id)).toMatchObject({ undoable: { event: 'decline' }, correctable: null });
  await expect(actions.undo(clinic.actor, { ...request, version: request.version - 1 })).rejects.toMatchObject({ code: 'version-conflict' });
  expect((await clinic.deliveries.get(clinic.actor, sent.id)).status).not.toBe('cancelled');
  expect(await actions.undo(clinic.actor, request)).toMatchObject({ status: 'requested' });
  expect((await clinic.deliveries.get(clinic.actor, sent.id)).status).toBe('cancelled');
  expect(clinic.telnyx.outbound().filter(({ to }) => to === answer.send.to)).toEqual([]);
});

test('an event is taken back once its letter was stopped, and not once the letter has left', async () => {
  const stopped = answerTo(await newReferral(), 'declined', decline);
  const later = await answers.answer(clinic.actor, { ...stopped, send: { ...stopped.send, holdSeconds: 60 } });
  await clinic.deliveries.cancel(clinic.actor, later.sent);
  expect(await actions.undo(clinic.actor, later.request)).toMatchObject({ status: 'requested' });
  const gone = await answers.answer(clinic.actor, answerTo(await newReferral(), 'declined', decline));
  await becomes(gone.sent, 'delivered');
  expect(await requests.get(clinic.actor, gone.request.id)).toMatchObject({ undoable: null, correctable: { event: 'decline' } });
  await expect(actions.undo(clinic.actor, await requests.get(clinic.actor, gone.request.id))).rejects.toMatchObject({ status: 409 });
});

test('a decision that waits for its call does not go out once the referral was opened again, cancelled or decided otherwise', async () => {
  const held = async (kind: 'accepted' | 'declined', event: Event) => {
    const answer = answerTo(await newReferral(), kind, event);
    return answers.answer(clinic.actor, { ...answer, send: { ...answer.send, holdSeconds: 60 } });
  };
  const opened = await held('declined', decline);
  await expect(actions.act(clinic.actor, { id: opened.request.id, version: 9, event: 'reopen' })).rejects.toMatchObject({ code: 'version-conflict' });
  expect((await clinic.deliveries.get(clinic.actor, opened.sent.id)).status).toBe('queued');
  await actions.act(clinic.actor, { ...opened.request, event: 'reopen' });
  const cancelled = await held('accepted', accept);
  await actions.act(clinic.actor, { ...cancelled.request, event: 'cancel' });
  const redirected = await held('accepted', accept);
  const instead = await answers.answer(clinic.actor, answerTo(redirected.request, 'declined', { event: 'redirect', isTold: false, to: 'Capital Neurology', clinicId: null, physicianId: null, note: null }));
  for (const { sent } of [opened, cancelled, redirected]) expect((await clinic.deliveries.get(clinic.actor, sent.id)).status).toBe('cancelled');
  await becomes(instead.sent, 'delivered');
});

test('a notice that waits for its hour does not go out once its visit was moved or cancelled in the calendar', async () => {
  const insert = async (text: string) => (await clinic.sql<{ id: string }>(text, [clinic.organization.id]))[0]!.id;
  const place = {
    visitTypeId: await insert("insert into visit_type (organization_id, name, minutes) values ($1, 'Echocardiogram', 30) returning id"),
    locationId: await insert("insert into location (organization_id, name, time_zone) values ($1, 'Heart wing', 'America/Toronto') returning id"),
    physicianId: await insert("insert into physician (organization_id, family_name, given_name, is_internal) values ($1, 'Rahman', 'Noor', true) returning id"),
  };
  const parts = { ...clinic, clock: systemClock };
  const [booking, appointments] = [createBookingService(parts), createAppointmentService(parts)];
  const book = (requestId: string, hour: number, visit: { id: string; version: number } | null = null) =>
    booking.save(clinic.actor, {
      ...place, id: visit?.id ?? null, version: visit?.version ?? null, scope: 'this', holdId: null, resourceId: null, patientId, start: { at: new Date(Date.UTC(2027, 0, 11, hour)).toISOString() },
      faxId: null, requestId, reason: null, note: null, isPending: false, minutes: null, overbookReason: null, isOutsideHours: true,
    });
  const told = async (hour: number) => {
    const accepted = await actions.act(clinic.actor, { ...(await newReferral()), ...accept });
    const visit = await book(accepted.id, hour);
    const request = await requests.get(clinic.actor, accepted.id);
    const answer = answerTo(request, 'appointment-notice', null, { letter: { kind: 'appointment-notice', locale: 'en', values: { 'appointment.date': '11 January 2027', 'appointment.time': `${hour}:00` }, wording: null, asksForReply: false } });
    const { sent } = await answers.answer(clinic.actor, { ...answer, send: { ...answer.send, sendAt: new Date(Date.now() + 3_600_000).toISOString() } });
    return { request, visit, sent };
  };
  const [kept, moved, cancelled] = [await told(14), await told(15), await told(16)];
  await book(moved.request.id, 17, moved.visit);
  await appointments.cancel(clinic.actor, { id: cancelled.visit.id, version: cancelled.visit.version, reason: 'clinic', note: null, scope: 'this' });
  await clinic.hurry('send-fax');
  await becomes(kept.sent, 'delivered');
  await becomes(moved.sent, 'cancelled');
  await becomes(cancelled.sent, 'cancelled');
  const called = clinic.telnyx.outbound().map(({ to }) => to);
  expect([kept, moved, cancelled].map(({ sent }) => called.includes(sent.to))).toEqual([true, false, false]);
});

test('a decision that arrives after the referral was opened again ends no duty to answer', async () => {
  clinic.plan.isDeaf = true;
  const { request, sent } = await answers.answer(clinic.actor, answerTo(await newReferral(), 'declined', decline));
  await becomes(sent, 'sent');
  await actions.act(clinic.actor, { ...request, event: 'reopen' });
  clinic.plan.isDeaf = false;
  await vi.waitFor(async () => {
    await clinic.hurry('check-fax');
    expect((await clinic.deliveries.get(clinic.actor, sent.id)).status).toBe('delivered');
  }, { timeout: 20_000, interval: 200 });
  expect(await requests.get(clinic.actor, request.id)).toMatchObject({ status: 'received', clock: { clock: 'acknowledge' } });
});

test('a referral of another organisation cannot be answered, and is not told from one that is not', async () => {
  const other = await createOrganization(clinic, ['messages.send', 'messages.read', 'requests.read', 'requests.write']);
  const answer = answerTo(await newReferral(), 'free', null);
  await expect(answers.answer({ ...clinic.actor, ...other.member, permissions: new Set(['messages.send', 'requests.write']) }, answer)).rejects.toMatchObject({ status: 404 });
});
