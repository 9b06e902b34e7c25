import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestSummary } from '@intake/api/contract';
import type { Actor } from '../../../kernel/actor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { createTestClinic, type TestClinic } from '../../../testing/clinic.ts';
import { actorOf, makeColleague } from '../../../testing/faxes.ts';
import { createOrganization } from '../../../testing/organizations.ts';
import { createRequestService, type RequestService } from '../request.service.ts';
import { createRequestActions } from '../requestAction.service.ts';
import { createRequestPolicyService } from '../clock/requestPolicy.service.ts';
import { createRequestSaving, type RequestSaving } from '../requestSave.service.ts';
import { createRequestViewService, type RequestViewService } from './requestView.service.ts';

let clinic: TestClinic;
let requests: RequestService;
let saving: RequestSaving;
let views: RequestViewService;
let clerk: Actor;
let colleague: Actor;
let physicianId: string;
const clock: Clock = { now: () => new Date('2026-06-01T15:00:00Z') };
const permissions = ['requests.read', 'requests.write', 'settings.manage'];

beforeAll(async () => {
  clinic = await createTestClinic();
  await clinic.sql('update role set permissions = permissions || $2 where id = $1', [clinic.organization.roleId, permissions]);
  const parts = { ...clinic, clock };
  [requests, saving, views] = [createRequestService(parts), createRequestSaving(parts), createRequestViewService(clinic.database)];
  clerk = actorOf(clinic);
  colleague = await makeColleague(clinic);
  const [row] = await clinic.sql<{ id: string }>("insert into physician (organization_id, family_name, clinic_name) values ($1, 'Lee', 'Capital Neurology') returning id", [clinic.organization.id]);
  physicianId = row!.id;
});
afterAll(() => clinic.close());

const fields = { patientId: null, physicianId: null, modalityId: null, locationId: null, priority: 'routine' as const, category: null, reason: null, note: null, missing: [] };
const newReferral = (more: Partial<typeof fields> | { physicianId: string } = {}) => saving.saveReferral(clerk, { id: null, version: null, faxId: null, ...fields, ...more });
const seen = ({ id, version }: Pick<RequestSummary, 'id' | 'version'>) => ({ id, version });

test('a user mentioned in a note finds the request in their list until they open it', async () => {
  const { id } = await newReferral();
  await requests.note(clerk, { id, text: 'Please look', mentions: [colleague.userId, colleague.userId] });
  await requests.note(clerk, { id, text: 'And again', mentions: [colleague.userId] });
  const mentioned = async (actor: Actor) => (await clinic.database.asUser(actor, (tx) => views.waiting(tx, actor))).kinds.referral.mentioned;
  expect([await mentioned(colleague), await mentioned(clerk)]).toEqual([1, 0]);
  expect((await requests.list(colleague, { kind: 'referral', view: 'mentioned', limit: 50, priority: undefined })).items.map((one) => one.id)).toEqual([id]);
  await requests.get(clerk, id);
  expect(await mentioned(colleague)).toBe(1);
  await requests.get(colleague, id);
  expect(await mentioned(colleague)).toBe(0);
});

test('a work list is narrowed by the referrer, by nobody who owns it and by what runs out', async () => {
  const mine = await newReferral({ physicianId });
  const unowned = await newReferral();
  await requests.assign(clerk, { ...seen(unowned), assigneeId: null });
  const idsOf = async (filters: object) => (await requests.list(clerk, { kind: 'referral', view: 'open', limit: 50, priority: undefined, ...filters })).items.map(({ id }) => id);
  expect(await idsOf({ physicianId })).toEqual([mine.id]);
  expect(await idsOf({ assigneeId: 'nobody' })).toEqual([unowned.id]);
  expect(await idsOf({ assigneeId: clerk.userId })).toContain(mine.id);
  await clinic.sql("update request set clock_due_at = now() + interval '30 hours' where id = $1", [mine.id]);
  await clinic.sql("update request set clock_due_at = now() + interval '9 days' where id = $1", [unowned.id]);
  expect(await idsOf({ dueWithinDays: 1 })).not.toContain(mine.id);
  expect(await idsOf({ dueWithinDays: 2 })).toContain(mine.id);
  expect(await idsOf({ dueWithinDays: 2 })).not.toContain(unowned.id);
});

test('a list that a person keeps is theirs alone, and the same name replaces it', async () => {
  const view = { kind: 'referral' as const, name: 'Urgent', view: 'open' as const, filters: { priority: ['urgent' as const], assigneeId: null, modalityId: null, physicianId: null, locationId: null, dueWithinDays: 7 } };
  const kept = await views.save(clerk, view);
  expect(await views.save(clerk, { ...view, view: 'mine' })).toEqual({ ...kept, view: 'mine' });
  expect(await views.list(clerk, 'referral')).toEqual([{ ...kept, view: 'mine' }]);
  expect(await views.list(clerk, 'project')).toEqual([]);
  expect(await views.list(colleague, 'referral')).toEqual([]);
  await expect(views.remove(colleague, kept.id)).rejects.toMatchObject({ status: 404 });
  await views.remove(clerk, kept.id);
  expect(await views.list(clerk, 'referral')).toEqual([]);
});

test('two referrals for the same are joined from either side, and parted again', async () => {
  const [patient] = await clinic.sql<{ id: string }>("insert into patient (organization_id, family_name, given_name) values ($1, 'Okafor', 'Ada') returning id", [clinic.organization.id]);
  const [modality] = await clinic.sql<{ id: string }>("insert into modality (organization_id, name) values ($1, 'Echo') returning id", [clinic.organization.id]);
  const same = { patientId: patient!.id, modalityId: modality!.id };
  const make = () => saving.saveReferral(clerk, { id: null, version: null, faxId: null, ...fields, ...same });
  const [first, second] = [await make(), await make()];
  const joined = await requests.link(clerk, { ...seen(second), otherId: first.id, isLinked: true });
  expect(await requests.get(clerk, first.id)).toMatchObject({ similar: [], links: [{ id: second.id, reference: second.reference }] });
  const parted = await requests.link(clerk, { ...seen(joined), otherId: first.id, isLinked: false });
  expect(await requests.get(clerk, second.id)).toMatchObject({ similar: [{ id: first.id }], links: [] });
  await expect(requests.link(clerk, { ...seen(parted), otherId: second.id, isLinked: true })).rejects.toMatchObject({ status: 422 });
  const other = await createOrganization(clinic, permissions as never);
  const stranger = { ...clerk, ...other.member, organizationIds: [other.id] };
  await expect(requests.link(stranger, { ...seen(parted), otherId: first.id, isLinked: true })).rejects.toMatchObject({ status: 404 });
});

test('a referral is redirected to a clinic of the directory, and taking that back forgets it', async () => {
  const actions = createRequestActions({ ...clinic, clock });
  const referral = await newReferral();
  const redirect = { event: 'redirect', isTold: false, to: 'Capital Neurology', note: null } as const;
  const [partner] = await clinic.sql<{ id: string }>("insert into clinic (organization_id, name, fax_numbers) values ($1, 'Capital Neurology', '{+16135550188}') returning id", [clinic.organization.id]);
  const [clinicId, nobody] = [partner!.id, null];
  await expect(actions.act(clerk, { ...seen(referral), ...redirect, physicianId: referral.id, clinicId: nobody })).rejects.toMatchObject({ status: 422 });
  await expect(actions.act(clerk, { ...seen(referral), ...redirect, physicianId: nobody, clinicId: referral.id })).rejects.toMatchObject({ status: 422 });
  const sent = await actions.act(clerk, { ...seen(referral), ...redirect, physicianId, clinicId });
  expect(await requests.get(clerk, sent.id)).toMatchObject({
    status: 'rejected', redirectedTo: 'Capital Neurology', redirectedPhysicianId: physicianId,
    redirectedClinic: { id: clinicId, name: 'Capital Neurology', faxNumber: '+16135550188' },
  });
  const back = await actions.undo(clerk, seen(sent));
  expect(await requests.get(clerk, back.id)).toMatchObject({ status: 'requested', redirectedTo: null, redirectedPhysicianId: null, redirectedClinic: null });
});

test('the health card of a check-in is judged as the check of health cards does it', async () => {
  const stated = { familyName: null, givenName: null, birthDate: null, healthNumber: '1234567890', versionCode: null, phone: null, email: null, address: null };
  const { id } = await saving.saveCheckIn(clerk, { id: null, version: null, faxId: null, patientId: null, locationId: null, priority: 'routine', note: null, stated });
  expect((await requests.get(clerk, id)).card).toMatchObject({ value: '1234567890', eligibility: 'not_checked' });
  expect((await requests.get(clerk, (await newReferral()).id)).card).toBeNull();
});

test('rules of one’s own are shown with their deadlines before they are kept, and tell what a referral has to bring', async () => {
  const policies = createRequestPolicyService({ database: clinic.database, clock });
  const policy = await policies.get(clerk);
  const rule = { clock: 'acknowledge' as const, starts: 'received' as const, within: { count: 3, unit: 'business-days' as const }, stoppedBy: ['decision-delivered' as const] };
  const own = { ...policy, preset: 'own' as const, own: [rule], region: 'ON' as const, atRiskPercent: 50 };
  // Monday to Thursday; half of that time is left on Wednesday.
  expect(await policies.preview(clerk, own)).toEqual({
    timeZone: 'America/Toronto',
    clocks: [{ clock: 'acknowledge', starts: 'received', category: null, atRiskAt: '2026-06-03T09:30:00.000Z', dueAt: '2026-06-05T04:00:00.000Z' }],
  });
  expect((await policies.preview(clerk, { ...own, preset: 'quebec' })).clocks.map(({ category }) => category)).toEqual(['A', 'B', 'C', 'D', 'E']);
  await expect(policies.save(clerk, { ...own, own: [rule, rule] })).rejects.toMatchObject({ status: 422 });
  const [modality] = await clinic.sql<{ id: string }>("insert into modality (organization_id, name) values ($1, 'Holter') returning id", [clinic.organization.id]);
  await policies.save(clerk, { ...own, checklists: { [modality!.id]: ['ecg', 'consent'] } });
  const made = await saving.saveReferral(clerk, { id: null, version: null, faxId: null, ...fields, modalityId: modality!.id });
  expect(made.clock).toMatchObject({ atRiskAt: '2026-06-03T09:30:00.000Z', dueAt: '2026-06-05T04:00:00.000Z' });
  expect((await requests.get(clerk, made.id)).expected).toEqual(['ecg', 'consent']);
});
