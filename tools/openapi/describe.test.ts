import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeApi } from './describe.ts';

const { paths } = describeApi('0') as { paths: Record<string, Record<string, { operationId: string; 'x-access': string }>> };
const operations = Object.values(paths).flatMap((path) => Object.values(path));

test('an operation is called as its contract key, and no two share a name', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('fileFax');
});

test('who may call is part of the description', () => {
  expect(paths['/api/faxserver/save']?.['post']?.['x-access']).toBe('faxes.triage');
});

test('the committed document is current', () => {
  const committed = readFileSync(new URL('../../packages/api/openapi.json', import.meta.url), 'utf8');
  expect(Object.keys((JSON.parse(committed) as { paths: object }).paths)).toEqual(Object.keys(paths));
});
