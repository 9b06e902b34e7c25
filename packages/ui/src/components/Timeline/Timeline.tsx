import type { ReactNode } from 'react';
import type { Tone } from '../../tokens/colors.ts';
import { Detail, Dot, Event, Root, Time, Title } from './Timeline.styles.ts';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** ISO 8601 instant, for machines; `timeLabel` is what is read. */
  time: string;
  timeLabel: string;
  tone?: Tone;
  /** Instead of the dot; for what ends it or must be found again. */
  icon?: ReactNode;
}

export interface TimelineProps {
  /** In the order they are read, the oldest first or the newest. */
  items: readonly TimelineItem[];
}

/** What happened, in order. */
export function Timeline({ items }: TimelineProps) {
  return (
    <Root>
      {items.map(({ id, title, detail, time, timeLabel, tone = 'neutral', icon }) => (
        <Event key={id}>
          <Dot data-tone={tone}>{icon}</Dot>
          <div>
            <Title>{title}</Title>
            {detail && <Detail>{detail}</Detail>}
          </div>
          <Time dateTime={time}>{timeLabel}</Time>
        </Event>
      ))}
    </Root>
  );
}
