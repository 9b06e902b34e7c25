import type { OrganizationSummary, SystemHealth } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { Muted } from '@intake/ui/CrudTable';
import { Loaded } from '@intake/ui/Loaded';
import { Page } from '@intake/ui/Page';
import { Stat } from '@intake/ui/Stat';
import { Table } from '@intake/ui/Table';
import { RefreshCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import { timeZoneLabel } from '../../../shared/timeZones.ts';
import { adminMessages as texts } from './AdminPage.messages.ts';
import { Figures } from './AdminPage.styles.ts';
import { FailedJobs } from './FailedJobs.tsx';
import type { FailedJobsProps } from './FailedJobs.tsx';
import { Interruptions } from './Interruptions.tsx';
import { JobKindName } from './JobWords.tsx';
import { Providers } from './Providers.tsx';
import { Registrations } from './Registrations.tsx';
import type { RegistrationsProps } from './Registrations.tsx';

export interface AdminPageScreenProps {
  model: Loadable<{ organizations: readonly OrganizationSummary[]; health: SystemHealth }>;
  registrations: RegistrationsProps;
  onRetry: () => void;
  onRetryJob: FailedJobsProps['onRetry'];
}

/** How the installation does. Knows nothing of network, router or store. */
export function AdminPageScreen({ model, registrations, onRetry, onRetryJob }: AdminPageScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Page
      title={formatMessage(texts.title)}
      description={formatMessage(texts.description)}
      actions={
        <Button icon={<RefreshCw aria-hidden />} onPress={onRetry}>
          {formatMessage(texts.refresh)}
        </Button>
      }
    >
      <Loaded of={model} waiting={<Numbers />} onRetry={onRetry}>
        {(value) => (
          <>
            <Interruptions interruptions={value.health.interruptions} />
            <Numbers {...value} />
          </>
        )}
      </Loaded>
      <Registrations {...registrations} />
      {model.state === 'ready' && (
        <>
          <Organizations organizations={model.value.organizations} />
          <Queues queues={model.value.health.queues} />
          <FailedJobs jobs={model.value.health.failedJobs} organizations={model.value.organizations} onRetry={onRetryJob} />
          <Providers {...model.value.health} />
        </>
      )}
    </Page>
  );
}

/** The figures; without any, their places. */
function Numbers({ organizations, health }: { organizations?: readonly OrganizationSummary[]; health?: SystemHealth }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const sum = (of: 'queued' | 'running' | 'failed') => health && formats.number(health.queues.reduce((total, queue) => total + queue[of], 0));
  const isLoading = health === undefined;
  return (
    <Figures>
      <Stat label={formatMessage(texts.organizationCount)} value={organizations && formats.number(organizations.length)} isLoading={isLoading} />
      <Stat label={formatMessage(texts.queued)} value={sum('queued')} isLoading={isLoading} />
      <Stat label={formatMessage(texts.running)} value={sum('running')} isLoading={isLoading} />
      <Stat label={formatMessage(texts.failed)} value={sum('failed')} isLoading={isLoading} />
    </Figures>
  );
}

function Organizations({ organizations }: { organizations: readonly OrganizationSummary[] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Table
      label={formatMessage(texts.organizations)}
      isFramed
      isStacking
      rows={organizations}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', title: formatMessage(texts.name), isRowHeader: true, cell: ({ name }) => name },
        { id: 'members', title: formatMessage(texts.members), isNumeric: true, align: 'end', cell: ({ memberCount }) => formats.number(memberCount) },
        { id: 'locations', title: formatMessage(texts.locations), isNumeric: true, align: 'end', cell: ({ locationCount }) => formats.number(locationCount) },
        { id: 'zone', title: formatMessage(texts.timeZone), cell: ({ timeZone }) => <bdi>{timeZoneLabel(timeZone)}</bdi> },
        { id: 'since', title: formatMessage(texts.since), cell: ({ createdAt }) => <Muted>{formats.date(createdAt)}</Muted> },
      ]}
    />
  );
}

function Queues({ queues }: { queues: SystemHealth['queues'] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const figure = { isNumeric: true, align: 'end' as const };
  return (
    <Table
      label={formatMessage(texts.queues)}
      isFramed
      isStacking
      rows={queues}
      rowId={({ kind }) => kind}
      empty={formatMessage(texts.idle)}
      columns={[
        { id: 'kind', title: formatMessage(texts.kind), isRowHeader: true, cell: ({ kind }) => <JobKindName kind={kind} /> },
        { ...figure, id: 'queued', title: formatMessage(texts.queued), cell: ({ queued }) => formats.number(queued) },
        { ...figure, id: 'running', title: formatMessage(texts.running), cell: ({ running }) => formats.number(running) },
        { ...figure, id: 'failed', title: formatMessage(texts.failed), cell: ({ failed }) => formats.number(failed) },
        { id: 'oldest', title: formatMessage(texts.oldest), cell: ({ oldestAt }) => <Muted>{oldestAt ? formats.relative(oldestAt) : '–'}</Muted> },
      ]}
    />
  );
}
