import { describe, expect, it } from 'vitest';
import { placeBehind, readTyped } from './typedFormat.ts';

const strip = (text: string) => text.replace(/\D/g, '');
const typed = (text: string, shown: string, isForward = false) => {
  const caret = text.indexOf('|');
  return readTyped({ text: text.replace('|', ''), caret, shown, isForward }, strip);
};

describe('readTyped', () => {
  it('counts what stands before the caret without separators', () => {
    expect(typed('416-5|55', '416-55')).toEqual({ raw: '416555', behind: 4 });
    expect(typed('|', '4')).toEqual({ raw: '', behind: 0 });
  });

  it('takes the digit before a separator that Backspace took', () => {
    expect(typed('416|555', '416-555')).toEqual({ raw: '41555', behind: 2 });
  });

  it('takes the digit behind a separator that Delete took', () => {
    expect(typed('416|555', '416-555', true)).toEqual({ raw: '41655', behind: 3 });
  });

  it('takes nothing more where a digit was taken', () => {
    expect(typed('416-55|', '416-555')).toEqual({ raw: '41655', behind: 5 });
  });

  it('takes nothing before the first character', () => {
    expect(typed('|416', '(416')).toEqual({ raw: '416', behind: 0 });
  });
});

describe('placeBehind', () => {
  it.each([
    [0, 0],
    [3, 3],
    [4, 5],
    [10, 12],
    [99, 12],
  ])('puts the caret behind %i digits of 416-555-0142 at %i', (behind, place) => {
    expect(placeBehind('416-555-0142', behind, strip)).toBe(place);
  });
});
