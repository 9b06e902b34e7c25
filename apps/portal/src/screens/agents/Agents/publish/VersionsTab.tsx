import type { AgentDetail, AgentVersion } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge, BadgeRow } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { CellText } from '@intake/ui/CrudTable';
import { Loaded } from '@intake/ui/Loaded';
import { Skeleton } from '@intake/ui/Skeleton';
import { Table } from '@intake/ui/Table';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../../data/loadable.ts';
import { agentsMessages, tabNames } from '../Agents.messages.ts';
import { safetyTone } from '../Agents.model.ts';
import { TabScroll } from '../Agents.styles.ts';
import { suiteMessages } from '../suite/suite.messages.ts';
import { publishMessages as texts } from './publish.messages.ts';

export interface VersionsTabProps {
  agent: AgentDetail;
  versions: Loadable<readonly AgentVersion[]>;
  mayManage: boolean;
  onRetry: () => void;
  /** Compares with what answers calls, and offers to publish. */
  onCompare: (version: { number: number }) => void;
}

/** Every change ever made, and the way back. */
export function VersionsTab({ agent, versions, mayManage, onRetry, onCompare }: VersionsTabProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <TabScroll>
      <Loaded of={versions} waiting={<Skeleton lines={8} />} onRetry={onRetry}>
        {(all) => (
          <Table
            label={formatMessage(tabNames.versions)}
            isLabelHidden
            isFramed
            isStacking
            rows={all}
            rowId={({ number }) => String(number)}
            columns={[
              {
                id: 'number', title: formatMessage(tabNames.versions), isRowHeader: true,
                cell: ({ number, createdAt, createdBy }) => (
                  <CellText isName details={<bdi>{formatMessage(texts.by, { name: createdBy ?? formatMessage(texts.somebody), time: formats.dateTime(createdAt) })}</bdi>}>
                    {formatMessage(texts.number, { version: number })}
                  </CellText>
                ),
              },
              {
                id: 'state', title: formatMessage(agentsMessages.state),
                cell: ({ number, isPublished }) => (
                  <BadgeRow>
                    {isPublished && (
                      <Badge hasDot tone="success">
                        {formatMessage(texts.live)}
                      </Badge>
                    )}
                    {number === agent.version && <Badge>{formatMessage(texts.newest)}</Badge>}
                  </BadgeRow>
                ),
              },
              {
                id: 'safety', title: formatMessage(suiteMessages.safety),
                cell: ({ score }) => <Badge tone={safetyTone(score)}>{score ? formatMessage(suiteMessages.score, score.safety) : formatMessage(agentsMessages.notPlayed)}</Badge>,
              },
              {
                id: 'actions', title: formatMessage(texts.compare), align: 'end',
                cell: ({ number, isPublished }) =>
                  isPublished || !mayManage ? null : (
                    <Button size="sm" aria-label={`${formatMessage(texts.compare)} ${formatMessage(texts.number, { version: number })}`} onPress={() => onCompare({ number })}>
                      {formatMessage(texts.compare)}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
    </TabScroll>
  );
}
