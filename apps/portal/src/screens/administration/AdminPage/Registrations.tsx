import type { Registration } from '@intake/api/contract';
import { phoneText, possible, registrationLifecycle } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { Skeleton } from '@intake/ui/Skeleton';
import { Table } from '@intake/ui/Table';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import { commonMessages } from '../administration.messages.ts';
import type { Outcome } from '../../../data/problem.ts';
import { Block, BlockHead, Numbers, Quiet, RowActions } from '../administration.styles.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { MoreButton } from '../MoreButton.tsx';
import { Asking, Said } from './AdminPage.styles.ts';
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
        <Asking>
          <span>
            <bdi>{organizationName}</bdi>
          </span>
          {(reason ?? message) && <Said dir="auto">{reason ?? message}</Said>}
        </Asking>
      ),
    },
    {
      id: 'contact',
      title: formatMessage(texts.contact),
      cell: ({ contactName, email, phone }: Registration) => (
        <Numbers>
          <bdi>{contactName}</bdi>
          <Quiet>
            <bdi>{email}</bdi>
          </Quiet>
          <Quiet>
            <bdi>{phoneText(phone)}</bdi>
          </Quiet>
        </Numbers>
      ),
    },
    { id: 'asked', title: formatMessage(texts.asked), cell: ({ requestedAt }: Registration) => <Quiet>{formats.relative(requestedAt)}</Quiet> },
    {
      id: 'status',
      title: formatMessage(texts.status),
      cell: ({ status }: Registration) => (
        <Badge hasDot tone={tones[status]}>
          {formatMessage(registrationStatusNames[status])}
        </Badge>
      ),
    },
    {
      id: 'actions',
      title: formatMessage(commonMessages.actions),
      align: 'end' as const,
      cell: (registration: Registration) => {
        const { status, organizationName: name } = registration;
        if (!possible(registrationLifecycle, status).includes('decline')) return null;
        return (
          <RowActions>
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
          </RowActions>
        );
      },
    },
  ];
  return (
    <Block>
      <BlockHead>
        <div>
          <h2>{formatMessage(texts.title)}</h2>
          <p>{formatMessage(texts.description)}</p>
        </div>
      </BlockHead>
      {list.state === 'loading' && <Skeleton height="10rem" />}
      {list.state === 'failed' && <LoadFailed onRetry={onRetry} />}
      {list.state === 'ready' && (
        <Table
          label={formatMessage(texts.title)}
          isLabelHidden
          isFramed
          isStacking
          columns={columns}
          rows={list.value.rows}
          rowId={({ id }) => id}
          empty={
            <EmptyState icon={<Inbox aria-hidden />} title={formatMessage(texts.noneTitle)}>
              {formatMessage(texts.noneText, { path: <bdi>{path}</bdi> })}
            </EmptyState>
          }
        />
      )}
      <MoreButton list={list} onMore={onMore} />
      {open && <DecideDialog key={open.registration.id} {...open} onApprove={onApprove} onDecline={onDecline} onClose={() => setOpen(null)} />}
    </Block>
  );
}
