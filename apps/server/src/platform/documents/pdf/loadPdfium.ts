import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';
import { offerFonts } from './pdfFonts.ts';
import type { Pdfium } from './pdfium.ts';

const { resolve } = createRequire(import.meta.url);

/** PDFium, ready to open files, with our fonts for letters that it has none for. */
export async function loadPdfium(): Promise<Pdfium> {
  const program = withRoom(readFileSync(resolve('@hyzyla/pdfium/pdfium.wasm')));
  const pdfium = (await PDFiumModule({
    // Given as bytes, the four megabytes would stay for as long as the process.
    instantiateWasm: (imports, receive) => {
      void instantiate(program, imports).then(({ instance }) => receive(instance));
      return {};
    },
  })) as Pdfium;
  pdfium._FPDF_InitLibraryWithConfig({});
  offerFonts(pdfium);
  return pdfium;
}

interface WebAssemblyNames {
  instantiate(program: ArrayBuffer, imports: object): Promise<{ instance: object }>;
}
const { instantiate } = (globalThis as unknown as { WebAssembly: WebAssemblyNames }).WebAssembly;

/** Sections of a WebAssembly module begin behind its name and version. */
const firstSection = 8;
const tableSection = 4;
/** The largest number of two bytes, as LEB128 writes it. */
const most = [0xff, 0x7f] as const;

/** The program whose table of functions may take some of ours: as it is built, the table is full and cannot grow. */
function withRoom(program: Buffer): ArrayBuffer {
  const bytes = Uint8Array.from(program);
  for (let at = firstSection; at < bytes.length; ) {
    const { value: length, next } = number(bytes, at + 1);
    if (bytes[at] === tableSection) {
      // How many tables, of what, and that there is a limit; then the least, which goes before the limit.
      const limit = number(bytes, next + 3).next;
      if (number(bytes, limit).next !== limit + most.length) throw new Error('The table of PDFium is not as large as it was');
      bytes.set(most, limit);
      return bytes.buffer;
    }
    at = next + length;
  }
  throw new Error('PDFium has no table of functions');
}

/** An unsigned number as LEB128 writes it, and what stands behind it. */
function number(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let next = at; ; next += 1) {
    value |= (bytes[next]! & 0x7f) << (7 * (next - at));
    if (bytes[next]! < 0x80) return { value, next: next + 1 };
  }
}
