import type { PageBox, Rotation, ViewerPage } from '../DocumentViewer/viewer.model.ts';

/** Shares of the page's width: what is shown of it at least and at most, so that it is larger than on the page. */
const least = 0.2;
const most = 0.36;
/** Share of the width that is left free beside the words. */
const margin = 0.02;
/** Share of the height of a line or two: the middle of a longer place would hide how it begins. */
const lines = 0.02;

/** Where a box lies once its page is turned. */
export function turnedBox({ x, y, width, height }: PageBox, rotation: Rotation): PageBox {
  if (rotation === 90) return { x: 1 - y - height, y: x, width: height, height: width };
  if (rotation === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (rotation === 270) return { x: y, y: 1 - x - width, width: height, height: width };
  return { x, y, width, height };
}

export interface Snippet {
  /** Times that the whole page is as wide as what is shown. */
  zoom: number;
  /** The point of the page that stands in the middle, in shares of its size. */
  x: number;
  y: number;
  /** The place itself, on the page as it is turned. */
  box: PageBox;
  /** Width by height of the page as it is turned. */
  shape: number;
}

/** What to show of a page so that a place on it is read easily: all of it where it is short, its beginning otherwise. */
export function snippetOf(page: Pick<ViewerPage, 'width' | 'height' | 'rotation'>, place: PageBox): Snippet {
  const rotation = page.rotation ?? 0;
  const box = turnedBox(place, rotation);
  const shown = Math.min(Math.max(box.width + 2 * margin, least), most);
  const isWhole = box.width + 2 * margin <= shown;
  const shape = rotation % 180 === 0 ? page.width / page.height : page.height / page.width;
  return {
    zoom: 1 / shown,
    x: isWhole ? box.x + box.width / 2 : box.x - margin + shown / 2,
    y: box.y + Math.min(box.height / 2, lines),
    box,
    shape,
  };
}
