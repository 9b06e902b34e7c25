import type { UiLabels } from '@intake/ui/theme';
import type { IntlShape } from 'react-intl';
import { labelMessages } from './uiLabels.messages.ts';

const withParts = [
  'remove', 'page', 'pageOf', 'goToPage', 'confidence', 'fileProgress', 'playFrom', 'skipBack', 'formErrors',
  'numberTooSmall', 'numberTooLarge', 'numberOffStep', 'selectRow', 'rowsSelected', 'columnWidth', 'rowsShown',
  'rowsShownOf', 'rowsShownOfAbout', 'tooEarly', 'tooLate', 'chartPoint', 'axisUnit',
] as const;

/** The components' own words in the reader's language. */
export function uiLabelsOf(intl: IntlShape): UiLabels {
  const labels = Object.entries(labelMessages).map(([name, message]) => [
    name,
    withParts.some((part) => part === name)
      ? (parts: Record<string, string | number>) => intl.formatMessage(message, parts)
      : intl.formatMessage(message),
  ]);
  return Object.fromEntries(labels) as UiLabels;
}
