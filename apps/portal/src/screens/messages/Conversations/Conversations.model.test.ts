import { clerk, frozenNow, messageWith, physicianUser, thread, troubledThread } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { addressOf, holderOf, languageOf, placeOf, threadOf } from './Conversations.model.ts';

const now = Date.parse(frozenNow);
const zone = 'America/Toronto';

test('an address holds the view, a label and the open conversation, and leads back to them', () => {
  const place = { view: 'unassigned', label: 'Rebook', openId: 'c1' } as const;
  expect(addressOf(place).toString()).toBe('view=unassigned&label=Rebook&conversation=c1');
  expect(placeOf(addressOf(place))).toEqual(place);
  expect(placeOf(new URLSearchParams('view=everything'))).toEqual({ view: 'open', label: null, openId: null });
  expect(addressOf({ view: 'open' }).toString()).toBe('');
});

test('a conversation is read by days of the clinic, the newest last, and runs of one writer end once', () => {
  const { days, waiting } = threadOf(thread, now, zone);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  expect(days.at(-1)!.messages.at(-1)!.message.id).toBe(thread[0]!.id);
  expect(waiting).toEqual([]);
  const run = [messageWith(3, 'c', 50), messageWith(2, 'b', 58), messageWith(1, 'a', 60)];
  expect(threadOf(run, now, zone).days[0]!.messages.map(({ isLastOfRun }) => isLastOfRun)).toEqual([false, false, true]);
  expect(threadOf([messageWith(2, 'b', 40), messageWith(1, 'a', 60)], now, zone).days[0]!.messages[0]!.isLastOfRun).toBe(true);
});

test('what waits for its time stands after all that was said, the soonest first', () => {
  const later = messageWith(90, 'later', 5, { direction: 'outgoing', status: 'queued', notBefore: '2026-11-26T14:00:00.000Z' });
  const { days, waiting } = threadOf([later, ...troubledThread], now, zone);
  expect(waiting.map(({ id }) => id)).toEqual([troubledThread[0]!.id, later.id]);
  expect(days.flatMap(({ messages }) => messages)).toHaveLength(troubledThread.length - 1);
  const due = { ...later, notBefore: '2026-11-23T14:00:00.000Z' };
  expect(threadOf([due], now, zone).waiting).toEqual([]);
});

test('a claim counts while it lasts, and only of somebody else', () => {
  const claim = { userId: physicianUser.id, displayName: physicianUser.displayName, until: '2026-11-23T14:32:00.000Z' };
  expect(holderOf({ claim }, clerk.id, now)).toEqual(claim);
  expect(holderOf({ claim }, physicianUser.id, now)).toBeNull();
  expect(holderOf({ claim }, clerk.id, now + 180_000)).toBeNull();
});

test('a language counts when texts are written in it, in whichever script', () => {
  const patient = { id: '', familyName: '', givenName: '', birthDate: null, alerts: [] };
  expect(languageOf({ ...patient, language: 'zh-Hant' })).toBe('zh');
  expect(languageOf({ ...patient, language: 'pl' })).toBeNull();
  expect(languageOf(null)).toBeNull();
});
