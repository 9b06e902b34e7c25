import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../auth/accounts/createUser.ts';
import { createPasswords } from '../../auth/passwords/password.ts';
import { inAuth } from '../../auth/authTables.ts';
import { deleteUser } from '../../auth/accounts/users.store.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSetupService, type SetupRequest, type SetupService } from './setup.service.ts';

let db: TestDatabase;
let setup: SetupService;
beforeAll(async () => {
  db = await createTestDatabase();
  const { database } = db;
  setup = createSetupService({
    database,
    isDemo: false,
    hasTelephony: true,
    createAccount: (account) => createUser({ database, passwords: createPasswords() }, account),
    removeAccount: (id) => inAuth(database, (tx) => deleteUser(tx, id)),
  });
});
afterAll(() => db.close());

const request = (more: Partial<SetupRequest> = {}): SetupRequest => ({
  secret: setup.secret,
  organizationName: 'Riverside Clinic',
  locationName: 'Main Street',
  timeZone: 'America/Toronto',
  faxNumber: '(416) 555-0100',
  displayName: 'Test Administrator',
  email: 'administrator@clinic.example',
  password: 'quiet-Lantern-48-river',
  ...more,
});
const accounts = () => db.sql<{ email: string }>('select email from auth.users order by email');

test('a fax number that is none is said at its field, before anything is made', async () => {
  await expect(setup.complete(request({ faxNumber: '12' }))).rejects.toMatchObject({
    status: 422,
    extra: { fields: [{ path: 'faxNumber', code: 'phone' }] },
  });
  expect(await accounts()).toEqual([]);
});

test('of two people at once one sets up, and the other leaves no account', async () => {
  const answers = await Promise.allSettled([setup.complete(request()), setup.complete(request({ email: 'late@clinic.example' }))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await accounts()).toHaveLength(1);
});

test('the clinic has its number, and the telephone company whose keys the server was given', async () => {
  expect(
    await db.sql(`select o.telnyx_from, o.settings, l.fax_numbers from organization o join location l on l.organization_id = o.id`),
  ).toEqual([
    { telnyx_from: '+14165550100', settings: { duplicates: 'refuse', cloud: { telnyx: true } }, fax_numbers: ['+14165550100'] },
  ]);
});
