/** What a message goes by; which of them, its address says. */
export const messageChannels = ['sms', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Lower case alone, so that one address is one; no list of them, no name, nothing that would end a header. */
export const mailAddress = /^[^\s@<>,;:"()[\]\\A-Z]+@[a-z0-9.-]+\.[a-z0-9-]{2,}$/;

/**
 * What becomes of a message. `blocked`: its own rules kept it here; `unconfirmed`: nobody knows whether it went out; `held`:
 * an e-mail that answers ours from another address, until a person says whether it is the patient's.
 */
export const messageStatuses = [
  'scheduled', 'queued', 'sending', 'sent', 'delivered', 'failed', 'unconfirmed', 'blocked', 'cancelled', 'received', 'held',
] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const messageDirections = ['incoming', 'outgoing'] as const;
export type MessageDirection = (typeof messageDirections)[number];

/** What a message is about; `notice` confirms an opt-out and is the only one that passes it. */
export const messagePurposes = ['conversation', 'reminder', 'confirmation', 'missing-documents', 'waitlist-offer', 'notice'] as const;
export type MessagePurpose = (typeof messagePurposes)[number];

/** Why a message that was due did not go out; every one has a message in each language. */
export const messageBlocks = [
  'opted-out', 'no-consent', 'zone-unknown', 'appointment-changed', 'expired', 'number-changed', 'number-shared', 'wrong-number', 'provider-off',
  'no-credits', 'offer-ended', 'referral-moved-on', 'no-media',
] as const;
export type MessageBlock = (typeof messageBlocks)[number];

/** `attention`: a message failed, is unconfirmed or was kept here; `closed`: dealt with until the patient writes again. */
export const conversationViews = ['open', 'unread', 'mine', 'unassigned', 'snoozed', 'attention', 'closed'] as const;
export type ConversationView = (typeof conversationViews)[number];

/** What somebody has to read today: a sentence that may ask for an end, or one that says that the number is somebody else's. */
export const conversationFlags = ['may-ask-to-stop', 'may-be-wrong-number'] as const;
export type ConversationFlag = (typeof conversationFlags)[number];

/** `wrong-number`: who answers is not the patient; it stops everything, as an opt-out does. */
export const optOutKinds = ['stop', 'start', 'wrong-number', 'right-number'] as const;
export type OptOutKind = (typeof optOutKinds)[number];

/** The patient's own message, what the provider tells of it, a person here who was told, or the link of an e-mail. */
export const optOutSources = ['message', 'provider', 'person', 'link'] as const;
export type OptOutSource = (typeof optOutSources)[number];

/** What whoever knows says about a message that is unconfirmed, and about one that is held. */
export const messageSettlements = ['arrived', 'not-arrived', 'theirs', 'not-theirs'] as const;
export type MessageSettlement = (typeof messageSettlements)[number];

/** What rules send: before visits, where a confirmation asks for an answer, 1 or 2; and again, while a referral still waits for something. */
export const reminderPurposes = ['reminder', 'confirmation', 'missing-documents'] as const satisfies readonly MessagePurpose[];
export type ReminderPurpose = (typeof reminderPurposes)[number];

/** What a rule sends by; `any`: by text where that may go out, else by e-mail. */
export const reminderChannels = ['sms', 'email', 'any'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** Files that go with one message. */
export const mostAttachments = 3;
