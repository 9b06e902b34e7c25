import { createHash } from 'node:crypto';
import type { ReferralInput } from '@intake/api/contract';
import { fileHead, fileRefusal, mostDocumentBytes } from '@intake/api/rules';
import { invalid, tooLarge } from '../../../kernel/errors.ts';
import { canonicalJson } from '../../../platform/audit/canonicalJson.ts';

export interface ReferralDocument {
  name: string;
  bytes: Buffer;
}

/** The documents of a referral as bytes. Throws a 422 on the field of what is no base64 or cannot be read as a fax, 413 beyond the limit. */
export function documentsOf({ documents }: ReferralInput): ReferralDocument[] {
  const read = documents.map(({ name, content }, index) => {
    const path = `documents.${index}.content`;
    // Buffer leaves out what is none of its letters.
    if (/[^A-Za-z0-9+/=]/.test(content) || content.length % 4 !== 0) throw invalid([{ path, code: 'not-base64', message: 'Send base64 with its padding, without line breaks.' }]);
    const bytes = Buffer.from(content, 'base64');
    const refusal = fileRefusal(bytes.length, bytes.subarray(0, fileHead));
    if (refusal) throw invalid([{ path, code: refusal, message: 'Send a PDF, TIFF, PNG or JPEG.' }]);
    return { name, bytes };
  });
  const total = read.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > mostDocumentBytes) throw tooLarge('The documents of one referral are 15 MB together at most.');
  return read;
}

/** The same for the same content, in whatever order its fields were written. */
export const contentHash = (input: ReferralInput): string => createHash('sha256').update(canonicalJson(input)).digest('hex');
