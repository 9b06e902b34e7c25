import { sql } from 'kysely';
import { phoneText, type JobKind } from '@intake/api/rules';
import { chooseAnchors, chooseForm, formProblems, onReference, overlapOf, type FormShape, type FormZone } from '@intake/api/rules/forms';
import { learnForm, type LearnedForm } from '../../pipeline/extraction/forms/learn.ts';
import { sentFrom } from '../../pipeline/knownForms.ts';
import { appendAudit, systemActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { complete, PermanentError, type Job, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { listFiledFrom, loadFiled, type StoredFiledFax } from './filedFaxes.ts';
import { insertVersion, keepShape, shapeOf } from './pdfTemplate.store.ts';

export const learnJob = 'learn-form' satisfies JobKind;

/** So many filed faxes of one form show what it prints and where its values are. */
const leastFaxes = 3;
const mostFaxes = 8;
/** Of a zone, to be where it was found again. */
const leastShared = 1 / 3;

interface KnownTemplate {
  id: string;
  status: string;
  /** The newest version was published, or was learnt itself: what is learnt now may take its place. */
  isOpen: boolean;
  shape: FormShape;
}

/**
 * After a fax was filed otherwise than it had been read: proposes a template for the form of its sender, or a further
 * version of the one there is. Nothing is switched on by it.
 */
export function createLearnHandler({ database, clock }: { database: Database; clock: Clock }): JobHandler {
  return {
    concurrency: 1,
    run: async (job: Job) => {
      const { organizationId, faxId } = job;
      if (!organizationId || !faxId) throw new PermanentError('unexpected', 'What is learnt belongs to a fax of an organisation.');
      const { fax, others, known, from } = await database.asService(organizationId, (tx) => gather(tx, organizationId, faxId));
      const today = clock.now().toISOString().slice(0, 10);
      const learned = fax && from && learnForm([fax, ...others], { least: leastFaxes, today });
      await database.asService(organizationId, async (tx) => {
        if (learned) await keep(tx, { organizationId, fax, from, learned, known });
        await complete(tx, job);
      });
    },
    // It stands among the failed jobs, where it is tried again; nobody waits for it.
    onFailed: () => Promise.resolve(),
  };
}

async function gather(tx: Tx, organizationId: string, faxId: string) {
  const row = await tx
    .selectFrom('fax')
    .select(['from_number', 'sender_name', 'filed_unchanged'])
    .where('id', '=', faxId)
    .where('status', '=', 'completed')
    .where('direction', '=', 'inbound')
    .where('locked_at', 'is', null)
    .executeTakeFirst();
  const number = row?.from_number;
  if (!row || !number || row.filed_unchanged) return { fax: null, others: [], known: [], from: null };
  const ids = (await listFiledFrom(tx, organizationId, [number], mostFaxes)).filter((id) => id !== faxId);
  if (ids.length + 1 < leastFaxes) return { fax: null, others: [], known: [], from: null };
  const [fax] = await loadFiled(tx, [faxId]);
  return { fax: fax ?? null, others: await loadFiled(tx, ids), known: await listKnown(tx, organizationId, number), from: { number, name: row.sender_name } };
}

/** Every template of a sender, those too that nobody wanted. */
async function listKnown(tx: Tx, organizationId: string, number: string): Promise<KnownTemplate[]> {
  const rows = await tx
    .selectFrom('pdf_template as t')
    .innerJoin('pdf_template_version as v', (join) => join.onRef('v.organization_id', '=', 't.organization_id').onRef('v.template_id', '=', 't.id').onRef('v.number', '=', 't.latest'))
    .select(['t.id', 't.status', 'v.source', 'v.published_at', 'v.aspect', 'v.anchors', 'v.zones'])
    .where('t.organization_id', '=', organizationId)
    .where(sentFrom(number))
    .orderBy('t.id')
    .execute();
  return rows.map((row) => ({ id: row.id, status: row.status, isOpen: row.published_at !== null || row.source === 'learned', shape: shapeOf(row) }));
}

interface Learnt {
  organizationId: string;
  fax: StoredFiledFax;
  from: { number: string; name: string | null };
  learned: LearnedForm;
  known: readonly KnownTemplate[];
}

async function keep(tx: Tx, { organizationId, fax, from, learned, known }: Learnt): Promise<void> {
  // Two faxes of a sender that are filed at once propose one template.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${organizationId}:form:${from.number}`}, 0))`.execute(tx);
  const now = await listKnown(tx, organizationId, from.number);
  if (now.length !== known.length) return;
  const page = fax.pages.find(({ number }) => number === learned.page)!;
  const chosen = chooseForm(now, [{ aspect: page.height / page.width, words: page.words }]);
  const sample = { faxId: fax.id, page: learned.page };
  if (!chosen) return propose(tx, organizationId, from, learned, sample);
  const { form, fit } = chosen;
  if (form.status === 'dismissed' || form.status === 'proposed' || !form.isOpen) return;
  const zones = learned.shape.zones.map((zone): FormZone => ({ ...zone, box: onReference(fit, zone.box) }));
  const shape = improved(form.shape, zones.filter(({ field }) => learned.corrected.includes(field)));
  if (!shape) return;
  const stored = await tx.selectFrom('pdf_template_version').select(['sample_fax_id', 'sample_page']).where('organization_id', '=', organizationId).where('template_id', '=', form.id).orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow();
  const drawnOn = stored.sample_fax_id === null ? sample : { faxId: stored.sample_fax_id, page: stored.sample_page };
  await keepShape(tx, { organizationId, userId: null }, form.id, { ...shape, sample: drawnOn, source: 'learned' });
  await tx.updateTable('pdf_template').set({ corrected: learned.corrected, seen_faxes: learned.faxes.length, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` }).where('organization_id', '=', organizationId).where('id', '=', form.id).execute();
  await told(tx, organizationId, form.id, learned);
}

async function propose(tx: Tx, organizationId: string, from: Learnt['from'], learned: LearnedForm, sample: { faxId: string; page: number }): Promise<void> {
  const { id } = await tx
    .insertInto('pdf_template')
    .values({
      organization_id: organizationId, name: from.name ?? phoneText(from.number), status: 'proposed', fax_numbers: [from.number], clinic_id: null, document_type: learned.documentType,
      corrected: learned.corrected, seen_faxes: learned.faxes.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertVersion(tx, { organizationId, userId: null }, id, 1, { ...learned.shape, sample, source: 'learned' });
  await told(tx, organizationId, id, learned);
}

async function told(tx: Tx, organizationId: string, id: string, { corrected, faxes }: LearnedForm): Promise<void> {
  await appendAudit(tx, {
    actor: systemActor(organizationId), action: 'C', entity: 'pdf_template', entityId: id, outcome: 'success', detail: { event: 'learn', fields: corrected, faxes: faxes.length },
  });
  await publish(tx, { organizationId, topic: 'settings', entity: 'pdf_template', entityId: id });
}

/** A template with the zones that it lacks or has at another place; null when it has them. */
function improved(shape: FormShape, learned: readonly FormZone[]): FormShape | null {
  const wanted = learned.filter(({ field, box }) => {
    const own = shape.zones.find((zone) => zone.field === field);
    return !own || overlapOf(own.box, box) < leastShared;
  });
  if (wanted.length === 0) return null;
  const zones = [...shape.zones.filter(({ field }) => !wanted.some((zone) => zone.field === field)), ...wanted];
  const better = { ...shape, zones, anchors: chooseAnchors(shape.anchors, zones, shape.anchors.length) };
  return formProblems(better).length > 0 ? null : better;
}
