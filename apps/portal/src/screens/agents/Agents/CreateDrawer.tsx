import { agentPurposes, type AgentPurpose } from '@intake/api/rules/voice';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerMessages } from '../../../shared/answers/answers.messages.ts';
import { agentProblem, agentsMessages as texts, purposeNames } from './Agents.messages.ts';

export interface CreateDrawerProps {
  onCreate: (agent: { name: string; purpose: AgentPurpose }) => Outcome;
  /** The server has it, and nothing that was typed would be lost. */
  onCreated: () => void;
  onClose: () => void;
}

/** A new agent, which begins with the flow that comes along. */
export function CreateDrawer({ onCreate, onCreated, onClose }: CreateDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { name: '', purpose: 'inbound' as AgentPurpose },
    check: ({ name }) => ({ name: name.trim() === '' && answerMessages.nameRequired }),
    save: ({ name, purpose }) => onCreate({ name: name.trim(), purpose }),
    onSaved: onCreated,
    problemText: agentProblem,
  });
  return (
    <FormDrawer title={formatMessage(texts.create)} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={formatMessage(texts.name)} autoFocus isRequired maxLength={200} />
      <RadioGroup {...choice(form, 'purpose')} label={formatMessage(texts.purpose)} items={agentPurposes.map((id) => ({ id, label: formatMessage(purposeNames[id]) }))} />
    </FormDrawer>
  );
}
