import { expect, test } from 'vitest';
import { candidateCommand, keysOf, shortcuts } from './shortcuts.ts';

test('no key combination and no command is listed twice', () => {
  const combinations = shortcuts.map(({ keys }) => keys.join('+'));
  expect(new Set(combinations).size).toBe(combinations.length);
  expect(new Set(shortcuts.map(({ command }) => command)).size).toBe(shortcuts.length);
});

test('nine people can be chosen by digit', () => {
  expect(keysOf(candidateCommand(0) ?? 'undo')).toEqual(['1']);
  expect(keysOf(candidateCommand(8) ?? 'undo')).toEqual(['9']);
  expect(candidateCommand(9)).toBeUndefined();
});
