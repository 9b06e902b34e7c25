import { isWork, workBits, workHash } from '@intake/api/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { doWork } from './doWork.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that can works for what it was asked', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { challenge, nonce } = await doWork(() => Promise.resolve({ challenge: 'of this test', bits: 8 }));
  expect(isWork(await workHash(challenge, nonce), 8)).toBe(true);
});

test('one that cannot says so, and asks for nothing', async () => {
  vi.stubGlobal('isSecureContext', false);
  const ask = vi.fn(() => Promise.resolve({ challenge: 'of this test', bits: workBits }));
  await expect(doWork(ask)).rejects.toMatchObject({ code: 'insecure' });
  expect(ask).not.toHaveBeenCalled();
});
