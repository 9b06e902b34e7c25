import { describe, expect, it } from 'vitest';
import { englishProblems, parityProblems } from './parity.ts';

const english = {
  'faxes.list.title': 'Faxes',
  'faxes.list.count': '{count, plural, one {# fax} other {# faxes}}',
  'faxes.list.from': 'From <b>{sender}</b>',
  'faxes.list.priority': '{priority, select, stat {Stat} other {Routine}}',
};
const japanese = {
  'faxes.list.title': 'FAX',
  'faxes.list.count': '{count} 件の FAX',
  'faxes.list.from': '<b>{sender}</b> から',
  'faxes.list.priority': '{priority, select, stat {至急} other {通常}}',
};
const problems = (change: Record<string, string>, same: string[] = []) =>
  parityProblems(english, { ...japanese, ...change }, 'ja', same);

describe('parityProblems', () => {
  it('accepts a faithful translation, a plural written plainly where the language has none', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    ['an unused id', { 'faxes.old': '古い' }, 'ja faxes.old is not used by any screen'],
    ['an empty text', { 'faxes.list.title': ' ' }, 'ja faxes.list.title is empty'],
    ['a missing argument', { 'faxes.list.from': '<b>送信者</b>' }, 'ja faxes.list.from {sender} is missing'],
    ['a missing tag', { 'faxes.list.from': '{sender} から' }, 'ja faxes.list.from {b} is missing'],
    ['an invented argument', { 'faxes.list.title': '{n} FAX' }, 'ja faxes.list.title {n} is not in English'],
    [
      'other choices',
      { 'faxes.list.priority': '{priority, select, urgent {至急} other {通常}}' },
      'ja faxes.list.priority {priority} is "select other|urgent", in English "select other|stat"',
    ],
    [
      'a plural form the language lacks',
      { 'faxes.list.count': '{count, plural, one {# 件} other {# 件}}' },
      'ja faxes.list.count {count} has the plural form "one", which ja has not',
    ],
    ['English left as it was', { 'faxes.list.title': 'Faxes' }, 'ja faxes.list.title is still in English'],
  ])('reports %s', (_what, change, problem) => {
    expect(problems(change)).toEqual([problem]);
  });

  it('reports a missing id', () => {
    const { 'faxes.list.title': _title, ...rest } = japanese;
    expect(parityProblems(english, rest, 'ja', [])).toEqual(['ja faxes.list.title is missing']);
  });

  it('reports a plural form that French needs, and broken syntax', () => {
    const french = {
      'faxes.list.title': 'Fax',
      'faxes.list.count': '{count, plural, other {# fax}}',
      'faxes.list.from': 'De <b>{sender}',
      'faxes.list.priority': '{priority, select, stat {Immédiat} other {Normal}}',
    };
    expect(parityProblems(english, french, 'fr', [])).toEqual([
      'fr faxes.list.count {count} lacks the plural form "one"',
      expect.stringContaining('fr faxes.list.from is not valid ICU text'),
    ]);
  });

  it('allows the same text only where it is listed and needed', () => {
    expect(problems({ 'faxes.list.title': 'Faxes' }, ['faxes.list.title'])).toEqual([]);
    expect(problems({}, ['faxes.list.title'])).toEqual(['ja faxes.list.title needs no allowance']);
  });
});

describe('englishProblems', () => {
  it('reports a broken text, a lacking plural form and an id without an area', () => {
    expect(englishProblems({ title: 'Faxes' })).toEqual(['en title is not named area.part.name']);
    expect(englishProblems({ 'a.b': '{n, plural, other {#}}' })).toEqual([
      'en a.b {n} lacks the plural form "one"',
    ]);
    expect(englishProblems({ 'a.b': '{n' })).toEqual([
      expect.stringContaining('en a.b is not valid ICU text'),
    ]);
  });
});
