import type { PdfTemplateDetail } from '@intake/api/contract';
import { Button, ButtonRow } from '@intake/ui/Button';
import { IconButton } from '@intake/ui/IconButton';
import { Menu } from '@intake/ui/Menu';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../../data/problem.ts';
import { formTemplateMessages as texts, templateProblem } from '../FormTemplates.messages.ts';
import { isNewestOn, objectionsTo } from '../FormTemplates.model.ts';

export interface TemplateActionsProps {
  template: PdfTemplateDetail;
  /** Something is not saved: what would be switched on is not what is seen. */
  isDirty: boolean;
  onSwitch: (change: { on: boolean }) => void;
  onAnswer: (answer: { accept: boolean }) => void;
  onRemove: () => Outcome;
}

/** Answers a proposal; switches on what proved itself, and off. */
export function TemplateActions({ template, isDirty, onSwitch, onAnswer, onRemove }: TemplateActionsProps) {
  const { formatMessage } = useIntl();
  const [isRemoving, setRemoving] = useState(false);
  const { status, latest, published } = template;
  if (status === 'proposed') {
    return (
      <ButtonRow>
        <Button variant="primary" onPress={() => onAnswer({ accept: true })}>
          {formatMessage(texts.accept)}
        </Button>
        <Button variant="quiet" onPress={() => onAnswer({ accept: false })}>
          {formatMessage(texts.dismiss)}
        </Button>
      </ButtonRow>
    );
  }
  const mayGoOn = !isDirty && objectionsTo(template).length === 0;
  return (
    <ButtonRow>
      {!isNewestOn(template) && (
        <Button variant={mayGoOn ? 'primary' : 'secondary'} isDisabled={!mayGoOn} onPress={() => onSwitch({ on: true })}>
          {status === 'on' && published !== null ? formatMessage(texts.switchOnVersion, { number: latest }) : formatMessage(texts.switchOn)}
        </Button>
      )}
      {status === 'on' && <Button onPress={() => onSwitch({ on: false })}>{formatMessage(texts.switchOff)}</Button>}
      <Menu
        trigger={<IconButton label={formatMessage(texts.more)} icon={<Ellipsis aria-hidden />} />}
        groups={[{ id: 'more', items: [{ id: 'remove', label: formatMessage(texts.remove), icon: <Trash2 aria-hidden />, tone: 'danger' }] }]}
        placement="bottom end"
        onAction={() => setRemoving(true)}
      />
      {isRemoving && (
        <RemoveDialog
          title={formatMessage(texts.removeTitle, { name: template.name })}
          onConfirm={async () => {
            const problem = await onRemove();
            return problem && formatMessage(templateProblem(problem));
          }}
          onClose={() => setRemoving(false)}
        >
          {formatMessage(texts.removeText)}
        </RemoveDialog>
      )}
    </ButtonRow>
  );
}
