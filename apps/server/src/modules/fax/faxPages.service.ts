import type { FaxDetail, FaxSummary } from '@intake/api/contract';
import { faxLifecycle, transition } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Documents, Rotation } from '../../platform/documents/document.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import { findFax, updateFax, type StoredFax } from './fax.store.ts';
import { remember, snapshot } from './faxAction.store.ts';
import { changeFax, lockForChange } from './faxChange.ts';
import { readDetail } from './faxDetail.ts';
import { toSummary } from './faxRow.ts';
import { composeVersion, insertVersion, loadPages, pick, sourceKeys, type NewVersion, type Taken } from './faxVersion.store.ts';

interface Versioned {
  faxId: string;
  version: number;
}

interface EditRequest extends Versioned {
  pages: { number: number; rotate: Rotation }[];
  append?: Versioned | undefined;
}

export interface FaxPagesParts {
  database: Database;
  files: Files;
  documents: Documents;
  links: FileLinks;
  clock: Clock;
}

export type FaxPagesService = ReturnType<typeof createFaxPagesService>;

/** Rotate, reorder, delete, merge and split: each makes new versions and leaves what was received as it is. */
export function createFaxPagesService({ database, files, documents, links, clock }: FaxPagesParts) {
  const detail = (tx: Tx, actor: Actor, id: string) => readDetail(tx, links, actor, id, clock.now());

  /** The pages to take, read under the same checks that the change makes again when it is written. */
  const gather = (actor: Actor, request: EditRequest) =>
    database.asUser(actor, async (tx) => {
      const fax = await lockForChange(tx, actor, request.faxId, request.version, clock.now());
      const own = await loadPages(tx, fax);
      const taken: Taken[] = request.pages.map(({ number, rotate }) => pick(own, number, rotate));
      if (request.append) {
        const other = await lockForChange(tx, actor, request.append.faxId, request.append.version, clock.now());
        taken.push(...(await loadPages(tx, other)).map((page): Taken => ({ page, rotate: 0 })));
      }
      return { taken, keys: await sourceKeys(tx, taken.map(({ page }) => page)) };
    });

  return {
    /** Pages of a fax as they are now, in the order given, as one PDF; the view is audited. */
    compose: async (actor: Actor, faxId: string, numbers: number[] | null) => {
      const { taken, keys, patientId } = await database.asUser(actor, async (tx) => {
        const fax = await findFax(tx, faxId);
        const own = await loadPages(tx, fax);
        if (own.length === 0) throw conflict('not-ready', 'The pages of this fax are not there yet.');
        const picked = numbers ? numbers.map((number) => pick(own, number)) : own.map((page): Taken => ({ page, rotate: 0 }));
        await appendAudit(tx, { actor, action: 'R', entity: 'fax', entityId: faxId, patientId: fax.patient_id, outcome: 'success', detail: { event: 'compose' } });
        return { taken: picked, keys: await sourceKeys(tx, picked.map(({ page }) => page)), patientId: fax.patient_id };
      });
      const { file, pages } = await composeVersion({ files, documents }, actor.organizationId, taken, keys);
      return { bytes: await files.read(file.key), pageCount: pages.length, patientId };
    },

    edit: async (actor: Actor, request: EditRequest): Promise<FaxDetail> => {
      const { taken, keys } = await gather(actor, request);
      const made = await composeVersion({ files, documents }, actor.organizationId, taken, keys);
      return database.asUser(actor, async (tx) => {
        const fax = await lockForChange(tx, actor, request.faxId, request.version, clock.now());
        const next = await nextVersion(tx, fax);
        const merged = request.append && (await takeIn(tx, actor, fax, request.append, clock));
        await insertVersion(tx, fax, next, made, actor.userId);
        await remember(tx, actor, fax, 'edit', { fax: snapshot(fax), ...(merged ? { merged } : {}) });
        await enqueue(tx, { kind: 'read', organizationId: fax.organization_id, faxId: fax.id, payload: { documentVersion: next } });
        await changeFax(tx, actor, clock, fax, {
          set: { document_version: next, page_count: made.pages.length },
          audit: { action: 'U', detail: { event: merged ? 'merge' : 'edit-pages', documentVersion: next } },
        });
        return detail(tx, actor, fax.id);
      });
    },

    split: async (actor: Actor, { parts, ...request }: Versioned & { parts: number[][] }): Promise<FaxSummary[]> => {
      const versions: NewVersion[] = [];
      const numbers = parts.flat();
      if (new Set(numbers).size !== numbers.length) {
        throw invalid([{ path: 'parts', code: 'repeated', message: 'A page can go to one part only.' }]);
      }
      for (const part of parts) {
        const { taken, keys } = await gather(actor, { ...request, pages: part.map((number) => ({ number, rotate: 0 })) });
        versions.push(await composeVersion({ files, documents }, actor.organizationId, taken, keys));
      }
      return database.asUser(actor, async (tx) => {
        const fax = await lockForChange(tx, actor, request.faxId, request.version, clock.now());
        const pages = await loadPages(tx, fax);
        if (pages.length !== numbers.length) {
          throw invalid([{ path: 'parts', code: 'incomplete', message: 'Every page has to go to a part.' }]);
        }
        const ids: string[] = [];
        for (const version of versions) ids.push(await insertPart(tx, actor, fax, version));
        await remember(tx, actor, fax, 'split', { fax: snapshot(fax), made: ids });
        await changeFax(tx, actor, clock, fax, {
          event: 'void',
          set: {},
          audit: { action: 'U', detail: { event: 'split', parts: ids } },
        });
        return Promise.all(ids.map(async (id) => toSummary(await findFax(tx, id), clock.now())));
      });
    },

    /** Extracts again from the words that are there; nothing is filed by it. */
    propose: (actor: Actor, { faxId, version }: Versioned): Promise<FaxDetail> =>
      database.asUser(actor, async (tx) => {
        const fax = await lockForChange(tx, actor, faxId, version, clock.now());
        await enqueue(tx, { kind: 'extract', organizationId: fax.organization_id, faxId, payload: { documentVersion: fax.document_version } });
        await appendAudit(tx, {
          actor, action: 'E', entity: 'fax', entityId: faxId, patientId: fax.patient_id, outcome: 'success', detail: { event: 'propose' },
        });
        return detail(tx, actor, faxId);
      }),
  };
}

async function nextVersion(tx: Tx, fax: StoredFax): Promise<number> {
  const row = await tx
    .selectFrom('document')
    .select((build) => build.fn.max('version').as('version'))
    .where('fax_id', '=', fax.id)
    .executeTakeFirstOrThrow();
  return row.version + 1;
}

/** The other fax leaves the queue; its pages live on in this one. */
async function takeIn(tx: Tx, actor: Actor, into: StoredFax, { faxId, version }: Versioned, clock: Clock) {
  if (faxId === into.id) throw conflict('same-fax', 'A fax cannot be merged into itself.');
  const other = await lockForChange(tx, actor, faxId, version, clock.now());
  const status = transition(faxLifecycle, other.status, 'void');
  await updateFax(tx, other, { status, parent_fax_id: into.id, claimed_by: null, claimed_until: null });
  await appendAudit(tx, {
    actor, action: 'U', entity: 'fax', entityId: other.id, patientId: other.patient_id, outcome: 'success',
    detail: { event: 'merged-into', faxId: into.id },
  });
  return { id: other.id, version: other.version + 1 };
}

/** A part is a fax of its own; it is read at once, so that its patient is looked for on its own pages. */
async function insertPart(tx: Tx, actor: Actor, source: StoredFax, made: NewVersion): Promise<string> {
  const { id } = await tx
    .insertInto('fax')
    .values({
      organization_id: source.organization_id,
      location_id: source.location_id,
      bin_id: source.bin_id,
      source: source.source,
      from_number: source.from_number,
      to_number: source.to_number,
      sender_name: source.sender_name,
      original_name: source.original_name,
      media_type: 'application/pdf',
      sha256: made.file.sha256,
      size: made.file.size,
      page_count: made.pages.length,
      priority: source.priority,
      status: 'processing',
      stage: 'read',
      parent_fax_id: source.id,
      received_at: source.received_at,
      created_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertVersion(tx, { id, organization_id: source.organization_id }, 1, made, actor.userId);
  await enqueue(tx, { kind: 'read', organizationId: source.organization_id, faxId: id, payload: { documentVersion: 1 } });
  await appendAudit(tx, {
    actor, action: 'C', entity: 'fax', entityId: id, outcome: 'success', detail: { event: 'split-from', faxId: source.id },
  });
  return id;
}
