import { sql, type Insertable } from 'kysely';
import type { ExtractionField } from '@intake/api/rules';
import type { Database, Tx } from '../platform/database/database.port.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Job } from '../platform/jobs/jobs.port.ts';
import { nameKeys } from '../platform/search/tokens.ts';
import { decide, type Scored } from './matching/decide.ts';
import { scorePatient } from './matching/patient.ts';
import { scorePhysician } from './matching/physician.ts';
import { advance, begin, type Work } from './stage.ts';

const mostCandidates = 5;
const mostCompared = 200;
/** Below this a candidate is not worth a look. */
const shownFrom = 0.3;

const isShown = ({ score }: Scored, rank: number) => rank < mostCandidates && score >= shownFrom;

type Fields = Partial<Record<ExtractionField, string>>;

/** Last stage: who the fax is about and who sent it, as scored candidates with reasons. "Nobody" is an answer. */
export function createMatchStage({ database }: { database: Database }) {
  return async (job: Job): Promise<void> => {
    const work = await begin(database, job, 'match');
    if (!work) return;
    await advance(database, job, 'ready', async (tx) => {
      const fields = await loadFields(tx, work);
      const patients = decide((await findPatients(tx, work, fields)).map((row) => ({ id: row.id, ...scorePatient(fields, row) })));
      const physicians = decide(
        (await findPhysicians(tx, work, fields)).map((row) => ({ id: row.id, ...scorePhysician(fields, row) })),
      );
      const rows = [
        ...patients.candidates.filter(isShown).map((found) => toRow(work, 'patient', found, patients.match)),
        ...physicians.candidates.filter(isShown).map((found) => toRow(work, 'physician', found, physicians.match)),
      ];
      await tx.deleteFrom('candidate').where('fax_id', '=', work.fax.id).execute();
      if (rows.length > 0) await tx.insertInto('candidate').values(rows).execute();
    });
  };
}

async function loadFields(tx: Tx, { fax }: Work): Promise<Fields> {
  const rows = await tx.selectFrom('extraction').select(['field', 'value']).where('fax_id', '=', fax.id).execute();
  return Object.fromEntries(rows.filter(({ value }) => value !== null).map(({ field, value }) => [field, value]));
}

/** Everybody who shares a number, a birth date or nearly a family name. */
async function findPatients(tx: Tx, { fax }: Work, fields: Fields) {
  const family = fields['patient.name']?.split(',')[0] ?? '';
  return tx
    .selectFrom('patient')
    .selectAll()
    .where('organization_id', '=', fax.organization_id)
    .where('merged_into', 'is', null)
    .where(
      sql<boolean>`(health_number = ${fields['patient.healthNumber'] ?? null}
        or birth_date = ${fields['patient.birthDate'] ?? null}::date
        or name_keys && ${nameKeys(family)}::text[])`,
    )
    .limit(mostCompared)
    .execute();
}

async function findPhysicians(tx: Tx, { fax }: Work, fields: Fields) {
  const family = fields['referrer.name']?.split(',')[0] ?? '';
  const numbers = [fields['referrer.fax'], fax.from_number].filter((number) => typeof number === 'string');
  return tx
    .selectFrom('physician')
    .selectAll()
    .where('organization_id', '=', fax.organization_id)
    .where(
      sql<boolean>`(fax_numbers && ${numbers}::text[]
        or billing_number = ${fields['referrer.billingNumber'] ?? null}
        or name_keys && ${nameKeys(family)}::text[])`,
    )
    .limit(mostCompared)
    .execute();
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
