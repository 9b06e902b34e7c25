/** What can be read as a fax: how each kind is called in a media type and in a file's name. */
export const fileFormats = {
  pdf: { mediaType: 'application/pdf', extensions: ['.pdf'] },
  tiff: { mediaType: 'image/tiff', extensions: ['.tif', '.tiff'] },
  png: { mediaType: 'image/png', extensions: ['.png'] },
  jpeg: { mediaType: 'image/jpeg', extensions: ['.jpg', '.jpeg'] },
  webp: { mediaType: 'image/webp', extensions: ['.webp'] },
  gif: { mediaType: 'image/gif', extensions: ['.gif'] },
} as const;
export type FileFormat = keyof typeof fileFormats;

/** Bytes of the largest document that is taken, from any source: 350 fine pages fit many times over. */
export const largestFile = 100 * 1024 * 1024;

/** A PDF's header may stand anywhere in its first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
const pdfHeaderWithin = 1024;
const pdfHeader = '%PDF-';
/** Bytes from the start of a file that tell its format. */
export const fileHead = pdfHeaderWithin + pdfHeader.length;

/** A dot stands for a byte that may be anything. */
const signatures: Record<Exclude<FileFormat, 'pdf'>, readonly string[]> = {
  // Classic TIFF (42) and BigTIFF (43), in both byte orders.
  tiff: ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'],
  png: ['\x89PNG\r\n\x1a\n'],
  jpeg: ['\xff\xd8\xff'],
  webp: ['RIFF....WEBP'],
  gif: ['GIF87a', 'GIF89a'],
};
const begins = (text: string, signature: string) =>
  [...signature].every((character, index) => character === '.' || character === text[index]);

/**
 * A file's format by the bytes that it begins with; neither its name nor what its sender calls it is asked.
 * @param head the first `fileHead` bytes, or all of a shorter file
 */
export function fileFormatOf(head: Uint8Array): FileFormat | undefined {
  const text = String.fromCharCode(...head.subarray(0, fileHead));
  const [picture] = Object.entries(signatures).find(([, all]) => all.some((signature) => begins(text, signature))) ?? [];
  return (picture as FileFormat | undefined) ?? (text.includes(pdfHeader) ? 'pdf' : undefined);
}

/** What no second try changes: the file itself is refused. */
export const fileRefusals = ['empty', 'too-large', 'unsupported-type'] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/**
 * Why a file need not be sent at all, undefined when it may be read.
 * @param size bytes
 */
export function fileRefusal(size: number, head: Uint8Array): FileRefusal | undefined {
  return sizeRefusal(size) ?? (fileFormatOf(head) ? undefined : 'unsupported-type');
}

/** The same where only the size is known. */
export function sizeRefusal(size: number): FileRefusal | undefined {
  if (size === 0) return 'empty';
  return size > largestFile ? 'too-large' : undefined;
}
