import sharp from 'sharp';
import type { PageInfo } from '../document.port.ts';

/** How stored rows and columns are seen, as in EXIF and TIFF: mirrored from left to right, then turned clockwise. */
const turns: Record<number, { mirrored: boolean; degrees: number }> = {
  2: { mirrored: true, degrees: 0 },
  3: { mirrored: false, degrees: 180 },
  4: { mirrored: true, degrees: 180 },
  5: { mirrored: true, degrees: 270 },
  6: { mirrored: false, degrees: 90 },
  7: { mirrored: true, degrees: 90 },
  8: { mirrored: false, degrees: 270 },
};

/** The page as it is seen, of the page as it is stored. */
export function uprightInfo(page: PageInfo, orientation: number): PageInfo {
  if (!turns[orientation] || turns[orientation].degrees % 180 === 0) return page;
  const [{ width, height }, [x, y], [across, down]] = [page, page.points, page.storedDpi];
  return { ...page, width: height, height: width, points: [y, x], storedDpi: [down, across] };
}

/** The picture as it is seen; an orientation that does not exist is none. */
export async function uprightImage(png: Buffer, orientation: number): Promise<Buffer> {
  const turn = turns[orientation];
  return turn ? sharp(png).flop(turn.mirrored).rotate(turn.degrees).toColourspace('b-w').png({ compressionLevel: 4 }).toBuffer() : png;
}
