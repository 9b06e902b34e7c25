import { expect, test } from 'vitest';
import { toNameTsquery, toTsquery } from './query.ts';
import { nameKeys, tokenText } from './tokens.ts';

test('accents, case and width make no difference', () => {
  expect(tokenText('Échographie Hélène ＭＲＩ cœur')).toBe('echographie helene mri coeur');
});

test('Chinese and Japanese become pairs, whatever stands beside them', () => {
  const [first, second, third] = tokenText('患者名 MRI').split(' ');
  expect(first).toMatch(/^u60a3u8005$/);
  expect(second).toMatch(/^u8005u540d$/);
  expect(third).toBe('mri');
  expect(tokenText('カルテ').split(' ')).toHaveLength(2);
});

test('a query asks for every word, the last as a prefix, and for unspaced text as a phrase', () => {
  expect(toTsquery('chest pain')).toBe('chest & pain:*');
  expect(toTsquery('chest pain ')).toBe('chest & pain');
  expect(toTsquery('患者名')).toBe('(u60a3u8005 <-> u8005u540d)');
  expect(toTsquery("'; drop table fax; --")).toBe('drop & table & fax:*');
  expect(toTsquery('!!')).toBeNull();
});

test('names with one typing error share a key', () => {
  const shares = (a: string, b: string) => nameKeys(a).some((key) => nameKeys(b).includes(key));
  expect(shares('Tremblay', 'Trembaly')).toBe(true);
  expect(shares('Tremblay', 'Tremblai')).toBe(true);
  expect(shares('Tremblay', 'Tremblayy')).toBe(true);
  expect(shares('Tremblay', 'Bouchard')).toBe(false);
});

test('short words and numbers are not guessed at', () => {
  expect(toNameTsquery('li')).toBeNull();
  expect(toNameTsquery('9876543217')).toBeNull();
  expect(toNameTsquery('Tremblay')).toContain('zqntremblay');
  expect(toNameTsquery("O'Brien")).toMatch(/^o & \(zqnbrien \| /);
});
