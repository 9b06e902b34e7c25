import type { Role } from '@intake/api/contract';
import { beyond } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Dialog } from '@intake/ui/Dialog';
import { Form } from '@intake/ui/Form';
import { Select } from '@intake/ui/Select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages, problemText } from '../administration.messages.ts';
import { NameField } from '../NameField.tsx';
import { useStoring } from '../useStoring.ts';
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
  const [name, setName] = useState(role?.name ?? '');
  const [copied, setCopied] = useState(nothing);
  const givable = roles.filter(({ permissions }) => beyond(own, permissions).length === 0);

  const { isTried, isPending, problem, store } = useStoring({
    isValid: name.trim() !== '',
    onStore: () => {
      const permissions = role?.permissions ?? givable.find(({ id }) => id === copied)?.permissions ?? [];
      return role ? onChange({ role, name: name.trim(), permissions }) : onCreate({ name: name.trim(), permissions });
    },
    onClose,
  });

  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={role ? formatMessage(texts.renameTitle, { name: role.name }) : formatMessage(texts.createTitle)}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{formatMessage(commonMessages.cancel)}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void store()}>
            {formatMessage(commonMessages.save)}
          </Button>
        </>
      }
    >
      <Form hasSummary={false} onSubmit={store}>
        <NameField label={formatMessage(texts.name)} value={name} isTried={isTried} onChange={({ value }) => setName(value)} />
        {!role && (
          <Select
            label={formatMessage(texts.copyOf)}
            value={copied}
            items={[{ id: nothing, label: formatMessage(texts.nothing) }, ...givable.map(({ id, name: label }) => ({ id, label }))]}
            onChange={({ value }) => setCopied(value)}
          />
        )}
        {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
        {/* Enter in a field stores it. */}
        <button type="submit" hidden>
          {formatMessage(commonMessages.save)}
        </button>
      </Form>
    </Dialog>
  );
}
