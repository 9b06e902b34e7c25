import type { Averages, DurationCompared, Stats } from '@intake/api/contract';
import type { StatFigure } from '@intake/api/rules';
import { Chart } from '@intake/ui/Chart';
import { Stat } from '@intake/ui/Stat';
import { useIntl } from 'react-intl';
import { cardMessages as texts, dashboardMessages, figureNames } from './Dashboard.messages.ts';
import { timeUnit, type Drill } from './Dashboard.model.ts';
import { Card, Heading, Pair } from './Dashboard.styles.ts';
import { atNoon, stepName } from './FaxCards.tsx';
import { CardFoot, SaveCsv } from './parts.tsx';
import { useDashboardText } from './useDashboardText.ts';

export interface TurnaroundCardProps {
  averages: Averages & { faxes: DurationCompared };
  onDrill: (drill: Drill) => void;
}

/** Lines of seconds in the unit that suits them, so that the axis has round numbers. */
function useTimeAxis(lines: readonly (readonly (number | null)[])[]) {
  const { formatNumber, formatMessage } = useIntl();
  const { unit, seconds } = timeUnit(Math.max(0, ...lines.flat().map((value) => value ?? 0)));
  return {
    y: { label: formatMessage(dashboardMessages.time), format: (value: number) => formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }) },
    lines: lines.map((values) => values.map((value) => (value === null ? null : value / seconds))),
  };
}

export function TurnaroundCard({ averages, onDrill }: TurnaroundCardProps) {
  const { formatMessage } = useIntl();
  const { day } = useDashboardText();
  const { steps } = averages.faxes;
  const axis = formatMessage(stepName(steps));
  const lines = ['median', 'p90'] as const;
  const time = useTimeAxis(lines.map((id) => steps.map((one) => one[id])));
  return (
    <Card data-width="half">
      <Chart
        kind="line"
        title={formatMessage(texts.turnaround)}
        description={formatMessage(texts.turnaroundText)}
        x={{ label: axis, values: steps.map(atNoon), format: (value) => day(value.toISOString().slice(0, 10)) }}
        y={time.y}
        series={lines.map((id, nth) => ({ id, label: formatMessage(texts[id]), values: time.lines[nth] ?? [] }))}
        height={240}
        actions={
          <SaveCsv
            name="turnaround"
            rows={() => [[axis, ...lines.map((one) => `${formatMessage(texts[one])} (s)`), formatMessage(figureNames.filed)], ...steps.map(({ from, median, p90, count }) => [from, median, p90, count])]}
          />
        }
        choice={{
          label: formatMessage(dashboardMessages.showsRows),
          onChoose: ({ index }) => steps[index] && onDrill({ figure: 'filed', from: steps[index].from, to: steps[index].to }),
        }}
      />
      <CardFoot {...averages} />
    </Card>
  );
}

export interface ReferralCardProps {
  averages: Averages & { referrals: NonNullable<Averages['referrals']> };
  asked: number;
  days: number;
  onDrill: (drill: Drill) => void;
}

/** How soon referrals are acknowledged and decided. */
export function ReferralCard({ averages, asked, days, onDrill }: ReferralCardProps) {
  const { formatMessage } = useIntl();
  const { day, duration, trend } = useDashboardText();
  const answers = ['acknowledged', 'decided'] as const;
  const { referrals } = averages;
  const { steps } = referrals.acknowledged;
  const axis = formatMessage(stepName(steps));
  const time = useTimeAxis(answers.map((id) => referrals[id].steps.map(({ median }) => median)));
  return (
    <Card data-width="half">
      <Heading>
        <div>
          <h2>{formatMessage(texts.referrals)}</h2>
          <p>{formatMessage(texts.referralsText, { count: asked })}</p>
        </div>
      </Heading>
      <Pair>
        {answers.map((id) => {
          const { now, before } = referrals[id];
          return (
            <Stat
              key={id}
              label={formatMessage(figureNames[id])}
              value={now.median === null ? undefined : duration(now.median)}
              unit={now.p90 === null ? undefined : `${formatMessage(texts.p90)} ${duration(now.p90)}`}
              trend={trend(now.median, before.median, days, 'down', true)}
            />
          );
        })}
      </Pair>
      <Chart
        kind="line"
        title={formatMessage(texts.referrals)}
        isTitleHidden
        x={{ label: axis, values: steps.map(atNoon), format: (value) => day(value.toISOString().slice(0, 10)) }}
        y={time.y}
        series={answers.map((id, nth) => ({ id, label: formatMessage(figureNames[id]), values: time.lines[nth] ?? [] }))}
        height={180}
        actions={
          <SaveCsv
            name="referrals"
            rows={() => [
              [axis, ...answers.map((id) => `${formatMessage(figureNames[id])} (s)`)],
              ...steps.map(({ from, median }, index) => [from, median, referrals.decided.steps[index]?.median ?? null]),
            ]}
          />
        }
        choice={{
          label: formatMessage(dashboardMessages.showsRows),
          onChoose: ({ series, index }) => steps[index] && onDrill({ figure: answers[series] ?? 'decided', from: steps[index].from, to: steps[index].to }),
        }}
      />
      <CardFoot {...averages} />
    </Card>
  );
}

export interface SentCardProps {
  stats: Stats & { sent: NonNullable<Stats['sent']> };
  days: number;
  onDrill: (drill: Drill) => void;
}

const sentFigures = { once: 'sent', again: 'sent-again', failed: 'not-sent' } as const satisfies Record<string, StatFigure>;

/** What became of what was sent, and whether more of it fails than before. */
export function SentCard({ stats, days, onDrill }: SentCardProps) {
  const { formatMessage } = useIntl();
  const { day, number, trend } = useDashboardText();
  const { steps, once, failed } = stats.sent;
  const axis = formatMessage(stepName(steps));
  const outcomes = ['once', 'again', 'failed'] as const;
  const nameOf = (one: (typeof outcomes)[number]) => formatMessage(figureNames[sentFigures[one]]);
  return (
    <Card data-width="half">
      <Heading>
        <div>
          <h2>{formatMessage(texts.sent)}</h2>
          <p>{formatMessage(texts.sentText)}</p>
        </div>
      </Heading>
      <Pair>
        <Stat label={nameOf('once')} value={number(once.now)} trend={trend(once.now, once.before, days, 'neither')} />
        <Stat label={nameOf('failed')} value={number(failed.now)} trend={trend(failed.now, failed.before, days, 'down')} />
      </Pair>
      <Chart
        kind="bar"
        isStacked
        title={formatMessage(texts.sent)}
        isTitleHidden
        x={{ label: axis, values: steps.map(({ from }) => day(from)) }}
        y={{ label: formatMessage(dashboardMessages.faxes) }}
        series={outcomes.map((id) => ({ id, label: nameOf(id), values: steps.map((one) => one[id]) }))}
        height={180}
        actions={<SaveCsv name="sent" rows={() => [[axis, ...outcomes.map(nameOf)], ...steps.map(({ from, once, again, failed }) => [from, once, again, failed])]} />}
        choice={{
          label: formatMessage(dashboardMessages.showsRows),
          onChoose: ({ series, index }) => steps[index] && onDrill({ figure: sentFigures[outcomes[series] ?? 'once'], from: steps[index].from, to: steps[index].to }),
        }}
      />
      <CardFoot {...stats} />
    </Card>
  );
}
