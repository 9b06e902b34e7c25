import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedNameKeys, typedNameKeys } from '../../../platform/search/names.ts';
import { createTestClinic, type TestClinic } from '../../../testing/clinic.ts';
import { kindOf } from './kinds/kinds.ts';

let clinic: TestClinic;
const many = 20_000;
beforeAll(async () => {
  clinic = await createTestClinic();
  await clinic.sql(
    `insert into patient (organization_id, family_name, given_name, name_keys)
     select $1, 'Family' || n, 'Given' || n, array['family' || n, 'family' || n || '*', 'given' || n] from generate_series(1, $2::int) n`,
    [clinic.organization.id, many],
  );
  await clinic.sql("insert into patient (organization_id, family_name, given_name, name_keys) values ($1, 'Okafor', 'Ada Marie', $2)", [clinic.organization.id, storedNameKeys('Okafor', 'Ada Marie')]);
  await clinic.sql('analyze patient');
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

test('a search by a name looks at those whom it finds, and at nobody else', async () => {
  const patients = kindOf('Patient')!;
  for (const [name, value] of [['family', 'oka'], ['given', 'marie'], ['name', 'Okafor'], ['given', 'ada m']] as const) {
    const condition = patients.searches[name]!.where(value, name);
    const { rows } = await clinic.database.asUser(clinic.organization.member, (tx) =>
      sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`explain (analyze, format json) select * from (${patients.rows(clinic.organization.id)}) r where ${condition} order by r.id limit 50`.execute(tx),
    );
    const touched = nodes(rows[0]!['QUERY PLAN'][0]!.Plan).filter((node) => node['Relation Name'] === 'patient');
    const looked = touched.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
    expect([name, value, touched.length, Math.max(...looked) <= 5]).toEqual([name, value, 1, true]);
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
