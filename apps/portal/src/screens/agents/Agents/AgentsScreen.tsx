import type { AgentPurpose } from '@intake/api/rules/voice';
import { Loaded } from '@intake/ui/Loaded';
import { Workspace } from '@intake/ui/MasterDetail';
import { Skeleton } from '@intake/ui/Skeleton';
import { useState } from 'react';
import type { Outcome } from '../../../data/problem.ts';
import { AgentEditor, type AgentActions } from './AgentEditor.tsx';
import { AgentList } from './AgentList.tsx';
import type { AgentsModel } from './Agents.model.ts';
import { CreateDrawer } from './CreateDrawer.tsx';
import type { VoiceControl } from './rehearsal/voiceCall.model.ts';

export interface AgentsScreenProps extends AgentActions {
  model: AgentsModel;
  voice: VoiceControl;
  hrefOf: (agent: { id: string }) => string;
  onCreate: (agent: { name: string; purpose: AgentPurpose }) => Outcome;
  /** Opens what was made. */
  onCreated: () => void;
  onRetry: () => void;
  onRetryDetail: () => void;
}

/** Voice agents, and the one that is worked on. Knows nothing of network, router or store. */
export function AgentsScreen(props: AgentsScreenProps) {
  const { model, voice, hrefOf, onCreate, onCreated, onRetry, onRetryDetail, ...actions } = props;
  const [isCreating, setCreating] = useState(false);
  const { detail } = model;
  return (
    <Workspace>
      {detail.state === 'none' ? (
        <AgentList list={model.list} mayManage={model.may.manage} hrefOf={hrefOf} onCreate={() => setCreating(true)} onRetry={onRetry} />
      ) : (
        <Loaded of={detail} isPane waiting={<Skeleton lines={14} />} onRetry={onRetryDetail}>
          {(agent) => <AgentEditor key={agent.id} {...actions} agent={agent} model={model} voice={voice} />}
        </Loaded>
      )}
      {isCreating && (
        <CreateDrawer
          onCreate={onCreate}
          onCreated={() => {
            setCreating(false);
            onCreated();
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </Workspace>
  );
}
