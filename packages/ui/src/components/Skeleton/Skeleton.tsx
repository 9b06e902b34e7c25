import { Block, Lines } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** CSS lengths; the size of what will stand here. */
  width?: string;
  height?: string;
  /** Several lines of text instead of one block. */
  lines?: number;
}

/** Holds the place of content. Hidden from screen readers: the container says that it is busy. */
export function Skeleton({ width, height, lines }: SkeletonProps) {
  if (lines === undefined) return <Block aria-hidden style={{ inlineSize: width, blockSize: height }} />;
  return (
    <Lines aria-hidden style={{ inlineSize: width }}>
      {Array.from({ length: lines }, (_, at) => (
        <Block key={at} />
      ))}
    </Lines>
  );
}
