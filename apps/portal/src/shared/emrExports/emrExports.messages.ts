import type { EmrError, EmrExportState } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../data/problem.ts';
import { answerText } from '../answers/answers.messages.ts';

export const stateNames: Record<EmrExportState, MessageDescriptor> = defineMessages({
  waiting: { id: 'emrExports.state.waiting', defaultMessage: 'Waiting' },
  sending: { id: 'emrExports.state.sending', defaultMessage: 'On its way' },
  delivered: { id: 'emrExports.state.delivered', defaultMessage: 'Exported' },
  failed: { id: 'emrExports.state.failed', defaultMessage: 'Failed' },
  cancelled: { id: 'emrExports.state.cancelled', defaultMessage: 'Stopped in time' },
  recalled: { id: 'emrExports.state.recalled', defaultMessage: 'Remove it in the EMR' },
  settled: { id: 'emrExports.state.settled', defaultMessage: 'Seen to' },
});

export const errorNames: Record<EmrError, MessageDescriptor> = defineMessages({
  unreachable: { id: 'emrExports.error.unreachable', defaultMessage: 'The system cannot be reached' },
  'not-trusted': { id: 'emrExports.error.notTrusted', defaultMessage: 'The certificate of the system, or ours, is not trusted' },
  'no-answer': { id: 'emrExports.error.noAnswer', defaultMessage: 'The system does not answer' },
  rejected: { id: 'emrExports.error.rejected', defaultMessage: 'The system refuses the document' },
  busy: { id: 'emrExports.error.busy', defaultMessage: 'The system cannot take it right now' },
  'no-place': { id: 'emrExports.error.noPlace', defaultMessage: 'The server has no such folder or connection any more' },
  'folder-missing': { id: 'emrExports.error.folderMissing', defaultMessage: 'The folder for exports is not there' },
  'folder-failed': { id: 'emrExports.error.folderFailed', defaultMessage: 'The folder cannot be written' },
  'no-patient': { id: 'emrExports.error.noPatient', defaultMessage: 'The fax has no patient, and this format needs one' },
  'no-birth-date': { id: 'emrExports.error.noBirthDate', defaultMessage: 'The patient has no birth date, and this format needs one' },
  'no-pages': { id: 'emrExports.error.noPages', defaultMessage: 'The pages of the fax are not there' },
  'switched-off': { id: 'emrExports.error.switchedOff', defaultMessage: 'The system was stopped' },
  unexpected: { id: 'emrExports.error.unexpected', defaultMessage: 'Unexpected; the server’s log says more' },
});

export const faxExportMessages = defineMessages({
  recalled: { id: 'emrExports.list.recalledText', defaultMessage: 'Filing was taken back after the export' },
  title: { id: 'emrExports.fax.title', defaultMessage: 'EMR' },
  none: { id: 'emrExports.fax.none', defaultMessage: 'Not exported.' },
  one: { id: 'emrExports.fax.one', defaultMessage: '{system}: {state}' },
  export: { id: 'emrExports.fax.export', defaultMessage: 'Export to {system}' },
});

/** What the server refuses, by its code. */
export const exportRefusals: Record<string, MessageDescriptor> = defineMessages({
  'not-filed': { id: 'emrExports.refusal.notFiled', defaultMessage: 'The fax is not filed any more. File it first.' },
  underway: { id: 'emrExports.refusal.underway', defaultMessage: 'It is on its way already.' },
  'switched-off': { id: 'emrExports.refusal.switchedOff', defaultMessage: 'The system is stopped. Start it first.' },
  'nothing-to-repeat': { id: 'emrExports.refusal.nothingToRepeat', defaultMessage: 'Nothing of this failed and could be exported again: see whether the faxes are still filed and the systems active.' },
  'nothing-to-settle': { id: 'emrExports.refusal.nothingToSettle', defaultMessage: 'Somebody has seen to it already.' },
});

export const exportProblemText = (problem: Problem): MessageDescriptor => exportRefusals[problem.code] ?? answerText(problem);
