import type { AgentContent, AgentDetail, AgentHours, Voice, VoiceNumber } from '@intake/api/contract';
import { e164Of, phoneText } from '@intake/api/rules';
import { agentPurposes, voicemailWays } from '@intake/api/rules/voice';
import { localeNames, locales } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { Checkbox, CheckboxGroup } from '@intake/ui/Checkbox';
import { Form, FormActions, FormRow, FormSection } from '@intake/ui/Form';
import { NumberField } from '@intake/ui/NumberField';
import { PageSection } from '@intake/ui/Page';
import { PhoneField } from '@intake/ui/PhoneField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { Select } from '@intake/ui/Select';
import { Switch } from '@intake/ui/Switch';
import { TextField } from '@intake/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { choice, toggle, useFormValue } from '../../../../data/forms/controls.ts';
import { useForm } from '../../../../data/forms/useForm.ts';
import { useUnsaved } from '../../../../data/forms/useUnsaved.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { answerMessages } from '../../../../shared/answers/answers.messages.ts';
import { agentProblem, purposeNames, voicemailNames } from '../Agents.messages.ts';
import { TabScroll } from '../Agents.styles.ts';
import { Fields } from '../flow/flow.styles.ts';
import { SpokenFields } from '../flow/StepFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { settingsMessages as texts } from './settings.messages.ts';

export interface SettingsTabProps {
  agent: AgentDetail;
  voices: readonly Voice[];
  numbers: readonly VoiceNumber[];
  locations: readonly { id: string; name: string }[];
  mayManage: boolean;
  onSave: (change: { name: string; content: AgentContent }) => Outcome;
  onBind: (change: { number: VoiceNumber; isBound: boolean }) => void;
  onRemove: () => Outcome;
}

/** Who the agent is, when it answers, and what it does with calls that it cannot finish. */
export function SettingsTab(props: SettingsTabProps) {
  const { formatMessage } = useIntl();
  const { agent, numbers, mayManage, onBind, onRemove } = props;
  const [isRemoving, setRemoving] = useState(false);
  return (
    <TabScroll>
      <SettingsForm key={agent.version} {...props} />
      <PageSection
        level={3}
        title={formatMessage(texts.numbers)}
        description={formatMessage(numbers.length === 0 ? texts.noNumbers : agent.publishedVersion === null ? texts.publishFirst : texts.numbersText)}
      >
        <Fields>
          {numbers.map((number) => (
            <Switch
              key={number.id}
              label={[phoneText(number.number), number.locationName].filter(Boolean).join(' · ')}
              description={number.agentId === agent.id ? undefined : number.agentName ? formatMessage(texts.answeredBy, { agent: number.agentName }) : formatMessage(texts.answeredByNobody)}
              isSelected={number.agentId === agent.id}
              isDisabled={!mayManage || (agent.publishedVersion === null && number.agentId !== agent.id)}
              onChange={({ isSelected }) => onBind({ number, isBound: isSelected })}
            />
          ))}
        </Fields>
      </PageSection>
      {mayManage && (
        <div>
          <Button variant="danger" size="sm" onPress={() => setRemoving(true)}>
            {formatMessage(texts.remove)}
          </Button>
        </div>
      )}
      {isRemoving && (
        <RemoveDialog
          title={formatMessage(texts.removeTitle, { name: agent.name })}
          confirmLabel={formatMessage(texts.remove)}
          onConfirm={async () => {
            const problem = await onRemove();
            return problem && formatMessage(agentProblem(problem));
          }}
          onClose={() => setRemoving(false)}
        >
          {formatMessage(texts.removeText)}
        </RemoveDialog>
      )}
    </TabScroll>
  );
}

/** In the order that they had: a call begins in the first one where nothing else is known. */
const chosenOf = ({ flow }: AgentContent, chosen: readonly string[]) =>
  [...flow.languages, ...locales.filter((one) => !flow.languages.includes(one))].filter((one) => chosen.includes(one));

function SettingsForm({ agent, voices, locations, mayManage, onSave }: SettingsTabProps) {
  const { formatMessage } = useIntl();
  const { content } = agent;
  const form = useForm({
    initial: {
      name: agent.name, purpose: content.purpose, voiceId: content.voiceId, languages: content.flow.languages as readonly string[], maxTurns: content.flow.maxTurns as number | null,
      transferTo: content.transferTo ?? '', voicemail: content.voicemail, voicemailText: content.flow.voicemail, hours: content.hours as AgentHours[],
      locationId: content.locationId, asksToRecord: content.asksToRecord,
    },
    check: ({ name, languages, maxTurns, transferTo, hours }) => ({
      name: name.trim() === '' && answerMessages.nameRequired,
      languages: languages.length === 0 && texts.languagesNeeded,
      maxTurns: !(maxTurns !== null && maxTurns >= 4 && maxTurns <= 60) && texts.maxTurnsWrong,
      transferTo: transferTo.trim() !== '' && e164Of(transferTo) === null && texts.numberInvalid,
      hours: hours.some(({ weekdays, from, until }) => weekdays.length === 0 || until <= from) && texts.hoursWrong,
    }),
    save: ({ name, languages, maxTurns, transferTo, voicemailText, ...rest }) =>
      onSave({
        name: name.trim(),
        content: {
          ...content, ...rest, transferTo: e164Of(transferTo),
          flow: { ...content.flow, languages: chosenOf(content, languages), maxTurns: maxTurns!, voicemail: voicemailText },
        },
      }),
    problemText: agentProblem,
  });
  useUnsaved(form.isDirty);
  const languages = useFormValue(form, (values) => values.languages);
  const voicemailText = useFormValue(form, (values) => values.voicemailText);
  const hours = useFormValue(form, (values) => values.hours);
  return (
    <Form {...form.props}>
      <FormRow>
        <TextField {...form.field('name')} label={formatMessage(texts.name)} isRequired isDisabled={!mayManage} maxLength={200} />
        <Select {...choice(form, 'purpose')} label={formatMessage(texts.purpose)} isDisabled={!mayManage} items={agentPurposes.map((id) => ({ id, label: formatMessage(purposeNames[id]) }))} />
      </FormRow>
      <FormRow>
        <Select
          {...choice(form, 'voiceId', 'none')}
          label={formatMessage(texts.voice)}
          isDisabled={!mayManage}
          items={[{ id: 'none', label: formatMessage(texts.noVoice) }, ...voices.map(({ id, name }) => ({ id, label: name }))]}
        />
        <NumberField {...form.field('maxTurns')} label={formatMessage(texts.maxTurns)} minValue={4} maxValue={60} isRequired isDisabled={!mayManage} />
      </FormRow>
      <CheckboxGroup
        {...form.field('languages')}
        label={formatMessage(texts.languages)}
        orientation="horizontal"
        isDisabled={!mayManage}
        items={locales.map((id) => ({ id, label: localeNames[id] }))}
      />
      <FormSection title={formatMessage(texts.handOff)}>
        <PhoneField {...form.field('transferTo')} label={formatMessage(texts.transferTo)} description={formatMessage(texts.transferToText)} parse={e164Of} isDisabled={!mayManage} />
      </FormSection>
      <FormSection title={formatMessage(texts.voicemail)}>
        <RadioGroup {...choice(form, 'voicemail')} label={formatMessage(texts.voicemail)} isLabelHidden isDisabled={!mayManage} items={voicemailWays.map((id) => ({ id, label: formatMessage(voicemailNames[id]) }))} />
        {mayManage && (
          <SpokenFields
            flow={{ ...content.flow, languages: chosenOf(content, languages) }}
            spoken={voicemailText}
            isOpen
            onChange={(spoken) => form.set({ voicemailText: spoken })}
          />
        )}
      </FormSection>
      <FormSection title={formatMessage(texts.hours)}>
        <HoursFields hours={hours} onChange={(change) => form.set({ hours: change })} />
        <Select
          {...choice(form, 'locationId', 'none')}
          label={formatMessage(texts.location)}
          description={formatMessage(texts.locationText)}
          isDisabled={!mayManage}
          items={[{ id: 'none', label: formatMessage(texts.organization) }, ...locations.map(({ id, name }) => ({ id, label: name }))]}
        />
      </FormSection>
      <Checkbox {...toggle(form, 'asksToRecord')} label={formatMessage(texts.asksToRecord)} description={formatMessage(texts.asksToRecordText)} isDisabled={!mayManage} />
      {mayManage && (
        <FormActions align="start">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {formatMessage(texts.save)}
          </Button>
        </FormActions>
      )}
    </Form>
  );
}
