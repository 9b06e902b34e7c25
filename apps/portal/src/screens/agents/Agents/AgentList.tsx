import type { Agent } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { localeNames, useFormats } from '@intake/i18n';
import { Badge, BadgeRow } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { CellText } from '@intake/ui/CrudTable';
import { EmptyState } from '@intake/ui/EmptyState';
import { Link } from '@intake/ui/Link';
import { Loaded } from '@intake/ui/Loaded';
import { WorkspacePage } from '@intake/ui/MasterDetail';
import { Skeleton } from '@intake/ui/Skeleton';
import { Table } from '@intake/ui/Table';
import { Bot, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import { agentsMessages as texts, purposeNames } from './Agents.messages.ts';
import { safetyTone, stateOf } from './Agents.model.ts';
import { Line } from './Agents.styles.ts';

export interface AgentListProps {
  list: Loadable<readonly Agent[]>;
  mayManage: boolean;
  hrefOf: (agent: { id: string }) => string;
  onCreate: () => void;
  onRetry: () => void;
}

/** Every agent: whether it answers, how safe it is, what it did. */
export function AgentList({ list, mayManage, hrefOf, onCreate, onRetry }: AgentListProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const create = mayManage && (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={onCreate}>
      {formatMessage(texts.create)}
    </Button>
  );
  return (
    <WorkspacePage title={formatMessage(texts.title)} description={formatMessage(texts.description)} actions={create}>
      <Loaded of={list} waiting={<Skeleton height="16rem" />} onRetry={onRetry}>
        {(agents) =>
          agents.length === 0 ? (
            <EmptyState icon={<Bot aria-hidden />} title={formatMessage(texts.emptyTitle)}>
              {formatMessage(texts.emptyText)}
            </EmptyState>
          ) : (
            <Table
              label={formatMessage(texts.title)}
              isLabelHidden
              isFramed
              isStacking
              rows={agents}
              rowId={({ id }) => id}
              columns={[
                {
                  id: 'name', title: formatMessage(texts.agent), isRowHeader: true,
                  cell: (agent) => (
                    <CellText isName details={[formatMessage(purposeNames[agent.purpose]), formats.list(agent.languages.map((one) => localeNames[one]), 'plain')].join(' · ')}>
                      <Link href={hrefOf(agent)}>
                        <bdi>{agent.name}</bdi>
                      </Link>
                    </CellText>
                  ),
                },
                { id: 'state', title: formatMessage(texts.state), cell: (agent) => <AgentState agent={agent} /> },
                {
                  id: 'safety', title: formatMessage(texts.safety),
                  cell: ({ score }) => <Badge tone={safetyTone(score)}>{score ? formatMessage(texts.score, score.safety) : formatMessage(texts.notPlayed)}</Badge>,
                },
                {
                  id: 'calls', title: formatMessage(texts.calls), isNumeric: true,
                  cell: ({ calls, handOffs }) => (calls === 0 ? formats.number(0) : formatMessage(texts.handOffs, { calls, share: formats.percent(handOffs / calls) })),
                },
                { id: 'numbers', title: formatMessage(texts.numbers), cell: ({ numbers }) => (numbers.length === 0 ? formatMessage(texts.noNumber) : <div>{numbers.map((number) => <Line key={number}>{phoneText(number)}</Line>)}</div>) },
              ]}
            />
          )
        }
      </Loaded>
    </WorkspacePage>
  );
}

/** What answers calls, and whether that is what one sees. */
export function AgentState({ agent }: { agent: Pick<Agent, 'publishedVersion' | 'version' | 'problems'> }) {
  const { formatMessage } = useIntl();
  const state = stateOf(agent);
  return (
    <BadgeRow>
      <Badge hasDot tone={state === 'draft' ? 'neutral' : 'success'}>
        {agent.publishedVersion === null ? formatMessage(texts.draft) : formatMessage(texts.live, { version: agent.publishedVersion })}
      </Badge>
      {state === 'changed' && <Badge tone="warning">{formatMessage(texts.changed)}</Badge>}
      {agent.problems > 0 && <Badge tone="danger">{formatMessage(texts.problems, { count: agent.problems })}</Badge>}
    </BadgeRow>
  );
}
