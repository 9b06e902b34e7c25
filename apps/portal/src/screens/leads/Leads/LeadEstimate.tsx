import type { RevenueAnswers } from '@intake/api/contract';
import { estimateRevenue } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { PaneSection } from '@intake/ui/Pane';
import { useIntl } from 'react-intl';
import { estimateMessages as texts } from './Leads.messages.ts';
import { Total } from './Leads.styles.ts';

/** What a clinic counted, and what it came to. */
export function LeadEstimate({ answers }: { answers: RevenueAnswers }) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const dollars = (amount: number) => formatNumber(amount, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 });
  const values: Record<keyof RevenueAnswers, string> = {
    faxesPerDay: formats.number(answers.faxesPerDay),
    unansweredPercent: formats.percent(answers.unansweredPercent / 100),
    visitPercent: formats.percent(answers.visitPercent / 100),
    visitRevenue: dollars(answers.visitRevenue),
    minutesPerFax: formats.number(answers.minutesPerFax),
    hourlyCost: dollars(answers.hourlyCost),
  };
  return (
    <PaneSection title={formatMessage(texts.title)}>
      <Total>
        <span>{formatMessage(texts.total)}</span>
        <strong>{dollars(estimateRevenue(answers).total)}</strong>
      </Total>
      <DescriptionList isStacked items={(Object.keys(values) as (keyof RevenueAnswers)[]).map((id) => ({ id, term: formatMessage(texts[id]), details: values[id] }))} />
    </PaneSection>
  );
}
