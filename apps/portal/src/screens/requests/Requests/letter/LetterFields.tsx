import { checklistItems, declineReasons } from '@intake/api/rules';
import { CheckboxGroup } from '@intake/ui/Checkbox';
import { DatePicker } from '@intake/ui/DatePicker';
import { NumberField } from '@intake/ui/NumberField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { TimeField } from '@intake/ui/TimeField';
import { useIntl } from 'react-intl';
import { choice } from '../../../../data/forms/controls.ts';
import type { FormState } from '../../../../data/forms/useForm.ts';
import { RedirectFields, type Directory } from '../act/RedirectFields.tsx';
import { dialogMessages } from '../Requests.messages.ts';
import { checklistNames } from '../../../../shared/requests/checklist.messages.ts';
import { declineReasonNames } from '../../words.messages.ts';
import { letterMessages as texts } from './letter.messages.ts';
import type { LetterEvent, LetterFormValues } from './letter.model.ts';

export interface LetterFieldsProps {
  form: FormState<LetterFormValues>;
  event: LetterEvent | null;
  kind: string;
  directory: Directory;
}

/** What a letter needs to be told besides what the referral knows. */
export function LetterFields({ form, event, kind, directory }: LetterFieldsProps) {
  const { formatMessage } = useIntl();
  const note = <TextArea {...form.field('note')} label={formatMessage(dialogMessages.note)} rows={3} maxLength={2000} />;
  if (event === 'decline') {
    return (
      <>
        <RadioGroup
          {...choice(form, 'reason')}
          label={formatMessage(dialogMessages.why)}
          autoFocus
          hasDigits
          items={declineReasons.map((id) => ({ id, label: formatMessage(declineReasonNames[id]) }))}
        />
        {note}
      </>
    );
  }
  if (event === 'ask') {
    return (
      <>
        <CheckboxGroup
          {...form.field('missing')}
          label={formatMessage(dialogMessages.askTitle)}
          items={checklistItems.map((id) => ({ id, label: formatMessage(checklistNames[id]) }))}
        />
        {note}
      </>
    );
  }
  if (event === 'accept') return <NumberField {...form.field('weeks')} label={formatMessage(dialogMessages.waitWeeks)} isLive autoFocus minValue={0} maxValue={520} />;
  if (event === 'redirect') {
    return (
      <>
        <RedirectFields form={form} {...directory} />
        {note}
      </>
    );
  }
  if (kind === 'appointment-notice') {
    return (
      <>
        <DatePicker {...form.field('date')} label={formatMessage(texts.date)} />
        <TimeField {...form.field('time')} label={formatMessage(texts.time)} />
        <TextField {...form.field('place')} label={formatMessage(texts.place)} maxLength={200} />
        <TextArea {...form.field('note')} label={formatMessage(texts.instructions)} rows={3} maxLength={2000} />
      </>
    );
  }
  if (kind === 'free') {
    return (
      <>
        <TextField {...form.field('subject')} label={formatMessage(texts.subject)} autoFocus maxLength={300} />
        <TextArea {...form.field('body')} label={formatMessage(texts.body)} rows={10} maxLength={20_000} isRequired />
      </>
    );
  }
  return null;
}
