/** What a file shows, so that what was read of it can be held against it. */
export type Layout = 'letter' | 'html' | 'tex' | 'roff' | 'office' | 'text';

/** What Intake makes of the file. */
export type Becomes =
  /** Pages that look like those of the layout and hold its words. */
  | { pages: number; layout: Layout }
  /** The same; some of its pages are damaged and known to be. */
  | { pages: number; layout: Layout; damaged: number[] }
  /** Pages with nothing on them. */
  | { pages: number }
  /** A clear error, by its code. */
  | { refused: string };

/** One file of the corpus, and the command that writes it to `$OUT`. */
export interface Recipe {
  file: string;
  /** The Debian package whose program writes the file. */
  by: string;
  /** Run by bash in a folder that holds the sources and what `prepare` made of them. */
  command: string;
  becomes: Becomes;
}

export const letter: Becomes = { pages: 1, layout: 'letter' };
export const three: Becomes = { pages: 3, layout: 'letter' };
export const blank: Becomes = { pages: 1 };
export const refused = (code: string): Becomes => ({ refused: code });
