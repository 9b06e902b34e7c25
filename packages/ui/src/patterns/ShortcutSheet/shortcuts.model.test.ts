import { expect, it } from 'vitest';
import { isPressed } from './shortcuts.model.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  [['?'], { ...none, key: '?', shiftKey: true }, true],
  [['n'], { ...none, key: 'n' }, true],
  [['n'], { ...none, key: 'n', ctrlKey: true }, false],
  [['Mod', 'k'], { ...none, key: 'k', metaKey: true }, true],
  [['Mod', 'k'], { ...none, key: 'K', ctrlKey: true }, true],
  [['Mod', 'k'], { ...none, key: 'k' }, false],
  [['Enter'], { ...none, key: 'Enter', shiftKey: true }, false],
  [['Shift', 'Enter'], { ...none, key: 'Enter', shiftKey: true }, true],
  [['Alt', 'r'], { ...none, key: 'r', altKey: true }, true],
])('%j answers %j: %s', (keys, event, expected) => {
  expect(isPressed(keys, event)).toBe(expected);
});
