import { z } from 'zod';
import { DateTime, Id } from './common.contract.ts';
import { route } from './route.ts';

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

export const FailedJob = z.object({
  id: z.number().int(),
  kind: z.string(),
  organizationName: z.string().nullable(),
  code: z.string(),
  attempts: z.number().int(),
  failedAt: DateTime,
});

export const SystemHealth = z.object({ installation: Installation, queues: z.array(QueueState), failedJobs: z.array(FailedJob) });
export type SystemHealth = z.infer<typeof SystemHealth>;

export const systemContract = {
  listOrganizations: route({
    method: 'GET', path: '/api/organization/all', summary: 'All organisations', access: 'super', response: z.array(OrganizationSummary),
  }),
  getSystemHealth: route({
    method: 'GET', path: '/api/system/health', summary: 'Queues, the last failed jobs, and what the installation is made of',
    access: 'super', response: SystemHealth,
  }),
};
