import { defineMessages } from '@intake/i18n';

export const doublesMessages = defineMessages({
  likely: { id: 'charts.doubles.likely', defaultMessage: 'Possible duplicates' },
  notSame: { id: 'charts.doubles.notSame', defaultMessage: 'Decided: not the same person' },
  merges: { id: 'charts.doubles.merges', defaultMessage: 'Merged into this chart' },
  mergedBy: { id: 'charts.doubles.mergedBy', defaultMessage: 'Merged by {name}, {date}' },
  undoneBy: { id: 'charts.doubles.undoneBy', defaultMessage: 'Undone by {name}, {date}' },
  undo: { id: 'charts.doubles.undo', defaultMessage: 'Undo' },
  undoTitle: { id: 'charts.doubles.undoTitle', defaultMessage: 'Undo the merge' },
  undoText: { id: 'charts.doubles.undoText', defaultMessage: '{name} becomes a chart of its own again, as it was.' },
  goesBack: { id: 'charts.doubles.goesBack', defaultMessage: 'Goes back: {what}' },
  nothingGoes: { id: 'charts.doubles.nothingGoes', defaultMessage: 'Nothing had moved.' },
  changed: { id: 'charts.doubles.changed', defaultMessage: 'Changed since then, and stays with {name}: {fields}.' },
  later: { id: 'charts.doubles.later', defaultMessage: 'Came since then: to whom does it belong?' },
  laterRow: { id: 'charts.doubles.laterRow', defaultMessage: '{what} of {date}' },
  assign: { id: 'charts.doubles.assign', defaultMessage: 'Say to whom this belongs.' },
  undone: { id: 'charts.doubles.undone', defaultMessage: 'Merge undone' },
});
