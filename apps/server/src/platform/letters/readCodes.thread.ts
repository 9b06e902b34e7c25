import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { answerAsked } from '../processes/restingThread.ts';

/** A page of four bytes a dot. */
export interface Dots {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A fax has no more pages of ours on one sheet. */
const mostCodes = 8;

const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
// Without it the module asks a server of its makers for the same file.
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer } });

/** What the codes of a page say. */
answerAsked<Dots, string[]>(async ({ data, width, height }) => {
  const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const };
  return (await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: mostCodes })).map(({ text }) => text);
});
