/** The closed sets of words that the contract, the database and the screens share. */

export const faxStatuses = [
  'received', 'processing', 'ready', 'claimed', 'completed', 'failed', 'on-hold', 'rejected', 'entered-in-error',
] as const;
export type FaxStatus = (typeof faxStatuses)[number];

export const faxStages = ['receive', 'render', 'read', 'extract', 'match'] as const;
export type FaxStage = (typeof faxStages)[number];

export const faxSources = ['telnyx', 'email', 'folder', 'upload', 'demo', 'requisition'] as const;
export type FaxSource = (typeof faxSources)[number];

export const priorities = ['stat', 'asap', 'urgent', 'routine'] as const;
export type Priority = (typeof priorities)[number];

export const documentTypes = [
  'referral', 'consult-report', 'imaging-report', 'lab-result', 'requisition', 'prescription', 'discharge-summary',
  'insurance', 'correspondence', 'junk', 'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const nextSteps = ['file', 'referral', 'check-in', 'appointment', 'project'] as const;
export type NextStep = (typeof nextSteps)[number];

export const sexes = ['female', 'male', 'other', 'unknown'] as const;
export type Sex = (typeof sexes)[number];

export const extractionSources = ['template', 'rule', 'model', 'human'] as const;
export type ExtractionSource = (typeof extractionSources)[number];

/** What extraction looks for. A field that the document does not state stays null. */
export const extractionFields = [
  'patient.name', 'patient.birthDate', 'patient.sex', 'patient.healthNumber', 'patient.phone', 'patient.address',
  'patient.email', 'referrer.name', 'referrer.clinic', 'referrer.fax', 'referrer.phone', 'referrer.billingNumber',
  'service', 'reason', 'urgency', 'documentType', 'letterDate',
] as const;
export type ExtractionField = (typeof extractionFields)[number];

export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export type Province = (typeof provinces)[number];

/** Why a document could not be taken or read; every one has a message in each language. */
export const failureCodes = [
  'empty', 'unsupported-type', 'encrypted', 'dynamic-form', 'portfolio', 'truncated', 'damaged', 'too-large', 'too-many-pixels', 'too-many-pages',
  'timeout', 'download-failed', 'incomplete', 'unexpected',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Why the machine could not work on a document for a while: it is not the document's fault, and the work goes on by itself. */
export const machineFaultCodes = ['storage-full', 'storage-failed', 'database', 'memory', 'overload', 'ended'] as const;
export type MachineFaultCode = (typeof machineFaultCodes)[number];

/** What the worker has a handler for. */
export const jobKinds = [
  'render', 'read', 'extract', 'match', 'mail', 'telnyx-event', 'send-fax', 'check-fax',
  'check-call', 'settle-number', 'send-text', 'check-text', 'correct-text', 'fetch-media', 'wake-conversation', 'import', 'erase-files', 'learn-form',
  'partner-notice', 'emr-export', 'emr-repeat',
] as const;
export type JobKind = (typeof jobKinds)[number];

/** Why a job failed in the end: a document that cannot be read, or a reason of its own. */
export const jobFailureCodes = [...failureCodes, 'unknown-number', 'provider-off', 'download-refused', 'expired'] as const;
export type JobFailureCode = (typeof jobFailureCodes)[number];

export const userStatuses = ['invited', 'active', 'locked', 'suspended', 'deactivated'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Of an address that asked for news. */
export const subscriptionStatuses = ['pending', 'subscribed', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Of somebody who asks an organisation to let them in. */
export const accessRequestStatuses = ['requested', 'granted', 'declined', 'withdrawn'] as const;
export type AccessRequestStatus = (typeof accessRequestStatuses)[number];

export const registrationStatuses = ['requested', 'approved', 'declined'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** What becomes of a fax that is sent. `sent`: the provider has it; `unconfirmed`: nobody knows whether it has. */
export const deliveryStatuses = ['scheduled', 'queued', 'sending', 'sent', 'delivered', 'failed', 'unconfirmed', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** What becomes of one call to the provider. `given-up`: a person sent again without knowing. */
export const attemptStatuses = ['sending', 'sent', 'delivered', 'failed', 'unconfirmed', 'given-up'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** Why a fax did not arrive. */
export const deliveryFailures = ['busy', 'no-answer', 'line', 'number', 'refused', 'account', 'document', 'provider', 'unknown'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** What letters are for. A cover page goes before a fax and is read by whoever stands at the machine. */
export const letterKinds = [
  'acknowledgement', 'accepted', 'information-missing', 'declined', 'appointment-notice', 'cover-page', 'misdirected', 'free',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Faxes that are sent by what has become of them; how many each view holds is counted, but for all. */
export const countedSentViews = ['attention', 'underway', 'scheduled'] as const;
export type CountedSentView = (typeof countedSentViews)[number];
export const sentViews = ['all', ...countedSentViews] as const;
export type SentView = (typeof sentViews)[number];

/** What somebody is to a patient, or to the clinic because of them. */
export const contactRoles = ['family', 'guardian', 'caregiver', 'pharmacy', 'insurer', 'other'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** Clinics that send patients here, and clinics that patients are sent on to. */
export const clinicKinds = ['referring', 'partner'] as const;
export type ClinicKind = (typeof clinicKinds)[number];

/** FHIR R4. */
export const appointmentStatuses = [
  'proposed', 'pending', 'booked', 'arrived', 'checked-in', 'fulfilled', 'noshow', 'cancelled', 'waitlist', 'entered-in-error',
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Why an appointment does not take place; `rescheduled` is said by moving it. */
export const cancelReasons = ['patient', 'clinic', 'weather', 'duplicate', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** What a visit can take besides a person. */
export const resourceKinds = ['room', 'device'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** What becomes of somebody who waits for a visit. */
export const waitlistStatuses = ['waiting', 'booked', 'removed'] as const;
export type WaitlistStatus = (typeof waitlistStatuses)[number];

/** Why somebody does not wait any more; `elsewhere`: they were seen somewhere else. */
export const waitlistRemoveReasons = ['not-wanted', 'unreachable', 'elsewhere', 'other'] as const;
export type WaitlistRemoveReason = (typeof waitlistRemoveReasons)[number];

/** How a freed time is offered. */
export const offerChannels = ['call', 'text'] as const;
export type OfferChannel = (typeof offerChannels)[number];

/** How many minutes a time is kept where nobody says otherwise: a text is not read at once. */
export const offerMinutes: Readonly<Record<OfferChannel, number>> = { call: 30, text: 60 };

/** What staff say that came of an offer; one that nobody answers in time expires by itself. */
export const offerAnswers = ['accepted', 'declined', 'no-answer', 'withdrawn'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];
export type OfferOutcome = OfferAnswer | 'expired';

/** What speaks for offering a time to somebody, or against it. */
export const waitlistSigns = ['priority', 'waited', 'physician', 'location', 'weekday', 'time', 'travel'] as const;
export type WaitlistSign = (typeof waitlistSigns)[number];

/** Ways to reach a patient that need their consent. */
export const consentChannels = ['sms', 'email', 'voice'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

export const consentActs = ['given', 'withdrawn'] as const;
export type ConsentAct = (typeof consentActs)[number];

/** Canada's anti-spam law: express, or implied by being in care here or by having asked. */
export const consentKinds = ['express', 'implied-care', 'implied-inquiry'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** How a consent or its withdrawal reached the clinic. */
export const consentSources = ['form', 'in-person', 'phone', 'message', 'web', 'other'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** What stands in a chart, by the area that it comes from. */
export const timelineKinds = ['document', 'sent', 'letter', 'request', 'appointment', 'waitlist', 'message', 'call'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** How many alerts a chart takes, and how long each may be. */
export const mostAlerts = 20;
export const mostAlertLength = 200;

/** Languages that patients in Canada speak most, BCP 47; a chart may name any other. */
export const spokenLanguages = [
  'en', 'fr', 'zh', 'yue', 'pa', 'es', 'ar', 'tl', 'fa', 'ur', 'hi', 'pt', 'it', 'de', 'ru', 'uk', 'pl', 'ko', 'ja', 'vi', 'ta', 'gu', 'bn', 'el', 'ro', 'so', 'ti', 'tr', 'cr', 'iu',
] as const;

export const recurrenceUnits = ['day', 'week', 'month'] as const;
/** How far a change of one visit of a series reaches. */
export const seriesScopes = ['this', 'following', 'all'] as const;
export type SeriesScope = (typeof seriesScopes)[number];
/** A series has at least two visits, and no more than somebody can look through. */
export const mostVisits = 60;

/** What somebody who is not signed in may send along: scans of some pages, not a chart. Bytes, and how many files. */
export const largestPublicFile = 20 * 1024 * 1024;
export const mostPublicFiles = 10;
