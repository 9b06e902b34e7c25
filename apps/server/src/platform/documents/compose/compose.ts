import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import {
  concatTransformationMatrix,
  degrees,
  drawObject,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib';
import type { PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import { DocumentError } from '../document.port.ts';
import type { ComposedPage, Documents, DocumentSource } from '../document.port.ts';
import { openSalvaging } from '../salvage.ts';
import type { SalvagedDocument } from '../salvage.ts';
import { stripOf } from '../tiff/g4.ts';
import { allBytes } from '../source.ts';

/** A source kept open while its pages are taken. */
interface Input {
  document: SalvagedDocument;
  bytes: Uint8Array;
  /** Present when pages can be copied as they are, text and all. */
  pdf?: PDFDocument;
}

/**
 * Makes one PDF of pages of other documents. Pages of a PDF are copied unless they are forms, Group 4 fax pages keep
 * their bits, everything else is embedded as it is rendered.
 * @throws DocumentError
 */
export async function compose(documents: Documents, pages: ComposedPage[]): Promise<Uint8Array> {
  if (pages.length === 0) throw new DocumentError('empty', 'A document needs at least one page');
  const output = await PDFDocument.create();
  const inputs = new Map<string | Uint8Array, Promise<Input>>();
  try {
    for (const { source, pageNumber, rotation } of pages) {
      const key = 'path' in source ? source.path : source.bytes;
      const input = inputs.get(key) ?? openInput(documents, source);
      inputs.set(key, input);
      const page = await addPage(output, await input, pageNumber);
      page.setRotation(degrees((page.getRotation().angle + rotation) % 360));
    }
  } finally {
    for (const input of inputs.values()) await input.then(({ document }) => document.close()).catch(() => undefined);
  }
  return output.save();
}

/** Every page of a document, as it is. */
export async function toPdf(documents: Documents, source: DocumentSource): Promise<Uint8Array> {
  const document = await documents.open(source);
  await document.close();
  return compose(
    documents,
    document.pages.map(({ number }) => ({ source, pageNumber: number, rotation: 0 })),
  );
}

async function openInput(documents: Documents, source: DocumentSource): Promise<Input> {
  const [document, bytes] = await Promise.all([openSalvaging(documents, source), allBytes(source)]);
  if (document.type !== 'pdf') return { document, bytes };
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true }).catch(() => undefined);
  // Damaged in a way that its reader forgives, protected against editing only, or with layers, which are switched in the file
  // and not in its pages, so that a copied page would show those that are off: it can be rendered, not copied.
  const isWhole = pdf && !pdf.isEncrypted && !pdf.catalog.has(PDFName.of('OCProperties')) && pdf.getPageCount() === document.pages.length;
  return { document, bytes, pdf: isWhole ? pdf : undefined };
}

async function addPage(output: PDFDocument, { document, bytes, pdf }: Input, number: number): Promise<PDFPage> {
  const info = document.pages[number - 1];
  if (!info) throw new DocumentError('damaged', `There is no page ${number}`);
  if (pdf && !hasFields(pdf.getPage(number - 1))) {
    const [copy] = await output.copyPages(pdf, [number - 1]);
    return output.addPage(copy);
  }
  const page = output.addPage(info.points);
  const fax = document.type === 'tiff' ? faxImage(output, bytes, number) : undefined;
  const image = fax ?? (await rendered(output, document, number));
  const name = page.node.newXObject('Page', output.context.register(image));
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(info.points[0], 0, 0, info.points[1], 0, 0),
    drawObject(name),
    popGraphicsState(),
  );
  return page;
}

/** A field belongs to its form, which two documents may both have: copied without it, it loses what was filled in. */
function hasFields(page: PDFPage): boolean {
  const annotations = page.node.Annots();
  return Array.from({ length: annotations?.size() ?? 0 }, (_, index) => annotations?.lookupMaybe(index, PDFDict)).some(
    (annotation) => annotation?.lookupMaybe(PDFName.of('Subtype'), PDFName) === PDFName.of('Widget'),
  );
}

function faxImage(output: PDFDocument, bytes: Uint8Array, number: number): PDFRawStream | undefined {
  const strip = stripOf(bytes, number - 1);
  if (!strip) return undefined;
  const { width, height, data } = strip;
  return imageStream(output, data, {
    Width: width,
    Height: height,
    BitsPerComponent: 1,
    Filter: 'CCITTFaxDecode',
    DecodeParms: { K: -1, Columns: width, Rows: height },
  });
}

async function rendered(output: PDFDocument, document: SalvagedDocument, number: number): Promise<PDFRawStream> {
  const { png, width, height } = await document.renderPage(number);
  const gray = await sharp(png).toColourspace('b-w').raw().toBuffer();
  const data = await promisify(deflate)(gray);
  return imageStream(output, data, { Width: width, Height: height, BitsPerComponent: 8, Filter: 'FlateDecode' });
}

function imageStream(output: PDFDocument, data: Uint8Array, entries: Record<string, string | number | Record<string, number>>) {
  const common = { Type: 'XObject', Subtype: 'Image', ColorSpace: 'DeviceGray' };
  return PDFRawStream.of(output.context.obj({ ...common, ...entries }), data);
}
