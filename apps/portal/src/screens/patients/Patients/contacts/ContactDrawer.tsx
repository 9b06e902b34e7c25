import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '@intake/ui/Checkbox';
import { ComboBox } from '@intake/ui/ComboBox';
import { FormRow } from '@intake/ui/Form';
import { PhoneField } from '@intake/ui/PhoneField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import type { Contact, ContactFields, KnownContact } from '@intake/api/contract';
import { contactRoles, e164Of, phoneText } from '@intake/api/rules';
import { choice, toggle, useFormValue } from '../../../../data/forms/controls.ts';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm, type FormState } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { answerTexts } from '../../../../shared/answers/answers.messages.ts';
import { patientTexts } from '../../../../shared/patient/patient.messages.ts';
import { contactErrors, contactFields, contactFormOf, isPlace, takenOver, type ContactForm } from './contactForm.ts';
import { contactFieldTexts as texts, contactRoleNames, contactTexts } from './contacts.messages.ts';

export interface ContactDrawerProps {
  /** Null adds one. */
  contact: Contact | null;
  /** Places of other charts that answer to the name as it is typed. */
  known: readonly KnownContact[];
  onSearchKnown: (search: { text: string }) => void;
  onStore: (change: { contact: Contact | null; fields: ContactFields }) => Outcome;
  onClose: () => void;
}

export function ContactDrawer({ contact, known, onSearchKnown, onStore, onClose }: ContactDrawerProps) {
  const { formatMessage } = useIntl();
  // The contact as it was opened: what a colleague changes meanwhile is a conflict, not overwritten.
  const [seen] = useState(contact);
  const form = useForm({
    initial: contactFormOf(seen),
    check: contactErrors,
    save: (values) => onStore({ contact: seen, fields: contactFields(values) }),
    onSaved: onClose,
    ...answerTexts,
  });
  // Fields keep what they show: those that a chosen place fills in are drawn anew.
  const [filled, setFilled] = useState(0);
  const take = (place: KnownContact) => {
    form.set(takenOver(form.values(), place));
    setFilled(filled + 1);
  };
  return (
    <FormDrawer title={seen ? formatMessage(contactTexts.editNamed, { name: seen.name }) : formatMessage(contactTexts.add)} form={form} onClose={onClose}>
      <Select {...choice(form, 'role')} label={formatMessage(texts.role)} items={contactRoles.map((id) => ({ id, label: formatMessage(contactRoleNames[id]) }))} />
      <Named form={form} known={known} onSearchKnown={onSearchKnown} onTake={take} />
      <FormRow>
        <PhoneField key={`phone ${filled}`} {...form.field('phone')} label={formatMessage(patientTexts.phone)} parse={e164Of} />
        <PhoneField key={`fax ${filled}`} {...form.field('faxNumber')} label={formatMessage(texts.fax)} parse={e164Of} />
      </FormRow>
      <TextField key={`email ${filled}`} {...form.field('email')} label={formatMessage(patientTexts.email)} type="email" maxLength={254} />
      <Consent form={form} />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={2} maxLength={2000} />
    </FormDrawer>
  );
}

interface NamedProps extends Pick<ContactDrawerProps, 'known' | 'onSearchKnown'> {
  form: FormState<ContactForm>;
  onTake: (place: KnownContact) => void;
}

/** Who it is: a place is proposed as other charts name it, a person never. */
function Named({ form, known, onSearchKnown, onTake }: NamedProps) {
  const { formatMessage } = useIntl();
  const role = useFormValue(form, (values) => values.role);
  const label = formatMessage(texts.name);
  if (!isPlace(role)) {
    return (
      <>
        <TextField key="person" {...form.field('name')} label={label} autoFocus isRequired maxLength={200} />
        <TextField {...form.field('relationship')} label={formatMessage(texts.relationship)} maxLength={100} />
      </>
    );
  }
  const places = known.filter((place) => place.role === role);
  return (
    <ComboBox
      key={role}
      name="name"
      label={label}
      isRequired
      isRemote
      allowsCustomValue
      autoFocus
      placeholder={formatMessage(texts.placePlaceholder)}
      items={places.map(({ name, phone }) => ({ id: name, label: name, description: phone ? phoneText(phone) : undefined }))}
      defaultInputValue={form.values().name}
      onChange={({ value }) => {
        const place = places.find(({ name }) => name === value);
        if (place) onTake(place);
      }}
      onInputChange={({ value }) => {
        form.set({ name: value });
        onSearchKnown({ text: value });
      }}
    />
  );
}

function Consent({ form }: Pick<NamedProps, 'form'>) {
  const { formatMessage } = useIntl();
  const mayDiscuss = useFormValue(form, (values) => values.mayDiscuss);
  return (
    <>
      <Checkbox {...toggle(form, 'mayDiscuss')} label={formatMessage(texts.mayDiscuss)} />
      {mayDiscuss && (
        <TextField {...form.field('consentNote')} label={formatMessage(texts.consentNote)} description={formatMessage(texts.consentHint)} maxLength={500} />
      )}
    </>
  );
}
