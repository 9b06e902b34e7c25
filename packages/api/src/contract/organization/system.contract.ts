import { z } from 'zod';
import { machineFaultCodes } from '../../rules/vocabulary.ts';
import { DateTime, Empty, Id } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const OrganizationSummary = z.object({
  id: Id,
  name: z.string(),
  timeZone: z.string(),
  memberCount: z.number().int(),
  locationCount: z.number().int(),
  createdAt: DateTime,
});
export type OrganizationSummary = z.infer<typeof OrganizationSummary>;

/** What the operator chose by the settings of the server; no address and no key is told. */
export const Installation = z.object({
  database: z.enum(['embedded', 'postgres']),
  storage: z.enum(['disk', 's3']),
  signIn: z.enum(['embedded', 'supabase']),
  telephony: z.enum(['telnyx', 'none']),
  mail: z.enum(['smtp', 'outbox']),
});
export type Installation = z.infer<typeof Installation>;

/** Jobs of one kind that are not done. */
export const QueueState = z.object({
  kind: z.string(),
  queued: z.number().int(),
  running: z.number().int(),
  failed: z.number().int(),
  /** Since when the longest-waiting one could have run; null when none waits. */
  oldestAt: DateTime.nullable(),
});

/** What of the machine keeps jobs from being done; they go on by themselves when it is over, and no try is spent. */
export const Interruption = z.object({
  code: z.enum(machineFaultCodes),
  jobs: z.number().int(),
  /** When the next of them looks again. */
  nextAt: DateTime,
});
export type Interruption = z.infer<typeof Interruption>;

export const FailedJob = z.object({
  id: z.number().int(),
  kind: z.string(),
  organizationName: z.string().nullable(),
  code: z.string(),
  attempts: z.number().int(),
  failedAt: DateTime,
  /** The fax that a provider announced, as it named the numbers; null for jobs about something else. */
  announced: z.object({ from: z.string().nullable(), to: z.string().nullable(), receivedAt: DateTime }).nullable(),
  /** False for a stage of a fax, which its clinic tries again, and for what is worth nothing any more. */
  canRetry: z.boolean(),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const RetryJob = z.strictObject({
  id: z.number().int().positive(),
  /** Whose the fax becomes, where no organisation has the dialled number; null leaves it to the number. */
  organizationId: Id.nullable(),
});
export type RetryJob = z.infer<typeof RetryJob>;

/** How what it is made of does. */
export const ProviderHealth = z.object({
  /** Bytes that there is room for; null where no end is known. */
  storage: z.object({ isReachable: z.boolean(), freeBytes: z.number().int().nullable() }),
  /** When a provider of faxes was last heard of; null when it never was. */
  faxHeardAt: DateTime.nullable(),
  /** Mails that have not gone out, and since when the oldest of them waits. */
  mail: z.object({ waiting: z.number().int(), oldestAt: DateTime.nullable() }),
});
export type ProviderHealth = z.infer<typeof ProviderHealth>;

export const SystemHealth = z.object({ installation: Installation, providers: ProviderHealth, queues: z.array(QueueState), interruptions: z.array(Interruption), failedJobs: z.array(FailedJob) });
export type SystemHealth = z.infer<typeof SystemHealth>;

export const systemContract = {
  listOrganizations: route({
    method: 'GET', path: '/api/organization/all', summary: 'All organisations', access: 'super', response: z.array(OrganizationSummary),
  }),
  getSystemHealth: route({
    method: 'GET', path: '/api/system/health', summary: 'Queues, what they wait for, the last failed jobs, what the installation is made of and how that does',
    access: 'super', response: SystemHealth,
  }),
  retryJob: route({
    method: 'POST', path: '/api/system/job/retry',
    summary: 'Try a failed job again; a fax for a number that nobody has can be given to an organisation',
    access: 'super', body: RetryJob, response: Empty,
  }),
};
