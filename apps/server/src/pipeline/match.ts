import type { Insertable } from 'kysely';
import type { Database, Tx } from '../platform/database/database.port.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Job } from '../platform/jobs/jobs.port.ts';
import { findPatients, findPhysicians } from './matching/candidates.ts';
import { decide, type Scored } from './matching/decide.ts';
import { scorePatient, type ExtractedFields } from './matching/patient.ts';
import { scorePhysician } from './matching/physician.ts';
import { advance, begin, type Work } from './stage.ts';

const mostCandidates = 5;
/** Below this a candidate is not worth a look. */
const shownFrom = 0.3;

const isShown = ({ score }: Scored, rank: number) => rank < mostCandidates && score >= shownFrom;

interface MatchParts {
  database: Database;
  /** What follows from knowing it, in the same transaction. */
  onMatched: (tx: Tx, matched: { fax: Work['fax']; documentId: string; patientId: string | null }) => Promise<void>;
}

/** Last stage: who the fax is about and who sent it, as scored candidates with reasons. "Nobody" is an answer. */
export function createMatchStage({ database, onMatched }: MatchParts) {
  return async (job: Job): Promise<void> => {
    const work = await begin(database, job, 'match');
    if (!work) return;
    await advance(database, job, 'ready', async (tx) => {
      const fields = await loadFields(tx, work);
      const { organization_id: organizationId, from_number: fromNumber } = work.fax;
      const patients = decide((await findPatients(tx, { organizationId, fields })).map((row) => ({ id: row.id, ...scorePatient(fields, row) })));
      const physicians = decide(
        (await findPhysicians(tx, { organizationId, fields, fromNumber })).map((row) => ({ id: row.id, ...scorePhysician(fields, row) })),
      );
      const rows = [
        ...patients.candidates.filter(isShown).map((found) => toRow(work, 'patient', found, patients.match)),
        ...physicians.candidates.filter(isShown).map((found) => toRow(work, 'physician', found, physicians.match)),
      ];
      await tx.deleteFrom('candidate').where('fax_id', '=', work.fax.id).execute();
      if (rows.length > 0) await tx.insertInto('candidate').values(rows).execute();
      await onMatched(tx, { fax: work.fax, documentId: work.document.id, patientId: patients.match });
    });
  };
}

async function loadFields(tx: Tx, { fax }: Work): Promise<ExtractedFields> {
  const rows = await tx.selectFrom('extraction').select(['field', 'value']).where('fax_id', '=', fax.id).execute();
  return Object.fromEntries(rows.filter(({ value }) => value !== null).map(({ field, value }) => [field, value]));
}

function toRow({ fax }: Work, kind: 'patient' | 'physician', found: Scored, match: string | null): Insertable<Tables['candidate']> {
  return {
    organization_id: fax.organization_id,
    fax_id: fax.id,
    kind,
    patient_id: kind === 'patient' ? found.id : null,
    physician_id: kind === 'physician' ? found.id : null,
    score: found.score,
    reasons: JSON.stringify(found.reasons),
    chosen: found.id === match,
  };
}
