import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAlive } from '../../database/embedded/lock.ts';
import { typedPdf } from '../documents.fixtures.ts';
import type { DocumentLimits, Documents } from '../document.port.ts';
import { createDocuments } from '../documents.ts';
import {
  deepArrayPdf,
  deepTreePdf,
  hugePicturePdf,
  loopingTreePdf,
  missingPagesPdf,
  mutuallyDrawingPdf,
  selfDrawingPdf,
  selfPaintingPdf,
} from './hostilePdfs.fixtures.ts';
import { PdfReader } from './pdfReader.ts';
import type { ReadersOptions } from './pdfReaders.ts';
import { patiently } from '../../../testing/patiently.ts';

const started: PdfReader[] = [];
let documents: Documents;
const open = (limits: Partial<DocumentLimits> = {}, options: Partial<ReadersOptions> = {}) => {
  const start = () => {
    const reader = new PdfReader();
    started.push(reader);
    return reader;
  };
  documents = createDocuments(limits, { most: 1, start, ...options });
};

beforeEach(() => void started.splice(0));
afterEach(() => documents.close());

async function render(bytes: Uint8Array, number = 1) {
  const document = await documents.open({ bytes });
  return document.renderPage(number).finally(() => document.close());
}
const firstWord = async (text: string) => (await render(await typedPdf([text]))).words?.[0]?.text;
const gone = (reader: PdfReader) => vi.waitFor(() => expect(isAlive(reader.pid!)).toBe(false), patiently);

describe('a PDF that means harm', () => {
  const limits = { milliseconds: 1000, memory: 64 * 1024 ** 2 };

  test.each([
    ['a form that draws itself', selfDrawingPdf(), 'damaged'],
    ['forms that draw each other', mutuallyDrawingPdf(), 'damaged'],
    ['a pattern that is painted with itself', selfPaintingPdf(), 'timeout'],
    ['a page tree that is its own child', loopingTreePdf(), 'damaged'],
    ['a page tree of 5000 levels', deepTreePdf(5000), 'damaged'],
  ])('%s is refused, and the next document is read', async (_name, bytes, code) => {
    open(limits);
    await expect(render(bytes)).rejects.toMatchObject({ name: 'DocumentError', code });
    expect(await firstWord('next')).toBe('next');
  });

  test('announced pages that are not there are refused one by one, and the one that is there is read', async () => {
    open(limits);
    const bytes = missingPagesPdf(200);
    expect(await render(bytes, 1)).toMatchObject({ width: 1734, height: 2244 });
    for (const missing of [2, 200]) await expect(render(bytes, missing)).rejects.toMatchObject({ name: 'DocumentError', code: 'damaged' });
  });

  test.each([
    ['a picture of 3.6 thousand million dots', hugePicturePdf()],
    ['arrays in arrays', deepArrayPdf(200_000)],
  ])('%s costs no more than an empty page', async (_name, bytes) => {
    open(limits);
    expect(await render(bytes)).toMatchObject({ width: 1734, height: 2244 });
    expect(started).toHaveLength(1);
  });

  test('takes two readers with it and no third: it is tried once more in a fresh one', async () => {
    open(limits);
    await expect(render(selfDrawingPdf())).rejects.toMatchObject({ code: 'damaged' });
    expect(started).toHaveLength(2);
    await Promise.all(started.map(gone));
    await firstWord('next');
    expect(started).toHaveLength(3);
  });

  test('and one that takes for ever leave the pages of an honest one alone', async () => {
    open(limits, { most: 2 });
    const honest = await documents.open({ bytes: await typedPdf(['one', 'two', 'three']) });
    const hostile = Promise.allSettled([render(selfPaintingPdf()), render(selfDrawingPdf())]);
    const pages = await Promise.all([1, 2, 3].map((number) => honest.renderPage(number)));
    expect(pages.map(({ words }) => words?.[0]?.text)).toEqual(['one', 'two', 'three']);
    await honest.close();
    expect((await hostile).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

describe('a reader that the machine ends', () => {
  test('costs the document nothing: a fresh one answers', async () => {
    open();
    const document = await documents.open({ bytes: await typedPdf(['kept']) });
    process.kill(started[0]!.pid!, 'SIGKILL');
    expect((await document.renderPage(1)).words?.[0]?.text).toBe('kept');
    await document.close();
  });

  test('again and again is a fault of the machine, not of the document', async () => {
    open({}, {
      start: () => {
        const reader = new PdfReader();
        process.kill(reader.pid!, 'SIGKILL');
        return reader;
      },
    });
    await expect(firstWord('kept')).rejects.toMatchObject({ name: 'MachineFault', code: 'memory' });
  });

  test('with stops that were meant for the server is not ended by them', async () => {
    open();
    expect(await firstWord('one')).toBe('one');
    process.kill(started[0]!.pid!, 'SIGINT');
    process.kill(started[0]!.pid!, 'SIGTERM');
    expect(await firstWord('two')).toBe('two');
    expect(started).toHaveLength(1);
  });
});

describe('readers', () => {
  test('are never held while another is waited for: many merges of three PDFs end with one reader', async () => {
    open();
    const sources = await Promise.all(['a', 'b', 'c'].map(async (text) => ({ bytes: await typedPdf([text, text]) })));
    const merge = () => documents.compose(sources.map((source) => ({ source, pageNumber: 2, rotation: 90 as const })));
    const merged = await Promise.all([merge(), merge(), merge()]);
    expect(merged.every(({ length }) => length > 0)).toBe(true);
    expect(started).toHaveLength(1);
  });

  test('open at the same time as others keep their documents apart', async () => {
    open();
    const letters = await Promise.all(['first', 'second'].map(async (text) => documents.open({ bytes: await typedPdf([text]) })));
    const words = async () => (await Promise.all(letters.map((letter) => letter.renderPage(1)))).map((page) => page.words?.[0]?.text);
    expect([await words(), await words()]).toEqual([['first', 'second'], ['first', 'second']]);
    await Promise.all(letters.map((letter) => letter.close()));
  });

  test('without work end, and an open document is read on by a fresh one', async () => {
    open({}, { idleMilliseconds: 50 });
    const document = await documents.open({ bytes: await typedPdf(['late']) });
    await gone(started[0]!);
    expect((await document.renderPage(1)).words?.[0]?.text).toBe('late');
    expect(started).toHaveLength(2);
    await document.close();
  });

  test.each([
    ['have answered often', { mostAnswers: 2 }],
    ['have become large', { mostMemory: 1 }],
  ])('that %s make way for fresh ones', async (_name, options) => {
    open({}, options);
    expect([await firstWord('one'), await firstWord('two')]).toEqual(['one', 'two']);
    expect(started.length).toBeGreaterThan(1);
    await gone(started[0]!);
  });

  test('at work end with the server', async () => {
    open();
    const endless = await documents.open({ bytes: selfPaintingPdf() });
    const rendering = endless.renderPage(1).catch((error: Error) => error.message);
    await documents.close();
    expect(await rendering).toMatch('have ended');
    await Promise.all(started.map(gone));
  });
});
