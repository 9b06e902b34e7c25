import type { FaxSource } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import { failureTexts } from '../../../shared/vocabulary.messages.ts';

export const setAsideMessages = defineMessages({
  title: { id: 'admin.setAside.title', defaultMessage: 'Set aside' },
  description: { id: 'admin.setAside.description', defaultMessage: 'What arrived and could not be taken as a fax. It is in no bin: somebody has to look after it here.' },
  file: { id: 'admin.setAside.file', defaultMessage: 'What arrived' },
  unnamed: { id: 'admin.setAside.unnamed', defaultMessage: 'A fax without a document' },
  numbers: { id: 'admin.setAside.numbers', defaultMessage: 'From {from} to {to}' },
  noNumber: { id: 'admin.setAside.noNumber', defaultMessage: 'no number' },
  cause: { id: 'admin.setAside.cause', defaultMessage: 'Cause and what to do' },
  state: { id: 'admin.setAside.state', defaultMessage: 'State' },
  waiting: { id: 'admin.setAside.waiting', defaultMessage: 'Waiting' },
  settled: { id: 'admin.setAside.settled', defaultMessage: 'Dealt with' },
  settledBy: { id: 'admin.setAside.settledBy', defaultMessage: '{name}, {when}' },
  somebody: { id: 'admin.setAside.somebody', defaultMessage: 'Somebody who has left' },
  open: { id: 'admin.setAside.open', defaultMessage: 'Save the file' },
  openNamed: { id: 'admin.setAside.openNamed', defaultMessage: 'Save the file {name}' },
  settle: { id: 'admin.setAside.settle', defaultMessage: 'Dealt with…' },
  settleNamed: { id: 'admin.setAside.settleNamed', defaultMessage: 'Dealt with… ({name})' },
  settleTitle: { id: 'admin.setAside.settleTitle', defaultMessage: 'Is this dealt with?' },
  settleText: {
    id: 'admin.setAside.settleText',
    defaultMessage: 'It stays in the list, with your name and the time. This cannot be undone.',
  },
  confirm: { id: 'admin.setAside.confirm', defaultMessage: 'It is dealt with' },
  inFolder: { id: 'admin.setAside.inFolder', defaultMessage: 'The file lies in “quarantine”, inside the watched folder.' },
  emptyTitle: { id: 'admin.setAside.emptyTitle', defaultMessage: 'Nothing was set aside' },
  emptyText: { id: 'admin.setAside.emptyText', defaultMessage: 'Everything that arrived could be taken.' },
});

interface Cause {
  text: MessageDescriptor;
  advice: MessageDescriptor;
}

const advice = defineMessages({
  resend: { id: 'admin.setAsideAdvice.resend', defaultMessage: 'Ask the sender to send it again.' },
  convert: { id: 'admin.setAsideAdvice.convert', defaultMessage: 'Ask for a PDF, TIFF, PNG or JPEG, or save it as one and put that into the folder.' },
  password: { id: 'admin.setAsideAdvice.password', defaultMessage: 'Ask the sender for a copy without a password.' },
  print: { id: 'admin.setAsideAdvice.print', defaultMessage: 'Ask the sender to print the filled form and send that.' },
  split: { id: 'admin.setAsideAdvice.split', defaultMessage: 'Split it into smaller documents, or ask the sender to.' },
  putAgain: { id: 'admin.setAsideAdvice.putAgain', defaultMessage: 'See that the program which writes it has finished, then put the whole file into the folder again.' },
  switchOn: { id: 'admin.setAsideAdvice.switchOn', defaultMessage: 'Switch Telnyx on under Integrations, then ask the sender to send it again.' },
  operator: { id: 'admin.setAsideAdvice.operator', defaultMessage: 'Ask the sender to send it again, and tell whoever runs this server.' },
});

const causeTexts = defineMessages({
  unfinished: { id: 'admin.setAsideCause.unfinished', defaultMessage: 'The file does not end as it should: some of it is missing.' },
  line: { id: 'admin.setAsideCause.line', defaultMessage: 'The fax line could not deliver the fax.' },
  providerOff: { id: 'admin.setAsideCause.providerOff', defaultMessage: 'Telnyx is not switched on for this organization.' },
  refused: { id: 'admin.setAsideCause.refused', defaultMessage: 'The fax line named an address that may not be fetched from.' },
});

const causes: Readonly<Record<string, Cause>> = {
  empty: { text: failureTexts.empty, advice: advice.resend },
  'unsupported-type': { text: failureTexts['unsupported-type'], advice: advice.convert },
  encrypted: { text: failureTexts.encrypted, advice: advice.password },
  'dynamic-form': { text: failureTexts['dynamic-form'], advice: advice.print },
  portfolio: { text: failureTexts.portfolio, advice: advice.split },
  truncated: { text: failureTexts.truncated, advice: advice.resend },
  damaged: { text: failureTexts.damaged, advice: advice.resend },
  'too-large': { text: failureTexts['too-large'], advice: advice.split },
  'too-many-pixels': { text: failureTexts['too-many-pixels'], advice: advice.split },
  'too-many-pages': { text: failureTexts['too-many-pages'], advice: advice.split },
  'download-failed': { text: failureTexts['download-failed'], advice: advice.operator },
  'download-refused': { text: causeTexts.refused, advice: advice.operator },
  'provider-off': { text: causeTexts.providerOff, advice: advice.switchOn },
};

/** Why it was not taken, and what to do next. A folder and a line mean different things by `incomplete`. */
export function causeOf({ code, source }: { code: string; source: FaxSource }): Cause {
  if (code === 'incomplete')
    return source === 'folder' ? { text: causeTexts.unfinished, advice: advice.putAgain } : { text: causeTexts.line, advice: advice.resend };
  return (Object.hasOwn(causes, code) && causes[code]) || { text: failureTexts.unexpected, advice: advice.operator };
}
