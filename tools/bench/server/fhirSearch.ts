// Milliseconds that searches by FHIR take among 20,000 clinics, 20,000 locations and 100,000 patients, beside looking through the rows.
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { createFhirService } from '../../../apps/server/src/modules/fhir/rest/fhir.service.ts';
import { readQuery } from '../../../apps/server/src/modules/fhir/rest/fhirQuery.ts';
import { kindOf } from '../../../apps/server/src/modules/fhir/rest/kinds/kinds.ts';
import { words } from '../../../apps/server/src/modules/fhir/rest/search.ts';
import type { Files } from '../../../apps/server/src/platform/files/files.port.ts';
import { storedNameKeys } from '../../../apps/server/src/platform/search/names.ts';
import { addClerk, onBenchDatabase } from '../benchDatabase.ts';
import { quantile } from '../quantile.ts';

/** At the 95th percentile, milliseconds. */
const goalMs = 50;
const { values: options } = parseArgs({ options: { places: { type: 'string', default: '20000' }, patients: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '40' } } });
const [places, patients, rounds] = [Number(options.places), Number(options.patients), Number(options.rounds)];

const firsts = ['Lakeshore', 'Riverdale', 'Belmont', 'Grandview', 'Église', 'Harbour', 'Whitfield', 'Norwood'];
const seconds = ['Heart', 'Imaging', 'Family', 'Women’s', 'Sports', 'Eye', 'Bone', 'Sleep'];
/** One of so many that no two rows are found by the same. */
const numbered = (at: number) => `Wing${at.toString(36)}`;

async function fill(client: pg.Client, organizationId: string): Promise<void> {
  for (const table of ['clinic', 'location']) {
    const all = Array.from({ length: places }, (_, at) => ({
      name: `${firsts[at % 8]} ${seconds[(at >> 3) % 8]} Centre ${numbered(at)}`, address: `${at} ${firsts[(at >> 2) % 8]} Street, ${numbered(at)}`,
    }));
    await client.query(`insert into ${table} (organization_id, name, address) select $1, * from unnest($2::text[], $3::text[])`, [organizationId, all.map(({ name }) => name), all.map(({ address }) => address)]);
  }
  for (let from = 0; from < patients; from += 10_000) {
    const names = Array.from({ length: Math.min(10_000, patients - from) }, (_, at) => [`${firsts[at % 8]}${numbered(from + at)}`, seconds[at % 8]!] as const);
    await client.query(
      'insert into patient (organization_id, family_name, given_name, name_keys) select $1, family, given, keys::text[] from unnest($2::text[], $3::text[], $4::text[]) t(family, given, keys)',
      [organizationId, names.map(([family]) => family), names.map(([, given]) => given), names.map((name) => `{${storedNameKeys(...name).map((key) => JSON.stringify(key)).join(',')}}`)],
    );
  }
  await client.query('analyze');
}

await onBenchDatabase(2, async (client, database) => {
  const actor = await addClerk(client);
  await fill(client, actor.organizationId);
  const { search } = createFhirService({ database, files: undefined as unknown as Files });
  const ask = (type: 'Organization' | 'Location' | 'Patient', name: string, value: () => string, isCounted = false) => {
    const kind = kindOf(type)!;
    return () => search(actor, kind, readQuery(kind, [[name, value()], ...(isCounted ? [['_summary', 'count'] as [string, string]] : [])], true));
  };
  // Asked for new at every turn, as nobody asks for the same again.
  let turn = 0;
  const rare = () => numbered((turn += 7) % places);
  const questions: Record<string, () => Promise<{ resources: unknown[]; total: number | null }>> = {
    'a page of locations, by nothing': () => search(actor, kindOf('Location')!, readQuery(kindOf('Location')!, [], true)),
    ...Object.fromEntries(
      (['Organization', 'Location'] as const).flatMap((type) => [
        [`${type} name, of one`, ask(type, 'name', rare)],
        [`${type} name, of an eighth`, ask(type, 'name', () => firsts[turn++ % 8]!)],
        [`${type} name, of none`, ask(type, 'name', () => `zz${turn++}`)],
        [`${type} address, of one`, ask(type, 'address', rare)],
        [`${type} name, of an eighth, counted`, ask(type, 'name', () => firsts[turn++ % 8]!, true)],
      ]),
    ),
    'Patient family, of one': ask('Patient', 'family', () => `${firsts[(turn += 7) % 8]}${numbered(turn)}`),
    'Location name, of one, through the rows (peer)': () =>
      search(actor, kindOf('Location')!, { ...readQuery(kindOf('Location')!, [], true), conditions: [words('name').where(rare(), 'name')] }),
  };
  console.log(`${places.toLocaleString('en')} clinics and as many locations, ${patients.toLocaleString('en')} patients, milliseconds`);
  const figures = [];
  for (const [question, asked] of Object.entries(questions)) {
    const times: number[] = [];
    let found = 0;
    for (let round = -5; round < rounds; round += 1) {
      const start = performance.now();
      const { resources, total } = await asked();
      if (round < 0) continue;
      times.push(performance.now() - start);
      found += total ?? resources.length;
    }
    const p95 = quantile(times, 0.95);
    const goal = question.endsWith('(peer)') ? '' : p95 <= goalMs ? 'met' : `OVER ${goalMs}`;
    figures.push({ question, found: Math.round(found / rounds), p50: quantile(times, 0.5).toFixed(1), p95: p95.toFixed(1), goal });
  }
  console.table(figures);
});
