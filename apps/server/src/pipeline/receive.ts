import type { Selectable } from 'kysely';
import type { FaxSource } from '@intake/api/rules';
import { appendAudit, type AuditActor } from '../platform/audit/audit.ts';
import type { Database, Tx } from '../platform/database/database.port.ts';
import { storableFields } from '../platform/database/storable.ts';
import type { Tables } from '../platform/database/tables.ts';
import { publish } from '../platform/events/events.port.ts';
import { lockContent } from '../platform/files/contentLock.ts';
import { FileMissing, type Content, type Files, type StoredFile } from '../platform/files/files.port.ts';
import { enqueue } from '../platform/jobs/jobs.port.ts';
import { documentLimit } from './limits.ts';

export interface Arrival {
  organizationId: string;
  source: FaxSource;
  /** Who sent it in: a person who uploads, or the receiver itself. */
  actor: AuditActor;
  /** The provider's id, unique within the source; the same id never makes two faxes. */
  providerFaxId?: string | undefined;
  /** E.164 where the sender is known. */
  from?: string | undefined;
  to?: string | undefined;
  senderName?: string | undefined;
  originalName?: string | undefined;
  binId?: string | null | undefined;
  /** What the sender says it sent; fewer pages than that flag the fax as partial. */
  announcedPages?: number | undefined;
  partialContent?: boolean | undefined;
  /** Take it even though the same content is here. */
  allowDuplicate?: boolean | undefined;
  receivedAt?: Date | undefined;
}

export interface Receipt {
  faxId: string;
  /** The same content, or the same provider id, was here already; faxId is then that fax. */
  duplicate: boolean;
  /** It was the provider id: the same arrival, told again. */
  redelivered: boolean;
}

/** A file that is durable, and what it was stored for. */
export interface Receiver {
  /** Stores the bytes, then the fax. Resolves when both would survive a power cut. */
  receive(arrival: Arrival, bytes: Content): Promise<Receipt>;
  /** Makes the fax of a file that is stored already. */
  admit(arrival: Arrival, file: StoredFile): Promise<Receipt>;
}

/**
 * The first stage: the original is durable before anybody is told that it arrived. Fax, document, first job and
 * audit event are one transaction, so that what is acknowledged is also worked on.
 */
export function createReceiver({ database, files }: { database: Database; files: Files }): Receiver {
  const admit = (arrival: Arrival, file: StoredFile) => database.asService(arrival.organizationId, (tx) => admitIn(tx, files, arrival, file));

  return {
    admit,
    receive: async (arrival, bytes) => admit(arrival, await files.put(arrival.organizationId, bytes, documentLimit)),
  };
}

/** Makes the fax of a file that is stored already, in the caller's transaction. */
export async function admitIn(tx: Tx, files: Pick<Files, 'exists'>, given: Arrival, file: StoredFile): Promise<Receipt> {
  // A fax is not lost for what its sender is called.
  const arrival = storableFields(given);
  // One arrival of the same content at a time, or two uploads at once would both be the first.
  await lockContent(tx, arrival.organizationId, file.sha256);
  // Erased since it was stored, as the same content was misdirected before: whoever brings it brings it again.
  if (!(await files.exists(file.key))) throw new FileMissing(file.key);
  const known = await findByProvider(tx, arrival);
  if (known) return { faxId: known, duplicate: true, redelivered: true };
  const twin = await findTwin(tx, arrival.organizationId, file.sha256);
  if (twin && !(await mayRepeat(tx, arrival))) {
    await appendAudit(tx, {
      actor: arrival.actor, action: 'E', entity: 'fax', entityId: twin, outcome: 'refused',
      detail: { event: 'receive-duplicate', source: arrival.source },
    });
    return { faxId: twin, duplicate: true, redelivered: false };
  }
  return { faxId: await insertFax(tx, arrival, file, twin), duplicate: false, redelivered: false };
}

async function findByProvider(tx: Tx, { organizationId, source, providerFaxId }: Arrival): Promise<string | undefined> {
  if (!providerFaxId) return undefined;
  const row = await tx
    .selectFrom('fax')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('source', '=', source)
    .where('provider_fax_id', '=', providerFaxId)
    .executeTakeFirst();
  return row?.id;
}

async function findTwin(tx: Tx, organizationId: string, sha256: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('fax')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    // What we sent may come back with an answer.
    .where('direction', '=', 'inbound')
    // What was set aside never blocks the same document from coming in again.
    .where('status', 'not in', ['rejected', 'entered-in-error'])
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

async function mayRepeat(tx: Tx, arrival: Arrival): Promise<boolean> {
  if (arrival.allowDuplicate) return true;
  const row = await tx
    .selectFrom('organization')
    .select('settings')
    .where('id', '=', arrival.organizationId)
    .executeTakeFirstOrThrow();
  return row.settings.duplicates === 'allow';
}

async function insertFax(tx: Tx, arrival: Arrival, file: StoredFile, twin: string | undefined): Promise<string> {
  const place = await findPlace(tx, arrival);
  const { id } = await tx
    .insertInto('fax')
    .values({
      organization_id: arrival.organizationId,
      source: arrival.source,
      provider_fax_id: arrival.providerFaxId ?? null,
      from_number: arrival.from ?? null,
      to_number: arrival.to ?? null,
      sender_name: arrival.senderName ?? null,
      original_name: arrival.originalName ?? null,
      sha256: file.sha256,
      size: file.size,
      partial_content: arrival.partialContent ?? false,
      duplicate_of: twin ?? null,
      location_id: place.location_id,
      bin_id: place.bin_id,
      stage: 'receive',
      created_by: arrival.actor.userId,
      ...(arrival.receivedAt ? { received_at: arrival.receivedAt } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('document')
    .values({
      organization_id: arrival.organizationId,
      fax_id: id,
      version: 1,
      kind: 'original',
      file_key: file.key,
      // Set once the bytes have been looked at; what the sender calls it decides nothing.
      media_type: 'application/octet-stream',
      size: file.size,
      created_by: arrival.actor.userId,
    })
    .execute();
  await enqueue(tx, {
    kind: 'render',
    organizationId: arrival.organizationId,
    faxId: id,
    payload: { documentVersion: 1, ...(arrival.announcedPages ? { announcedPages: arrival.announcedPages } : {}) },
  });
  await appendAudit(tx, {
    actor: arrival.actor, action: 'C', entity: 'fax', entityId: id, outcome: 'success',
    detail: { event: 'receive', source: arrival.source },
  });
  await publish(tx, { organizationId: arrival.organizationId, topic: 'fax', entity: 'fax', entityId: id, payload: { event: 'received' } });
  return id;
}

type Place = Pick<Selectable<Tables['fax']>, 'location_id' | 'bin_id'>;

/** The bin that was asked for, else the one of the dialled number, else the first bin there is. */
async function findPlace(tx: Tx, arrival: Arrival): Promise<Place> {
  const bins = await tx
    .selectFrom('bin')
    .innerJoin('location', 'location.id', 'bin.location_id')
    .where('bin.organization_id', '=', arrival.organizationId)
    .select(['bin.id as bin_id', 'bin.location_id', 'bin.fax_number', 'location.fax_numbers'])
    .orderBy('bin.position')
    .orderBy('bin.name')
    .execute();
  const { to, binId } = arrival;
  return (
    bins.find((bin) => bin.bin_id === binId) ??
    bins.find((bin) => to !== undefined && bin.fax_number === to) ??
    bins.find((bin) => to !== undefined && bin.fax_numbers.includes(to)) ??
    bins[0] ?? { location_id: null, bin_id: null }
  );
}
