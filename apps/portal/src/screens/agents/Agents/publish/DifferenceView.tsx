import type { AgentContent, FlowState } from '@intake/api/contract';
import { localeNames, type Locale } from '@intake/i18n';
import { Badge, BadgeRow } from '@intake/ui/Badge';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { differenceOf, isUnchanged } from '../Agents.model.ts';
import { ChangeCard, Changes } from '../Agents.styles.ts';
import { same, textOf, type Change } from '../flow/flow.model.ts';
import { useFlowWords } from '../flow/useFlowWords.ts';
import { settingsMessages } from '../settings/settings.messages.ts';
import { publishMessages as texts } from './publish.messages.ts';

export interface DifferenceViewProps {
  before: AgentContent | null;
  after: AgentContent;
}

const settingNames: Partial<Record<keyof AgentContent, MessageDescriptor>> = {
  purpose: settingsMessages.purpose, voiceId: settingsMessages.voice, transferTo: settingsMessages.transferTo, voicemail: settingsMessages.voicemail, hours: settingsMessages.hours,
  locationId: settingsMessages.location, asksToRecord: settingsMessages.asksToRecord,
};

/** What is otherwise in one version than in another, step by step and language by language. */
export function DifferenceView({ before, after }: DifferenceViewProps) {
  const { formatMessage, formatList } = useIntl();
  const difference = differenceOf(before, after);
  if (before === null) return <p>{formatMessage(texts.first)}</p>;
  if (isUnchanged(difference)) return <p>{formatMessage(texts.same)}</p>;
  const settings = [
    ...difference.settings.flatMap((key) => settingNames[key] ?? []),
    ...(difference.isLanguages ? [settingsMessages.languages] : []),
    ...(difference.isVoicemailText ? [settingsMessages.voicemailText] : []),
  ];
  return (
    <Changes>
      {settings.length > 0 && <ChangeCard>{formatMessage(texts.settings, { list: formatList(settings.map((name) => formatMessage(name))) })}</ChangeCard>}
      {difference.steps.map((change) => (
        <OneChange key={change.id} change={change} languages={after.flow.languages} />
      ))}
    </Changes>
  );
}

const tones = { added: 'success', removed: 'danger', changed: 'accent' } as const;

function OneChange({ change: { id, kind, before, after }, languages }: { change: Change; languages: readonly Locale[] }) {
  const { formatMessage } = useIntl();
  const { stepName } = useFlowWords();
  const state = (after ?? before)!;
  const words = (one: FlowState | null, language: Locale) => (one ? textOf(one)?.[language] : undefined);
  const spoken = languages.filter((language) => words(before, language) !== words(after, language));
  return (
    <ChangeCard>
      <BadgeRow>
        <Badge tone={tones[kind]}>{formatMessage(texts[kind])}</Badge>
        <bdi>{stepName(state)}</bdi>
        <bdi>{id}</bdi>
      </BadgeRow>
      {spoken.map((language) => (
        <div key={language} lang={language}>
          <p>{localeNames[language]}</p>
          {words(before, language) && <del>{words(before, language)}</del>}
          {words(after, language) && <ins>{words(after, language)}</ins>}
        </div>
      ))}
      {kind === 'changed' && !same(withoutWords(before!), withoutWords(after!)) && <p>{formatMessage(texts.leads)}</p>}
    </ChangeCard>
  );
}

const withoutWords = (state: FlowState) => Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'text' && key !== 'prompt'));
