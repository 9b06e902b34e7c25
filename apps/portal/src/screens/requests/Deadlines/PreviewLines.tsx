import type { ClockPreview } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { useIntl } from 'react-intl';
import { clockNames } from '../words.messages.ts';
import { deadlineMessages as texts } from './Deadlines.messages.ts';
import { Lines } from './Deadlines.styles.ts';

export interface PreviewLinesProps {
  of: readonly ClockPreview[];
  /** The last day alone, where the clock stands beside it. */
  isBrief?: boolean;
}

/** The deadlines of a referral that comes now. */
export function PreviewLines({ of: clocks, isBrief }: PreviewLinesProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Lines>
      {clocks.map(({ clock, category, dueAt, atRiskAt }) => {
        // The deadline is the first moment of the day after the last.
        const due = formats.date(Date.parse(dueAt) - 1);
        const words = isBrief ? due : formatMessage(texts.previewLine, { due, risk: formats.date(atRiskAt) });
        const names = [!isBrief && formatMessage(clockNames[clock]), category && formatMessage(texts.category, { category })].filter(Boolean);
        return <li key={`${clock} ${category}`}>{[...names, words].join(' · ')}</li>;
      })}
    </Lines>
  );
}
