import type { Contact, ContactFields, KnownContact } from '@intake/api/contract';
import { e164Of, isEmail } from '@intake/api/rules';
import type { ContactRole } from '@intake/api/rules';
import type { Refusals } from '../../../../data/forms/refusals.ts';
import { answerMessages } from '../../../../shared/answers/answers.messages.ts';
import { patientTexts } from '../../../../shared/patient/patient.messages.ts';

/** A contact as it is typed; empty text is nothing stated. */
export type ContactForm = Record<'name' | 'relationship' | 'phone' | 'faxNumber' | 'email' | 'note' | 'consentNote', string> & {
  role: ContactRole;
  mayDiscuss: boolean;
};

/** Named in chart after chart, and so proposed; they are nobody's relatives. */
export const isPlace = (role: ContactRole) => role === 'pharmacy' || role === 'insurer';

export const contactFormOf = (contact: Contact | null): ContactForm => ({
  role: contact?.role ?? 'family',
  name: contact?.name ?? '',
  relationship: contact?.relationship ?? '',
  phone: contact?.phone ?? '',
  faxNumber: contact?.faxNumber ?? '',
  email: contact?.email ?? '',
  note: contact?.note ?? '',
  mayDiscuss: contact?.mayDiscuss ?? false,
  consentNote: contact?.consentNote ?? '',
});

/** What a place of another chart brings along; what is typed already stays. */
export const takenOver = (form: ContactForm, known: KnownContact): Partial<ContactForm> => ({
  name: known.name,
  phone: form.phone || (known.phone ?? ''),
  faxNumber: form.faxNumber || (known.faxNumber ?? ''),
  email: form.email || (known.email ?? ''),
});

const isWrong = (number: string) => number.trim() !== '' && e164Of(number) === null;

/** What can be said without the server. */
export const contactErrors = ({ name, phone, faxNumber, email }: ContactForm): Refusals => ({
  name: name.trim() === '' && answerMessages.nameRequired,
  phone: isWrong(phone) && patientTexts.phoneInvalid,
  faxNumber: isWrong(faxNumber) && patientTexts.phoneInvalid,
  email: email.trim() !== '' && !isEmail(email.trim()) && patientTexts.emailInvalid,
});

const orNull = (text: string) => text.trim() || null;

/** What is stored. How a consent is known is kept with it alone. */
export const contactFields = (form: ContactForm): ContactFields => ({
  role: form.role,
  name: form.name.trim(),
  relationship: isPlace(form.role) ? null : orNull(form.relationship),
  phone: e164Of(form.phone),
  faxNumber: e164Of(form.faxNumber),
  email: orNull(form.email),
  note: orNull(form.note),
  mayDiscuss: form.mayDiscuss,
  consentNote: form.mayDiscuss ? orNull(form.consentNote) : null,
});
