import type { Member } from '@intake/api/contract';
import { Checkbox } from '@intake/ui/Checkbox';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice, toggle } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { answerTexts } from '../administration.messages.ts';
import { userMessages as texts } from './UserList.messages.ts';
import { changeOf, isGivable, memberErrors } from './UserList.model.ts';
import type { UserListActions, UserListModel } from './UserList.model.ts';

export interface MemberDrawerProps extends Pick<UserListActions, 'onInvite' | 'onSave'> {
  /** Null invites somebody. */
  member: Member | null;
  model: Pick<UserListModel, 'roles' | 'locations' | 'own'>;
  onClose: () => void;
}

const everywhere = 'everywhere';

/** Who somebody is here, or who shall come. */
export function MemberDrawer({ member, model, onInvite, onSave, onClose }: MemberDrawerProps) {
  const { formatMessage } = useIntl();
  const { own, roles, locations } = model;
  const { email = '', displayName = '', isPhysician = false, roleId = null, locationId = null } = member ?? {};
  const form = useForm({
    initial: { email, displayName, isPhysician, roleId, locationId },
    check: memberErrors,
    save: (typed) => {
      const fields = { displayName: typed.displayName.trim(), isPhysician: typed.isPhysician, roleId: typed.roleId ?? '', locationId: typed.locationId };
      return member ? onSave({ ...changeOf(member), ...fields }) : onInvite({ ...fields, email: typed.email.trim() });
    },
    onSaved: onClose,
    ...answerTexts,
  });
  const isTheirs = Boolean(member?.isElsewhere) && !own.isSuperAdmin;

  return (
    <FormDrawer
      title={member ? formatMessage(texts.editTitle, { name: member.displayName }) : formatMessage(texts.inviteTitle)}
      form={form}
      saveLabel={member ? undefined : formatMessage(texts.send)}
      onClose={onClose}
    >
      {!member && <p>{formatMessage(texts.inviteText)}</p>}
      <TextField
        {...form.field('email')}
        label={formatMessage(texts.email)}
        type="email"
        autoComplete="off"
        isRequired={!member}
        isReadOnly={member !== null}
        autoFocus={!member}
        maxLength={254}
      />
      <TextField
        {...form.field('displayName')}
        label={formatMessage(texts.name)}
        isRequired
        isReadOnly={isTheirs}
        description={isTheirs ? formatMessage(texts.nameElsewhere) : undefined}
        autoFocus={member !== null}
        maxLength={200}
      />
      <Select
        {...choice(form, 'roleId')}
        label={formatMessage(texts.role)}
        placeholder={formatMessage(texts.roleChoose)}
        isRequired
        items={roles.map((role) => {
          const isDisabled = !isGivable(role, own, member?.roleId);
          return { id: role.id, label: role.name, isDisabled, ...(isDisabled && { description: formatMessage(texts.roleBeyond) }) };
        })}
      />
      <Select
        {...choice(form, 'locationId', everywhere)}
        label={formatMessage(texts.location)}
        items={[{ id: everywhere, label: formatMessage(texts.everywhere) }, ...locations.map(({ id, name }) => ({ id, label: name }))]}
      />
      <Checkbox
        {...toggle(form, 'isPhysician')}
        label={formatMessage(texts.physician)}
        isDisabled={isTheirs}
        description={formatMessage(texts.physicianText)}
      />
    </FormDrawer>
  );
}
