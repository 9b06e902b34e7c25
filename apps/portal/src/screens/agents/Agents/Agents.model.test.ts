import { agentContent, agentDetails, suiteRunOf, unsafeContent } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { addressOf, differenceOf, gateOf, inOrder, isUnchanged, placeOf, runOf, safetyTone, stateOf } from './Agents.model.ts';

test('an address that nobody wrote is the list, and a tab that is not there the first', () => {
  expect(placeOf(new URLSearchParams('tab=nothing'))).toEqual({ openId: null, tab: 'flow' });
  const place = { openId: 'a', tab: 'suite' } as const;
  expect(placeOf(addressOf(place))).toEqual(place);
});

test('only a version without problems whose safety scenarios all pass can be published', () => {
  const { id } = agentDetails[0]!;
  const [safe, unsafe] = [suiteRunOf(id, 4), suiteRunOf(id, 4, true)];
  expect(unsafe.isPublishable).toBe(false);
  expect(gateOf(0, safe).isOpen).toBe(true);
  expect(gateOf(0, unsafe).isOpen).toBe(false);
  expect(gateOf(1, safe).isOpen).toBe(false);
  expect(gateOf(0, null).isOpen).toBe(false);
  // A run of another version proves nothing of this one.
  expect(runOf([safe], 5)).toBeNull();
  expect(safetyTone(unsafe.score)).toBe('danger');
  expect(inOrder(unsafe.failed)[0]?.isSafety).toBe(true);
});

test('what differs from what answers calls is named, in whichever order its fields were written', () => {
  expect(isUnchanged(differenceOf(agentContent, structuredClone(agentContent)))).toBe(true);
  expect(differenceOf(agentContent, unsafeContent)).toMatchObject({ settings: ['purpose'], steps: [{ id: 'greet' }, { id: 'move' }], isLanguages: false });
  expect(differenceOf(agentContent, { ...agentContent, flow: { ...agentContent.flow, languages: ['en'] } }).isLanguages).toBe(true);
  expect(agentDetails.map(stateOf)).toEqual(['live', 'changed', 'draft']);
});
