import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { ClinicKind } from '@intake/api/rules';
import type { Problem } from '../../../data/problem.ts';
import { answerText, refusals } from '../../../shared/answers/answers.messages.ts';
import type { ProviderKind } from './Providers.model.ts';

export const listMessages = defineMessages({
  title: { id: 'providers.list.title', defaultMessage: 'Providers' },
  views: { id: 'providers.list.views', defaultMessage: 'What is listed' },
  search: { id: 'providers.list.search', defaultMessage: 'Name' },
  import: { id: 'providers.list.import', defaultMessage: 'Import a list' },
  loading: { id: 'providers.list.loading', defaultMessage: 'Loading the directory' },
  failedTitle: { id: 'providers.list.failedTitle', defaultMessage: 'The directory could not be loaded' },
  failedText: { id: 'providers.list.failedText', defaultMessage: 'The connection may be down. Nothing is lost.' },
  noneTitle: { id: 'providers.list.noneTitle', defaultMessage: 'Nobody with this name' },
  noneText: { id: 'providers.list.noneText', defaultMessage: 'Try the family name alone, or one word of the name of a clinic.' },
  chooseTitle: { id: 'providers.list.chooseTitle', defaultMessage: 'Choose a physician or a clinic' },
  chooseText: { id: 'providers.list.chooseText', defaultMessage: 'Where they work, and the numbers that reach them there.' },
  detail: { id: 'providers.list.detail', defaultMessage: 'Entry' },
  sites: { id: 'providers.list.sites', defaultMessage: '{count, plural, one {# site} other {# sites}}' },
  internal: { id: 'providers.list.internal', defaultMessage: 'Works here' },
  shortcuts: { id: 'providers.list.shortcuts', defaultMessage: 'Providers' },
  shortcutSearch: { id: 'providers.list.shortcutSearch', defaultMessage: 'Search' },
  shortcutBack: { id: 'providers.list.shortcutBack', defaultMessage: 'Close the entry' },
});

export const kindNames: Readonly<Record<ProviderKind, MessageDescriptor>> = defineMessages({
  physicians: { id: 'providers.kind.physicians', defaultMessage: 'Physicians' },
  clinics: { id: 'providers.kind.clinics', defaultMessage: 'Clinics' },
});

export const createNames: Readonly<Record<ProviderKind, MessageDescriptor>> = defineMessages({
  physicians: { id: 'providers.create.physicians', defaultMessage: 'New physician' },
  clinics: { id: 'providers.create.clinics', defaultMessage: 'New clinic' },
});

export const emptyTitles: Readonly<Record<ProviderKind, MessageDescriptor>> = defineMessages({
  physicians: { id: 'providers.empty.physicians', defaultMessage: 'No physicians yet' },
  clinics: { id: 'providers.empty.clinics', defaultMessage: 'No clinics yet' },
});
export const emptyTexts: Readonly<Record<ProviderKind, MessageDescriptor>> = defineMessages({
  physicians: { id: 'providers.empty.physiciansText', defaultMessage: 'They are added here, or while a fax is filed.' },
  clinics: { id: 'providers.empty.clinicsText', defaultMessage: 'Physicians who share a clinic share its numbers, until one has others.' },
});

export const clinicKindNames: Readonly<Record<ClinicKind, MessageDescriptor>> = defineMessages({
  referring: { id: 'providers.clinicKind.referring', defaultMessage: 'Refers patients here' },
  partner: { id: 'providers.clinicKind.partner', defaultMessage: 'Takes patients from here' },
});

/** What an entry says, field by field. */
export const fieldMessages = defineMessages({
  familyName: { id: 'providers.field.familyName', defaultMessage: 'Family name' },
  givenName: { id: 'providers.field.givenName', defaultMessage: 'Given names' },
  specialty: { id: 'providers.field.specialty', defaultMessage: 'Specialty' },
  province: { id: 'providers.field.province', defaultMessage: 'Licensed in' },
  licence: { id: 'providers.field.licence', defaultMessage: 'Licence number' },
  billing: { id: 'providers.field.billing', defaultMessage: 'Billing number' },
  unusual: { id: 'providers.field.unusual', defaultMessage: 'Not written as this province writes it: compare with the register.' },
  notStated: { id: 'providers.field.notStated', defaultMessage: 'Not stated' },
  internal: { id: 'providers.field.internal', defaultMessage: 'Works in this organization' },
  name: { id: 'providers.field.name', defaultMessage: 'Name' },
  kind: { id: 'providers.field.kind', defaultMessage: 'What it is to you' },
  fax: { id: 'providers.field.fax', defaultMessage: 'Fax' },
  faxNumber: { id: 'providers.field.faxNumber', defaultMessage: 'Fax {number}' },
  phone: { id: 'providers.field.phone', defaultMessage: 'Phone' },
  email: { id: 'providers.field.email', defaultMessage: 'E-mail' },
  address: { id: 'providers.field.address', defaultMessage: 'Address' },
  note: { id: 'providers.field.note', defaultMessage: 'Note' },
  phoneInvalid: { id: 'providers.field.phoneInvalid', defaultMessage: 'This is not a phone number.' },
  emailInvalid: { id: 'providers.field.emailInvalid', defaultMessage: 'This is not an e-mail address.' },
});

export const siteMessages = defineMessages({
  title: { id: 'providers.site.title', defaultMessage: 'Sites' },
  none: { id: 'providers.site.none', defaultMessage: 'No site yet: nothing can be faxed to them.' },
  numbered: { id: 'providers.site.numbered', defaultMessage: 'Site {number}' },
  usual: { id: 'providers.site.usual', defaultMessage: 'Usual' },
  unnamed: { id: 'providers.site.unnamed', defaultMessage: 'Without a clinic' },
  clinic: { id: 'providers.site.clinic', defaultMessage: 'Clinic' },
  clinicPlaceholder: { id: 'providers.site.clinicPlaceholder', defaultMessage: 'Choose, or type a name' },
  asClinic: { id: 'providers.site.asClinic', defaultMessage: 'As the clinic' },
  ofClinic: { id: 'providers.site.ofClinic', defaultMessage: 'of the clinic' },
  noNumber: { id: 'providers.site.noNumber', defaultMessage: 'none' },
  add: { id: 'providers.site.add', defaultMessage: 'Add a site' },
  remove: { id: 'providers.site.remove', defaultMessage: 'Remove site {number}' },
});

export const learnedMessages = defineMessages({
  title: { id: 'providers.learned.title', defaultMessage: 'Also faxes from' },
  text: { id: 'providers.learned.text', defaultMessage: 'Faxes came from these numbers and were filed as this physician’s. No site has them.' },
  count: { id: 'providers.learned.count', defaultMessage: '{count, plural, one {# fax filed} other {# faxes filed}}' },
  last: { id: 'providers.learned.last', defaultMessage: 'The last: {moment}' },
  add: { id: 'providers.learned.add', defaultMessage: 'Add as a site: {number}' },
  addShort: { id: 'providers.learned.addShort', defaultMessage: 'Add as a site' },
  failed: { id: 'providers.learned.failed', defaultMessage: 'The numbers could not be loaded' },
  loading: { id: 'providers.learned.loading', defaultMessage: 'Loading numbers' },
});

export const paneMessages = defineMessages({
  physician: { id: 'providers.pane.physician', defaultMessage: 'Physician' },
  clinic: { id: 'providers.pane.clinic', defaultMessage: 'Clinic' },
  loading: { id: 'providers.pane.loading', defaultMessage: 'Opening the entry' },
  failedTitle: { id: 'providers.pane.failedTitle', defaultMessage: 'The entry could not be opened' },
  failedText: { id: 'providers.pane.failedText', defaultMessage: 'It is not there, or the connection is down.' },
  back: { id: 'providers.pane.back', defaultMessage: 'Back to the directory' },
  edit: { id: 'providers.pane.edit', defaultMessage: 'Edit' },
  editNamed: { id: 'providers.pane.editNamed', defaultMessage: 'Edit {name}' },
  write: { id: 'providers.pane.write', defaultMessage: 'Write an e-mail' },
  remove: { id: 'providers.pane.remove', defaultMessage: 'Remove' },
  removeTitle: { id: 'providers.pane.removeTitle', defaultMessage: 'Remove {name}?' },
  removeText: { id: 'providers.pane.removeText', defaultMessage: 'A clinic where physicians work, or that a request names, cannot be removed.' },
  removed: { id: 'providers.pane.removed', defaultMessage: 'Clinic removed' },
  people: { id: 'providers.pane.people', defaultMessage: 'Physicians here' },
  peopleLoading: { id: 'providers.pane.peopleLoading', defaultMessage: 'Loading physicians' },
  peopleFailed: { id: 'providers.pane.peopleFailed', defaultMessage: 'The physicians could not be loaded' },
  nobody: { id: 'providers.pane.nobody', defaultMessage: 'Nobody has a site here yet.' },
  created: { id: 'providers.pane.created', defaultMessage: 'Added to the directory' },
  saved: { id: 'providers.pane.saved', defaultMessage: 'Saved' },
});

export const mailMessages = defineMessages({
  title: { id: 'providers.mail.title', defaultMessage: 'E-mail to {name}' },
  to: { id: 'providers.mail.to', defaultMessage: 'It goes to {address}, with your name and that of your organization below.' },
  warning: { id: 'providers.mail.warning', defaultMessage: 'E-mail is not encrypted: write nothing about a patient. Send a fax instead.' },
  subject: { id: 'providers.mail.subject', defaultMessage: 'Subject' },
  text: { id: 'providers.mail.text', defaultMessage: 'Text' },
  send: { id: 'providers.mail.send', defaultMessage: 'Send' },
  sent: { id: 'providers.mail.sent', defaultMessage: 'The mail server took the e-mail' },
  required: { id: 'providers.mail.required', defaultMessage: 'This is needed.' },
});

const problems: Record<string, MessageDescriptor> = defineMessages({
  'no-mail-server': { id: 'providers.problem.noMailServer', defaultMessage: 'This server cannot send e-mail: no mail server is set up.' },
  'no-address': { id: 'providers.problem.noAddress', defaultMessage: 'This clinic has no e-mail address any more.' },
  unreachable: { id: 'providers.problem.unreachable', defaultMessage: 'The mail server cannot be reached. Your text is still here.' },
  'sign-in-refused': { id: 'providers.problem.signInRefused', defaultMessage: 'The mail server refused the sign-in of this server. Tell whoever runs it.' },
  refused: { id: 'providers.problem.refused', defaultMessage: 'The mail server refused the e-mail. Check the address.' },
  unknown: { id: 'providers.problem.unknown', defaultMessage: 'This clinic does not exist any more.' },
});

/** Words for what stood in the way: of the field, where one was refused. */
const problemText = (problem: Problem): MessageDescriptor => problems[problem.code] ?? answerText(problem);

/** How a form of the directory says what the server answers. */
export const answerTexts = {
  problemText,
  refusalText: ({ code }: { code: string }): MessageDescriptor | undefined => problems[code] ?? refusals[code],
};
