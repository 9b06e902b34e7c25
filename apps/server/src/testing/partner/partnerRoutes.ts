import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../platform/database/database.port.ts';
import type { Routes } from '../../http/implement.ts';
import { allPartnerRoutes } from '../../modules/partner/partners.ts';
import { createReceiver } from '../../pipeline/receive.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { openDiskFiles } from '../../platform/files/disk.adapter.ts';
import { createPublicLimits } from '../../platform/limits/publicLimits.ts';

/** What partners call, with a folder of files of its own. */
export async function openPartnerRoutes({ siteUrl = 'https://intake.example', webhookHosts }: { siteUrl?: string; webhookHosts?: readonly string[] } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'intake-partners-'));
  const files = await openDiskFiles(folder);
  const routes = (database: Database): Routes[] =>
    allPartnerRoutes({
      database, files, clock: systemClock, receiver: createReceiver({ database, files }), limits: createPublicLimits(database),
      linkSecret: Buffer.from('a secret of this test'), siteUrl, webhookHosts,
    });
  return { folder, files, routes };
}
