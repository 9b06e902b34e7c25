import type { AgentFlow, FlowState } from '@intake/api/contract';
import { flowState, flowStateKinds, type FlowStateKind } from '@intake/api/rules/voice';
import { Button } from '@intake/ui/Button';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormValue } from '../../../../data/forms/controls.ts';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { agentProblem, stateKindNames } from '../Agents.messages.ts';
import { flowMessages as texts } from './flow.messages.ts';
import { blankState, freshId, isStateId, withoutState, withState } from './flow.model.ts';
import { StepFields } from './StepFields.tsx';

export interface StepDrawerProps {
  flow: AgentFlow;
  /** Null for a new one. */
  id: string | null;
  /** A stranger can be there. */
  isOpen: boolean;
  onSave: (change: { flow: AgentFlow }) => Outcome;
  onClose: () => void;
}

export interface StepValues {
  id: string;
  state: FlowState;
}

/** One step of the flow. Saving makes a version of the agent; nothing is published by it. */
export function StepDrawer({ flow, id, isOpen, onSave, onClose }: StepDrawerProps) {
  const { formatMessage } = useIntl();
  const existing = id === null ? null : flowState(flow, id);
  const form = useForm<StepValues>({
    initial: { id: id ?? freshId(flow, 'say'), state: existing ?? blankState('say', flow) },
    check: ({ id: chosen, state }) => ({
      id: !isStateId(chosen) ? texts.idWrong : chosen !== id && Object.hasOwn(flow.states, chosen) && texts.idTaken,
      tries: state.kind === 'collect' && !(state.tries >= 1 && state.tries <= 5) && texts.triesWrong,
    }),
    save: ({ id: chosen, state }) => onSave({ flow: withState(flow, existing ? id : null, chosen, trimmed(state)) }),
    onSaved: onClose,
    problemText: agentProblem,
  });
  const state = useFormValue(form, (values) => values.state);
  const choose = (kind: FlowStateKind) => form.set({ state: blankState(kind, flow), ...(id === null && { id: freshId(flow, kind) }) });
  const chosenId = useFormValue(form, (values) => values.id);
  return (
    <FormDrawer size="lg" title={id === null ? formatMessage(texts.newTitle) : formatMessage(texts.title, { step: id })} form={form} onClose={onClose}>
      <Select
        label={formatMessage(texts.kind)}
        items={flowStateKinds.map((kind) => ({ id: kind, label: formatMessage(stateKindNames[kind]) }))}
        value={state.kind}
        onChange={({ value }) => flowStateKinds.filter((kind) => kind === value && kind !== state.kind).forEach(choose)}
      />
      <TextField
        name="id"
        label={formatMessage(texts.id)}
        description={formatMessage(texts.idText)}
        value={chosenId}
        maxLength={40}
        isRequired
        onChange={({ value }) => form.set({ id: value })}
      />
      <StepFields flow={flow} state={state} isOpen={isOpen} onChange={(change) => form.set({ state: change })} />
      {existing && id !== flow.start && (
        <div>
          <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden />} onPress={() => void onSave({ flow: withoutState(flow, id!) }).then((problem) => problem === null && onClose())}>
            {formatMessage(texts.remove)}
          </Button>
          <p>{formatMessage(texts.removeText)}</p>
        </div>
      )}
    </FormDrawer>
  );
}

/** A language without words is one without a text. */
function trimmed(state: FlowState): FlowState {
  const own = (spoken: Record<string, string | undefined>) => Object.fromEntries(Object.entries(spoken).flatMap(([locale, text]) => (text?.trim() ? [[locale, text.trim()]] : [])));
  if ('text' in state) return { ...state, text: own(state.text) };
  return state.kind === 'collect' ? { ...state, prompt: own(state.prompt) } : state;
}
