import type { RequestDetail } from '@intake/api/contract';
import { checklistItems, declineReasons } from '@intake/api/rules';
import { Checkbox, CheckboxGroup } from '@intake/ui/Checkbox';
import { NumberField } from '@intake/ui/NumberField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { TextArea } from '@intake/ui/TextArea';
import { useIntl } from 'react-intl';
import { choice, toggle } from '../../../../data/forms/controls.ts';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import { problemText } from '../../../../shared/requests/problemText.ts';
import { dialogMessages as texts } from '../Requests.messages.ts';
import type { AskingEvent } from '../Requests.model.ts';
import { RedirectDrawer, type RedirectDrawerProps } from './RedirectDrawer.tsx';
import { checklistNames } from '../../../../shared/requests/checklist.messages.ts';
import { actionNames, declineReasonNames } from '../../words.messages.ts';

export interface ActionDrawerProps extends RedirectDrawerProps {
  event: AskingEvent | 'accept';
  request: Pick<RequestDetail, 'missing' | 'expected'>;
}

/** Asks what an event needs to be told before it happens. */
export function ActionDrawer(props: ActionDrawerProps) {
  if (props.event === 'ask') return <AskDrawer {...props} />;
  if (props.event === 'accept') return <AcceptDrawer {...props} />;
  return props.event === 'decline' ? <DeclineDrawer {...props} /> : <RedirectDrawer {...props} />;
}

function AskDrawer({ request: { missing, expected }, onAct, onClose }: ActionDrawerProps) {
  const { formatMessage } = useIntl();
  // What the service asks for stands first.
  const items = [...expected, ...checklistItems.filter((item) => !expected.includes(item))];
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
        items={items.map((id) => ({ id, label: formatMessage(checklistNames[id]) }))}
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
      <RadioGroup
        {...choice(form, 'reason')}
        label={formatMessage(texts.why)}
        autoFocus
        hasDigits
        items={declineReasons.map((id) => ({ id, label: formatMessage(declineReasonNames[id]) }))}
      />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={3} maxLength={2000} />
      <Checkbox {...toggle(form, 'isTold')} label={formatMessage(texts.told)} description={formatMessage(texts.toldText)} />
    </FormDrawer>
  );
}
