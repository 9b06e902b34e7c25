import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatRow } from '@intake/api/contract';
import { addDays, statFigures, type Permission, type StatFigure } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { createAccountService } from '../account/account.service.ts';
import { releaseCredits, reserveCredits, useCredits } from '../credit/credit.ts';
import { actorOf, makeColleague } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { makeStatFaxes, makeZones, seeded } from '../../testing/statFaxes.ts';
import { addUpStats } from './addUpStats.ts';
import { createStatService, type StatService } from './stat.service.ts';
import type { StatQuery } from './statPeriod.ts';
import type { RowQuery } from './statRow.store.ts';

let clinic: TestClinic;
let stats: StatService;
let clerk: Actor;
let colleague: Actor;
let places: string[];
const now = new Date('2026-11-04T17:00:00Z');
// The places' own day, which for some hours of each day is the one before UTC's.
const torontoDay = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' }).format(Date.now());
const rights: Permission[] = ['stats.read', 'faxes.read', 'faxes.triage', 'messages.read', 'requests.read'];

beforeAll(async () => {
  clinic = await createTestClinic();
  await clinic.sql('update role set permissions = $2 where id = $1', [clinic.organization.roleId, rights]);
  stats = createStatService({ database: clinic.database, clock: { now: () => now } });
  clerk = actorOf(clinic, { permissions: new Set(rights) });
  colleague = { ...(await makeColleague(clinic)), permissions: new Set(rights) };
  places = await makeZones(clinic);
  // Clocks go back on 1 November in Toronto, and forward on 4 October on Lord Howe.
  await makeStatFaxes(clinic, { count: 1500, from: '2026-09-20T00:00:00Z', days: 45, userIds: [clerk.userId, colleague.userId] });
  const [patient] = await clinic.sql<{ id: string }>("insert into patient (organization_id, family_name) values ($1, 'Okafor') returning id", [clinic.organization.id]);
  await clinic.sql(
    `insert into request (organization_id, kind, reference, status, source, patient_id, location_id, received_at, acknowledged_at, decided_at)
     select $1, case when n % 10 = 0 then 'project' else 'referral' end, 'R-' || n, case when n % 7 = 0 then 'draft' else 'accepted' end, 'hand', $2, ($3::uuid[])[1 + n % 6], at,
       case when n % 3 > 0 then at + make_interval(hours => n % 50) end, case when n % 3 = 1 then at + make_interval(hours => n) end
     from generate_series(1, 200) n, lateral (select '2026-09-20'::timestamptz + make_interval(hours => n * 5) as at) one`,
    [clinic.organization.id, patient!.id, places],
  );
  await clinic.sql(
    `with made as (insert into fax (organization_id, location_id, direction, source, sha256, size, status, to_number, completed_at)
       select $1, ($2::uuid[])[1 + n % 7], 'outbound', 'upload', 'out-' || n, 1, 'completed', '+14165550143', now() from generate_series(1, 120) n returning id, organization_id)
     insert into fax_delivery (fax_id, organization_id, status, attempts, created_by, created_at)
     select id, organization_id, (array['delivered','delivered','delivered','sent','failed','unconfirmed','scheduled','cancelled'])[1 + n % 8], 1 + n % 2, $3,
       '2026-09-20'::timestamptz + make_interval(hours => (n * 9)::int)
     from (select *, row_number() over (order by id) as n from made) numbered`,
    [clinic.organization.id, places, clerk.userId],
  );
});
afterAll(() => clinic.close());

const ask = (more: Partial<StatQuery> = {}): StatQuery => ({ days: 30, ...more });

async function allRows(query: Omit<RowQuery, 'limit' | 'cursor'>, actor = clerk): Promise<StatRow[]> {
  const rows: StatRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await stats.rows(actor, { ...query, limit: 200, ...(cursor && { cursor }) });
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return rows;
}

/** Every figure of a period, and the rows that it is said to count. */
async function figuresOf(query: StatQuery) {
  const [counts, averages, top, nested] = await Promise.all([stats.counts(clerk, query), stats.averages(clerk, query), stats.top(clerk, query), stats.nestedTop(clerk, query)]);
  const { period, before, faxes, sent, referrals } = counts;
  const place = query.locationId ? { locationId: query.locationId } : {};
  const found: [string, number, Omit<RowQuery, 'limit' | 'cursor'>][] = [
    ['received', faxes!.received.now, { figure: 'received', ...period, ...place }],
    ['received before', faxes!.received.before, { figure: 'received', ...before, ...place }],
    ['filed', faxes!.filed.now, { figure: 'filed', ...period, ...place }],
    ['turned around', averages.faxes!.now.count, { figure: 'filed', ...period, ...place }],
    ['unchanged', faxes!.unchanged.now, { figure: 'unchanged', ...period, ...place }],
    ['corrected', faxes!.accuracy.corrected, { figure: 'corrected', ...period, ...place }],
    ['open', faxes!.open, { figure: 'open', ...period, ...place }],
    ['sent', sent!.once.now, { figure: 'sent', ...period, ...place }],
    ['sent again', sent!.again.now, { figure: 'sent-again', ...period, ...place }],
    ['failed', sent!.failed.now, { figure: 'not-sent', ...period, ...place }],
    ['asked', referrals!.asked.now, { figure: 'asked', ...period, ...place }],
    ['acknowledged', averages.referrals!.acknowledged.now.count, { figure: 'acknowledged', ...period, ...place }],
    ['decided', averages.referrals!.decided.now.count, { figure: 'decided', ...period, ...place }],
  ];
  return { counts, averages, top, nested, period, place, found };
}

describe('a figure counts the rows that it leads to', () => {
  const random = seeded(20261104);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  const filters = Array.from({ length: 12 }, (_, index) => ({
    days: pick([1, 2, 7, 30, 45, 120]), to: addDays('2026-11-06', -Math.floor(random() * 40)), place: index % 3 === 0 ? null : index,
  }));

  test.each(filters)('$days days up to $to, place $place', async ({ days, to, place }) => {
    const query = ask({ days, to, ...(place !== null && { locationId: places[place % places.length]! }) });
    const { counts, averages, top, nested, found, period, place: where } = await figuresOf(query);
    for (const [name, figure, rows] of found) expect([name, figure]).toEqual([name, (await allRows(rows)).length]);

    const step = pick(counts.faxes!.steps);
    expect((await allRows({ figure: 'received', from: step.from, to: step.to, ...where })).length).toBe(step.received);
    expect((await allRows({ figure: 'filed', from: step.from, to: step.to, ...where })).length).toBe(averages.faxes!.steps.find(({ from }) => from === step.from)!.count);
    const [weekday, hour] = [Math.floor(random() * 7), Math.floor(random() * 24)];
    expect((await allRows({ figure: 'received', ...period, ...where, weekday: weekday + 1, hour })).length).toBe(counts.faxes!.hours[weekday]![hour]);
    for (const age of counts.faxes!.backlog)
      expect((await allRows({ figure: 'open', ...period, ...where, ...(age.after && { after: age.after }), ...(age.until && { until: age.until }) })).length).toBe(age.count);
    for (const { userId, filed } of top.people) expect((await allRows({ figure: 'filed', ...period, ...where, userId: userId ?? 'nobody' })).length).toBe(filed);
    for (const { locationId, people } of nested.locations)
      for (const { userId, filed } of people.slice(0, 2))
        expect((await allRows({ figure: 'filed', ...period, locationId: locationId ?? 'none', userId: userId ?? 'nobody' })).length).toBe(filed);
    expect((await allRows({ figure: 'unchanged', from: step.from, to: step.to, ...where })).length).toBe(step.unchanged);
    expect(counts.faxes!.steps.reduce((sum, { known }) => sum + known, 0)).toBe(counts.faxes!.unchanged.known);
    expect(counts.faxes!.steps.reduce((sum, { received }) => sum + received, 0)).toBe(counts.faxes!.received.now);
    expect(counts.faxes!.hours.flat().reduce((sum, count) => sum + count, 0)).toBe(counts.faxes!.received.now);
    expect(nested.locations.reduce((sum, { filed }) => sum + filed, 0)).toBe(counts.faxes!.filed.now);
  });

  test('whatever was added up meanwhile', async () => {
    const query = ask({ days: 45, to: '2026-11-04' });
    const before = await stats.counts(clerk, query);
    expect((await clinic.sql<{ n: number }>('select count(*)::int as n from stat_delta'))[0]!.n).toBeGreaterThan(0);
    await addUpStats(clinic.database);
    expect((await clinic.sql('select from stat_delta')).length).toBe(0);
    expect(await stats.counts(clerk, query)).toEqual(before);
    expect(before.faxes!.received.now).toBeGreaterThan(1000);
  });

  test('credits are the sum of the entries that they lead to, by what they were spent on', async () => {
    const organizationId = clinic.organization.id;
    const [fax] = await clinic.sql<{ id: string }>("select id from fax where organization_id = $1 and direction = 'inbound' and locked_at is null limit 1", [organizationId]);
    await clinic.database.asService(organizationId, async (tx) => {
      await useCredits(tx, { organizationId, cause: 'fax-in', units: 7, objectId: fax!.id });
      for (const end of [releaseCredits, null]) {
        const sent = { organizationId, cause: 'fax-out', units: 4, objectId: randomUUID() } as const;
        await reserveCredits(tx, sent);
        await end?.(tx, sent);
      }
    });
    const today = torontoDay();
    const days = { from: addDays(today, -1), until: addDays(today, 1) };
    const { days: used } = await createAccountService(clinic.database).daily(clerk, days);
    const rows = await allRows({ figure: 'spent', from: days.from, to: days.until });
    expect(rows).toHaveLength(4);
    const sum = (list: StatRow[]) => list.reduce((total, { credits }) => total + credits!, 0);
    expect(used.map(({ cause, credits }) => [cause, credits])).toEqual([['fax-in', 7], ['fax-out', 8]]);
    for (const { cause, credits, day } of used) expect(sum(await allRows({ figure: 'spent', from: day, to: day, cause }))).toBe(credits);
    expect(rows.find(({ about }) => about === 'fax-in')).toMatchObject({ kind: 'credit', id: fax!.id, status: 'use', credits: 7, name: expect.any(String) });
    expect(await allRows({ figure: 'spent', from: addDays(today, -9), to: addDays(today, -2) })).toEqual([]);
    await addUpStats(clinic.database);
    expect((await createAccountService(clinic.database).daily(clerk, days)).days).toEqual(used);
  });

  test('percentiles are those of the rows, at most 5 % off', async () => {
    const { averages, period, place } = await figuresOf(ask({ days: 45, to: '2026-11-04', locationId: places[0]! }));
    const times = (await allRows({ figure: 'filed', ...period, ...place })).map(({ seconds }) => seconds!).sort((a, b) => a - b);
    for (const [share, said] of [[0.5, averages.faxes!.now.median], [0.9, averages.faxes!.now.p90]] as const)
      expect(Math.abs(said! / times[Math.ceil(times.length * share) - 1]! - 1)).toBeLessThan(0.05);
  });
});

describe('what changes is counted with the change', () => {
  const march = ask({ days: 31, to: '2026-03-31' });
  const makeFiled = async (completedBy = clerk.userId) =>
    (await clinic.sql<{ id: string }>(
      `insert into fax (organization_id, location_id, source, sha256, size, status, received_at, completed_at, completed_by, filed_unchanged)
       values ($1, $2, 'upload', gen_random_uuid()::text, 1, 'completed', '2026-03-08T04:30:00Z', '2026-03-08T05:30:00Z', $3, true) returning id`,
      [clinic.organization.id, places[0], completedBy],
    ))[0]!.id;

  test('taken back it is filed no more, and is an error of the proposal', async () => {
    const id = await makeFiled();
    await clinic.sql("update fax set completed_at = now() - interval '1 day' where id = $1", [id]);
    const recent = ask({ days: 3, to: torontoDay() });
    const filed = (await stats.counts(clerk, recent)).faxes!;
    expect(filed).toMatchObject({ filed: { now: 1 }, unchanged: { now: 1, known: 1 }, accuracy: { filings: 1, corrected: 0 } });
    await clinic.sql("update fax set status = 'ready', completed_at = null, completed_by = null, filed_unchanged = null where id = $1", [id]);
    const undone = (await stats.counts(clerk, recent)).faxes!;
    expect(undone).toMatchObject({ filed: { now: 0 }, unchanged: { now: 0, known: 0 }, accuracy: { filings: 1, corrected: 1, errorBound: 1 } });
    await clinic.sql('delete from filing_correction where fax_id = $1', [id]);
    await clinic.sql("update fax set status = 'entered-in-error' where id = $1", [id]);
  });

  test('another zone of the location has other days, and none is lost or doubled', async () => {
    const id = await makeFiled();
    const days = async () => (await stats.counts(clerk, march)).faxes!.steps.filter(({ received }) => received > 0).map(({ from, received }) => [from, received]);
    // 23:30 the evening before in Toronto.
    expect(await days()).toEqual([['2026-03-07', 1]]);
    await clinic.sql("update location set time_zone = 'America/St_Johns' where id = $1", [places[0]]);
    expect(await days()).toEqual([['2026-03-08', 1]]);
    await addUpStats(clinic.database);
    await clinic.sql("update location set time_zone = 'America/Toronto' where id = $1", [places[0]]);
    expect(await days()).toEqual([['2026-03-07', 1]]);
    await clinic.sql("update fax set status = 'entered-in-error' where id = $1", [id]);
    expect(await days()).toEqual([]);
  });

  test('filed, moved, hidden and added up by many at once, nothing is lost', async () => {
    const ids = await Promise.all(Array.from({ length: 24 }, () => makeFiled(colleague.userId)));
    const zone = (name: string) => clinic.sql('update location set time_zone = $2 where id = $1', [places[0], name]);
    await Promise.all([
      ...ids.slice(0, 8).map((id) => clinic.sql("update fax set status = 'ready', completed_at = null where id = $1", [id])),
      ...ids.slice(8, 14).map((id) => clinic.sql('update fax set location_id = $2 where id = $1', [id, places[1]])),
      ...ids.slice(14, 16).map((id) => clinic.sql('update fax set locked_at = now() where id = $1', [id])),
      zone('Pacific/Kiritimati'),
      ...[1, 2, 3].map(() => addUpStats(clinic.database)),
    ]);
    await zone('America/Toronto');
    const { found, counts } = await figuresOf(march);
    expect(counts.faxes).toMatchObject({ received: { now: 22 }, filed: { now: 14 } });
    for (const [name, figure, rows] of found) expect([name, figure]).toEqual([name, (await allRows(rows)).length]);
  });
});

describe('nobody learns of what they may not read', () => {
  const withOnly = async (permissions: Permission[]) => {
    await clinic.sql('update role set permissions = $2 where id = $1', [clinic.organization.roleId, permissions]);
    return { ...clerk, permissions: new Set(permissions) };
  };

  test('without the right to read faxes there is no count of them, not even by SQL', async () => {
    const actor = await withOnly(['stats.read', 'requests.read']);
    try {
      expect(await stats.counts(actor, ask())).toMatchObject({ faxes: null, sent: null, referrals: { asked: { now: expect.any(Number) } } });
      expect(await stats.averages(actor, ask())).toMatchObject({ faxes: null, referrals: { decided: { now: { count: expect.any(Number) } } } });
      expect((await stats.top(actor, ask())).people).toEqual([]);
      expect((await stats.nestedTop(actor, ask())).locations).toEqual([]);
      const kinds: StatFigure[] = statFigures.filter((figure) => !['asked', 'acknowledged', 'decided', 'spent'].includes(figure));
      for (const figure of kinds) expect(() => stats.rows(actor, { figure, from: '2026-10-01', to: '2026-10-31', limit: 10 })).toThrow(expect.objectContaining({ status: 404 }));
      const seen = await clinic.database.asUser(actor, (tx) => sql<{ measure: string }>`select distinct measure from stat_day`.execute(tx));
      expect(seen.rows.map(({ measure }) => measure).filter((measure) => measure !== 'credits' && measure !== 'units').sort()).toEqual(['acknowledged', 'asked', 'decided']);
    } finally {
      await withOnly(rights);
    }
  });

  test('another organisation has figures of its own, and no location of this one', async () => {
    const other = await createOrganization(clinic, rights);
    const actor = { ...clerk, ...other.member };
    expect((await stats.counts(actor, ask())).faxes).toMatchObject({ received: { now: 0 }, open: 0 });
    await expect(stats.counts(actor, ask({ locationId: places[0]! }))).rejects.toMatchObject({ status: 404 });
    expect((await stats.rows(actor, { figure: 'received', from: '2026-09-01', to: '2026-11-30', limit: 10 })).items).toEqual([]);
  });

  test('a figure is derived, and written by nobody', async () => {
    const id = clinic.organization.id;
    for (const statement of [sql`insert into stat_delta (organization_id, measure, day, slot, count) values (${id}, 'received', now(), 1, 9)`, sql`delete from stat_day`])
      await expect(clinic.database.asUser(clerk, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
  });
});
