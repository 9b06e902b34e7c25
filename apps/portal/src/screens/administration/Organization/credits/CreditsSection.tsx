import type { Account, AccountSettings, CreditEntry, DailyUse } from '@intake/api/contract';
import { creditCauses } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Chart } from '@intake/ui/Chart';
import { List } from '@intake/ui/List';
import { Loaded } from '@intake/ui/Loaded';
import { PageSection } from '@intake/ui/Page';
import { PagedList } from '@intake/ui/PagedList';
import { Skeleton } from '@intake/ui/Skeleton';
import { Stat } from '@intake/ui/Stat';
import { Table } from '@intake/ui/Table';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable, Paged } from '../../../../data/loadable.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { creditCauseNames, creditKindNames } from '../../../../shared/credits/credits.messages.ts';
import { GiveDrawer, PlanDrawer } from './CreditDrawers.tsx';
import { creditMessages as texts } from './Credits.messages.ts';
import { Stats, Column } from './Credits.styles.ts';

export interface CreditsSectionProps {
  account: Loadable<Account>;
  /** Null where one may not read it. */
  daily: Loadable<DailyUse> | null;
  ledger: Paged<CreditEntry> | null;
  /** The plan and its limits. */
  mayChange: boolean;
  mayGive: boolean;
  onRetry: () => void;
  onMore: () => void;
  onSave: (settings: AccountSettings & { version: number }) => Outcome;
  onGive: (give: { amount: number; note: string }) => Outcome;
}

/** What there is to spend, what it is spent on, and every change of it. Knows nothing of network, router or store. */
export function CreditsSection({ account, daily, ledger, mayChange, mayGive, onRetry, onMore, onSave, onGive }: CreditsSectionProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { moment, date, number, dateTime } = useFormats();
  const [open, setOpen] = useState<'plan' | 'give' | null>(null);
  const close = () => setOpen(null);
  return (
    <Column>
      <Loaded of={account} waiting={<Skeleton lines={6} />} onRetry={onRetry}>
        {(value) => (
          <>
            {(value.balance <= 0 || value.balance < value.lowAt) && (
              <Banner tone={value.balance <= 0 ? 'danger' : 'warning'} title={formatMessage(value.balance <= 0 ? texts.emptyTitle : texts.lowTitle)}>
                {formatMessage(value.atZero === 'stop' ? texts.stopText : texts.continueText)}
              </Banner>
            )}
            <Stats>
              <Stat label={formatMessage(texts.balance)} value={number(value.balance)} />
              <Stat label={formatMessage(texts.reserved)} value={number(value.reserved)} />
              <Stat label={formatMessage(texts.plan)} value={value.plan} />
            </Stats>
            <Stats>
              {mayChange && <Button onPress={() => setOpen('plan')}>{formatMessage(texts.settings)}</Button>}
              {mayGive && <Button onPress={() => setOpen('give')}>{formatMessage(texts.give)}</Button>}
            </Stats>
            {value.grants.length > 0 && (
              <PageSection title={formatMessage(texts.grants)}>
                <List
                  isFramed
                  label={formatMessage(texts.grants)}
                  items={value.grants.map((grant) => ({
                    id: grant.id, title: formatMessage(grant.isGift ? texts.gift : texts.bought),
                    detail: grant.expiresAt ? formatMessage(texts.expires, { day: date(grant.expiresAt) }) : formatMessage(texts.forever),
                    end: formatMessage(texts.left, { left: grant.remaining, all: grant.amount }),
                  }))}
                />
              </PageSection>
            )}
            {open === 'plan' && <PlanDrawer account={value} onSave={onSave} onClose={close} />}
            {open === 'give' && <GiveDrawer onGive={onGive} onClose={close} />}
          </>
        )}
      </Loaded>
      {daily && (
        <Loaded of={daily} waiting={<Skeleton height="14rem" />} onRetry={onRetry}>
          {(use) => <UseChart use={use} description={formatMessage(texts.useText, { zone: use.timeZone, time: dateTime(use.asOf, use.timeZone) })} />}
        </Loaded>
      )}
      {ledger && (
        <PageSection title={formatMessage(texts.ledger)}>
          <PagedList of={ledger} waiting={<Skeleton lines={8} />} empty={{ title: formatMessage(texts.ledgerEmpty) }} onMore={onMore} onRetry={onRetry}>
            {(rows) => (
              <Table
                label={formatMessage(texts.ledger)}
                isLabelHidden
                isFramed
                isDense
                isStacking
                rows={rows}
                rowId={({ sequence }) => String(sequence)}
                columns={[
                  { id: 'when', title: formatMessage(texts.when), cell: ({ createdAt }) => moment(createdAt) },
                  {
                    id: 'what', title: formatMessage(texts.what), isRowHeader: true,
                    cell: ({ kind, cause, units, note }) =>
                      [formatMessage(creditKindNames[kind]), cause && formatMessage(creditCauseNames[cause]), units ? number(units) : null, note].filter(Boolean).join(' · '),
                  },
                  { id: 'amount', title: formatMessage(texts.amount), align: 'end', isNumeric: true, cell: ({ amount }) => formatNumber(amount, { signDisplay: 'exceptZero' }) },
                  { id: 'after', title: formatMessage(texts.after), align: 'end', isNumeric: true, cell: ({ balance }) => number(balance) },
                ]}
              />
            )}
          </PagedList>
        </PageSection>
      )}
    </Column>
  );
}

/** Credits by day, a bar for each thing that they were spent on. */
function UseChart({ use, description }: { use: DailyUse; description: string }) {
  const { formatMessage } = useIntl();
  const { calendarDate } = useFormats();
  const days = [...new Set(use.days.map(({ day }) => day))];
  const used = creditCauses.filter((cause) => use.days.some((row) => row.cause === cause));
  return (
    <Chart
      kind="bar"
      isStacked
      title={formatMessage(texts.use)}
      description={description}
      x={{ label: formatMessage(texts.day), values: days, format: calendarDate }}
      y={{ label: formatMessage(texts.spent) }}
      series={used.map((cause) => ({ id: cause, label: formatMessage(creditCauseNames[cause]), values: days.map((day) => use.days.find((row) => row.day === day && row.cause === cause)?.credits ?? 0) }))}
      empty={days.length === 0 ? formatMessage(texts.noUse) : undefined}
    />
  );
}
