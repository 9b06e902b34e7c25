import { ChevronFirst, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiLabels } from '../../theme/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { Buttons, PageSize, Root, Shown, Turning } from './Pagination.styles.ts';

export interface PaginationProps {
  /** The accessible name: what is paged through. */
  label: string;
  /** The first row shown, from 1 on. */
  from: number;
  /** The last row shown; 0 when there is none. */
  to: number;
  /** Rows in all, when somebody counted. */
  total?: number;
  /** The total is a guess, and is said to be one. */
  isTotalEstimated?: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
  /** The page that was asked for is on its way. */
  isLoading?: boolean;
  /** With it one can go back to the first page at once. */
  onFirst?: () => void;
  onPrevious: () => void;
  onNext: () => void;
  pageSize?: number;
  /** With these, and `onPageSizeChange`, one can choose how many rows a page has. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (change: { pageSize: number }) => void;
}

/** From page to page of a list that is fetched by cursor: such pages have no numbers. */
export function Pagination(props: PaginationProps) {
  const { label, hasPrevious, hasNext, isLoading, onFirst, onPrevious, onNext, pageSize, pageSizes, onPageSizeChange } = props;
  const labels = useUiLabels();
  return (
    <Root aria-label={label} aria-busy={isLoading}>
      {pageSize !== undefined && pageSizes && onPageSizeChange && (
        <PageSize>
          <span aria-hidden>{labels.rowsPerPage}</span>
          <Select
            label={labels.rowsPerPage}
            isLabelHidden
            items={pageSizes.map((size) => ({ id: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={({ value }) => onPageSizeChange({ pageSize: Number(value) })}
          />
        </PageSize>
      )}
      <Turning>
        <Shown aria-live="polite">
          <bdi>{rangeText(props, labels)}</bdi>
        </Shown>
        <Buttons>
          {onFirst && (
            <Turn
              label={labels.firstPage}
              icon={<ChevronFirst aria-hidden data-flip />}
              isEdge={isLoading || !hasPrevious}
              onTurn={onFirst}
            />
          )}
          <Turn
            label={labels.previousPage}
            icon={<ChevronLeft aria-hidden data-flip />}
            isEdge={isLoading || !hasPrevious}
            onTurn={onPrevious}
          />
          <Turn label={labels.nextPage} icon={<ChevronRight aria-hidden data-flip />} isEdge={isLoading || !hasNext} onTurn={onNext} />
        </Buttons>
      </Turning>
    </Root>
  );
}

/** Keeps the focus at the edge, where a disabled button would lose it. */
function Turn({ label, icon, isEdge, onTurn }: { label: string; icon: ReactNode; isEdge: boolean; onTurn: () => void }) {
  return (
    <IconButton label={label} icon={icon} variant="secondary" aria-disabled={isEdge || undefined} onPress={isEdge ? undefined : onTurn} />
  );
}

function rangeText({ from, to, total, isTotalEstimated }: PaginationProps, labels: ReturnType<typeof useUiLabels>): string {
  if (to === 0) return '';
  if (total === undefined) return labels.rowsShown({ from, to });
  return isTotalEstimated ? labels.rowsShownOfAbout({ from, to, total }) : labels.rowsShownOf({ from, to, total });
}
