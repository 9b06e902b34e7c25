import { expect, test } from 'vitest';
import { actionFor, shortcuts } from './shortcuts.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('no key means two things', () => {
  const keys = shortcuts.flatMap((shortcut): readonly string[] => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test('single keys act only while nothing is typed; saving always does', () => {
  expect(actionFor(press('t'), false)).toBe('documentType');
  expect(actionFor(press('t'), true)).toBeNull();
  expect(actionFor(press('Enter', { ctrlKey: true }), true)).toBe('save');
  expect(actionFor(press('Enter', { metaKey: true }), true)).toBe('save');
});

test("the browser's own combinations stay its own", () => {
  expect(actionFor(press('r', { ctrlKey: true }), false)).toBeNull();
  expect(actionFor(press('p', { metaKey: true }), false)).toBeNull();
  expect(actionFor(press('1', { altKey: true }), false)).toBeNull();
});
