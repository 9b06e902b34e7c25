import { appointmentFlow, flowProblems, flowState, targetsOf } from '@intake/api/rules/voice';
import { unsafeContent } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { blankState, changesOf, freshId, orderOf, outlineOf, partsOf, stateOfPath, withoutState, withState } from './flow.model.ts';
import { layoutOf, nodeSize } from './layout.model.ts';

test('the outline begins with the first state, names each once, and shows problems where they are', () => {
  expect(orderOf(appointmentFlow)[0]).toBe(appointmentFlow.start);
  expect(new Set(orderOf(appointmentFlow))).toEqual(new Set(Object.keys(appointmentFlow.states)));
  expect(outlineOf(appointmentFlow).every(({ problems, isReached }) => problems.length === 0 && isReached)).toBe(true);
  const unsafe = outlineOf(unsafeContent.flow);
  expect(unsafe.find(({ id }) => id === 'greet')?.problems.map(({ code }) => code)).toEqual(['detail-unverified', 'missing-text']);
  expect(unsafe.find(({ id }) => id === 'move')?.problems).toMatchObject([{ code: 'missing-target', name: 'choose-day' }]);
  expect(outlineOf(appointmentFlow).find(({ id }) => id === 'tell')?.isOpen).toBe(false);
  expect(stateOfPath('voicemail.en')).toBeNull();
});

test('a new name goes into whatever leads there', () => {
  const renamed = withState(appointmentFlow, 'greet', 'hello', flowState(appointmentFlow, 'greet')!);
  expect(renamed.start).toBe('hello');
  const asked = withState(appointmentFlow, 'birth-date', 'when-born', flowState(appointmentFlow, 'birth-date')!);
  expect(flowProblems(asked)).toEqual([]);
  expect(targetsOf(flowState(asked, 'identify')!).map(({ target }) => target)).toContain('when-born');
});

test('what led to a state that is gone leads to where it led', () => {
  const without = withoutState(appointmentFlow, 'tell');
  expect(flowProblems(without).filter(({ code }) => code === 'missing-target')).toEqual([]);
  expect(targetsOf(flowState(without, 'find')!)[0]?.target).toBe('wish');
  expect(withoutState(appointmentFlow, 'greet').start).toBe('birth-date');
});

test('a new state has an id of its own and is found in what has changed', () => {
  const id = freshId(appointmentFlow, 'say');
  const more = withState(appointmentFlow, null, id, blankState('say', appointmentFlow));
  expect(freshId(more, 'say')).not.toBe(id);
  expect(changesOf(appointmentFlow, more)).toMatchObject([{ id, kind: 'added' }]);
  expect(changesOf(more, appointmentFlow)).toMatchObject([{ id, kind: 'removed' }]);
  expect(changesOf(appointmentFlow, unsafeContent.flow).map(({ id: one, kind }) => [one, kind])).toEqual([['greet', 'changed'], ['move', 'changed']]);
  expect(changesOf(null, appointmentFlow).every(({ kind }) => kind === 'added')).toBe(true);
});

test('a text is cut where it names a value', () => {
  expect(partsOf('Hello {clinic.name}.')).toEqual([{ text: 'Hello ', isVariable: false }, { text: 'clinic.name', isVariable: true }, { text: '.', isVariable: false }]);
  expect(partsOf('')).toEqual([]);
});

test('no two states of the picture overlap, and only ways back go up', () => {
  const { nodes, edges, width, height } = layoutOf(appointmentFlow);
  for (const [at, one] of nodes.entries()) {
    expect(one.x >= 0 && one.x + nodeSize.width <= width && one.y + nodeSize.height <= height).toBe(true);
    for (const other of nodes.slice(at + 1)) expect(Math.abs(one.x - other.x) >= nodeSize.width || Math.abs(one.y - other.y) >= nodeSize.height).toBe(true);
  }
  const y = (id: string) => nodes.find((node) => node.id === id)!.y;
  for (const { from, to, isBack } of edges) expect(y(to) > y(from)).toBe(!isBack);
  expect(edges.filter(({ isBack }) => isBack).map(({ from, to }) => [from, to])).toEqual([['identify', 'birth-date']]);
});

test('a flow that leads to nowhere and one that goes round are drawn all the same', () => {
  expect(layoutOf(unsafeContent.flow).nodes).toHaveLength(Object.keys(unsafeContent.flow.states).length);
  const round = withState(appointmentFlow, 'done', 'done', { kind: 'say', text: {}, next: 'done' });
  expect(layoutOf(round).edges.some(({ from, to }) => from === 'done' && to === 'done')).toBe(true);
});
