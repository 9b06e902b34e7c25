import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClinic, type TestClinic } from '../../../testing/clinic.ts';
import { actorOf, makeColleague } from '../../../testing/faxes.ts';
import { createRequestService } from '../request.service.ts';
import { sendDigests } from './requestDigest.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { createRequestPolicyService } from '../clock/requestPolicy.service.ts';
import { createRequestActions } from '../requestAction.service.ts';
import { createRequestSaving } from '../requestSave.service.ts';

let clinic: TestClinic;
let now = new Date('2026-06-01T15:00:00Z');
const clock = { now: () => now };

beforeAll(async () => {
  clinic = await createTestClinic();
  await clinic.sql("update role set permissions = permissions || '{requests.read,requests.write,settings.manage}' where id = $1", [clinic.organization.roleId]);
});
afterAll(() => clinic.close());

const fields = {
  id: null, version: null, faxId: null, patientId: null, physicianId: null, modalityId: null, locationId: null, priority: 'routine' as const,
  category: null, reason: null, note: null, missing: [],
};
const mails = () => clinic.sql<{ recipient: string; subject: string; body: string }>('select recipient, subject, body from mail order by recipient');

test('each morning the owners of late requests are reminded once, and unowned ones go to all who may work on them', async () => {
  const clerk = actorOf(clinic);
  const colleague = await makeColleague(clinic);
  await clinic.sql("update app_user set locale = 'fr' where id = $1", [colleague.userId]);
  const saving = createRequestSaving({ ...clinic, clock });
  const owned = await saving.saveReferral(clerk, fields);
  const unowned = await createRequestService({ ...clinic, clock }).assign(clerk, { ...(await saving.saveReferral(clerk, fields)), assigneeId: null });
  const remind = () => sendDigests({ database: clinic.database, clock, siteUrl: 'https://intake.example' });

  // Six in the morning in Toronto, one day before the clock runs out.
  now = new Date('2026-06-15T10:00:00Z');
  await remind();
  expect(await mails()).toEqual([]);
  now = new Date('2026-06-15T11:00:00Z');
  await remind();
  await remind();
  const [french, english] = [(await mails()).find(({ subject }) => subject.includes('demande'))!, (await mails()).find(({ subject }) => subject.includes('request'))!];
  expect(await mails()).toHaveLength(2);
  expect(english.subject).toBe('2 requests need you today');
  expect(english.body).toContain(`At risk: 1\n${owned.reference}`);
  expect(english.body).toContain('https://intake.example/app/apps/referral/incomingRequest');
  expect(french.subject).toBe('1 demande vous attend aujourd’hui');
  expect(french.body).toContain(unowned.reference);
  expect(french.body).not.toContain(owned.reference);

  // Each kind of request stands on a page of its own.
  expect(english.body).not.toContain('/app/apps/project/incomingRequest');
  await saving.saveProject(clerk, {
    id: null, version: null, faxId: null, title: 'Answer the insurer', patientId: null, locationId: null, priority: 'routine', note: null, requester: null, dueOn: '2026-06-14', checklist: [],
  });
  now = new Date('2026-06-16T12:00:00Z');
  await remind();
  const [second] = await clinic.sql<{ body: string }>("select body from mail where body like '%' || $1 || '%' and body like '%Overdue%'", [owned.reference]);
  expect(second!.body).toContain('https://intake.example/app/apps/referral/incomingRequest\nhttps://intake.example/app/apps/project/incomingRequest');
  expect((await mails()).filter(({ body }) => body.includes('Overdue: 2\n') && body.includes(owned.reference))).toHaveLength(1);
});

test('another preset counts for what comes from now on, and its rules have to be whole', async () => {
  const clerk = actorOf(clinic);
  const policies = createRequestPolicyService({ ...clinic, clock: systemClock });
  const { version, ...policy } = await policies.get(clerk);
  expect(policy).toEqual({ preset: 'ontario', own: [], region: 'ON', atRiskPercent: 25, checklists: {} });
  await expect(policies.save(clerk, { ...policy, preset: 'own', version })).rejects.toMatchObject({ status: 422 });
  const alberta = await policies.save(clerk, { ...policy, preset: 'alberta', region: 'AB', version });
  await expect(policies.save(clerk, { ...policy, version })).rejects.toMatchObject({ code: 'version-conflict' });
  expect(alberta.version).toBe(version + 1);

  now = new Date('2026-06-01T15:00:00Z');
  const { id } = await createRequestSaving({ ...clinic, clock }).saveReferral(clerk, fields);
  const { clocks } = await createRequestService({ ...clinic, clock }).get(clerk, id);
  expect(clocks.map(({ clock: name }) => name)).toEqual(['acknowledge', 'contact', 'decide']);
});

test('waiting times are computed from the decisions and visits of six months', async () => {
  const clerk = actorOf(clinic);
  const saving = createRequestSaving({ ...clinic, clock });
  now = new Date();
  const { id, version } = await saving.saveReferral(clerk, fields);
  now = new Date(now.getTime() + 2 * 86_400_000);
  await createRequestActions({ ...clinic, clock }).act(clerk, { id, version, event: 'accept', isTold: true, expectedWaitWeeks: null });
  const { answer, clocks } = await createRequestPolicyService({ ...clinic, clock: systemClock }).times(clerk);
  expect(answer).toMatchObject({ count: 1, medianDays: 2 });
  expect(clocks.inTime).toBe(clocks.ended);
});
