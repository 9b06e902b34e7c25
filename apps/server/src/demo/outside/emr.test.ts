import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryMllp } from '../../platform/emr/mllpClient.ts';
import { noPlaces } from '../../platform/emr/emrPlaces.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { makeDemoExports, openDemoEmr, type DemoEmr } from './emr.ts';

let clinic: TestClinic;
let emr: DemoEmr;
let folder: string;
beforeAll(async () => {
  clinic = await createTestClinic();
  folder = await mkdtemp(join(tmpdir(), 'intake-demo-emr-'));
  emr = await openDemoEmr(noPlaces, folder);
  await clinic.sql("update role set permissions = permissions || '{settings.manage}' where id = $1", [clinic.organization.roleId]);
  await clinic.sql(
    `insert into fax (organization_id, source, sha256, size, status, document_type, received_at, completed_at)
     select $1, 'demo', 'x' || n, 1, 'completed', (array['referral','lab-result'])[1 + n % 2], now() - n * interval '1 hour', now() - n * interval '50 minutes' from generate_series(1, 20) n`,
    [clinic.organization.id],
  );
});
afterAll(async () => {
  await emr.close();
  await clinic.close();
  await rm(folder, { recursive: true, force: true });
});

test('the demo has a system that takes connections and a folder, and what they were given of late', async () => {
  const { id } = clinic.organization;
  await makeDemoExports(clinic.database, id, emr.places);
  expect((await stat(emr.places.folder!)).isDirectory()).toBe(true);
  expect(await tryMllp(emr.places.connections['demo-emr']!)).toBeNull();
  expect(await clinic.sql('select name from emr_target where organization_id = $1 order by name', [id])).toEqual([{ name: 'Demo EMR' }, { name: 'Reports for the archive' }]);
  expect(await clinic.sql('select state, count(*)::int from emr_export where organization_id = $1 group by state order by state', [id])).toEqual([
    { state: 'delivered', count: 12 }, { state: 'failed', count: 1 }, { state: 'settled', count: 1 },
  ]);
});
