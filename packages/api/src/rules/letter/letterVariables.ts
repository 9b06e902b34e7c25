import type { LetterKind } from '../vocabulary.ts';

/** What the wording of a letter can name. What is `private` says something of a patient, and has no place on a cover page, nor in what goes to whoever dialled a wrong number. */
export const letterVariables = {
  'organization.name': { private: false },
  'organization.phone': { private: false },
  'organization.fax': { private: false },
  'recipient.name': { private: false },
  'recipient.clinic': { private: false },
  'recipient.fax': { private: false },
  'sender.name': { private: false },
  today: { private: false },
  /** Of the whole fax, the cover among them. */
  'fax.pages': { private: false },
  'fax.note': { private: false },
  /** A fax that reached the wrong clinic: when, and what becomes of it. */
  'fax.receivedOn': { private: false },
  'fax.disposal': { private: false },
  'patient.name': { private: true },
  'patient.birthDate': { private: true },
  'patient.healthNumber': { private: true },
  'referral.service': { private: true },
  'referral.receivedOn': { private: true },
  'referral.expectedWait': { private: true },
  /** A list. */
  'referral.missing': { private: true },
  'referral.declineReason': { private: true },
  'referral.redirect': { private: true },
  'appointment.date': { private: true },
  'appointment.time': { private: true },
  'appointment.place': { private: true },
  'appointment.physician': { private: true },
  'appointment.instructions': { private: true },
  /** Where the patient confirms the visit or cancels it; on paper it leads nowhere. */
  'appointment.link': { private: true, isDigital: true },
} as const satisfies Record<string, { private: boolean; isDigital?: boolean }>;
export type LetterVariable = keyof typeof letterVariables;

/** A list is written an item a line. */
export type LetterValues = Partial<Record<LetterVariable, string | readonly string[] | null>>;

export const isLetterVariable = (name: string): name is LetterVariable => Object.hasOwn(letterVariables, name);

/** Whether a letter of this kind may name it. */
export const mayName = (kind: LetterKind, variable: LetterVariable): boolean =>
  !('isDigital' in letterVariables[variable]) && (!(kind === 'cover-page' || kind === 'misdirected') || !letterVariables[variable].private);
