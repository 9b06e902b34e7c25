import type { AccessRequest } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Button } from '@intake/ui/Button';
import { CellText, CrudTable, Muted } from '@intake/ui/CrudTable';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import { AccessDialog, type AccessDialogProps } from './AccessDialog.tsx';
import { accessRequestMessages as texts } from './AccessRequests.messages.ts';
import type { UserListModel } from './UserList.model.ts';

export interface AccessRequestsProps extends Pick<AccessDialogProps, 'onGrant' | 'onDecline'> {
  list: Paged<AccessRequest>;
  onMore: () => void;
  onRetry: () => void;
}

/** People with an account who ask to be let in. Not there while nobody asks. */
export function AccessRequests({ model, list, onGrant, onDecline, onMore, onRetry }: AccessRequestsProps & { model: Pick<UserListModel, 'roles' | 'locations' | 'own'> }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [open, setOpen] = useState<{ event: 'grant' | 'decline'; request: AccessRequest } | null>(null);
  const isQuiet = list.state === 'loading' || (list.state === 'ready' && list.value.rows.length === 0);
  if (isQuiet && !open) return null;
  const columns = [
    {
      id: 'person',
      title: formatMessage(texts.title),
      isRowHeader: true,
      cell: ({ displayName, email }: AccessRequest) => (
        <CellText isName start={<Avatar name={displayName} isDecorative />} details={<bdi>{email}</bdi>}>
          <bdi>{displayName}</bdi>
        </CellText>
      ),
    },
    {
      id: 'named',
      title: formatMessage(texts.named),
      cell: ({ organizationName, note, isUnplaced }: AccessRequest) => (
        <CellText
          details={
            <>
              {note && <span dir="auto">{note}</span>}
              {isUnplaced && <span>{formatMessage(texts.unplaced)}</span>}
            </>
          }
        >
          <bdi>{organizationName}</bdi>
        </CellText>
      ),
    },
    { id: 'asked', title: formatMessage(texts.asked), cell: ({ requestedAt }: AccessRequest) => <Muted>{formats.relative(requestedAt)}</Muted> },
  ];
  return (
    <>
      {!isQuiet && (
        <CrudTable
          title={formatMessage(texts.title)}
          description={formatMessage(texts.description)}
          columns={columns}
          rows={list}
          empty={{ icon: <UserRoundPlus aria-hidden />, title: formatMessage(texts.title), text: formatMessage(texts.description) }}
          rowActions={(request) => (
            <>
              <Button size="sm" aria-label={formatMessage(texts.grantNamed, { name: request.displayName })} onPress={() => setOpen({ event: 'grant', request })}>
                {formatMessage(texts.grant)}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={formatMessage(texts.declineNamed, { name: request.displayName })}
                onPress={() => setOpen({ event: 'decline', request })}
              >
                {formatMessage(texts.decline)}
              </Button>
            </>
          )}
          onMore={onMore}
          onRetry={onRetry}
        />
      )}
      {open && <AccessDialog key={open.request.id} {...open} model={model} onGrant={onGrant} onDecline={onDecline} onClose={() => setOpen(null)} />}
    </>
  );
}
