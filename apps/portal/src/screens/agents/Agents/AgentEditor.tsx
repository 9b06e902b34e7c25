import type { AgentContent, AgentDetail, ScenarioFields, StoredScenario, VoiceNumber } from '@intake/api/contract';
import { Button } from '@intake/ui/Button';
import { Pane, PaneHeader } from '@intake/ui/Pane';
import { Tabs } from '@intake/ui/Tabs';
import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { AgentState } from './AgentList.tsx';
import { agentsMessages, purposeNames, tabNames } from './Agents.messages.ts';
import { agentTabs, runOf, stateOf, type AgentsModel, type AgentTab } from './Agents.model.ts';
import { TabFrame } from './Agents.styles.ts';
import { FlowTab } from './flow/FlowTab.tsx';
import { publishMessages } from './publish/publish.messages.ts';
import { PublishDrawer } from './publish/PublishDrawer.tsx';
import { VersionsTab } from './publish/VersionsTab.tsx';
import { RehearsalTab } from './rehearsal/RehearsalTab.tsx';
import type { VoiceControl } from './rehearsal/voiceCall.model.ts';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { SuiteTab } from './suite/SuiteTab.tsx';

export interface AgentActions {
  isRunning: boolean;
  /** An older version, once it was asked for; null while it is on its way. */
  compared: AgentContent | null;
  onCompare: (version: { number: number | null }) => void;
  onTab: (change: { tab: AgentTab }) => void;
  onSave: (change: { name: string; content: AgentContent }) => Outcome;
  onRun: (version: { number: number }) => void;
  onPublish: (version: { number: number }) => Outcome;
  onBind: (change: { number: VoiceNumber; isBound: boolean }) => void;
  onRemove: () => Outcome;
  onSaveScenario: (change: { scenario: StoredScenario | null; values: ScenarioFields }) => Outcome;
  onRemoveScenario: (scenario: StoredScenario) => Outcome;
  onRetryVersions: () => void;
  onRetryRuns: () => void;
  onClose: () => void;
}

export interface AgentEditorProps extends AgentActions {
  agent: AgentDetail;
  model: AgentsModel;
  voice: VoiceControl;
}

/** One agent: its flow, its rehearsal, its safety, its versions, its settings. */
export function AgentEditor(props: AgentEditorProps) {
  const { agent, model, voice, isRunning, onSave, onRun } = props;
  const { formatMessage } = useIntl();
  const [number, setNumber] = useState<number | null>(null);
  const { may, runs } = model;
  const allRuns = runs.state === 'ready' ? runs.value : [];
  const compare = (chosen: number | null) => {
    setNumber(chosen);
    props.onCompare({ number: chosen === agent.version ? null : chosen });
  };
  const content = number === null ? null : number === agent.version ? agent.content : props.compared;
  const run = () => onRun({ number: number ?? agent.version });
  const shown: Record<AgentTab, React.ReactNode> = {
    flow: <FlowTab flow={agent.content.flow} mayEdit={may.manage} onSave={({ flow }) => onSave({ name: agent.name, content: { ...agent.content, flow } })} />,
    rehearse: (
      <RehearsalTab key={agent.version} flow={agent.content.flow} agentName={agent.name} clinic={model.clinic} today={model.today} mayTalk={may.place} voice={voice} />
    ),
    suite: (
      <SuiteTab
        agent={agent}
        runs={runs}
        scenarios={model.scenarios}
        mayManage={may.manage}
        isRunning={isRunning}
        onRun={() => onRun({ number: agent.version })}
        onRetry={props.onRetryRuns}
        onSaveScenario={props.onSaveScenario}
        onRemoveScenario={props.onRemoveScenario}
      />
    ),
    versions: <VersionsTab agent={agent} versions={model.versions} mayManage={may.manage} onRetry={props.onRetryVersions} onCompare={(version) => compare(version.number)} />,
    settings: (
      <SettingsTab
        agent={agent}
        voices={model.voices}
        numbers={model.numbers}
        locations={model.locations}
        mayManage={may.manage}
        onSave={onSave}
        onBind={props.onBind}
        onRemove={props.onRemove}
      />
    ),
  };
  return (
    <Pane>
      <PaneHeader
        title={agent.name}
        detail={formatMessage(purposeNames[agent.purpose])}
        status={<AgentState agent={agent} />}
        backLabel={formatMessage(agentsMessages.back)}
        actions={
          may.manage && (
            <Button size="sm" variant="primary" icon={<Rocket aria-hidden data-flip />} isDisabled={stateOf(agent) === 'live'} onPress={() => compare(agent.version)}>
              {formatMessage(publishMessages.publish)}
            </Button>
          )
        }
        onBack={props.onClose}
      />
      <TabFrame>
        <Tabs
          label={agent.name}
          value={model.tab}
          items={agentTabs.map((id) => ({ id, label: formatMessage(tabNames[id]), content: shown[id] }))}
          onChange={({ value }) => agentTabs.filter((tab) => tab === value).forEach((tab) => props.onTab({ tab }))}
        />
      </TabFrame>
      {number !== null && content && (
        <PublishDrawer
          number={number}
          isBack={number !== agent.version}
          content={content}
          published={agent.publishedContent}
          run={runOf(allRuns, number)}
          isRunning={isRunning}
          onRun={run}
          onPublish={() => props.onPublish({ number })}
          onClose={() => compare(null)}
        />
      )}
    </Pane>
  );
}
