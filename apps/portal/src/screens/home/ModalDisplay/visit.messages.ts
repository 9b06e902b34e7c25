import { defineMessages } from '@intake/i18n';

export const visitMessages = defineMessages({
  openTitle: { id: 'home.visit.openTitle', defaultMessage: 'Will you come?' },
  openText: { id: 'home.visit.openText', defaultMessage: 'Your visit at {clinic}:' },
  confirm: { id: 'home.visit.confirm', defaultMessage: 'Yes, I will come' },
  cancel: { id: 'home.visit.cancel', defaultMessage: 'Cancel the visit' },
  sureTitle: { id: 'home.visit.sureTitle', defaultMessage: 'Cancel this visit?' },
  sureText: { id: 'home.visit.sureText', defaultMessage: 'The time is then given to somebody else.' },
  sure: { id: 'home.visit.sure', defaultMessage: 'Yes, cancel it' },
  keep: { id: 'home.visit.keep', defaultMessage: 'Keep it' },
  confirmedTitle: { id: 'home.visit.confirmedTitle', defaultMessage: 'Thank you, we expect you' },
  confirmedText: { id: 'home.visit.confirmedText', defaultMessage: 'This link has been used. If something comes between, call {clinic}{phone, select, none {.} other { at {phone}.}}' },
  cancelledTitle: { id: 'home.visit.cancelledTitle', defaultMessage: 'This visit is cancelled' },
  cancelledText: { id: 'home.visit.cancelledText', defaultMessage: 'For another time, call {clinic}{phone, select, none {.} other { at {phone}.}}' },
  movedTitle: { id: 'home.visit.movedTitle', defaultMessage: 'This visit was moved' },
  movedText: { id: 'home.visit.movedText', defaultMessage: 'The message that you opened told of an earlier time. Answer by the newest message, or call {clinic}{phone, select, none {.} other { at {phone}.}} Now it is:' },
  oldTitle: { id: 'home.visit.oldTitle', defaultMessage: 'There is nothing left to answer' },
  oldText: { id: 'home.visit.oldText', defaultMessage: 'The visit has begun, or is over. For anything else, call {clinic}{phone, select, none {.} other { at {phone}.}}' },
  unknownTitle: { id: 'home.visit.unknownTitle', defaultMessage: 'This link does not work' },
  unknownText: { id: 'home.visit.unknownText', defaultMessage: 'A part of it may be missing. Open it from the message again, or call the clinic.' },
  failedTitle: { id: 'home.visit.failedTitle', defaultMessage: 'The link could not be opened' },
});

export const pagesMessages = defineMessages({
  openTitle: { id: 'home.pages.openTitle', defaultMessage: 'Send what is missing' },
  openText: { id: 'home.pages.openText', defaultMessage: '{clinic} waits for this to go on with referral <b>{reference}</b>:' },
  files: { id: 'home.pages.files', defaultMessage: 'Pages to send' },
  send: { id: 'home.pages.send', defaultMessage: 'Send to the clinic' },
  needed: { id: 'home.pages.needed', defaultMessage: 'Choose what you send first.' },
  doneTitle: { id: 'home.pages.doneTitle', defaultMessage: 'The clinic has what it needs' },
  doneText: { id: 'home.pages.doneText', defaultMessage: '{clinic} goes on with the referral. This code has been used.' },
  oldTitle: { id: 'home.pages.oldTitle', defaultMessage: 'This code has run out' },
  oldText: { id: 'home.pages.oldText', defaultMessage: '{clinic} has asked anew, has closed the referral, or asked too long ago. Look for a newer letter, or call{phone, select, none {.} other { {phone}.}}' },
});

export const letterCodeMessages = defineMessages({
  title: { id: 'home.letterCode.title', defaultMessage: 'Send what a letter asks for' },
  lead: { id: 'home.letterCode.lead', defaultMessage: 'A clinic wrote that something is missing? Its letter has a code, with which you send it here instead of by fax.' },
  code: { id: 'home.letterCode.code', defaultMessage: 'Code of the letter' },
  example: { id: 'home.letterCode.example', defaultMessage: 'It stands beside the square, such as {example}.' },
  submit: { id: 'home.letterCode.submit', defaultMessage: 'Continue' },
  invalid: { id: 'home.letterCode.invalid', defaultMessage: 'A letter has no such code. Compare each sign with the letter.' },
  unknown: { id: 'home.letterCode.unknown', defaultMessage: 'No clinic here has sent a letter with this code. Compare it with the letter, or call the clinic.' },
});
