import { describe, expect, it } from 'vitest';
import { clock, hitsOf, segmentsOf, turnAt, wordAt } from './transcript.model.ts';

const turn = (text: string, startMs = 0) => ({ id: text, speaker: 'a', startMs, text });
const found = (text: string, query: string) => hitsOf([turn(text)], query).map(({ from, to }) => text.slice(from, to));

it('times are written as a player does', () => {
  expect([0, 999, 65_000, 3_723_000, -5].map(clock)).toEqual(['0:00', '0:00', '1:05', '1:02:03', '0:00']);
});

it('the turn and the word of a time are the last that have begun', () => {
  const turns = [turn('a', 1000), turn('b', 5000)];
  expect([0, 1000, 4999, 5000, 90_000].map((ms) => turnAt(turns, ms))).toEqual([-1, 0, 0, 1, 1]);
  const words = [
    { text: 'a', startMs: 100, endMs: 200 },
    { text: 'b', startMs: 300, endMs: 400 },
  ];
  expect([0, 100, 199, 250, 300, 400].map((ms) => wordAt(words, ms))).toEqual([-1, 0, 0, -1, 1, -1]);
});

describe('hits', () => {
  it('are found whatever their case and accents, and keep their place', () => {
    expect(found('Bonjour Hélène, c’est Helene.', 'helene')).toEqual(['Hélène', 'Helene']);
    expect(found('Straße İstanbul Zoë', 'zoe')).toEqual(['Zoë']);
    expect(found('血液検査は来週です', '検査')).toEqual(['検査']);
  });

  it('do not overlap, and an empty query has none', () => {
    expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
    expect(found('a a', '  ')).toEqual([]);
    expect(found('1.5 T (MRI)', '(mri')).toEqual(['(MRI']);
  });

  it('say in which turn they are', () => {
    expect(hitsOf([turn('no'), turn('yes, yes')], 'yes').map((hit) => hit.turn)).toEqual([1, 1]);
  });
});

describe('segments', () => {
  const words = ['Tuesday', 'at', 'ten'].map((text, at) => ({ text, startMs: at * 100, endMs: at * 100 + 90 }));

  it('give the text back whole', () => {
    const text = 'Tuesday, at ten.';
    const segments = segmentsOf({ text, words }, [{ from: 4, to: 10 }]);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
  });

  it('cut where a word or a hit begins or ends', () => {
    expect(segmentsOf({ text: 'Tuesday, at ten.', words }, [{ from: 4, to: 11 }])).toEqual([
      { from: 0, text: 'Tues', word: 0 },
      { from: 4, text: 'day', word: 0, hit: 0 },
      { from: 7, text: ', ', hit: 0 },
      { from: 9, text: 'at', word: 1, hit: 0 },
      { from: 11, text: ' ' },
      { from: 12, text: 'ten', word: 2 },
      { from: 15, text: '.' },
    ]);
  });

  it('leave out a word that is not in the text, and go on after it', () => {
    const edited = segmentsOf({ text: 'Tuesday ten', words }, []);
    expect(edited.flatMap(({ word }) => word ?? [])).toEqual([0, 2]);
  });

  it('of an empty text are none', () => {
    expect(segmentsOf({ text: '' }, [])).toEqual([]);
  });
});
