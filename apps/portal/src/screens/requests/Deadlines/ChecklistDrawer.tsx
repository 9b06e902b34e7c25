import { checklistItems } from '@intake/api/rules';
import { CheckboxGroup } from '@intake/ui/Checkbox';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { problemText } from '../../../shared/requests/problemText.ts';
import { checklistNames } from '../../../shared/requests/checklist.messages.ts';
import { deadlineMessages as texts } from './Deadlines.messages.ts';
import type { OnStorePolicy, StoredPolicy } from './Deadlines.model.ts';

export interface ChecklistDrawerProps {
  onStore: OnStorePolicy;
  policy: StoredPolicy;
  service: { id: string; name: string };
  onClose: () => void;
}

/** What a referral for one service has to bring. */
export function ChecklistDrawer({ policy, service, onStore, onClose }: ChecklistDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { items: (policy.checklists[service.id] ?? []) as string[] },
    save: ({ items }) => onStore({ ...policy, checklists: { ...policy.checklists, [service.id]: checklistItems.filter((item) => items.includes(item)) } }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.editChecklist, { name: service.name })} form={form} onClose={onClose}>
      <CheckboxGroup
        {...form.field('items')}
        label={formatMessage(texts.items)}
        isLabelHidden
        items={checklistItems.map((id) => ({ id, label: formatMessage(checklistNames[id]) }))}
      />
    </FormDrawer>
  );
}
