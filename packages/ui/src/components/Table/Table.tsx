import { useId } from 'react';
import { ScrollRegion } from '../../internal/scroll/ScrollRegion.tsx';
import type { Sort } from '../../internal/rows/sort.model.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PlainTable } from './PlainTable.tsx';
import type { PlainTableProps } from './PlainTable.tsx';
import { Frame, Head, Root } from './Table.styles.ts';

export type TableSort = Sort;

export interface TableProps<Row> extends Omit<PlainTableProps<Row>, 'labelledBy'> {
  /** What the rows are; stands above them. */
  label: string;
  /** The label is still the accessible name. */
  isLabelHidden?: boolean;
  description?: string;
  /** Draws a box around it. */
  isFramed?: boolean;
  /** Less air, for many rows at a glance. */
  isDense?: boolean;
}

/** Rows and columns of short data: a semantic table, all of it in the document. */
export function Table<Row>({ label, isLabelHidden, description, isFramed, isDense, ...table }: TableProps<Row>) {
  const id = useId();
  return (
    <Root data-dense={isDense || undefined}>
      {isLabelHidden ? (
        <VisuallyHidden>
          <span id={id}>{label}</span>
        </VisuallyHidden>
      ) : (
        <Head>
          <p id={id}>{label}</p>
          {description && <p data-part="description">{description}</p>}
        </Head>
      )}
      <Frame data-framed={isFramed || undefined}>
        <ScrollRegion labelledBy={id}>
          <PlainTable {...table} labelledBy={id} />
        </ScrollRegion>
      </Frame>
    </Root>
  );
}
