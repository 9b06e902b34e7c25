import type { FailedJob, OrganizationSummary } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { CellText, Muted, RowActions } from '@intake/ui/CrudTable';
import { Table } from '@intake/ui/Table';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../administration.messages.ts';
import type { Outcome } from '../../../data/problem.ts';
import { adminMessages } from './AdminPage.messages.ts';
import { Moment, Said } from './AdminPage.styles.ts';
import { failedJobMessages as texts } from './FailedJobs.messages.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { JobFailureText, JobKindName } from './JobWords.tsx';

export interface FailedJobsProps {
  jobs: readonly FailedJob[];
  organizations: readonly OrganizationSummary[];
  /** A fax that nobody's number was dialled for becomes the organisation's. */
  onRetry: (job: FailedJob, organizationId: string | null) => Outcome;
}

/** What has failed for good, and what can be done about it here. A fax that failed is tried again by its clinic. */
export function FailedJobs({ jobs, organizations, onRetry }: FailedJobsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [given, setGiven] = useState<FailedJob | null>(null);
  return (
    <>
      <Table
        label={formatMessage(adminMessages.failedJobs)}
        isFramed
        isStacking
        rows={jobs}
        rowId={({ id }) => String(id)}
        empty={formatMessage(adminMessages.noneFailed)}
        columns={[
          {
            id: 'kind',
            title: formatMessage(adminMessages.kind),
            isRowHeader: true,
            cell: (job) => (
              <CellText isName details={job.announced && <Announced announced={job.announced} />}>
                <JobKindName kind={job.kind} /> <Muted>{job.id}</Muted>
              </CellText>
            ),
          },
          { id: 'reason', title: formatMessage(adminMessages.reason), cell: ({ code }) => <JobFailureText code={code} /> },
          {
            id: 'organization',
            title: formatMessage(adminMessages.organization),
            cell: ({ organizationName }) => organizationName ?? <Muted>{formatMessage(adminMessages.nobody)}</Muted>,
          },
          { id: 'attempts', title: formatMessage(adminMessages.attempts), isNumeric: true, align: 'end', cell: ({ attempts }) => formats.number(attempts) },
          { id: 'when', title: formatMessage(adminMessages.when), cell: ({ failedAt }) => <Moment>{formats.moment(failedAt)}</Moment> },
          {
            id: 'actions',
            title: formatMessage(commonMessages.actions),
            align: 'end',
            cell: (job) =>
              job.canRetry && (
                <RowActions name={job.id.toString()}>
                  {job.code === 'unknown-number' && (
                    <Button size="sm" aria-label={formatMessage(texts.giveNamed, { id: job.id })} onPress={() => setGiven(job)}>
                      {formatMessage(texts.give)}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={formatMessage(texts.retryNamed, { id: job.id })}
                    onPress={() => void onRetry(job, null)}
                  >
                    {formatMessage(texts.retry)}
                  </Button>
                </RowActions>
              ),
          },
        ]}
      />
      {given && (
        <GiveDialog job={given} organizations={organizations} onGive={(organizationId) => onRetry(given, organizationId)} onClose={() => setGiven(null)} />
      )}
    </>
  );
}

/** The numbers of a fax that nobody has seen yet. */
function Announced({ announced }: { announced: NonNullable<FailedJob['announced']> }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const number = (dialled: string | null) => <bdi>{dialled ? phoneText(dialled) : formatMessage(texts.noNumber)}</bdi>;
  const { from, to, receivedAt } = announced;
  return <Said>{formatMessage(texts.announced, { from: number(from), to: number(to), when: formats.moment(receivedAt) })}</Said>;
}
