import type { LeadDetail, LeadOwner } from '@intake/api/contract';
import { leadStates } from '@intake/api/rules';
import { DatePicker } from '@intake/ui/DatePicker';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerTexts } from '../../../shared/answers/answers.messages.ts';
import { formMessages as texts, paneMessages, stateNames } from './Leads.messages.ts';
import { ownersFor } from './Leads.model.ts';

export type FollowUp = Pick<LeadDetail, 'state' | 'note' | 'nextStep' | 'nextStepOn'> & { ownerId: string | null };

export interface FollowUpDrawerProps {
  lead: LeadDetail;
  owners: readonly LeadOwner[];
  onSave: (followUp: FollowUp) => Outcome;
  onClose: () => void;
}

const nobody = 'nobody';

/** How far one has come, who looks after it, what comes next. */
export function FollowUpDrawer({ lead, owners, onSave, onClose }: FollowUpDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { state: lead.state, ownerId: lead.owner?.id ?? null, note: lead.note ?? '', nextStep: lead.nextStep ?? '', nextStepOn: lead.nextStepOn },
    check: ({ nextStep, nextStepOn }) => ({ nextStep: nextStepOn !== null && nextStep.trim() === '' && texts.stepNeeded }),
    save: ({ note, nextStep, ...rest }) => onSave({ ...rest, note: note.trim() || null, nextStep: nextStep.trim() || null }),
    onSaved: onClose,
    ...answerTexts,
    refusalText: (refusal) => (refusal.path === 'ownerId' ? texts.ownerGone : answerTexts.refusalText(refusal)),
  });
  return (
    <FormDrawer title={formatMessage(paneMessages.edit)} form={form} onClose={onClose}>
      <RadioGroup {...choice(form, 'state')} label={formatMessage(texts.state)} items={leadStates.map((id) => ({ id, label: formatMessage(stateNames[id]) }))} />
      <Select
        {...choice(form, 'ownerId', nobody)}
        label={formatMessage(paneMessages.owner)}
        items={[{ id: nobody, label: formatMessage(paneMessages.nobody) }, ...ownersFor(owners, lead.owner).map(({ id, name }) => ({ id, label: name }))]}
      />
      <TextField {...form.field('nextStep')} label={formatMessage(paneMessages.nextStep)} description={formatMessage(texts.nextStepHelp)} maxLength={200} />
      <DatePicker {...form.field('nextStepOn')} label={formatMessage(paneMessages.nextStepOn)} />
      <TextArea {...form.field('note')} label={formatMessage(paneMessages.note)} rows={5} maxLength={2000} />
    </FormDrawer>
  );
}
