import type { Averages, Stats } from '@intake/api/contract';
import { Sparkline } from '@intake/ui/Chart';
import { useIntl } from 'react-intl';
import { cardMessages, figureNames } from './Dashboard.messages.ts';
import type { Drill } from './Dashboard.model.ts';
import { Tiles } from './Dashboard.styles.ts';
import { FigureTile } from './parts.tsx';
import { useDashboardText } from './useDashboardText.ts';

export interface FigureTilesProps {
  stats: Stats & { faxes: NonNullable<Stats['faxes']> };
  averages: Averages | null;
  days: number;
  onDrill: (drill: Drill) => void;
}

/** The five figures that say how the desk is doing. */
export function FigureTiles({ stats, averages, days, onDrill }: FigureTilesProps) {
  const { formatMessage } = useIntl();
  const { number, trend, shareTrend, share, duration } = useDashboardText();
  const { faxes, period } = stats;
  const { received, filed, unchanged, open, backlog, steps } = faxes;
  const turnaround = averages?.faxes;
  const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : null);
  const now = shareOf(unchanged.now, unchanged.known);
  const times = turnaround?.steps.flatMap(({ median }) => median ?? []) ?? [];
  const oldest = backlog.findLast(({ count }) => count > 0);
  const course = (values: number[]) => values.length > 1 && <Sparkline label={number(values.at(-1) ?? 0)} values={values} width={72} />;
  const oldestText = oldest && (oldest.upTo === null ? formatMessage(cardMessages.over, { time: duration(backlog.at(-2)?.upTo ?? 0) }) : formatMessage(cardMessages.upTo, { time: duration(oldest.upTo) }));
  return (
    <Tiles>
      <FigureTile
        counted={stats}
        label={formatMessage(figureNames.received)}
        value={number(received.now)}
        trend={trend(received.now, received.before, days, 'neither')}
        chart={course(steps.map((one) => one.received))}
        onShow={() => onDrill({ figure: 'received', ...period })}
      />
      <FigureTile
        counted={stats}
        label={formatMessage(figureNames.filed)}
        value={number(filed.now)}
        trend={trend(filed.now, filed.before, days, 'neither')}
        chart={course(steps.map((one) => one.filed))}
        onShow={() => onDrill({ figure: 'filed', ...period })}
      />
      <FigureTile
        counted={stats}
        isLoading={!averages}
        label={formatMessage(cardMessages.turnaround)}
        value={turnaround?.now.median == null ? undefined : duration(turnaround.now.median)}
        trend={turnaround ? trend(turnaround.now.median, turnaround.before.median, days, 'down', true) : undefined}
        chart={course(times)}
        onShow={() => onDrill({ figure: 'filed', ...period })}
      />
      <FigureTile
        counted={stats}
        isNow
        label={formatMessage(figureNames.open)}
        value={number(open)}
        unit={oldestText && formatMessage(cardMessages.oldest, { age: oldestText })}
        onShow={() => onDrill({ figure: 'open', ...period })}
      />
      <FigureTile
        counted={stats}
        label={formatMessage(figureNames.unchanged)}
        value={now === null ? undefined : share(now)}
        trend={shareTrend(now, shareOf(unchanged.before, unchanged.knownBefore), days)}
        onShow={() => onDrill({ figure: 'unchanged', ...period })}
      />
    </Tiles>
  );
}
