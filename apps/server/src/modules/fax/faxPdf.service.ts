import type { PdfFile } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound, tooLarge } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Rotation } from '../../platform/documents/document.port.ts';
import { picturePdf, type PicturePage } from '../../platform/documents/compose/picturePdf.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { findFax } from './fax.store.ts';
import { loadPages, pick, type Taken } from './faxVersion.store.ts';

/** Of all pictures of a PDF: what one answer carries without being felt. */
const maxBytes = 32 * 1024 ** 2;

interface Of {
  faxId: string;
  /** The present one where none is named. */
  documentVersion?: number | undefined;
}

export type FaxPdfService = ReturnType<typeof createFaxPdfService>;

/**
 * Pages of a fax as a PDF to save. It is made of what was drawn and read when the fax came, so that nothing of the
 * sender's own file is opened again, and nothing is stored.
 */
export function createFaxPdfService({ database, files }: { database: Database; files: Files }) {
  // One after another: each holds all of its pages in memory.
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <Made>(work: () => Promise<Made>): Promise<Made> => {
    const made = before.then(work);
    before = made.catch(() => undefined);
    return made;
  };
  const make = async (actor: Actor, of: Of, event: 'convert' | 'extract', take: (pages: Awaited<ReturnType<typeof loadPages>>) => Taken[]): Promise<Omit<PdfFile, 'fileName'>> => {
    const taken = await database.asUser(actor, async (tx) => {
      const { patientId, pages } = await pagesOf(tx, of);
      const chosen = take(pages);
      await appendAudit(tx, {
        actor, action: 'E', entity: 'fax', entityId: of.faxId, patientId, outcome: 'success', detail: { event, pages: chosen.map(({ page }) => page.number) },
      });
      return chosen;
    });
    const base64 = await inTurn(async () => {
      const bytes = await picturePdf(pictures(files, taken), maxBytes);
      return bytes && Buffer.from(bytes).toString('base64');
    });
    if (!base64) throw tooLarge('These pages are too large for one PDF.');
    return { mediaType: 'application/pdf', base64, pageCount: taken.length };
  };

  return {
    /** 409 before its pages are drawn, 413 above the limit. */
    convert: async (actor: Actor, of: Of): Promise<PdfFile> => ({
      ...(await make(actor, of, 'convert', (pages) => pages.map((page) => ({ page, rotate: 0 })))),
      fileName: 'fax.pdf',
    }),

    /** As `convert`; 422 for a page that is not there. */
    extract: async (actor: Actor, { pages: wanted, ...of }: Of & { pages: { number: number; rotate: Rotation }[] }): Promise<PdfFile> => ({
      ...(await make(actor, of, 'extract', (pages) => wanted.map(({ number, rotate }) => pick(pages, number, rotate)))),
      fileName: `pages-${runsOf(wanted.map(({ number }) => number))}.pdf`,
    }),
  };
}

async function pagesOf(tx: Tx, { faxId, documentVersion }: Of) {
  const fax = await findFax(tx, faxId);
  const version = documentVersion ?? fax.document_version;
  const document = await tx.selectFrom('document').select('id').where('fax_id', '=', faxId).where('version', '=', version).executeTakeFirst();
  if (!document) throw notFound();
  const pages = await loadPages(tx, { id: faxId, document_version: version });
  if (pages.length === 0) throw conflict('not-ready', 'The pages of this fax are not there yet.');
  return { patientId: fax.patient_id, pages };
}

/** Read one after another: a fax of many pages is never in memory as a whole. */
async function* pictures(files: Files, taken: readonly Taken[]): AsyncGenerator<PicturePage> {
  for (const { page, rotate } of taken) {
    const points: [number, number] = [(page.width / page.dpi) * 72, (page.height / page.dpi) * 72];
    yield { png: await files.read(page.image_key), points, words: page.words ?? [], rotation: rotate };
  }
}

/** `2-4,7` for the pages 2, 3, 4 and 7 in this order; a long list is cut off. */
function runsOf(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  const names = runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`));
  return names.length > 8 ? `${names.slice(0, 8).join(',')}…` : names.join(',');
}
