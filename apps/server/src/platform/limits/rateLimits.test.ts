import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createRateLimits, TooManyAttempts } from './rateLimits.ts';

let db: TestDatabase;
let limits: ReturnType<typeof open>;
const open = () =>
  createRateLimits(
    { schema: 'public', name: 'rate_limit', transact: (work) => db.database.asService(null, work) },
    { network: { points: 2, duration: 600 }, address: { points: 3, duration: 6000 } },
  );

beforeAll(async () => {
  db = await createTestDatabase();
  limits = open();
});
afterAll(() => db.close());
beforeEach(() => db.sql('delete from rate_limit'));

const outcome = (attempts: Parameters<typeof limits.consume>[0]) =>
  limits.consume(attempts).then(
    () => 'taken',
    (error: unknown) => (error instanceof TooManyAttempts ? `${error.bucket}: ${error.retryAfter > 600 ? 'hours' : 'minutes'}` : error),
  );

it('counts what is refused by one bucket in no other', async () => {
  const one = { network: 'a', address: 'reader' };
  expect([await outcome(one), await outcome(one), await outcome(one), await outcome(one)]).toEqual(['taken', 'taken', 'network: minutes', 'network: minutes']);
  // Somebody else may still ask for this address as often as is left.
  const other = { network: 'b', address: 'reader' };
  expect([await outcome(other), await outcome(other)]).toEqual(['taken', 'address: hours']);
});

it('lets no more through at once than there are points', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => outcome({ network: 'g', address: 'z' })));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(2);
});
