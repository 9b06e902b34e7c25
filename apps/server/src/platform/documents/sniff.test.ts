import { expect, test } from 'vitest';
import { square, squareTiff, typedPdf } from './documents.fixtures.ts';
import { sniff } from './sniff.ts';

test('the four types are recognised by their first bytes', async () => {
  expect(await sniff(await typedPdf(['one']))).toBe('pdf');
  expect(await sniff(await squareTiff([204, 196], [10]))).toBe('tiff');
  expect(await sniff(await square(50, 50, 0, 10).png().toBuffer())).toBe('png');
  expect(await sniff(await square(50, 50, 0, 10).jpeg().toBuffer())).toBe('jpeg');
});

test('no bytes are an empty document', async () => {
  await expect(sniff(new Uint8Array())).rejects.toMatchObject({ code: 'empty' });
});

test.each([
  ['a Windows program', 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'],
  ['a program with a PDF inside', 'MZ\x90\0\x03\0\0\0\n%PDF-1.7\n'],
  ['a web page with a PDF inside', '<html><script>alert(1)</script></html>\n%PDF-1.7\n'],
  ['an archive', 'PK\x03\x04\x14\0\0\0\x08\0'],
  ['a drawing that can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['text', 'Dear colleague, thank you for seeing this patient.'],
])('%s is refused', async (_name, text) => {
  await expect(sniff(Buffer.from(text, 'latin1'))).rejects.toMatchObject({ code: 'unsupported-type' });
});

test('a picture with a PDF behind it is a picture and nothing else', async () => {
  const picture = await square(50, 50, 0, 10).png().toBuffer();
  expect(await sniff(Buffer.concat([picture, await typedPdf(['hidden'])]))).toBe('png');
});
