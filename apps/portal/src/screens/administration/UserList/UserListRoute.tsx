import {
  useDeclineAccessMutation, useGrantAccessMutation, useInviteUserMutation, useListAccessRequestsInfiniteQuery, useListLocationOptionsQuery,
  useListRolesQuery, useListUsersInfiniteQuery, useRemoveUserMutation, useResetUserPasswordMutation, useSaveUserMutation,
} from '@intake/api/client';
import { permissions } from '@intake/api/rules';
import { showToast } from '@intake/ui/Toast';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../app/session/account.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { pagedOf } from '../../../data/loadableOf.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { accessRequestMessages } from './AccessRequests.messages.ts';
import type { AccessRequestsProps } from './AccessRequests.tsx';
import { userMessages as texts } from './UserList.messages.ts';
import { UserListScreen } from './UserListScreen.tsx';

const pageSize = 100;

/** Connects the API to the screen. What was typed stays in memory: it may be a name. */
export function UserListRoute() {
  const { formatMessage } = useIntl();
  const { user, may } = useAccount();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const list = useListUsersInfiniteQuery({ query: { limit: pageSize, ...(search ? { search } : {}) } });
  const roles = useListRolesQuery();
  const locations = useListLocationOptionsQuery();
  const [inviteUser] = useInviteUserMutation();
  const [saveUser] = useSaveUserMutation();
  const [resetPassword] = useResetUserPasswordMutation();
  const [removeUser] = useRemoveUserMutation();
  const say = (title: string) => showToast(toasts, { title, tone: 'success' });

  return (
    <UserListScreen
      access={useAccessRequests()}
      model={{
        text,
        list: pagedOf(list),
        roles: roles.currentData ?? [],
        locations: locations.currentData ?? [],
        own: { id: user.id, isSuperAdmin: user.isSuperAdmin, permissions: new Set(permissions.filter(may)) },
      }}
      onSearch={(typed) => setText(typed.text)}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onInvite={async (body) => {
        const problem = problemIn(await inviteUser({ body }));
        if (problem === null) say(formatMessage(texts.invited, { email: body.email }));
        return problem;
      }}
      onSave={async (body) => problemIn(await saveUser({ body }))}
      onReset={async ({ id, email, status }) => {
        const problem = problemIn(await resetPassword({ body: { id } }));
        if (problem === null) say(formatMessage(status === 'invited' ? texts.invited : texts.resetSent, { email }));
        return problem;
      }}
      onRemove={async ({ id, version }) => problemIn(await removeUser({ body: { id, version } }))}
    />
  );
}

/** Those who ask to be let in; an event tells of each. */
function useAccessRequests(): AccessRequestsProps {
  const { formatMessage } = useIntl();
  const list = useListAccessRequestsInfiniteQuery({ query: { limit: pageSize } });
  const [grant] = useGrantAccessMutation();
  const [decline] = useDeclineAccessMutation();
  const said = (problem: Problem | null, text: typeof accessRequestMessages.granted, name: string) => {
    if (problem === null) showToast(toasts, { title: formatMessage(text, { name }), tone: 'success' });
    return problem;
  };
  return {
    list: pagedOf(list),
    onGrant: async ({ id, version, displayName }, place) => said(problemIn(await grant({ body: { id, version, ...place } })), accessRequestMessages.granted, displayName),
    onDecline: async ({ id, version, displayName }, reason) => said(problemIn(await decline({ body: { id, version, reason } })), accessRequestMessages.declined, displayName),
    onMore: () => void list.fetchNextPage(),
    onRetry: () => void list.refetch(),
  };
}
