import { createDocuments } from '../../../../apps/server/src/platform/documents/documents.ts';
import { stripOf } from '../../../../apps/server/src/platform/documents/tiff/g4.ts';
import { readDirectories } from '../../../../apps/server/src/platform/documents/tiff/tiff.ts';
import { writeTiff } from '../../../../apps/server/src/platform/documents/tiff/tiffWriter.ts';
import { makeFaxes } from '../../documents/faxes.fixtures.ts';

/** One fax of this many pages, made of twelve letters sent again and again at fine resolution. */
export async function thickFax(pages: number): Promise<Buffer> {
  const documents = createDocuments();
  const faxes = await makeFaxes(documents, 'fine', 12);
  await documents.close();
  const sheets = faxes.flatMap(({ tiff }) => readDirectories(tiff).pages.map(({ dpi, compression }, index) => ({ ...stripOf(tiff, index)!, dpi, compression: compression as 4 })));
  return writeTiff(Array.from({ length: pages }, (_, index) => sheets[index % sheets.length]!));
}
