import { expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { pageOf } from '../page/page.fixtures.ts';

it('takes neither a name nor an age of another page for one of a page that does not say it', () => {
  const pages = [
    pageOf(['Dear Dr. Ellis,', 'Please see Anna Roy for a hernia.', 'HN: 9876543217'], { number: 1 }),
    pageOf(['Hemoglobin 118', 'HN: 6814166796'], { number: 2 }),
  ];
  expect(extractFields(pages, { today: '2026-03-01' }).patients.map(({ name, healthNumber, pages: on }) => [name, healthNumber, on])).toEqual([
    ['Roy, Anna', '9876543217', [1]],
    [null, '6814166796', [2]],
  ]);
});
