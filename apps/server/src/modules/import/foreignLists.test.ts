import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportValues } from '@intake/api/contract';
import type { ImportKind } from '@intake/api/rules';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { openDesk } from './import.fixtures.ts';

/** Lists as other programs write them, and who stands in each; tools/foreign/makeLists.ts writes them. */
interface Manifest extends Record<ImportKind, ImportValues[]> {
  files: { file: string; kind: ImportKind; dateOrder: 'dmy' | 'mdy' | null; ambiguous: number[] }[];
}

const folder = new URL('./fixtures/foreign/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Manifest;

let clinic: TestClinic;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  clinic = await createTestClinic();
  desk = await openDesk(clinic, actorOf(clinic));
});
afterAll(async () => {
  await desk.close();
  await clinic.close();
});

test.each(manifest.files)('$file by another program is read as it is proposed, every row of it', async ({ file, kind, dateOrder, ambiguous }) => {
  const id = await desk.upload(kind, readFileSync(new URL(file, folder)));
  const { asksDateOrder, failure } = await desk.imports.preview(actorOf(clinic), id, {});
  expect({ failure, asksDateOrder }).toEqual({ failure: null, asksDateOrder: dateOrder !== null });
  const people = manifest[kind].map((person) => Object.fromEntries(Object.entries(person).filter(([, value]) => value)));
  expect(await desk.check(id, { ...(dateOrder && { dateOrder }) })).toMatchObject({ state: 'checked', counts: { create: people.length - ambiguous.length, error: ambiguous.length } });
  for (const { number, values, reasons } of await desk.rowsOf(id)) {
    if (ambiguous.includes(number)) expect(reasons.filter(({ isError }) => isError)).toMatchObject([{ code: 'date-ambiguous' }]);
    else expect(values).toEqual(people[number - 1]);
  }
});
