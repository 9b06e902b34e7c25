import { expect, test } from 'vitest';
import { createUser } from '../../auth/accounts/createUser.ts';
import { createPasswords } from '../../auth/passwords/password.ts';
import { createTestClinic } from '../../testing/clinic.ts';
import { makeDemoNewcomer } from './newcomer.ts';

test('somebody waits for an answer of the demo clinic’s administrator', async () => {
  const clinic = await createTestClinic();
  const { database } = clinic;
  const passwords = createPasswords({ minimumLength: 8, cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } });
  await makeDemoNewcomer({ database, createAccount: (account) => createUser({ database, passwords }, account) });
  expect(await clinic.sql('select organization_id, display_name, status from access_request')).toEqual([
    { organization_id: clinic.organization.id, display_name: 'Odalys Ferrer', status: 'requested' },
  ]);
  await clinic.close();
});
