import { expect, test } from 'vitest';
import { fileRefusal, fileFormatOf, largestFile } from './fileFormats.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a PDF behind 1,024 bytes of a mail or a printer', `${' '.repeat(1024)}%PDF-1.4`, 'pdf'],
  ['a PDF behind more than that', `${' '.repeat(1025)}%PDF-1.4`, undefined],
  ['a TIFF with its directory at the end, low byte first', 'II*\0\xf0\xff\0\0', 'tiff'],
  ['a TIFF, high byte first', 'MM\0*\0\0\xff\xf0', 'tiff'],
  ['a BigTIFF', 'II+\0\x08\0\0\0', 'tiff'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'png'],
  ['a JPEG', '\xff\xd8\xff\xe0', 'jpeg'],
  ['a WebP', 'RIFF\x10\0\n\0WEBPVP8 ', 'webp'],
  ['a sound in the same container', 'RIFF\x10\0\n\0WAVEfmt ', undefined],
  ['a GIF', 'GIF89a', 'gif'],
  ['a picture with a PDF behind its header', '\x89PNG\r\n\x1a\n%PDF-1.7', 'png'],
  ['a HEIC photograph', '\0\0\0\x18ftypheic', undefined],
  ['a BMP', 'BM\x36\0', undefined],
  ['text', 'Dear colleague', undefined],
])('the type of %s is told by its first bytes', (_name, head, type) => {
  expect(fileFormatOf(bytes(head))).toBe(type);
});

test('a file that cannot be read is refused before it is sent, with the reason', () => {
  const pdf = bytes('%PDF-1.7');
  expect(fileRefusal(0, bytes(''))).toBe('empty');
  expect(fileRefusal(largestFile + 1, pdf)).toBe('too-large');
  expect(fileRefusal(500, bytes('BM\x36\0'))).toBe('unsupported-type');
  expect(fileRefusal(largestFile, pdf)).toBeUndefined();
});
