import { expect, test } from 'vitest';
import { claimedByOther, faxWith } from '@intake/api/testing';
import { me, now } from '../IncomingFaxes.fixtures.ts';
import { ageOf, heldByOther, isOverdue, nextFax, rowAt, settle } from './queue.ts';

const a = faxWith(1);
const b = faxWith(2);
const c = faxWith(3);
const d = faxWith(4);
const colleague = claimedByOther.claim!;
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('a fresh list keeps the order that is shown and counts what arrived above', () => {
  const settled = settle(ids([b, c]), [a, c, b, d]);
  expect(ids(settled.rows)).toEqual(ids([b, c, d]));
  expect(settled.newCount).toBe(1);
});

test('a removed row leaves the list, a changed one is updated', () => {
  const claimed = { ...c, claim: colleague };
  const settled = settle(ids([b, c]), [claimed]);
  expect(settled.rows).toEqual([claimed]);
  expect(settled.newCount).toBe(0);
});

test('a fax that is opened before it was shown brings the list up to date: an undo, an upload', () => {
  expect(settle(ids([b, c]), [a, b, c], a.id)).toEqual({ rows: [a, b, c], newCount: 0 });
  expect(settle(ids([b, c]), [a, b, c], c.id).newCount).toBe(1);
});

test('another list is shown as it comes', () => {
  expect(ids(settle(ids([a]), [c, d]).rows)).toEqual(ids([c, d]));
});

test('working from the top, a STAT fax that arrived meanwhile comes next', () => {
  const stat = faxWith(9, { priority: 'stat' });
  expect(nextFax([a, b, c], [stat, a, b, c], a.id, me, now)?.id).toBe(stat.id);
});

test('working from another row continues below it, and at the end from the top', () => {
  expect(nextFax([a, b, c], [a, b, c], b.id, me, now)?.id).toBe(c.id);
  expect(nextFax([a, b, c], [a, b, c], c.id, me, now)?.id).toBe(a.id);
});

test('the next fax is never one that somebody else has claimed, or that is not ready', () => {
  const held = { ...b, status: 'claimed' as const, claim: colleague };
  const failed = { ...c, status: 'failed' as const };
  expect(nextFax([a, held, failed, d], [a, held, failed, d], a.id, me, now)?.id).toBe(d.id);
  expect(nextFax([a, held], [a, held], a.id, me, now)).toBeNull();
});

test('a claim that ran out, and one of my own, do not hold a fax back', () => {
  expect(heldByOther({ claim: colleague }, me, now)).toBe(true);
  expect(heldByOther({ claim: colleague }, me, Date.parse(colleague.until) + 1)).toBe(false);
  expect(heldByOther({ claim: { ...colleague, userId: me } }, me, now)).toBe(false);
});

test('moving stays inside the list', () => {
  expect(rowAt([a, b], null, 1)).toBe(a);
  expect(rowAt([a, b], b.id, 1)).toBe(b);
  expect(rowAt([a, b], b.id, -1)).toBe(a);
  expect(rowAt([], a.id, 1)).toBeNull();
});

test('ages are shown in the largest unit that is not below one', () => {
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  expect(ageOf(ago(-1), now)).toEqual({ value: 0, unit: 'minute' });
  expect(ageOf(ago(59.9), now)).toEqual({ value: 59, unit: 'minute' });
  expect(ageOf(ago(60), now)).toEqual({ value: 1, unit: 'hour' });
  expect(ageOf(ago(60 * 49), now)).toEqual({ value: 2, unit: 'day' });
});

test('a fax is overdue only while it is open', () => {
  const dueAt = new Date(now - 1).toISOString();
  expect(isOverdue({ dueAt, completedAt: null }, now)).toBe(true);
  expect(isOverdue({ dueAt, completedAt: dueAt }, now)).toBe(false);
  expect(isOverdue({ dueAt: null, completedAt: null }, now)).toBe(false);
});
