import { defineMessages } from '@intake/i18n';

export const adminMessages = defineMessages({
  title: { id: 'admin.system.title', defaultMessage: 'Administration' },
  description: { id: 'admin.system.description', defaultMessage: 'State of this system and who uses it.' },
  refresh: { id: 'admin.system.refresh', defaultMessage: 'Refresh' },
  queued: { id: 'admin.system.queued', defaultMessage: 'Jobs waiting' },
  running: { id: 'admin.system.running', defaultMessage: 'Running now' },
  failed: { id: 'admin.system.failed', defaultMessage: 'Failed' },
  organizationCount: { id: 'admin.system.organizationCount', defaultMessage: 'Organizations' },
  organizations: { id: 'admin.system.organizations', defaultMessage: 'Organizations' },
  name: { id: 'admin.system.name', defaultMessage: 'Name' },
  members: { id: 'admin.system.members', defaultMessage: 'Users' },
  locations: { id: 'admin.system.locations', defaultMessage: 'Locations' },
  timeZone: { id: 'admin.system.timeZone', defaultMessage: 'Time zone' },
  since: { id: 'admin.system.since', defaultMessage: 'Since' },
  queues: { id: 'admin.system.queues', defaultMessage: 'Queues' },
  kind: { id: 'admin.system.kind', defaultMessage: 'Job' },
  oldest: { id: 'admin.system.oldest', defaultMessage: 'Oldest waiting' },
  interrupted: {
    id: 'admin.system.interrupted',
    defaultMessage: '{count, plural, one {# job waits} other {# jobs wait}} and {count, plural, one {goes} other {go}} on automatically once this is resolved; the next try is {when}. Nothing is lost.',
  },
  idle: { id: 'admin.system.idle', defaultMessage: 'Nothing waits, nothing failed.' },
  failedJobs: { id: 'admin.system.failedJobs', defaultMessage: 'Failed jobs' },
  reason: { id: 'admin.system.reason', defaultMessage: 'Reason' },
  attempts: { id: 'admin.system.attempts', defaultMessage: 'Attempts' },
  when: { id: 'admin.system.when', defaultMessage: 'When' },
  organization: { id: 'admin.system.organization', defaultMessage: 'Organization' },
  nobody: { id: 'admin.system.nobody', defaultMessage: 'Not known' },
  noneFailed: { id: 'admin.system.noneFailed', defaultMessage: 'No job has failed.' },
  providers: { id: 'admin.system.providers', defaultMessage: 'Storage and providers' },
  database: { id: 'admin.system.database', defaultMessage: 'Database' },
  storage: { id: 'admin.system.storage', defaultMessage: 'Documents' },
  signIn: { id: 'admin.system.signIn', defaultMessage: 'Sign-in' },
  telephony: { id: 'admin.system.telephony', defaultMessage: 'Telephone faxes' },
  mail: { id: 'admin.system.mail', defaultMessage: 'Outgoing mail' },
});

/** What the operator chose, by part and choice. */
export const choiceNames = defineMessages({
  'database.embedded': { id: 'admin.choice.databaseEmbedded', defaultMessage: 'Embedded, on this computer' },
  'database.postgres': { id: 'admin.choice.databasePostgres', defaultMessage: 'Postgres server' },
  'storage.disk': { id: 'admin.choice.storageDisk', defaultMessage: 'On the disk of this computer' },
  'storage.s3': { id: 'admin.choice.storageS3', defaultMessage: 'S3-compatible storage' },
  'signIn.embedded': { id: 'admin.choice.signInEmbedded', defaultMessage: 'Embedded' },
  'signIn.supabase': { id: 'admin.choice.signInSupabase', defaultMessage: 'Hosted Supabase project' },
  'telephony.telnyx': { id: 'admin.choice.telephonyTelnyx', defaultMessage: 'Telnyx' },
  'telephony.none': { id: 'admin.choice.telephonyNone', defaultMessage: 'Not set up: no fax comes by telephone' },
  'mail.smtp': { id: 'admin.choice.mailSmtp', defaultMessage: 'SMTP server' },
  'mail.outbox': { id: 'admin.choice.mailOutbox', defaultMessage: 'Not set up: mail waits in the outbox' },
});

/** How a part of it does. */
export const providerMessages = defineMessages({
  free: { id: 'admin.provider.free', defaultMessage: '{size} free' },
  unreachable: { id: 'admin.provider.unreachable', defaultMessage: 'Cannot be reached' },
  heard: { id: 'admin.provider.heard', defaultMessage: 'Last heard of {when}' },
  neverHeard: { id: 'admin.provider.neverHeard', defaultMessage: 'Not heard of yet' },
  waiting: { id: 'admin.provider.waiting', defaultMessage: '{count, plural, one {# mail waits} other {# mails wait}}, the oldest from {since}' },
});
