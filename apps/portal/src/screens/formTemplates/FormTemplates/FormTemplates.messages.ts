import type { PdfTemplate } from '@intake/api/contract';
import type { FormProblem, TrialObjection, TrialVerdict, ZoneField, ZoneKind } from '@intake/api/rules/forms';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../data/problem.ts';
import { answerMessages, refusals } from '../../../shared/answers/answers.messages.ts';

export const formTemplateMessages = defineMessages({
  description: { id: 'formTemplates.list.description', defaultMessage: 'Where the forms of your senders have their fields. A template reads faxes once it has proved itself on faxes that your staff have filed.' },
  create: { id: 'formTemplates.list.create', defaultMessage: 'New template' },
  emptyTitle: { id: 'formTemplates.list.emptyTitle', defaultMessage: 'No template yet' },
  emptyText: { id: 'formTemplates.list.emptyText', defaultMessage: 'Draw one on a fax that came in, or go on filing: when the same form has come three times and had to be corrected, one is proposed here.' },
  name: { id: 'formTemplates.list.name', defaultMessage: 'Form' },
  sender: { id: 'formTemplates.list.sender', defaultMessage: 'Sender' },
  state: { id: 'formTemplates.list.state', defaultMessage: 'State' },
  reads: { id: 'formTemplates.list.reads', defaultMessage: 'Reads' },
  trial: { id: 'formTemplates.list.trial', defaultMessage: 'Trial' },
  fieldCount: { id: 'formTemplates.list.fieldCount', defaultMessage: '{count, plural, one {# field} other {# fields}}' },
  notTried: { id: 'formTemplates.list.notTried', defaultMessage: 'Not tried yet' },
  trialSum: { id: 'formTemplates.list.trialSum', defaultMessage: '{right, number} right, {wrong, number} wrong' },
  proposals: { id: 'formTemplates.proposal.title', defaultMessage: 'Learnt from corrections' },
  proposal: { id: 'formTemplates.proposal.text', defaultMessage: 'Seen on {count, plural, one {# fax} other {# faxes}}. Staff had to correct: {fields}.' },
  look: { id: 'formTemplates.proposal.look', defaultMessage: 'Look at it' },
  accept: { id: 'formTemplates.proposal.accept', defaultMessage: 'Accept as a draft' },
  dismiss: { id: 'formTemplates.proposal.dismiss', defaultMessage: 'Dismiss' },
  accepted: { id: 'formTemplates.proposal.accepted', defaultMessage: 'The template is a draft now. Try it before you switch it on.' },
  dismissed: { id: 'formTemplates.proposal.dismissed', defaultMessage: 'The proposal is dismissed. This form is not proposed again.' },
  sampleTitle: { id: 'formTemplates.sample.title', defaultMessage: 'Choose a fax to draw on' },
  sampleText: { id: 'formTemplates.sample.text', defaultMessage: 'Take one that is filled in and lies straight. What was read of it is your first draft.' },
  sampleEmpty: { id: 'formTemplates.sample.empty', defaultMessage: 'No fax has been filed yet' },
  sampleEmptyText: { id: 'formTemplates.sample.emptyText', defaultMessage: 'A template is drawn on a fax that was filed.' },
  unknownSender: { id: 'formTemplates.sample.unknownSender', defaultMessage: 'Unknown sender' },
  pages: { id: 'formTemplates.sample.pages', defaultMessage: '{count, plural, one {# page} other {# pages}}' },
  formName: { id: 'formTemplates.editor.name', defaultMessage: 'Name' },
  numbers: { id: 'formTemplates.editor.numbers', defaultMessage: 'Fax numbers of the sender' },
  numbersText: { id: 'formTemplates.editor.numbersText', defaultMessage: 'Several are parted by commas.' },
  numbersWrong: { id: 'formTemplates.editor.numbersWrong', defaultMessage: 'One of these is no fax number. Write it with its area code.' },
  clinic: { id: 'formTemplates.editor.clinic', defaultMessage: 'Clinic of the sender' },
  noClinic: { id: 'formTemplates.editor.noClinic', defaultMessage: 'None: the numbers alone' },
  documentType: { id: 'formTemplates.editor.documentType', defaultMessage: 'A document on this form is' },
  noType: { id: 'formTemplates.editor.noType', defaultMessage: 'Not said by the form' },
  newTitle: { id: 'formTemplates.editor.newTitle', defaultMessage: 'New template' },
  save: { id: 'formTemplates.editor.save', defaultMessage: 'Save' },
  saved: { id: 'formTemplates.editor.saved', defaultMessage: 'The template is saved.' },
  more: { id: 'formTemplates.editor.more', defaultMessage: 'More' },
  remove: { id: 'formTemplates.editor.remove', defaultMessage: 'Remove the template' },
  removeTitle: { id: 'formTemplates.editor.removeTitle', defaultMessage: 'Remove {name}?' },
  removeText: { id: 'formTemplates.editor.removeText', defaultMessage: 'Faxes of this sender are read by the ordinary rules again. What the template has read stays.' },
  removed: { id: 'formTemplates.editor.removed', defaultMessage: 'The template is removed.' },
  fieldsTab: { id: 'formTemplates.editor.fieldsTab', defaultMessage: 'Fields' },
  trialTab: { id: 'formTemplates.editor.trialTab', defaultMessage: 'Trial' },
  versionsTab: { id: 'formTemplates.editor.versionsTab', defaultMessage: 'Versions' },
  parts: { id: 'formTemplates.editor.parts', defaultMessage: 'Parts of the template' },
  page: { id: 'formTemplates.editor.page', defaultMessage: 'Sample page' },
  side: { id: 'formTemplates.editor.side', defaultMessage: 'Fields, trial and versions' },
  sampleGone: { id: 'formTemplates.editor.sampleGone', defaultMessage: 'The sample page is not there any more' },
  sampleGoneText: { id: 'formTemplates.editor.sampleGoneText', defaultMessage: 'The template goes on reading. To draw anew, begin a new one on another fax.' },
  tryIt: { id: 'formTemplates.trial.try', defaultMessage: 'Try it on filed faxes' },
  tryAgain: { id: 'formTemplates.trial.tryAgain', defaultMessage: 'Try it again' },
  saveFirst: { id: 'formTemplates.trial.saveFirst', defaultMessage: 'Save your changes first: the trial runs what is saved.' },
  trialText: { id: 'formTemplates.trial.text', defaultMessage: 'Runs the newest version on the last faxes of this sender that were filed, and holds each value against what was filed. No fax is changed.' },
  fitted: { id: 'formTemplates.trial.fitted', defaultMessage: 'The form was found on {fitted, number} of {samples, plural, one {# filed fax} other {# filed faxes}}.' },
  field: { id: 'formTemplates.trial.field', defaultMessage: 'Field' },
  differences: { id: 'formTemplates.trial.differences', defaultMessage: 'Where it differed' },
  fax: { id: 'formTemplates.trial.fax', defaultMessage: 'Fax' },
  differenceFax: { id: 'formTemplates.trial.differenceFax', defaultMessage: 'Fax of {day}' },
  read: { id: 'formTemplates.trial.read', defaultMessage: 'Read' },
  filed: { id: 'formTemplates.trial.filed', defaultMessage: 'Filed' },
  nothing: { id: 'formTemplates.trial.nothing', defaultMessage: 'Nothing' },
  noDifference: { id: 'formTemplates.trial.noDifference', defaultMessage: 'Nothing differed from what was filed.' },
  switchOn: { id: 'formTemplates.switch.on', defaultMessage: 'Switch on' },
  switchOnVersion: { id: 'formTemplates.switch.onVersion', defaultMessage: 'Switch to version {number, number}' },
  switchOff: { id: 'formTemplates.switch.off', defaultMessage: 'Switch off' },
  isOn: { id: 'formTemplates.switch.isOn', defaultMessage: 'The template reads the faxes of this sender from now on.' },
  isOff: { id: 'formTemplates.switch.isOff', defaultMessage: 'The template is off. Faxes are read by the ordinary rules.' },
  version: { id: 'formTemplates.versions.version', defaultMessage: 'Version {number, number}' },
  versionOn: { id: 'formTemplates.versions.on', defaultMessage: 'On' },
  learnt: { id: 'formTemplates.versions.learnt', defaultMessage: 'Learnt from corrections' },
  drawnBy: { id: 'formTemplates.versions.drawnBy', defaultMessage: 'Drawn by {name}' },
  drawn: { id: 'formTemplates.versions.drawn', defaultMessage: 'Drawn by a person' },
});

export const templateStates = defineMessages({
  proposed: { id: 'formTemplates.state.proposed', defaultMessage: 'Proposed' },
  draft: { id: 'formTemplates.state.draft', defaultMessage: 'Draft' },
  on: { id: 'formTemplates.state.on', defaultMessage: 'On' },
  off: { id: 'formTemplates.state.off', defaultMessage: 'Off' },
  dismissed: { id: 'formTemplates.state.dismissed', defaultMessage: 'Dismissed' },
}) satisfies Record<PdfTemplate['status'], MessageDescriptor>;

/** Fields with whose they are: side by side a form has two names. */
export const zoneNames = defineMessages({
  'patient.name': { id: 'formTemplates.field.patientName', defaultMessage: 'Patient’s name' },
  'patient.birthDate': { id: 'formTemplates.field.patientBirthDate', defaultMessage: 'Birth date' },
  'patient.sex': { id: 'formTemplates.field.patientSex', defaultMessage: 'Sex' },
  'patient.healthNumber': { id: 'formTemplates.field.patientHealthNumber', defaultMessage: 'Health number' },
  'patient.phone': { id: 'formTemplates.field.patientPhone', defaultMessage: 'Patient’s phone' },
  'patient.address': { id: 'formTemplates.field.patientAddress', defaultMessage: 'Address' },
  'patient.email': { id: 'formTemplates.field.patientEmail', defaultMessage: 'E-mail' },
  'referrer.name': { id: 'formTemplates.field.referrerName', defaultMessage: 'Referring physician' },
  'referrer.clinic': { id: 'formTemplates.field.referrerClinic', defaultMessage: 'Referring clinic' },
  'referrer.fax': { id: 'formTemplates.field.referrerFax', defaultMessage: 'Referrer’s fax' },
  'referrer.phone': { id: 'formTemplates.field.referrerPhone', defaultMessage: 'Referrer’s phone' },
  'referrer.billingNumber': { id: 'formTemplates.field.referrerBilling', defaultMessage: 'Billing number' },
  service: { id: 'formTemplates.field.service', defaultMessage: 'Service' },
  reason: { id: 'formTemplates.field.reason', defaultMessage: 'Reason' },
  urgency: { id: 'formTemplates.field.urgency', defaultMessage: 'Urgency' },
  letterDate: { id: 'formTemplates.field.letterDate', defaultMessage: 'Date of the letter' },
}) satisfies Record<ZoneField, MessageDescriptor>;

export const zoneKindNames = defineMessages({
  name: { id: 'formTemplates.kind.name', defaultMessage: 'Name' },
  date: { id: 'formTemplates.kind.date', defaultMessage: 'Date' },
  number: { id: 'formTemplates.kind.number', defaultMessage: 'Number' },
  phone: { id: 'formTemplates.kind.phone', defaultMessage: 'Telephone number' },
  tick: { id: 'formTemplates.kind.tick', defaultMessage: 'Boxes to tick' },
  text: { id: 'formTemplates.kind.text', defaultMessage: 'Text' },
}) satisfies Record<ZoneKind, MessageDescriptor>;

export const verdictNames = defineMessages({
  right: { id: 'formTemplates.verdict.right', defaultMessage: 'Right' },
  wrong: { id: 'formTemplates.verdict.wrong', defaultMessage: 'Wrong' },
  abstained: { id: 'formTemplates.verdict.abstained', defaultMessage: 'Abstained' },
  blank: { id: 'formTemplates.verdict.blank', defaultMessage: 'Left empty' },
  unknown: { id: 'formTemplates.verdict.unknown', defaultMessage: 'Not filed' },
}) satisfies Record<TrialVerdict, MessageDescriptor>;

/** What speaks against switching it on. */
export const objectionTexts = defineMessages({
  untried: { id: 'formTemplates.objection.untried', defaultMessage: 'This version was not tried yet.' },
  'few-samples': { id: 'formTemplates.objection.fewSamples', defaultMessage: 'The form was found on fewer than two filed faxes. File more of them, or check the printed words.' },
  'wrong-patient': { id: 'formTemplates.objection.wrongPatient', defaultMessage: '{field}: read otherwise than filed. What says whose fax it is may never be wrong.' },
  'often-wrong': { id: 'formTemplates.objection.oftenWrong', defaultMessage: '{field}: wrong as often as right. Move its zone, or take it away.' },
}) satisfies Record<TrialObjection, MessageDescriptor>;

const formProblemTexts = defineMessages({
  'anchors-few': { id: 'formTemplates.problem.anchorsFew', defaultMessage: 'At least five printed words are needed to know the form by.' },
  'anchors-close': { id: 'formTemplates.problem.anchorsClose', defaultMessage: 'The printed words stand too close together. Keep some from all over the page.' },
  'zones-none': { id: 'formTemplates.problem.zonesNone', defaultMessage: 'Draw at least one field.' },
  'zone-twice': { id: 'formTemplates.problem.zoneTwice', defaultMessage: 'A field is drawn twice. Take one of them away.' },
  'zone-kind': { id: 'formTemplates.problem.zoneKind', defaultMessage: 'One of the fields cannot hold what is chosen for it.' },
  'zone-small': { id: 'formTemplates.problem.zoneSmall', defaultMessage: 'One of the fields is too small to hold a word.' },
}) satisfies Record<FormProblem, MessageDescriptor>;

const ownRefusals: Record<string, MessageDescriptor> = {
  ...formProblemTexts,
  ...defineMessages({
    'sender-needed': { id: 'formTemplates.problem.senderNeeded', defaultMessage: 'Say whose form it is: a fax number, or a clinic.' },
    'not-tried': { id: 'formTemplates.problem.notTried', defaultMessage: 'Try this version on filed faxes before you switch it on.' },
    'not-proven': { id: 'formTemplates.problem.notProven', defaultMessage: 'The trial speaks against it. See what differed, and change the fields.' },
    'not-accepted': { id: 'formTemplates.problem.notAccepted', defaultMessage: 'Accept the proposal first.' },
    'not-proposed': { id: 'formTemplates.problem.notProposed', defaultMessage: 'Somebody has answered this proposal already.' },
    'not-on': { id: 'formTemplates.problem.notOn', defaultMessage: 'The template is off already.' },
  }),
};

/** What stands in the way, in words; `fields` where the server names them. */
export const templateProblem = ({ code, fields }: Problem): MessageDescriptor => {
  const named = (code === 'invalid' && fields?.[0]?.code) || code;
  return ownRefusals[named] ?? refusals[named] ?? answerMessages.unknown;
};
export const problemOfForm = (code: FormProblem): MessageDescriptor => formProblemTexts[code];
export const refusalOf = ({ code }: { code: string }): MessageDescriptor | undefined => ownRefusals[code] ?? refusals[code];
