import type { Role } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Loaded } from '@intake/ui/Loaded';
import { Page } from '@intake/ui/Page';
import { Skeleton } from '@intake/ui/Skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../administration.messages.ts';
import type { Problem } from '../../../data/problem.ts';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { PermissionGrid } from './PermissionGrid.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { roleMessages as texts } from './Roles.messages.ts';
import { withRight } from './Roles.model.ts';
import type { RolesActions, RolesModel } from './Roles.model.ts';

export interface RolesScreenProps extends RolesActions {
  model: RolesModel;
}

type Open = { what: 'create' } | { what: 'rename' | 'remove'; role: Role } | null;

/** What each role may do. A box is ticked once the server has said so. Knows nothing of network, router or store. */
export function RolesScreen({ model, onRetry, onCreate, onChange, onRemove }: RolesScreenProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Open>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { roles, own } = model;
  const list = roles.state === 'ready' ? roles.value : [];
  const close = () => setOpen(null);

  return (
    <Page
      title={formatMessage(texts.title)}
      description={formatMessage(texts.description)}
      actions={
        <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setOpen({ what: 'create' })}>
          {formatMessage(texts.create)}
        </Button>
      }
    >
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(null)}>
          {formatMessage(problemText(problem))}
        </Banner>
      )}
      <Loaded of={roles} waiting={<Skeleton height="24rem" />} onRetry={onRetry}>
        {(value) => (
          <PermissionGrid
            roles={value}
            own={own}
            onToggle={({ role, permission, isGiven }) => {
              const change = { role, name: role.name, permissions: withRight(role, permission, isGiven) };
              void onChange(change).then(setProblem);
            }}
            onRename={(role) => setOpen({ what: 'rename', role })}
            onRemove={(role) => setOpen({ what: 'remove', role })}
          />
        )}
      </Loaded>
      {(open?.what === 'create' || open?.what === 'rename') && (
        <RoleDialog role={open.what === 'rename' ? open.role : null} roles={list} own={own} onCreate={onCreate} onChange={onChange} onClose={close} />
      )}
      {open?.what === 'remove' && (
        <RemoveDialog
          title={formatMessage(texts.removeTitle, { name: open.role.name })}
          text={formatMessage(texts.removeText)}
          onConfirm={() => onRemove(open.role)}
          onClose={close}
        />
      )}
    </Page>
  );
}
