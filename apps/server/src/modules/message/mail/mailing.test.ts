import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '../../../testing/patiently.ts';
import { startMailing, type MailingClinic } from '../../../testing/texting/mailing.ts';
import { noon } from '../../../testing/texting/texting.ts';

let clinic: MailingClinic;
let people = 0;
const newAddress = () => `ada.${(people += 1)}@mail.example`;
beforeAll(async () => {
  clinic = await startMailing();
});
afterAll(() => clinic.stop());
beforeEach(() => {
  delete clinic.postPlan.answer;
  clinic.time.now = noon;
});

const send = async (number: string, text: string, more: object = {}) =>
  clinic.messages.send(clinic.actor, {
    clientKey: crypto.randomUUID(), to: { number, patientId: null }, text, lastSeenId: null, purpose: 'conversation', locale: null, templateId: null, templateVersion: null,
    appointmentId: null, appointmentVersion: null, notBefore: null, expiresAt: null, quietHoursReason: null, ...more,
  });
const becomes = (id: string, status: string) => vi.waitFor(async () => expect(await clinic.messageOf(id)).toMatchObject({ status }), patiently);
const conversationWith = async (number: string) => (await clinic.conversations.list(clinic.actor, { view: 'open', search: number, limit: 10 })).items[0]!;
const thread = async (number: string) => {
  const { id } = await conversationWith(number);
  return (await clinic.messages.list(clinic.actor, { conversationId: id, limit: 20, status: undefined, purpose: undefined })).items;
};
/** A patient who got one e-mail. */
const written = async (text = 'Your visit is on Thursday at 10:30.', language: string | null = null) => {
  const email = newAddress();
  const patientId = await clinic.newPatient([], { email, language });
  const { id } = await send(email, text);
  await becomes(id, 'sent');
  return { email, patientId, id, mail: clinic.postbox.mailsTo(email)[0]! };
};

test('what stands around free words of an e-mail is in the language of the patient', async () => {
  const { mail } = await written('À jeudi.', 'fr-CA');
  expect(mail.text).toMatch(/Pour répondre/);
  expect(mail.subject).not.toMatch(/^A message/);
});

test('an e-mail goes out once, from the clinic by name, with nothing of health in its subject, and says how it is answered and ended', async () => {
  const { email, id, mail } = await written();
  expect(clinic.postbox.mailsTo(email)).toHaveLength(1);
  const [organization] = await clinic.sql<{ name: string }>('select name from organization');
  expect(mail).toMatchObject({ fromName: organization!.name, subject: `A message from ${organization!.name}` });
  expect(mail.text).toMatch(/^Your visit is on Thursday at 10:30\.\n\n-- \n/);
  expect(mail.text).toMatch(/No more e-mails from us: https:\/\/intake\.example\/home\/pages\/modaldisplay#mail=[\w-]{38}/);
  expect(mail.replyTo).toMatch(/^reply\+[a-z2-7]{26}@reply\.clinic\.example$/);
  expect(mail.envelopeFrom).toBe(mail.replyTo);
  expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.headers.get('list-unsubscribe')).toMatch(/^<https:\/\/intake\.example\/api\/link\/mail\/end\?token=[\w-]{38}>$/);
  // What proves an answer is in the mail alone.
  expect(JSON.stringify(await clinic.messageOf(id))).not.toContain(/\+(\w+)@/.exec(mail.replyTo!)![1]);
  expect(await conversationWith(email)).toMatchObject({ channel: 'email', number: email, ourNumber: null });
  expect(await clinic.sql('select 1 from credit_entry where object_id = $1', [id])).toEqual([]);
});

test('an answer stands in the conversation without what it quotes, once, however often it is brought', async () => {
  const { email, patientId } = await written();
  for (let time = 0; time < 3; time += 1) await clinic.answer(email, { text: 'I come. Where do I park?', messageId: '<a1@mail.example>' });
  const all = await thread(email);
  const answer = all.find(({ direction }) => direction === 'incoming');
  expect(answer).toMatchObject({ direction: 'incoming', status: 'received', channel: 'email', text: 'I come. Where do I park?', sender: null, patientId });
  expect(all).toHaveLength(2);
  expect(await conversationWith(email)).toMatchObject({ unreadCount: 1, patientId });
});

test('of what waits for a person only so much is taken, with none of its files; the true answer and a report still come, and looking makes room', async () => {
  const { email } = await written();
  const stranger = (number: number) => clinic.answer(email, { text: `Buy ${number}`, from: 'stranger@mail.example', messageId: `<s${number}@mail.example>` });
  for (let number = 0; number < 20; number += 1) await stranger(number);
  await expect(stranger(20)).rejects.toThrow(/452/);
  const held = await clinic.sql<{ id: string; version: number }>("select m.id, m.version from message m join conversation c on c.id = m.conversation_id where c.theirs = $1 and m.status = 'held'", [email]);
  expect(held).toHaveLength(20);
  await clinic.answer(email, { text: 'It is me' });
  expect(await clinic.sql("select status from message where body = 'It is me'")).toEqual([{ status: 'received' }]);
  await clinic.messages.settle(clinic.actor, { ...held[0]!, settlement: 'not-theirs' });
  await stranger(20);
});

test('an answer from another address, or after its time, is held until a person says whose it is', async () => {
  const { email, patientId } = await written();
  await clinic.answer(email, { text: 'STOP', from: 'spouse@mail.example' });
  const held = (await thread(email)).find(({ direction }) => direction === 'incoming');
  expect(held).toMatchObject({ status: 'held', sender: 'spouse@mail.example', text: 'STOP', patientId });
  expect(await clinic.sql('select patient_id from message where id = $1', [held!.id])).toEqual([{ patient_id: null }]);
  expect(await conversationWith(email)).toMatchObject({ troubledCount: 1, isOptedOut: false, last: { direction: 'outgoing' } });
  expect(await clinic.sql('select 1 from opt_out where number like $1', ['%@mail.example'])).toEqual([]);
  expect(await clinic.messages.settle(clinic.actor, { id: held!.id, version: held!.version, settlement: 'theirs' })).toMatchObject({ status: 'received' });
  expect(await conversationWith(email)).toMatchObject({ troubledCount: 0 });

  clinic.time.now = new Date(noon.getTime() + 91 * 86_400_000);
  await clinic.answer(email, { text: 'Late' });
  const late = (await thread(email)).find(({ text }) => text === 'Late')!;
  expect(late).toMatchObject({ status: 'held', sender: email });
  expect(await clinic.messages.settle(clinic.actor, { id: late.id, version: late.version, settlement: 'not-theirs' })).toMatchObject({ status: 'cancelled' });
  await expect(clinic.messages.settle(clinic.actor, { id: late.id, version: late.version + 1, settlement: 'theirs' })).rejects.toThrow();
});

test('an answer to what was never sent from here is refused, so that its sender hears of it', async () => {
  const { email, mail } = await written();
  const guess = { ...mail, replyTo: `reply+${'a'.repeat(26)}@reply.clinic.example` };
  await expect(clinic.postbox.answer(guess, { text: 'Hello' }, clinic.smtp)).rejects.toMatchObject({ responseCode: 550 });
  expect(await thread(email)).toHaveLength(1);
});

test('STOP in an answer ends e-mails to the address and withdraws what waits; texts to the patient go on', async () => {
  const email = newAddress();
  const number = '+19025551234';
  const patientId = await clinic.newPatient([number], { email });
  await becomes((await send(email, 'Hello')).id, 'sent');
  const waiting = await send(email, 'Tomorrow', { notBefore: '2026-11-25T17:00:00Z' });
  await clinic.answer(email, { text: 'Stop.' });
  expect(await clinic.messageOf(waiting.id)).toMatchObject({ status: 'cancelled' });
  expect(await clinic.conversations.reach(clinic.actor, { number: email, patientId })).toMatchObject({ block: 'opted-out', optOut: { source: 'message' } });
  expect(await clinic.conversations.reach(clinic.actor, { number, patientId })).toMatchObject({ block: null });
  const { id } = await conversationWith(email);
  expect(await clinic.conversations.get(clinic.actor, id)).toMatchObject({ otherWay: { channel: 'sms', number, block: null, conversationId: null } });
});

test('the link of an e-mail shows first and ends then, once, and says nothing of whom it was sent to', async () => {
  const { email, patientId, mail } = await written();
  const token = clinic.tokenOf(mail.text);
  const shown = await clinic.endMails.look(token, '192.0.2.1');
  expect(shown).toMatchObject({ state: 'open' });
  expect(JSON.stringify(shown)).not.toContain(email);
  expect(await clinic.conversations.reach(clinic.actor, { number: email, patientId })).toMatchObject({ block: null });
  expect(await Promise.all([clinic.endMails.end(token, '192.0.2.1'), clinic.endMails.end(token, '192.0.2.1')])).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  expect(await clinic.sql('select source, kind from opt_out where number = $1', [email])).toEqual([{ source: 'link', kind: 'stop' }]);
  await expect(send(email, 'Still there?')).rejects.toMatchObject({ status: 409, code: 'opted-out' });
  await expect(clinic.endMails.look(`${token.slice(0, -4)}AAAA`, '192.0.2.1')).rejects.toMatchObject({ status: 404 });
});

test('1 and 2 confirm and cancel by e-mail as by text', async () => {
  const email = newAddress();
  const patientId = await clinic.newPatient([], { email });
  const visit = await clinic.newVisit(patientId, new Date('2026-11-27T15:00:00Z'));
  const about = { purpose: 'confirmation', appointmentId: visit.id, appointmentVersion: visit.version, to: { number: email, patientId } };
  await becomes((await send(email, 'Answer 1 to confirm.', about)).id, 'sent');
  await clinic.answer(email, { text: '1' });
  expect(await clinic.sql('select confirmed_by from appointment where id = $1', [visit.id])).toEqual([{ confirmed_by: 'patient' }]);
  await vi.waitFor(() => expect(clinic.postbox.mailsTo(email).map(({ text }) => text.split('\n')[0])).toContain('Thank you, your visit is confirmed.'), patiently);
});

test('what an absent person’s machine answers is kept, and neither obeyed nor put before anybody', async () => {
  const { email } = await written();
  await clinic.answer(email, { text: 'STOP', headers: { 'Auto-Submitted': 'auto-replied' } });
  expect(await thread(email)).toHaveLength(2);
  expect(await conversationWith(email)).toMatchObject({ unreadCount: 0, isOptedOut: false });
});

test('a report that an e-mail could not be delivered says so of that e-mail, and of no other', async () => {
  const { email, id, mail } = await written();
  const other = await written();
  const report = 'Reporting-MTA: dns; mx.mail.example\r\n\r\nFinal-Recipient: rfc822; x\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 No such user\r\n';
  const attachments = [{ filename: 'report.txt', content: Buffer.from(report), contentType: 'message/delivery-status' }];
  await clinic.postbox.answer({ ...mail, replyTo: mail.envelopeFrom }, { text: 'Undeliverable', from: 'mailer-daemon@mail.example', envelopeFrom: '', attachments }, clinic.smtp);
  expect(await clinic.messageOf(id)).toMatchObject({ status: 'failed', failure_reason: '5.1.1 smtp; 550 No such user' });
  expect(await clinic.messageOf(other.id)).toMatchObject({ status: 'sent' });
  expect(await thread(email)).toHaveLength(1);
  // Who names somebody in its envelope is no mail server.
  await clinic.answer(other.email, { text: 'Undeliverable', attachments });
  expect(await clinic.messageOf(other.id)).toMatchObject({ status: 'sent' });
});

test('documents that come with an answer are in the inbox, and the message says how many', async () => {
  const { email } = await written();
  const attachments = [{ filename: 'card.pdf', content: Buffer.from('%PDF-1.4 a health card'), contentType: 'application/pdf' }];
  await clinic.answer(email, { text: 'Here it is.', attachments });
  expect((await thread(email)).find(({ direction }) => direction === 'incoming')).toMatchObject({ text: 'Here it is.', mediaCount: 1 });
  expect(await clinic.sql('select source, sender_name from fax')).toMatchObject([{ source: 'email' }]);
});

test.each([
  ['provider-off', async (email: string): Promise<void> => { await clinic.newPatient([], { email }); await clinic.sql(`update organization set settings = '{"duplicates":"refuse","cloud":{"telnyx":true}}'`); }],
  ['no-consent', async (email: string): Promise<void> => void (await clinic.newPatient([], { email, hasConsent: false }))],
  ['number-shared', async (email: string): Promise<void> => { await clinic.newPatient([], { email }); await clinic.newPatient([], { email: email.toUpperCase() }); }],
] as const)('it is refused with %s', async (code, arrange) => {
  const email = newAddress();
  await arrange(email);
  try {
    await expect(send(email, 'x')).rejects.toMatchObject({ status: 409, code });
  } finally {
    await clinic.sql(`update organization set settings = '{"duplicates":"refuse","cloud":{"telnyx":true,"email":true}}'`);
  }
});

test('an address that has left the chart since is not written to', async () => {
  const email = newAddress();
  const patientId = await clinic.newPatient([], { email });
  const { id } = await send(email, 'Later', { notBefore: '2026-11-24T18:00:00Z' });
  await clinic.sql("update patient set email = 'new@mail.example' where id = $1", [patientId]);
  clinic.time.now = new Date('2026-11-24T18:01:00Z');
  await clinic.sql("update job set run_at = now() where kind = 'send-text' and payload ->> 'messageId' = $1", [id]);
  await becomes(id, 'blocked');
  expect(await clinic.messageOf(id)).toMatchObject({ block: 'number-changed' });
  expect(clinic.postbox.mailsTo(email)).toEqual([]);
});

test('what a person writes goes out by night as well; what is sent by itself waits for the morning', async () => {
  const email = newAddress();
  const patientId = await clinic.newPatient([], { email });
  clinic.time.now = new Date('2026-11-25T03:00:00Z');
  expect(await clinic.conversations.reach(clinic.actor, { number: email, patientId })).toMatchObject({ block: null, quietUntil: null });
  await becomes((await send(email, 'Good night')).id, 'sent');
  const visit = await clinic.newVisit(patientId, new Date('2026-11-27T15:00:00Z'));
  expect(await send(email, 'Reminder', { purpose: 'reminder', appointmentId: visit.id, appointmentVersion: visit.version })).toMatchObject({ status: 'scheduled', notBefore: '2026-11-25T13:00:00.000Z' });
});

test('a mailbox that is not there fails; a server without time is asked again; what nobody knows is settled by a person', async () => {
  const [none, busy, lost] = [newAddress(), newAddress(), newAddress()];
  for (const email of [none, busy, lost]) await clinic.newPatient([], { email });
  let tries = 0;
  clinic.postPlan.answer = ({ to }) => (to === none ? 'refuse' : to === lost ? 'lose-answer' : to === busy && (tries += 1) === 1 ? 'busy' : 'accept');
  const refused = await send(none, 'x');
  await becomes(refused.id, 'failed');
  expect(await clinic.messageOf(refused.id)).toMatchObject({ failure_reason: 'refused' });
  const later = await send(busy, 'x');
  await vi.waitFor(async () => expect(await clinic.sql("select 1 from message where id = $1 and attempt = 1 and status = 'queued'", [later.id])).toHaveLength(1), patiently);
  await clinic.sql("update job set run_at = now() where kind = 'send-text' and payload ->> 'messageId' = $1", [later.id]);
  await becomes(later.id, 'sent');
  const unknown = await send(lost, 'x');
  await becomes(unknown.id, 'unconfirmed');
  expect(clinic.postbox.mailsTo(lost)).toHaveLength(1);
});

test('a rule reminds by text, and by e-mail whom no text may reach', async () => {
  const [both, mailOnly] = [newAddress(), newAddress()];
  const withPhone = await clinic.newPatient(['+19025554321'], { email: both });
  const without = await clinic.newPatient([], { email: mailOnly });
  await clinic.sql("insert into sms_template (organization_id, key, locale, body) values ($1, 'remind', 'en', 'Your visit is on {appointment.date}.')", [clinic.organization.id]);
  for (const id of [withPhone, without]) await clinic.newVisit(id, new Date('2026-11-26T15:00:00Z'));
  const { id } = await clinic.rules.create(clinic.actor, { name: 'Remind', purpose: 'reminder', templateKey: 'remind', channel: 'any', hoursBefore: 24, locale: null, visitTypeIds: [], locationIds: [], isActive: true });
  const { items } = await clinic.rules.preview(clinic.actor, { days: 7, ruleId: id });
  expect(items.map(({ channel, number, block }) => [channel, number, block])).toEqual(expect.arrayContaining([['sms', '+19025554321', null], ['email', mailOnly, null]]));
});
