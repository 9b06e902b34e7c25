import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { patiently } from '../../testing/patiently.ts';
import { startNumbers, type NumberClinic } from '../../testing/numbers.ts';

let clinic: NumberClinic;
beforeAll(async () => {
  clinic = await startNumbers();
});
afterEach(() => {
  for (const key of Object.keys(clinic.plan) as (keyof typeof clinic.plan)[]) delete clinic.plan[key];
  clinic.later(0);
});
afterAll(() => clinic.stop());

let last = 139;
/** One that nothing has been done with. */
const fresh = () => `+16135550${(last += 1)}`;
const ordersOf = (number: string) => clinic.telnyx.orders().filter(({ phone_numbers }) => phone_numbers[0]?.phone_number === number);
const eventsOf = (number: string) =>
  clinic.sql<{ event: string }>("select detail ->> 'event' as event from audit_event where entity = 'phone_number' and detail ->> 'number' = $1 order by sequence", [number]).then((rows) => rows.map(({ event }) => event));
const active = { status: 'active', isApplied: true } as const;

test('a number that was found is ordered once, is the organisation’s when the provider says so, and does what it is told', async () => {
  const { phones, actor } = clinic;
  const [found] = await phones.search(actor, { kind: 'local', areaCode: '613', contains: '0140' });
  expect(found).toEqual({ number: fresh(), kind: 'local', region: 'Ottawa, ON', features: ['fax', 'sms', 'voice'], monthlyCents: 110, currency: 'USD' });
  const { number } = found!;
  const clientKey = randomUUID();
  const [made, again] = await Promise.all([clinic.order(number, clientKey), clinic.order(number, clientKey)]);
  expect(made).toMatchObject({ id: again.id, status: 'ordering', isProven: false, targets: [], takesTexts: true, orderedBy: 'Test Clerk' });
  // Told three times, and what was true before is told last.
  const settled = await clinic.becomes(number, active);
  expect(settled).toMatchObject({ isProven: true, monthlyCents: 110, region: 'Ottawa, ON' });
  expect(ordersOf(number)).toHaveLength(1);
  expect(clinic.telnyx.numbers().find(({ phone_number }) => phone_number === number)).toMatchObject({ connection_id: 'faxes', messaging_profile_id: 'texts' });

  const target = { kind: 'location' as const, id: clinic.locationId };
  const bound = await phones.bind(actor, { number, seen: [], to: target, takesTexts: false });
  expect(bound).toMatchObject({ targets: [{ ...target, name: 'Main' }], takesTexts: false });
  await vi.waitFor(() => expect(clinic.telnyx.numbers().find(({ phone_number }) => phone_number === number)).toMatchObject({ connection_id: 'faxes', messaging_profile_id: '' }), patiently);
  const inBin = await phones.bind(actor, { number, seen: [target], to: { kind: 'bin', id: clinic.binId }, takesTexts: null });
  expect(inBin.targets).toEqual([{ kind: 'bin', id: clinic.binId, name: 'Inbox', locationName: 'Main' }]);
  expect(await clinic.sql('select fax_numbers from location where id = $1', [clinic.locationId])).toEqual([{ fax_numbers: ['+16135550100'] }]);
  await expect(phones.bind(actor, { number, seen: [target], to: null, takesTexts: null })).rejects.toMatchObject({ status: 409, code: 'version-conflict' });
  expect((await eventsOf(number)).slice(0, 2)).toEqual(['order', 'activate']);
});

test('the same order sent many times at once is one order, whichever index sees the other first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const number = fresh();
    const clientKey = randomUUID();
    const made = await Promise.all(Array.from({ length: 8 }, () => clinic.order(number, clientKey)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  }
});

test('the number that texts leave from says whether pictures go with them, and no other does', async () => {
  const [sender, other] = [fresh(), fresh()];
  for (const number of [sender, other]) {
    await clinic.order(number);
    await clinic.becomes(number, active);
  }
  await clinic.sql('update organization set telnyx_from = $2, media_from = $3 where id = $1', [clinic.organization.id, sender, other]);
  await clinic.becomes(sender, { isSender: true, sendsPictures: false });
  await clinic.sql('update organization set media_from = $2 where id = $1', [clinic.organization.id, sender]);
  await clinic.becomes(sender, { isSender: true, sendsPictures: true });
  expect(await clinic.becomes(other, { isSender: false, sendsPictures: null })).toMatchObject({ number: other });
  await clinic.sql('update organization set telnyx_from = null, media_from = null where id = $1', [clinic.organization.id]);
});

test('a number that somebody has, an order by a stranger and one while Telnyx is off change nothing', async () => {
  const { phones, stranger } = clinic;
  const number = fresh();
  await clinic.order(number);
  await clinic.becomes(number, active);
  const order = { clientKey: randomUUID(), number, kind: 'local' as const, region: '', monthlyCents: null, currency: null };
  await expect(phones.order(stranger, order)).rejects.toMatchObject({ status: 409, code: 'number-taken' });
  // To name it in one's settings is refused as well, and it is seen in no list of others.
  await expect(clinic.database.asUser(stranger, (tx) => tx.insertInto('location').values({ organization_id: clinic.otherOrganizationId, name: 'Elsewhere', time_zone: 'America/Toronto', fax_numbers: [number] }).execute())).rejects.toMatchObject({ constraint: 'fax_number_owner' });
  await expect(phones.bind(stranger, { number, seen: [], to: null, takesTexts: null })).rejects.toMatchObject({ status: 404 });
  await expect(phones.use(stranger, number)).rejects.toMatchObject({ status: 404 });
  const { id, version } = await clinic.becomes(number, active);
  await expect(phones.release(stranger, { id: id!, version: version!, confirmation: number })).rejects.toMatchObject({ status: 404 });
  await clinic.sql('update role set permissions = $1 where organization_id = $2', [['faxes.read'], clinic.otherOrganizationId]);
  expect((await phones.list(stranger)).numbers).toEqual([]);
  await expect(phones.order(stranger, { ...order, number: fresh() })).rejects.toMatchObject({ code: '42501' });
  await clinic.sql(`update organization set settings = '{"duplicates":"refuse","cloud":{}}' where id = $1`, [clinic.organization.id]);
  await expect(clinic.order(fresh())).rejects.toMatchObject({ status: 409, code: 'provider-off' });
  await expect(phones.search(clinic.actor, { kind: 'local' })).rejects.toMatchObject({ code: 'provider-off' });
  expect((await phones.list(clinic.actor)).line).toBe('off');
  await clinic.sql(`update organization set settings = '{"duplicates":"refuse","cloud":{"telnyx":true}}' where id = $1`, [clinic.organization.id]);
});

test.each([
  ['taken', 'unavailable'],
  ['refuse', 'refused'],
] as const)('an order that is not taken (%s) fails and says why, and the number can be ordered again', async (answer, failure) => {
  clinic.plan.answer = () => answer;
  const number = fresh();
  await clinic.order(number);
  expect(await clinic.becomes(number, { status: 'failed' })).toMatchObject({ failure, isProven: false });
  delete clinic.plan.answer;
  await clinic.order(number);
  await clinic.becomes(number, active);
  expect((await clinic.phones.list(clinic.actor)).numbers.filter((known) => known.number === number)).toHaveLength(1);
});

test('an order that failed at the provider in the end is no number of anybody', async () => {
  clinic.plan.outcome = () => 'failure';
  const number = fresh();
  await clinic.order(number);
  expect(await clinic.becomes(number, { status: 'failed' })).toMatchObject({ failure: 'unavailable', isProven: false });
  expect(await clinic.sql('select number from fax_number where number = $1', [number])).toEqual([]);
});

test.each(['lose-answer', 'lose-call'] as const)('of an order whose answer is lost (%s) nothing is asked for twice', async (answer) => {
  Object.assign(clinic.plan, { answer: () => answer, isDeaf: true });
  const asked = vi.fn();
  clinic.plan.answer = (order) => (asked(order), answer);
  const number = fresh();
  await clinic.order(number);
  if (answer === 'lose-answer') {
    // Found again by our own reference.
    await clinic.becomes(number, active);
  } else {
    await clinic.becomes(number, { status: 'unconfirmed' });
    clinic.later(3600);
    expect(await clinic.becomes(number, { status: 'failed' })).toMatchObject({ failure: 'lost' });
  }
  expect(asked).toHaveBeenCalledTimes(1);
});

test('of twenty orders of one number at the same time one is made, and the provider is asked once', async () => {
  const number = fresh();
  const asked = vi.fn();
  clinic.plan.answer = (order) => (order.number === number && asked(order), 'accept');
  const made = await Promise.allSettled(Array.from({ length: 20 }, () => clinic.order(number)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409, code: 'number-taken' });
  await clinic.becomes(number, active);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a process that ended between the claim and the answer leaves an order that is looked for, and never made again', async () => {
  const asked = vi.fn();
  clinic.plan.answer = (order) => (asked(order), 'accept');
  const number = fresh();
  await clinic.sql(
    `with row as (insert into phone_number (organization_id, number, client_key, kind, asked_at) values ($1, $2, gen_random_uuid(), 'local', now()) returning id)
     insert into job (kind, organization_id, payload) select 'settle-number', $1, jsonb_build_object('numberId', id) from row`,
    [clinic.organization.id, number],
  );
  await clinic.becomes(number, { status: 'unconfirmed' });
  clinic.later(3600);
  await clinic.becomes(number, { status: 'failed', failure: 'lost' });
  expect(asked).not.toHaveBeenCalled();
});

test('a success that is told after all that was believed holds', async () => {
  Object.assign(clinic.plan, { answer: () => 'lose-call', isDeaf: true });
  const number = fresh();
  const { id } = await clinic.order(number);
  await clinic.becomes(number, { status: 'unconfirmed' });
  clinic.later(3600);
  await clinic.becomes(number, { status: 'failed' });
  const order = { id: randomUUID(), status: 'success' as const, customer_reference: id!, phone_numbers: [{ id: randomUUID(), phone_number: number, status: 'success' }] };
  const told = clinic.telnyx.tellOrder(order);
  expect((await Promise.all([clinic.post(told), clinic.post(told)])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await clinic.becomes(number, { status: 'active', isProven: true });
  await clinic.post(clinic.telnyx.tellOrder({ ...order, status: 'failure' }));
  await clinic.post(clinic.telnyx.tellOrder({ ...order, status: 'pending', customer_reference: 'not one of ours' }));
  await vi.waitFor(async () => expect(await clinic.sql("select id from job where kind = 'telnyx-event' and status <> 'done'")).toEqual([]), patiently);
  expect(await clinic.becomes(number, { status: 'active' })).toMatchObject({ isProven: true });
  const forged = { ...told, headers: { ...told.headers, 'telnyx-signature-ed25519': Buffer.alloc(64).toString('base64') } };
  expect((await clinic.post(forged)).statusCode).toBe(404);
});

test('an agent answers a number that is led to it, and what comes in goes nowhere else', async () => {
  const number = fresh();
  await clinic.order(number);
  await clinic.becomes(number, active);
  const [agent] = await clinic.sql<{ id: string }>("insert into voice_agent (organization_id, name) values ($1, 'Desk') returning id", [clinic.organization.id]);
  const to = { kind: 'agent' as const, id: agent!.id };
  const bind = (seen: (typeof to | { kind: 'location'; id: string })[], target: typeof to | null) => clinic.phones.bind(clinic.actor, { number, seen, to: target, takesTexts: null });
  await expect(bind([], to)).rejects.toMatchObject({ code: 'not-published' });
  await expect(bind([], { kind: 'agent', id: randomUUID() })).rejects.toMatchObject({ status: 422 });
  await clinic.sql(
    `with made as (insert into voice_agent_version (organization_id, agent_id, number, content) values ($1, $2, 1, '{"voiceId":null}') returning number)
     select number from made`,
    [clinic.organization.id, to.id],
  );
  await clinic.sql('update voice_agent set published_version = 1, published_at = now() where id = $1', [to.id]);
  expect((await bind([], to)).targets).toEqual([{ ...to, name: 'Desk', locationName: null }]);
  await clinic.becomes(number, active);
  expect(clinic.telnyx.numbers().find(({ phone_number }) => phone_number === number)?.connection_id).toBe('calls');
  expect(clinic.calls.numbers()).toMatchObject([{ phone_number: number, nickname: clinic.organization.id, inbound_agents: [{ weight: 1 }] }]);
  expect((await bind([to], null)).targets).toEqual([]);
  await vi.waitFor(() => expect(clinic.telnyx.numbers().find(({ phone_number }) => phone_number === number)?.connection_id).toBe('faxes'), patiently);
});

test('a number is given back with its own digits, what came to it before is filed all the same, and it is nobody’s then', async () => {
  const number = fresh();
  await clinic.order(number);
  await clinic.becomes(number, active);
  await clinic.phones.bind(clinic.actor, { number, seen: [], to: { kind: 'location', id: clinic.locationId }, takesTexts: null });
  const { id, version } = await clinic.becomes(number, active);
  const fax = (text: string) => clinic.telnyx.receive({ from: '+14165550142', to: number, pdf: Buffer.from(`%PDF-1.4 ${text}`) });
  const placeOf = (faxId: string) => clinic.sql('select location_id from fax where provider_fax_id = $1', [faxId]);
  const before = fax('before');
  await clinic.post(before);
  await vi.waitFor(async () => expect(await placeOf(before.faxId)).toEqual([{ location_id: clinic.locationId }]), patiently);
  expect(await clinic.phones.use(clinic.actor, number)).toMatchObject({ faxes: 1, conversations: 0, waiting: 0, calls: 0, lastFaxAt: expect.any(String) });

  const release = (more: object = {}) => clinic.phones.release(clinic.actor, { id: id!, version: version!, confirmation: '613 555 0100', ...more });
  await expect(release()).rejects.toMatchObject({ status: 422, extra: { fields: [{ path: 'confirmation', code: 'differs' }] } });
  await expect(release({ version: version! - 1 })).rejects.toMatchObject({ code: 'version-conflict' });
  await clinic.sql('update organization set telnyx_from = $2 where id = $1', [clinic.organization.id, number]);
  await expect(release({ confirmation: number })).rejects.toMatchObject({ code: 'number-is-sender' });
  await clinic.sql('update organization set telnyx_from = null where id = $1', [clinic.organization.id]);

  // It came while the number was ours, and is heard of later.
  const underway = fax('under way');
  const text = clinic.telnyx.receiveText({ from: '+14165550142', to: number, text: 'I am on my way' });
  expect(await release({ confirmation: `${number.slice(2, 5)} ${number.slice(5, 8)}-${number.slice(8)}` })).toMatchObject({ status: 'releasing', targets: [{ kind: 'location' }] });
  await clinic.becomes(number, { status: 'released' });
  for (const late of [underway, text]) await clinic.post(late);
  await vi.waitFor(async () => expect(await placeOf(underway.faxId)).toHaveLength(1), patiently);
  await vi.waitFor(async () => expect(await clinic.sql('select theirs from conversation where organization_id = $1 and ours = $2', [clinic.organization.id, number])).toEqual([{ theirs: '+14165550142' }]), patiently);
  expect(clinic.telnyx.numbers().some(({ phone_number }) => phone_number === number)).toBe(false);
  expect(await clinic.sql('select number from fax_number where number = $1', [number])).toEqual([]);
  expect(await clinic.sql('select id from location where $1 = any (fax_numbers)', [number])).toEqual([]);
  await expect(release({ confirmation: number })).rejects.toMatchObject({ status: 409 });
  expect((await eventsOf(number)).slice(-2)).toEqual(['release', 'released']);
});
