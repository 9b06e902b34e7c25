import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../platform/database/database.port.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createOrganization } from '../testing/organizations.ts';
import { requireOwn } from './references.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

async function newLocation() {
  const { id: organizationId, member } = await createOrganization(db);
  const [location] = await db.sql<{ id: string }>("insert into location (organization_id, name) values ($1, 'Main') returning id", [organizationId]);
  return { member, locationId: location!.id };
}
const refused = (path: string) => ({ status: 422, extra: { fields: [{ path, code: 'unknown' }] } });

test('a reference to what another organisation has is refused on its field, also where the server itself acts', async () => {
  const [{ member, locationId }, theirs] = [await newLocation(), await newLocation()];
  const asMember = (work: (tx: Tx) => Promise<void>) => db.database.asUser(member, work);
  const asServer = (work: (tx: Tx) => Promise<void>) => db.database.asService(member.organizationId, work);
  for (const act of [asMember, asServer]) {
    await act((tx) => requireOwn(tx, member, 'location', locationId));
    await act((tx) => requireOwn(tx, member, 'location', null));
    await expect(act((tx) => requireOwn(tx, member, 'location', theirs.locationId))).rejects.toMatchObject(refused('locationId'));
    await expect(act((tx) => requireOwn(tx, member, 'location', theirs.locationId, 'bin.location'))).rejects.toMatchObject(refused('bin.location'));
    await expect(act((tx) => requireOwn(tx, member, 'patient', locationId))).rejects.toMatchObject(refused('patientId'));
  }
});
