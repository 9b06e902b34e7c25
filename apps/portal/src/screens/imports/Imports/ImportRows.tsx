import type { ImportReason, ImportRow, ImportSettings } from '@intake/api/contract';
import { isCalendarDay, phoneText, sexes, type ImportField, type ImportKind } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Link } from '@intake/ui/Link';
import { Table } from '@intake/ui/Table';
import { useIntl } from 'react-intl';
import { Reasons, Value } from './Imports.styles.ts';
import { fieldNames, outcomeNames, outcomeTones, reasonTexts, resultNames, resultTones, rowMessages as texts, sexWords } from './rows.messages.ts';
import { shownFields } from './Imports.model.ts';

export interface ImportRowsProps {
  kind: ImportKind;
  rows: readonly ImportRow[];
  settings: Pick<ImportSettings, 'columns'>;
  label: string;
}

/** Rows of a file as they become, or became, and why. */
export function ImportRows({ kind, rows, settings, label }: ImportRowsProps) {
  const { formatMessage } = useIntl();
  const valueOf = useValues();
  return (
    <Table
      label={label}
      isLabelHidden
      isFramed
      isDense
      isStacking
      rows={rows}
      rowId={({ number }) => String(number)}
      columns={[
        { id: 'line', title: formatMessage(texts.line), isNumeric: true, isRowHeader: true, cell: ({ line }) => line },
        {
          id: 'outcome',
          title: formatMessage(texts.outcome),
          cell: ({ outcome, result, reasons }) => (
            <Reasons>
              <Badge hasDot tone={result ? resultTones[result] : outcomeTones[outcome]}>
                {formatMessage(result ? resultNames[result] : outcomeNames[outcome])}
              </Badge>
              {reasons.map((reason, at) => (
                <Reason key={at} kind={kind} reason={reason} />
              ))}
            </Reasons>
          ),
        },
        ...shownFields(kind, settings).map((field) => ({ id: field, title: formatMessage(fieldNames[field]), cell: ({ values }: ImportRow) => <Value data-short={isShort(field) || undefined}>{valueOf(field, values[field])}</Value> })),
      ]}
    />
  );
}

/** Dates and numbers are read at once, on one line. */
const isShort = (field: ImportField) => field === 'birthDate' || field === 'phone' || field === 'faxNumber';

function Reason({ kind, reason: { code, field, isError, row, chartId } }: { kind: ImportKind; reason: ImportReason }) {
  const { formatMessage } = useIntl();
  const text = formatMessage(reasonTexts[code], { row: row ?? 0 });
  return (
    <span data-error={isError || undefined}>
      {field ? formatMessage(texts.inField, { field: formatMessage(fieldNames[field]), text }) : text}
      {chartId && (
        <>
          {' '}
          <Link href={kind === 'patient' ? `/app/apps/clients?id=${chartId}` : `/app/apps/providers?id=${chartId}`}>{formatMessage(kind === 'patient' ? texts.chart : texts.physician)}</Link>
        </>
      )}
    </span>
  );
}

function useValues() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (field: ImportField, value: string | undefined): string => {
    if (!value) return '';
    // A row with an error says what stands in the file.
    if (field === 'birthDate') return isCalendarDay(value) ? formats.calendarDate(value) : value;
    const sex = field === 'sex' && sexes.find((one) => one === value);
    if (sex) return formatMessage(sexWords[sex]);
    return isShort(field) ? value.split(', ').map(phoneText).join(', ') : value;
  };
}
