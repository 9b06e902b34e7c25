import type { LeadKind, LeadStanding, LeadState } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const leadsMessages = defineMessages({
  title: { id: 'leads.list.title', defaultMessage: 'Leads' },
  list: { id: 'leads.list.list', defaultMessage: 'Leads, the newest first' },
  detail: { id: 'leads.list.detail', defaultMessage: 'Lead' },
  views: { id: 'leads.list.views', defaultMessage: 'State' },
  all: { id: 'leads.list.all', defaultMessage: 'All' },
  search: { id: 'leads.list.search', defaultMessage: 'Search names and addresses' },
  filter: { id: 'leads.list.filter', defaultMessage: 'Filter' },
  filters: { id: 'leads.list.filters', defaultMessage: '{count, plural, one {# filter} other {# filters}}' },
  kind: { id: 'leads.list.kind', defaultMessage: 'Came by' },
  anyKind: { id: 'leads.list.anyKind', defaultMessage: 'Any page' },
  owner: { id: 'leads.list.owner', defaultMessage: 'Owner' },
  anyOwner: { id: 'leads.list.anyOwner', defaultMessage: 'Anybody' },
  noOwner: { id: 'leads.list.noOwner', defaultMessage: 'Nobody' },
  isDue: { id: 'leads.list.isDue', defaultMessage: 'Next step is due' },
  isProven: { id: 'leads.list.isProven', defaultMessage: 'Leave out unconfirmed addresses' },
  export: { id: 'leads.list.export', defaultMessage: 'Export CSV' },
  exported: { id: 'leads.list.exported', defaultMessage: '{count, plural, =0 {No lead matches: the file has its headings alone} one {Exported {shown} lead} other {Exported {shown} leads}}' },
  exportCut: { id: 'leads.list.exportCut', defaultMessage: 'Exported the newest {shown} leads. Set a filter to export others.' },
  exportFailed: { id: 'leads.list.exportFailed', defaultMessage: 'The file could not be made. Try again.' },
  due: { id: 'leads.list.due', defaultMessage: 'Due {date}' },
  emptyTitle: { id: 'leads.list.emptyTitle', defaultMessage: 'No leads yet' },
  emptyText: { id: 'leads.list.emptyText', defaultMessage: 'Whoever asks to join, subscribes, counts what unanswered faxes cost or asks for a demo fax on the public pages appears here.' },
  noneTitle: { id: 'leads.list.noneTitle', defaultMessage: 'Nothing in this state' },
  noneText: { id: 'leads.list.noneText', defaultMessage: 'Leads are here once somebody has put them into it.' },
  noMatchTitle: { id: 'leads.list.noMatchTitle', defaultMessage: 'No lead matches' },
  noMatchText: { id: 'leads.list.noMatchText', defaultMessage: 'Change the search or take a filter away.' },
  chooseTitle: { id: 'leads.list.chooseTitle', defaultMessage: 'Choose a lead' },
  chooseText: { id: 'leads.list.chooseText', defaultMessage: 'What was sent, and what comes next, is shown here.' },
});

export const paneMessages = defineMessages({
  contacted: { id: 'leads.pane.contacted', defaultMessage: 'Mark as contacted' },
  won: { id: 'leads.pane.won', defaultMessage: 'Mark as won' },
  lost: { id: 'leads.pane.lost', defaultMessage: 'Mark as lost' },
  edit: { id: 'leads.pane.edit', defaultMessage: 'Edit follow-up' },
  write: { id: 'leads.pane.write', defaultMessage: 'Write e-mail' },
  decide: { id: 'leads.pane.decide', defaultMessage: 'Approve or decline' },
  decideText: { id: 'leads.pane.decideText', defaultMessage: 'This clinic asks to join. Its decision is made under Administration, and settles this lead.' },
  pendingText: { id: 'leads.pane.pendingText', defaultMessage: 'Nobody has confirmed yet that this address is theirs. Do not write to it.' },
  unsubscribedText: { id: 'leads.pane.unsubscribedText', defaultMessage: 'This person ended the news. Do not send any.' },
  followUp: { id: 'leads.pane.followUp', defaultMessage: 'Follow-up' },
  owner: { id: 'leads.pane.owner', defaultMessage: 'Owner' },
  nobody: { id: 'leads.pane.nobody', defaultMessage: 'Nobody yet' },
  nextStep: { id: 'leads.pane.nextStep', defaultMessage: 'Next step' },
  noStep: { id: 'leads.pane.noStep', defaultMessage: 'None yet' },
  nextStepOn: { id: 'leads.pane.nextStepOn', defaultMessage: 'Due' },
  note: { id: 'leads.pane.note', defaultMessage: 'Note' },
  sent: { id: 'leads.pane.sent', defaultMessage: 'What was sent' },
  received: { id: 'leads.pane.received', defaultMessage: 'Received' },
  standing: { id: 'leads.pane.standing', defaultMessage: 'What became of it' },
  reason: { id: 'leads.pane.reason', defaultMessage: 'Reason' },
  email: { id: 'leads.pane.email', defaultMessage: 'E-mail' },
  contact: { id: 'leads.pane.contact', defaultMessage: 'Contact' },
  phone: { id: 'leads.pane.phone', defaultMessage: 'Phone' },
  fax: { id: 'leads.pane.fax', defaultMessage: 'Fax for the demo' },
  language: { id: 'leads.pane.language', defaultMessage: 'Language' },
  timeZone: { id: 'leads.pane.timeZone', defaultMessage: 'Time zone' },
  message: { id: 'leads.pane.message', defaultMessage: 'Message' },
  consent: { id: 'leads.pane.consent', defaultMessage: 'Agreed to' },
  confirmed: { id: 'leads.pane.confirmed', defaultMessage: 'Address confirmed' },
  others: { id: 'leads.pane.others', defaultMessage: 'Also from this address' },
});

export const estimateMessages = defineMessages({
  title: { id: 'leads.estimate.title', defaultMessage: 'Their estimate' },
  total: { id: 'leads.estimate.total', defaultMessage: 'Lost in a year' },
  faxesPerDay: { id: 'leads.estimate.faxesPerDay', defaultMessage: 'Faxes a day' },
  unansweredPercent: { id: 'leads.estimate.unansweredPercent', defaultMessage: 'Never answered' },
  visitPercent: { id: 'leads.estimate.visitPercent', defaultMessage: 'Of these, would be visits' },
  visitRevenue: { id: 'leads.estimate.visitRevenue', defaultMessage: 'Revenue of a visit' },
  minutesPerFax: { id: 'leads.estimate.minutesPerFax', defaultMessage: 'Minutes for a fax' },
  hourlyCost: { id: 'leads.estimate.hourlyCost', defaultMessage: 'Cost of an hour' },
});

export const formMessages = defineMessages({
  state: { id: 'leads.form.state', defaultMessage: 'State' },
  nextStepHelp: { id: 'leads.form.nextStepHelp', defaultMessage: 'What to do, in a few words.' },
  stepNeeded: { id: 'leads.form.stepNeeded', defaultMessage: 'Say what is due on this day, or clear the day.' },
  ownerGone: { id: 'leads.form.ownerGone', defaultMessage: 'This person no longer looks after the installation. Choose another.' },
  saved: { id: 'leads.form.saved', defaultMessage: 'Saved' },
});

export const keyMessages = defineMessages({
  group: { id: 'leads.keys.group', defaultMessage: 'Leads' },
  search: { id: 'leads.keys.search', defaultMessage: 'Search' },
  next: { id: 'leads.keys.next', defaultMessage: 'Next lead' },
  previous: { id: 'leads.keys.previous', defaultMessage: 'Previous lead' },
  edit: { id: 'leads.keys.edit', defaultMessage: 'Edit follow-up' },
  close: { id: 'leads.keys.close', defaultMessage: 'Close lead' },
});

export const kindNames: Record<LeadKind, MessageDescriptor> = defineMessages({
  registration: { id: 'leads.kind.registration', defaultMessage: 'Registration' },
  subscriber: { id: 'leads.kind.subscriber', defaultMessage: 'Subscriber' },
  demo: { id: 'leads.kind.demo', defaultMessage: 'Demo fax' },
  estimate: { id: 'leads.kind.estimate', defaultMessage: 'Revenue estimate' },
});

export const stateNames: Record<LeadState, MessageDescriptor> = defineMessages({
  new: { id: 'leads.state.new', defaultMessage: 'New' },
  contacted: { id: 'leads.state.contacted', defaultMessage: 'Contacted' },
  won: { id: 'leads.state.won', defaultMessage: 'Won' },
  lost: { id: 'leads.state.lost', defaultMessage: 'Lost' },
});

export const standingNames: Record<LeadStanding, MessageDescriptor> = defineMessages({
  requested: { id: 'leads.standing.requested', defaultMessage: 'To be decided' },
  approved: { id: 'leads.standing.approved', defaultMessage: 'Approved' },
  declined: { id: 'leads.standing.declined', defaultMessage: 'Declined' },
  pending: { id: 'leads.standing.pending', defaultMessage: 'Address not confirmed' },
  subscribed: { id: 'leads.standing.subscribed', defaultMessage: 'Gets the news' },
  unsubscribed: { id: 'leads.standing.unsubscribed', defaultMessage: 'Ended the news' },
  confirmed: { id: 'leads.standing.confirmed', defaultMessage: 'Waits to be faxed' },
  sent: { id: 'leads.standing.sent', defaultMessage: 'Faxed' },
  refused: { id: 'leads.standing.refused', defaultMessage: 'Not faxed: the number had its one, or said no' },
  mailed: { id: 'leads.standing.mailed', defaultMessage: 'Mailed' },
});
