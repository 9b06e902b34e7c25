import { Building2, Mail, Pencil, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { Muted } from '@intake/ui/CrudTable';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { List } from '@intake/ui/List';
import { Loaded } from '@intake/ui/Loaded';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { Skeleton } from '@intake/ui/Skeleton';
import type { Clinic } from '@intake/api/contract';
import { phoneText, registerName } from '@intake/api/rules';
import { LoadedProvider } from './LoadedProvider.tsx';
import { clinicKindNames, fieldMessages, paneMessages as texts } from './Providers.messages.ts';
import type { OpenProvider, ProvidersActions } from './Providers.model.ts';

export interface ClinicPaneProps extends Pick<ProvidersActions, 'onOpen'> {
  open: Extract<OpenProvider, { kind: 'clinics' }>;
  /** Each is left out where one may not. */
  onEdit: ((clinic: Clinic) => void) | undefined;
  onRemove: ((clinic: Clinic) => void) | undefined;
  onMail: ((clinic: Clinic) => void) | undefined;
  onRetry: () => void;
  onBack: () => void;
}

/** What a clinic is reached by, and who works there. */
export function ClinicPane({ open, onEdit, onRemove, onMail, onRetry, onOpen, onBack }: ClinicPaneProps) {
  const { formatMessage } = useIntl();
  return (
    <LoadedProvider of={open.clinic} onRetry={onRetry}>
      {(clinic) => (
        <Pane label={formatMessage(texts.clinic)}>
          <PaneHeader
            title={clinic.name}
            detail={formatMessage(clinicKindNames[clinic.kind])}
            start={<Building2 aria-hidden />}
            backLabel={formatMessage(texts.back)}
            backKeys={['Escape']}
            isBackNarrow
            onBack={onBack}
          >
            {onEdit && (
              <Button size="sm" icon={<Pencil aria-hidden />} onPress={() => onEdit(clinic)}>
                {formatMessage(texts.edit)}
              </Button>
            )}
            {onMail && clinic.email !== null && (
              <Button size="sm" icon={<Mail aria-hidden />} onPress={() => onMail(clinic)}>
                {formatMessage(texts.write)}
              </Button>
            )}
            {onRemove && (
              <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden />} onPress={() => onRemove(clinic)}>
                {formatMessage(texts.remove)}
              </Button>
            )}
          </PaneHeader>
          <PaneBody>
            <Reached clinic={clinic} />
            <People people={open.people} onOpen={onOpen} onRetry={onRetry} />
          </PaneBody>
        </Pane>
      )}
    </LoadedProvider>
  );
}

function Reached({ clinic }: { clinic: Clinic }) {
  const { formatMessage } = useIntl();
  const shown = (...facts: (string | null)[]) => {
    const stated = facts.filter((fact) => fact !== null);
    if (stated.length === 0) return <Muted>{formatMessage(fieldMessages.notStated)}</Muted>;
    return stated.map((fact) => (
      <div key={fact}>
        <bdi>{fact}</bdi>
      </div>
    ));
  };
  const items = [
    { id: 'fax', term: formatMessage(fieldMessages.fax), details: shown(...clinic.faxNumbers.map(phoneText)) },
    { id: 'phone', term: formatMessage(fieldMessages.phone), details: shown(clinic.phone && phoneText(clinic.phone)) },
    { id: 'email', term: formatMessage(fieldMessages.email), details: shown(clinic.email) },
    { id: 'address', term: formatMessage(fieldMessages.address), details: shown(clinic.address) },
    ...(clinic.note ? [{ id: 'note', term: formatMessage(fieldMessages.note), details: shown(clinic.note) }] : []),
  ];
  return <DescriptionList isStacked items={items} />;
}

function People({ people, onOpen, onRetry }: Pick<ClinicPaneProps, 'onOpen' | 'onRetry'> & Pick<ClinicPaneProps['open'], 'people'>) {
  const { formatMessage } = useIntl();
  const title = formatMessage(texts.people);
  return (
    <PaneSection title={title}>
      <Loaded
        of={people}
        waiting={<Skeleton lines={3} />}
        waitingLabel={formatMessage(texts.peopleLoading)}
        failed={{ title: formatMessage(texts.peopleFailed) }}
        onRetry={onRetry}
      >
        {(physicians) =>
          physicians.length === 0 ? (
            <Muted>{formatMessage(texts.nobody)}</Muted>
          ) : (
            <List
              isFramed
              label={title}
              items={physicians.map((physician) => ({ id: physician.id, title: registerName(physician), detail: <bdi>{physician.specialty}</bdi> }))}
              onAction={({ id }) => onOpen({ kind: 'physicians', id })}
            />
          )
        }
      </Loaded>
    </PaneSection>
  );
}
