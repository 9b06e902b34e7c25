import { expect, test, vi } from 'vitest';
import { createDraft } from './draft.ts';
import { isUnsaved, watchUnsaved } from './unsaved.ts';

test('a draft is dirty while it differs from what was saved last, also when a value is typed back', () => {
  const draft = createDraft({ name: 'Main', numbers: ['1'] });
  expect(draft.isDirty()).toBe(false);
  draft.set({ numbers: ['1', '2'] });
  expect(draft.isDirty()).toBe(true);
  draft.set({ numbers: ['1'] });
  expect(draft.isDirty()).toBe(false);
  draft.set({ name: 'West' });
  draft.settle(draft.values());
  expect(draft.isDirty()).toBe(false);
  draft.set({ name: 'Main' });
  expect(draft.isDirty()).toBe(true);
});

test('a draft notifies its listeners of each change until they unsubscribe', () => {
  const draft = createDraft({ name: '' });
  const listener = vi.fn();
  const stop = draft.subscribe(listener);
  draft.set({ name: 'W' });
  stop();
  draft.set({ name: 'We' });
  expect(listener).toHaveBeenCalledOnce();
  expect(draft.values()).toEqual({ name: 'We' });
});

test('what is known better later fills in the parts that nobody has touched, and is no change of anybody', () => {
  const draft = createDraft({ family: '', given: '', phone: '' });
  const parts = { name: ['family', 'given'], phone: ['phone'] } as const;
  draft.refill({ family: 'Okafor', given: 'Ada', phone: '' }, parts);
  expect(draft.refilled()).toEqual({ name: 1 });
  expect(draft.values()).toEqual({ family: 'Okafor', given: 'Ada', phone: '' });
  expect(draft.isDirty()).toBe(false);
  draft.set({ given: 'Adaeze' });
  draft.refill({ family: 'Okafar', given: 'Ada', phone: '604-555-0142' }, parts);
  expect(draft.refilled()).toEqual({ name: 1, phone: 1 });
  expect(draft.values()).toEqual({ family: 'Okafor', given: 'Adaeze', phone: '604-555-0142' });
  expect(draft.isDirty()).toBe(true);
});

test('something is unsaved as long as one form on the screen says so', () => {
  const stops = [watchUnsaved(() => false), watchUnsaved(({ leavesPage }) => leavesPage)];
  expect(isUnsaved({ leavesPage: false })).toBe(false);
  expect(isUnsaved({ leavesPage: true })).toBe(true);
  for (const stop of stops) stop();
  expect(isUnsaved({ leavesPage: true })).toBe(false);
});
