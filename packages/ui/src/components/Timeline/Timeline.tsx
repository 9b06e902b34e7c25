import type { ReactNode } from 'react';
import type { Tone } from '../../tokens/colors.ts';
import { Detail, Dot, Event, Root, Time, Title } from './Timeline.styles.ts';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  /** ISO 8601 instant, for machines; `timeLabel` is what is read. */
  time: string;
  timeLabel: string;
  tone?: Tone;
  icon?: ReactNode;
}

/** What happened, in order. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
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
