export const callChannels = ['web', 'phone'] as const;
export type CallChannel = (typeof callChannels)[number];

export const callDirections = ['inbound', 'outbound'] as const;
export type CallDirection = (typeof callDirections)[number];

/** `placing`: claimed, and the provider is being asked; `unconfirmed`: nobody knows whether it rang, so that nothing rings again by itself. */
export const callStatuses = ['placing', 'unconfirmed', 'registered', 'ongoing', 'ended', 'not-connected', 'error'] as const;
export type CallStatus = (typeof callStatuses)[number];

/** These become nothing else any more. */
export const endedCallStatuses: readonly CallStatus[] = ['ended', 'not-connected', 'error'];

/** What came of a call. `lost`: it broke off, and what was said until then is kept. */
export const callOutcomes = ['proposed', 'handed-off', 'voicemail', 'unidentified', 'completed', 'not-reached', 'lost'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const callPurposes = ['reminder', 'waitlist', 'missing-information', 'call-back', 'rehearsal', 'inbound'] as const;
export type CallPurpose = (typeof callPurposes)[number];

/** What calls are queued for. */
export const queueKinds = ['reminder', 'waitlist', 'missing-information', 'call-back'] as const satisfies readonly CallPurpose[];
export type QueueKind = (typeof queueKinds)[number];

export const proposalStatuses = ['open', 'accepted', 'dismissed'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

export const queueStatuses = ['waiting', 'calling', 'done', 'withdrawn', 'failed', 'unconfirmed'] as const;
export type QueueStatus = (typeof queueStatuses)[number];

/** Whether somebody may take it out: it waits, or it came to nothing, which stays until somebody has seen it. */
export const isInQueue = (status: QueueStatus): boolean => status === 'waiting' || status === 'failed';

/** Why a call is not made. */
export const callRefusals = [
  'no-number', 'number-changed', 'opted-out', 'no-consent', 'outside-hours', 'visit-changed', 'settled', 'expired', 'provider-off', 'limit', 'no-credits', 'no-agent', 'refused',
] as const;
export type CallRefusal = (typeof callRefusals)[number];

/** These hold a call that is queued until they are over; whatever else keeps it from being made ends it. */
export const holdingRefusals: readonly CallRefusal[] = ['outside-hours', 'limit', 'no-credits', 'provider-off'];

export const recordingConsents = ['not-asked', 'given', 'refused'] as const;
export type RecordingConsent = (typeof recordingConsents)[number];

/** Which calls an agent is for: those that come in, or those that are made. */
export const agentPurposes = ['inbound', ...queueKinds] as const satisfies readonly CallPurpose[];
export type AgentPurpose = (typeof agentPurposes)[number];

/** What is done when a machine answers. */
export const voicemailWays = ['leave-message', 'hang-up'] as const;
export type VoicemailWay = (typeof voicemailWays)[number];

/** Refusals that a person may pass over, with a reason. */
export const overridableRefusals: readonly CallRefusal[] = ['outside-hours', 'limit'];
