import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { makeDemoPartners } from './partners.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
  await clinic.sql("update role set permissions = permissions || '{settings.manage}' where id = $1", [clinic.organization.roleId]);
  await clinic.sql("insert into modality (organization_id, name) values ($1, 'Cardiology')", [clinic.organization.id]);
});
afterAll(() => clinic.close());

test('a partner has called for a month, and its referral waits for somebody to say whose it is', async () => {
  const { id } = clinic.organization;
  await makeDemoPartners(clinic.database, id, clinic.receiver);
  expect(await clinic.sql('select name, (select count(*)::int from partner_key where partner_id = partner.id) as keys from partner where organization_id = $1 order by name', [id])).toEqual([
    { name: 'Lakeside Family Practice', keys: 1 }, { name: 'Northern Health Record', keys: 0 },
  ]);
  expect(await clinic.sql("select status, patient_id, stated ->> 'familyName' as family from request where organization_id = $1 and source = 'partner'", [id])).toEqual([{ status: 'requested', patient_id: null, family: 'Achterberg' }]);
  const [use] = await clinic.sql<{ days: number; errors: number }>('select count(distinct day)::int as days, sum(errors)::int as errors from partner_use where organization_id = $1', [id]);
  expect(use).toEqual({ days: 30, errors: 2 });
});
