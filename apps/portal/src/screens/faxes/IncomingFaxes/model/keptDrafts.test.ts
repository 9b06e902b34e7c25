import { expect, test } from 'vitest';
import type { DraftState } from './draft.ts';
import { createKeptDrafts } from './keptDrafts.ts';

const changed = (note: string) => ({ draft: { note }, touched: ['note'] }) as unknown as DraftState;

test('what was changed on any fax is there again, and would be lost', () => {
  const drafts = createKeptDrafts();
  expect(drafts.areUnsaved()).toBe(false);
  drafts.keep('a', changed('first'));
  drafts.keep('b', changed('second'));
  drafts.keep('a', changed('first, longer'));
  expect(drafts.of('a')).toEqual(changed('first, longer'));
  drafts.settle('b');
  expect(drafts.areUnsaved()).toBe(true);
  drafts.settle('a');
  expect(drafts.areUnsaved()).toBe(false);
});

test('a filing that is taken back finds its draft, which would be lost once it is changed again', () => {
  const drafts = createKeptDrafts();
  drafts.keep('a', changed('note'));
  drafts.settle('a');
  expect(drafts.of('a')).toEqual(changed('note'));
  expect(drafts.areUnsaved()).toBe(false);
  drafts.keep('a', changed('note'));
  expect(drafts.areUnsaved()).toBe(true);
});

test('however many are changed, none is forgotten before it is filed', () => {
  const drafts = createKeptDrafts();
  const ids = Array.from({ length: 250 }, (_, at) => String(at));
  ids.forEach((id) => drafts.keep(id, changed(id)));
  expect(ids.every((id) => drafts.of(id))).toBe(true);
  ids.forEach((id) => drafts.settle(id));
  expect(ids.filter((id) => drafts.of(id))).toEqual(ids.slice(150));
});
