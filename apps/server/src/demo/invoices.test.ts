import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createOrganization } from '../testing/organizations.ts';
import { makeDemoInvoices } from './invoices.ts';
import { makeDemoUse } from './use.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test('three months of invoices stand in every state, their numbers without a hole, with credits to spend', async () => {
  const { id, member } = await createOrganization(db);
  await makeDemoUse(db.database, id);
  await makeDemoInvoices(db.database, id, { userId: member.userId, displayName: 'Wei Zhang', sessionId: member.userId });
  const states = await db.sql<{ status: string }>('select distinct status from invoice where organization_id = $1 order by status', [id]);
  expect(states.map(({ status }) => status)).toEqual(['balanced', 'cancelled', 'draft', 'issued']);
  const numbers = await db.sql<{ number: string }>("select number from invoice where organization_id = $1 and kind = 'invoice' and number is not null order by number", [id]);
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => `INV-${String(index + 1).padStart(5, '0')}`));
  expect(numbers.length).toBeGreaterThan(9);
  const overdue = await db.sql('select from invoice where organization_id = $1 and due_on < current_date and total > paid + credited and status = $2', [id, 'issued']);
  expect(overdue.length).toBeGreaterThan(0);
  const cancelled = await db.sql("select from invoice i join invoice_event e on e.invoice_id = i.id and e.event = 'cancel' where i.organization_id = $1 and i.status = 'cancelled'", [id]);
  expect(cancelled).toHaveLength(1);
  expect(await db.sql("select cause from invoice_line where organization_id = $1 and cause is not null", [id])).toEqual([{ cause: 'fax-in' }]);
  expect(await db.sql('select balance::integer from account where organization_id = $1', [id])).toEqual([{ balance: 10_500 }]);
});
