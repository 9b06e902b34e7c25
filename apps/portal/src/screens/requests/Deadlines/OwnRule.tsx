import { triageCategories } from '@intake/api/rules';
import { Checkbox, CheckboxGroup } from '@intake/ui/Checkbox';
import { FormRow } from '@intake/ui/Form';
import { NumberField } from '@intake/ui/NumberField';
import { Select } from '@intake/ui/Select';
import { useIntl } from 'react-intl';
import { useFormValue } from '../../../data/forms/controls.ts';
import type { FormState } from '../../../data/forms/useForm.ts';
import { clockNames, stopNames } from '../words.messages.ts';
import { deadlineMessages as texts, unitNames } from './Deadlines.messages.ts';
import { possibleStops, usualSpans, type OwnClock, type PolicyForm, type RuleForm, type SpanForm } from './Deadlines.model.ts';
import { Rule } from './Deadlines.styles.ts';

interface OwnRuleProps {
  clock: OwnClock;
  form: FormState<PolicyForm>;
}

/** A rule of one's own: within what time, for each category another one if wanted, and what ends it. */
export function OwnRule({ clock, form }: OwnRuleProps) {
  const { formatMessage } = useIntl();
  const rule = form.values().rules[clock];
  const isOn = useFormValue(form, ({ rules }) => rules[clock].isOn);
  const isByCategory = useFormValue(form, ({ rules }) => rules[clock].byCategory !== null);
  const set = (change: Partial<RuleForm>) => {
    const { rules } = form.values();
    form.set({ rules: { ...rules, [clock]: { ...rules[clock], ...change } } });
  };
  const spans = () => form.values().rules[clock].byCategory ?? usualSpans;
  return (
    <Rule role="group" aria-label={formatMessage(clockNames[clock])}>
      <Checkbox label={formatMessage(clockNames[clock])} defaultSelected={rule.isOn} onChange={(change) => set({ isOn: change.isSelected })} />
      {isOn && (
        <>
          <SpanFields name={`${clock}.count`} span={rule} label={formatMessage(texts.count)} unitLabel={formatMessage(texts.unit)} onChange={set} />
          <Checkbox
            label={formatMessage(texts.byCategory)}
            description={formatMessage(texts.byCategoryText)}
            defaultSelected={rule.byCategory !== null}
            onChange={(change) => set({ byCategory: change.isSelected ? usualSpans : null })}
          />
          {isByCategory &&
            triageCategories.map((category) => (
              <SpanFields
                key={category}
                name={`${clock}.${category}`}
                span={spans()[category]}
                label={formatMessage(texts.category, { category })}
                unitLabel={formatMessage(texts.categoryUnit, { category })}
                onChange={(change) => set({ byCategory: { ...spans(), [category]: { ...spans()[category], ...change } } })}
              />
            ))}
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

interface SpanFieldsProps {
  name: string;
  span: SpanForm;
  label: string;
  unitLabel: string;
  /** What changed of it. */
  onChange: (change: Partial<SpanForm>) => void;
}

function SpanFields({ name, span, label, unitLabel, onChange }: SpanFieldsProps) {
  const { formatMessage } = useIntl();
  const units = (['days', 'business-days', 'months'] as const).map((id) => ({ id, label: formatMessage(unitNames[id]) }));
  return (
    <FormRow>
      <NumberField name={name} label={label} defaultValue={span.count} minValue={0} maxValue={730} onChange={({ value }) => onChange({ count: value })} />
      <Select label={unitLabel} defaultValue={span.unit} items={units} onChange={({ value }) => onChange({ unit: units.find(({ id }) => id === value)?.id ?? 'days' })} />
    </FormRow>
  );
}
