import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAtLeast, obstacle } from './prepare.mjs';

it.each([
  ['20.19.0', '20.19', true],
  ['20.18.3', '20.19', false],
  ['22.1.0', '20.19', true],
  ['18.20.0', '20.19', false],
])('Node %s is at least %s: %s', (version, wanted, expected) => {
  expect(isAtLeast(version, wanted)).toBe(expected);
});

describe('obstacle', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-start-'));
  beforeAll(() => writeFileSync(path.join(folder, 'package.json'), '{"engines": {"node": ">=20.19"}}'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names the Node that is needed, then the install that is missing, then nothing', () => {
    expect(obstacle(folder, '18.20.0')).toBe('Intake needs Node 20.19 or newer; this is Node 18.20.0.');
    expect(obstacle(folder, '20.19.0')).toContain('npm install');
    mkdirSync(path.join(folder, 'node_modules/turbo'), { recursive: true });
    expect(obstacle(folder, '20.19.0')).toBeUndefined();
  });
});
