import { defineMessages } from '@intake/i18n';

export const dialogMessages = defineMessages({
  cancel: { id: 'faxes.dialog.cancel', defaultMessage: 'Cancel' },
  holdTitle: { id: 'faxes.dialog.holdTitle', defaultMessage: 'Put on hold' },
  holdText: { id: 'faxes.dialog.holdText', defaultMessage: 'It leaves the queue until you take it off hold. It stays in the view “On hold”.' },
  holdNote: { id: 'faxes.dialog.holdNote', defaultMessage: 'What is awaited, and from whom' },
  holdConfirm: { id: 'faxes.dialog.holdConfirm', defaultMessage: 'Put on hold' },
  rejectTitle: { id: 'faxes.dialog.rejectTitle', defaultMessage: 'Reject this fax' },
  rejectText: { id: 'faxes.dialog.rejectText', defaultMessage: 'It is kept, and you can take this back.' },
  rejectReason: { id: 'faxes.dialog.rejectReason', defaultMessage: 'Why' },
  rejectConfirm: { id: 'faxes.dialog.rejectConfirm', defaultMessage: 'Reject' },
  junk: { id: 'faxes.dialog.junk', defaultMessage: 'Junk' },
  junkText: { id: 'faxes.dialog.junkText', defaultMessage: 'Advertising, or nothing to do with patients.' },
  misdirected: { id: 'faxes.dialog.misdirected', defaultMessage: 'Misdirected' },
  misdirectedText: { id: 'faxes.dialog.misdirectedText', defaultMessage: 'Meant for somebody else. This is a privacy incident: tell the sender.' },
});
