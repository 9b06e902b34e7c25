import { defineMessages } from '@intake/i18n';

export const doublesMessages = defineMessages({
  likely: { id: 'patients.doubles.likely', defaultMessage: 'Possible duplicates' },
  notSame: { id: 'patients.doubles.notSame', defaultMessage: 'Decided: not the same person' },
  merges: { id: 'patients.doubles.merges', defaultMessage: 'Merged into this chart' },
  mergedBy: { id: 'patients.doubles.mergedBy', defaultMessage: 'Merged by {name}, {date}' },
  undoneBy: { id: 'patients.doubles.undoneBy', defaultMessage: 'Undone by {name}, {date}' },
  undo: { id: 'patients.doubles.undo', defaultMessage: 'Undo' },
  undoTitle: { id: 'patients.doubles.undoTitle', defaultMessage: 'Undo the merge' },
  undoText: { id: 'patients.doubles.undoText', defaultMessage: '{name} becomes a chart of its own again, as it was.' },
  goesBack: { id: 'patients.doubles.goesBack', defaultMessage: 'Goes back: {what}' },
  nothingGoes: { id: 'patients.doubles.nothingGoes', defaultMessage: 'Nothing had moved.' },
  changed: { id: 'patients.doubles.changed', defaultMessage: 'Changed since then, and stays with {name}: {fields}.' },
  later: { id: 'patients.doubles.later', defaultMessage: 'Came since then: to whom does it belong?' },
  laterRow: { id: 'patients.doubles.laterRow', defaultMessage: '{what} of {date}' },
  assign: { id: 'patients.doubles.assign', defaultMessage: 'Say to whom this belongs.' },
  undone: { id: 'patients.doubles.undone', defaultMessage: 'Merge undone' },
});
