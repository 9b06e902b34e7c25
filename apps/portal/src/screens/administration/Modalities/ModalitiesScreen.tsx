import type { Modality } from '@intake/api/contract';
import { CrudTable, Muted } from '@intake/ui/CrudTable';
import { Page } from '@intake/ui/Page';
import { TextField } from '@intake/ui/TextField';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerTexts, commonMessages } from '../administration.messages.ts';
import { NameField } from '../NameField.tsx';
import { modalityMessages as texts } from './Modalities.messages.ts';

export interface ModalitiesScreenProps {
  model: Loadable<readonly Modality[]>;
  onRetry: () => void;
  onCreate: (modality: Omit<Modality, 'id'>) => Outcome;
}

/** What the clinic offers. Knows nothing of network, router or store. */
export function ModalitiesScreen({ model, onRetry, onCreate }: ModalitiesScreenProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Page title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      <CrudTable
        title={formatMessage(texts.list)}
        description={formatMessage(texts.listText)}
        rows={model}
        empty={{ icon: <Stethoscope aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        create={{ label: formatMessage(texts.create), onCreate: () => setOpen(true) }}
        onRetry={onRetry}
        columns={[
          { id: 'name', title: formatMessage(texts.name), isRowHeader: true, cell: ({ name }) => name },
          { id: 'code', title: formatMessage(texts.code), cell: ({ code }) => (code ? <bdi>{code}</bdi> : <Muted>{formatMessage(texts.noCode)}</Muted>) },
        ]}
      />
      {isOpen && <ModalityDrawer onCreate={onCreate} onClose={() => setOpen(false)} />}
    </Page>
  );
}

function ModalityDrawer({ onCreate, onClose }: { onCreate: ModalitiesScreenProps['onCreate']; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { name: '', code: '' },
    check: ({ name }) => ({ name: name.trim() === '' && commonMessages.nameRequired }),
    save: ({ name, code }) => onCreate({ name: name.trim(), code: code.trim() || null }),
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={formatMessage(texts.create)} form={form} onClose={onClose}>
      <NameField {...form.field('name')} label={formatMessage(texts.name)} />
      <TextField {...form.field('code')} label={formatMessage(texts.code)} maxLength={20} />
    </FormDrawer>
  );
}
