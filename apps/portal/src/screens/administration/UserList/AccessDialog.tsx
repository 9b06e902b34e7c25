import type { AccessRequest } from '@intake/api/contract';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { StoreDialog } from '../StoreDialog.tsx';
import { accessRequestMessages as texts } from './AccessRequests.messages.ts';
import { userMessages } from './UserList.messages.ts';
import { isGivable } from './UserList.model.ts';
import type { UserListModel } from './UserList.model.ts';

export interface AccessDialogProps {
  onGrant: (request: AccessRequest, place: { roleId: string; locationId: string | null }) => Outcome;
  onDecline: (request: AccessRequest, reason: string) => Outcome;
  event: 'grant' | 'decline';
  request: AccessRequest;
  model: Pick<UserListModel, 'roles' | 'locations' | 'own'>;
  onClose: () => void;
}

const everywhere = 'everywhere';

/** With which role somebody is let in, or why they are not. */
export function AccessDialog({ event, request, model: { roles, locations, own }, onGrant, onDecline, onClose }: AccessDialogProps) {
  const { formatMessage } = useIntl();
  const isDecline = event === 'decline';
  const form = useForm({
    initial: { roleId: null as string | null, locationId: null as string | null, reason: '' },
    check: ({ roleId, reason }) => ({
      roleId: !isDecline && !roleId && userMessages.roleRequired,
      reason: isDecline && reason.trim() === '' && texts.reasonMissing,
    }),
    save: ({ roleId, locationId, reason }) => (isDecline ? onDecline(request, reason.trim()) : onGrant(request, { roleId: roleId ?? '', locationId })),
    onSaved: onClose,
  });
  const { displayName: name, email } = request;
  return (
    <StoreDialog
      isDestructive={isDecline}
      title={formatMessage(isDecline ? texts.declineTitle : texts.grantTitle, { name })}
      confirmLabel={formatMessage(isDecline ? texts.decline : texts.grant)}
      form={form}
      onClose={onClose}
    >
      <p>{formatMessage(isDecline ? texts.declineText : texts.grantText, { email: <bdi>{email}</bdi> })}</p>
      {isDecline ? (
        <TextArea {...form.field('reason')} label={formatMessage(texts.reason)} isRequired maxLength={2000} />
      ) : (
        <>
          <Select
            {...choice(form, 'roleId')}
            label={formatMessage(userMessages.role)}
            placeholder={formatMessage(userMessages.roleChoose)}
            isRequired
            items={roles.map((role) => {
              const isDisabled = !isGivable(role, own, undefined);
              return { id: role.id, label: role.name, isDisabled, ...(isDisabled && { description: formatMessage(userMessages.roleBeyond) }) };
            })}
          />
          <Select
            {...choice(form, 'locationId', everywhere)}
            label={formatMessage(userMessages.location)}
            items={[{ id: everywhere, label: formatMessage(userMessages.everywhere) }, ...locations.map(({ id, name: label }) => ({ id, label }))]}
          />
        </>
      )}
    </StoreDialog>
  );
}
