import type { PartnerUse } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Chart } from '@intake/ui/Chart';
import { CellText, Muted } from '@intake/ui/CrudTable';
import { Loaded } from '@intake/ui/Loaded';
import { Skeleton } from '@intake/ui/Skeleton';
import { Table } from '@intake/ui/Table';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import { detailMessages as texts } from './Partners.messages.ts';
import { wholeDays } from './Partners.model.ts';

export interface PartnerCallsProps {
  use: Loadable<PartnerUse>;
  onRetry: () => void;
}

/** What a partner called for in thirty days, and what was refused. */
export function PartnerCalls({ use, onRetry }: PartnerCallsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Loaded of={use} waiting={<Skeleton height="10rem" />} onRetry={onRetry}>
      {({ days, operations }) => {
        if (operations.length === 0) return <Muted>{formatMessage(texts.noUse)}</Muted>;
        const whole = wholeDays(days);
        return (
          <>
            {whole.length > 1 && (
              <Chart
                kind="bar"
                isStacked
                title={formatMessage(texts.use)}
                isTitleHidden
                height={120}
                x={{ label: formatMessage(texts.day), values: whole.map(({ day }) => formats.calendarDate(day)) }}
                y={{ label: formatMessage(texts.calls) }}
                series={[
                  { id: 'answered', label: formatMessage(texts.answered), values: whole.map(({ calls, errors }) => calls - errors) },
                  { id: 'refused', label: formatMessage(texts.refused), values: whole.map(({ errors }) => errors) },
                ]}
              />
            )}
            <Table
              label={formatMessage(texts.use)}
              isLabelHidden
              isFramed
              isStacking
              rows={operations}
              rowId={({ operation }) => operation}
              columns={[
                { id: 'operation', title: formatMessage(texts.operation), isRowHeader: true, cell: ({ operation }) => <code>{operation}</code> },
                { id: 'calls', title: formatMessage(texts.calls), isNumeric: true, align: 'end', cell: ({ calls }) => formats.number(calls) },
                { id: 'errors', title: formatMessage(texts.refused), isNumeric: true, align: 'end', cell: ({ errors }) => formats.number(errors) },
                {
                  id: 'last',
                  title: formatMessage(texts.lastError),
                  cell: ({ lastError }) => lastError && <CellText details={formats.moment(lastError.at)}>{lastError.code}</CellText>,
                },
              ]}
            />
          </>
        );
      }}
    </Loaded>
  );
}
