import type { ReminderRule, ReminderRuleFields } from '@intake/api/contract';
import { reminderChannels, reminderPurposes, type Locale, type ReminderChannel, type ReminderPurpose } from '@intake/api/rules';
import { localeNames } from '@intake/i18n';
import { MultiSelect } from '@intake/ui/MultiSelect';
import { NumberField } from '@intake/ui/NumberField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { Switch } from '@intake/ui/Switch';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice, toggle, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerTexts } from '../../../shared/answers/answers.messages.ts';
import { channelTexts, reminderMessages as texts } from './Reminders.messages.ts';
import { blankRule, leastHours, mostHours, ruleOf, type Choice } from './Reminders.model.ts';

export interface RuleDrawerProps {
  rule: ReminderRule | null;
  templates: readonly string[];
  visitTypes: readonly Choice[];
  locations: readonly Choice[];
  onStore: (change: { rule: ReminderRule | null; values: ReminderRuleFields }) => Outcome;
  onClose: () => void;
}

interface Values extends Omit<ReminderRuleFields, 'channel' | 'hoursBefore' | 'locale' | 'purpose'> {
  hoursBefore: number | null;
  locale: Locale | null;
  purpose: ReminderPurpose;
  channel: ReminderChannel;
}

const purposeTexts = { reminder: texts.reminderText, confirmation: texts.confirmationText, 'missing-documents': texts.missingText };

/** A rule: what goes out, when, about which appointments and in which language. */
export function RuleDrawer({ rule, templates, visitTypes, locations, onStore, onClose }: RuleDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm<Values>({
    initial: { ...(rule ?? blankRule), templateKey: rule?.templateKey ?? templates[0] ?? '' },
    check: ({ name, purpose, templateKey, hoursBefore }) => ({
      name: name.trim() === '' && texts.nameRequired,
      templateKey: purpose !== 'missing-documents' && !templateKey && texts.templateRequired,
      hoursBefore: (hoursBefore === null || hoursBefore < leastHours || hoursBefore > mostHours) && texts.hoursWrong,
    }),
    save: ({ hoursBefore, name, ...values }) => onStore({ rule, values: ruleOf({ ...values, name: name.trim(), hoursBefore: hoursBefore ?? leastHours }) }),
    onSaved: onClose,
    ...answerTexts,
  });
  const isMissing = useFormValue(form, ({ purpose }) => purpose) === 'missing-documents';
  return (
    <FormDrawer title={formatMessage(rule ? texts.edit : texts.create)} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={formatMessage(texts.name)} autoFocus isRequired maxLength={80} />
      <RadioGroup
        {...choice(form, 'purpose')}
        label={formatMessage(texts.purpose)}
        items={reminderPurposes.map((id) => ({ id, label: formatMessage(texts[id]), description: formatMessage(purposeTexts[id]) }))}
      />
      <Select {...choice(form, 'channel')} label={formatMessage(texts.channel)} items={reminderChannels.map((id) => ({ id, label: formatMessage(channelTexts[id]) }))} />
      <NumberField {...form.field('hoursBefore')} label={formatMessage(isMissing ? texts.hoursAfter : texts.hours)} minValue={leastHours} maxValue={mostHours} isRequired />
      {!isMissing && <Select {...choice(form, 'templateKey')} label={formatMessage(texts.template)} items={templates.map((id) => ({ id, label: id }))} isRequired />}
      <Select
        {...choice(form, 'locale', 'patient')}
        label={formatMessage(texts.language)}
        items={[{ id: 'patient', label: formatMessage(texts.patientLanguage) }, ...Object.entries(localeNames).map(([id, label]) => ({ id, label }))]}
      />
      {!isMissing && <MultiSelect {...form.field('visitTypeIds')} label={formatMessage(texts.visitTypes)} description={formatMessage(texts.all)} items={visitTypes} />}
      {!isMissing && <MultiSelect {...form.field('locationIds')} label={formatMessage(texts.locations)} description={formatMessage(texts.all)} items={locations} />}
      <Switch {...toggle(form, 'isActive')} label={formatMessage(texts.active)} />
    </FormDrawer>
  );
}
