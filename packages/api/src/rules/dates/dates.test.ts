import { describe, expect, it } from 'vitest';
import { dateOrderHint, findDates, parseDocumentDate } from './dates.ts';

const today = '2026-03-10';
const birth = { purpose: 'birth', today } as const;

describe('parseDocumentDate', () => {
  it.each([
    ['1985-04-03', '1985-04-03'],
    ['1985/04/03', '1985-04-03'],
    ['19850403', '1985-04-03'],
    ['April 3, 1985', '1985-04-03'],
    ['Apr 3/85', '1985-04-03'],
    ['03-APR-1985', '1985-04-03'],
    ['1985-Apr-03', '1985-04-03'],
    ['3rd April 1985', '1985-04-03'],
    ['le 3 avril 1985', '1985-04-03'],
    ['1er août 1985', '1985-08-01'],
    ['12 févr. 1985', '1985-02-12'],
    ['23/04/1985', '1985-04-23'],
    ['04/23/1985', '1985-04-23'],
    ['04/04/1985', '1985-04-04'],
    ['1985年4月3日', '1985-04-03'],
    ['1985 年 4 月 3 日', '1985-04-03'],
    ['昭和60年4月3日生', '1985-04-03'],
    ['令和元年5月1日', '2019-05-01'],
  ])('reads %s', (raw, value) => {
    expect(parseDocumentDate(raw, { today })).toEqual({ value, ambiguous: false, candidates: [value] });
  });

  it('flags digits that have two readings', () => {
    expect(parseDocumentDate('03/04/1985', birth)).toEqual({
      value: null,
      ambiguous: true,
      candidates: ['1985-03-04', '1985-04-03'],
    });
  });

  it('believes the form about the order', () => {
    expect(parseDocumentDate('03/04/1985', { today, order: 'dmy' }).value).toBe('1985-04-03');
    expect(parseDocumentDate('03/04/1985', { today, order: 'mdy' }).value).toBe('1985-03-04');
    expect(parseDocumentDate('85/04/03', { ...birth, order: 'ymd' }).value).toBe('1985-04-03');
  });

  it('gives two-digit years every century that a birth date can have', () => {
    expect(parseDocumentDate('3 April 85', birth).value).toBe('1985-04-03');
    expect(parseDocumentDate('3 April 15', birth)).toMatchObject({ value: null, candidates: ['1915-04-03', '2015-04-03'] });
    expect(parseDocumentDate('3 April 15', { today }).value).toBe('2015-04-03');
  });

  it.each(['2027-01-01', '1890-01-01'])('refuses %s as a birth date', (raw) => {
    expect(parseDocumentDate(raw, birth)).toEqual({ value: null, ambiguous: false, candidates: [] });
  });

  it.each(['', 'yesterday', '1985-02-30', '45/45/1985', '12', '416-555-0142'])('reads nothing in %j', (raw) => {
    expect(parseDocumentDate(raw, { today }).candidates).toEqual([]);
  });
});

describe('findDates', () => {
  it('finds dates in running text', () => {
    const text = 'Seen on March 2, 2026; DOB 1985-04-03. Call 416-555-0142 before le 12 mars 2026.';
    expect(findDates(text, { today }).map(({ value, raw }) => [value, raw])).toEqual([
      ['2026-03-02', 'March 2, 2026'],
      ['1985-04-03', '1985-04-03'],
      ['2026-03-12', '12 mars 2026'],
    ]);
  });

  it('finds nothing in telephone and health numbers', () => {
    expect(findDates('9876-543-217 AB, 416-555-0142, (613) 555-0101', { today })).toEqual([]);
  });
});

describe('dateOrderHint', () => {
  it.each([
    ['DOB (DD/MM/YYYY)', 'dmy'],
    ['Date of birth mm-dd-yyyy', 'mdy'],
    ['Naissance (AAAA-MM-JJ)', 'ymd'],
    ['jour mois année', 'dmy'],
    ['(Y/M/D)', 'ymd'],
    ['J-M-A:', 'dmy'],
    ['M/D/Y', 'mdy'],
    ['M/F/X', null],
    ['Date of birth', null],
  ])('%s says %s', (text, order) => expect(dateOrderHint(text)).toBe(order));
});

it.each(['Nov 02 15:29', '15:29 Nov 02', 'Nov 2 10 am', 'le 2 nov. 15h30', '02 Nov 15:29', 'Nov 02 10 h'])('takes no time of day for a year: %s', (text) => {
  expect(findDates(text)).toEqual([]);
});

it.each([['Nov 02 2025 15:29', '2025-11-02'], ['2025-11-02 15:29', '2025-11-02'], ['15:29 2 Nov 2025', '2025-11-02'], ['2 nov. 2025, 15h30', '2025-11-02']])('finds the day beside a time: %s', (text, value) => {
  expect(findDates(text).map((date) => date.value)).toEqual([value]);
});
