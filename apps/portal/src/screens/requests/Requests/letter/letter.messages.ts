import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import { dialogMessages } from '../Requests.messages.ts';
import type { LetterEvent, tellings } from './letter.model.ts';

export const letterTitles = {
  ...defineMessages({
    acknowledge: { id: 'requests.letter.acknowledgeTitle', defaultMessage: 'Acknowledge by letter' },
    accept: { id: 'requests.letter.acceptTitle', defaultMessage: 'Accept with an expected wait' },
    ask: { id: 'requests.letter.askTitle', defaultMessage: 'Ask for what is missing' },
    redirect: { id: 'requests.letter.redirectTitle', defaultMessage: 'Redirect to another clinic' },
  }),
  decline: dialogMessages.declineTitle,
} satisfies Record<LetterEvent, MessageDescriptor>;

/** How the referrer hears of it. */
export const tellNames = defineMessages({
  fax: { id: 'requests.letter.byFax', defaultMessage: 'By a letter that is faxed now' },
  word: { id: 'requests.letter.byWord', defaultMessage: 'I have told them by word' },
  later: { id: 'requests.letter.later', defaultMessage: 'Not yet: the deadline goes on' },
}) satisfies Record<(typeof tellings)[number], MessageDescriptor>;

export const letterMessages = defineMessages({
  write: { id: 'requests.letter.write', defaultMessage: 'Write a letter' },
  writeTitle: { id: 'requests.letter.writeTitle', defaultMessage: 'Letter to the referrer' },
  correct: { id: 'requests.letter.correct', defaultMessage: 'Correct by letter' },
  correctionSubject: { id: 'requests.letter.correctionSubject', defaultMessage: 'Correction to our letter of {date}' },
  correctionBody: { id: 'requests.letter.correctionBody', defaultMessage: 'Please disregard our letter of {date} about this referral; it no longer holds.' },
  send: { id: 'requests.letter.send', defaultMessage: 'Send' },
  andSend: { id: 'requests.letter.andSend', defaultMessage: '{action} and send' },
  kind: { id: 'requests.letter.kind', defaultMessage: 'Letter' },
  tell: { id: 'requests.letter.tell', defaultMessage: 'How the referrer is told' },
  recipient: { id: 'requests.letter.recipient', defaultMessage: 'Recipient' },
  locale: { id: 'requests.letter.locale', defaultMessage: 'Language of the letter' },
  weeksNeeded: { id: 'requests.letter.weeksNeeded', defaultMessage: 'The letter says how long the wait is.' },
  bodyNeeded: { id: 'requests.letter.bodyNeeded', defaultMessage: 'Write what the letter says.' },
  date: { id: 'requests.letter.date', defaultMessage: 'Day of the appointment' },
  time: { id: 'requests.letter.time', defaultMessage: 'Time' },
  place: { id: 'requests.letter.place', defaultMessage: 'Place' },
  instructions: { id: 'requests.letter.instructions', defaultMessage: 'Instructions' },
  subject: { id: 'requests.letter.subject', defaultMessage: 'Subject' },
  body: { id: 'requests.letter.body', defaultMessage: 'Text' },
  letters: { id: 'requests.letter.letters', defaultMessage: 'Letters' },
  queued: { id: 'requests.letter.queued', defaultMessage: 'The letter is on its way: {name}' },
});
