import type { LetterDraft } from '@intake/api/contract';
import type { StoredFile } from '../../platform/files/files.port.ts';

/** A printed letter whose row is not kept yet. */
export interface PreparedLetter {
  draft: LetterDraft;
  templateVersion: number;
  subject: string;
  replyToken: string | null;
  file: StoredFile;
  pageCount: number;
}
