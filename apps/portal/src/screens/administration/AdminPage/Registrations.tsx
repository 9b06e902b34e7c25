import type { Registration } from '@intake/api/contract';
import { phoneText, possible, registrationLifecycle } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { CellText, CrudTable, Muted } from '@intake/ui/CrudTable';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { Said } from './AdminPage.styles.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { registrationMessages as texts, registrationStatusNames } from './Registrations.messages.ts';

export interface RegistrationsProps {
  list: Paged<Registration>;
  /** Where organisations ask. */
  path: string;
  onApprove: (registration: Registration) => Outcome;
  onDecline: (registration: Registration, reason: string) => Outcome;
  onMore: () => void;
  onRetry: () => void;
}

const tones = { requested: 'accent', approved: 'success', declined: 'neutral' } as const;

/** Organisations that ask to join, those that wait first. */
export function Registrations({ list, path, onApprove, onDecline, onMore, onRetry }: RegistrationsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [open, setOpen] = useState<{ event: 'approve' | 'decline'; registration: Registration } | null>(null);
  const columns = [
    {
      id: 'organization',
      title: formatMessage(texts.organization),
      isRowHeader: true,
      cell: ({ organizationName, message, reason }: Registration) => (
        <CellText isName details={(reason ?? message) && <Said dir="auto">{reason ?? message}</Said>}>
          <bdi>{organizationName}</bdi>
        </CellText>
      ),
    },
    {
      id: 'contact',
      title: formatMessage(texts.contact),
      cell: ({ contactName, email, phone }: Registration) => (
        <CellText
          details={
            <>
              <bdi>{email}</bdi>
              <bdi>{phoneText(phone)}</bdi>
            </>
          }
        >
          <bdi>{contactName}</bdi>
        </CellText>
      ),
    },
    { id: 'asked', title: formatMessage(texts.asked), cell: ({ requestedAt }: Registration) => <Muted>{formats.relative(requestedAt)}</Muted> },
    {
      id: 'status',
      title: formatMessage(texts.status),
      cell: ({ status }: Registration) => (
        <Badge hasDot tone={tones[status]}>
          {formatMessage(registrationStatusNames[status])}
        </Badge>
      ),
    },
  ];
  const decide = (registration: Registration) => {
    const { status, organizationName: name } = registration;
    if (!possible(registrationLifecycle, status).includes('decline')) return null;
    return (
      <>
        <Button size="sm" aria-label={formatMessage(texts.approveNamed, { name })} onPress={() => setOpen({ event: 'approve', registration })}>
          {formatMessage(texts.approve)}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={formatMessage(texts.declineNamed, { name })}
          onPress={() => setOpen({ event: 'decline', registration })}
        >
          {formatMessage(texts.decline)}
        </Button>
      </>
    );
  };
  return (
    <>
      <CrudTable
        title={formatMessage(texts.title)}
        description={formatMessage(texts.description)}
        columns={columns}
        rows={list}
        empty={{
          icon: <Inbox aria-hidden />,
          title: formatMessage(texts.noneTitle),
          text: formatMessage(texts.noneText, { path: <bdi>{path}</bdi> }),
        }}
        rowActions={decide}
        onMore={onMore}
        onRetry={onRetry}
      />
      {open && <DecideDialog key={open.registration.id} {...open} onApprove={onApprove} onDecline={onDecline} onClose={() => setOpen(null)} />}
    </>
  );
}
