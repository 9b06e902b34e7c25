import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createEmrService } from '../../modules/emr/emr.service.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { EmrPlaces } from '../../platform/emr/emrPlaces.ts';
import { startEmrLoopback } from '../../platform/emr/loopback/emrLoopback.ts';
import { administratorOf } from './administrator.ts';

const connection = 'demo-emr';

export interface DemoEmr {
  places: EmrPlaces;
  close(): Promise<void>;
}

/** A system on this machine that takes filed faxes by MLLP, and a folder of the demo; what the operator has set up stays. */
export async function openDemoEmr(given: EmrPlaces, dataFolder: string): Promise<DemoEmr> {
  const folder = given.folder ?? join(dataFolder, 'exports');
  await mkdir(folder, { recursive: true, mode: 0o750 });
  const loopback = await startEmrLoopback();
  return { places: { ...given, folder, connections: { ...given.connections, [connection]: loopback.address } }, close: () => loopback.close() };
}

/** Two systems that are given what is filed, and what they were given of the last days: one refused a document. */
export async function makeDemoExports(database: Database, organizationId: string, places: EmrPlaces): Promise<void> {
  const actor = await administratorOf(database, organizationId);
  const emr = createEmrService({ database, places });
  const usual = { fileNames: 'number' as const, binIds: [], isActive: true };
  const chart = await emr.create(actor, { ...usual, name: 'Demo EMR', format: 'mdm', transport: 'mllp', place: connection, application: 'DEMO', facility: null, documentTypes: [] });
  const archive = await emr.create(actor, { ...usual, name: 'Reports for the archive', format: 'pdf-json', transport: 'folder', place: 'archive', application: null, facility: null, documentTypes: ['consult-report', 'imaging-report', 'lab-result'] });
  await database.asService(organizationId, (tx) =>
    sql`
      insert into emr_export (organization_id, target_id, fax_id, state, attempts, error, file_name, created_at, delivered_at)
      select ${organizationId}, target, fax_id, case when place = 3 then 'failed' when place = 8 then 'settled' else 'delivered' end, case when place = 5 then 3 else 1 end,
        case when place in (3, 8) then 'rejected' end, case when target = ${archive.id}::uuid then replace(gen_random_uuid()::text, '-', '') || '.pdf' end,
        completed_at + interval '31 seconds', case when place not in (3, 8) then completed_at + interval '33 seconds' end
      from (
        select id as fax_id, completed_at, row_number() over (order by completed_at desc, id) as place, case when document_type in ('imaging-report','lab-result') then ${archive.id}::uuid else ${chart.id}::uuid end as target
        from fax where organization_id = ${organizationId} and status = 'completed' and direction = 'inbound' order by completed_at desc, id limit 14
      ) filed`.execute(tx),
  );
}
