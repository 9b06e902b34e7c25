import type { Sharp } from 'sharp';

/** Nothing that is lighter than this is ink, on white paper. */
const lightestInk = 250;

/** A picture in grey on white paper. Light ink on nothing, which white paper would hide, becomes dark. */
export async function onPaper(picture: () => Sharp, isTransparent: boolean): Promise<Sharp> {
  const on = (background: string) => picture().flatten({ background }).toColourspace('b-w');
  if (!isTransparent) return on('white');
  const [dark, light] = await Promise.all(['white', 'black'].map((background) => on(background).raw().toBuffer()));
  const isHidden = dark!.every((gray) => gray >= lightestInk) && light!.some((gray) => gray > 255 - lightestInk);
  return isHidden ? on('black').negate() : on('white');
}
