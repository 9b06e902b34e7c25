import { expect, test } from 'vitest';
import { consentAt, consentEnd, type ConsentEntry } from './consentState.ts';

const given = (effectiveAt: string, more: Partial<ConsentEntry> = {}): ConsentEntry => ({
  act: 'given', kind: 'express', effectiveAt, recordedAt: effectiveAt, expiresAt: null, covers: ['a'], ...more,
});
const withdrawn = (effectiveAt: string, more: Partial<ConsentEntry> = {}): ConsentEntry => given(effectiveAt, { act: 'withdrawn', kind: null, ...more });
const at = '2026-11-23T12:00:00.000Z';
const statusAt = (...entries: ConsentEntry[]) => consentAt(entries, at).status;

test('nobody has consented who said nothing, or says so only later', () => {
  expect(consentAt([], at)).toEqual({ status: 'none', entry: null });
  expect(statusAt(given('2026-11-23T12:00:00.001Z'))).toBe('none');
});

test('the last entry counts, whenever it was written down', () => {
  const stop = withdrawn('2026-03-01T00:00:00.000Z');
  expect(statusAt(given('2026-01-01T00:00:00.000Z'), stop)).toBe('withdrawn');
  expect(statusAt(stop, given('2026-04-01T00:00:00.000Z'))).toBe('given');
  expect(statusAt(stop, given('2026-02-01T00:00:00.000Z', { recordedAt: '2026-05-01T00:00:00.000Z' }))).toBe('withdrawn');
});

test('of two at the same moment the withdrawal counts', () => {
  const [yes, no] = [given(at), withdrawn(at)];
  expect([statusAt(yes, no), statusAt(no, yes)]).toEqual(['withdrawn', 'withdrawn']);
});

test('implied consent ends after two years, and after six months for an inquiry', () => {
  expect(consentEnd('express', at)).toBeNull();
  expect(consentEnd('implied-care', '2024-02-29T10:00:00.000Z')).toBe('2026-02-28T10:00:00.000Z');
  expect(consentEnd('implied-inquiry', '2026-08-31T10:00:00.000Z')).toBe('2027-02-28T10:00:00.000Z');
  expect(statusAt(given('2024-11-23T12:00:00.000Z', { kind: 'implied-care', expiresAt: at }))).toBe('expired');
  expect(statusAt(given('2024-11-23T12:00:00.000Z', { kind: 'implied-care', expiresAt: '2026-11-23T12:00:00.001Z' }))).toBe('given');
});

test('after a merge the stricter of both charts counts, until something is said on what they became', () => {
  const stop = withdrawn('2026-01-01T00:00:00.000Z', { covers: ['a'] });
  const elsewhere = given('2026-06-01T00:00:00.000Z', { covers: ['b'] });
  expect(statusAt(stop, elsewhere)).toBe('withdrawn');
  expect(statusAt(elsewhere, stop)).toBe('withdrawn');
  expect(statusAt(stop, elsewhere, given('2026-07-01T00:00:00.000Z', { covers: ['a', 'b'] }))).toBe('given');
});
