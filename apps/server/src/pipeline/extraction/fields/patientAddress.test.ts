import { expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

function addressOf(line: string, doubted: Record<string, number>) {
  const page = pageOf(['Patient: Anna Roy', 'DOB: 1961-07-23', line], { doubted });
  return extractFields([page], { today: '2026-03-01' }).fields.find(({ field }) => field === 'patient.address')!;
}

it.each([
  ['Address: 12 Main Street, Halifax, NS B3J 3Y5', { '3Y5': 0.4 }, 'B3J 3Y5'],
  ['Address: 12 Main Street, Halifax, NS B3J 3YS', { '3YS': 0.4 }, 'B3J 3Y5'],
  ['Address: 12 Main Street, Unit 4, Winnipeg, MB R3C 228', { '228': 0.4 }, 'R3C 2Z8'],
  ['Address: 12 rue Cartier, Gatineau, QC JB8X 6K0', { JB8X: 0.3 }, 'J8X 6K0'],
  ['Address: 12 rue Cartier, Laval (Québec) H7T 9WO0', { '9WO0': 0.3 }, 'H7T 9W0'],
])('writes %s, whose doubtful code lies in the province', (line, doubted, code) => {
  const { value, confidence } = addressOf(line, doubted);
  expect(value?.endsWith(code)).toBe(true);
  expect(confidence).toBeGreaterThanOrEqual(writeThreshold);
});

it.each([
  ['another province', 'Address: 12 Main Street, Halifax, ON B3J 3Y5', { '3Y5': 0.4 }],
  ['no province', 'Address: 12 Main Street, Halifax B3J 3Y5', { '3Y5': 0.4 }],
  ['a digit that may stand for several letters', 'Address: 12 Elm Crescent, Calgary, AB T2P 959', { '959': 0.4 }],
  ['a unit that has lost its number', 'Address: 12 Main Street, Unit, Halifax, NS B3J 3Y5', {}],
  ['a doubtful house number', 'Address: 12 Main Street, Halifax, NS B3J 3Y5', { '12': 0.4 }],
])('only suggests an address with %s', (_, line, doubted) => {
  expect(addressOf(line, doubted).confidence).toBeLessThan(writeThreshold);
});

it('doubts a code that stands in a box of its own', () => {
  const lines = ['Patient: Anna Roy', 'Address: 12 Main Street', 'City: Halifax', 'Postal Code: B3J 3Y5'];
  const found = (doubted: Record<string, number>) =>
    extractFields([pageOf(lines, { doubted })], { today: '2026-03-01' }).fields.find(({ field }) => field === 'patient.address')!;
  expect(found({}).value).toBe('12 Main Street, Halifax, NS B3J 3Y5');
  expect(found({ '3Y5': 0.4 }).confidence).toBeLessThan(found({}).confidence * 0.8);
});
