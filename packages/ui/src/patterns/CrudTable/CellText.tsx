import type { ReactNode } from 'react';
import { Muted, Root, Words } from './CellText.styles.ts';

export interface CellTextProps {
  /** Stands before the words: an Avatar. */
  start?: ReactNode;
  /** Names the row: heavier than its other cells. */
  isName?: boolean;
  /** Quiet lines below it. */
  details?: ReactNode;
  children: ReactNode;
}

/** A cell of more than one line: what it is about, and quietly what tells it apart from others. */
export function CellText({ start, isName, details, children }: CellTextProps) {
  return (
    <Root>
      {start}
      <Words>
        <span data-name={isName || undefined}>{children}</span>
        {details && <Muted>{details}</Muted>}
      </Words>
    </Root>
  );
}

export { Muted };
