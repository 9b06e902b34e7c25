import { estimateRevenue, revenueBounds, revenueDefaults, workingDays, type RevenueEstimate, type RevenueInputs } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { attachEstimate } from './attachEstimate.ts';
import { revenueMessages as texts } from './RevenueForm.messages.ts';
import { Actions, Ask, Field, Head, Inputs, Lines, Notes, PartTitle, Print, Result, Root, Sheet, Title, Total } from './RevenueForm.styles.ts';

const fields = Object.keys(revenueBounds) as (keyof RevenueInputs)[];
const shown: Record<string, number> = { ...revenueDefaults, ...estimateRevenue(revenueDefaults) };
const notes = ['known', 'assumed', 'left'] as const;

interface Line {
  of: keyof RevenueEstimate;
  sum: MessageDescriptor;
  a: string;
  b: string | number;
  isMoney?: boolean;
}

const lines: readonly Line[] = [
  { of: 'faxes', sum: texts.faxesSum, a: 'faxesPerDay', b: workingDays },
  { of: 'unanswered', sum: texts.shareSum, a: 'faxes', b: 'unansweredPercent' },
  { of: 'visits', sum: texts.shareSum, a: 'unanswered', b: 'visitPercent' },
  { of: 'revenue', sum: texts.timesSum, a: 'visits', b: 'visitRevenue', isMoney: true },
  { of: 'hours', sum: texts.hoursSum, a: 'faxes', b: 'minutesPerFax' },
  { of: 'work', sum: texts.timesSum, a: 'hours', b: 'hourlyCost', isMoney: true },
];
const money = new Set(['revenue', 'work', 'total', 'visitRevenue', 'hourlyCost']);

/** A clinic counts what unanswered faxes cost it. Whole without a script, with the numbers it begins with. */
export function RevenueFormScreen() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const formats = useFormats();
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current ? attachEstimate(root.current, intl.locale) : undefined), [intl.locale]);
  /** A figure that follows the fields. */
  const sum = (name: string): ReactNode => {
    const isMoney = money.has(name);
    const value = shown[name] ?? 0;
    return (
      <span data-sum={name} data-as={isMoney ? 'money' : undefined}>
        {isMoney ? intl.formatNumber(value, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }) : formats.number(value)}
      </span>
    );
  };
  return (
    <Root ref={root} data-estimate>
      <Head>
        <Title>{formatMessage(texts.title)}</Title>
        <p>{formatMessage(texts.lead)}</p>
      </Head>
      <Sheet>
        <Inputs aria-label={formatMessage(texts.inputs)} onSubmit={(event) => event.preventDefault()}>
          <PartTitle>{formatMessage(texts.inputs)}</PartTitle>
          {fields.map((name) => (
            <Field key={name}>
              <span>{formatMessage(texts[name])}</span>
              <input type="number" inputMode="numeric" name={name} defaultValue={revenueDefaults[name]} {...revenueBounds[name]} step={1} autoComplete="off" />
            </Field>
          ))}
        </Inputs>
        <Result aria-label={formatMessage(texts.result)}>
          <PartTitle>{formatMessage(texts.result)}</PartTitle>
          <Total>
            <output>{sum('total')}</output>
            {formatMessage(texts.total)}
          </Total>
          <Lines>
            {lines.map(({ of, sum: formula, a, b, isMoney }) => (
              <div key={of} data-strong={isMoney || undefined}>
                <dt>{formatMessage(texts[of])}</dt>
                <dd>{sum(of)}</dd>
                <dd>{formatMessage(formula, { a: <span key="a">{sum(a)}</span>, b: typeof b === 'number' ? formats.number(b) : <span key="b">{sum(b)}</span> })}</dd>
              </div>
            ))}
          </Lines>
          <Actions>
            <Ask href={homePaths.demoFax} data-estimate-link>
              {formatMessage(texts.ask)}
            </Ask>
            <Print type="button" data-print>
              <Printer aria-hidden />
              {formatMessage(texts.print)}
            </Print>
          </Actions>
        </Result>
      </Sheet>
      <Notes aria-label={formatMessage(texts.assumptions)}>
        <PartTitle>{formatMessage(texts.assumptions)}</PartTitle>
        <div>
          {notes.map((name) => (
            <div key={name}>
              <h3>{formatMessage(texts[name])}</h3>
              <p>{formatMessage(texts[`${name}Text`])}</p>
            </div>
          ))}
        </div>
      </Notes>
    </Root>
  );
}
