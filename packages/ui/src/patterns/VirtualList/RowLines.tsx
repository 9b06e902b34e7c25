import type { ReactNode } from 'react';
import { Lines } from './RowLines.styles.ts';

export interface RowLinesProps {
  /** Who or what it is; marks may stand before it. */
  title: ReactNode;
  /** At the end of the first line, such as a day. */
  end?: ReactNode;
  /** Of the end of the first line: it must not be passed over. */
  tone?: 'warning' | 'danger';
  /** What tells things of one name apart. */
  detail?: ReactNode;
  /** At the end of the second line. */
  detailEnd?: ReactNode;
}

/** A row of two lines; each gives way to what stands at its end. */
export function RowLines({ title, end, tone, detail, detailEnd }: RowLinesProps) {
  return (
    <Lines>
      <div data-part="title">{title}</div>
      <div data-tone={tone}>{end}</div>
      <div>{detail}</div>
      <div>{detailEnd}</div>
    </Lines>
  );
}
