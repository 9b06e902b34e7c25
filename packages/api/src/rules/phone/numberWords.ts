/** What becomes of a number that is ordered. `unconfirmed`: nobody knows whether the provider took the order. */
export const numberStatuses = ['ordering', 'unconfirmed', 'active', 'failed', 'releasing', 'released'] as const;
export type NumberStatus = (typeof numberStatuses)[number];

/** Why a number could not be had (`lost`: the provider knows of no order), set to its work, or given back. */
export const numberFailures = ['unavailable', 'refused', 'unreachable', 'lost', 'not-applied', 'not-released'] as const;
export type NumberFailure = (typeof numberFailures)[number];

export const numberKinds = ['local', 'toll-free'] as const;
export type NumberKind = (typeof numberKinds)[number];

export const numberFeatures = ['fax', 'sms', 'voice'] as const;
export type NumberFeature = (typeof numberFeatures)[number];

/** What comes in by a number: faxes go to a location or a bin of it, calls to an agent. */
export const numberTargets = ['location', 'bin', 'agent'] as const;
export type NumberTargetKind = (typeof numberTargets)[number];

/** Whether numbers can be ordered: the operator has set up nothing, or the organisation has switched it off. */
export const numberLines = ['none', 'off', 'ready'] as const;
export type NumberLine = (typeof numberLines)[number];
