import type { MergePreview } from '@intake/api/contract';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const duplicatesMessages = defineMessages({
  title: { id: 'charts.screen.title', defaultMessage: 'Possible duplicates' },
  list: { id: 'charts.screen.list', defaultMessage: 'Pairs of charts' },
  compare: { id: 'charts.screen.compare', defaultMessage: 'Compare' },
  loading: { id: 'charts.screen.loading', defaultMessage: 'Loading possible duplicates' },
  failedTitle: { id: 'charts.screen.failedTitle', defaultMessage: 'The possible duplicates could not be loaded' },
  failedText: { id: 'charts.screen.failedText', defaultMessage: 'The connection may be down. Nothing is lost.' },
  emptyTitle: { id: 'charts.screen.emptyTitle', defaultMessage: 'No chart looks like another' },
  emptyText: { id: 'charts.screen.emptyText', defaultMessage: 'New and changed charts are compared with all others every half minute.' },
  chooseTitle: { id: 'charts.screen.chooseTitle', defaultMessage: 'Choose a pair' },
  chooseText: { id: 'charts.screen.chooseText', defaultMessage: 'Both charts stand side by side here. Nothing is merged by itself.' },
  likeness: { id: 'charts.screen.likeness', defaultMessage: '{share, number, ::percent} alike' },
  waits: { id: 'charts.screen.waits', defaultMessage: 'Waits for a second person' },
  next: { id: 'charts.screen.next', defaultMessage: 'Next pair' },
  previous: { id: 'charts.screen.previous', defaultMessage: 'Previous pair' },
  back: { id: 'charts.screen.back', defaultMessage: 'Back to the pairs' },
});

export const compareMessages = defineMessages({
  failedTitle: { id: 'charts.compare.failedTitle', defaultMessage: 'The charts could not be compared' },
  failedText: { id: 'charts.compare.failedText', defaultMessage: 'One of them may have been merged meanwhile, or the connection is down.' },
  why: { id: 'charts.compare.why', defaultMessage: 'Why they are alike' },
  against: { id: 'charts.compare.against', defaultMessage: 'What speaks against it' },
  fields: { id: 'charts.compare.fields', defaultMessage: 'What the chart will say' },
  stays: { id: 'charts.compare.stays', defaultMessage: 'Stays' },
  goes: { id: 'charts.compare.goes', defaultMessage: 'Goes into it' },
  created: { id: 'charts.compare.created', defaultMessage: 'Since {date}' },
  both: { id: 'charts.compare.both', defaultMessage: 'Both' },
  nothing: { id: 'charts.compare.nothing', defaultMessage: 'Not stated' },
  moves: { id: 'charts.compare.moves', defaultMessage: 'What moves' },
  noMoves: { id: 'charts.compare.noMoves', defaultMessage: 'Nothing was filed to the chart that goes.' },
  swap: { id: 'charts.compare.swap', defaultMessage: 'Swap' },
  swapLong: { id: 'charts.compare.swapLong', defaultMessage: 'Keep the other chart' },
  merge: { id: 'charts.compare.merge', defaultMessage: 'Merge' },
  propose: { id: 'charts.compare.propose', defaultMessage: 'Propose merging' },
  notSame: { id: 'charts.compare.notSame', defaultMessage: 'Not the same person' },
  agree: { id: 'charts.compare.agree', defaultMessage: 'Agree and merge' },
  refuse: { id: 'charts.compare.refuse', defaultMessage: 'Refuse' },
  withdraw: { id: 'charts.compare.withdraw', defaultMessage: 'Withdraw' },
  secondTitle: { id: 'charts.compare.secondTitle', defaultMessage: 'A second person has to agree' },
  twins: { id: 'charts.compare.twins', defaultMessage: 'Born on the same day in one family, with other given names: these may be twins.' },
  twoNumbers: { id: 'charts.compare.twoNumbers', defaultMessage: 'Both health numbers are valid, and they differ.' },
  twoLicences: { id: 'charts.compare.twoLicences', defaultMessage: 'Both have a licence of one province, and the numbers differ.' },
  proposedOwn: { id: 'charts.compare.proposedOwn', defaultMessage: 'You proposed to merge these. Somebody else has to agree.' },
  proposedBy: { id: 'charts.compare.proposedBy', defaultMessage: '{name} proposed to merge these, as chosen below.' },
  merged: { id: 'charts.compare.merged', defaultMessage: 'Charts merged' },
  mergedText: { id: 'charts.compare.mergedText', defaultMessage: 'It can be undone from the chart.' },
  proposed: { id: 'charts.compare.proposed', defaultMessage: 'Merge proposed' },
  refused: { id: 'charts.compare.refused', defaultMessage: 'Merge refused' },
  decided: { id: 'charts.compare.decided', defaultMessage: 'Kept as two people' },
});

export const secondPersonTexts: Readonly<Record<MergePreview['secondPerson'][number], MessageDescriptor>> = {
  twins: compareMessages.twins,
  'two-health-numbers': compareMessages.twoNumbers,
  'two-licences': compareMessages.twoLicences,
};
