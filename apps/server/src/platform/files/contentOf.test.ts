import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentOf } from './contentOf.ts';
import { spool } from './spool.ts';

test('a file that is gone before it is read is an error of whoever reads it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intake-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'scan.pdf');
  const content = contentOf(path);
  // A stream would have been opened meanwhile, and failed where nobody listens.
  for (let turn = 0; turn < 3; turn++) await readdir(folder);
  await expect(spool(join(folder, 'draft'), content, 100)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await readdir(folder)).toEqual([]);
  await writeFile(path, 'one page');
  expect(await spool(join(folder, 'kept'), contentOf(path), 100)).toMatchObject({ size: 8 });
});
