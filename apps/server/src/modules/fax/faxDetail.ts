import type { Candidate, Extraction, FaxDetail } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';
import type { FileLinks, LinkOwner } from '../../platform/files/fileLinks.ts';
import { listReplies } from '../request/reply/listReplies.ts';
import { listAttachedTo } from '../request/fax/listAttachedTo.ts';
import { alertsOf, findFax, isKnownSender, listCandidates, listDocuments, listExtractions, listModalities, listPages } from './fax.store.ts';
import { toSummary } from './faxRow.ts';
import { offeredIn } from './offeredService.ts';

/** Everything that the workbench shows of one fax. */
export async function readDetail(tx: Tx, links: FileLinks, reader: LinkOwner, id: string, now: Date): Promise<FaxDetail> {
  const row = await findFax(tx, id);
  const pages = await listPages(tx, id, row.document_version);
  const extractions = await listExtractions(tx, id);
  const read = extractions.find(({ field }) => field === 'service')?.value;
  const candidates = await listCandidates(tx, id);
  const documents = await listDocuments(tx, id);
  const known = row.from_number === null || (await isKnownSender(tx, row.from_number, id));
  return {
    ...toSummary(row, now),
    note: row.note,
    nextStep: row.next_step,
    modalityId: row.modality_id,
    readModalityId: read ? offeredIn(await listModalities(tx), read) : null,
    documentVersion: row.document_version,
    documentVersions: documents.map((document) => ({
      version: document.version,
      kind: document.kind,
      createdAt: document.created_at.toISOString(),
      pageCount: document.page_count,
    })),
    pages: pages.map((page) => ({
      id: page.id,
      number: page.number,
      rotation: page.rotation,
      width: page.width,
      height: page.height,
      imageUrl: links.sign(reader, page.image_key, 'image/png'),
      thumbnailUrl: links.sign(reader, page.thumbnail_key, 'image/webp'),
      textSource: page.text_source,
      confidence: page.confidence,
    })),
    extractions: extractions.map(
      (found): Extraction => ({
        field: found.field as Extraction['field'],
        value: found.value,
        confidence: found.confidence,
        page: found.page,
        box: found.box as Extraction['box'],
        source: found.source,
        flags: found.flags,
        alternatives: found.alternatives,
        acceptedBy: found.accepted_by,
      }),
    ),
    candidates: candidates.map(
      (found): Candidate =>
        found.kind === 'patient'
          ? {
              kind: 'patient',
              id: found.patient_id ?? '',
              name: found.name ?? '',
              details: [found.birth_date, found.health_number].filter((text) => text !== null),
              alerts: found.alerts ?? [],
              score: found.score,
              reasons: found.reasons,
              chosen: found.chosen,
            }
          : {
              kind: 'physician',
              id: found.physician_id ?? '',
              name: found.name ?? '',
              details: [found.clinic_name, found.fax_numbers?.[0]].filter((text) => typeof text === 'string'),
              alerts: [],
              score: found.score,
              reasons: found.reasons,
              chosen: found.chosen,
            },
    ),
    patientAlerts: await alertsOf(tx, row.patient_id),
    replies: await listReplies(tx, { faxId: id }),
    requests: await listAttachedTo(tx, id),
    warnings: [
      ...(row.partial_content ? [{ code: 'partial-content', pages: [] }] : []),
      ...(row.duplicate_of ? [{ code: 'duplicate', pages: [] }] : []),
      ...(known ? [] : [{ code: 'first-time-sender', pages: [] }]),
      ...row.warnings,
    ],
  };
}
