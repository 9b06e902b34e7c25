import type { RequestPolicy } from '@intake/api/contract';
import { clockPresetNames, provinces } from '@intake/api/rules';
import { NumberField } from '@intake/ui/NumberField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { problemText } from '../../../shared/requests/problemText.ts';
import { deadlineMessages as texts, presetNames } from './Deadlines.messages.ts';
import { formOf, isWhole, ownClocks, policyOf, type DeadlinesModel, type OnStorePolicy, type PolicyForm, type StoredPolicy } from './Deadlines.model.ts';
import { OwnRule } from './OwnRule.tsx';
import { PreviewLines } from './PreviewLines.tsx';

export interface RulesDrawerProps {
  onStore: OnStorePolicy;
  policy: StoredPolicy;
  preview: DeadlinesModel['preview'];
  onPreview: (policy: RequestPolicy) => void;
  onClose: () => void;
}

/** The rules of a regulator or of one's own, with the deadlines that they make. */
export function RulesDrawer({ policy, preview, onPreview, onStore, onClose }: RulesDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm<PolicyForm>({
    initial: formOf(policy),
    check: ({ preset, atRiskPercent, rules }) => {
      if (preset !== 'own') return { atRiskPercent: atRiskPercent === null && texts.countEmpty };
      const on = ownClocks.filter((clock) => rules[clock].isOn);
      return {
        preset: on.length === 0 && texts.ownEmpty,
        atRiskPercent: atRiskPercent === null && texts.countEmpty,
        ...Object.fromEntries(on.flatMap((clock) => [
          [`${clock}.count`, rules[clock].count === null && texts.countEmpty],
          [`${clock}.stoppedBy`, rules[clock].stoppedBy.length === 0 && texts.stopEmpty],
        ])),
      };
    },
    save: (values) => onStore({ ...policyOf(values, policy), version: policy.version }),
    onSaved: onClose,
    problemText,
  });
  const isOwn = useFormValue(form, ({ preset }) => preset === 'own');
  const draft = useFormValue(form, (values) => JSON.stringify(policyOf(values, policy)));
  const ask = useEffectEvent((text: string) => {
    const wanted = JSON.parse(text) as RequestPolicy & { version?: number };
    delete wanted.version;
    if (isWhole(wanted)) onPreview(wanted);
  });
  useEffect(() => ask(draft), [draft]);
  return (
    <FormDrawer title={formatMessage(texts.change)} form={form} onClose={onClose}>
      <RadioGroup
        {...choice(form, 'preset')}
        label={formatMessage(texts.preset)}
        autoFocus
        items={clockPresetNames.map((id) => ({ id, label: formatMessage(presetNames[id]) }))}
      />
      {isOwn && ownClocks.map((clock) => <OwnRule key={clock} clock={clock} form={form} />)}
      <Select {...choice(form, 'region')} label={formatMessage(texts.region)} items={provinces.map((id) => ({ id, label: formatMessage(texts.province, { province: id }) }))} />
      <NumberField
        name="atRiskPercent"
        label={formatMessage(texts.atRisk)}
        defaultValue={policy.atRiskPercent / 100}
        formatOptions={{ style: 'percent' }}
        minValue={0.05}
        maxValue={0.9}
        onChange={({ value }) => form.set({ atRiskPercent: value === null ? null : Math.round(value * 100) })}
      />
      <section>
        <h3>{formatMessage(texts.preview)}</h3>
        <PreviewLines of={preview} />
      </section>
    </FormDrawer>
  );
}
