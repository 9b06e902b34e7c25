import { describe, expect, it } from 'vitest';
import { inOrder, layoutOf, widthAfterKey, withinBounds } from './columnLayout.model.ts';

const columns = [
  { id: 'received', width: 100 },
  { id: 'sender', width: 200, isPinned: true },
  { id: 'type', isFlexible: true },
];

describe('the layout of columns', () => {
  it('puts pinned columns first', () => {
    expect(inOrder(columns).map(({ id }) => id)).toEqual(['sender', 'received', 'type']);
  });

  it('is one track for what is pinned and one for each other column', () => {
    expect(layoutOf(inOrder(columns), {}, 40)).toEqual({
      tracks: '240px 100px minmax(160px, 1fr)',
      pinnedTracks: '40px 200px',
      pinnedWidth: 240,
      width: 500,
    });
  });

  it('has no track for what is pinned when nothing is', () => {
    expect(layoutOf([{ id: 'type' }], {}, 0)).toEqual({ tracks: '160px', pinnedTracks: '', pinnedWidth: 0, width: 160 });
  });

  it('gives a column the width that was set, and no more', () => {
    expect(layoutOf(columns, { type: 300 }, 0).tracks).toBe('200px 100px 300px');
  });
});

it('keeps widths within reason', () => {
  expect([10, 300.4, 99_999].map((width) => withinBounds({ id: 'type' }, width))).toEqual([64, 300, 1200]);
  expect(withinBounds({ id: 'type', minWidth: 120 }, 10)).toBe(120);
});

it.each([
  ['ArrowRight', false, 176],
  ['ArrowRight', true, 144],
  ['ArrowLeft', true, 176],
  ['Home', false, 64],
  ['End', false, 1200],
  ['a', false, undefined],
])('%s on an edge, right to left %s, gives %s', (key, isRtl, width) => {
  expect(widthAfterKey(key, { id: 'type' }, 160, isRtl)).toBe(width);
});
