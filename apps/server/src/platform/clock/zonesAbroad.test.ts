import { expect, test } from 'vitest';
import { zonesAbroad } from './zonesAbroad.ts';

test.each([
  ['+442079460958', ['Europe/London']],
  ['+81312345678', ['Asia/Tokyo']],
  ['+33142685300', ['Europe/Paris']],
  // Of satellites, which are nowhere.
  ['+870776123456', []],
  ['+999', []],
])('%s may be in %j', (number, zones) => expect(zonesAbroad(number)).toEqual(zones));

test.each(['+14165550142', '+12125550142', 'ada@mail.example', ''])('%s says nothing of where somebody is', (number) => expect(zonesAbroad(number)).toBeNull());
