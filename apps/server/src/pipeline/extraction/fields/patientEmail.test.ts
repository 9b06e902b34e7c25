import { expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

const trust = 0.65;

/** A doubted word alone would make its page look hard to read. */
const prose = Array.from({ length: 12 }, () => 'The patient has had chest pain on exertion for six weeks and is otherwise well.');

function emailOf(address: string, name = 'Anna Roy', confidence = trust) {
  const page = pageOf([`Patient: ${name}`, 'DOB: 1961-07-23', `Email: ${address}`, '', ...prose], { doubted: { [address]: confidence } });
  return extractFields([page], { today: '2026-03-01' }).fields.find(({ field }) => field === 'patient.email')!;
}

it.each(['anna.roy@gmail.com', 'annaroy@videotron.ca', 'roy_anna@example.org', 'a.roy@bell.net', 'anna.roy7@gmail.com'])('writes %s, which is made of the name', (address) => {
  const { value, confidence } = emailOf(address);
  expect(value).toBe(address);
  expect(confidence).toBeGreaterThanOrEqual(writeThreshold);
});

it('knows a name without its accents and hyphens', () => {
  expect(emailOf('marieeve.beaulieuroy@gmail.com', 'Marie-Ève Beaulieu-Roy', 0.3).confidence).toBeGreaterThanOrEqual(writeThreshold);
});

it('only suggests an address that differs from the name by a letter, as the name has it', () => {
  const { value, confidence } = emailOf('chcsley.boehm7@gmail.com', 'Chesley Boehm', 0.97);
  expect(value).toBe('chesley.boehm7@gmail.com');
  expect(confidence).toBeLessThan(writeThreshold);
});

it('mends a domain that most people have', () => {
  expect(emailOf('anna.roy@cxample.com')).toMatchObject({ value: 'anna.roy@example.com' });
  expect(emailOf('anna.roy@gmai1.com')).toMatchObject({ value: 'anna.roy@gmail.com' });
  expect(emailOf('anna.roy@examplelorg')).toMatchObject({ value: 'anna.roy@example.org' });
  expect(emailOf('anna.roy@mail.com')).toMatchObject({ value: 'anna.roy@mail.com' });
});

it.each([
  ['is not the name', 'anna.kay@gmail.com', trust],
  ['has a letter too many', 'anna.royl@gmail.com', trust],
  ['has a domain that nobody knows', 'anna.roy@elmclinic.ca', trust],
  ['has digits that were hard to read', 'anna.roy71@gmail.com', 0.4],
])('only suggests a doubtful address that %s', (_, address, confidence) => {
  expect(emailOf(address, 'Anna Roy', confidence).confidence).toBeLessThan(writeThreshold);
});
