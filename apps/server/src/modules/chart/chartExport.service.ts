import type { chartContract, RouteRequest, RouteResponse } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { consentsOf } from '../consent/consentOf.ts';
import type { ContactService } from '../contact/contact.service.ts';
import { findLetterhead } from '../letter/letterhead.service.ts';
import type { PatientService } from '../patient/patient.service.ts';
import { bundleOf } from './chartBundle.ts';
import { chartPdf } from './chartPdf.ts';
import { chartRecords } from './chartRecords.ts';

type ExportQuery = RouteRequest<typeof chartContract.exportChart>['query'];
type Exported = RouteResponse<typeof chartContract.exportChart>;

export type ChartExport = ReturnType<typeof createChartExport>;

/** A chart as a file, of the areas that the actor may read. That it left is written in the transaction that reads it. */
export function createChartExport(database: Database, { patients, contacts }: { patients: Pick<PatientService, 'read'>; contacts: Pick<ContactService, 'ofChart'> }) {
  return async (actor: Actor, { patientId, format, locale }: ExportQuery): Promise<Exported> => {
    const now = new Date();
    const { organizationId, permissions } = actor;
    const { chart, head, locationName } = await database.asUser(actor, async (tx) => {
      const patient = await patients.read(tx, actor, patientId);
      const location = patient.locationId
        ? await tx.selectFrom('location').select('name').where('organization_id', '=', organizationId).where('id', '=', patient.locationId).executeTakeFirst()
        : undefined;
      const whole = {
        patient,
        contacts: await contacts.ofChart(tx, actor, patientId),
        consents: await consentsOf(tx, organizationId, patientId, now),
        records: await chartRecords(tx, { organizationId, patientId, permissions }),
      };
      await appendAudit(tx, { actor, action: 'E', entity: 'patient', entityId: patientId, patientId, outcome: 'success', detail: { event: 'export', format } });
      return { chart: whole, head: await findLetterhead(tx, organizationId), locationName: location?.name ?? null };
    });
    // A name of a file is seen by whoever looks at the screen or the folder, so it names nobody.
    if (format === 'pdf') {
      const bytes = await chartPdf(chart, { locale, head, locationName, now });
      return { fileName: 'chart.pdf', mediaType: 'application/pdf', base64: Buffer.from(bytes).toString('base64') };
    }
    const bundle = JSON.stringify(bundleOf(chart, now), null, 2);
    return { fileName: 'chart.fhir.json', mediaType: 'application/fhir+json', base64: Buffer.from(bundle).toString('base64') };
  };
}
