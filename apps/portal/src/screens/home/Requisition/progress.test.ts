import { expect, test } from 'vitest';
import { blank, nobody } from './Requisition.model.ts';
import { importKey, openProgress, sealProgress } from './progress.ts';

const keyOf = (byte: number) => importKey(btoa(String.fromCharCode(...Array.from({ length: 32 }, () => byte))));
const progress = { form: { ...blank([], nobody), familyName: 'Okafor', reason: 'Murmur 心雑音' }, files: [{ id: '1', name: 'ecg.pdf', size: 3, token: 'abc' }] };

test('what was typed comes back by its key, and says nothing without it', async () => {
  const sealed = await sealProgress(await keyOf(1), progress);
  expect(atob(sealed)).not.toContain('Okafor');
  expect(await openProgress(await keyOf(1), sealed)).toEqual(progress);
  await expect(openProgress(await keyOf(2), sealed)).rejects.toThrow();
  expect(await sealProgress(await keyOf(1), progress)).not.toBe(sealed);
});
