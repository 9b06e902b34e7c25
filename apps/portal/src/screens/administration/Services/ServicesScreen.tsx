import type { Modality } from '@intake/api/contract';
import { PageHeader } from '@intake/ui/PageHeader';
import { TextField } from '@intake/ui/TextField';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Stored } from '../administration.model.ts';
import { Page, Quiet } from '../administration.styles.ts';
import { EditDrawer } from '../EditDrawer.tsx';
import { NameField } from '../NameField.tsx';
import { LoadedTable } from '../LoadedTable.tsx';
import { serviceMessages as texts } from './Services.messages.ts';

export interface ServicesScreenProps {
  model: Loadable<readonly Modality[]>;
  onRetry: () => void;
  onCreate: (service: Omit<Modality, 'id'>) => Stored;
}

/** What the clinic offers. Knows nothing of network, router or store. */
export function ServicesScreen({ model, onRetry, onCreate }: ServicesScreenProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Page>
      <PageHeader title={formatMessage(texts.title)} description={formatMessage(texts.description)} />
      <LoadedTable
        title={formatMessage(texts.list)}
        description={formatMessage(texts.listText)}
        rows={model}
        empty={{ icon: <Stethoscope aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        create={{ label: formatMessage(texts.create), onCreate: () => setOpen(true) }}
        onRetry={onRetry}
        columns={[
          { id: 'name', title: formatMessage(texts.name), isRowHeader: true, cell: ({ name }) => name },
          { id: 'code', title: formatMessage(texts.code), cell: ({ code }) => (code ? <bdi>{code}</bdi> : <Quiet>{formatMessage(texts.noCode)}</Quiet>) },
        ]}
      />
      {isOpen && <ServiceDrawer onCreate={onCreate} onClose={() => setOpen(false)} />}
    </Page>
  );
}

function ServiceDrawer({ onCreate, onClose }: { onCreate: ServicesScreenProps['onCreate']; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  return (
    <EditDrawer
      title={formatMessage(texts.create)}
      isValid={name.trim() !== ''}
      onStore={() => onCreate({ name: name.trim(), code: code.trim() || null })}
      onClose={onClose}
    >
      {({ isTried }) => (
        <>
          <NameField label={formatMessage(texts.name)} value={name} isTried={isTried} onChange={({ value }) => setName(value)} />
          <TextField label={formatMessage(texts.code)} value={code} maxLength={20} onChange={({ value }) => setCode(value)} />
        </>
      )}
    </EditDrawer>
  );
}
