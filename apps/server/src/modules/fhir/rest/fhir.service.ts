import { sql } from 'kysely';
import type { FhirType } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import { encodeCursor } from '../../../kernel/cursor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import type { Files } from '../../../platform/files/files.port.ts';
import type { FhirQuery } from './fhirQuery.ts';
import { hasId, type Content, type Kind, type KindRow } from './kind.ts';
import { kindOf } from './kinds/kinds.ts';

export type FhirResource = Content & { id: string; meta: { lastUpdated: string } };

export interface Found {
  resources: FhirResource[];
  /** Of what follows; null on the last page. */
  nextCursor: string | null;
  /** Where only that was asked. */
  total: number | null;
}

export type FhirService = ReturnType<typeof createFhirService>;

const toResource = (kind: Kind, row: KindRow): FhirResource => {
  const { resourceType, ...content } = kind.toContent(row);
  return { resourceType, id: String(row.id), meta: { lastUpdated: row.updated.toISOString() }, ...content };
};

/** What partners read by FHIR, under the policies of members. Each view is written down with whose chart it touched. */
export function createFhirService({ database, files }: { database: Database; files: Files }) {
  const rowOf = async (tx: Tx, actor: Actor, kind: Kind, id: string): Promise<KindRow> => {
    const { rows } = await sql<KindRow>`select * from (${kind.rows(actor.organizationId)}) r where ${hasId(kind, id)}`.execute(tx);
    if (!rows[0]) throw notFound();
    return rows[0];
  };
  const note = (tx: Tx, actor: Actor, type: FhirType, detail: object, patientId: string | null = null) =>
    appendAudit(tx, { actor, action: 'R', entity: 'partner', entityId: actor.userId, patientId, outcome: 'success', detail: { event: 'fhir', type, ...detail } });

  return {
    read: (actor: Actor, type: FhirType, id: string): Promise<FhirResource> =>
      database.asUser(actor, async (tx) => {
        const kind = kindOf(type);
        if (!kind) throw notFound();
        const row = await rowOf(tx, actor, kind, id);
        await note(tx, actor, type, { id }, row.patient_id);
        return toResource(kind, row);
      }),

    search: (actor: Actor, kind: Kind, { conditions, count, after, isCounted }: FhirQuery): Promise<Found> =>
      database.asUser(actor, async (tx) => {
        const all = sql.join([sql`true`, ...conditions], sql` and `);
        if (isCounted) {
          const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${kind.rows(actor.organizationId)}) r where ${all}`.execute(tx);
          const total = rows[0]!.total;
          await note(tx, actor, kind.type, { counted: total });
          return { resources: [], nextCursor: null, total };
        }
        const following = after === null ? sql`true` : sql`r.id > ${after}::${sql.raw(kind.idType)}`;
        const { rows } = await sql<KindRow>`select * from (${kind.rows(actor.organizationId)}) r where ${all} and ${following} order by r.id limit ${count + 1}`.execute(tx);
        const shown = rows.slice(0, count);
        const patients = new Set(shown.map(({ patient_id }) => patient_id ?? null));
        for (const patientId of patients) await note(tx, actor, kind.type, { count: shown.filter((row) => (row.patient_id ?? null) === patientId).length }, patientId);
        const last = rows.length > count ? shown.at(-1) : undefined;
        const nextCursor = last ? encodeCursor([kind.idType === 'uuid' ? last.id : Number(last.id)]) : null;
        return { resources: shown.map((row) => toResource(kind, row)), nextCursor, total: null };
      }),

    /** The bytes of a received document, as it stands now. */
    bytes: async (actor: Actor, id: string): Promise<{ bytes: Buffer; mediaType: string }> => {
      const document = await database.asUser(actor, async (tx) => {
        const row = await rowOf(tx, actor, kindOf('DocumentReference')!, id);
        const found = await tx
          .selectFrom('document')
          .select(['file_key', 'media_type'])
          .where('organization_id', '=', actor.organizationId)
          .where('fax_id', '=', id)
          .orderBy('version', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (!found) throw notFound();
        await note(tx, actor, 'Binary', { id }, row.patient_id);
        return found;
      });
      return { bytes: await files.read(document.file_key), mediaType: document.media_type };
    },
  };
}
