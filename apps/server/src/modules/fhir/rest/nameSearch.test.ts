import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedNameKeys, typedNameKeys } from '../../../platform/search/names.ts';
import { createTestClinic, type TestClinic } from '../../../testing/clinic.ts';
import { kindOf } from './kinds/kinds.ts';

let clinic: TestClinic;
const many = 2_000;
beforeAll(async () => {
  clinic = await createTestClinic();
  await clinic.sql(
    `insert into patient (organization_id, family_name, given_name, name_keys)
     select $1, 'Family' || n, 'Given' || n, array['family' || n, 'family' || n || '*', 'given' || n] from generate_series(1, $2::int) n`,
    [clinic.organization.id, many],
  );
  await clinic.sql("insert into patient (organization_id, family_name, given_name, name_keys) values ($1, 'Okafor', 'Ada Marie', $2)", [clinic.organization.id, storedNameKeys('Okafor', 'Ada Marie')]);
  await clinic.sql('analyze patient');
  for (const table of ['clinic', 'location']) {
    await clinic.sql(`insert into ${table} (organization_id, name, address) select $1, 'Site ' || n, n || ' Main Street' from generate_series(1, $2::int) n`, [clinic.organization.id, many]);
    await clinic.sql(`insert into ${table} (organization_id, name, address) values ($1, 'Lakeshore 100% Heart', '7 Rue de l''Église')`, [clinic.organization.id]);
    await clinic.sql(`analyze ${table}`);
  }
});
afterAll(() => clinic.close());

interface Plan {
  'Relation Name'?: string;
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** How many rows of the table a search looked at, whatever it found. */
async function lookedAt(type: Parameters<typeof kindOf>[0], name: string, value: string, table: string) {
  const kind = kindOf(type)!;
  const condition = kind.searches[name]!.where(value, name);
  const rowsOf = sql`select * from (${kind.rows(clinic.organization.id)}) r where ${condition} order by r.id limit 50`;
  return clinic.database.asUser(clinic.organization.member, async (tx) => {
    const { rows: found } = await rowsOf.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`explain (analyze, format json) ${rowsOf}`.execute(tx);
    const touched = nodes(rows[0]!['QUERY PLAN'][0]!.Plan).filter((node) => node['Relation Name'] === table);
    return { found: found.length, nodes: touched.length, most: Math.max(...touched.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])) };
  });
}

test('a search by a name looks at those whom it finds, and at nobody else', async () => {
  for (const [name, value] of [['family', 'oka'], ['given', 'marie'], ['name', 'Okafor'], ['given', 'ada m']] as const) {
    const { nodes: touched, most } = await lookedAt('Patient', name, value, 'patient');
    expect([name, value, touched, most <= 5]).toEqual([name, value, 1, true]);
  }
});

test('a search by the name or address of a clinic or a location looks at those that it finds', async () => {
  for (const [type, table] of [['Organization', 'clinic'], ['Location', 'location']] as const) {
    for (const [name, value, found] of [['name', 'LAKES', 1], ['name', '100%', 1], ['name', '10_', 0], ['name', 'hear', 1], ['address', 'rue de', 1], ['address', "l'ég", 1], ['address', 'glise', 0]] as const) {
      const came = await lookedAt(type, name, value, table);
      expect([type, name, value, came.found, came.most <= 5]).toEqual([type, name, value, found, true]);
    }
  }
});

test('whatever begins a word of a name is among the keys that the name is kept with', () => {
  const name = fc.array(fc.oneof(fc.string({ minLength: 1, maxLength: 8 }), fc.constantFrom('Éloïse', "O'Brien", 'Smith-Jones', '王小明', 'はなこ', 'Ørsted', 'İnci', 'de', 'Straße')), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const cut = fc.record({ name, from: fc.nat(), length: fc.integer({ min: 1, max: 30 }) });
  fc.assert(
    fc.property(cut, ({ name: whole, from, length }) => {
      const starts = [0, ...[...whole.matchAll(/ /g)].map(({ index }) => index + 1)];
      const value = Array.from(whole.slice(starts[from % starts.length])).slice(0, length).join('');
      const kept = new Set(storedNameKeys(whole));
      for (const key of typedNameKeys(value).filter((one) => !/^.\*$/.test(one))) expect(kept).toContain(key);
    }),
    { numRuns: 2000, seed: 16 },
  );
});
