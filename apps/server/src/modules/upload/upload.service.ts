import type { FaxSummary, ReceivedFax } from '@intake/api/contract';
import type { Actor } from '../../http/actor.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import type { Content, Files, StoredFile } from '../../platform/files/files.port.ts';
import { isTemporary } from '../../platform/files/keys.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import type { Receiver } from '../../pipeline/receive.ts';

const validMinutes = 15;

export interface UploadServiceParts {
  database: Database;
  files: Files;
  links: FileLinks;
  receiver: Receiver;
  clock: Clock;
  /** Faxes as the fax module shows them. */
  readFaxes(tx: Tx, ids: string[]): Promise<FaxSummary[]>;
}

export type UploadService = ReturnType<typeof createUploadService>;

/** A file comes in three steps: announced, stored, made a fax of. Each can be repeated without harm. */
export function createUploadService({ database, files, links, receiver, clock, readFaxes }: UploadServiceParts) {
  const keep = async (actor: Actor, uploadId: string, temporaryKey: string): Promise<StoredFile> => {
    const file = await files.keep(temporaryKey);
    await database.asUser(actor, (tx) =>
      tx.updateTable('upload').set({ file_key: file.key }).where('id', '=', uploadId).execute(),
    );
    return file;
  };
  const summaryOf = async (actor: Actor, faxId: string): Promise<FaxSummary> => {
    const [fax] = await database.asUser(actor, (tx) => readFaxes(tx, [faxId]));
    if (!fax) throw notFound();
    return fax;
  };

  return {
    create: (actor: Actor, { filename }: { filename: string; size: number }) =>
      database.asUser(actor, async (tx) => {
        const expiresAt = new Date(clock.now().getTime() + validMinutes * 60_000);
        const { id } = await tx
          .insertInto('upload')
          .values({
            organization_id: actor.organizationId,
            created_by: actor.userId,
            filename,
            file_key: null,
            sha256: null,
            fax_id: null,
            expires_at: expiresAt,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { uploadId: id, url: links.signUpload(actor.organizationId, id, expiresAt), expiresAt: expiresAt.toISOString() };
      }),

    /** Stores the bytes of an announced file; the address itself proved who may. */
    store: async (organizationId: string, uploadId: string, bytes: Content): Promise<void> => {
      const file = await files.putTemporary(organizationId, bytes, documentLimit);
      await database.asService(organizationId, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('upload')
          .set({ file_key: file.key, sha256: file.sha256, size: file.size })
          .where('id', '=', uploadId)
          .where('fax_id', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw notFound();
      });
    },

    complete: async (
      actor: Actor,
      { uploadId, binId, allowDuplicate }: { uploadId: string; binId: string | null; allowDuplicate: boolean },
    ): Promise<ReceivedFax> => {
      const upload = await database.asUser(actor, (tx) =>
        tx.selectFrom('upload').selectAll().where('id', '=', uploadId).where('created_by', '=', actor.userId).executeTakeFirst(),
      );
      if (!upload) throw notFound();
      if (upload.fax_id) return { fax: await summaryOf(actor, upload.fax_id), duplicate: false };
      const { file_key: key, sha256, size } = upload;
      if (key === null || sha256 === null || size === null) throw conflict('not-stored', 'The file has not arrived yet.');
      const file: StoredFile = isTemporary(key) ? await keep(actor, uploadId, key) : { key, sha256, size };
      const receipt = await receiver.admit(
        {
          organizationId: actor.organizationId,
          source: 'upload',
          actor,
          // The same upload completed twice at once makes one fax.
          providerFaxId: uploadId,
          originalName: upload.filename,
          binId,
          allowDuplicate,
        },
        file,
      );
      if (!receipt.duplicate) {
        await database.asUser(actor, (tx) =>
          tx.updateTable('upload').set({ fax_id: receipt.faxId }).where('id', '=', uploadId).execute(),
        );
      }
      return { fax: await summaryOf(actor, receipt.faxId), duplicate: receipt.duplicate };
    },
  };
}
