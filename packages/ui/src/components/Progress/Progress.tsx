import { Label } from 'react-aria-components/Label';
import { Fill, Head, Root, Track } from './Progress.styles.ts';

export interface ProgressProps {
  label: string;
  isLabelHidden?: boolean;
  /** 0 to 100; left out while the end is not known. */
  value?: number;
  /** Words instead of a percentage, such as "3 of 12 pages". */
  valueLabel?: string;
  tone?: 'accent' | 'success' | 'danger';
}

export function Progress({ label, isLabelHidden, value, valueLabel, tone = 'accent' }: ProgressProps) {
  return (
    <Root
      value={value}
      valueLabel={valueLabel}
      isIndeterminate={value === undefined}
      aria-label={isLabelHidden ? label : undefined}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {!isLabelHidden && (
            <Head>
              <Label>{label}</Label>
              <span>{valueText}</span>
            </Head>
          )}
          <Track>
            <Fill data-tone={tone} data-indeterminate={isIndeterminate || undefined} style={isIndeterminate ? undefined : { inlineSize: `${percentage}%` }} />
          </Track>
        </>
      )}
    </Root>
  );
}
