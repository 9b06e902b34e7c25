import { sessionApi } from '@intake/api/client';
import type { SessionEnvironment } from '@intake/api/client';
import { clerk } from '@intake/api/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
const { checkPreferences } = await import('./storedPreferences.ts');
const { keepUserPreferences } = await import('./userPreferences.ts');

const defaults = checkPreferences({}, ['en']);
let user = { ...clerk, theme: {} as Record<string, unknown> };
let state: { preferences: typeof defaults; session: { token: string | null } };
let tell: () => void;
const save = vi.spyOn(sessionApi.endpoints.savePreferences, 'initiate');

const change = (next: Partial<typeof state>) => {
  state = { ...state, ...next };
  tell();
};
const open = (token: string | null) => {
  state = { preferences: defaults, session: { token } };
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => ((tell = listener), () => {}),
    dispatch: (action: { payload?: typeof defaults }) => (action.payload ? change({ preferences: action.payload }) : Promise.resolve({})),
  };
  const items = { read: (name: string) => (name === 'USER_DETAILS' ? user : null), write: (_name: string, next: typeof user) => (user = next) };
  keepUserPreferences(store as never, { items } as unknown as SessionEnvironment);
};

beforeEach(() => {
  vi.useFakeTimers();
  user = { ...clerk, theme: {} };
  save.mockReset().mockReturnValue((() => {}) as never);
});
afterEach(() => vi.useRealTimers());

test('signing in brings what the user has chosen, and asks nothing of the server', async () => {
  user = { ...clerk, locale: 'fr', theme: { theme: 'dark', headerNavColor: '#17583f', density: 'nonsense' } };
  open(null);
  change({ session: { token: 'a.b.c' } });
  expect(state.preferences).toEqual({ ...defaults, locale: 'fr', theme: 'dark', headerNavColor: '#17583f' });
  await vi.runAllTimersAsync();
  expect(save).not.toHaveBeenCalled();
});

test('who has chosen nothing keeps what the browser has', () => {
  open(null);
  change({ session: { token: 'a.b.c' } });
  expect(state.preferences).toBe(defaults);
});

test('a choice is saved once it has paused, and stays when the user comes back', async () => {
  open('a.b.c');
  change({ preferences: { ...defaults, headerNavColor: '#111111' } });
  await vi.advanceTimersByTimeAsync(300);
  change({ preferences: { ...defaults, headerNavColor: '#222222' } });
  await vi.runAllTimersAsync();
  expect(save).toHaveBeenCalledExactlyOnceWith({ body: { ...defaults, headerNavColor: '#222222' } }, { track: false });
  expect(user.theme).toMatchObject({ headerNavColor: '#222222' });
});

test('before sign-in nothing is saved', async () => {
  open(null);
  change({ preferences: { ...defaults, theme: 'dark' } });
  await vi.runAllTimersAsync();
  expect(save).not.toHaveBeenCalled();
});
