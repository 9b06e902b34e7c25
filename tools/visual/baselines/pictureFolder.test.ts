import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PictureFolder } from './pictureFolder.ts';

const place = mkdtempSync(path.join(tmpdir(), 'intake-pictures-'));
afterAll(() => rmSync(place, { recursive: true }));

it('is empty before it exists', async () => {
  const folder = new PictureFolder(path.join(place, 'none'));
  expect(await folder.names()).toEqual([]);
  expect(await folder.read('ui/Button/Gallery.zh')).toBeUndefined();
});

it('keeps pictures by name, and no folder without one', async () => {
  const folder = new PictureFolder(path.join(place, 'some'));
  await folder.write('ui/Button/Gallery.zh', Buffer.from('zh'));
  await folder.write('ui/Avatar/Gallery.zh', Buffer.from('zh'));
  expect(await folder.names()).toEqual(['ui/Avatar/Gallery.zh', 'ui/Button/Gallery.zh']);
  expect(await folder.read('ui/Button/Gallery.zh')).toEqual(Buffer.from('zh'));
  await folder.remove('ui/Avatar/Gallery.zh');
  expect(await folder.names()).toEqual(['ui/Button/Gallery.zh']);
  expect(existsSync(path.join(folder.folder, 'ui/Avatar'))).toBe(false);
});

it('says that a picture to be removed is not there', async () => {
  await expect(new PictureFolder(place).remove('ui/Nothing/Here.zh')).rejects.toThrow('ENOENT');
});
