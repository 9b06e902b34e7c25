import type { UiLabels } from '@intake/ui/theme';
import type { IntlShape, MessageDescriptor } from 'react-intl';

const withParts = new Set<string>([
  'remove', 'edit', 'page', 'pageOf', 'goToPage', 'confidence', 'fileProgress', 'playFrom', 'skipBack', 'formErrors',
  'numberTooSmall', 'numberTooLarge', 'numberOffStep', 'selectRow', 'rowsSelected', 'columnWidth', 'rowsShown',
  'rowsShownOf', 'rowsShownOfAbout', 'tooEarly', 'tooLate', 'chartPoint', 'axisUnit',
] satisfies (keyof UiLabels)[]);

/** The components' own words in the reader's language. Those around signing in come first, the rest with the application. */
export function uiLabelsOf(intl: IntlShape, messages: Partial<Record<keyof UiLabels, MessageDescriptor>>): UiLabels {
  const labels = Object.entries(messages).map(([name, message]) => [
    name,
    withParts.has(name) ? (parts: Record<string, string | number>) => intl.formatMessage(message, parts) : intl.formatMessage(message),
  ]);
  return Object.fromEntries(labels) as UiLabels;
}
