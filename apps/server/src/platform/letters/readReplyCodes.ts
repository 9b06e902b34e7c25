import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { readReplyToken } from '@intake/api/rules';

/** The resolution at which the dots that a line drops or adds are smaller than a module of the code. */
const readingDpi = 102;
/** Second look: takes the rest of the noise away. */
const softening = 0.8;
/** A fax has no more pages of ours on one sheet. */
const mostCodes = 8;

/** The tokens that the codes of a page say, each once; codes of others say nothing. */
export async function readReplyCodes(png: Buffer, dpi: number): Promise<string[]> {
  const read = await reader();
  const { width } = await sharp(png).metadata();
  const small = sharp(png).pipelineColourspace('b-w').flatten({ background: 'white' }).resize({ width: Math.round((width * readingDpi) / dpi) });
  const found = await read(small.clone());
  const codes = found.length > 0 ? found : await read(small.clone().blur(softening));
  return [...new Set(codes.map((text) => readReplyToken(text)).filter((token) => token !== null))];
}

let loaded: Promise<(page: Sharp) => Promise<string[]>> | undefined;
/** Loaded with the first page; it brings a megabyte of WebAssembly along. */
const reader = () => (loaded ??= load());

async function load() {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  // Without it the module asks a server of its makers for the same file.
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer } });
  return async (page: Sharp): Promise<string[]> => {
    const { data, info } = await page.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixels = { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height, colorSpace: 'srgb' as const };
    return (await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: mostCodes })).map(({ text }) => text);
  };
}
