import type { Stats } from '@intake/api/contract';
import { Button } from '@intake/ui/Button';
import { Chart } from '@intake/ui/Chart';
import { Stat } from '@intake/ui/Stat';
import { useIntl } from 'react-intl';
import { cardMessages as texts, dashboardMessages, figureNames } from './Dashboard.messages.ts';
import { Card, Heading, Pair, Proof } from './Dashboard.styles.ts';
import { atNoon, stepName, type FaxCardProps } from './FaxCards.tsx';
import { CardFoot, SaveCsv } from './parts.tsx';
import { useDashboardText } from './useDashboardText.ts';

/** No more is said than is proven. */
const roundedUp = (share: number) => Math.ceil(share * 10_000) / 10_000;
const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

type Proven = NonNullable<Stats['faxes']>['accuracy'];

/** How often proposals are filed as they are, and what is proven of their being right. */
export function ProposalsCard({ stats, onDrill }: FaxCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { day, share } = useDashboardText();
  const { unchanged, accuracy, steps } = stats.faxes;
  const [axis, name] = [formatMessage(stepName(steps)), formatMessage(figureNames.unchanged)];
  return (
    <Card data-width="half">
      <Heading>
        <div>
          <h2>{formatMessage(texts.proposals)}</h2>
          <p>{formatMessage(texts.proposalsText)}</p>
        </div>
      </Heading>
      <Pair>
        <Stat label={formatMessage(figureNames.unchanged)} value={unchanged.known > 0 ? share(unchanged.now / unchanged.known) : undefined} />
        <Stat label={formatMessage(texts.accuracy)} value={accuracy.errorBound === null ? undefined : formatNumber(1 - roundedUp(accuracy.errorBound), percent)} />
      </Pair>
      <Proof>
        <ProofText {...accuracy} />
      </Proof>
      {unchanged.known > 0 && (
        <Chart
          kind="line"
          isFilled
          title={name}
          isTitleHidden
          x={{ label: axis, values: steps.map(atNoon), format: (value) => day(value.toISOString().slice(0, 10)) }}
          y={{ label: formatMessage(dashboardMessages.share), format: share, min: 0, max: 1 }}
          series={[{ id: 'unchanged', label: name, values: steps.map((one) => (one.known > 0 ? one.unchanged / one.known : null)) }]}
          height={180}
          actions={<SaveCsv name="proposals" rows={() => [[axis, name, formatMessage(figureNames.filed)], ...steps.map((one) => [one.from, one.unchanged, one.known])]} />}
          choice={{
            label: formatMessage(dashboardMessages.showsRows),
            onChoose: ({ index }) => steps[index] && onDrill({ figure: 'unchanged', from: steps[index].from, to: steps[index].to }),
          }}
        />
      )}
      {accuracy.corrected > 0 && (
        <div>
          <Button size="sm" onPress={() => onDrill({ figure: 'corrected', ...stats.period })}>
            {formatMessage(texts.taken)}
          </Button>
        </div>
      )}
      <CardFoot {...stats} />
    </Card>
  );
}

function ProofText({ corrected, filings, errorBound }: Proven) {
  const { formatMessage, formatNumber } = useIntl();
  if (errorBound === null) return formatMessage(texts.unproven);
  return formatMessage(texts.proven, { corrected, filings, bound: formatNumber(roundedUp(errorBound), percent) });
}
