import type { CallPolicy } from '@intake/api/contract';
import { NumberField } from '@intake/ui/NumberField';
import { Checkbox } from '@intake/ui/Checkbox';
import { TimeField } from '@intake/ui/TimeField';
import { useIntl } from 'react-intl';
import { toggle } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerTexts } from '../../../shared/answers/answers.messages.ts';
import { policyMessages as texts } from './CallsHistory.messages.ts';
import { Note, Pair } from './CallsHistory.styles.ts';

export interface PolicyDrawerProps {
  policy: CallPolicy;
  onSave: (policy: CallPolicy) => Outcome;
  onClose: () => void;
}

const numbers = [
  { name: 'perDay', min: 0, max: 10_000 },
  { name: 'perPatientPerDay', min: 1, max: 10 },
  { name: 'atOnce', min: 1, max: 50 },
  { name: 'rawDays', min: 0, max: 90 },
  { name: 'transcriptDays', min: 1, max: 3650 },
] as const;

/** A time field holds `23:59` at most; a stretch that ends with the day says `24:00`. */
const shown = (time: string) => (time === '24:00' ? '23:59' : time);

/** When and how much agents call. */
export function PolicyDrawer({ policy, onSave, onClose }: PolicyDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: {
      isPaused: policy.isPaused, weekdayFrom: policy.weekday.from as string | null, weekdayUntil: shown(policy.weekday.until) as string | null,
      weekendFrom: policy.weekend.from as string | null, weekendUntil: shown(policy.weekend.until) as string | null,
      perDay: policy.perDay as number | null, perPatientPerDay: policy.perPatientPerDay as number | null, atOnce: policy.atOnce as number | null,
      rawDays: policy.rawDays as number | null, transcriptDays: policy.transcriptDays as number | null,
    },
    check: (values) => ({
      weekdayUntil: (values.weekdayUntil ?? '') <= (values.weekdayFrom ?? '') && texts.order,
      weekendUntil: (values.weekendUntil ?? '') <= (values.weekendFrom ?? '') && texts.order,
      ...Object.fromEntries(numbers.map(({ name }) => [name, values[name] === null && texts.needed])),
    }),
    save: ({ isPaused, weekdayFrom, weekdayUntil, weekendFrom, weekendUntil, ...limits }) =>
      onSave({
        ...policy, isPaused,
        weekday: { from: weekdayFrom!, until: weekdayUntil! },
        weekend: { from: weekendFrom!, until: weekendUntil! },
        ...(limits as Pick<CallPolicy, 'perDay' | 'perPatientPerDay' | 'atOnce' | 'rawDays' | 'transcriptDays'>),
      }),
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={formatMessage(texts.title)} form={form} onClose={onClose}>
      <Checkbox {...toggle(form, 'isPaused')} label={formatMessage(texts.isPaused)} description={formatMessage(texts.isPausedText)} />
      {(['weekday', 'weekend'] as const).map((part) => (
        <Pair key={part}>
          <legend>{formatMessage(texts[part])}</legend>
          <TimeField {...form.field(`${part}From`)} label={formatMessage(texts.from)} isRequired />
          <TimeField {...form.field(`${part}Until`)} label={formatMessage(texts.until)} isRequired />
        </Pair>
      ))}
      <Note>{formatMessage(texts.zone)}</Note>
      {numbers.map(({ name, min, max }) => (
        <NumberField key={name} {...form.field(name)} label={formatMessage(texts[name])} minValue={min} maxValue={max} isRequired />
      ))}
    </FormDrawer>
  );
}
