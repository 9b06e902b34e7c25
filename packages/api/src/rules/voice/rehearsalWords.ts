/** Who calls in a rehearsal. */
export const personaNames = ['calm', 'hurried', 'silent', 'corrects', 'relative', 'voicemail', 'injector'] as const;
export type PersonaName = (typeof personaNames)[number];

/** What the visit would be once a person had accepted what the call proposes. */
export const visitsAfter = ['booked', 'confirmed', 'cancelled', 'to-move'] as const;
export type VisitAfter = (typeof visitsAfter)[number];

/** What a rehearsal can fail by. */
export const rehearsalFailures = ['actions', 'status', 'visit', 'never-said', 'leak'] as const;
export type RehearsalFailure = (typeof rehearsalFailures)[number];

/** What stands in a script in place of a fact of the patient: `[birth-date]`. */
export const scriptFact = /\[(birth-date|health-number|postal-code)\]/g;
