import type { ZoneField } from '@intake/api/rules/forms';
import { expect, test } from 'vitest';
import { viewOf } from '../document.ts';
import { pageOf } from '../page/page.fixtures.ts';
import { locate } from './locate.ts';

/** The words at each place that a line says the value, as a person reads them. */
function located(line: string, field: ZoneField, filed: string): string[] {
  const page = pageOf(['Regional access sheet', '', line, '', 'Incomplete sheets are returned']);
  const document = viewOf([page]);
  const boxes = locate(document.pages[0]!, field, filed, { document, documentType: 'referral', today: '2026-03-01' });
  return boxes.map(([x0, y0, x1, y1]) => page.words.filter(({ box }) => box[0] >= x0 - 0.001 && box[2] <= x1 + 0.001 && box[1] >= y0 - 0.01 && box[3] <= y1 + 0.01).map(({ text }) => text).join(' '));
}

test('a number begins with its own first digits, whatever number ends the cell before', () => {
  expect(located('September 6, 2025          416-555-0142', 'referrer.phone', '+14165550142')).toEqual(['416-555-0142']);
  expect(located('DAMM 1410 1056             (514) 555-0147', 'patient.phone', '+15145550147')).toEqual(['(514) 555-0147']);
});

test('a date may begin with its month', () => {
  expect(located('November 30, 2025          Replies to', 'letterDate', '2025-11-30')).toEqual(['November 30, 2025']);
  expect(located('30 November 2025           Replies to', 'letterDate', '2025-11-30')).toEqual(['30 November 2025']);
});

test('all of a name is located where a page says all of it, and as much as it says where it leaves a name out', () => {
  expect(located('Dre Marie-Ève Le Gall', 'referrer.name', 'Le Gall, Marie-Ève')).toEqual(['Dre Marie-Ève Le Gall']);
  expect(located('Nico Garcia Lopez', 'referrer.name', 'Garcia Lopez, Nico')).toEqual(['Nico Garcia Lopez']);
  expect(located('Ada Okafor                 416-555-0142', 'patient.name', 'Okafor, Ada Beatrice')).toEqual(['Ada Okafor']);
});

test('a title belongs to the name that it stands before, and an M of the cell before does not', () => {
  expect(located('M. Benoît St-Pierre', 'patient.name', 'St-Pierre, Benoît')).toEqual(['M. Benoît St-Pierre']);
  expect(located('M                          Benoît St-Pierre', 'patient.name', 'St-Pierre, Benoît')).toEqual(['Benoît St-Pierre']);
});
