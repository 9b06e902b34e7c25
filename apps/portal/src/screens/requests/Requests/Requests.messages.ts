import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { RequestKind } from '@intake/api/rules';

export const kindTitles = defineMessages({
  referral: { id: 'requests.title.referral', defaultMessage: 'Referral requests' },
  'check-in': { id: 'requests.title.checkIn', defaultMessage: 'Check-in requests' },
  project: { id: 'requests.title.project', defaultMessage: 'Incoming requests' },
}) satisfies Record<RequestKind, MessageDescriptor>;

export const createLabels = defineMessages({
  referral: { id: 'requests.create.referral', defaultMessage: 'New referral' },
  'check-in': { id: 'requests.create.checkIn', defaultMessage: 'New check-in' },
  project: { id: 'requests.create.project', defaultMessage: 'New project' },
}) satisfies Record<RequestKind, MessageDescriptor>;

export const listMessages = defineMessages({
  views: { id: 'requests.list.views', defaultMessage: 'Views' },
  list: { id: 'requests.list.title', defaultMessage: 'Work list' },
  emptyTitle: { id: 'requests.list.emptyTitle', defaultMessage: 'Nothing to do here' },
  emptyText: { id: 'requests.list.emptyText', defaultMessage: 'Requests stand here as soon as a fax is filed as one, or somebody enters one.' },
  noPatient: { id: 'requests.list.noPatient', defaultMessage: 'Patient not known yet' },
  unowned: { id: 'requests.list.unowned', defaultMessage: 'Nobody owns it' },
  ownedBy: { id: 'requests.list.ownedBy', defaultMessage: 'Owned by {name}' },
  heldBy: { id: 'requests.list.heldBy', defaultMessage: '{name} is working on it' },
  missing: { id: 'requests.list.missing', defaultMessage: '{count, plural, one {# item missing} other {# items missing}}' },
  overdue: { id: 'requests.list.overdue', defaultMessage: 'Overdue since {date}' },
  due: { id: 'requests.list.due', defaultMessage: 'Due {date}' },
});

export const filterMessages = defineMessages({
  filter: { id: 'requests.filter.filter', defaultMessage: 'Filter' },
  active: { id: 'requests.filter.active', defaultMessage: '{count, plural, one {# filter} other {# filters}}' },
  filters: { id: 'requests.filter.filters', defaultMessage: 'Filters' },
  any: { id: 'requests.filter.any', defaultMessage: 'Any' },
  due: { id: 'requests.filter.due', defaultMessage: 'Due' },
  dueWithin: { id: 'requests.filter.dueWithin', defaultMessage: '{count, plural, =0 {Overdue} one {Due within # day} other {Due within # days}}' },
  unowned: { id: 'requests.filter.unowned', defaultMessage: 'Owned by nobody' },
  keep: { id: 'requests.filter.keep', defaultMessage: 'Keep this list' },
  forget: { id: 'requests.filter.forget', defaultMessage: 'Remove this list' },
  name: { id: 'requests.filter.name', defaultMessage: 'Name' },
  nameText: { id: 'requests.filter.nameText', defaultMessage: 'Only you see it, beside the other views.' },
  nameEmpty: { id: 'requests.filter.nameEmpty', defaultMessage: 'Give it a name.' },
});

export const paneMessages = defineMessages({
  detail: { id: 'requests.pane.detail', defaultMessage: 'Request' },
  bookVisit: { id: 'requests.pane.bookVisit', defaultMessage: 'Book a visit' },
  pages: { id: 'requests.pane.pages', defaultMessage: 'Source pages' },
  chooseTitle: { id: 'requests.pane.chooseTitle', defaultMessage: 'Choose a request' },
  chooseText: { id: 'requests.pane.chooseText', defaultMessage: 'What was asked, by when, and what has been done stands here.' },
  reference: { id: 'requests.pane.reference', defaultMessage: 'Reference {reference}' },
  more: { id: 'requests.pane.more', defaultMessage: 'More actions' },
  undo: { id: 'requests.pane.undo', defaultMessage: 'Undo' },
  textPatient: { id: 'requests.pane.textPatient', defaultMessage: 'Ask the patient by text' },
  edit: { id: 'requests.pane.edit', defaultMessage: 'Edit' },
  assignToMe: { id: 'requests.pane.assignToMe', defaultMessage: 'Assign to me' },
  owner: { id: 'requests.pane.owner', defaultMessage: 'Owner' },
  nobody: { id: 'requests.pane.nobody', defaultMessage: 'Nobody' },
  nextStep: { id: 'requests.pane.nextStep', defaultMessage: 'Look at it again' },
  patient: { id: 'requests.pane.patient', defaultMessage: 'Patient' },
  referrer: { id: 'requests.pane.referrer', defaultMessage: 'Referrer' },
  service: { id: 'requests.pane.service', defaultMessage: 'Service' },
  reason: { id: 'requests.pane.reason', defaultMessage: 'Reason' },
  note: { id: 'requests.pane.note', defaultMessage: 'Note' },
  priority: { id: 'requests.pane.priority', defaultMessage: 'Priority' },
  received: { id: 'requests.pane.received', defaultMessage: 'Received' },
  requester: { id: 'requests.pane.requester', defaultMessage: 'Asked for by' },
  senderBilling: { id: 'requests.pane.senderBilling', defaultMessage: 'billing number {number}' },
  expectedWait: { id: 'requests.pane.expectedWait', defaultMessage: 'Expected wait' },
  weeks: { id: 'requests.pane.weeks', defaultMessage: '{count, plural, one {# week} other {# weeks}}' },
  declined: { id: 'requests.pane.declined', defaultMessage: 'Declined because' },
  redirected: { id: 'requests.pane.redirected', defaultMessage: 'Redirected to' },
  missing: { id: 'requests.pane.missing', defaultMessage: 'Missing' },
  category: { id: 'requests.pane.category', defaultMessage: 'Triage category' },
  endsWhen: { id: 'requests.pane.endsWhen', defaultMessage: 'Ends when {stops}' },
  clocks: { id: 'requests.pane.clocks', defaultMessage: 'Deadlines' },
  notes: { id: 'requests.pane.notes', defaultMessage: 'Notes' },
  addNote: { id: 'requests.pane.addNote', defaultMessage: 'Add a note' },
  mention: { id: 'requests.pane.mention', defaultMessage: 'Mention colleagues' },
  postNote: { id: 'requests.pane.postNote', defaultMessage: 'Save note' },
  history: { id: 'requests.pane.history', defaultMessage: 'History' },
  created: { id: 'requests.pane.created', defaultMessage: 'Arrived: {source}' },
  undone: { id: 'requests.pane.undone', defaultMessage: '{event} (taken back)' },
  similar: { id: 'requests.pane.similar', defaultMessage: 'The patient has another open referral for this service: {reference}, received {date}.' },
  openSimilar: { id: 'requests.pane.openSimilar', defaultMessage: 'Open {reference}' },
  link: { id: 'requests.pane.link', defaultMessage: 'Join them' },
  unlink: { id: 'requests.pane.unlink', defaultMessage: 'Part them' },
  linked: { id: 'requests.pane.linked', defaultMessage: 'Joined with {reference}, received {date}' },
  card: { id: 'requests.pane.card', defaultMessage: 'Health card' },
  cardValid: { id: 'requests.pane.cardValid', defaultMessage: '{number} is a valid number' },
  cardPlausible: { id: 'requests.pane.cardPlausible', defaultMessage: '{number} is written as a card number is' },
  cardWrong: { id: 'requests.pane.cardWrong', defaultMessage: '{number} is no valid number: compare it with the card' },
  eligibility: { id: 'requests.pane.eligibility', defaultMessage: 'This says nothing of whether the patient is insured.' },
  visit: { id: 'requests.pane.visit', defaultMessage: 'Visit' },
  arrived: { id: 'requests.pane.arrived', defaultMessage: 'Arrived at' },
  answered: { id: 'requests.pane.answered', defaultMessage: 'Answered after' },
  visited: { id: 'requests.pane.visited', defaultMessage: 'First visit after (Wait 1)' },
  days: { id: 'requests.pane.days', defaultMessage: '{count, plural, =0 {less than a day} one {# day} other {# days}}' },
  documents: { id: 'requests.pane.documents', defaultMessage: 'Documents' },
  stated: { id: 'requests.pane.stated', defaultMessage: 'As it was sent; no chart yet' },
  differences: { id: 'requests.pane.differences', defaultMessage: 'Different from the chart' },
  take: { id: 'requests.pane.take', defaultMessage: 'Take over' },
  inChart: { id: 'requests.pane.inChart', defaultMessage: 'Chart: {value}' },
  empty: { id: 'requests.pane.empty', defaultMessage: 'empty' },
  checklist: { id: 'requests.pane.checklist', defaultMessage: 'Checklist' },
  met: { id: 'requests.pane.met', defaultMessage: 'In time, {date}' },
  late: { id: 'requests.pane.late', defaultMessage: 'Too late, {date}' },
});

export const presenceMessages = defineMessages({
  heldTitle: { id: 'requests.presence.heldTitle', defaultMessage: '{name} is working on this request' },
  heldText: { id: 'requests.presence.heldText', defaultMessage: 'Until {time}, or until it is let go, you can read it and leave a note.' },
  looking: { id: 'requests.presence.looking', defaultMessage: '{names} {count, plural, one {is looking at this too} other {are looking at this too}}' },
});

export const statedNames = defineMessages({
  familyName: { id: 'requests.stated.familyName', defaultMessage: 'Family name' },
  givenName: { id: 'requests.stated.givenName', defaultMessage: 'Given name' },
  birthDate: { id: 'requests.stated.birthDate', defaultMessage: 'Birth date' },
  healthNumber: { id: 'requests.stated.healthNumber', defaultMessage: 'Health number' },
  versionCode: { id: 'requests.stated.versionCode', defaultMessage: 'Version code' },
  phone: { id: 'requests.stated.phone', defaultMessage: 'Phone number' },
  email: { id: 'requests.stated.email', defaultMessage: 'E-mail address' },
  address: { id: 'requests.stated.address', defaultMessage: 'Address' },
});

export const dialogMessages = defineMessages({
  askTitle: { id: 'requests.dialog.askTitle', defaultMessage: 'What is missing?' },
  askText: { id: 'requests.dialog.askText', defaultMessage: 'The request waits until it is here. Its deadline goes on.' },
  askEmpty: { id: 'requests.dialog.askEmpty', defaultMessage: 'Choose at least one item.' },
  acceptTitle: { id: 'requests.dialog.acceptTitle', defaultMessage: 'Accept with an expected wait' },
  waitWeeks: { id: 'requests.dialog.waitWeeks', defaultMessage: 'Expected wait in weeks' },
  declineTitle: { id: 'requests.dialog.declineTitle', defaultMessage: 'Decline this referral?' },
  declineText: { id: 'requests.dialog.declineText', defaultMessage: 'The referrer is told why. The deadline ends when the answer has arrived.' },
  why: { id: 'requests.dialog.why', defaultMessage: 'Why' },
  redirectTitle: { id: 'requests.dialog.redirectTitle', defaultMessage: 'Redirect to another clinic' },
  redirectClinic: { id: 'requests.dialog.redirectClinic', defaultMessage: 'Clinic from the directory' },
  redirectClinicText: { id: 'requests.dialog.redirectClinicText', defaultMessage: 'Type its name. One that is not there is named below.' },
  redirectPhysician: { id: 'requests.dialog.redirectPhysician', defaultMessage: 'Physician' },
  redirectTo: { id: 'requests.dialog.redirectTo', defaultMessage: 'Name of the clinic, as the letter says it' },
  redirectEmpty: { id: 'requests.dialog.redirectEmpty', defaultMessage: 'Name the clinic.' },
  note: { id: 'requests.dialog.note', defaultMessage: 'Note' },
  told: { id: 'requests.dialog.told', defaultMessage: 'I have told the referrer by word' },
  toldText: { id: 'requests.dialog.toldText', defaultMessage: 'Then no letter has to arrive for the deadline to be met.' },
});

export const planMessages = defineMessages({
  title: { id: 'requests.plan.title', defaultMessage: 'Plan the next step' },
  what: { id: 'requests.plan.what', defaultMessage: 'What comes next' },
  day: { id: 'requests.plan.day', defaultMessage: 'On' },
  dayEmpty: { id: 'requests.plan.dayEmpty', defaultMessage: 'Choose a day.' },
});

export const formMessages = defineMessages({
  editReferral: { id: 'requests.form.editReferral', defaultMessage: 'Edit referral' },
  editProject: { id: 'requests.form.editProject', defaultMessage: 'Edit project' },
  editCheckIn: { id: 'requests.form.editCheckIn', defaultMessage: 'Edit check-in' },
  title: { id: 'requests.form.title', defaultMessage: 'Title' },
  titleEmpty: { id: 'requests.form.titleEmpty', defaultMessage: 'Give it a title.' },
  aboutEmpty: { id: 'requests.form.aboutEmpty', defaultMessage: 'Choose the patient, or say what it is about.' },
  nameEmpty: { id: 'requests.form.nameEmpty', defaultMessage: 'Choose the patient, or type the family name.' },
  patientPlaceholder: { id: 'requests.form.patientPlaceholder', defaultMessage: 'Search by name' },
  patientSearch: { id: 'requests.form.patientSearch', defaultMessage: 'Name, birth date or health number' },
  location: { id: 'requests.form.location', defaultMessage: 'Location' },
  noLocation: { id: 'requests.form.noLocation', defaultMessage: 'Every location' },
  noCategory: { id: 'requests.form.noCategory', defaultMessage: 'None' },
  noService: { id: 'requests.form.noService', defaultMessage: 'Not chosen' },
  dueOn: { id: 'requests.form.dueOn', defaultMessage: 'Due on' },
  checklist: { id: 'requests.form.checklist', defaultMessage: 'Checklist, one item a line' },
});

export const keyMessages = defineMessages({
  listGroup: { id: 'requests.keys.list', defaultMessage: 'Work list' },
  requestGroup: { id: 'requests.keys.request', defaultMessage: 'Open request' },
  next: { id: 'requests.keys.next', defaultMessage: 'Next request' },
  previous: { id: 'requests.keys.previous', defaultMessage: 'Previous request' },
  create: { id: 'requests.keys.create', defaultMessage: 'New request' },
  undo: { id: 'requests.keys.undo', defaultMessage: 'Undo my last action' },
  close: { id: 'requests.keys.close', defaultMessage: 'Back to the list' },
});

export const toastMessages = defineMessages({
  done: { id: 'requests.toast.done', defaultMessage: '{event}: {name}' },
  undone: { id: 'requests.toast.undone', defaultMessage: 'Taken back: {name}' },
  textAsked: { id: 'requests.toast.textAsked', defaultMessage: 'The patient is asked by text' },
  textShow: { id: 'requests.toast.textShow', defaultMessage: 'Show' },
});
