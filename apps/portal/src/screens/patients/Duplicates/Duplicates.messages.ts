import type { MergeKind, MergePreview } from '@intake/api/contract';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const duplicatesMessages = defineMessages({
  title: { id: 'charts.screen.title', defaultMessage: 'Possible duplicates' },
  kinds: { id: 'charts.screen.kinds', defaultMessage: 'What is compared' },
  compare: { id: 'charts.screen.compare', defaultMessage: 'Compare' },
  loading: { id: 'charts.screen.loading', defaultMessage: 'Loading possible duplicates' },
  failedTitle: { id: 'charts.screen.failedTitle', defaultMessage: 'The possible duplicates could not be loaded' },
  failedText: { id: 'charts.screen.failedText', defaultMessage: 'The connection may be down. Nothing is lost.' },
  chooseTitle: { id: 'charts.screen.chooseTitle', defaultMessage: 'Choose a pair' },
  likeness: { id: 'charts.screen.likeness', defaultMessage: '{share, number, ::percent} alike' },
  waits: { id: 'charts.screen.waits', defaultMessage: 'Waits for a second person' },
  next: { id: 'charts.screen.next', defaultMessage: 'Next pair' },
  previous: { id: 'charts.screen.previous', defaultMessage: 'Previous pair' },
  back: { id: 'charts.screen.back', defaultMessage: 'Back to the pairs' },
});

export const compareMessages = defineMessages({
  failedText: { id: 'charts.compare.failedText', defaultMessage: 'One of them may have been merged meanwhile, or the connection is down.' },
  why: { id: 'charts.compare.why', defaultMessage: 'Why they are alike' },
  against: { id: 'charts.compare.against', defaultMessage: 'What speaks against it' },
  stays: { id: 'charts.compare.stays', defaultMessage: 'Stays' },
  goes: { id: 'charts.compare.goes', defaultMessage: 'Goes into it' },
  created: { id: 'charts.compare.created', defaultMessage: 'Since {date}' },
  both: { id: 'charts.compare.both', defaultMessage: 'Both' },
  nothing: { id: 'charts.compare.nothing', defaultMessage: 'Not stated' },
  yes: { id: 'charts.compare.yes', defaultMessage: 'Yes' },
  no: { id: 'charts.compare.no', defaultMessage: 'No' },
  moves: { id: 'charts.compare.moves', defaultMessage: 'What moves' },
  swap: { id: 'charts.compare.swap', defaultMessage: 'Swap' },
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
  proposed: { id: 'charts.compare.proposed', defaultMessage: 'Merge proposed' },
  refused: { id: 'charts.compare.refused', defaultMessage: 'Merge refused' },
  decided: { id: 'charts.compare.decided', defaultMessage: 'Kept as two people' },
});

/** What differs by what is merged. */
export const kindTexts = {
  patient: defineMessages({
    name: { id: 'charts.patients.name', defaultMessage: 'Patients' },
    list: { id: 'charts.screen.list', defaultMessage: 'Pairs of charts' },
    emptyTitle: { id: 'charts.screen.emptyTitle', defaultMessage: 'No chart looks like another' },
    emptyText: { id: 'charts.screen.emptyText', defaultMessage: 'New and changed charts are compared with all others every half minute.' },
    chooseText: { id: 'charts.screen.chooseText', defaultMessage: 'Both charts stand side by side here. Nothing is merged by itself.' },
    failedTitle: { id: 'charts.compare.failedTitle', defaultMessage: 'The charts could not be compared' },
    fields: { id: 'charts.compare.fields', defaultMessage: 'What the chart will say' },
    noMoves: { id: 'charts.compare.noMoves', defaultMessage: 'Nothing was filed to the chart that goes.' },
    swapLong: { id: 'charts.compare.swapLong', defaultMessage: 'Keep the other chart' },
    merged: { id: 'charts.compare.merged', defaultMessage: 'Charts merged' },
    mergedText: { id: 'charts.compare.mergedText', defaultMessage: 'It can be undone from the chart.' },
  }),
  physician: defineMessages({
    name: { id: 'charts.physicians.name', defaultMessage: 'Physicians' },
    list: { id: 'charts.physicians.list', defaultMessage: 'Pairs of physicians' },
    emptyTitle: { id: 'charts.physicians.emptyTitle', defaultMessage: 'No physician looks like another' },
    emptyText: { id: 'charts.physicians.emptyText', defaultMessage: 'New and changed physicians are compared with all others every half minute.' },
    chooseText: { id: 'charts.physicians.chooseText', defaultMessage: 'Both entries stand side by side here. Nothing is merged by itself.' },
    failedTitle: { id: 'charts.physicians.failedTitle', defaultMessage: 'The physicians could not be compared' },
    fields: { id: 'charts.physicians.fields', defaultMessage: 'What the entry will say' },
    noMoves: { id: 'charts.physicians.noMoves', defaultMessage: 'Nothing refers to the entry that goes.' },
    swapLong: { id: 'charts.physicians.swapLong', defaultMessage: 'Keep the other entry' },
    merged: { id: 'charts.physicians.merged', defaultMessage: 'Physicians merged' },
    mergedText: { id: 'charts.physicians.mergedText', defaultMessage: 'It can be undone from the physician.' },
  }),
} satisfies Record<MergeKind, Record<string, MessageDescriptor>>;

/** In the order in which they are offered. */
export const kinds = Object.keys(kindTexts) as MergeKind[];

export const secondPersonTexts: Readonly<Record<MergePreview['secondPerson'][number], MessageDescriptor>> = {
  twins: compareMessages.twins,
  'two-health-numbers': compareMessages.twoNumbers,
  'two-licences': compareMessages.twoLicences,
};
