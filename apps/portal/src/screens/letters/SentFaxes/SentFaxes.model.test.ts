import { sentFaxes, sentFaxWith } from '@intake/api/testing';
import { deliveryStatuses } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { actionsOf, addressOf, needsSomebody, placeOf, recipientOf } from './SentFaxes.model.ts';

test('an address with an unknown view still opens', () => {
  expect(placeOf(new URLSearchParams('view=nonsense&sent=x'))).toEqual({ view: 'all', openId: 'x' });
  expect(placeOf(addressOf('attention', 'y'))).toEqual({ view: 'attention', openId: 'y' });
});

test('only a failed fax can be resent, and one of unknown outcome cannot be cancelled', () => {
  const by = Object.fromEntries(deliveryStatuses.map((status) => [status, actionsOf(sentFaxWith(1, { status }))]));
  expect(Object.keys(by).filter((status) => by[status]!.again)).toEqual(['failed', 'unconfirmed', 'cancelled']);
  expect(Object.keys(by).filter((status) => by[status]!.cancel)).toEqual(['scheduled', 'queued', 'sending', 'sent']);
  expect(Object.keys(by).filter((status) => by[status]!.settle)).toEqual(['failed', 'unconfirmed']);
});

test('a settled fax needs no attention', () => {
  expect(sentFaxes.filter(needsSomebody).map(({ status }) => status)).toEqual(['failed', 'unconfirmed']);
});

test('a recipient without a name is called by the clinic, else by the number', () => {
  expect(recipientOf(sentFaxWith(1, { recipientName: null }))).toBe('Credit Valley Medical Centre');
  expect(recipientOf(sentFaxWith(1, { recipientName: null, recipientClinic: null, to: '+19055550132' }))).toBe('905-555-0132');
});
