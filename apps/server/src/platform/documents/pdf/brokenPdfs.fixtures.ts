import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef, StandardFonts } from 'pdf-lib';
import type { PDFDict, PDFFont } from 'pdf-lib';

/** What a page draws: the bytes of its stream, and the filter that they are said to be in. */
export interface Content {
  bytes: Uint8Array;
  filter: string | undefined;
}
type Break = (flate: Buffer, plain: Buffer) => Content | 'missing';

const rows = 60;
/** Lines that pack badly, so that a fault in the middle leaves half of them. */
const linesOf = (page: number) =>
  Array.from({ length: rows }, (_, row) => `BT /F 9 Tf 36 ${760 - row * 12} Td (Referral ${page} line ${row} ${Math.sin(row + page).toFixed(12)}) Tj ET`).join('\n');

/** Letter pages of sixty lines; those with a fault have their content broken by it. */
export async function brokenPdf(faults: (Break | undefined)[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  faults.forEach((fault, index) => {
    const page = pdf.addPage([612, 792]);
    page.node.setFontDictionary(PDFName.of('F'), font.ref);
    const plain = Buffer.from(linesOf(index + 1));
    const content = fault ? fault(deflateSync(plain), plain) : { bytes: deflateSync(plain), filter: 'FlateDecode' };
    if (content === 'missing') {
      page.node.set(PDFName.of('Contents'), PDFRef.of(9000 + index));
      return;
    }
    const dict = pdf.context.obj(content.filter ? { Filter: content.filter } : {});
    page.node.set(PDFName.of('Contents'), pdf.context.register(PDFRawStream.of(dict, content.bytes)));
  });
  return pdf.save({ useObjectStreams: false });
}

const flate = (bytes: Buffer): Content => ({ bytes, filter: 'FlateDecode' });

/** Nothing of the page is left. */
export const emptying: Record<string, Break> = {
  'a stream that is missing': () => 'missing',
  'a filter that nobody knows': (bytes) => ({ bytes, filter: 'LaterDecode' }),
  'no filter where there is one': (bytes) => ({ bytes, filter: undefined }),
  'damage at its beginning': (bytes) => flate(Buffer.concat([bytes.subarray(0, 2), Buffer.alloc(24, 0xff), bytes.subarray(26)])),
};
/** PDFium draws it as it stands, others draw nothing. */
export const unpacked: Break = (_, plain) => flate(plain);

/** Half of the page is left. */
export const halving: Record<string, Break> = {
  'a stream that was cut': (bytes) => flate(bytes.subarray(0, bytes.length >> 1)),
  'damage in its middle': (bytes) => flate(Buffer.from(bytes).fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 40)),
};
/** Nothing is missing. */
export const harmless: Record<string, Break> = {
  'a wrong checksum': (bytes) => flate(Buffer.concat([bytes.subarray(0, -4), Buffer.from([1, 2, 3, 4])])),
  'no checksum': (bytes) => flate(bytes.subarray(0, -4)),
  'bytes behind its end': (bytes) => flate(Buffer.concat([bytes, Buffer.from('\r\n\0\0')])),
  'no filter': (_, plain) => ({ bytes: plain, filter: undefined }),
};

/** A typed line that is seen and another over it, of a layer. */
export async function layeredPdf(change: (config: PDFDict, layer: PDFRef, layerDict: PDFDict) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font: PDFFont = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  page.node.setFontDictionary(PDFName.of('F'), font.ref);
  const { context } = pdf;
  const layerDict = context.obj({ Type: 'OCG' });
  const layer = context.register(layerDict);
  page.node.Resources()!.set(PDFName.of('Properties'), context.obj({ L: layer }));
  const text = (line: string) => `BT /F 14 Tf 72 600 Td (${line}) Tj ET`;
  const content = `${text('Patient name Anna Beispiel')} /OC /L BDC ${text('Patient name Otto Anderer')} EMC`;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  const config = context.obj({});
  change(config, layer, layerDict);
  pdf.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: config }));
  return pdf.save();
}

/** Its blocks are whole and say something else than was written, from some place on. */
const garbledFrom = (share: number): Break => (_, plain) => {
  const stored = deflateSync(plain, { level: 0 }).toString('latin1');
  const middle = Math.floor(stored.length * share);
  return flate(Buffer.from(stored.slice(0, middle) + stored.slice(middle).replaceAll('Tj', 'T\r'), 'latin1'));
};
export const garbled = garbledFrom(0.5);
export const blanked = garbledFrom(0);

/** The file with the lengths of its streams as they were before something was added to each. */
export const withShortLengths = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(/\/Length (\d+)/g, (_, length: string) => `/Length ${String(Number(length) - 9).padStart(length.length, '0')}`), 'latin1');

/** The file without the object of a page. */
export async function missingPage(bytes: Uint8Array, index: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  pdf.context.delete(pdf.getPage(index).ref);
  return pdf.save({ useObjectStreams: false });
}

/** As large as a thick scan. */
export async function largePdf(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  pdf.context.register(PDFRawStream.of(pdf.context.obj({}), new Uint8Array(25 * 1024 ** 2)));
  return pdf.save({ useObjectStreams: false });
}

/** A cover and a letter that it carries. */
export async function portfolioPdf(letter: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText('Open this portfolio in Acrobat');
  await pdf.attach(letter, 'letter.pdf', { mimeType: 'application/pdf' });
  pdf.catalog.set(PDFName.of('Collection'), pdf.context.obj({ Type: 'Collection', View: 'T' }));
  return pdf.save();
}

/** A few kilobytes whose table of objects unpacks to this many megabytes. */
export async function unpackingPdf(megabytes: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText('Seen all the same');
  const packed = deflateSync(Buffer.alloc(megabytes * 2 ** 20, 32));
  const dict = pdf.context.obj({ Type: 'ObjStm', N: 1, First: 4, Filter: 'FlateDecode' });
  dict.set(PDFName.of('Length'), PDFNumber.of(packed.length));
  pdf.context.register(PDFRawStream.of(dict, packed));
  return pdf.save({ useObjectStreams: false });
}
