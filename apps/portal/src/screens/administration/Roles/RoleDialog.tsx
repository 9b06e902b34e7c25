import type { Role } from '@intake/api/contract';
import { beyond } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { Dialog } from '@intake/ui/Dialog';
import { Select } from '@intake/ui/Select';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import { useLeaving } from '../../../data/forms/useLeaving.tsx';
import { answerTexts, commonMessages } from '../administration.messages.ts';
import { NameField } from '../NameField.tsx';
import { roleMessages as texts } from './Roles.messages.ts';
import type { RolesActions, RolesModel } from './Roles.model.ts';

export interface RoleDialogProps extends Pick<RolesActions, 'onCreate' | 'onChange'> {
  /** Null makes a new one. */
  role: Role | null;
  roles: readonly Role[];
  own: RolesModel['own'];
  onClose: () => void;
}

const nothing = 'nothing';

/** The name of a role; a new one may start as a copy. */
export function RoleDialog({ role, roles, own, onCreate, onChange, onClose }: RoleDialogProps) {
  const { formatMessage } = useIntl();
  const givable = roles.filter(({ permissions }) => beyond(own, permissions).length === 0);
  const form = useForm<{ name: string; copied: string | null }>({
    initial: { name: role?.name ?? '', copied: null },
    check: ({ name }) => ({ name: name.trim() === '' && commonMessages.nameRequired }),
    save: ({ name, copied }) => {
      const permissions = role?.permissions ?? givable.find(({ id }) => id === copied)?.permissions ?? [];
      return role ? onChange({ role, name: name.trim(), permissions }) : onCreate({ name: name.trim(), permissions });
    },
    onSaved: onClose,
    ...answerTexts,
  });
  const { leave, question } = useLeaving(form.isDirty);

  return (
    <>
      <Dialog
        isOpen
        size="sm"
        role="alertdialog"
        title={role ? formatMessage(texts.renameTitle, { name: role.name }) : formatMessage(texts.createTitle)}
        onOpenChange={({ isOpen }) => !isOpen && leave(onClose)}
        form={{ ...form.props, hasSummary: false }}
        footer={
          <>
            <Button onPress={() => leave(onClose)}>{formatMessage(commonMessages.cancel)}</Button>
            <Button variant="primary" type="submit" isPending={form.isPending}>
              {formatMessage(commonMessages.save)}
            </Button>
          </>
        }
      >
        <NameField {...form.field('name')} label={formatMessage(texts.name)} />
        {!role && (
          <Select
            {...choice(form, 'copied', nothing)}
            label={formatMessage(texts.copyOf)}
            items={[{ id: nothing, label: formatMessage(texts.nothing) }, ...givable.map(({ id, name }) => ({ id, label: name }))]}
          />
        )}
      </Dialog>
      {question}
    </>
  );
}
