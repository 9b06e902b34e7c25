import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { CodeBlock } from '@intake/ui/CodeBlock';
import { Dialog } from '@intake/ui/Dialog';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { choice, toggle } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { answerTexts } from '../../../shared/answers/answers.messages.ts';
import { feedMessages as texts, settingsMessages } from './CalendarSettings.messages.ts';
import type { CalendarSettingsActions, CalendarSettingsModel } from './CalendarSettings.model.ts';

export interface FeedDrawerProps extends Pick<CalendarSettingsActions, 'onCreateFeed'> {
  model: CalendarSettingsModel;
  onClose: () => void;
}

const all = 'all';

/** Makes an address for a calendar program, and shows it once. */
export function FeedDrawer({ model, onCreateFeed, onClose }: FeedDrawerProps) {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', physicianId: null as string | null, locationId: null as string | null, hasInitials: false },
    check: ({ name, physicianId, locationId }) => ({
      name: name.trim() === '' && settingsMessages.nameNeeded,
      physicianId: !physicianId && !locationId && texts.whoseNeeded,
    }),
    save: async ({ name, ...fields }) => {
      const answer = await onCreateFeed({ name: name.trim(), ...fields });
      if ('problem' in answer) return answer.problem;
      setAddress(answer.address);
      return null;
    },
    ...answerTexts,
  });
  if (address)
    return (
      <Dialog
        isOpen
        title={formatMessage(texts.madeTitle)}
        // A press beside it must not lose the only sight of the address.
        role="alertdialog"
        footer={
          <Button variant="primary" onPress={onClose}>
            {formatMessage(texts.done)}
          </Button>
        }
      >
        <p>{formatMessage(texts.madeText)}</p>
        <CodeBlock label={formatMessage(texts.address)} code={address} />
      </Dialog>
    );
  return (
    <FormDrawer title={formatMessage(texts.create)} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={formatMessage(texts.name)} description={formatMessage(texts.nameText)} autoFocus isRequired maxLength={200} />
      <Select
        {...choice(form, 'physicianId', all)}
        label={formatMessage(texts.whose)}
        items={[{ id: all, label: formatMessage(texts.everybody) }, ...model.physicians]}
      />
      <Select
        {...choice(form, 'locationId', all)}
        label={formatMessage(settingsMessages.location)}
        items={[{ id: all, label: formatMessage(texts.everywhere) }, ...model.locations]}
      />
      <Checkbox {...toggle(form, 'hasInitials')} label={formatMessage(texts.initials)} description={formatMessage(texts.initialsText)} />
    </FormDrawer>
  );
}
