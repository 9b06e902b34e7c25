import { account } from '@intake/api/testing';
import { expect, it } from 'vitest';
import { hrefOfUse, openUses } from './useHref.ts';
import { isCovered, priceFor } from './price.ts';

it('knows what costs something, and whether it can be paid', () => {
  expect(priceFor(undefined, 'text')).toBeNull();
  expect(priceFor({ ...account, prices: { ...account.prices, text: 0 } }, 'text')).toBeNull();
  const price = priceFor({ ...account, atZero: 'stop', balance: 10, floor: -4 }, 'fax-out')!;
  expect(price).toEqual({ each: 2, atZero: 'stop', balance: 10, floor: -4 });
  expect([7, 8].map((pages) => isCovered(price, pages))).toEqual([true, false]);
  expect(isCovered({ ...price, atZero: 'continue' }, 800)).toBe(true);
});

it('leads to what was paid for, whoever may read it', () => {
  const uses = openUses((permission) => permission !== 'calls.read');
  expect(hrefOfUse('text', 'c-1', uses)).toBe('/app/apps/sms?conversation=c-1');
  expect(hrefOfUse('fax-out', 'f-1', uses)).toBe('/app/apps/sentFaxes?sent=f-1');
  expect([hrefOfUse('call', 'v-1', uses), hrefOfUse('fax-in', null, uses)]).toEqual([undefined, undefined]);
});
