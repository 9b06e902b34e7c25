import { contactContract } from '../../contract/patient/contact.contract.ts';
import { mock } from '../base/mock.ts';
import { contacts } from './contact.fixtures.ts';

const places = contacts.filter(({ role }) => role === 'pharmacy' || role === 'insurer');

export const mocks = [
  mock(contactContract.listContacts, ({ query }) => contacts.filter(({ patientId }) => patientId === query.patientId)),
  mock(contactContract.autocompleteContacts, ({ query }) => places.filter(({ name }) => name.toLowerCase().includes(query.name.toLowerCase()))),
];
