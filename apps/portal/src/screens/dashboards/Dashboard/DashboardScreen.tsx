import type { Averages, Stats } from '@intake/api/contract';
import { Button } from '@intake/ui/Button';
import { Loaded } from '@intake/ui/Loaded';
import { PageHeader } from '@intake/ui/PageHeader';
import { Select } from '@intake/ui/Select';
import { Skeleton } from '@intake/ui/Skeleton';
import { ToggleButton, ToggleButtonGroup } from '@intake/ui/ToggleButton';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { titles } from '../routes.messages.ts';
import { dashboardMessages as texts, spanNames } from './Dashboard.messages.ts';
import { filtersFor, periodOf, spans, type DashboardFilters, type DashboardModel, type Drill } from './Dashboard.model.ts';
import { Bar, Card, Grid, Root, Tiles } from './Dashboard.styles.ts';
import { CreditsCard } from './CreditsCard.tsx';
import { BacklogCard, HoursCard, VolumeCard } from './FaxCards.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { ProposalsCard } from './ProposalsCard.tsx';
import { RowsDrawer } from './RowsDrawer.tsx';
import { FigureTiles } from './Tiles.tsx';
import { ReferralCard, SentCard, TurnaroundCard } from './TimeCards.tsx';
import { WorkCard } from './WorkCard.tsx';

export interface DashboardScreenProps {
  model: DashboardModel;
  onFilter: (change: { filters: DashboardFilters }) => void;
  /** Null closes what stands behind a figure. */
  onDrill: (change: { drill: Drill | null }) => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryRows: () => void;
  onPrint: () => void;
}

const all = 'all';

/** How the desk is doing. Knows nothing of the network, the router or the store. */
export function DashboardScreen({ model, onFilter, onDrill, onMore, onRetry, onRetryRows, onPrint }: DashboardScreenProps) {
  const { formatMessage } = useIntl();
  const { filters, locations, stats, drill, today } = model;
  return (
    <Root>
      <PageHeader title={formatMessage(titles.dashboard)} description={formatMessage(texts.description)} />
      <Bar>
        <ToggleButtonGroup
          label={formatMessage(texts.span)}
          value={filters.to === null ? String(filters.days) : ''}
          onChange={({ value }) => onFilter({ filters: { ...filters, days: Number(value), to: null } })}
        >
          {spans.map((span) => (
            <ToggleButton key={span} id={String(span)} size="sm" label={formatMessage(spanNames[`${span}`])} />
          ))}
        </ToggleButtonGroup>
        <PeriodPicker period={periodOf(filters, today)} today={today} onChoose={({ period }) => onFilter({ filters: { ...filters, ...filtersFor(period, today) } })} />
        {locations.length > 1 && (
          <Select
            label={formatMessage(texts.location)}
            isLabelHidden
            value={filters.locationId ?? all}
            items={[{ id: all, label: formatMessage(texts.allLocations) }, ...locations.map(({ id, name }) => ({ id, label: name }))]}
            onChange={({ value }) => onFilter({ filters: { ...filters, locationId: value === all ? null : value } })}
          />
        )}
        <Button size="sm" variant="quiet" icon={<Printer aria-hidden />} onPress={onPrint}>
          {formatMessage(texts.print)}
        </Button>
      </Bar>
      <Loaded of={stats} waiting={<Waiting />} failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }} onRetry={onRetry}>
        {(counted) => <Figures model={model} stats={counted} onDrill={(next) => onDrill({ drill: { ...(filters.locationId && { locationId: filters.locationId }), ...next } })} onRetry={onRetry} />}
      </Loaded>
      {drill && (
        <RowsDrawer
          {...model}
          drill={drill}
          timeZone={stats.state === 'ready' ? stats.value.timeZone : 'UTC'}
          onClose={() => onDrill({ drill: null })}
          onMore={onMore}
          onRetry={onRetryRows}
        />
      )}
    </Root>
  );
}

/** Keeps the places of the cards. */
function Waiting() {
  return (
    <Root>
      <Tiles>
        {[1, 2, 3, 4, 5].map((tile) => (
          <Skeleton key={tile} height="7rem" />
        ))}
      </Tiles>
      <Grid>
        <Skeleton height="22rem" />
      </Grid>
    </Root>
  );
}

interface FiguresProps {
  model: DashboardModel;
  stats: Stats;
  onDrill: (drill: Drill) => void;
  onRetry: () => void;
}

const has = <Key extends string, Whole extends { [Part in Key]: unknown }>(whole: Whole, key: Key): whole is Whole & { [Part in Key]: NonNullable<Whole[Part]> } =>
  whole[key] !== null;

function Figures({ model: { averages, work, credits, filters }, stats, onDrill, onRetry }: FiguresProps) {
  const { days } = filters;
  const waiting = <Skeleton height="18rem" />;
  /** What tells how long things take comes by itself. */
  const timed = (card: (value: Averages) => ReactNode) => (
    <Loaded of={averages} waiting={<Card>{waiting}</Card>} onRetry={onRetry}>
      {card}
    </Loaded>
  );
  return (
    <>
      {has(stats, 'faxes') && <FigureTiles stats={stats} averages={averages.state === 'ready' ? averages.value : null} days={days} onDrill={onDrill} />}
      <Grid>
        {has(stats, 'faxes') && (
          <>
            <VolumeCard stats={stats} onDrill={onDrill} />
            <BacklogCard stats={stats} onDrill={onDrill} />
            {timed((value) => has(value, 'faxes') && <TurnaroundCard averages={value} onDrill={onDrill} />)}
            <HoursCard stats={stats} onDrill={onDrill} />
            <Loaded of={work} waiting={<Card>{waiting}</Card>} onRetry={onRetry}>
              {(locations) => <WorkCard stats={stats} work={locations} onDrill={onDrill} />}
            </Loaded>
            <ProposalsCard stats={stats} onDrill={onDrill} />
          </>
        )}
        {stats.referrals && timed((value) => has(value, 'referrals') && <ReferralCard averages={value} asked={stats.referrals?.asked.now ?? 0} days={days} onDrill={onDrill} />)}
        {has(stats, 'sent') && <SentCard stats={stats} days={days} onDrill={onDrill} />}
        <Loaded of={credits} waiting={<Card>{waiting}</Card>} onRetry={onRetry}>
          {(spent) => <CreditsCard stats={stats} credits={spent} days={days} onDrill={onDrill} />}
        </Loaded>
      </Grid>
    </>
  );
}
