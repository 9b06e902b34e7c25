import { expect, test } from 'vitest';
import { givenNames, steadyOf } from './useSteady.ts';

interface Handlers {
  onSave: (value: number) => string;
  onSend?: (() => void) | undefined;
}

test('functions that stay the same do what the latest do', () => {
  let latest: Handlers = { onSave: (value) => `first ${value}` };
  const steady = steadyOf(givenNames(latest), () => latest);
  const { onSave } = steady;
  latest = { onSave: (value) => `second ${value}` };
  expect(onSave(5)).toBe('second 5');
});

test('a function that is left out is left out of the names, which say when it comes', () => {
  expect(givenNames({ onSave: String, onSend: undefined })).toBe('onSave');
  expect(givenNames({ onSave: String, onSend: () => {} })).toBe('onSave,onSend');
  expect('onSend' in steadyOf<Handlers>('onSave', () => ({ onSave: String }))).toBe(false);
});
