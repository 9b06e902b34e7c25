import type { RequestPolicy } from '@intake/api/contract';
import { clockPresetNames, provinces } from '@intake/api/rules';
import { CheckboxGroup, Checkbox } from '@intake/ui/Checkbox';
import { FormRow } from '@intake/ui/Form';
import { NumberField } from '@intake/ui/NumberField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm, type FormState } from '../../../data/forms/useForm.ts';
import { problemText } from '../problemText.ts';
import { clockNames } from '../words.messages.ts';
import { deadlineMessages as texts, presetNames, stopNames, unitNames } from './Deadlines.messages.ts';
import { formOf, isWhole, ownClocks, policyOf, possibleStops, type DeadlinesModel, type OnStorePolicy, type OwnClock, type PolicyForm, type RuleForm, type StoredPolicy } from './Deadlines.model.ts';
import { Rule } from './Deadlines.styles.ts';
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
      <Select {...choice(form, 'region')} label={formatMessage(texts.region)} items={provinces.map((id) => ({ id, label: id }))} />
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

function OwnRule({ clock, form }: { clock: OwnClock; form: FormState<PolicyForm> }) {
  const { formatMessage } = useIntl();
  const rule = form.values().rules[clock];
  const isOn = useFormValue(form, ({ rules }) => rules[clock].isOn);
  const set = (change: Partial<RuleForm>) => {
    const { rules } = form.values();
    form.set({ rules: { ...rules, [clock]: { ...rules[clock], ...change } } });
  };
  const units = (['days', 'business-days', 'months'] as const).map((id) => ({ id, label: formatMessage(unitNames[id]) }));
  return (
    <Rule role="group" aria-label={formatMessage(clockNames[clock])}>
      <Checkbox label={formatMessage(clockNames[clock])} defaultSelected={rule.isOn} onChange={(change) => set({ isOn: change.isSelected })} />
      {isOn && (
        <>
          <FormRow>
            <NumberField name={`${clock}.count`} label={formatMessage(texts.count)} defaultValue={rule.count} minValue={0} maxValue={730} onChange={({ value }) => set({ count: value })} />
            <Select
              label={formatMessage(texts.unit)}
              defaultValue={rule.unit}
              items={units}
              onChange={({ value }) => set({ unit: units.find(({ id }) => id === value)?.id ?? 'days' })}
            />
          </FormRow>
          <CheckboxGroup
            name={`${clock}.stoppedBy`}
            label={formatMessage(texts.stoppedBy)}
            items={possibleStops[clock].map((id) => ({ id, label: formatMessage(stopNames[id]) }))}
            defaultValue={rule.stoppedBy}
            onChange={({ value }) => set({ stoppedBy: value })}
          />
        </>
      )}
    </Rule>
  );
}
