import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { IconButton } from '@intake/ui/IconButton';
import { Popover } from '@intake/ui/Popover';
import { TagGroup } from '@intake/ui/Tag';
import { TextField } from '@intake/ui/TextField';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { Buttons, Stack } from '../../../../shared/texting/Composer.styles.ts';
import { paneMessages as texts } from '../Conversations.messages.ts';

export interface LabelsPopoverProps {
  labels: readonly string[];
  /** Those in use anywhere. */
  known: readonly string[];
  isOpen: boolean;
  onOpenChange: (change: { isOpen: boolean }) => void;
  onLabel: (change: { labels: string[] }) => Outcome;
}

const longest = 40;

/** Words that a clinic sorts its conversations by: chosen, or made as they are needed. */
export function LabelsPopover({ labels, known, isOpen, onOpenChange, onLabel }: LabelsPopoverProps) {
  const { formatMessage } = useIntl();
  const [added, setAdded] = useState(0);
  const all = [...new Set([...labels, ...known])];
  return (
    <Popover
      label={formatMessage(texts.labels)}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={<IconButton size="sm" label={formatMessage(texts.labels)} keys={['l']} icon={<Tag aria-hidden />} />}
    >
      <Stack>
        {all.length > 0 && (
          <TagGroup label={formatMessage(texts.labels)} items={all.map((label) => ({ id: label, label }))} selected={labels} onSelect={({ ids }) => void onLabel({ labels: ids })} />
        )}
        <NewLabel key={added} isNext={added > 0} onAdd={({ label }) => onLabel({ labels: [...new Set([...labels, label])] })} onAdded={() => setAdded(added + 1)} />
      </Stack>
    </Popover>
  );
}

interface NewLabelProps {
  /** After one that was added: whoever added it may go on typing. */
  isNext: boolean;
  onAdd: (add: { label: string }) => Outcome;
  onAdded: () => void;
}

function NewLabel({ isNext, onAdd, onAdded }: NewLabelProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { label: '' },
    check: ({ label }) => ({ label: label.trim() === '' && texts.noLabel }),
    save: ({ label }) => onAdd({ label: label.trim() }),
    onSaved: onAdded,
  });
  return (
    <Form {...form.props} label={formatMessage(texts.newLabel)} hasSummary={false}>
      <TextField {...form.field('label')} label={formatMessage(texts.newLabel)} maxLength={longest} autoFocus={isNext} />
      <Buttons>
        <Button type="submit" size="sm">
          {formatMessage(texts.addLabel)}
        </Button>
      </Buttons>
    </Form>
  );
}
