import type { ClinicNumber } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Checkbox } from '@intake/ui/Checkbox';
import { Select } from '@intake/ui/Select';
import { useIntl } from 'react-intl';
import { choice, toggle, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { useTargetText } from './NumberWork.tsx';
import { numberAnswers, numberMessages as texts } from './PhoneNumbers.messages.ts';
import { choicesOf, keyOf, targetOf, type PhoneNumbersActions, type PhoneNumbersModel } from './PhoneNumbers.model.ts';

export interface BindDrawerProps extends Pick<PhoneNumbersActions, 'onBind'> {
  number: ClinicNumber;
  model: PhoneNumbersModel;
  onClose: () => void;
}

/** Says where what comes in by a number goes. */
export function BindDrawer({ number, model, onBind, onClose }: BindDrawerProps) {
  const { formatMessage } = useIntl();
  const textOf = useTargetText();
  const hasTexts = model.numbers.state === 'ready' && model.numbers.value.hasTexts && number.takesTexts !== null;
  const form = useForm({
    initial: { target: number.targets[0] ? keyOf(number.targets[0]) : 'none', takesTexts: number.takesTexts ?? false },
    save: ({ target, takesTexts }) => onBind({ number, to: targetOf(target), takesTexts: hasTexts ? takesTexts : null }),
    onSaved: onClose,
    ...numberAnswers,
  });
  const isNowhere = useFormValue(form, ({ target }) => target === 'none');

  return (
    <FormDrawer title={formatMessage(texts.choose, { number: phoneText(number.number) })} form={form} onClose={onClose}>
      <Select
        {...choice(form, 'target')}
        label={formatMessage(texts.goesTo)}
        description={formatMessage(texts.goesToHint)}
        items={[{ id: 'none', label: formatMessage(texts.nothing) }, ...choicesOf(model, number).map((target) => ({ id: keyOf(target), label: textOf(target) }))]}
      />
      {isNowhere && number.id === null && !number.isSender && <Banner tone="warning">{formatMessage(texts.forgets)}</Banner>}
      {hasTexts && <Checkbox {...toggle(form, 'takesTexts')} label={formatMessage(texts.takesTexts)} />}
    </FormDrawer>
  );
}
