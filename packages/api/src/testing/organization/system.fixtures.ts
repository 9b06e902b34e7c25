import { z } from 'zod';
import { OrganizationSummary, SystemHealth } from '../../contract/organization/system.contract.ts';
import { daysAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { organizationDetails } from '../access/session.fixtures.ts';

export const organizations = z.array(OrganizationSummary).parse([
  { id: organizationDetails.id, name: organizationDetails.name, timeZone: 'America/Toronto', memberCount: 9, locationCount: 2, createdAt: daysAgo(210) },
  { id: fixtureId('organization', 2), name: 'Lions Gate Imaging', timeZone: 'America/Vancouver', memberCount: 14, locationCount: 3, createdAt: daysAgo(31) },
  { id: fixtureId('organization', 3), name: 'Clinique des Érables', timeZone: 'America/Montreal', memberCount: 1, locationCount: 0, createdAt: daysAgo(1) },
]);

export const systemHealth = SystemHealth.parse({
  installation: { database: 'embedded', storage: 'disk', signIn: 'embedded', telephony: 'telnyx', mail: 'outbox' },
  providers: {
    storage: { isReachable: true, freeBytes: 182_400_000_000 },
    faxHeardAt: minutesAgo(12),
    mail: { waiting: 3, oldestAt: minutesAgo(7) },
  },
  queues: [
    { kind: 'extract', queued: 2, running: 1, failed: 0, oldestAt: minutesAgo(1) },
    { kind: 'render', queued: 7, running: 2, failed: 1, oldestAt: minutesAgo(4) },
    { kind: 'telnyx-event', queued: 0, running: 0, failed: 1, oldestAt: null },
  ],
  interruptions: [],
  failedJobs: [
    {
      id: 901, kind: 'telnyx-event', organizationName: null, code: 'unknown-number', attempts: 1, failedAt: minutesAgo(95), canRetry: true,
      announced: { from: '+14165550142', to: '+16135550199', receivedAt: minutesAgo(96) },
    },
    { id: 877, kind: 'render', organizationName: organizationDetails.name, code: 'truncated', attempts: 1, failedAt: minutesAgo(310), announced: null, canRetry: false },
  ],
});
