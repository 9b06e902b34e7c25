import { expect, it } from 'vitest';
import { pictureOf } from '../baselines/names.ts';
import { pageOf } from './page.ts';

const shown = { ...pictureOf('ui/components/Button', 'Gallery', 'zh'), state: 'failed' as const, problem: '</script><b>$& it threw' };

const dataOf = (page: string) => JSON.parse(/id="run">([^<]*)</.exec(page)?.[1] ?? '') as unknown;

it('holds everything that it shows, and lets no text out of its place', () => {
  const page = pageOf('1 failed.', [shown]);
  expect(dataOf(page)).toEqual({ summary: '1 failed.', pictures: [shown] });
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toMatch(/\/\*[\w.]+\*\/|src="http|href=/);
});

it('knows a token only when it is served', () => {
  expect(dataOf(pageOf('', [], 'secret'))).toMatchObject({ token: 'secret' });
  expect(pageOf('', [])).not.toContain('"token"');
});
