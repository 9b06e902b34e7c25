import { expect, test } from 'vitest';
import type { FaxSummary } from '../../contract/fax/fax.contract.ts';
import { incomingFaxes } from '../../testing/index.ts';
import { incomingOrder, isCompleted, isIncoming, lastCompleted, place } from './placeFax.ts';
import type { IncomingQuery, LoadedPages } from './placeFax.ts';

const [one] = incomingFaxes as [FaxSummary];
const me = '00000000-0000-4000-8000-00000000000a';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 8, minute)).toISOString();
const fax = (id: string, change: Partial<FaxSummary> = {}): FaxSummary => ({ ...one, status: 'ready', claim: null, priority: 'routine', id, ...change });
const list = (...pages: [FaxSummary[], string | null][]): LoadedPages => ({ pages: pages.map(([items, nextCursor]) => ({ items: [...items], nextCursor })) });
const ids = ({ pages }: LoadedPages) => pages.flatMap(({ items }) => items.map(({ id }) => id)).join('');

const a = fax('a', { receivedAt: at(1), priority: 'stat' });
const b = fax('b', { receivedAt: at(2) });
const d = fax('d', { receivedAt: at(4) });
const order = incomingOrder({});

test('a new fax stands where the server would list it', () => {
  const shown = list([[a, b, d], null]);
  place(shown, fax('c', { receivedAt: at(3) }), true, order);
  place(shown, fax('e', { receivedAt: at(0), priority: 'urgent' }), true, order);
  expect(ids(shown)).toBe('aebcd');
});

test('a fax that changes keeps its place, moves with its urgency, or goes, and is there once', () => {
  const shown = list([[a, b], 'more'], [[d], null]);
  place(shown, { ...b, pageCount: 9 }, true, order);
  expect(ids(shown)).toBe('abd');
  expect(shown.pages.flatMap(({ items }) => items)[1]?.pageCount).toBe(9);
  place(shown, { ...d, priority: 'stat' }, true, order);
  expect(ids(shown)).toBe('adb');
  place(shown, a, false, order);
  expect(ids(shown)).toBe('db');
});

test('what comes after the pages that are loaded is left for the next page', () => {
  const shown = list([[a, b], 'more']);
  place(shown, d, true, order);
  expect(ids(shown)).toBe('ab');
  place(shown, { ...b, pageCount: 9 }, true, order);
  expect(ids(shown)).toBe('ab');
  place(shown, { ...a, priority: 'routine', receivedAt: at(9) }, true, order);
  expect(ids(shown)).toBe('b');
});

test('newest first, and done last first, are orders of their own', () => {
  const shown = list([[d, b], null]);
  place(shown, fax('c', { receivedAt: at(3) }), true, incomingOrder({ sort: 'newest' }));
  expect(ids(shown)).toBe('dcb');
  const done = list([[fax('x', { completedAt: at(5) }), fax('y', { completedAt: at(1) })], null]);
  place(done, fax('z', { completedAt: at(3) }), true, lastCompleted);
  expect(ids(done)).toBe('xzy');
});

const claim = { userId: me, displayName: 'Mei', until: at(30) };
test.each<[string, IncomingQuery, Partial<FaxSummary>, boolean]>([
  ['open', {}, {}, true],
  ['open, when it is done', {}, { status: 'completed' }, false],
  ['mine', { view: 'mine' }, { status: 'claimed', claim }, true],
  ['mine, when somebody else has it', { view: 'mine' }, { status: 'claimed', claim: { ...claim, userId: a.id } }, false],
  ['mine, when nobody has it', { view: 'mine' }, {}, false],
  ['urgent', { view: 'urgent' }, { priority: 'asap' }, true],
  ['urgent, when it is not', { view: 'urgent' }, {}, false],
  ['failed', { view: 'failed' }, { status: 'failed' }, true],
  ['on hold', { view: 'on-hold' }, { status: 'on-hold' }, true],
  ['on hold, when it is ready', { view: 'on-hold' }, {}, false],
  ['duplicates', { view: 'duplicates' }, { duplicateOf: a.id }, true],
  ['duplicates, when it is the first', { view: 'duplicates' }, { duplicateOf: null }, false],
  ['its bin', { binId: 'bin' }, { binId: 'bin' }, true],
  ['another bin', { binId: 'bin' }, { binId: null }, false],
  ['a location, when it is of none', { locationId: 'here' }, { locationId: null }, true],
  ['another location', { locationId: 'here' }, { locationId: 'there' }, false],
  ['one of its types', { documentType: 'referral,other' }, { documentType: 'other' }, true],
  ['a type, when it has none', { documentType: 'referral' }, { documentType: null }, false],
  ['a status as it shows', { status: 'ready' }, {}, true],
  ['a priority', { priority: 'stat,asap' }, { priority: 'urgent' }, false],
  ['a source', { source: 'email' }, { source: 'email' }, true],
])('incoming, %s', (_, query, change, belongs) => {
  expect(isIncoming(fax('f', change), query, me)).toBe(belongs);
});

test('done is what was completed or rejected, in its bin', () => {
  const done = fax('f', { status: 'rejected', completedAt: at(1), binId: 'bin', documentType: 'junk' });
  expect(isCompleted(done, { binId: 'bin', documentType: 'junk' })).toBe(true);
  expect(isCompleted(done, { binId: 'other' })).toBe(false);
  expect(isCompleted({ ...done, status: 'ready' }, {})).toBe(false);
});
