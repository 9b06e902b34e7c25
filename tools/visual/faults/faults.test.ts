import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { faults, spoil, verdictOn } from './faults.ts';
import type { Fault } from './faults.ts';
import { root } from '../storybook.ts';

const fault: Fault = { what: 'a side', file: 'A.styles.ts', right: 'start', wrong: '$& left', seenIn: ['ui/Tabs/Gallery.*-rtl'] };

it.each(faults)('can make its mistake: $what', (named) => {
  const text = readFileSync(path.join(root, named.file), 'utf8');
  expect(spoil(text, named)).not.toBe(text);
});

it('replaces the text by another, letter for letter', () => {
  expect(spoil('a start b', fault)).toBe('a $& left b');
});

it.each(['nothing', 'start and start'])('refuses a text in which the place is not clear: %s', (text) => {
  expect(() => spoil(text, fault)).toThrow('A.styles.ts, not once');
});

it('tells what was missed and what was found without reason', () => {
  const pictures = ['ui/Tabs/Gallery.light-rtl', 'ui/Tabs/Gallery.dark-rtl', 'ui/Tabs/Gallery.light-ltr', 'ui/Tag/Gallery.dark-rtl'];
  expect(verdictOn(fault, pictures, ['ui/Tabs/Gallery.light-rtl', 'ui/Tag/Gallery.dark-rtl'])).toEqual({
    missed: ['ui/Tabs/Gallery.dark-rtl'],
    alarms: ['ui/Tag/Gallery.dark-rtl'],
  });
});
