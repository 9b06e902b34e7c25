import { z } from 'zod';
import { Contact } from '../../contract/patient/contact.contract.ts';
import { fixtureId } from '../base/ids.ts';

const contact = (number: number, role: string, name: string, more: Partial<z.input<typeof Contact>> = {}) => ({
  id: fixtureId('contact', number),
  version: 1,
  patientId: fixtureId('patient', 1),
  role,
  name,
  relationship: null,
  phone: `+1647555${String(120 + number).padStart(4, '0')}`,
  faxNumber: null,
  email: null,
  note: null,
  mayDiscuss: false,
  consentNote: null,
  ...more,
});

/** Of the first patient. */
export const contacts = z.array(Contact).parse([
  contact(1, 'family', 'Antoine Delacroix', { relationship: 'Son', mayDiscuss: true, consentNote: 'Said by the patient at check-in.' }),
  contact(2, 'family', 'Colette Delacroix', { relationship: 'Sister', note: 'Evenings only.' }),
  contact(3, 'insurer', 'Northern Mutual', { phone: null, email: 'claims@northern-mutual.example' }),
  contact(4, 'pharmacy', 'Willow Court Pharmacy', { faxNumber: '+16475550144', mayDiscuss: true }),
]);
