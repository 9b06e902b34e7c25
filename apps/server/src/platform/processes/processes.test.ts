import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cpuTime, parseCpuTime } from './cpuTime.ts';
import { childEnvironment } from './environment.ts';
import { freePort } from './freePort.ts';

describe('the environment of a program that we start', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('holds none of our keys and passwords', () => {
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret-key');
    vi.stubEnv('DATABASE_URL', 'postgresql://user:secret@db/intake');
    const seen = execFileSync(process.execPath, ['-p', 'JSON.stringify(process.env)'], { env: childEnvironment({ ONLY: 'this' }), encoding: 'utf8' });
    expect(seen).not.toContain('secret');
    expect(JSON.parse(seen)).toMatchObject({ ONLY: 'this', PATH: process.env.PATH });
  });
});

describe('the time that a process has computed', () => {
  it('grows with its work', async () => {
    const before = (await cpuTime(process.pid))!;
    const { user, system } = process.cpuUsage();
    expect(before).toBeGreaterThan(0);
    expect(Math.abs(before - (user + system) / 1000)).toBeLessThan(2000);
  });

  it('is unknown of a process that is gone', async () => {
    expect(await cpuTime(2 ** 22 + 1)).toBeUndefined();
  });

  it.each([
    ['0:01.50', 1500],
    ['02:03', 123_000],
    ['1:00:00', 3_600_000],
    ['2-01:00:00', 176_400_000],
  ])('is read from %s as ps prints it', (text, milliseconds) => {
    expect(parseCpuTime(text)).toBe(milliseconds);
  });
});

describe('a free port', () => {
  it('is none that the system gives to a connection meanwhile', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(Math.min(...ports)).toBeGreaterThan(1024);
  });

  it('says so where the host is none of this machine', async () => {
    await expect(freePort('203.0.113.1')).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
  });
});
