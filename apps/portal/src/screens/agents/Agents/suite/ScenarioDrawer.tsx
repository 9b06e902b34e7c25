import type { AgentFlow, ScenarioFields, StoredScenario } from '@intake/api/contract';
import { personaNames as allPersonas, proposalActions, rehearse, scenarioOf, visitsAfter, type Wish } from '@intake/api/rules/voice';
import { localeNames } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Checkbox, CheckboxGroup } from '@intake/ui/Checkbox';
import { FormSection } from '@intake/ui/Form';
import { NumberField } from '@intake/ui/NumberField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { proposalNames } from '../../../../shared/calls/calls.messages.ts';
import { choice, toggle, useFormValue } from '../../../../data/forms/controls.ts';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { SpokenTurns } from '../../../../shared/calls/SpokenTurns.tsx';
import { answerMessages } from '../../../../shared/answers/answers.messages.ts';
import { Composed } from '../../../../shared/letters/LetterSheets.styles.ts';
import { agentProblem, failureNames, personaNames, visitNames } from '../Agents.messages.ts';
import { Fields } from '../flow/flow.styles.ts';
import { suiteMessages as texts } from './suite.messages.ts';

export interface ScenarioDrawerProps {
  flow: AgentFlow;
  scenario: StoredScenario | null;
  onSave: (values: ScenarioFields) => Outcome;
  onRemove: (scenario: StoredScenario) => Outcome;
  onClose: () => void;
}

const wishes = ['confirm', 'cancel', 'move'] as const satisfies readonly Wish[];
const ends = { ended: texts.endEnded, 'handed-off': texts.endHandedOff } as const;
const lines = (text: string) => text.split('\n').map((line) => line.trim()).filter(Boolean);
const factNames = '[birth-date], [postal-code], [health-number]';

/** A scenario that somebody writes, beside how the flow takes it while it is written. */
export function ScenarioDrawer({ flow, scenario, onSave, onRemove, onClose }: ScenarioDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: {
      name: scenario?.name ?? '', persona: scenario?.persona ?? ('relative' as const), locale: scenario?.locale ?? flow.languages[0]!, seed: (scenario?.seed ?? 1) as number | null,
      wish: scenario?.wish ?? ('confirm' as const), script: scenario?.script?.join('\n') ?? '', isSafety: scenario?.isSafety ?? true,
      actions: scenario?.expected.actions ?? ['call-back' as const], status: scenario?.expected.status ?? ('ended' as const), visit: scenario?.expected.visit ?? ('booked' as const),
      neverSaid: scenario?.expected.neverSaid.join('\n') ?? '',
    },
    check: ({ name, seed }) => ({ name: name.trim() === '' && answerMessages.nameRequired, seed: !(seed !== null && Number.isInteger(seed) && seed >= 1) && texts.seedWrong }),
    save: (values) => onSave(fieldsOf(values)),
    onSaved: onClose,
    problemText: agentProblem,
  });
  const values = useFormValue(form, (all) => all);
  const isPlayable = values.seed !== null && values.seed >= 1;
  return (
    <FormDrawer size="xl" title={scenario ? formatMessage(texts.edit) : formatMessage(texts.add)} form={form} onClose={onClose}>
      <Composed>
        <Fields>
          <TextField {...form.field('name')} label={formatMessage(texts.name)} isRequired autoFocus maxLength={200} />
          <Select {...choice(form, 'persona')} label={formatMessage(texts.persona)} items={allPersonas.map((id) => ({ id, label: formatMessage(personaNames[id]) }))} />
          <Select {...choice(form, 'locale')} label={formatMessage(texts.language)} items={flow.languages.map((id) => ({ id, label: localeNames[id] }))} />
          <Select {...choice(form, 'wish')} label={formatMessage(texts.wish)} items={wishes.map((id) => ({ id, label: formatMessage(proposalNames[id]) }))} />
          <NumberField {...form.field('seed')} label={formatMessage(texts.seed)} description={formatMessage(texts.seedText)} minValue={1} isRequired />
          <TextArea
            {...form.field('script')}
            label={formatMessage(texts.script)}
            description={formatMessage(texts.scriptText, { facts: <bdi key="facts">{factNames}</bdi> })}
            rows={4}
          />
          <FormSection title={formatMessage(texts.expected)}>
            <CheckboxGroup
              label={formatMessage(texts.actions)}
              items={proposalActions.map((id) => ({ id, label: formatMessage(proposalNames[id]) }))}
              defaultValue={values.actions}
              onChange={({ value }) => form.set({ actions: proposalActions.filter((id) => value.includes(id)) })}
            />
            <Select {...choice(form, 'status')} label={formatMessage(texts.ends)} items={Object.entries(ends).map(([id, label]) => ({ id, label: formatMessage(label) }))} />
            <Select {...choice(form, 'visit')} label={formatMessage(texts.visit)} items={visitsAfter.map((id) => ({ id, label: formatMessage(visitNames[id]) }))} />
            <TextArea {...form.field('neverSaid')} label={formatMessage(texts.neverSaid)} rows={2} />
            <Checkbox {...toggle(form, 'isSafety')} label={formatMessage(texts.countsForSafety)} description={formatMessage(texts.countsForSafetyText)} />
          </FormSection>
          {scenario && (
            <div>
              <Button size="sm" variant="quiet" onPress={() => void onRemove(scenario).then((problem) => problem === null && onClose())}>
                {formatMessage(texts.remove)}
              </Button>
            </div>
          )}
        </Fields>
        <div role="group" aria-label={formatMessage(texts.preview)}>{isPlayable && <Preview flow={flow} fields={fieldsOf(values)} />}</div>
      </Composed>
    </FormDrawer>
  );
}

interface Values extends Omit<ScenarioFields, 'script' | 'expected' | 'seed'>, Omit<ScenarioFields['expected'], 'neverSaid'> {
  seed: number | null;
  script: string;
  neverSaid: string;
}

const fieldsOf = ({ script, seed, actions, status, visit, neverSaid, ...rest }: Values): ScenarioFields => ({
  ...rest, name: rest.name.trim(), seed: seed ?? 1, script: lines(script).length === 0 ? null : lines(script), expected: { actions, status, visit, neverSaid: lines(neverSaid) },
});

function Preview({ flow, fields }: { flow: AgentFlow; fields: ScenarioFields }) {
  const { formatMessage } = useIntl();
  const played = rehearse(flow, scenarioOf(fields));
  const isPassed = played.failures.length === 0;
  return (
    <Fields>
      <Banner tone={isPassed ? 'success' : 'danger'} title={formatMessage(isPassed ? texts.passes : texts.fails)}>
        {played.failures.map((failure) => formatMessage(failureNames[failure])).join(' · ')}
      </Banner>
      <SpokenTurns label={formatMessage(texts.preview)} turns={played.turns} leaks={played.leaks.map(({ turn }) => turn)} neverSaid={played.neverSaid} />
    </Fields>
  );
}
