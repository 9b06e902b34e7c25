import { fileFormatOf, fileFormats, type FileFormat } from '../files/fileFormats.ts';
import { mostAttachments } from './messageWords.ts';

/** What a telephone shows, and a mail program too. */
const attachable: readonly FileFormat[] = ['jpeg', 'png', 'gif', 'pdf'];
export const attachableTypes: readonly string[] = attachable.map((format) => fileFormats[format].mediaType);

const tollFree = /^\+18(00|33|44|55|66|77|88)/;

/**
 * Bytes that the files of one message may have together: networks let a picture message of an ordinary number be 1 MB, of a
 * toll-free one 600 kB.
 * @param line what it goes by: a number of ours, or `email`
 */
export const largestAttachments = (line: string): number => (line === 'email' ? 5_000_000 : tollFree.test(line) ? 600_000 : 1_000_000);

export type AttachmentRefusal = 'empty' | 'too-large' | 'too-many' | 'unsupported-type';

/** Why these files do not go with a message; null when they do. Their bytes say what they are, not their names. */
export function attachmentRefusal(files: readonly Uint8Array[], maxBytes: number, mostFiles = mostAttachments): AttachmentRefusal | null {
  if (files.length > mostFiles) return 'too-many';
  if (files.some(({ length }) => length === 0)) return 'empty';
  if (files.some((bytes) => attachmentType(bytes) === null)) return 'unsupported-type';
  return files.reduce((sum, { length }) => sum + length, 0) > maxBytes ? 'too-large' : null;
}

/** Its media type; null for what does not go with a message. */
export function attachmentType(bytes: Uint8Array): string | null {
  const format = fileFormatOf(bytes);
  return format && attachable.includes(format) ? fileFormats[format].mediaType : null;
}
