import { Id } from '@intake/api/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './newId.ts';

afterEach(() => vi.unstubAllGlobals());

test('a key is one that the contract takes and another each time, also on a page without https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(Id.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
