import type { RequestDetail } from '@intake/api/contract';
import { DatePicker } from '@intake/ui/DatePicker';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { problemText } from '../../../../shared/requests/problemText.ts';
import { planMessages as texts } from '../Requests.messages.ts';

export interface PlanDrawerProps {
  request: Pick<RequestDetail, 'nextStep' | 'nextStepOn'>;
  onPlan: (plan: { nextStep: string | null; nextStepOn: string | null }) => Outcome;
  onClose: () => void;
}

/** What comes next with an open request, and on which day: it is in the morning's digest from then on. */
export function PlanDrawer({ request, onPlan, onClose }: PlanDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { nextStep: request.nextStep ?? '', nextStepOn: request.nextStepOn },
    // What has no day is forgotten.
    check: ({ nextStepOn }) => ({ nextStepOn: nextStepOn === null && texts.dayEmpty }),
    save: ({ nextStep, nextStepOn }) => onPlan({ nextStep: nextStep.trim() || null, nextStepOn }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.title)} form={form} onClose={onClose}>
      <TextField {...form.field('nextStep')} label={formatMessage(texts.what)} autoFocus maxLength={200} />
      <DatePicker {...form.field('nextStepOn')} label={formatMessage(texts.day)} isRequired />
    </FormDrawer>
  );
}
