import type { Stats } from '@intake/api/contract';
import { Button } from '@intake/ui/Button';
import { Stat } from '@intake/ui/Stat';
import { useIntl } from 'react-intl';
import { cardMessages as texts, figureNames } from './Dashboard.messages.ts';
import { Card, Heading, Pair, Proof } from './Dashboard.styles.ts';
import type { FaxCardProps } from './FaxCards.tsx';
import { CardFoot } from './parts.tsx';
import { useDashboardText } from './useDashboardText.ts';

/** No more is said than is proven. */
const roundedUp = (share: number) => Math.ceil(share * 10_000) / 10_000;
const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

type Proven = NonNullable<Stats['faxes']>['accuracy'];

/** How often proposals are filed as they are, and what is proven of their being right. */
export function ProposalsCard({ stats, onDrill }: FaxCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { share } = useDashboardText();
  const { unchanged, accuracy } = stats.faxes;
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
