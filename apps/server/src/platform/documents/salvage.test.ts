import { PDFName, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { documents } from '../../testing/documents.ts';
import { squareTiff, typedPdf } from './documents.fixtures.ts';
import { openSalvaging } from './salvage.ts';
import { rc4Encrypted } from './pdf/encryptedPdfs.fixtures.ts';
import { brokenPdf, blanked, emptying, garbled, halving, harmless, largePdf, layeredPdf, missingPage, portfolioPdf, unpacked, unpackingPdf, withShortLengths } from './pdf/brokenPdfs.fixtures.ts';
import { readDirectories } from './tiff/tiff.ts';

async function conditionsOf(bytes: Uint8Array) {
  const document = await openSalvaging(documents, { bytes });
  try {
    const conditions: string[] = [];
    for (const { number } of document.pages) conditions.push((await document.renderPage(number)).condition);
    return conditions;
  } finally {
    await document.close();
  }
}

async function wordsOf(bytes: Uint8Array) {
  const document = await documents.open({ bytes });
  const { words } = await document.renderPage(1).finally(() => document.close());
  return words?.map(({ text }) => text);
}

describe('a page whose content is broken is never filed as a blank one', () => {
  test.each(Object.entries(emptying))('%s: it is lost, and the pages beside it are whole', async (_name, fault) => {
    expect(await conditionsOf(await brokenPdf([undefined, fault, undefined]))).toEqual(['whole', 'lost', 'whole']);
    await expect(conditionsOf(await brokenPdf([fault]))).rejects.toMatchObject({ name: 'DocumentError', code: 'damaged' });
  });

  test.each(Object.entries(halving))('%s: what is left is shown, and said to be a part', async (_name, fault) => {
    const bytes = await brokenPdf([fault, undefined]);
    expect(await conditionsOf(bytes)).toEqual(['partial', 'whole']);
    const document = await openSalvaging(documents, { bytes });
    const [part, whole] = [await document.renderPage(1), await document.renderPage(2)];
    await document.close();
    const [partly, wholly] = await Promise.all([part, whole].map(async ({ png }) => 255 - (await sharp(png).stats()).channels[0]!.mean));
    expect(partly! / wholly!).toBeGreaterThan(0.1);
    expect(partly! / wholly!).toBeLessThan(0.9);
    expect(part.words).toBeUndefined();
  });

  test('a stream that is not in its filter is shown, and said to be a part', async () => {
    expect(await conditionsOf(await brokenPdf([unpacked, undefined]))).toEqual(['partial', 'whole']);
  });

  test.each(Object.entries(harmless))('%s: nothing is missing, and nothing is said', async (_name, fault) => {
    expect(await conditionsOf(await brokenPdf([fault]))).toEqual(['whole']);
  });

  test('nor is one that was carried as text: its blocks are whole, its checksum and its length are not', async () => {
    const short = withShortLengths(await brokenPdf([undefined, garbled, harmless['a wrong checksum']]));
    expect(await conditionsOf(short)).toEqual(['whole', 'partial', 'partial']);
    expect(await conditionsOf(await brokenPdf([undefined, blanked]))).toEqual(['whole', 'lost']);
  });

  test('nor does one that is announced and missing take the others with it', async () => {
    const bytes = await missingPage(await brokenPdf([undefined, undefined, halving['a stream that was cut']]), 1);
    expect(await conditionsOf(bytes)).toEqual(['whole', 'lost', 'partial']);
  });

  test('nor is one of a file that is encrypted and opens without a password', async () => {
    const pages = [undefined, emptying['damage at its beginning'], halving['a stream that was cut'], harmless['a wrong checksum']];
    expect(await conditionsOf(await rc4Encrypted(await brokenPdf(pages)))).toEqual(['whole', 'lost', 'partial', 'whole']);
  });

  test('nor is one of a large file', async () => {
    const pages = [undefined, emptying['damage at its beginning'], () => ({ bytes: Buffer.from('q Q'), filter: undefined })];
    expect(await conditionsOf(await largePdf(await brokenPdf(pages)))).toEqual(['whole', 'lost', 'whole']);
  });

  test('a page that draws nothing is a blank page', async () => {
    expect(await conditionsOf(await brokenPdf([() => ({ bytes: Buffer.from('q Q'), filter: undefined }), undefined]))).toEqual(['whole', 'whole']);
  });

  test('a document that has lost more pages than are worth their time fails as a whole', async () => {
    const lost = emptying['a stream that is missing']!;
    await expect(conditionsOf(await brokenPdf([undefined, ...Array.from({ length: 11 }, () => lost)]))).rejects.toMatchObject({ code: 'damaged' });
  });
});

test('the sheet in place of a lost page is crossed out and has its shape', async () => {
  const document = await openSalvaging(documents, { bytes: await brokenPdf([undefined, () => 'missing']) });
  const { png, words, width, height, points } = await document.renderPage(2);
  await document.close();
  expect(words).toEqual([]);
  expect(width / height).toBeCloseTo(points[0] / points[1], 2);
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width, height, channels: 1 });
  expect(data[Math.floor(height / 2) * width + Math.floor(width / 2)]).toBeLessThan(200);
});

test('a damaged page of a fax leaves the others as they are', async () => {
  const bytes = Buffer.from(await squareTiff([204, 196], [10, 60, 110]));
  const { offset, length } = readDirectories(bytes).pages[1]!.strips[0]!;
  bytes.fill(0x55, offset + Math.floor(length / 2), offset + length);
  const conditions = await conditionsOf(bytes);
  expect(conditions).toEqual(['whole', expect.stringMatching(/partial|lost/), 'whole']);
});

test('pages of a damaged document can still be turned, split and put together', async () => {
  const fax = Buffer.from(await squareTiff([204, 196], [10, 60]));
  const pdf = await brokenPdf([undefined, emptying['damage at its beginning']]);
  const edited = await documents.compose([
    { source: { bytes: fax }, pageNumber: 2, rotation: 0 },
    { source: { bytes: pdf }, pageNumber: 2, rotation: 90 },
    { source: { bytes: pdf }, pageNumber: 1, rotation: 0 },
  ]);
  expect(await conditionsOf(edited)).toEqual(['whole', 'lost', 'whole']);
});

describe('layers', () => {
  test('text of a layer that is shown is text', async () => {
    expect(await wordsOf(await layeredPdf(() => undefined))).toContain('Otto');
  });

  test.each<[string, Parameters<typeof layeredPdf>[0]]>([
    ['switched off', (config, layer) => config.set(PDFName.of('OFF'), config.context.obj([layer]))],
    ['not among those that are on', (config) => config.set(PDFName.of('BaseState'), PDFName.of('OFF'))],
    ['not for the screen', (_config, _layer, dict) => dict.set(PDFName.of('Usage'), dict.context.obj({ View: { ViewState: 'OFF' } }))],
  ])('text of a layer that is %s is not: the page is read from its picture', async (_name, change) => {
    expect(await wordsOf(await layeredPdf(change))).toBeUndefined();
  });
});

test('what a sticky note says behind its sign is not text of the page', async () => {
  const bytes = await typedPdf(['Dear colleague, thank you for seeing her'], (page, pdf) => {
    const note = pdf.context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [200, 300, 220, 320], Contents: PDFString.of('Hidden remark'), Open: true });
    page.node.addAnnot(pdf.context.register(note));
  });
  expect(await wordsOf(bytes)).toEqual(['Dear', 'colleague,', 'thank', 'you', 'for', 'seeing', 'her']);
});

test('a collection of files under a cover is refused as such, a letter with an attachment is not', async () => {
  const letter = await typedPdf(['Dear colleague']);
  await expect(documents.open({ bytes: await portfolioPdf(letter) })).rejects.toMatchObject({ code: 'portfolio' });
  const attached = await typedPdf(['With enclosure'], (_page, pdf) => pdf.attach(letter, 'letter.pdf'));
  expect(await wordsOf(attached)).toEqual(['With', 'enclosure']);
});

test('tables of objects that unpack without end do not take the reader with them', async () => {
  expect(await conditionsOf(await unpackingPdf(300))).toEqual(['whole']);
});
