import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAuth, testPassword, type AuthFixture } from '../auth.fixtures.ts';
import type { AuthText } from '../authContext.ts';
import { inAuth } from '../authTables.ts';
import { insertUser } from './users.store.ts';

/** Two prove the same address, or number, at the same moment. */
const texts: AuthText[] = [];
let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({
    settings: { isSignupOpen: true },
    sendText: async (text) => {
      texts.push(text);
    },
  });
});
afterAll(() => auth.stop());

const ways = {
  address: {
    type: 'email_change',
    wanted: { email: 'wanted@example.org' },
    taken: { email: 'wanted@example.org', isConfirmed: true },
    code: () => auth.codeTo('wanted@example.org'),
  },
  number: {
    type: 'phone_change',
    wanted: { phone: '14165550100' },
    taken: { phone: '14165550100', isPhoneConfirmed: true },
    code: async () => texts.at(-1)!.code,
  },
} as const;

it.each(Object.entries(ways))('the %s that somebody else has by then is refused, and nobody is told of a fault', async (name, { type, wanted, taken, code }) => {
  const { email } = await auth.newUser();
  const client = auth.client();
  await client.auth.signInWithPassword({ email, password: testPassword });
  expect((await client.auth.updateUser(wanted)).error).toBeNull();
  // The mailbox of before has agreed.
  if (name === 'address') await auth.client().auth.verifyOtp({ type, email, token: await auth.codeTo(email) });
  const token = await code();
  let proving: Promise<{ error: unknown }> | undefined;
  await inAuth(auth.database, async (tx) => {
    await insertUser(tx, { ...taken, userMetadata: {} });
    proving = auth.client().auth.verifyOtp({ ...wanted, type, token } as never);
    await expect.poll(() => auth.sql('select pid from pg_locks where not granted'), { timeout: 60_000 }).not.toEqual([]);
  });
  expect((await proving!).error).toMatchObject({ status: 409, code: 'conflict' });
});
