import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createReceiver, type Receiver } from '../pipeline/receive.ts';
import { openDiskFiles } from '../platform/files/disk.adapter.ts';
import type { Files } from '../platform/files/files.port.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createOrganization, type TestOrganization } from './organizations.ts';

export interface TestClinic extends TestDatabase {
  organization: TestOrganization;
  binId: string;
  files: Files;
  receiver: Receiver;
  /** An empty folder of this test. */
  folder: string;
}

export const clinicNumber = '+16135550100';

/** An organisation with one location that has a fax number, one bin, and a file store; enough to receive into. */
export async function createTestClinic(database?: TestDatabase): Promise<TestClinic> {
  const test = database ?? (await createTestDatabase());
  const organization = await createOrganization(test, ['faxes.read', 'faxes.triage', 'search', 'patients.read', 'patients.write']);
  const [locationId, binId] = [randomUUID(), randomUUID()];
  await test.sql('insert into location (id, organization_id, name, fax_numbers) values ($1, $2, $3, $4)', [
    locationId, organization.id, 'Main', [clinicNumber],
  ]);
  await test.sql('insert into bin (id, organization_id, location_id, name) values ($1, $2, $3, $4)', [
    binId, organization.id, locationId, 'Inbox',
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'intake-test-'));
  const files = await openDiskFiles(join(folder, 'files'));
  return {
    ...test,
    organization,
    binId,
    files,
    receiver: createReceiver({ database: test.database, files }),
    folder,
    close: async () => {
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
