import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../data/problem.ts';
import { failureTexts } from '../../../shared/vocabulary.messages.ts';

const texts = defineMessages({
  network: { id: 'faxes.problem.network', defaultMessage: 'The server cannot be reached. Nothing is lost: try again.' },
  conflict: { id: 'faxes.problem.conflict', defaultMessage: 'Somebody changed this fax since you opened it. What you entered is kept: check the fax, then save again.' },
  claimed: { id: 'faxes.problem.claimed', defaultMessage: 'Somebody else took this fax. What you entered is kept here.' },
  illegal: { id: 'faxes.problem.illegal', defaultMessage: 'That is not possible in the state the fax is in now.' },
  changedSince: { id: 'faxes.problem.changedSince', defaultMessage: 'It was changed since, so it can no longer be undone.' },
  notFound: { id: 'faxes.problem.notFound', defaultMessage: 'Not found, or your role does not include it.' },
  invalid: { id: 'faxes.problem.invalid', defaultMessage: 'A value was refused. Check the fields.' },
  notStored: { id: 'faxes.problem.notStored', defaultMessage: 'The file did not arrive. Try again, and it is sent once more.' },
  busy: { id: 'faxes.problem.busy', defaultMessage: 'The server is busy. Try again in a moment.' },
  known: { id: 'faxes.problem.known', defaultMessage: 'A patient with this health number is in the chart already.' },
  general: { id: 'faxes.problem.general', defaultMessage: 'Something went wrong on the server. What you entered is kept: try again.' },
});

/** What to say about a problem, by the code of the answer. */
const problemTexts: Readonly<Record<string, MessageDescriptor>> = {
  network: texts.network,
  timeout: texts.network,
  'version-conflict': texts.conflict,
  claimed: texts.claimed,
  'illegal-transition': texts.illegal,
  'changed-since': texts.changedSince,
  'not-found': texts.notFound,
  invalid: texts.invalid,
  'not-stored': texts.notStored,
  // A file that is refused before it is sent is refused in the words of one that was sent.
  empty: failureTexts.empty,
  'too-large': failureTexts['too-large'],
  'unsupported-type': failureTexts['unsupported-type'],
  unavailable: texts.busy,
  'storage-full': texts.busy,
  'too-many-requests': texts.busy,
  'health-number-known': texts.known,
};
export const problemText = ({ code }: Problem) => problemTexts[code] ?? texts.general;

export const toastMessages = defineMessages({
  filed: { id: 'faxes.toast.filed', defaultMessage: 'Filed to {patient}' },
  filedWithoutPatient: { id: 'faxes.toast.filedWithoutPatient', defaultMessage: 'Filed' },
  held: { id: 'faxes.toast.held', defaultMessage: 'Put on hold' },
  resumed: { id: 'faxes.toast.resumed', defaultMessage: 'Back in the queue' },
  rejected: { id: 'faxes.toast.rejected', defaultMessage: 'Rejected' },
  split: { id: 'faxes.toast.split', defaultMessage: 'Split into {count, number} faxes' },
  edited: { id: 'faxes.toast.edited', defaultMessage: 'New version saved' },
  retried: { id: 'faxes.toast.retried', defaultMessage: 'Trying again' },
  undone: { id: 'faxes.toast.undone', defaultMessage: 'Undone' },
  undo: { id: 'faxes.toast.undo', defaultMessage: 'Undo' },
  nothingToUndo: { id: 'faxes.toast.nothingToUndo', defaultMessage: 'Nothing to undo' },
});
