import { useCreateRoleMutation, useListRolesQuery, useRemoveRoleMutation, useUpdateRoleMutation } from '@intake/api/client';
import { permissions } from '@intake/api/rules';
import { useAccount } from '../../../app/session/account.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { RolesScreen } from './RolesScreen.tsx';

/** Connects the API to the screen. */
export function RolesRoute() {
  const { user, may } = useAccount();
  const roles = useListRolesQuery();
  const [createRole] = useCreateRoleMutation();
  const [updateRole] = useUpdateRoleMutation();
  const [removeRole] = useRemoveRoleMutation();
  return (
    <RolesScreen
      model={{ roles: loadableOf(roles), own: { isSuperAdmin: user.isSuperAdmin, permissions: new Set(permissions.filter(may)) } }}
      onRetry={() => void roles.refetch()}
      onCreate={async (body) => problemIn(await createRole({ body }))}
      onChange={async ({ role: { id, version }, name, permissions: given }) =>
        problemIn(await updateRole({ body: { id, version, name, permissions: given } }))
      }
      onRemove={async ({ id, version }) => problemIn(await removeRole({ body: { id, version } }))}
    />
  );
}
