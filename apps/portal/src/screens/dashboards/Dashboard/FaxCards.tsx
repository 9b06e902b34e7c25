import type { Stats } from '@intake/api/contract';
import { daysBetween } from '@intake/api/rules';
import { Chart } from '@intake/ui/Chart';
import { useIntl } from 'react-intl';
import { cardMessages as texts, dashboardMessages, figureNames } from './Dashboard.messages.ts';
import type { Drill } from './Dashboard.model.ts';
import { Card } from './Dashboard.styles.ts';
import { CardFoot, SaveCsv } from './parts.tsx';
import { useDashboardText } from './useDashboardText.ts';

export interface FaxCardProps {
  stats: Stats & { faxes: NonNullable<Stats['faxes']> };
  onDrill: (drill: Drill) => void;
}

/** What the points of a chart over time are called. */
export const stepName = (steps: readonly { from: string; to: string }[]) => {
  const last = steps.at(-1);
  return last && daysBetween(last.from, last.to) > 0 ? dashboardMessages.week : dashboardMessages.day;
};

export const atNoon = ({ from }: { from: string }) => new Date(`${from}T12:00:00Z`);

export function VolumeCard({ stats, onDrill }: FaxCardProps) {
  const { formatMessage } = useIntl();
  const { day } = useDashboardText();
  const { steps } = stats.faxes;
  const figures = ['received', 'filed'] as const;
  const axis = formatMessage(stepName(steps));
  const rows = () => [[axis, ...figures.map((one) => formatMessage(figureNames[one]))], ...steps.map(({ from, received, filed }) => [from, received, filed])];
  return (
    <Card data-width="wide">
      <Chart
        kind="line"
        title={formatMessage(texts.volume)}
        description={formatMessage(texts.volumeText)}
        x={{ label: axis, values: steps.map(atNoon), format: (value) => day(value.toISOString().slice(0, 10)) }}
        y={{ label: formatMessage(dashboardMessages.faxes) }}
        series={figures.map((id) => ({ id, label: formatMessage(figureNames[id]), values: steps.map((one) => one[id]) }))}
        height={240}
        actions={<SaveCsv name="faxes" rows={rows} />}
        choice={{
          label: formatMessage(dashboardMessages.showsRows),
          onChoose: ({ series, index }) => steps[index] && onDrill({ figure: figures[series] ?? 'received', from: steps[index].from, to: steps[index].to }),
        }}
      />
      <CardFoot {...stats} />
    </Card>
  );
}

export function BacklogCard({ stats, onDrill }: FaxCardProps) {
  const { formatMessage } = useIntl();
  const { span } = useDashboardText();
  const { backlog, open } = stats.faxes;
  const names = backlog.map(({ upTo }, index) => (upTo === null ? `> ${span(backlog[index - 1]?.upTo ?? 0)}` : `≤ ${span(upTo)}`));
  const [axis, title] = [formatMessage(dashboardMessages.age), formatMessage(texts.backlog)];
  return (
    <Card data-width="narrow">
      <Chart
        kind="bar"
        title={title}
        description={formatMessage(texts.backlogText, { count: open })}
        x={{ label: axis, values: names }}
        y={{ label: formatMessage(dashboardMessages.faxes) }}
        series={[{ id: 'open', label: formatMessage(figureNames.open), values: backlog.map(({ count }) => count) }]}
        height={240}
        actions={<SaveCsv name="waiting" rows={() => [[axis, title], ...backlog.map(({ count }, index) => [names[index] ?? '', count])]} />}
        choice={{
          label: formatMessage(dashboardMessages.showsRows),
          onChoose: ({ index }) => {
            const { after, until } = backlog[index] ?? {};
            onDrill({ figure: 'open', ...stats.period, ...(after && { after }), ...(until && { until }) });
          },
        }}
      />
      <CardFoot {...stats} isNow />
    </Card>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

export function HoursCard({ stats, onDrill }: FaxCardProps) {
  const { formatMessage } = useIntl();
  const { hour, weekday } = useDashboardText();
  const { faxes, period } = stats;
  const axis = formatMessage(dashboardMessages.hour);
  const days = faxes.hours.map((values, index) => ({ id: String(index), label: weekday(index + 1), values }));
  return (
    <Card data-width="half">
      <Chart
        kind="heat"
        title={formatMessage(texts.hours)}
        description={formatMessage(texts.hoursText)}
        x={{ label: axis, values: hours, format: hour }}
        y={{ label: formatMessage(dashboardMessages.faxes) }}
        series={days}
        actions={<SaveCsv name="hours" rows={() => [[axis, ...days.map(({ label }) => label)], ...hours.map((at) => [at, ...days.map(({ values }) => values[at] ?? 0)])]} />}
        choice={{
          label: formatMessage(dashboardMessages.showsRows),
          onChoose: ({ series, index }) => onDrill({ figure: 'received', ...period, weekday: series + 1, hour: index }),
        }}
      />
      <CardFoot {...stats} />
    </Card>
  );
}
