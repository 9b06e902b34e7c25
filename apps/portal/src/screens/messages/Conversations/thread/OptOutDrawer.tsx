import type { MessageChannel, OptOutKind } from '@intake/api/rules';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { TextArea } from '@intake/ui/TextArea';
import { useIntl } from 'react-intl';
import { choice } from '../../../../data/forms/controls.ts';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { textingProblem } from '../../../../shared/texting/texting.messages.ts';
import { mailOptOuts, optOutMessages } from '../Conversations.messages.ts';

export interface OptOutDrawerProps {
  channel: MessageChannel;
  kind: OptOutKind;
  isOptedOut: boolean;
  onRecord: (record: { kind: OptOutKind; wording: string }) => Outcome;
  onClose: () => void;
}

const shortest = 3;

/** What somebody at the number or address told a person here about being written to. */
export function OptOutDrawer({ channel, kind, isOptedOut, onRecord, onClose }: OptOutDrawerProps) {
  const { formatMessage } = useIntl();
  const texts = channel === 'email' ? { ...optOutMessages, ...mailOptOuts } : optOutMessages;
  const kinds = isOptedOut ? (['start', 'right-number'] as const) : (['stop', 'wrong-number'] as const);
  const form = useForm<{ kind: OptOutKind; wording: string }>({
    initial: { kind, wording: '' },
    check: ({ wording }) => ({ wording: wording.trim().length < shortest && texts.wordingShort }),
    save: (values) => onRecord({ kind: values.kind, wording: values.wording.trim() }),
    onSaved: onClose,
    problemText: textingProblem,
  });
  return (
    <FormDrawer title={formatMessage(texts.title)} form={form} saveLabel={formatMessage(texts.save)} onClose={onClose}>
      <RadioGroup {...choice(form, 'kind')} label={formatMessage(texts.kind)} items={kinds.map((id) => ({ id, label: formatMessage(texts[id]) }))} />
      <TextArea {...form.field('wording')} label={formatMessage(texts.wording)} description={formatMessage(texts.text)} isRequired maxLength={500} />
    </FormDrawer>
  );
}
