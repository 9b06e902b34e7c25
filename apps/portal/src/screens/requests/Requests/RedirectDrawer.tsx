import { Checkbox } from '@intake/ui/Checkbox';
import { ComboBox } from '@intake/ui/ComboBox';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toggle } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { problemText } from '../problemText.ts';
import { actionNames } from '../words.messages.ts';
import { dialogMessages as texts } from './Requests.messages.ts';
import type { Act, ClinicChoice, PhysicianChoice } from './Requests.model.ts';

export interface RedirectDrawerProps {
  /** Found by what was typed. */
  clinics: readonly ClinicChoice[];
  physicians: readonly PhysicianChoice[];
  onSearch: (search: { who: 'clinic' | 'physician'; text: string }) => void;
  onAct: (act: Act) => Outcome;
  onClose: () => void;
}

/** To which clinic: one of the directory, that of a physician, or one that is named in words. */
export function RedirectDrawer({ clinics, physicians, onSearch, onAct, onClose }: RedirectDrawerProps) {
  const { formatMessage } = useIntl();
  // Chosen once, they stay chosen when another search finds others.
  const [known, setKnown] = useState<{ clinic?: ClinicChoice; physician?: PhysicianChoice }>({});
  const name = known.clinic?.label ?? known.physician?.clinic ?? known.physician?.label ?? '';
  const form = useForm({
    initial: { clinicId: null as string | null, physicianId: null as string | null, to: '', note: '', isTold: false },
    check: ({ clinicId, physicianId, to }) => ({ to: !clinicId && !physicianId && to.trim() === '' && texts.redirectEmpty }),
    save: ({ clinicId, physicianId, to, note, isTold }) =>
      onAct({ event: 'redirect', to: to.trim() || name, clinicId, physicianId, note: note.trim() || null, isTold }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.redirectTitle)} form={form} saveLabel={formatMessage(actionNames.redirect)} onClose={onClose}>
      <ComboBox
        {...form.field('clinicId')}
        label={formatMessage(texts.redirectClinic)}
        description={formatMessage(texts.redirectClinicText)}
        items={clinics.map(({ id, label, fax }) => ({ id, label, description: fax ?? undefined }))}
        isRemote
        autoFocus
        onInputChange={({ value }) => onSearch({ who: 'clinic', text: value })}
        onChange={({ value }) => {
          form.set({ clinicId: value });
          setKnown({ ...known, clinic: clinics.find(({ id }) => id === value) });
        }}
      />
      <ComboBox
        {...form.field('physicianId')}
        label={formatMessage(texts.redirectPhysician)}
        items={physicians.map(({ id, label, clinic }) => ({ id, label, description: clinic ?? undefined }))}
        isRemote
        onInputChange={({ value }) => onSearch({ who: 'physician', text: value })}
        onChange={({ value }) => {
          form.set({ physicianId: value });
          setKnown({ ...known, physician: physicians.find(({ id }) => id === value) });
        }}
      />
      <TextField {...form.field('to')} label={formatMessage(texts.redirectTo)} isRequired={!name} placeholder={name || undefined} maxLength={200} />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={3} maxLength={2000} />
      <Checkbox {...toggle(form, 'isTold')} label={formatMessage(texts.told)} description={formatMessage(texts.toldText)} />
    </FormDrawer>
  );
}
