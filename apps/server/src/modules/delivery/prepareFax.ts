import type { SendFax } from '@intake/api/contract';
import { sendingLimits } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { hasPermission } from '../../http/implement.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { ComposedPage, Documents, DocumentSource } from '../../platform/documents/document.port.ts';
import type { Files, StoredFile } from '../../platform/files/files.port.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import type { FaxPagesService } from '../fax/faxPages.service.ts';
import type { LetterService } from '../letter/letter.service.ts';
import type { PreparedLetter } from '../letter/preparedLetter.ts';

export interface PrepareParts {
  database: Database;
  files: Files;
  documents: Documents;
  letters: Pick<LetterService, 'find' | 'printCover'>;
  pages: Pick<FaxPagesService, 'compose'>;
}

export type PrepareFax = ReturnType<typeof createPrepareFax>;

/** What will be sent, stored as one PDF; nothing is queued by that. */
export interface PreparedFax {
  request: Omit<SendFax, 'content'>;
  file: StoredFile;
  pageCount: number;
  letterId: string | null;
  referralId: string | null;
  patientId: string | null;
  /** The stored fax whose pages go on. */
  sourceFaxId: string | null;
}

type Content = Pick<PreparedFax, 'letterId' | 'referralId' | 'patientId' | 'sourceFaxId'> & { bytes: Uint8Array; pageCount: number };

/**
 * Puts the pages of a fax together, a cover page before them where one is wanted.
 * @throws a 422 when it is larger than the provider takes, a 404 for what the actor may not read
 */
export const createPrepareFax = ({ database, files, documents, letters, pages }: PrepareParts) => {
  const readContent = async (actor: Actor, content: SendFax['content']): Promise<Content> => {
    if ('letterId' in content) {
      const letter = await database.asUser(actor, (tx) => letters.find(tx, actor, content.letterId));
      const { id: letterId, patientId, referralId, pageCount, fileKey } = letter;
      return { letterId, patientId, referralId, sourceFaxId: null, bytes: await files.read(fileKey), pageCount };
    }
    // Whoever sends pages on has to have seen them.
    if (!hasPermission(actor, 'faxes.read')) throw notFound();
    const { bytes, pageCount, patientId } = await pages.compose(actor, content.faxId, content.pages);
    return { letterId: null, referralId: null, patientId, sourceFaxId: content.faxId, bytes, pageCount };
  };

  const withCover = async (actor: Actor, request: Omit<SendFax, 'content'>, { bytes, pageCount }: Content) => {
    const { cover, to, physicianId, recipientName: name, recipientClinic: clinic } = request;
    if (!cover) return { bytes, pageCount };
    const recipient = { physicianId, name, clinic, fax: to };
    // A note that is long makes the cover longer, and with it the number of pages that it names.
    const first = await letters.printCover(actor, { ...cover, recipient, pages: pageCount + 1 });
    const printed = first.pageCount === 1 ? first : await letters.printCover(actor, { ...cover, recipient, pages: pageCount + first.pageCount });
    const all = (source: DocumentSource, count: number): ComposedPage[] =>
      Array.from({ length: count }, (_, index) => ({ source, pageNumber: index + 1, rotation: 0 }));
    return {
      bytes: await documents.compose([...all({ bytes: printed.bytes }, printed.pageCount), ...all({ bytes }, pageCount)]),
      pageCount: printed.pageCount + pageCount,
    };
  };

  const prepare = async (actor: Actor, request: PreparedFax['request'], found: Content): Promise<PreparedFax> => {
    const whole = await withCover(actor, request, found);
    if (whole.pageCount > sendingLimits.pages) throw invalid([{ path: 'content', code: 'too-many-pages', message: `A fax has at most ${sendingLimits.pages} pages.` }]);
    if (whole.bytes.length > sendingLimits.bytes) throw invalid([{ path: 'content', code: 'too-large', message: `A fax has at most ${sendingLimits.bytes} bytes.` }]);
    const file = await files.put(actor.organizationId, whole.bytes, documentLimit);
    const { letterId, referralId, patientId, sourceFaxId } = found;
    return { request, file, pageCount: whole.pageCount, letterId, referralId, patientId, sourceFaxId };
  };

  return {
    stored: async (actor: Actor, { content, ...request }: SendFax): Promise<PreparedFax> => prepare(actor, request, await readContent(actor, content)),
    /** A letter that is kept in the transaction that queues the fax; its id is put in there. */
    letter: async (actor: Actor, { draft, file, pageCount }: PreparedLetter, request: PreparedFax['request']): Promise<PreparedFax> => {
      const { patientId, referralId } = draft;
      return prepare(actor, request, { letterId: null, referralId, patientId, sourceFaxId: null, bytes: await files.read(file.key), pageCount });
    },
  };
};
