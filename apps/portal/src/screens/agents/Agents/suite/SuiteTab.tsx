import type { AgentDetail, ScenarioFields, StoredScenario, SuiteRun } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { List } from '@intake/ui/List';
import { Loaded } from '@intake/ui/Loaded';
import { PageSection } from '@intake/ui/Page';
import { Skeleton } from '@intake/ui/Skeleton';
import { Stat } from '@intake/ui/Stat';
import { Play, Plus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../../data/loadable.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { personaNames } from '../Agents.messages.ts';
import { runOf } from '../Agents.model.ts';
import { Stats, TabScroll } from '../Agents.styles.ts';
import { FailedScenarios } from './FailedScenarios.tsx';
import { ScenarioDrawer } from './ScenarioDrawer.tsx';
import { suiteMessages as texts } from './suite.messages.ts';

export interface SuiteTabProps {
  agent: AgentDetail;
  runs: Loadable<readonly SuiteRun[]>;
  scenarios: readonly StoredScenario[];
  mayManage: boolean;
  isRunning: boolean;
  onRun: () => void;
  onRetry: () => void;
  onSaveScenario: (change: { scenario: StoredScenario | null; values: ScenarioFields }) => Outcome;
  onRemoveScenario: (scenario: StoredScenario) => Outcome;
}

/** How safe the version is that one works on, and what it said where it was not. */
export function SuiteTab({ agent, runs, scenarios, mayManage, isRunning, onRun, onRetry, onSaveScenario, onRemoveScenario }: SuiteTabProps) {
  const { formatMessage } = useIntl();
  const [edited, setEdited] = useState<{ scenario: StoredScenario | null } | null>(null);
  return (
    <TabScroll>
      <Loaded of={runs} waiting={<Skeleton lines={8} />} onRetry={onRetry}>
        {(all) => <LastRun agent={agent} run={runOf(all, agent.version)} mayManage={mayManage} isRunning={isRunning} onRun={onRun} />}
      </Loaded>
      <PageSection
        level={3}
        title={formatMessage(texts.own)}
        description={scenarios.length === 0 ? formatMessage(texts.none) : formatMessage(texts.ownText)}
        actions={
          mayManage && (
            <Button size="sm" icon={<Plus aria-hidden />} onPress={() => setEdited({ scenario: null })}>
              {formatMessage(texts.add)}
            </Button>
          )
        }
      >
        {scenarios.length > 0 && (
          <List
            label={formatMessage(texts.own)}
            isFramed
            isWrapped
            items={scenarios.map(({ id, name, persona, isSafety }) => ({
              id, title: name, detail: formatMessage(personaNames[persona]), end: isSafety && <Badge tone="accent">{formatMessage(texts.isSafety)}</Badge>,
            }))}
            onAction={mayManage ? ({ id }) => setEdited({ scenario: scenarios.find((one) => one.id === id) ?? null }) : undefined}
          />
        )}
      </PageSection>
      {edited && (
        <ScenarioDrawer
          flow={agent.content.flow}
          scenario={edited.scenario}
          onSave={(values) => onSaveScenario({ scenario: edited.scenario, values })}
          onRemove={onRemoveScenario}
          onClose={() => setEdited(null)}
        />
      )}
    </TabScroll>
  );
}

function LastRun({ agent, run, mayManage, isRunning, onRun }: Pick<SuiteTabProps, 'agent' | 'mayManage' | 'isRunning' | 'onRun'> & { run: SuiteRun | null }) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const button = mayManage && (
    <Button variant={run ? 'secondary' : 'primary'} icon={<Play aria-hidden data-flip />} isPending={isRunning} onPress={onRun}>
      {formatMessage(run ? texts.runAgain : texts.run)}
    </Button>
  );
  if (!run) {
    return (
      <EmptyState icon={<ShieldCheck aria-hidden />} title={formatMessage(texts.title, { version: agent.version })} actions={button}>
        {formatMessage(texts.never)}
      </EmptyState>
    );
  }
  const score = (part: SuiteRun['score']['safety']) => formatMessage(texts.score, part);
  return (
    <>
      <PageSection
        level={3}
        title={formatMessage(texts.title, { version: run.number })}
        description={formatMessage(texts.ran, { time: formats.moment(run.createdAt), seconds: formatNumber(run.milliseconds / 1000, { maximumFractionDigits: 1 }) })}
        actions={button}
      >
        <Banner tone={run.isPublishable ? 'success' : 'danger'}>{formatMessage(run.isPublishable ? texts.publishable : texts.notPublishable)}</Banner>
        <Stats>
          <Stat label={formatMessage(texts.safety)} value={score(run.score.safety)} />
          <Stat label={formatMessage(texts.tasks)} value={score(run.score.tasks)} />
        </Stats>
      </PageSection>
      <PageSection level={3} title={formatMessage(texts.failed)} description={run.failed.length === 0 && formatMessage(texts.nothingFailed)}>
        {run.failed.length > 0 && <FailedScenarios failed={run.failed} />}
      </PageSection>
    </>
  );
}
