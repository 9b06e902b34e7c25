import { expect, it } from 'vitest';
import { matcherOf, pictureNamed, pictureOf } from './names.ts';

const button = pictureOf('ui/components/Button', 'Gallery', 'dark-rtl');

it('names a picture by its path', () => {
  expect(button.name).toBe('ui/components/Button/Gallery.dark-rtl');
  expect(pictureNamed(button.name)).toEqual(button);
});

it.each(['Gallery.dark-rtl', 'ui/Button/Gallery', 'ui/Button/.dark', ''])('refuses "%s"', (name) => {
  expect(() => pictureNamed(name)).toThrow('names no picture');
});

it.each([
  ['Button', true],
  ['button/gallery', true],
  ['dark-rtl', true],
  ['ui/*rtl', true],
  ['*', true],
  ['Button.Gallery', false],
  ['IconButton', false],
])('matches a part of the name: %s', (pattern, matches) => {
  expect(matcherOf([pattern])(button.name)).toBe(matches);
});

it('matches when one of several patterns does, and none without a pattern', () => {
  expect(matcherOf(['Toast', 'Gallery'])(button.name)).toBe(true);
  expect(matcherOf([])(button.name)).toBe(false);
});
