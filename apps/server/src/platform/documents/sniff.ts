import { fileHead, fileFormatOf } from '@intake/api/rules';
import type { FileFormat } from '@intake/api/rules';
import { fileTypeFromBuffer } from 'file-type';
import { DocumentError } from './document.port.ts';

/** Enough of a file's beginning for its type, and for naming what is refused. */
export const sniffLength = 4100;

/**
 * Tells a document's type by its first bytes; its name and declared type are never asked.
 * @throws DocumentError `empty` or `unsupported-type`
 */
export async function sniff(bytes: Uint8Array): Promise<FileFormat> {
  if (bytes.length === 0) throw new DocumentError('empty', 'The file has no bytes');
  const head = bytes.subarray(0, sniffLength);
  const type = fileFormatOf(head.subarray(0, fileHead));
  if (type && (type !== 'pdf' || (await isOnlyPdf(head)))) return type;
  const found = await fileTypeFromBuffer(head);
  throw new DocumentError('unsupported-type', `Not a PDF, TIFF, PNG, JPEG, WebP or GIF file (${found?.mime ?? 'unknown'})`);
}

/** What stands before a PDF's header may be of a mail or a printer, not a program, an archive or a web page. */
async function isOnlyPdf(head: Uint8Array): Promise<boolean> {
  const text = Buffer.from(head).toString('latin1');
  const before = text.slice(0, text.indexOf('%PDF-'));
  if (before === '') return true;
  const found = await fileTypeFromBuffer(head);
  return (!found || found.mime === 'application/pdf') && !/<[a-z!?]/i.test(before);
}
