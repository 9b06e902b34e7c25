import { contactContract } from '../../../contract/patient/contact.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

export const contactApi = apiOf('Contact').injectEndpoints({
  endpoints: (build) => ({
    listContacts: build.query({ ...endpointOf(contactContract.listContacts), providesTags: [listTag('Contact')] }),
    createContact: build.mutation({ ...endpointOf(contactContract.createContact), invalidatesTags: [listTag('Contact')] }),
    updateContact: build.mutation({ ...endpointOf(contactContract.updateContact), invalidatesTags: [listTag('Contact')] }),
    removeContact: build.mutation({ ...endpointOf(contactContract.removeContact), invalidatesTags: [listTag('Contact')] }),
    // Names of places alone; asked anew for each word that is typed.
    autocompleteContacts: build.query({ ...endpointOf(contactContract.autocompleteContacts) }),
  }),
});

export const { useListContactsQuery, useCreateContactMutation, useUpdateContactMutation, useRemoveContactMutation, useAutocompleteContactsQuery } = contactApi;
