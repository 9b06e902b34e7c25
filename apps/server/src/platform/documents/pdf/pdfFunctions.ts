import type { Pdfium } from './pdfium.ts';

interface FunctionTable {
  grow(by: number): number;
  set(index: number, value: unknown): void;
}

interface WebAssemblyNames {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { f: unknown } };
}
const { Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyNames }).WebAssembly;

const int32 = 0x7f;

/** Puts a function of whole numbers into the table from which PDFium calls; a module of its own gives it the type it needs there. */
export function placeFunction(pdfium: Pdfium, parameters: number, implementation: (...values: number[]) => number): number {
  const type = [0x60, parameters, ...Array<number>(parameters).fill(int32), 1, int32];
  const name = [1, 0x66];
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const types = [1, type.length + 1, 1, ...type];
  const importsOne = [2, 7, 1, 1, 0x65, ...name, 0, 0];
  const exportsIt = [7, 5, 1, ...name, 0, 0];
  const bytes = Uint8Array.from([...header, ...types, ...importsOne, ...exportsIt]);
  const { exports } = new Instance(new Module(bytes), { e: { f: implementation } });
  const table = (pdfium.wasmExports as unknown as { __indirect_function_table: FunctionTable }).__indirect_function_table;
  const index = table.grow(1);
  table.set(index, exports.f);
  return index;
}
