import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionContract } from '../../contract/access/session.contract.ts';
import { clerk, mock } from '../../testing/index.ts';
import { authError, authUser, baseUrl, credentials, openPage, server } from './session.fixtures.ts';
import type { Page } from './session.fixtures.ts';
import { changePassword, lock, lockOnServer, unlock } from './sessionThunks.ts';
import { signIn } from './openSession.ts';

let page: Page;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  page = openPage();
});
afterEach(async () => {
  await page.close();
  server.resetHandlers();
});

describe('the lock', () => {
  it('keeps the last active time and closes the session on the server', async () => {
    let locked = 0;
    server.use(mock(sessionContract.lockSession, () => ((locked += 1), {})));
    await page.store.dispatch(signIn(credentials));
    expect(await page.store.dispatch(lock(1_750_000_000_000))).toBe(true);
    expect(page.storage.getItem('LOCKSCREEN')).toBe('1750000000000');
    expect(await page.store.dispatch(lockOnServer())).toBe(true);
    expect(locked).toBe(1);
  });

  it('opens with the password into a new session, and ends the locked one', async () => {
    server.use(mock(sessionContract.lockSession, {}));
    await page.store.dispatch(signIn(credentials));
    const lockedToken = page.session().token;
    await page.store.dispatch(lock(Date.now()));
    server.use(
      http.post(`${baseUrl}/auth/v1/token`, () => authError(400, 'invalid_credentials', 'no'), {
        once: true,
      }),
    );
    expect(await page.store.dispatch(unlock('wrong'))).toBe(false);
    expect(page.storage.getItem('LOCKSCREEN')).not.toBeNull();
    const ended: (string | null)[] = [];
    server.use(
      http.post(`${baseUrl}/auth/v1/logout`, ({ request }) => {
        ended.push(request.headers.get('authorization'), new URL(request.url).searchParams.get('scope'));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    expect(await page.store.dispatch(unlock(credentials.password))).toBe(true);
    expect(ended).toEqual([`Bearer ${lockedToken}`, 'local']);
    expect(page.storage.getItem('LOCKSCREEN')).toBeNull();
    expect(page.session().token).not.toBe(lockedToken);
    expect(await page.environment.accessToken()).toBe(page.session().token);
  });
});

describe('a locked session', () => {
  it('is known by the server’s 423, for the token of now alone', async () => {
    await page.store.dispatch(signIn(credentials));
    page.environment.sessionLocked('the token of before');
    expect(page.environment.items.read('LOCKSCREEN')).toBeNull();
    page.environment.sessionLocked(page.session().token ?? '');
    expect(page.environment.items.read('LOCKSCREEN')).not.toBeNull();
  });

  it('is known by the other name of its marker', () => {
    page.storage.setItem('LOCK_SCREEN', '12');
    expect(page.environment.items.read('LOCKSCREEN')).toBe(12);
    page.environment.items.remove('LOCKSCREEN');
    expect(page.stored()).toEqual([]);
  });
});

describe('a new password', () => {
  it('counts its age anew', async () => {
    await page.store.dispatch(signIn(credentials));
    const changedAt = '2026-05-05T05:05:05.000Z';
    server.use(
      http.put(`${baseUrl}/auth/v1/user`, async ({ request }) => {
        expect(await request.json()).toMatchObject({
          password: 'quiet-Cedar-lantern-4',
          current_password: credentials.password,
        });
        return HttpResponse.json(authUser);
      }),
      mock(sessionContract.getUserDetails, { ...clerk, passwordLastUpdatedAt: changedAt }),
    );
    const change = { currentPassword: credentials.password, password: 'quiet-Cedar-lantern-4' };
    expect(await page.store.dispatch(changePassword(change))).toBe(true);
    expect(page.environment.items.read('USER_DETAILS')?.passwordLastUpdatedAt).toBe(changedAt);
  });

  it('says when it is too easy to guess', async () => {
    await page.store.dispatch(signIn(credentials));
    server.use(
      http.put(`${baseUrl}/auth/v1/user`, () =>
        authError(422, 'weak_password', 'Password is known to be weak', {
          weak_password: { reasons: ['pwned'] },
        }),
      ),
    );
    expect(
      await page.store.dispatch(
        changePassword({ currentPassword: credentials.password, password: 'Password1' }),
      ),
    ).toBe(false);
    expect(page.session().message).toEqual({ code: 'weak-password', text: 'Password is known to be weak' });
  });
});
