import { uploadContract } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { implement } from '../../http/implement.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import type { UploadService } from './upload.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const uploadRoutes = (uploads: UploadService, database: Database, links: FileLinks) =>
  implement(uploadContract, {
    createUpload: ({ actor, body }) => uploads.create(actor, body),
    completeUpload: ({ actor, body }) => uploads.complete(actor, body),
    getSignedUrl: ({ actor, query }) => signDocument(database, links, actor, query),
  });

/** A read address of a fax's document; handing it out is a view and is audited as one. */
function signDocument(
  database: Database,
  links: FileLinks,
  actor: Actor,
  { faxId, documentVersion }: { faxId: string; documentVersion?: number | undefined },
) {
  return database.asUser(actor, async (tx) => {
    const document = await tx
      .selectFrom('document')
      .innerJoin('fax', 'fax.id', 'document.fax_id')
      .select(['document.file_key', 'document.media_type', 'document.version', 'fax.document_version', 'fax.patient_id'])
      .where('document.fax_id', '=', faxId)
      .where((build) =>
        documentVersion === undefined
          ? build('document.version', '=', build.ref('fax.document_version'))
          : build('document.version', '=', documentVersion),
      )
      .executeTakeFirst();
    if (!document) throw notFound();
    await appendAudit(tx, {
      actor, action: 'R', entity: 'document', entityId: faxId, patientId: document.patient_id, outcome: 'success',
      detail: { documentVersion: document.version },
    });
    return {
      url: links.sign(actor, document.file_key, document.media_type),
      expiresAt: links.expiry().toISOString(),
      mediaType: document.media_type,
    };
  });
}
