/** A rectangle on a page, as shares of its width and height from the top left, 0 to 1, before rotation. */
export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ViewerWord {
  text: string;
  box: PageBox;
}

/** Quarter turns clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

export interface ViewerPage {
  id: string;
  /** Pixels of the image. */
  width: number;
  height: number;
  /** Pixels per inch, both ways; a fine fax has 204. */
  dpi?: number;
  imageUrl: string;
  thumbnailUrl?: string;
  /** How the image is turned to be read. */
  rotation?: Rotation;
  /** In reading order; they make the page selectable and readable aloud. */
  words?: readonly ViewerWord[];
}

/** Something to see on a page: a search hit, or the place a value was read from. */
export interface ViewerMark {
  id: string;
  /** 1-based. */
  page: number;
  box: PageBox;
  kind: 'hit' | 'evidence';
  /** What it shows, for screen readers. */
  label?: string;
}

/** `fit-width` and `fit-page` follow the pane; a number is a share of the paper's real size, 1 for 100 %. */
export type Zoom = 'fit-width' | 'fit-page' | number;

export interface Viewport {
  /** px inside the scrolling area, without its padding. */
  width: number;
  height: number;
}

const cssInch = 96;
const faxDpi = 204;
const smallest = 0.2;
const largest = 5;
const stops = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

const isSideways = (page: ViewerPage) => page.rotation === 90 || page.rotation === 270;

/** Size of the page on screen at 100 %, in CSS px, after rotation. */
export function paperSize(page: ViewerPage): { width: number; height: number } {
  const scale = cssInch / (page.dpi ?? faxDpi);
  const [width, height] = isSideways(page) ? [page.height, page.width] : [page.width, page.height];
  return { width: width * scale, height: height * scale };
}

/** The share of real size that a zoom gives a page. */
export function scaleOf(zoom: Zoom, page: ViewerPage, viewport: Viewport): number {
  if (typeof zoom === 'number') return zoom;
  const paper = paperSize(page);
  const byWidth = viewport.width / paper.width;
  const scale = zoom === 'fit-width' ? byWidth : Math.min(byWidth, viewport.height / paper.height);
  return Math.min(Math.max(scale, smallest), largest);
}

export const clampZoom = (scale: number) => Math.min(Math.max(scale, smallest), largest);

/** The next round percentage above or below. */
export function zoomStep(scale: number, direction: 1 | -1): number {
  const next = direction === 1 ? stops.find((stop) => stop > scale + 0.001) : stops.findLast((stop) => stop < scale - 0.001);
  return next ?? (direction === 1 ? largest : smallest);
}

export const turn = (rotation: Rotation, by: 90 | -90): Rotation => ((rotation + by + 360) % 360) as Rotation;

/** The page (1-based) that takes the middle of the view. `tops` are px from the start of the scrolled content, ascending. */
export function pageAt(tops: readonly number[], middle: number): number {
  const after = tops.findIndex((top) => top > middle);
  return after === -1 ? Math.max(1, tops.length) : Math.max(1, after);
}

export function groupByPage(marks: readonly ViewerMark[]): ReadonlyMap<number, ViewerMark[]> {
  const groups = new Map<number, ViewerMark[]>();
  for (const mark of marks) {
    const group = groups.get(mark.page);
    if (group) group.push(mark);
    else groups.set(mark.page, [mark]);
  }
  return groups;
}
