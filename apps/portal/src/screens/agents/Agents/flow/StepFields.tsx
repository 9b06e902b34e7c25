import type { AgentFlow, FlowState, SpokenText } from '@intake/api/contract';
import { clinicVariables, detailVariables, flowChecks, proposalActions, slots } from '@intake/api/rules/voice';
import { localeNames, type Locale } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { Menu } from '@intake/ui/Menu';
import { NumberField } from '@intake/ui/NumberField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { Braces } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { proposalNames } from '../../../../shared/calls/calls.messages.ts';
import { insertAt } from '../../../../shared/letters/insertAt.ts';
import { checkNames, slotNames } from '../Agents.messages.ts';
import { flowMessages as texts } from './flow.messages.ts';
import { orderOf, valuesOf } from './flow.model.ts';
import { Fields } from './flow.styles.ts';
import { useFlowWords } from './useFlowWords.ts';

export interface StepFieldsProps {
  flow: AgentFlow;
  state: FlowState;
  isOpen: boolean;
  onChange: (state: FlowState) => void;
}

/** What a step of this kind can be told. */
export function StepFields({ flow, state, isOpen, onChange }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  const { valueName } = useFlowWords();
  const pick = <Id extends string>(ids: readonly Id[], value: string, put: (id: Id) => void) => ids.filter((id) => id === value).forEach(put);
  const target = (label: string, value: string, put: (id: string) => void) => <TargetField key={label} flow={flow} label={label} value={value} onChange={put} />;
  switch (state.kind) {
    case 'say':
      return (
        <Fields>
          <SpokenFields flow={flow} spoken={state.text} isOpen={isOpen} onChange={(text) => onChange({ ...state, text })} />
          {target(formatMessage(texts.goNext), state.next, (next) => onChange({ ...state, next }))}
        </Fields>
      );
    case 'hand-off':
    case 'end':
      return <SpokenFields flow={flow} spoken={state.text} isOpen={isOpen} onChange={(text) => onChange({ ...state, text })} />;
    case 'collect':
      return (
        <Fields>
          <Select
            label={formatMessage(texts.slot)}
            items={slots.map((id) => ({ id, label: formatMessage(slotNames[id]) }))}
            value={state.slot}
            onChange={({ value }) => pick(slots, value, (slot) => onChange({ ...state, slot }))}
          />
          <SpokenFields flow={flow} spoken={state.prompt} isOpen={isOpen} onChange={(prompt) => onChange({ ...state, prompt })} />
          <NumberField name="tries" label={formatMessage(texts.triesField)} minValue={1} maxValue={5} value={state.tries} onChange={({ value }) => onChange({ ...state, tries: value ?? 0 })} />
          {target(formatMessage(texts.goNext), state.next, (next) => onChange({ ...state, next }))}
          {target(formatMessage(texts.goFailed), state.failed, (failed) => onChange({ ...state, failed }))}
        </Fields>
      );
    case 'check':
      return (
        <Fields>
          <Select
            label={formatMessage(texts.check)}
            items={flowChecks.map((id) => ({ id, label: formatMessage(checkNames[id]) }))}
            value={state.check}
            onChange={({ value }) => pick(flowChecks, value, (check) => onChange({ ...state, check }))}
          />
          {target(formatMessage(texts.goNext), state.next, (next) => onChange({ ...state, next }))}
          {state.check === 'identity' && target(formatMessage(texts.goRetry), state.retry ?? '', (retry) => onChange({ ...state, retry }))}
          {target(formatMessage(texts.goFailed), state.failed, (failed) => onChange({ ...state, failed }))}
        </Fields>
      );
    case 'propose':
      return (
        <Fields>
          <Select
            label={formatMessage(texts.action)}
            description={formatMessage(texts.actionText)}
            items={proposalActions.map((id) => ({ id, label: formatMessage(proposalNames[id]) }))}
            value={state.action}
            onChange={({ value }) => pick(proposalActions, value, (action) => onChange({ ...state, action }))}
          />
          {target(formatMessage(texts.goNext), state.next, (next) => onChange({ ...state, next }))}
        </Fields>
      );
    case 'branch': {
      const put = (value: string, next: string) => {
        const rest = state.cases.filter((one) => one.value !== value);
        const cases = next === '' ? rest : state.cases.some((one) => one.value === value) ? state.cases.map((one) => (one.value === value ? { ...one, next } : one)) : [...rest, { value, next }];
        if (cases.length > 0) onChange({ ...state, cases });
      };
      const values = valuesOf(state.slot) ?? state.cases.map(({ value }) => value);
      return (
        <Fields>
          <Select
            label={formatMessage(texts.branchSlot)}
            items={(['answer', 'wish'] as const).map((id) => ({ id, label: formatMessage(slotNames[id]) }))}
            value={state.slot}
            onChange={({ value }) => pick(['answer', 'wish'] as const, value, (slot) => onChange({ ...state, slot, cases: [{ value: valuesOf(slot)![0]!, next: state.otherwise }] }))}
          />
          {values.map((value) => (
            <TargetField
              key={value}
              flow={flow}
              label={formatMessage(texts.goCase, { value: valueName(value) })}
              value={state.cases.find((one) => one.value === value)?.next ?? ''}
              none={formatMessage(texts.nowhere)}
              onChange={(next) => put(value, next)}
            />
          ))}
          {target(formatMessage(texts.goOtherwise), state.otherwise, (otherwise) => onChange({ ...state, otherwise }))}
        </Fields>
      );
    }
  }
}

interface TargetFieldProps {
  flow: AgentFlow;
  label: string;
  value: string;
  /** What an empty choice says; without it there is none. */
  none?: string;
  onChange: (id: string) => void;
}

/** Where a step leads. What is not there any more stays to be seen until another is chosen. */
function TargetField({ flow, label, value, none, onChange }: TargetFieldProps) {
  const { stepName } = useFlowWords();
  const known = orderOf(flow).map((id) => ({ id, label: `${id} · ${stepName(flow.states[id]!)}` }));
  const lost = value !== '' && !Object.hasOwn(flow.states, value) ? [{ id: value, label: value }] : [];
  return (
    <Select
      label={label}
      items={[...(none === undefined ? [] : [{ id: 'none', label: none }]), ...lost, ...known]}
      value={value === '' ? (none === undefined ? null : 'none') : value}
      onChange={({ value: chosen }) => onChange(chosen === 'none' && none !== undefined ? '' : chosen)}
    />
  );
}

interface SpokenFieldsProps {
  flow: AgentFlow;
  spoken: SpokenText;
  isOpen: boolean;
  onChange: (spoken: SpokenText) => void;
}

/** What is said, in each language of the agent. */
export function SpokenFields({ flow, spoken, isOpen, onChange }: SpokenFieldsProps) {
  const { formatMessage } = useIntl();
  const { variableName } = useFlowWords();
  const written = useRef<HTMLTextAreaElement | null>(null);
  const variables = isOpen ? clinicVariables : [...clinicVariables, ...detailVariables];
  return (
    <Fields>
      {flow.languages.map((language: Locale) => (
        <TextArea
          key={language}
          label={formatMessage(texts.text, { language: localeNames[language] })}
          lang={language}
          rows={2}
          maxLength={600}
          value={spoken[language] ?? ''}
          onFocus={({ currentTarget }) => (written.current = currentTarget)}
          onChange={({ value }) => onChange({ ...spoken, [language]: value })}
        />
      ))}
      <div>
        <Menu
          trigger={
            <Button size="sm" icon={<Braces aria-hidden />}>
              {formatMessage(texts.insert)}
            </Button>
          }
          groups={[{ id: 'values', items: variables.map((name) => ({ id: name, label: variableName(name), description: <bdi>{`{${name}}`}</bdi> })) }]}
          onAction={({ id }) => insertAt(written.current, `{${id}}`)}
        />
      </div>
      {isOpen && <p>{formatMessage(texts.unverifiedText)}</p>}
    </Fields>
  );
}
