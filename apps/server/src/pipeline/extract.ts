import { sql } from 'kysely';
import type { DocumentType, Priority } from '@intake/api/rules';
import type { Database, Tx } from '../platform/database/database.port.ts';
import type { FaxWarning } from '../platform/database/tables/faxTables.ts';
import type { Job } from '../platform/jobs/jobs.port.ts';
import { indexFax } from '../platform/search/faxIndex.ts';
import { isConditionWarning } from './damage.ts';
import { writeThreshold, type Extraction } from './extraction/extraction.ts';
import { extractWithForms } from './extraction/forms/withForms.ts';
import type { PagePatient } from './extraction/people/patients.ts';
import { applyKeywords } from './extraction/triage/keywords.ts';
import type { KeywordResult, KeywordRule } from './extraction/triage/keywords.ts';
import { priorityOf } from './extraction/triage/priority.ts';
import { keepFields } from './keepFields.ts';
import { loadForms } from './knownForms.ts';
import { loadPages } from './pages.ts';
import { advance, begin, type Work } from './stage.ts';

/** Fourth stage: fields with their evidence, by the form of the sender where it is one, and what the organisation's keyword rules say. */
export function createExtractStage({ database }: { database: Database }) {
  return async (job: Job): Promise<void> => {
    const work = await begin(database, job, 'extract');
    if (!work) return;
    const { organization_id: organizationId, from_number: fromNumber } = work.fax;
    const { pages, keywords, forms } = await database.asService(job.organizationId, async (tx) => ({
      pages: await loadPages(tx, work.document.id),
      keywords: await loadKeywords(tx, organizationId),
      forms: await loadForms(tx, { organizationId, fromNumber }),
    }));
    const { fields, patients } = extractWithForms(pages, forms);
    const rules = applyKeywords(pages, keywords);
    await advance(database, job, 'match', async (tx) => {
      const settled = await keepFields(tx, work, fields);
      await keepSummary(tx, work, { fields, settled, rules, patients });
      await indexFax(tx, work.fax.id);
    });
  };
}

async function loadKeywords(tx: Tx, organizationId: string): Promise<KeywordRule[]> {
  const rows = await tx.selectFrom('keyword').selectAll().where('organization_id', '=', organizationId).execute();
  return rows.map((row) => ({
    term: row.term,
    setsType: row.sets_type,
    setsPriority: row.sets_priority,
    setsBinId: row.sets_bin_id,
  }));
}

interface Findings {
  fields: Extraction[];
  /** What a person has said about fields. */
  settled: { field: string; value: string | null }[];
  rules: KeywordResult;
  patients: PagePatient[];
}

/**
 * The list shows what is certain enough to be written; a keyword of the organisation wins over what was read, and what
 * a person said over both.
 */
async function keepSummary(tx: Tx, { fax }: Work, { fields, settled, rules, patients }: Findings): Promise<void> {
  const now = await tx.selectFrom('fax').select(['completed_at', 'bin_chosen_by', 'warnings']).where('id', '=', fax.id).executeTakeFirstOrThrow();
  if (now.completed_at) return;
  const said = (field: Extraction['field']) => settled.find((row) => row.field === field)?.value ?? null;
  const sure = (field: Extraction['field']) => {
    const found = fields.find((candidate) => candidate.field === field);
    return said(field) ?? (found && found.confidence >= writeThreshold ? found.value : null);
  };
  const others = patients.slice(1).map(({ pages }): FaxWarning => ({ code: 'another-patient', pages }));
  await tx
    .updateTable('fax')
    .set({
      patient_name: sure('patient.name'),
      physician_name: sure('referrer.name'),
      sender_name: sql<string | null>`coalesce(sender_name, ${sure('referrer.clinic')})`,
      reason: sure('reason'),
      document_type: (said('documentType') ?? rules.type ?? sure('documentType')) as DocumentType | null,
      priority: (said('urgency') as Priority | null) ?? priorityOf(rules.matches, fields),
      ...(rules.binId && !now.bin_chosen_by ? { bin_id: rules.binId } : {}),
      warnings: JSON.stringify([...now.warnings.filter(isConditionWarning), ...others]),
    })
    .where('id', '=', fax.id)
    .execute();
}
