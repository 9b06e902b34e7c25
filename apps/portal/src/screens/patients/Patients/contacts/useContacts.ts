import { skipToken } from '@reduxjs/toolkit/query';
import { useAutocompleteContactsQuery, useCreateContactMutation, useListContactsQuery, useRemoveContactMutation, useUpdateContactMutation } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toasts } from '../../../../app/shell/toasts.ts';
import { loadableOf } from '../../../../data/loadableOf.ts';
import { problemOf } from '../../../../data/problemOf.ts';
import { useSettled } from '../../../../data/useSettled.ts';
import { contactTexts } from './contacts.messages.ts';
import type { ContactsPartProps } from './ContactsPart.tsx';

const typingPause = 200;
const shortestName = 2;

/** The contacts of a patient; asked for only while they are shown, as each look at them is written down. */
export function useContacts(patientId: string | null, isShown: boolean, mayWrite: boolean): ContactsPartProps {
  const intl = useIntl();
  const contacts = useListContactsQuery(patientId && isShown ? { query: { patientId } } : skipToken);
  const [text, setText] = useState('');
  const name = useSettled(text.trim(), typingPause);
  const known = useAutocompleteContactsQuery(name.length >= shortestName ? { query: { name } } : skipToken);
  const [createContact] = useCreateContactMutation();
  const [updateContact] = useUpdateContactMutation();
  const [removeContact] = useRemoveContactMutation();
  const say = (what: 'added' | 'saved' | 'removed') => showToast(toasts, { title: intl.formatMessage(contactTexts[what]), tone: 'success' });

  return {
    contacts: loadableOf(contacts),
    known: known.currentData ?? [],
    mayWrite,
    onSearchKnown: (search) => setText(search.text),
    onStore: async ({ contact, fields }) => {
      if (!patientId) return null;
      const { error } = await (contact
        ? updateContact({ body: { ...fields, id: contact.id, version: contact.version } })
        : createContact({ body: { ...fields, patientId } }));
      if (error) return problemOf(error);
      say(contact ? 'saved' : 'added');
      return null;
    },
    onRemove: async ({ contact: { id, version } }) => {
      const { error } = await removeContact({ body: { id, version } });
      if (error) return problemOf(error);
      say('removed');
      return null;
    },
    onRetry: () => void contacts.refetch(),
  };
}
