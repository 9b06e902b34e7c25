import { defineMessages } from '@intake/i18n';
import type { ReplyDoubt } from '@intake/api/rules';
import type { MessageDescriptor } from 'react-intl';

export const replyMessages = defineMessages({
  proposed: { id: 'requests.reply.proposed', defaultMessage: 'A reply on paper, for you to look at' },
  attached: { id: 'requests.reply.attached', defaultMessage: 'The reply has come and attached itself' },
  attachedBy: { id: 'requests.reply.attachedBy', defaultMessage: 'The reply has come; {name} attached it' },
  facts: { id: 'requests.reply.facts', defaultMessage: 'Fax of {date} from {from}, to the letter of {asked}' },
  noNumber: { id: 'requests.reply.noNumber', defaultMessage: 'an unknown number' },
  named: { id: 'requests.reply.named', defaultMessage: 'On its pages: {name}' },
  attach: { id: 'requests.reply.attach', defaultMessage: 'Attach the reply' },
  show: { id: 'requests.reply.show', defaultMessage: 'Show its pages' },
  refuse: { id: 'requests.reply.refuse', defaultMessage: 'This is no reply' },
  settled: { id: 'requests.reply.settled', defaultMessage: 'Reply attached' },
  removed: { id: 'requests.reply.removed', defaultMessage: 'Taken off again' },
  answers: { id: 'requests.reply.answers', defaultMessage: 'Attached to referral {reference}, which asked for it' },
  mayAnswer: { id: 'requests.reply.mayAnswer', defaultMessage: 'It carries the code of a letter about referral {reference}' },
  unknown: { id: 'requests.reply.unknown', defaultMessage: 'It carries a reply code that no letter of this clinic has. It may be meant for somebody else.' },
  refused: { id: 'requests.reply.refused', defaultMessage: 'Somebody said that it does not answer referral {reference}.' },
  hidden: { id: 'requests.reply.hidden', defaultMessage: 'It answers a letter about a referral that you may not see.' },
  open: { id: 'requests.reply.open', defaultMessage: 'Open the referral' },
});

/** Why it did not attach itself. */
export const replyDoubtNames = defineMessages({
  sender: { id: 'requests.replyDoubt.sender', defaultMessage: 'It comes from another number than the letter went to' },
  patient: { id: 'requests.replyDoubt.patient', defaultMessage: 'The patient cannot be read on it, or somebody else is named' },
  several: { id: 'requests.replyDoubt.several', defaultMessage: 'It carries the codes of several referrals' },
  expired: { id: 'requests.replyDoubt.expired', defaultMessage: 'The code of the letter has expired' },
  closed: { id: 'requests.replyDoubt.closed', defaultMessage: 'The referral is closed' },
}) satisfies Record<ReplyDoubt, MessageDescriptor>;
