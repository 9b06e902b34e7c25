import { describe, expect, test } from 'vitest';
import { deliveryLifecycle, troubledDeliveries, type DeliveryEvent } from '../lifecycle/deliveryLifecycle.ts';
import { possible, transition } from '../lifecycle/lifecycle.ts';
import { deliveryFailures, deliveryStatuses, type DeliveryStatus } from '../vocabulary.ts';
import { deliveryFailureOf, lastDigits, retryAfterMinutes } from './deliveryFailure.ts';

const after = (from: DeliveryStatus, ...events: DeliveryEvent[]) => events.reduce((state, event) => transition(deliveryLifecycle, state, event), from);

describe('a fax that is sent', () => {
  test('goes from its time to the other end, however late the news come', () => {
    expect(after('scheduled', 'claim', 'accept', 'accept', 'deliver', 'deliver')).toBe('delivered');
    expect(after('queued', 'claim', 'deliver')).toBe('delivered');
    expect(after('sending', 'lose', 'accept', 'fail', 'resend', 'claim')).toBe('sending');
    expect(after('queued', 'claim', 'accept', 'lose', 'deliver')).toBe('delivered');
  });

  test('is not claimed twice, and not sent again by itself while nobody knows', () => {
    for (const status of deliveryStatuses) if (status !== 'queued' && status !== 'scheduled') expect(possible(deliveryLifecycle, status)).not.toContain('claim');
    const byItself = possible(deliveryLifecycle, 'unconfirmed').filter((event) => event !== 'resend' && event !== 'retry');
    for (const event of byItself) expect(transition(deliveryLifecycle, 'unconfirmed', event)).not.toBe('queued');
  });

  test('stays delivered', () => {
    expect(possible(deliveryLifecycle, 'delivered')).toEqual(['deliver']);
    for (const status of troubledDeliveries) expect(possible(deliveryLifecycle, status)).toContain('resend');
  });
});

test('a failure that passes is tried again three times, later each time; others are not', () => {
  expect([1, 2, 3, 4].map((attempts) => retryAfterMinutes(deliveryFailureOf('user_busy'), attempts))).toEqual([2, 5, 15, null]);
  expect(retryAfterMinutes(deliveryFailureOf('receiver_no_answer'), 1)).toBe(2);
  for (const reason of ['receiver_decline', 'receiver_unallocated_number', 'account_disabled', 'page_count_limit_exceeded', 'brand_new', null, 'constructor'])
    expect(retryAfterMinutes(deliveryFailureOf(reason), 1)).toBeNull();
  expect(deliveryFailureOf('brand_new')).toBe('unknown');
  expect(deliveryFailures).toContain(deliveryFailureOf('toString'));
});

test('a number is confirmed by its last four digits', () => {
  expect(lastDigits('+14165550142')).toBe('0142');
});
