import type { Member } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { CellText, CrudTable, Muted } from '@intake/ui/CrudTable';
import { Page } from '@intake/ui/Page';
import { SearchField } from '@intake/ui/SearchField';
import { UserRoundPlus, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../administration.messages.ts';
import type { Problem } from '../../../data/problem.ts';
import { Tools } from '../administration.styles.ts';
import { AccessRequests } from './AccessRequests.tsx';
import type { AccessRequestsProps } from './AccessRequests.tsx';
import { isGrave, MemberConfirm } from './MemberConfirm.tsx';
import type { Grave } from './MemberConfirm.tsx';
import { MemberDrawer } from './MemberDrawer.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import type { MemberAction } from './MemberMenu.tsx';
import { statusNames, userMessages as texts } from './UserList.messages.ts';
import { changeOf, exceeds, statusAfter } from './UserList.model.ts';
import type { StatusAction, UserListActions, UserListModel } from './UserList.model.ts';

export interface UserListScreenProps extends UserListActions {
  model: UserListModel;
  access: AccessRequestsProps;
}

type Open = { what: 'invite' } | { what: 'edit'; member: Member } | { what: 'confirm'; member: Member; action: Grave } | null;

const tones = { invited: 'accent', active: 'success', locked: 'warning', suspended: 'warning', deactivated: 'neutral' } as const;

/** The people of the organisation. Knows nothing of network, router or store. */
export function UserListScreen({ model, access, onSearch, onMore, onRetry, onInvite, onSave, onReset, onRemove }: UserListScreenProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [open, setOpen] = useState<Open>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { list, own, text } = model;

  const changeStatus = (member: Member, action: StatusAction) => onSave({ ...changeOf(member), status: statusAfter(member, action) });
  const act = async ({ action, member }: { action: MemberAction; member: Member }) => {
    setProblem(null);
    if (action === 'edit') setOpen({ what: 'edit', member });
    else if (action === 'reset') setProblem(await onReset(member));
    else if (isGrave(action)) setOpen({ what: 'confirm', member, action });
    else setProblem(await changeStatus(member, action));
  };
  const invite = (
    <Button variant="primary" icon={<UserRoundPlus aria-hidden />} onPress={() => setOpen({ what: 'invite' })}>
      {formatMessage(texts.invite)}
    </Button>
  );

  const columns = [
    { id: 'person', title: formatMessage(texts.person), isRowHeader: true, cell: (member: Member) => <Person member={member} isOwn={member.id === own.id} /> },
    { id: 'role', title: formatMessage(texts.role), cell: (member: Member) => <Role member={member} isBeyond={exceeds(member, model)} /> },
    {
      id: 'location',
      title: formatMessage(texts.location),
      cell: ({ locationName }: Member) => locationName ?? <Muted>{formatMessage(texts.everywhere)}</Muted>,
    },
    {
      id: 'status',
      title: formatMessage(texts.status),
      cell: ({ status }: Member) => (
        <Badge hasDot tone={tones[status]}>
          {formatMessage(statusNames[status])}
        </Badge>
      ),
    },
    {
      id: 'lastActive',
      title: formatMessage(texts.lastActive),
      cell: ({ lastActiveAt }: Member) => <Muted>{lastActiveAt ? formats.relative(lastActiveAt) : formatMessage(texts.never)}</Muted>,
    },
  ];

  return (
    <Page title={formatMessage(texts.title)} description={formatMessage(texts.description)} actions={invite}>
      <Tools role="search">
        <SearchField label={formatMessage(texts.search)} placeholder={formatMessage(texts.search)} value={text} maxLength={200} onChange={({ value }) => onSearch({ text: value })} />
      </Tools>
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(null)}>
          {formatMessage(problemText(problem))}
        </Banner>
      )}
      <AccessRequests {...access} model={model} />
      <CrudTable
        title={formatMessage(texts.title)}
        isTitleHidden
        columns={columns}
        rows={list}
        empty={{ icon: <UserRoundSearch aria-hidden />, title: formatMessage(texts.noneTitle), text: formatMessage(texts.noneText) }}
        rowActions={(member) => <MemberMenu member={member} own={own} isBeyond={exceeds(member, model)} onAction={(action) => void act(action)} />}
        onMore={onMore}
        onRetry={onRetry}
      />
      {open?.what === 'invite' && <MemberDrawer member={null} model={model} onInvite={onInvite} onSave={onSave} onClose={() => setOpen(null)} />}
      {open?.what === 'edit' && <MemberDrawer member={open.member} model={model} onInvite={onInvite} onSave={onSave} onClose={() => setOpen(null)} />}
      {open?.what === 'confirm' && (
        <MemberConfirm
          member={open.member}
          action={open.action}
          onConfirm={() => (open.action === 'remove' ? onRemove(open.member) : changeStatus(open.member, open.action))}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

function Role({ member, isBeyond }: { member: Member; isBeyond: boolean }) {
  const { formatMessage } = useIntl();
  if (!isBeyond) return member.roleName;
  return <CellText details={formatMessage(texts.exceeds)}>{member.roleName}</CellText>;
}

function Person({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <CellText isName start={<Avatar name={member.displayName} isDecorative />} details={<bdi>{member.email}</bdi>}>
      <bdi>{member.displayName}</bdi> {isOwn && <Badge>{formatMessage(texts.you)}</Badge>}
      {member.isSuperAdmin && <Badge tone="accent">{formatMessage(texts.superAdmin)}</Badge>}
      {member.isPhysician && <Badge tone="accent">{formatMessage(texts.physician)}</Badge>}
    </CellText>
  );
}
