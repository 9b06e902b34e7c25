import { defineMessages } from '@intake/i18n';

export const publicFileMessages = defineMessages({
  help: { id: 'home.files.help', defaultMessage: 'PDF, TIFF, PNG, JPEG, WebP or GIF: up to {count} files, {size} MB each.' },
  chosen: { id: 'home.files.chosen', defaultMessage: 'Chosen files' },
  size: { id: 'home.files.size', defaultMessage: '{size} MB' },
  uploading: { id: 'home.files.uploading', defaultMessage: 'Files are on their way. Send once they are there, or remove those that failed.' },
  'not-stored': { id: 'home.files.notStored', defaultMessage: 'A file is not at the clinic any more. Remove it, choose it again, and send.' },
});

/** Why one file does not go along, by the code of the problem. */
export const fileProblems = defineMessages({
  empty: { id: 'home.files.empty', defaultMessage: 'The file is empty.' },
  'too-large': { id: 'home.files.tooLarge', defaultMessage: 'The file is too large.' },
  'unsupported-type': { id: 'home.files.type', defaultMessage: 'This kind of file cannot be read. Save it as PDF.' },
  'too-many': { id: 'home.files.tooMany', defaultMessage: 'These are more files than can be sent at once.' },
  'too-many-requests': { id: 'home.files.tooManyRequests', defaultMessage: 'Many files came from your network. Try again later, or send it by fax.' },
  insecure: { id: 'home.files.insecure', defaultMessage: 'Nothing can be sent over this address, as others could read it. Open the page with https.' },
  other: { id: 'home.files.other', defaultMessage: 'The file did not arrive. Try again.' },
});
