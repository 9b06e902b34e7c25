/** The closed sets of words of what is asked of the clinic: referrals, check-ins and internal projects (FHIR Task). */

export const requestKinds = ['referral', 'check-in', 'project'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStatuses = [
  'draft', 'requested', 'received', 'accepted', 'booking', 'booked', 'in-progress', 'on-hold', 'completed', 'rejected', 'cancelled',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** How it came to the clinic. */
export const requestSources = ['fax', 'hand', 'requisition', 'partner'] as const;
export type RequestSource = (typeof requestSources)[number];

/** The lists that staff work through. */
export const requestViews = ['open', 'mine', 'mentioned', 'new', 'at-risk', 'overdue', 'waiting', 'to-book', 'closed'] as const;
export type RequestView = (typeof requestViews)[number];

/** Why a referral is not taken; the letter gives it in words. */
export const declineReasons = [
  'out-of-scope', 'no-capacity', 'insufficient-information', 'duplicate', 'seen-elsewhere', 'patient-declined', 'not-indicated', 'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What a referral may lack; the letter that asks for it lists these in words. */
export const checklistItems = [
  'referral-letter', 'reason', 'history', 'medication', 'allergies', 'laboratory', 'imaging', 'ecg', 'consult-reports', 'health-number',
  'patient-phone', 'patient-address', 'billing-number', 'signature', 'consent',
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** What a patient is asked at check-in. */
export const statedKeys = ['familyName', 'givenName', 'birthDate', 'healthNumber', 'versionCode', 'phone', 'email', 'address'] as const;
export type StatedKey = (typeof statedKeys)[number];

/** Québec's scale of the time to a first visit (CRDS). */
export const triageCategories = ['A', 'B', 'C', 'D', 'E'] as const;
export type TriageCategory = (typeof triageCategories)[number];

/** What is waited for: an answer, a decision, a word to the patient, the first visit, the report on it, the date that was set. */
export const clockKinds = ['acknowledge', 'decide', 'contact', 'visit', 'report', 'due'] as const;
export type ClockKind = (typeof clockKinds)[number];

/** What ends the wait. An answer counts when it has arrived, not when it was sent. */
export const clockStops = [
  'acknowledgement-delivered', 'decision-delivered', 'decided', 'patient-contacted', 'visited', 'report-delivered', 'information-asked',
  'completed',
] as const;
export type ClockStop = (typeof clockStops)[number];

export const clockStarts = ['received', 'visited'] as const;
export type ClockStart = (typeof clockStarts)[number];

export const clockPresetNames = ['ontario', 'alberta', 'british-columbia', 'quebec', 'own'] as const;
export type ClockPresetName = (typeof clockPresetNames)[number];

/** What became of a fax that says to answer a letter; one whose letter nobody here wrote is unknown. */
export const replyStates = ['attached', 'proposed', 'refused', 'unknown'] as const;
export type ReplyState = (typeof replyStates)[number];

/** Why a reply is not attached by itself: who sent it, whom it names, more than one referral on it, too late, or all done. */
export const replyDoubts = ['sender', 'patient', 'several', 'expired', 'closed'] as const;
export type ReplyDoubt = (typeof replyDoubts)[number];
