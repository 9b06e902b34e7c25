import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { findPatients } from './candidates.ts';
import type { ExtractedFields } from './patient.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
  // More namesakes and birthday twins than are ever compared.
  await clinic.sql(
    `insert into patient (organization_id, family_name, given_name, birth_date, name_keys)
     select $1, 'Roy', 'Abel ' || n, '1961-07-23', array['roy'] from generate_series(1, 400) n`,
    [clinic.organization.id],
  );
});
afterAll(() => clinic.close());

async function add(columns: Record<string, unknown>): Promise<string> {
  const all = { organization_id: clinic.organization.id, family_name: 'Zola', given_name: 'Zacharie', ...columns };
  const names = Object.keys(all);
  const [row] = await clinic.sql<{ id: string }>(
    `insert into patient (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(all),
  );
  return row!.id;
}

const find = async (fields: ExtractedFields) => {
  const { id: organizationId } = clinic.organization;
  const found = await clinic.database.asService(organizationId, (tx) => findPatients(tx, { organizationId, fields }));
  return found.map(({ id }) => id);
};

const written: ExtractedFields = {
  'patient.name': 'Roy, Anna', 'patient.birthDate': '1961-07-23', 'patient.healthNumber': '9876543217', 'patient.phone': '+14165550111',
};

test('who has the number, the name and birth date, or the phone is compared first, among any number of namesakes born on that day', async () => {
  const phone = await add({ phones: ['+14165550111'] });
  const named = await add({ family_name: 'Roy', given_name: 'Anna', birth_date: '1961-07-23', name_keys: ['roy'] });
  const number = await add({ health_number: '9876543217', birth_date: '1970-01-01' });
  expect((await find(written)).slice(0, 3)).toEqual([number, named, phone]);
});

test('the order is the same every time, and fields that were not extracted put nobody first', async () => {
  const once = await find({ 'patient.birthDate': '1961-07-23' });
  expect(once).toHaveLength(200);
  expect(await find({ 'patient.birthDate': '1961-07-23' })).toEqual(once);
  expect(await find({})).toEqual([]);
});
