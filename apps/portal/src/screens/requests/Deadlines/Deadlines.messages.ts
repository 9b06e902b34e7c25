import type { ClockPresetName, ClockStart, Span } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const deadlineMessages = defineMessages({
  title: { id: 'requests.deadlines.title', defaultMessage: 'Deadlines of referrals' },
  description: { id: 'requests.deadlines.description', defaultMessage: 'By when your clinic answers, decides, sees the patient and reports. What runs already keeps its deadline.' },
  rules: { id: 'requests.deadlines.rules', defaultMessage: 'Rules' },
  rulesText: { id: 'requests.deadlines.rulesText', defaultMessage: 'At risk when {percent} of the time is left. Public holidays of {region}.' },
  change: { id: 'requests.deadlines.change', defaultMessage: 'Change the rules' },
  clock: { id: 'requests.deadlines.clock', defaultMessage: 'What is waited for' },
  within: { id: 'requests.deadlines.within', defaultMessage: 'Within' },
  stoppedBy: { id: 'requests.deadlines.stoppedBy', defaultMessage: 'Ends when' },
  preview: { id: 'requests.deadlines.preview', defaultMessage: 'For a referral that comes now' },
  previewLine: { id: 'requests.deadlines.previewLine', defaultMessage: 'Due {due}, at risk from {risk}' },
  category: { id: 'requests.deadlines.category', defaultMessage: 'Category {category}' },
  emptyTitle: { id: 'requests.deadlines.emptyTitle', defaultMessage: 'No rules' },
  emptyText: { id: 'requests.deadlines.emptyText', defaultMessage: 'Without rules no referral has a deadline.' },
  preset: { id: 'requests.deadlines.preset', defaultMessage: 'Rules of' },
  province: {
    id: 'requests.deadlines.province',
    defaultMessage: '{province, select, AB {Alberta} BC {British Columbia} MB {Manitoba} NB {New Brunswick} NL {Newfoundland and Labrador} NS {Nova Scotia} NT {Northwest Territories} NU {Nunavut} ON {Ontario} PE {Prince Edward Island} QC {Québec} SK {Saskatchewan} YT {Yukon} other {{province}}}',
  },
  region: { id: 'requests.deadlines.region', defaultMessage: 'Public holidays of' },
  atRisk: { id: 'requests.deadlines.atRisk', defaultMessage: 'At risk when so much of the time is left' },
  categorySpan: { id: 'requests.deadlines.categorySpan', defaultMessage: '{category}: {span}' },
  categoryUnit: { id: 'requests.deadlines.categoryUnit', defaultMessage: 'Of what, category {category}' },
  byCategory: { id: 'requests.deadlines.byCategory', defaultMessage: 'Another time for each category, A to E' },
  byCategoryText: { id: 'requests.deadlines.byCategoryText', defaultMessage: 'A referral without a category, or of one that is left empty, has the time above.' },
  count: { id: 'requests.deadlines.count', defaultMessage: 'How many' },
  unit: { id: 'requests.deadlines.unit', defaultMessage: 'Of what' },
  ownEmpty: { id: 'requests.deadlines.ownEmpty', defaultMessage: 'Switch on at least one rule.' },
  stopEmpty: { id: 'requests.deadlines.stopEmpty', defaultMessage: 'Say what ends it.' },
  countEmpty: { id: 'requests.deadlines.countEmpty', defaultMessage: 'Say how many.' },
  checklists: { id: 'requests.deadlines.checklists', defaultMessage: 'What a referral has to bring' },
  checklistsText: { id: 'requests.deadlines.checklistsText', defaultMessage: 'By service. It stands first when information is asked for.' },
  service: { id: 'requests.deadlines.service', defaultMessage: 'Service' },
  items: { id: 'requests.deadlines.items', defaultMessage: 'Checklist' },
  noItems: { id: 'requests.deadlines.noItems', defaultMessage: 'Nothing in particular' },
  noServicesTitle: { id: 'requests.deadlines.noServicesTitle', defaultMessage: 'No services yet' },
  noServicesText: { id: 'requests.deadlines.noServicesText', defaultMessage: 'Name the services of your clinic under Services.' },
  editChecklist: { id: 'requests.deadlines.editChecklist', defaultMessage: 'Checklist for {name}' },
  times: { id: 'requests.deadlines.times', defaultMessage: 'How it went in the last six months' },
  answer: { id: 'requests.deadlines.answer', defaultMessage: 'Days to the answer, median' },
  answerLate: { id: 'requests.deadlines.answerLate', defaultMessage: 'Days to the answer, nine in ten' },
  visit: { id: 'requests.deadlines.visit', defaultMessage: 'Wait 1: days to the first visit, median' },
  inTime: { id: 'requests.deadlines.inTime', defaultMessage: 'Deadlines met' },
});

export const presetNames = defineMessages({
  ontario: { id: 'requests.preset.ontario', defaultMessage: 'Ontario: answer within 14 days' },
  alberta: { id: 'requests.preset.alberta', defaultMessage: 'Alberta: 7, 14, 14 and 30 days' },
  'british-columbia': { id: 'requests.preset.britishColumbia', defaultMessage: 'British Columbia: answer and report within 14 days' },
  quebec: { id: 'requests.preset.quebec', defaultMessage: 'Québec: first visit by category A to E (CRDS)' },
  own: { id: 'requests.preset.own', defaultMessage: 'Your own' },
}) satisfies Record<ClockPresetName, MessageDescriptor>;

export const startNames = defineMessages({
  received: { id: 'requests.start.received', defaultMessage: 'from its arrival' },
  visited: { id: 'requests.start.visited', defaultMessage: 'from the first visit' },
}) satisfies Record<ClockStart, MessageDescriptor>;

export const spanTexts = defineMessages({
  days: { id: 'requests.span.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  'business-days': { id: 'requests.span.businessDays', defaultMessage: '{count, plural, one {# business day} other {# business days}}' },
  months: { id: 'requests.span.months', defaultMessage: '{count, plural, one {# month} other {# months}}' },
}) satisfies Record<Span['unit'], MessageDescriptor>;

export const unitNames = defineMessages({
  days: { id: 'requests.unit.days', defaultMessage: 'Days' },
  'business-days': { id: 'requests.unit.businessDays', defaultMessage: 'Business days' },
  months: { id: 'requests.unit.months', defaultMessage: 'Months' },
}) satisfies Record<Span['unit'], MessageDescriptor>;
