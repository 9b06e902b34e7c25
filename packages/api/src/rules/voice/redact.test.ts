import { expect, test } from 'vitest';
import { redacted, redactTurn } from './redact.ts';
import { syntheticPatient } from './rehearsalSuite.ts';
import { seededRandom } from './seededRandom.ts';

test.each([
  ['I was born on 3 April 1985.', `I was born on ${redacted}.`],
  ['1985-04-03 and K1A 0B1', `${redacted} and ${redacted}`],
  ['né le 3 avril 1985, h2x-1y4', `né le ${redacted}, ${redacted}`],
  ['我是1985年4月3日出生的', `我是${redacted}出生的`],
  ['four digits: 4 3 2 1', `four digits: ${redacted}`],
  ['健康卡末四位４３２１', `健康卡末四位${redacted}`],
  ['January fifteenth, nineteen eighty-one, please', `${redacted}, please`],
  ['the fifteenth of January 1981', `the ${redacted}`],
  ['nine nine double four', redacted],
  ['k one a zero b one', redacted],
  ['le quinze janvier mille neuf cent quatre-vingt-un', `le ${redacted}`],
  ['neuf, neuf, quatre, quatre', redacted],
  ['我是一九八一年一月十五日出生的', `我是${redacted}出生的`],
  ['九九四四', redacted],
  ['昭和五十六年一月十五日です', `${redacted}です`],
  ['call me at 416-555-0100', `call me at ${redacted}`],
])('%s', (said, kept) => expect(redactTurn(said)).toBe(kept));

test('what a call is about stays: keys, a time of day, words', () => {
  for (const said of ['2', 'Yes, please confirm it.', 'At 9:30, room 12', '我要改期', '確認をお願いします。', 'one moment', 'May I come at two thirty?', 'I want a second one', 'Un moment, s’il vous plaît', '一下', 'I need to move it to a later day in June']) expect(redactTurn(said)).toBe(said);
});

test('no fact of a synthetic patient is left in what they say', () => {
  const random = seededRandom(11);
  for (let count = 0; count < 2_000; count++) {
    const { facts } = syntheticPatient(random);
    const kept = redactTurn(`It is ${facts['birth-date']}, I live at ${facts['postal-code'].toLowerCase()}, and ${facts['health-number']}.`);
    for (const fact of Object.values(facts)) expect(kept.toUpperCase()).not.toContain(fact);
  }
});
