import { callDetail, calls } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { addressOf, canAccept, clockText, evidenceOf, openProposal, otherSideOf, placeOf, secondsOf } from './CallsHistory.model.ts';

const proposed = callDetail(calls[1]!);

test('an address that nobody wrote is the first view, and none holds what was searched for', () => {
  expect(placeOf(new URLSearchParams('view=nothing&purpose=x'))).toEqual({ view: 'all', openId: null, agentId: null, purpose: null });
  const place = { view: 'decide', openId: 'a', agentId: 'b', purpose: 'reminder' } as const;
  expect(placeOf(addressOf(place))).toEqual(place);
});

test('a proposal shows what the caller said, and what was asked', () => {
  const proposal = openProposal(proposed)!;
  const evidence = evidenceOf(proposed.turns, proposal)!;
  expect(proposed.turns.find(({ number }) => number === proposal.turn)?.who).toBe('caller');
  expect(evidence.answer).toBe(proposed.turns.find(({ number }) => number === proposal.turn)?.text);
  expect(evidence.question).toContain('1');
  expect(evidenceOf([], proposal)).toBeNull();
});

test('what has changed or was decided cannot be accepted', () => {
  const proposal = openProposal(proposed)!;
  expect(canAccept(proposal)).toBe(true);
  expect(canAccept({ ...proposal, appointment: { ...proposal.appointment!, hasChanged: true } })).toBe(false);
  expect(canAccept({ ...proposal, status: 'accepted' })).toBe(false);
  expect(openProposal(callDetail(calls[8]!))).toBeNull();
});

test('a call that goes on counts until now, and one that was never answered has no length', () => {
  const startedAt = '2026-11-23T14:29:00.000Z';
  expect(secondsOf({ startedAt, endedAt: null }, '2026-11-23T14:30:05.000Z')).toBe(65);
  expect(secondsOf({ startedAt: null, endedAt: null }, '2026-11-23T14:30:05.000Z')).toBeNull();
  expect(clockText(65)).toBe('1:05');
});

test('the other side is a name, a number, or nobody', () => {
  expect(otherSideOf({ patientName: 'Chen, Olivia', number: '+14165550101' })).toBe('Chen, Olivia');
  expect(otherSideOf({ patientName: null, number: '+14165550101' })).toContain('555');
  expect(otherSideOf({ patientName: null, number: null })).toBeNull();
});
