import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deepestJson, parseSent } from './wellFormed.ts';

const lists = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
const objects = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as unknown;

describe('a body of values within each other', () => {
  it.each([['lists', lists], ['objects', objects]])('is taken as deep as anybody means: %s', (_, nested) => {
    expect(parseSent(z.unknown(), nested(deepestJson)).success).toBe(true);
  });

  it.each([['lists', lists], ['objects', objects]])('is refused one level deeper, and any number of levels: %s', (_, nested) => {
    for (const levels of [deepestJson + 1, 400_000]) expect(parseSent(z.unknown(), nested(levels)).success).toBe(false);
  });
});

it.each([['NUL', 'a\0b'], ['half of a surrogate pair', '\ud800'], ['a key with NUL', { 'a\0': 1 }], ['a list with NUL', [[{ a: '\0' }]]], ['a key that converts', { length: { toString: 1 } }]])('%s is refused', (_, value) => {
  expect(parseSent(z.unknown(), value).success).toBe(false);
});
