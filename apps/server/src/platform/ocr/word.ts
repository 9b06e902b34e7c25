/** Left, top, right, bottom as shares of the page's width and height, 0 to 1. */
export type Box = [x0: number, y0: number, x1: number, y1: number];

export interface Word {
  text: string;
  box: Box;
  /** 0 to 1. */
  confidence: number;
  /** Numbers lines over the whole page, from 0, in reading order. */
  line: number;
  /** Numbers blocks (columns, paragraphs apart), from 0, in reading order. */
  block: number;
}
