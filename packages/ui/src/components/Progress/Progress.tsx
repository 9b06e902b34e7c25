import { use, useId } from 'react';
import { LocaleContext } from '../../theme/locale.ts';
import { Fill, Head, Root, Track } from './Progress.styles.ts';

export interface ProgressProps {
  /** What is under way. */
  label: string;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** 0 to 100; left out while the end is not known. */
  value?: number;
  /** Words instead of a percentage, such as "3 of 12 pages". */
  valueLabel?: string;
  tone?: 'accent' | 'success' | 'danger';
}

/** How far something has come that takes a while. */
export function Progress({ label, isLabelHidden, value, valueLabel, tone = 'accent' }: ProgressProps) {
  const locale = use(LocaleContext);
  const labelId = useId();
  const isKnown = value !== undefined;
  const valueText = isKnown ? (valueLabel ?? percent(value, locale)) : undefined;
  return (
    <Root
      role="progressbar"
      aria-label={isLabelHidden ? label : undefined}
      aria-labelledby={isLabelHidden ? undefined : labelId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      {!isLabelHidden && (
        <Head>
          <span id={labelId}>{label}</span>
          <span>{valueText}</span>
        </Head>
      )}
      <Track>
        <Fill data-tone={tone} data-indeterminate={!isKnown || undefined} style={isKnown ? { inlineSize: `${value}%` } : undefined} />
      </Track>
    </Root>
  );
}

const percent = (value: number, locale: string) => new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
