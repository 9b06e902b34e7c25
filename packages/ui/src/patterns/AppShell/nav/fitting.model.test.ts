import { describe, expect, it } from 'vitest';
import { fitting } from './fitting.model.ts';

const row = { items: [100, 100, 100], gap: 10, more: 50 };

describe('items of a row', () => {
  it('all stand in it when they fit to the pixel', () => {
    expect(fitting({ ...row, room: 320 })).toBe(3);
  });

  it('leave room for the button when one of them does not fit', () => {
    expect(fitting({ ...row, room: 319 })).toBe(2);
    expect(fitting({ ...row, room: 270 })).toBe(2);
    expect(fitting({ ...row, room: 269 })).toBe(1);
  });

  it('leave only the button when there is room for nothing else', () => {
    expect(fitting({ ...row, room: 159 })).toBe(0);
    expect(fitting({ ...row, room: 0 })).toBe(0);
  });

  it('of an empty row are none', () => {
    expect(fitting({ ...row, items: [], room: 0 })).toBe(0);
  });
});
