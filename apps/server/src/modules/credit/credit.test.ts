import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOrganization, type TestOrganization } from '../../testing/organizations.ts';
import { releaseCredits, reserveCredits, settleCredits, useCredits } from './credit.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const newAccount = async (settings: Record<string, string | number> = {}) => {
  const organization = await createOrganization(db, ['messages.send', 'billing.read', 'billing.write']);
  await db.sql('insert into account (organization_id) values ($1)', [organization.id]);
  for (const [name, value] of Object.entries(settings)) await db.sql(`update account set ${name} = $2 where organization_id = $1`, [organization.id, value]);
  return organization;
};

const give = ({ member }: TestOrganization, amount: number, { priority = 5, isGift = false, expiresAt = null as string | null, key = randomUUID() as string } = {}) =>
  db.database.asUser(member, (tx) => sql`select private.book_credit(${amount}, ${priority}, ${isGift}, ${expiresAt}::timestamptz, ${key}, 'test')`.execute(tx));

interface Ledger {
  balance: number;
  entries: { sequence: number; kind: string; amount: number; balance: number }[];
  grants: { amount: number; remaining: number; priority: number }[];
}

const readLedger = async ({ id }: TestOrganization): Promise<Ledger> => {
  const [account] = await db.sql<{ balance: string }>('select balance from account where organization_id = $1', [id]);
  const entries = await db.sql<Record<'sequence' | 'amount' | 'balance', string> & { kind: string }>('select sequence, kind, amount, balance from credit_entry where organization_id = $1 order by sequence', [id]);
  const grants = await db.sql<Record<'amount' | 'remaining', string> & { priority: number }>('select amount, remaining, priority from credit_grant where organization_id = $1 order by created_at', [id]);
  return {
    balance: Number(account!.balance),
    entries: entries.map((entry) => ({ sequence: Number(entry.sequence), kind: entry.kind, amount: Number(entry.amount), balance: Number(entry.balance) })),
    grants: grants.map((grant) => ({ amount: Number(grant.amount), remaining: Number(grant.remaining), priority: grant.priority })),
  };
};

/** What is held by the entries themselves. */
const heldBy = async ({ id }: TestOrganization) =>
  (await db.sql("select coalesce(sum(-e.amount), 0)::integer as held from credit_entry e where organization_id = $1 and kind = 'reserve' and not exists (select from credit_entry c where c.organization_id = e.organization_id and c.closes = e.sequence)", [id]))[0];

/** Each balance is the one before and the amount; the last is the account's; what is left of the grants is the balance, where there is one. */
const expectSound = ({ balance, entries, grants }: Ledger) => {
  let sum = 0;
  entries.forEach((entry, index) => {
    sum += entry.amount;
    expect(entry).toMatchObject({ sequence: index + 1, balance: sum });
  });
  expect(balance).toBe(sum);
  expect(grants.reduce((left, { remaining }) => left + remaining, 0)).toBe(Math.max(0, balance));
};

const spend = (organization: TestOrganization, units: number, objectId = randomUUID() as string) =>
  db.database.asService(organization.id, (tx) => useCredits(tx, { organizationId: organization.id, cause: 'fax-in', units, objectId }));
const out = (organization: TestOrganization, units: number, objectId: string, time?: number) => ({ organizationId: organization.id, cause: 'fax-out' as const, units, objectId, ...(time && { time }) });

test('forty writers at one account break no balance, and what is told twice is spent once', async () => {
  const clinic = await newAccount();
  await give(clinic, 10_000);
  const faxes = Array.from({ length: 200 }, () => randomUUID() as string);
  let next = 0;
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      // Each is told twice, by whoever comes to it.
      for (let at = next++; at < faxes.length * 2; at = next++) await spend(clinic, 3, faxes[at % faxes.length]);
    }),
  );
  const ledger = await readLedger(clinic);
  expectSound(ledger);
  expect(ledger.balance).toBe(10_000 - 600);
  expect(ledger.entries).toHaveLength(201);
});

test('any order of giving, spending, holding, settling and giving back keeps the ledger sound', async () => {
  expect.hasAssertions();
  const step = fc.oneof(
    fc.record({ what: fc.constant('give' as const), credits: fc.integer({ min: 1, max: 40 }), priority: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ what: fc.constantFrom('use' as const, 'reserve' as const), credits: fc.integer({ min: 0, max: 25 }) }),
    fc.record({ what: fc.constantFrom('settle' as const, 'release' as const), which: fc.nat(5), credits: fc.integer({ min: 0, max: 25 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const clinic = await newAccount();
      const held: string[] = [];
      for (const one of steps) {
        if (one.what === 'give') await give(clinic, one.credits, { priority: one.priority });
        else if (one.what === 'use') await spend(clinic, one.credits);
        else
          await db.database.asService(clinic.id, async (tx) => {
            if (!('which' in one)) {
              held.push(randomUUID());
              return reserveCredits(tx, out(clinic, one.credits, held.at(-1)!));
            }
            const objectId = held[one.which];
            if (!objectId) return;
            if (one.what === 'settle') await settleCredits(tx, out(clinic, one.credits, objectId));
            else await releaseCredits(tx, out(clinic, 0, objectId));
          });
      }
      expectSound(await readLedger(clinic));
      expect(await db.sql('select reserved::integer as held from account where organization_id = $1', [clinic.id])).toEqual([await heldBy(clinic)]);
    }),
    { numRuns: 12 },
  );
});

describe('what is sent', () => {
  test('is held, then settled by what it came to, once', async () => {
    const clinic = await newAccount();
    await give(clinic, 100);
    const fax = randomUUID();
    const act = (work: (tx: Parameters<typeof reserveCredits>[0]) => Promise<void>) => db.database.asUser(clinic.member, work);
    await act((tx) => reserveCredits(tx, out(clinic, 10, fax)));
    expect((await readLedger(clinic)).balance).toBe(80);
    await act((tx) => settleCredits(tx, out(clinic, 8, fax)));
    await act((tx) => settleCredits(tx, out(clinic, 8, fax)));
    await act((tx) => releaseCredits(tx, out(clinic, 0, fax)));
    const ledger = await readLedger(clinic);
    expect(ledger.entries.map(({ kind, amount }) => [kind, amount])).toEqual([['grant', 100], ['reserve', -20], ['settle', 4]]);
    expectSound(ledger);
  });

  test('gives back what was held when it did not arrive, and is held anew when it is sent again', async () => {
    const clinic = await newAccount();
    await give(clinic, 100);
    const fax = randomUUID();
    await db.database.asService(clinic.id, async (tx) => {
      await reserveCredits(tx, out(clinic, 10, fax));
      await releaseCredits(tx, out(clinic, 0, fax));
      await reserveCredits(tx, out(clinic, 10, fax, 2));
      await settleCredits(tx, out(clinic, 10, fax));
    });
    const ledger = await readLedger(clinic);
    expect(ledger.entries.map(({ kind, amount }) => [kind, amount])).toEqual([['grant', 100], ['reserve', -20], ['release', 20], ['reserve', -20], ['settle', 0]]);
    expectSound(ledger);
  });

  test('that arrived after all is paid for', async () => {
    const clinic = await newAccount();
    const fax = randomUUID();
    await db.database.asService(clinic.id, async (tx) => {
      await reserveCredits(tx, out(clinic, 3, fax));
      await releaseCredits(tx, out(clinic, 0, fax));
      await settleCredits(tx, out(clinic, 3, fax));
      await settleCredits(tx, out(clinic, 3, fax));
    });
    const ledger = await readLedger(clinic);
    expect(ledger.balance).toBe(-6);
    expect(ledger.entries.map(({ kind }) => kind)).toEqual(['reserve', 'release', 'use']);
  });

  test('waits at the floor where the organisation stops there, and what comes in is taken all the same', async () => {
    const clinic = await newAccount({ at_zero: 'stop', floor: -4 });
    await give(clinic, 3);
    const reserve = (units: number) => db.database.asUser(clinic.member, (tx) => reserveCredits(tx, out(clinic, units, randomUUID())));
    await expect(reserve(4)).rejects.toMatchObject({ status: 409, code: 'no-credits' });
    await reserve(3);
    await spend(clinic, 20);
    await expect(reserve(1)).rejects.toMatchObject({ code: 'no-credits' });
    const ledger = await readLedger(clinic);
    expect(ledger.balance).toBe(3 - 6 - 20);
    expectSound(ledger);
  });
});

describe('what was given', () => {
  test('is spent by priority, then by what expires first, gifts before what was paid for, then by age', async () => {
    const clinic = await newAccount();
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    await give(clinic, 10, { priority: 5 });
    await give(clinic, 10, { priority: 5, isGift: true });
    await give(clinic, 10, { priority: 5, expiresAt: soon });
    await give(clinic, 10, { priority: 1 });
    await give(clinic, 10, { priority: 9 });
    const left = async () => (await readLedger(clinic)).grants.map(({ remaining }) => remaining);
    await spend(clinic, 11);
    expect(await left()).toEqual([10, 10, 9, 0, 10]);
    await spend(clinic, 12);
    expect(await left()).toEqual([10, 7, 0, 0, 10]);
    await spend(clinic, 18);
    expect(await left()).toEqual([0, 0, 0, 0, 9]);
    expectSound(await readLedger(clinic));
  });

  test('expires, also when it was held and came back later', async () => {
    const clinic = await newAccount();
    await give(clinic, 10, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    await give(clinic, 5);
    const fax = randomUUID();
    await db.database.asService(clinic.id, (tx) => reserveCredits(tx, out(clinic, 2, fax)));
    await db.sql("update credit_grant set expires_at = now() - interval '1 second' where organization_id = $1 and expires_at is not null", [clinic.id]);
    await db.database.asService(clinic.id, (tx) => releaseCredits(tx, out(clinic, 0, fax)));
    await spend(clinic, 1);
    const ledger = await readLedger(clinic);
    expect(ledger.entries.filter(({ kind }) => kind === 'expire').map(({ amount }) => amount)).toEqual([-6, -4]);
    expect(ledger.balance).toBe(4);
    expectSound(ledger);
  });

  test('of a month comes once', async () => {
    const clinic = await newAccount({ monthly_credits: 50 });
    await Promise.all([spend(clinic, 1), spend(clinic, 1), spend(clinic, 1)]);
    const ledger = await readLedger(clinic);
    expect(ledger.entries.filter(({ kind }) => kind === 'grant')).toHaveLength(1);
    expect(ledger.balance).toBe(47);
  });

  test('is given once by the same key, and by those who may', async () => {
    const clinic = await newAccount();
    const key = randomUUID();
    await Promise.all([give(clinic, 10, { key }), give(clinic, 10, { key })]);
    expect((await readLedger(clinic)).balance).toBe(10);
    await expect(give(clinic, 11, { key })).rejects.toMatchObject({ code: 'CR003' });
    await expect(give(await createOrganization(db, ['billing.read']), 10)).rejects.toMatchObject({ code: '42501' });
  });
});

test('what stands in the ledger can be neither changed, deleted nor emptied, nor can a balance be set', async () => {
  const clinic = await newAccount();
  await give(clinic, 10);
  for (const statement of ['update credit_entry set amount = 0', 'delete from credit_entry', 'truncate credit_entry cascade']) {
    await expect(db.sql(statement)).rejects.toMatchObject({ code: '42501' });
    await expect(db.database.asService(clinic.id, (tx) => sql.raw(statement).execute(tx))).rejects.toMatchObject({ code: '42501' });
  }
  for (const statement of ['update account set balance = 1000', 'update credit_grant set remaining = 1000', `insert into credit_entry select * from credit_entry`])
    await expect(db.database.asService(clinic.id, (tx) => sql.raw(statement).execute(tx))).rejects.toMatchObject({ code: '42501' });
});
