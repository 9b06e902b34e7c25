/** The kinds of states that the flow of a voice agent is made of. */
export const flowStateKinds = ['say', 'collect', 'check', 'branch', 'propose', 'hand-off', 'end'] as const;
export type FlowStateKind = (typeof flowStateKinds)[number];

/** What proves who is on the line. Never read back. */
export const identitySlots = ['birth-date', 'health-number', 'postal-code'] as const;
export type IdentitySlot = (typeof identitySlots)[number];

/** What an agent can ask for. `health-number` is its last four digits, `wish` what the caller wants of an appointment. */
export const slots = [...identitySlots, 'answer', 'wish', 'day', 'note'] as const;
export type Slot = (typeof slots)[number];

export const isIdentitySlot = (slot: Slot): slot is IdentitySlot => (identitySlots as readonly Slot[]).includes(slot);

export const wishes = ['confirm', 'cancel', 'move', 'hear'] as const;
export type Wish = (typeof wishes)[number];

/** What only the server knows. The flow waits for its answer. */
export const flowChecks = ['identity', 'next-appointment'] as const;
export type FlowCheck = (typeof flowChecks)[number];

/** What a call can ask a person of the clinic to do. Nothing of it happens before somebody accepts it. */
export const proposalActions = ['confirm', 'cancel', 'move', 'call-back', 'message'] as const;
export type ProposalAction = (typeof proposalActions)[number];

/** These touch an appointment, so that they need a caller who is known. */
export const verifiedActions: readonly ProposalAction[] = ['confirm', 'cancel', 'move'];

/** What a text may name: the clinic to everybody, the rest to nobody but the patient. */
export const clinicVariables = ['clinic.name', 'clinic.phone'] as const;
export const detailVariables = ['patient.firstName', 'appointment.date', 'appointment.time', 'appointment.service', 'appointment.location'] as const;
export type ClinicVariable = (typeof clinicVariables)[number];
export type DetailVariable = (typeof detailVariables)[number];

export const isClinicVariable = (name: string): name is ClinicVariable => (clinicVariables as readonly string[]).includes(name);
export const isDetailVariable = (name: string): name is DetailVariable => (detailVariables as readonly string[]).includes(name);

/** `{clinic.name}` in a text. */
export const flowVariable = /\{([^{}]*)\}/g;

export const handOffReasons = ['asked', 'silence', 'turns', 'flow', 'fault'] as const;
export type HandOffReason = (typeof handOffReasons)[number];
