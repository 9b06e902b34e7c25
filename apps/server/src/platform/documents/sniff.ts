import { fileTypeFromBuffer } from 'file-type';
import { DocumentError } from './document.port.ts';
import type { DocumentType } from './document.port.ts';

const types: Record<string, DocumentType> = {
  'application/pdf': 'pdf',
  'image/tiff': 'tiff',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
};

/** Bytes from the start of a file that are enough to tell its type. */
export const sniffLength = 4100;

/**
 * Tells a document's type by its first bytes; its name and declared type are never asked.
 * @throws DocumentError `empty` or `unsupported-type`
 */
export async function sniff(bytes: Uint8Array): Promise<DocumentType> {
  if (bytes.length === 0) throw new DocumentError('empty', 'The file has no bytes');
  const found = await fileTypeFromBuffer(bytes.subarray(0, sniffLength));
  const type = found && types[found.mime];
  if (!type) {
    throw new DocumentError('unsupported-type', `Not a PDF, TIFF, PNG or JPEG file (${found?.mime ?? 'unknown'})`);
  }
  return type;
}
