import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../tokens/helpers.ts';

const Grid = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`;

/** Far from the window it costs a theme no style and no layout; a focus ring may still reach out of it. */
const Cell = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  content-visibility: auto;
  contain-intrinsic-size: auto 8rem;
  overflow-clip-margin: ${space(3)};

  & > h2 {
    color: ${color('text-subtle')};
    ${text('xs')}
    font-weight: inherit;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
  }

  &[data-stacked] > div,
  &[data-wide] > div {
    flex-flow: column nowrap;
    align-items: stretch;
  }

  &[data-stacked] > div {
    max-inline-size: 26rem;
  }
`;

/** The picture of a component in all its shapes; for stories. */
export function Gallery({ children }: { children: ReactNode }) {
  return <Grid>{children}</Grid>;
}

export interface SampleProps {
  title: string;
  /** Below each other, as wide as a form. */
  isStacked?: boolean;
  /** Below each other, as wide as the page. */
  isWide?: boolean;
  children: ReactNode;
}

export function Sample({ title, isStacked, isWide, children }: SampleProps) {
  return (
    <Cell data-stacked={isStacked || undefined} data-wide={isWide || undefined}>
      <h2>{title}</h2>
      <div>{children}</div>
    </Cell>
  );
}
