import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { memoryStorage, organizationDetails } from '../../testing/index.ts';
import { credentials, openPage, server } from './session.fixtures.ts';
import type { Page } from './session.fixtures.ts';
import { lock, signOut, unlock } from './sessionThunks.ts';
import { signIn } from './openSession.ts';

/** Two tabs of one browser: each is told what the other one stores. */
function openTabs() {
  const storage = memoryStorage();
  const tabs = [new EventTarget(), new EventTarget()] as const;
  const seenBy = (other: EventTarget): Storage => {
    const tell = (key: string) => other.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: seen[tabs.indexOf(other)] }));
    return {
      ...storage,
      get length() {
        return storage.length;
      },
      setItem: (key, value) => (storage.setItem(key, value), void tell(key)),
      removeItem: (key) => (storage.removeItem(key), void tell(key)),
    };
  };
  const seen = [seenBy(tabs[1]), seenBy(tabs[0])] as const;
  return [openPage(seen[0], tabs[0]), openPage(seen[1], tabs[1])] as const;
}

let here: Page;
let there: Page;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  [here, there] = openTabs();
  await here.store.dispatch(signIn(credentials));
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  server.resetHandlers();
});

it('signing in is signing in everywhere', () => {
  expect(there.session().token).toBe(here.session().token);
  expect(there.environment.organizationId()).toBe(organizationDetails.id);
});

it('a lock is a lock everywhere, and so is the password that opens it', async () => {
  await here.store.dispatch(lock(1));
  expect(there.environment.items.read('LOCKSCREEN')).toBe(1);
  await there.store.dispatch(unlock(credentials.password));
  expect(here.environment.items.read('LOCKSCREEN')).toBeNull();
  expect(here.session().token).toBe(there.session().token);
});

it('signing out is signing out everywhere, without a way back for the next person', async () => {
  await here.store.dispatch(signOut());
  expect(there.session()).toMatchObject({ token: null, redirect: '/' });
});

it('the end of a session ends it everywhere', () => {
  here.environment.endSession(here.session().token ?? '');
  expect(there.session().token).toBeNull();
});
