import type { MergeKind } from '@intake/api/contract';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const doublesMessages = defineMessages({
  likely: { id: 'charts.doubles.likely', defaultMessage: 'Possible duplicates' },
  notSame: { id: 'charts.doubles.notSame', defaultMessage: 'Decided: not the same person' },
  mergedBy: { id: 'charts.doubles.mergedBy', defaultMessage: 'Merged by {name}, {date}' },
  undoneBy: { id: 'charts.doubles.undoneBy', defaultMessage: 'Undone by {name}, {date}' },
  undo: { id: 'charts.doubles.undo', defaultMessage: 'Undo' },
  undoTitle: { id: 'charts.doubles.undoTitle', defaultMessage: 'Undo the merge' },
  goesBack: { id: 'charts.doubles.goesBack', defaultMessage: 'Goes back: {what}' },
  nothingGoes: { id: 'charts.doubles.nothingGoes', defaultMessage: 'Nothing had moved.' },
  changed: { id: 'charts.doubles.changed', defaultMessage: 'Changed since then, and stays with {name}: {fields}.' },
  later: { id: 'charts.doubles.later', defaultMessage: 'Came since then: to whom does it belong?' },
  laterRow: { id: 'charts.doubles.laterRow', defaultMessage: '{what} of {date}' },
  stays: { id: 'charts.doubles.stays', defaultMessage: '{name} (stays)' },
  comesBack: { id: 'charts.doubles.comesBack', defaultMessage: '{name} (comes back)' },
  assign: { id: 'charts.doubles.assign', defaultMessage: 'Say to whom this belongs.' },
  undone: { id: 'charts.doubles.undone', defaultMessage: 'Merge undone' },
});

export const intoNames: Record<MergeKind, MessageDescriptor> = defineMessages({
  patient: { id: 'charts.doubles.merges', defaultMessage: 'Merged into this chart' },
  physician: { id: 'charts.doubles.mergesPhysician', defaultMessage: 'Merged into this physician' },
});

export const undoTexts: Record<MergeKind, MessageDescriptor> = defineMessages({
  patient: { id: 'charts.doubles.undoText', defaultMessage: '{name} becomes a chart of its own again, as it was.' },
  physician: { id: 'charts.doubles.undoTextPhysician', defaultMessage: '{name} becomes an entry of its own again, as it was.' },
});
