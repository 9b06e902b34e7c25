import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Label, Root, Trend, Value } from './Stat.styles.ts';

export interface StatTrend {
  /** How it moved, in words: `12 fewer than last week`. */
  text: string;
  direction: 'up' | 'down' | 'flat';
  /** Whether the move is welcome; neutral otherwise. */
  isGood?: boolean;
}

export interface StatProps {
  label: string;
  /** As the reader writes it; left out while nothing is known, which is not zero. */
  value?: string | number;
  /** Stands behind the value. */
  unit?: string;
  trend?: StatTrend;
  /** Its course, such as a Sparkline. */
  chart?: ReactNode;
  /** Keeps the place of a value that is on its way. */
  isLoading?: boolean;
}

const arrows = { up: ArrowUp, down: ArrowDown, flat: ArrowRight };

const toneOf = ({ isGood }: StatTrend) => {
  if (isGood === undefined) return 'neutral';
  return isGood ? 'success' : 'danger';
};

/** One figure, what it counts, and how it moved. */
export function Stat({ label, value, unit, trend, chart, isLoading }: StatProps) {
  const id = useId();
  const Arrow = trend && arrows[trend.direction];
  return (
    <Root role="group" aria-labelledby={id} aria-busy={isLoading}>
      <Label id={id}>{label}</Label>
      <Value>
        {isLoading ? (
          <Skeleton width="4rem" height="1lh" />
        ) : (
          <>
            <bdi>{value ?? '–'}</bdi>
            {unit && value !== undefined && <small>{unit}</small>}
          </>
        )}
      </Value>
      {!isLoading && chart}
      {trend && Arrow && !isLoading && (
        <Trend data-tone={toneOf(trend)}>
          <Arrow aria-hidden data-flip />
          {trend.text}
        </Trend>
      )}
    </Root>
  );
}
