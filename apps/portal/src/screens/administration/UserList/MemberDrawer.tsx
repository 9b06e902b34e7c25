import type { Member } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { Drawer } from '@intake/ui/Drawer';
import { Form } from '@intake/ui/Form';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages, problemText } from '../administration.messages.ts';
import { useStoring } from '../useStoring.ts';
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

/** Who somebody is here, or who shall come. Closes once the server has it, and never with what was typed unsaved. */
export function MemberDrawer({ member, model, onInvite, onSave, onClose }: MemberDrawerProps) {
  const { formatMessage } = useIntl();
  const [email, setEmail] = useState(member?.email ?? '');
  const [displayName, setDisplayName] = useState(member?.displayName ?? '');
  const [isPhysician, setPhysician] = useState(member?.isPhysician ?? false);
  const [roleId, setRoleId] = useState<string | null>(member?.roleId ?? null);
  const [locationId, setLocationId] = useState<string | null>(member?.locationId ?? null);
  const { own, roles, locations } = model;
  const missing = memberErrors({ email, displayName, roleId });
  const isTheirs = Boolean(member?.isElsewhere) && !own.isSuperAdmin;

  const { isTried, isPending, problem, store } = useStoring({
    isValid: Object.keys(missing).length === 0,
    onStore: async () => {
      if (!roleId) return null;
      const fields = { displayName: displayName.trim(), isPhysician, roleId, locationId };
      return member ? onSave({ ...changeOf(member), ...fields }) : onInvite({ ...fields, email: email.trim() });
    },
    onClose,
  });
  const errors = isTried ? missing : {};

  return (
    <Drawer
      isOpen
      title={member ? formatMessage(texts.editTitle, { name: member.displayName }) : formatMessage(texts.inviteTitle)}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{formatMessage(commonMessages.cancel)}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void store()}>
            {formatMessage(member ? commonMessages.save : texts.send)}
          </Button>
        </>
      }
    >
      <Form hasSummary={false} onSubmit={store}>
        {!member && <p>{formatMessage(texts.inviteText)}</p>}
        {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
        <TextField
          label={formatMessage(texts.email)}
          type="email"
          value={email}
          isRequired={!member}
          isReadOnly={member !== null}
          autoFocus={!member}
          maxLength={254}
          error={errors.email && formatMessage(texts.emailRequired)}
          onChange={({ value }) => setEmail(value)}
        />
        <TextField
          label={formatMessage(texts.name)}
          value={displayName}
          isRequired
          isReadOnly={isTheirs}
          description={isTheirs ? formatMessage(texts.nameElsewhere) : undefined}
          autoFocus={member !== null}
          maxLength={200}
          error={errors.displayName && formatMessage(commonMessages.nameRequired)}
          onChange={({ value }) => setDisplayName(value)}
        />
        <Select
          label={formatMessage(texts.role)}
          placeholder={formatMessage(texts.roleChoose)}
          value={roleId ?? undefined}
          isRequired
          error={errors.roleId && formatMessage(texts.roleRequired)}
          items={roles.map((role) => {
            const isDisabled = !isGivable(role, own, member?.roleId);
            return { id: role.id, label: role.name, isDisabled, ...(isDisabled && { description: formatMessage(texts.roleBeyond) }) };
          })}
          onChange={({ value }) => setRoleId(value)}
        />
        <Select
          label={formatMessage(texts.location)}
          value={locationId ?? everywhere}
          items={[{ id: everywhere, label: formatMessage(texts.everywhere) }, ...locations.map(({ id, name }) => ({ id, label: name }))]}
          onChange={({ value }) => setLocationId(value === everywhere ? null : value)}
        />
        <Checkbox
          label={formatMessage(texts.physician)}
          isSelected={isPhysician}
          isDisabled={isTheirs}
          description={formatMessage(texts.physicianText)}
          onChange={({ isSelected }) => setPhysician(isSelected)}
        />
        {/* Enter in a field stores it. */}
        <button type="submit" hidden>
          {formatMessage(member ? commonMessages.save : texts.send)}
        </button>
      </Form>
    </Drawer>
  );
}
