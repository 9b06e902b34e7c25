import type { JobFailureCode, JobKind, MachineFaultCode } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import { failureTexts } from '../../../shared/vocabulary.messages.ts';

/** What a job does. */
export const jobKindNames = defineMessages({
  render: { id: 'admin.job.render', defaultMessage: 'Prepare the pages' },
  read: { id: 'admin.job.read', defaultMessage: 'Read the text' },
  extract: { id: 'admin.job.extract', defaultMessage: 'Find the data' },
  match: { id: 'admin.job.match', defaultMessage: 'Match patient and sender' },
  mail: { id: 'admin.job.mail', defaultMessage: 'Send a mail' },
  'send-fax': { id: 'admin.job.sendFax', defaultMessage: 'Send a fax' },
  'check-fax': { id: 'admin.job.checkFax', defaultMessage: 'Ask what became of a fax' },
  'settle-number': { id: 'admin.job.settleNumber', defaultMessage: 'Order, set up or give back a phone number' },
  'check-call': { id: 'admin.job.checkCall', defaultMessage: 'Ask what became of a call' },
  'send-text': { id: 'admin.job.sendText', defaultMessage: 'Send a text message' },
  'check-text': { id: 'admin.job.checkText', defaultMessage: 'Ask what became of a text message' },
  'correct-text': { id: 'admin.job.correctText', defaultMessage: 'Tell a patient that a visit has changed' },
  'fetch-media': { id: 'admin.job.fetchMedia', defaultMessage: 'Fetch a file that came with a text message' },
  'wake-conversation': { id: 'admin.job.wakeConversation', defaultMessage: 'Bring back a snoozed conversation' },
  import: { id: 'admin.job.import', defaultMessage: 'Import a list' },
  'erase-files': { id: 'admin.job.eraseFiles', defaultMessage: 'Erase a misdirected fax' },
  'learn-form': { id: 'admin.job.learnForm', defaultMessage: 'Learn the form of a sender' },
  'emr-export': { id: 'admin.job.emrExport', defaultMessage: 'Export a filed fax' },
  'emr-repeat': { id: 'admin.job.emrRepeat', defaultMessage: 'Export what failed again' },
  'partner-notice': { id: 'admin.job.partnerNotice', defaultMessage: 'Tell a partner of a referral' },
  'telnyx-event': { id: 'admin.job.telnyxEvent', defaultMessage: 'Fetch a fax from Telnyx' },
}) satisfies Record<JobKind, MessageDescriptor>;

/** What of the machine it waits for. */
export const interruptionTitles = defineMessages({
  'storage-full': { id: 'admin.interruption.storageFull', defaultMessage: 'The disk is full' },
  'storage-failed': { id: 'admin.interruption.storageFailed', defaultMessage: 'Documents cannot be stored or read' },
  database: { id: 'admin.interruption.database', defaultMessage: 'The database was not available' },
  memory: { id: 'admin.interruption.memory', defaultMessage: 'The server is short of memory' },
  overload: { id: 'admin.interruption.overload', defaultMessage: 'The server is overloaded' },
  ended: { id: 'admin.interruption.ended', defaultMessage: 'The server was stopped in the middle of its work' },
}) satisfies Record<MachineFaultCode, MessageDescriptor>;

/** Why it failed in the end: the reasons of documents, and those of the job itself. */
export const jobFailureTexts = {
  ...failureTexts,
  ...defineMessages({
    'unknown-number': { id: 'admin.jobFailure.unknownNumber', defaultMessage: 'No organization has the number that was dialled.' },
    'provider-off': { id: 'admin.jobFailure.providerOff', defaultMessage: 'The organization has not switched Telnyx on.' },
    'download-refused': { id: 'admin.jobFailure.downloadRefused', defaultMessage: 'The address of the document is not one that may be fetched.' },
    expired: { id: 'admin.jobFailure.expired', defaultMessage: 'The mail was not sent in time; its code has expired.' },
  }),
} satisfies Record<JobFailureCode, MessageDescriptor>;
