import { contactContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { ContactService } from './contact.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const contactRoutes = (contacts: ContactService) =>
  implement(contactContract, {
    listContacts: ({ actor, query }) => contacts.list(actor, query.patientId),
    createContact: ({ actor, body }) => contacts.create(actor, body),
    updateContact: ({ actor, body }) => contacts.update(actor, body),
    removeContact: ({ actor, body }) => contacts.remove(actor, body),
    autocompleteContacts: ({ actor, query }) => contacts.autocomplete(actor, query.name),
  });
