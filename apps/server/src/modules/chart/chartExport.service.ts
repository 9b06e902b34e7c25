import type { chartContract, RouteRequest, RouteResponse } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { Documents } from '../../platform/documents/document.port.ts';
import { consentsOf } from '../consent/consentOf.ts';
import type { ContactService } from '../contact/contact.service.ts';
import { drawPages } from '../letter/drawPages.ts';
import { findLetterhead } from '../letter/letterhead.service.ts';
import type { PatientService } from '../patient/patient.service.ts';
import { bundleOf } from './chartBundle.ts';
import { chartPdf } from './chartPdf.ts';
import { chartRecords } from './chartRecords.ts';

type ExportQuery = RouteRequest<typeof chartContract.exportChart>['query'];
type PrintQuery = RouteRequest<typeof chartContract.printChart>['query'];
type Printed = RouteResponse<typeof chartContract.printChart>;
type Exported = RouteResponse<typeof chartContract.exportChart>;

export type ChartExport = ReturnType<typeof createChartExport>;

/** More than these are drawn for nobody: whoever wants them on paper prints the PDF. */
const mostPrinted = 40;

interface Parts {
  patients: Pick<PatientService, 'read'>;
  contacts: Pick<ContactService, 'ofChart'>;
  documents: Documents;
}

/** A chart as a file or on paper, of the areas that the actor may read. That it left is written in the transaction that reads it. */
export function createChartExport(database: Database, { patients, contacts, documents }: Parts) {
  return {
    save: async (actor: Actor, { patientId, format, locale }: ExportQuery): Promise<Exported> => {
      const now = new Date();
      const read = await readWhole(actor, { patientId, event: 'export', format }, now);
      // A name of a file is seen by whoever looks at the screen or the folder, so it names nobody.
      if (format === 'pdf') {
        const bytes = await chartPdf(read.chart, { ...read, locale, now });
        return { fileName: 'chart.pdf', mediaType: 'application/pdf', base64: Buffer.from(bytes).toString('base64') };
      }
      const bundle = JSON.stringify(bundleOf(read.chart, now), null, 2);
      return { fileName: 'chart.fhir.json', mediaType: 'application/fhir+json', base64: Buffer.from(bundle).toString('base64') };
    },

    print: async (actor: Actor, { patientId, locale }: PrintQuery): Promise<Printed> => {
      const now = new Date();
      const read = await readWhole(actor, { patientId, event: 'print', format: 'pdf' }, now);
      const bytes = await chartPdf(read.chart, { ...read, locale, now });
      const { pageCount, pages } = await drawPages(documents, bytes, mostPrinted);
      return { pageCount, pages: pageCount > mostPrinted ? [] : pages };
    },
  };

  function readWhole(actor: Actor, { patientId, ...left }: { patientId: string; event: 'export' | 'print'; format: string }, now: Date) {
    const { organizationId, permissions } = actor;
    return database.asUser(actor, async (tx) => {
      const patient = await patients.read(tx, actor, patientId);
      const location = patient.locationId
        ? await tx.selectFrom('location').select('name').where('organization_id', '=', organizationId).where('id', '=', patient.locationId).executeTakeFirst()
        : undefined;
      const chart = {
        patient,
        contacts: await contacts.ofChart(tx, actor, patientId),
        consents: await consentsOf(tx, organizationId, patientId, now),
        records: await chartRecords(tx, { organizationId, patientId, permissions }),
      };
      await appendAudit(tx, { actor, action: 'E', entity: 'patient', entityId: patientId, patientId, outcome: 'success', detail: left });
      return { chart, head: await findLetterhead(tx, organizationId), locationName: location?.name ?? null };
    });
  }
}
