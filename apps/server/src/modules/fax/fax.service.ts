import { sql } from 'kysely';
import type { FaxDetail, FaxSummary, FileFax, Word } from '@intake/api/contract';
import { filingProblems, type DocumentType, type Priority, registerName } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import type { PageQuery } from '../../kernel/cursor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import { appendAudit, hasViewed } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import { indexFax } from '../../platform/search/faxIndex.ts';
import { openForFax } from '../request/fax/requestFromFax.ts';
import { findFax, findWords, lockFax } from './fax.store.ts';
import { listActions, remember, snapshot } from './faxAction.store.ts';
import { changeFax, lockForChange, refuseOthersClaim } from './faxChange.ts';
import { readDetail } from './faxDetail.ts';
import { acceptAll, keepSaid, listSettled } from './faxExtraction.store.ts';
import { countLimit, countViews, listCompleted, listIncoming, listOfPatient, type CompletedQuery, type IncomingQuery } from './faxList.store.ts';
import { isAsProposed } from './faxProposal.ts';
import { toSummary } from './faxRow.ts';
import { readSummaries } from './liveFaxes.ts';

const claimMinutes = 10;

interface Versioned {
  faxId: string;
  version: number;
}

export interface FaxServiceParts {
  database: Database;
  links: FileLinks;
  clock: Clock;
}

export type FaxService = ReturnType<typeof createFaxService>;

/** What staff do with faxes. Each function is one transaction with its audit event. */
export function createFaxService({ database, links, clock }: FaxServiceParts) {
  return {
    list: (actor: Actor, query: IncomingQuery) => database.asUser(actor, (tx) => listIncoming({ tx, actor, now: clock.now() }, query)),

    listCompleted: (actor: Actor, query: CompletedQuery) => database.asUser(actor, (tx) => listCompleted({ tx, actor, now: clock.now() }, query)),

    listOfPatient: (actor: Actor, query: PageQuery & { patientId: string }) =>
      database.asUser(actor, async (tx) => {
        const found = await listOfPatient({ tx, actor, now: clock.now() }, query);
        await appendAudit(tx, { actor, action: 'R', entity: 'patient-faxes', entityId: null, patientId: query.patientId, outcome: 'success' });
        return found;
      }),

    /** Summaries in the order of the ids, in the caller's transaction. */
    read: async (tx: Tx, ids: string[]): Promise<FaxSummary[]> => {
      const found = await readSummaries(tx, ids, clock.now());
      return ids.map((id) => found.get(id)).filter((fax) => fax !== undefined);
    },

    /** Open faxes by view, in the caller's transaction. */
    count: async (tx: Tx, actor: Actor, locationId?: string) => ({
      views: await countViews(tx, actor.userId, actor.organizationId, locationId),
      limit: countLimit,
    }),

    /** `again`: a page that shows it asks for what changed. Nobody opened anything, if they did open it of late. */
    get: (actor: Actor, id: string, { again = false } = {}): Promise<FaxDetail> =>
      database.asUser(actor, async (tx) => {
        const detail = await readDetail(tx, links, actor, id, clock.now());
        if (!again || !(await hasViewed(tx, actor, 'fax', id)))
          await appendAudit(tx, { actor, action: 'R', entity: 'fax', entityId: id, patientId: detail.patientId, outcome: 'success' });
        return detail;
      }),

    /** Before anybody looks at it: that it was handed out is audited, the view when it is claimed. */
    getAhead: (actor: Actor, id: string): Promise<FaxDetail> =>
      database.asUser(actor, async (tx) => {
        const detail = await readDetail(tx, links, actor, id, clock.now());
        await appendAudit(tx, { actor, action: 'E', entity: 'fax', entityId: id, patientId: detail.patientId, outcome: 'success', detail: { event: 'fetch-ahead' } });
        return detail;
      }),

    words: (actor: Actor, id: string, number: number): Promise<Word[]> =>
      database.asUser(actor, async (tx) => {
        const fax = await findFax(tx, id);
        const page = await findWords(tx, id, fax.document_version, number);
        if (!page) throw notFound();
        return page.words ?? [];
      }),

    /** `fetchedAhead`: what was handed out before is looked at now. */
    claim: (actor: Actor, id: string, fetchedAhead = false): Promise<FaxSummary> =>
      database.asUser(actor, async (tx) => {
        const fax = await lockFax(tx, id);
        refuseOthersClaim(fax, actor, clock.now());
        if (fetchedAhead) await appendAudit(tx, { actor, action: 'R', entity: 'fax', entityId: id, patientId: fax.patient_id, outcome: 'success' });
        const until = new Date(clock.now().getTime() + claimMinutes * 60_000);
        // Holding a fax does not change it: the version that others saw stays good.
        return changeFax(tx, actor, clock, fax, {
          event: 'claim',
          set: { claimed_by: actor.userId, claimed_until: until, version: fax.version },
          audit: { action: 'E', detail: { event: 'claim' } },
        });
      }),

    release: (actor: Actor, id: string): Promise<FaxSummary> =>
      database.asUser(actor, async (tx) => {
        const fax = await lockFax(tx, id);
        refuseOthersClaim(fax, actor, clock.now());
        if (fax.status !== 'claimed') return toSummary(await findFax(tx, id), clock.now());
        return changeFax(tx, actor, clock, fax, {
          event: 'release',
          set: { version: fax.version },
          audit: { action: 'E', detail: { event: 'release' } },
        });
      }),

    file: (actor: Actor, draft: FileFax): Promise<FaxSummary> =>
      database.asUser(actor, async (tx) => {
        const problems = filingProblems(draft);
        if (problems.length > 0) {
          throw invalid(problems.map(({ path, code }) => ({ path: path, code, message: 'This is needed to file the fax.' })));
        }
        const fax = await lockForChange(tx, actor, draft.faxId, draft.version, clock.now());
        await requireOwn(tx, actor, 'patient', draft.patientId);
        await requireOwn(tx, actor, 'physician', draft.physicianId);
        await requireOwn(tx, actor, 'modality', draft.modalityId);
        const settled = await listSettled(tx, fax.id);
        const isUnchanged = await isAsProposed(tx, fax, draft);
        await keepSaid(tx, actor, fax, draft);
        await acceptAll(tx, actor, fax);
        const said = {
          patient_id: draft.patientId,
          physician_id: draft.physicianId,
          modality_id: draft.modalityId,
          priority: draft.priority,
          reason: draft.reason,
          note: draft.note,
        };
        const filed = await changeFax(tx, actor, clock, fax, {
          event: 'complete',
          set: {
            document_type: draft.documentType,
            ...said,
            next_step: draft.nextStep,
            completed_at: clock.now(),
            completed_by: actor.userId,
            filed_unchanged: isUnchanged,
          },
          audit: { action: 'U', detail: { event: 'file', documentType: draft.documentType, nextStep: draft.nextStep } },
        });
        const asked = await openForFax(tx, actor, clock, { ...fax, ...said }, draft.nextStep);
        await remember(tx, actor, fax, 'file', { fax: snapshot(fax), settled, ...asked });
        await indexFax(tx, fax.id);
        // What a person had to correct is learnt from, when nobody waits.
        if (fax.from_number && !isUnchanged) await enqueue(tx, { kind: 'learn-form', organizationId: fax.organization_id, faxId: fax.id, priority: 9 });
        return filed;
      }),

    hold: (actor: Actor, { faxId, version, hold, note }: Versioned & { hold: boolean; note: string | null }) =>
      database.asUser(actor, async (tx) => {
        const fax = await lockForChange(tx, actor, faxId, version, clock.now());
        if (hold) await remember(tx, actor, fax, 'hold', { fax: snapshot(fax) });
        return changeFax(tx, actor, clock, fax, {
          event: hold ? 'hold' : 'resume',
          set: { note },
          audit: { action: 'U', detail: { event: hold ? 'hold' : 'resume' } },
        });
      }),

    reject: (actor: Actor, { faxId, version, reason }: Versioned & { reason: 'junk' }) =>
      database.asUser(actor, async (tx) => {
        const fax = await lockForChange(tx, actor, faxId, version, clock.now());
        await remember(tx, actor, fax, 'reject', { fax: snapshot(fax) });
        return changeFax(tx, actor, clock, fax, {
          event: 'reject',
          set: { document_type: reason, completed_at: clock.now(), completed_by: actor.userId },
          audit: { action: 'U', detail: { event: 'reject', reason } },
        });
      }),

    route: (
      actor: Actor,
      change: Versioned & { binId?: string | null | undefined; priority?: Priority | undefined; documentType?: DocumentType | undefined },
    ) =>
      database.asUser(actor, async (tx) => {
        const fax = await lockForChange(tx, actor, change.faxId, change.version, clock.now());
        if (change.binId) await requireOwn(tx, actor, 'bin', change.binId);
        await keepSaid(tx, actor, fax, change);
        return changeFax(tx, actor, clock, fax, {
          set: {
            ...(change.binId === undefined ? {} : { bin_id: change.binId, bin_chosen_by: actor.userId }),
            ...(change.priority ? { priority: change.priority } : {}),
            ...(change.documentType ? { document_type: change.documentType } : {}),
          },
          audit: { action: 'U', detail: { event: 'route' } },
        });
      }),

    retry: (actor: Actor, { faxId, version }: Versioned) =>
      database.asUser(actor, async (tx) => {
        const fax = await lockForChange(tx, actor, faxId, version, clock.now());
        const stage = fax.failure?.stage === 'receive' || !fax.failure ? 'render' : fax.failure.stage;
        await enqueue(tx, { kind: stage, organizationId: fax.organization_id, faxId, payload: { documentVersion: fax.document_version } });
        return changeFax(tx, actor, clock, fax, {
          event: 'retry',
          set: { failure: null, stage },
          audit: { action: 'E', detail: { event: 'retry', stage } },
        });
      }),

    /** Reads the pages again from the stored document: their words are forgotten first, so that the stage does its work. */
    readAgain: (actor: Actor, { faxId, version }: Versioned) =>
      database.asUser(actor, async (tx) => {
        const fax = await lockForChange(tx, actor, faxId, version, clock.now());
        await sql`update page set words = null, text = null from document d
          where d.id = page.document_id and page.fax_id = ${faxId} and d.version = ${fax.document_version}`.execute(tx);
        await enqueue(tx, { kind: 'read', organizationId: fax.organization_id, faxId, payload: { documentVersion: fax.document_version } });
        return changeFax(tx, actor, clock, fax, {
          event: 'retry',
          set: { failure: null, stage: 'read' },
          audit: { action: 'E', detail: { event: 'read-again' } },
        });
      }),

    actions: (actor: Actor) =>
      database.asUser(actor, async (tx) =>
        (await listActions(tx, actor)).map((row) => ({
          id: row.id,
          kind: row.kind,
          faxId: row.fax_id,
          patientName: row.family_name ? registerName({ familyName: row.family_name, givenName: row.given_name }) : row.patient_name,
          at: row.created_at.toISOString(),
        })),
      ),
  };
}
