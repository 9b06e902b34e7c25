import type { RequestAction } from '@intake/api/contract';
import { checklistItems, declineReasons, type ChecklistItem } from '@intake/api/rules';
import { Checkbox, CheckboxGroup } from '@intake/ui/Checkbox';
import { NumberField } from '@intake/ui/NumberField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice, toggle } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { problemText } from './problemText.ts';
import { dialogMessages as texts } from './Requests.messages.ts';
import type { AskingEvent } from './Requests.model.ts';
import { actionNames, checklistNames, declineReasonNames } from './words.messages.ts';

/** An event with what belongs to it, but for the request that it is about. */
export type Act = RequestAction extends infer Action ? (Action extends RequestAction ? Omit<Action, 'id' | 'version'> : never) : never;

export interface ActionDrawerProps {
  event: AskingEvent | 'accept';
  /** What is known to be missing. */
  missing: readonly ChecklistItem[];
  onAct: (act: Act) => Outcome;
  onClose: () => void;
}

/** Asks what an event needs to be told before it happens. */
export function ActionDrawer(props: ActionDrawerProps) {
  if (props.event === 'ask') return <AskDrawer {...props} />;
  if (props.event === 'accept') return <AcceptDrawer {...props} />;
  return props.event === 'decline' ? <DeclineDrawer {...props} /> : <RedirectDrawer {...props} />;
}

function AskDrawer({ missing, onAct, onClose }: ActionDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { missing: [...missing] as string[], note: '' },
    check: (values) => ({ missing: values.missing.length === 0 && texts.askEmpty }),
    save: (values) => onAct({ event: 'ask', missing: checklistItems.filter((item) => values.missing.includes(item)), note: values.note.trim() || null }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.askTitle)} form={form} saveLabel={formatMessage(actionNames.ask)} onClose={onClose}>
      <p>{formatMessage(texts.askText)}</p>
      <CheckboxGroup
        {...form.field('missing')}
        label={formatMessage(texts.askTitle)}
        isLabelHidden
        items={checklistItems.map((id) => ({ id, label: formatMessage(checklistNames[id]) }))}
      />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={3} maxLength={2000} />
    </FormDrawer>
  );
}

function AcceptDrawer({ onAct, onClose }: ActionDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm<{ weeks: number | null; isTold: boolean }>({
    initial: { weeks: null, isTold: false },
    save: ({ weeks, isTold }) => onAct({ event: 'accept', expectedWaitWeeks: weeks, isTold }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.acceptTitle)} form={form} saveLabel={formatMessage(actionNames.accept)} onClose={onClose}>
      <NumberField {...form.field('weeks')} label={formatMessage(texts.waitWeeks)} autoFocus minValue={0} maxValue={520} />
      <Checkbox {...toggle(form, 'isTold')} label={formatMessage(texts.told)} description={formatMessage(texts.toldText)} />
    </FormDrawer>
  );
}

function DeclineDrawer({ onAct, onClose }: ActionDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { reason: declineReasons[0] as string, note: '', isTold: false },
    save: (values) =>
      onAct({
        event: 'decline',
        reason: declineReasons.find((reason) => reason === values.reason) ?? 'other',
        note: values.note.trim() || null,
        isTold: values.isTold,
      }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.declineTitle)} form={form} saveLabel={formatMessage(actionNames.decline)} onClose={onClose}>
      <p>{formatMessage(texts.declineText)}</p>
      <Select
        {...choice(form, 'reason')}
        label={formatMessage(texts.why)}
        autoFocus
        items={declineReasons.map((id) => ({ id, label: formatMessage(declineReasonNames[id]) }))}
      />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={3} maxLength={2000} />
      <Checkbox {...toggle(form, 'isTold')} label={formatMessage(texts.told)} description={formatMessage(texts.toldText)} />
    </FormDrawer>
  );
}

function RedirectDrawer({ onAct, onClose }: ActionDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { to: '', note: '', isTold: false },
    check: ({ to }) => ({ to: to.trim() === '' && texts.redirectEmpty }),
    save: (values) => onAct({ event: 'redirect', to: values.to.trim(), note: values.note.trim() || null, isTold: values.isTold }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.redirectTitle)} form={form} saveLabel={formatMessage(actionNames.redirect)} onClose={onClose}>
      <TextField {...form.field('to')} label={formatMessage(texts.redirectTo)} autoFocus isRequired maxLength={200} />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={3} maxLength={2000} />
      <Checkbox {...toggle(form, 'isTold')} label={formatMessage(texts.told)} description={formatMessage(texts.toldText)} />
    </FormDrawer>
  );
}
