import type { Selectable } from 'kysely';
import type { FaxSummary, ReceivedFax } from '@intake/api/contract';
import { fileHead, fileRefusal, sizeRefusal } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound, refusedFile } from '../../kernel/errors.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { FileMissing, type Content, type Files, type StoredFile } from '../../platform/files/files.port.ts';
import { isTemporary } from '../../platform/files/keys.ts';
import { drain, peek } from '../../platform/files/peek.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import type { Receiver } from '../../pipeline/receive.ts';

const validMinutes = 15;

const notStored = () => conflict('not-stored', 'The bytes of the file are not here, or not any more: send it again.');

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
  const find = (actor: Actor, uploadId: string) =>
    database.asUser(actor, (tx) =>
      tx.selectFrom('upload').selectAll().where('id', '=', uploadId).where('created_by', '=', actor.userId).executeTakeFirst(),
    );
  /** The bytes of an upload, kept for good. The temporary ones go when their successor is written down, and not before. */
  const keep = async (actor: Actor, { id, file_key: key, sha256, size }: Selectable<Tables['upload']>): Promise<StoredFile> => {
    if (key === null || sha256 === null || size === null) throw notStored();
    if (!isTemporary(key)) return { key, sha256, size };
    const file = await files.keep(key);
    await database.asUser(actor, (tx) =>
      tx.updateTable('upload').set({ file_key: file.key }).where('id', '=', id).where('file_key', '=', key).execute(),
    );
    await files.discard(key);
    return file;
  };
  /** What is gone may have been kept by another who completes the same upload; else it was swept. */
  const keepAgain = async (actor: Actor, before: Selectable<Tables['upload']>, error: unknown): Promise<StoredFile> => {
    if (!(error instanceof FileMissing)) throw error;
    const upload = await find(actor, before.id);
    if (!upload || upload.file_key === before.file_key) throw notStored();
    return keep(actor, upload);
  };
  const summaryOf = async (actor: Actor, faxId: string): Promise<FaxSummary> => {
    const [fax] = await database.asUser(actor, (tx) => readFaxes(tx, [faxId]));
    if (!fax) throw notFound();
    return fax;
  };

  return {
    create: async (actor: Actor, { filename, size }: { filename: string; size: number }) => {
      const refusal = sizeRefusal(size);
      if (refusal) throw refusedFile(refusal);
      return database.asUser(actor, async (tx) => {
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
        return { uploadId: id, url: links.signUpload(actor, id, expiresAt), expiresAt: expiresAt.toISOString() };
      });
    },

    /** Stores the bytes of an announced file; the address itself proved who may. */
    store: async (organizationId: string, uploadId: string, bytes: Content): Promise<void> => {
      const { head, whole } = await peek(bytes, fileHead);
      const refusal = fileRefusal(head.length, head);
      if (refusal) {
        await drain(whole);
        throw refusedFile(refusal);
      }
      const file = await files.putTemporary(organizationId, whole, documentLimit);
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
      const upload = await find(actor, uploadId);
      if (!upload) throw notFound();
      if (upload.fax_id) return { fax: await summaryOf(actor, upload.fax_id), duplicate: false };
      const file = await keep(actor, upload).catch((error: unknown) => keepAgain(actor, upload, error));
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
      const duplicate = receipt.duplicate && !receipt.redelivered;
      if (!duplicate) {
        await database.asUser(actor, (tx) =>
          tx.updateTable('upload').set({ fax_id: receipt.faxId }).where('id', '=', uploadId).execute(),
        );
      }
      return { fax: await summaryOf(actor, receipt.faxId), duplicate };
    },
  };
}
