import type { MergePreview } from '@intake/api/contract';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const duplicatesMessages = defineMessages({
  title: { id: 'patients.duplicates.title', defaultMessage: 'Possible duplicates' },
  list: { id: 'patients.duplicates.list', defaultMessage: 'Pairs of charts' },
  compare: { id: 'patients.duplicates.compare', defaultMessage: 'Compare' },
  loading: { id: 'patients.duplicates.loading', defaultMessage: 'Loading possible duplicates' },
  failedTitle: { id: 'patients.duplicates.failedTitle', defaultMessage: 'The possible duplicates could not be loaded' },
  failedText: { id: 'patients.duplicates.failedText', defaultMessage: 'The connection may be down. Nothing is lost.' },
  emptyTitle: { id: 'patients.duplicates.emptyTitle', defaultMessage: 'No chart looks like another' },
  emptyText: { id: 'patients.duplicates.emptyText', defaultMessage: 'New and changed charts are compared with all others every half minute.' },
  chooseTitle: { id: 'patients.duplicates.chooseTitle', defaultMessage: 'Choose a pair' },
  chooseText: { id: 'patients.duplicates.chooseText', defaultMessage: 'Both charts stand side by side here. Nothing is merged by itself.' },
  likeness: { id: 'patients.duplicates.likeness', defaultMessage: '{share, number, ::percent} alike' },
  waits: { id: 'patients.duplicates.waits', defaultMessage: 'Waits for a second person' },
  next: { id: 'patients.duplicates.next', defaultMessage: 'Next pair' },
  previous: { id: 'patients.duplicates.previous', defaultMessage: 'Previous pair' },
  back: { id: 'patients.duplicates.back', defaultMessage: 'Back to the pairs' },
});

export const compareMessages = defineMessages({
  failedTitle: { id: 'patients.compare.failedTitle', defaultMessage: 'The charts could not be compared' },
  failedText: { id: 'patients.compare.failedText', defaultMessage: 'One of them may have been merged meanwhile, or the connection is down.' },
  why: { id: 'patients.compare.why', defaultMessage: 'Why they are alike' },
  against: { id: 'patients.compare.against', defaultMessage: 'What speaks against it' },
  fields: { id: 'patients.compare.fields', defaultMessage: 'What the chart will say' },
  stays: { id: 'patients.compare.stays', defaultMessage: 'Stays' },
  goes: { id: 'patients.compare.goes', defaultMessage: 'Goes into it' },
  created: { id: 'patients.compare.created', defaultMessage: 'Since {date}' },
  both: { id: 'patients.compare.both', defaultMessage: 'Both' },
  nothing: { id: 'patients.compare.nothing', defaultMessage: 'Not stated' },
  moves: { id: 'patients.compare.moves', defaultMessage: 'What moves' },
  noMoves: { id: 'patients.compare.noMoves', defaultMessage: 'Nothing was filed to the chart that goes.' },
  swap: { id: 'patients.compare.swap', defaultMessage: 'Swap' },
  swapLong: { id: 'patients.compare.swapLong', defaultMessage: 'Keep the other chart' },
  merge: { id: 'patients.compare.merge', defaultMessage: 'Merge' },
  propose: { id: 'patients.compare.propose', defaultMessage: 'Propose merging' },
  notSame: { id: 'patients.compare.notSame', defaultMessage: 'Not the same person' },
  agree: { id: 'patients.compare.agree', defaultMessage: 'Agree and merge' },
  refuse: { id: 'patients.compare.refuse', defaultMessage: 'Refuse' },
  withdraw: { id: 'patients.compare.withdraw', defaultMessage: 'Withdraw' },
  secondTitle: { id: 'patients.compare.secondTitle', defaultMessage: 'A second person has to agree' },
  twins: { id: 'patients.compare.twins', defaultMessage: 'Born on the same day in one family, with other given names: these may be twins.' },
  twoNumbers: { id: 'patients.compare.twoNumbers', defaultMessage: 'Both health numbers are valid, and they differ.' },
  proposedOwn: { id: 'patients.compare.proposedOwn', defaultMessage: 'You proposed to merge these. Somebody else has to agree.' },
  proposedBy: { id: 'patients.compare.proposedBy', defaultMessage: '{name} proposed to merge these, as chosen below.' },
  merged: { id: 'patients.compare.merged', defaultMessage: 'Charts merged' },
  mergedText: { id: 'patients.compare.mergedText', defaultMessage: 'It can be undone from the chart.' },
  proposed: { id: 'patients.compare.proposed', defaultMessage: 'Merge proposed' },
  refused: { id: 'patients.compare.refused', defaultMessage: 'Merge refused' },
  decided: { id: 'patients.compare.decided', defaultMessage: 'Kept as two people' },
});

export const secondPersonTexts: Readonly<Record<MergePreview['secondPerson'][number], MessageDescriptor>> = {
  twins: compareMessages.twins,
  'two-health-numbers': compareMessages.twoNumbers,
};
