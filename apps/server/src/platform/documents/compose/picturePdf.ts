import { concatTransformationMatrix, degrees, drawObject, PDFDocument, popGraphicsState, pushGraphicsState } from 'pdf-lib';
import type { Rotation } from '../document.port.ts';
import type { Word } from '../../ocr/word.ts';
import { pngImage } from './pngImage.ts';
import { addTextFont, layText } from './textLayer.ts';

/** A page as it is shown: its picture, and the words where they stand on it. */
export interface PicturePage {
  png: Buffer;
  /** Width and height of the paper in points of 1/72 inch. */
  points: [number, number];
  words: readonly Word[];
  /** Degrees clockwise that it is turned further, words and all. */
  rotation: Rotation;
}

/**
 * A PDF of pictures that can be searched. It holds nothing else that a sender may have put into a document: no script,
 * no attachment, no link, no hidden text.
 * @param maxBytes of all pictures
 * @returns null when they are more
 */
export async function picturePdf(pages: AsyncIterable<PicturePage>, maxBytes: number): Promise<Uint8Array | null> {
  const output = await PDFDocument.create();
  const font = addTextFont(output);
  let bytes = 0;
  for await (const { png, points, words, rotation } of pages) {
    const image = await pngImage(output, png);
    bytes += image.contents.length;
    if (bytes > maxBytes) return null;
    const page = output.addPage(points);
    const name = page.node.newXObject('Page', output.context.register(image));
    page.pushOperators(pushGraphicsState(), concatTransformationMatrix(points[0], 0, 0, points[1], 0, 0), drawObject(name), popGraphicsState());
    layText(page, font, words);
    page.setRotation(degrees(rotation));
  }
  return output.save();
}
