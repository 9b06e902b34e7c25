import type { Stats } from '@intake/api/contract';
import { creditCauses, daysBetween, stepsOf, type Days } from '@intake/api/rules';
import { Chart } from '@intake/ui/Chart';
import { Stat } from '@intake/ui/Stat';
import { useIntl } from 'react-intl';
import { creditCauseNames } from '../../../shared/credits/credits.messages.ts';
import { cardMessages as texts, dashboardMessages, figureNames } from './Dashboard.messages.ts';
import type { CreditUse, Drill } from './Dashboard.model.ts';
import { Card, Heading, Pair } from './Dashboard.styles.ts';
import { stepName } from './FaxCards.tsx';
import { CardFoot, SaveCsv } from './parts.tsx';
import { useDashboardText } from './useDashboardText.ts';

export interface CreditsCardProps {
  stats: Stats;
  credits: CreditUse;
  days: number;
  onDrill: (drill: Drill) => void;
}

/** What was spent on what, and for how long the rest will do. */
export function CreditsCard({ stats: { period }, credits: { balance, use, before }, days, onDrill }: CreditsCardProps) {
  const { formatMessage } = useIntl();
  const { day, number, trend } = useDashboardText();
  const spentIn = (list: typeof use.days, { from, to }: Days) => list.reduce((sum, one) => (one.day >= from && one.day <= to ? sum + one.credits : sum), 0);
  const spent = spentIn(use.days, period);
  const steps = stepsOf(period);
  const causes = creditCauses.filter((cause) => use.days.some((one) => one.cause === cause));
  const lasts = spent > 0 && balance > 0 ? Math.floor((balance * (daysBetween(period.from, period.to) + 1)) / spent) : 0;
  const axis = formatMessage(stepName(steps));
  const nameOf = (cause: (typeof causes)[number]) => formatMessage(creditCauseNames[cause]);
  const valuesOf = (cause: (typeof causes)[number]) => steps.map((step) => spentIn(use.days.filter((one) => one.cause === cause), step));
  return (
    <Card>
      <Heading>
        <div>
          <h2>{formatMessage(texts.credits)}</h2>
          <p>{formatMessage(texts.creditsText)}</p>
        </div>
      </Heading>
      <Pair>
        <Stat
          label={formatMessage(figureNames.spent)}
          value={number(spent)}
          trend={trend(spent, before.days.reduce((sum, one) => sum + one.credits, 0), days, 'neither')}
        />
        <Stat label={formatMessage(texts.creditsLeft)} value={number(balance)} unit={lasts > 0 ? formatMessage(texts.creditsLast, { days: lasts }) : undefined} />
      </Pair>
      <Chart
        kind="bar"
        isStacked
        title={formatMessage(texts.credits)}
        isTitleHidden
        x={{ label: axis, values: steps.map(({ from }) => day(from)) }}
        y={{ label: formatMessage(dashboardMessages.credits) }}
        series={causes.map((id) => ({ id, label: nameOf(id), values: valuesOf(id) }))}
        height={200}
        empty={formatMessage(texts.creditsEmpty)}
        actions={<SaveCsv name="credits" rows={() => [[axis, ...causes.map(nameOf)], ...steps.map(({ from }, index) => [from, ...causes.map((cause) => valuesOf(cause)[index] ?? 0)])]} />}
        choice={{
          label: formatMessage(dashboardMessages.showsRows),
          onChoose: ({ series, index }) => steps[index] && causes[series] && onDrill({ figure: 'spent', ...steps[index], cause: causes[series] }),
        }}
      />
      <CardFoot asOf={use.asOf} timeZone={use.timeZone} hasOtherZones={false} />
    </Card>
  );
}
