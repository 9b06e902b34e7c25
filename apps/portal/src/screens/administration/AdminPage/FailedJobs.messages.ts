import { defineMessages } from '@intake/i18n';

export const failedJobMessages = defineMessages({
  announced: { id: 'admin.failedJobs.announced', defaultMessage: 'From {from} to {to}, {when}' },
  noNumber: { id: 'admin.failedJobs.noNumber', defaultMessage: 'no number' },
  retry: { id: 'admin.failedJobs.retry', defaultMessage: 'Try again' },
  retryNamed: { id: 'admin.failedJobs.retryNamed', defaultMessage: 'Try again (job {id})' },
  give: { id: 'admin.failedJobs.give', defaultMessage: 'Assign to…' },
  giveNamed: { id: 'admin.failedJobs.giveNamed', defaultMessage: 'Assign to… (fax of job {id})' },
  giveTitle: { id: 'admin.failedJobs.giveTitle', defaultMessage: 'Whose fax is this?' },
  giveText: {
    id: 'admin.failedJobs.giveText',
    defaultMessage: 'No organization has the number {to}. The fax is kept; it arrives in the first bin of the one that you choose. To let all later faxes arrive too, that organization adds the number to a location.',
  },
  organization: { id: 'admin.failedJobs.organization', defaultMessage: 'Organization' },
  organizationMissing: { id: 'admin.failedJobs.organizationMissing', defaultMessage: 'Choose whose it is.' },
  choose: { id: 'admin.failedJobs.choose', defaultMessage: 'Choose an organization' },
  confirm: { id: 'admin.failedJobs.confirm', defaultMessage: 'Assign' },
  retried: { id: 'admin.failedJobs.retried', defaultMessage: 'The job is tried again' },
});
