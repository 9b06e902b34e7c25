import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../platform/database/database.port.ts';
import type { KnownForm } from './extraction/forms/withForms.ts';

/** True of a template `t` whose forms come from this number: its own, or one of its clinic. */
export const sentFrom = (number: string): RawBuilder<boolean> => sql<boolean>`(t.fax_numbers @> array[${number}] or t.clinic_id in (
  select c.id from clinic c where c.organization_id = t.organization_id and c.fax_numbers @> array[${number}]))`;

/** The published templates of whoever sent a fax, each as it was published; none for an unknown sender. */
export async function loadForms(tx: Tx, { organizationId, fromNumber }: { organizationId: string; fromNumber: string | null }): Promise<KnownForm[]> {
  if (fromNumber === null) return [];
  const rows = await tx
    .selectFrom('pdf_template as t')
    .innerJoin('pdf_template_version as v', (join) => join.onRef('v.organization_id', '=', 't.organization_id').onRef('v.template_id', '=', 't.id').onRef('v.number', '=', 't.published'))
    .select(['t.id', 't.document_type', 'v.aspect', 'v.anchors', 'v.zones'])
    .where('t.organization_id', '=', organizationId)
    .where('t.status', '=', 'on')
    .where(sentFrom(fromNumber))
    .orderBy('t.id')
    .execute();
  return rows.map(({ id, document_type: documentType, aspect, anchors, zones }) => ({ id, documentType, shape: { aspect, anchors, zones } }));
}
