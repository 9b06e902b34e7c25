import { sql } from 'kysely';
import type { FileFax } from '@intake/api/contract';
import { certaintyOf, priorities } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import { listModalities, type StoredFax } from './fax.store.ts';
import { offeredIn } from './offeredService.ts';

interface Read {
  field: string;
  value: string | null;
  confidence: number;
  source: 'template' | 'rule' | 'model' | 'human';
  flags: string[];
  alternatives: string[];
  acceptedBy: string | null;
}

interface Proposed {
  read: Read[];
  patient_id: string | null;
  physician_id: string | null;
}

/**
 * Whether a fax is filed as the form opened with it: type, urgency, reason, service, patient and physician all read
 * and none changed by a person. The next step is a person's decision and no reading.
 */
export async function isAsProposed(tx: Tx, fax: StoredFax, draft: FileFax): Promise<boolean> {
  const { rows } = await sql<Proposed>`select
    (select coalesce(json_agg(json_build_object('field', field, 'value', value, 'confidence', confidence, 'source', source, 'flags', flags,
      'alternatives', alternatives, 'acceptedBy', accepted_by)), '[]') from extraction
      where fax_id = ${fax.id} and field in ('documentType','urgency','reason','service')) as read,
    (select patient_id from candidate where fax_id = ${fax.id} and kind = 'patient' and chosen limit 1) as patient_id,
    (select physician_id from candidate where fax_id = ${fax.id} and kind = 'physician' and chosen limit 1) as physician_id`.execute(tx);
  const { read, patient_id: patientId, physician_id: physicianId } = rows[0]!;
  if (read.some(({ source }) => source === 'human')) return false;
  const readingOf = (field: string) => read.find((one) => one.field === field);
  const certain = (field: string) => (certaintyOf(readingOf(field)) === 'certain' ? readingOf(field)!.value : null);
  // What is stored as it was read, and is not certain, is no more than a suggestion.
  const settled = (field: string, stored: string | null) =>
    stored !== null && readingOf(field)?.value === stored ? certain(field) : (stored ?? certain(field));
  const urgency = priorities.find((one) => one === certain('urgency'));
  const service = certain('service');
  const proposed = [
    [settled('documentType', fax.document_type), draft.documentType],
    [fax.priority === 'routine' ? (urgency ?? 'routine') : fax.priority, draft.priority],
    [settled('reason', fax.reason), draft.reason],
    [patientId ?? fax.patient_id, draft.patientId],
    [physicianId ?? fax.physician_id, draft.physicianId],
  ];
  if (proposed.some(([one, other]) => (one ?? '') !== (other ?? ''))) return false;
  return (fax.modality_id ?? (service && offeredIn(await listModalities(tx), service)) ?? null) === draft.modalityId;
}
