import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';

export interface SkeletonRowsProps {
  count: number;
  /** Lines in each row. */
  lines?: number;
}

/** Rows of a list that is on its way, as uneven as words are. */
export function SkeletonRows({ count, lines = 1 }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, at) => <Skeleton key={at} lines={lines} width={`${92 - ((at * 23) % 40)}%`} />);
}
