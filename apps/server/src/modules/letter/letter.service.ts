import type { Letter, LetterDraft, LetterPreview } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import type { Documents } from '../../platform/documents/document.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { linkPage } from '../../platform/links/messageLinks.ts';
import { UnwritableText, type PrintedLetter, type Letter as Printable } from '../../platform/letters/letter.ts';
import { printLetter } from '../../platform/letters/printLetter.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import { composeDraft, type HeadDraft } from './composeDraft.ts';
import { drawPages } from './drawPages.ts';
import { findLetter, insertLetter, listLetters, toLetter, type LetterQuery } from './letter.store.ts';
import type { PreparedLetter } from './preparedLetter.ts';

export interface LetterParts {
  database: Database;
  files: Files;
  links: FileLinks;
  documents: Documents;
  clock: Clock;
  /** Where others reach us; undefined where nobody outside does. */
  publicUrl?: string | undefined;
}

interface Cover extends Pick<LetterDraft, 'locale' | 'recipient'> {
  note: string | null;
  /** Of the whole fax, the cover among them. */
  pages: number;
}

export type LetterService = ReturnType<typeof createLetterService>;

/** Letters, from a draft to a PDF that does not change any more. */
export function createLetterService({ database, files, links, documents, clock, publicUrl }: LetterParts) {
  // As people write it down, without what every browser adds.
  const answersAt = publicUrl && publicUrl.replace(/^https?:\/\//, '') + linkPage;
  const print = async (actor: Actor, draft: LetterDraft, head?: HeadDraft | null) => {
    const { logoKey, ...composed } = await database.asUser(actor, (tx) => composeDraft(tx, actor, draft, { now: clock.now(), head, answersAt }));
    const logo = logoKey ? await files.read(logoKey) : undefined;
    const letter = { ...composed.letter, letterhead: { ...composed.letter.letterhead, logo } };
    return { ...composed, printed: await printOrRefuse(letter) };
  };

  /** Prints a letter and stores its file. It is a letter once `keep` has written its row. */
  const prepare = async (actor: Actor, draft: LetterDraft): Promise<PreparedLetter> => {
    const { printed, templateVersion, subject, replyToken } = await print(actor, draft);
    const file = await files.put(actor.organizationId, printed.bytes, documentLimit);
    return { draft, templateVersion, subject, replyToken, file, pageCount: printed.pageCount };
  };

  /** Keeps a prepared letter, in the transaction of what it is about. */
  const keep = async (tx: Tx, actor: Actor, prepared: PreparedLetter): Promise<Letter> => {
    const letter = toLetter(await insertLetter(tx, actor, prepared));
    await appendAudit(tx, {
      actor, action: 'C', entity: 'letter', entityId: letter.id, patientId: letter.patientId, outcome: 'success',
      detail: { kind: letter.kind, locale: letter.locale, sha256: letter.sha256 },
    });
    await publish(tx, { organizationId: actor.organizationId, topic: 'letter', entity: 'letter', entityId: letter.id });
    return letter;
  };

  return {
    prepare,
    keep,

    /** A letter and its file, in the caller's transaction; 404 when it is not there or not yours. */
    find: async (tx: Tx, actor: Actor, id: string): Promise<Letter & { fileKey: string }> => {
      const row = await findLetter(tx, actor.organizationId, id);
      if (!row) throw notFound();
      return { ...toLetter(row), fileKey: row.file_key };
    },

    /** The page before a fax that says for whom it is, and nothing of what it is about. */
    printCover: async (actor: Actor, { locale, note, recipient, pages }: Cover): Promise<PrintedLetter> => {
      const values = { 'fax.pages': String(pages), ...(note && { 'fax.note': note }) };
      const draft: LetterDraft = { kind: 'cover-page', locale, recipient, patientId: null, referralId: null, values, wording: null, asksForReply: false };
      return (await print(actor, draft)).printed;
    },

    preview: async (actor: Actor, { letterhead, ...draft }: LetterDraft & { letterhead?: HeadDraft | null }): Promise<LetterPreview> => {
      const { printed, subject } = await print(actor, draft, letterhead);
      return { subject, pdf: Buffer.from(printed.bytes).toString('base64'), ...(await drawPages(documents, printed.bytes, shownPages)) };
    },

    create: async (actor: Actor, draft: LetterDraft): Promise<Letter> => {
      const prepared = await prepare(actor, draft);
      return database.asUser(actor, (tx) => keep(tx, actor, prepared));
    },

    list: (actor: Actor, query: LetterQuery) => database.asUser(actor, (tx) => listLetters(tx, actor.organizationId, query)),

    get: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        const row = await findLetter(tx, actor.organizationId, id);
        if (!row) throw notFound();
        await appendAudit(tx, { actor, action: 'R', entity: 'letter', entityId: id, patientId: row.patient_id, outcome: 'success' });
        return { ...toLetter(row), url: links.sign(actor, row.file_key, 'application/pdf') };
      }),
  };
}

/** A letter that is longer than this is read as the PDF. */
const shownPages = 5;

const printOrRefuse = (letter: Printable): Promise<PrintedLetter> =>
  printLetter(letter).catch((error: unknown) => {
    if (error instanceof UnwritableText) throw invalid(error.characters.map((character) => ({ path: 'body', code: 'unwritable', message: character })));
    throw error;
  });
