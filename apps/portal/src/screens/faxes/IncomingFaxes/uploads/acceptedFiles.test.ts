import { expect, test } from 'vitest';
import { acceptedFiles, refusalOf } from './acceptedFiles.ts';

test('the dialog offers what can be read, so that telephones turn their own photographs into JPEG', () => {
  expect(acceptedFiles).toEqual(expect.arrayContaining(['application/pdf', '.tif', '.jpeg', 'image/webp', '.gif']));
  expect(acceptedFiles.join()).not.toMatch(/heic|bmp/);
});

test.each([
  ['a HEIC photograph called a JPEG', '\0\0\0\x18ftypheic\0\0\0\0', 'image/jpeg', 'unsupported-type'],
  ['a bitmap', 'BM\x36\0\0\0', 'image/bmp', 'unsupported-type'],
  ['an empty PDF', '', 'application/pdf', 'empty'],
  ['a TIFF without a type', 'II*\0\xf0\xff\0\0', '', undefined],
  ['a PDF behind the header of a mail', 'Content-Type: application/pdf\r\n\r\n%PDF-1.7', 'text/plain', undefined],
])('before it is sent, %s is judged by its bytes', async (_what, text, type, refusal) => {
  expect(await refusalOf(new Blob([Buffer.from(text, 'latin1')], { type }))).toBe(refusal);
});

test('a file that is too large is refused by its size alone', async () => {
  const large = { size: 100 * 1024 * 1024 + 1, slice: () => new Blob(['%PDF-1.7']) } as unknown as Blob;
  expect(await refusalOf(large)).toBe('too-large');
});
