import type { SamplePage } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { appendAudit, hasViewed } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';

/** A page of a fax as it is now; null where it is not, or not for this reader. Looking at it is a view of the fax. */
export async function samplePageOf(tx: Tx, links: FileLinks, actor: Actor, { faxId, page: number }: { faxId: string; page: number }): Promise<SamplePage | null> {
  const found = await tx
    .selectFrom('fax')
    .innerJoin('document', (join) => join.onRef('document.fax_id', '=', 'fax.id').onRef('document.version', '=', 'fax.document_version'))
    .innerJoin('page', 'page.document_id', 'document.id')
    .select(['page.width', 'page.height', 'page.image_key', 'fax.page_count', 'fax.patient_id'])
    .where('fax.id', '=', faxId)
    .where('fax.organization_id', '=', actor.organizationId)
    .where('fax.direction', '=', 'inbound')
    .where('page.number', '=', number)
    .executeTakeFirst();
  if (!found) return null;
  if (!(await hasViewed(tx, actor, 'fax', faxId)))
    await appendAudit(tx, { actor, action: 'R', entity: 'fax', entityId: faxId, patientId: found.patient_id, outcome: 'success' });
  return {
    faxId, page: number, pageCount: found.page_count ?? number, width: found.width, height: found.height,
    imageUrl: links.sign(actor, found.image_key, 'image/png'),
  };
}
