import { sql } from 'kysely';
import { findWrittenTokens } from '@intake/api/rules';
import type { Tx } from '../../../platform/database/database.port.ts';

/** What a fax says to answer: by the codes on its pages, and by what may be a token in their text. */
export async function readTokens(tx: Tx, documentId: string): Promise<{ codes: string[]; written: string[] }> {
  const pages = await tx.selectFrom('page').select(['reply_codes', 'text']).where('document_id', '=', documentId).orderBy('number').execute();
  return { codes: [...new Set(pages.flatMap((page) => page.reply_codes))], written: [...new Set(pages.flatMap(({ text }) => findWrittenTokens(text ?? '')))] };
}

/** The tokens that an organisation has given out; those that expired of late among them, so that a reply that is late is told so. */
export async function listTokens(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('letter')
    .select('reply_token')
    .where('organization_id', '=', organizationId)
    .where('reply_token', 'is not', null)
    .where('reply_expires_at', '>', sql<Date>`now() - interval '1 year'`)
    .execute();
  return rows.flatMap(({ reply_token }) => reply_token ?? []);
}

/** The letters about referrals that have one of these tokens. */
export async function findAskingLetters(tx: Tx, organizationId: string, tokens: string[]) {
  if (tokens.length === 0) return [];
  const rows = await tx
    .selectFrom('letter')
    .select(['id', 'reply_token', 'reply_expires_at', 'referral_id', 'recipient_fax', 'physician_id'])
    .where('organization_id', '=', organizationId)
    .where('reply_token', 'in', tokens)
    .execute();
  return rows.flatMap(({ reply_token: token, reply_expires_at: expiresAt, referral_id: requestId, ...letter }) =>
    token && expiresAt && requestId ? [{ ...letter, token, expiresAt, requestId }] : [],
  );
}
export type AskingLetter = Awaited<ReturnType<typeof findAskingLetters>>[number];

/** The numbers from which an answer to a letter is expected: where it went, and what the directory has for who was asked. */
export async function listReplyNumbers(tx: Tx, { id, recipient_fax, physician_id }: AskingLetter, referrerId: string | null): Promise<string[]> {
  const sent = await tx.selectFrom('fax_delivery').innerJoin('fax', 'fax.id', 'fax_delivery.fax_id').where('fax_delivery.letter_id', '=', id).select('fax.to_number').execute();
  const known = [physician_id, referrerId].filter((one) => one !== null);
  const asked = known.length > 0 ? await tx.selectFrom('physician').where('id', 'in', known).select('fax_numbers').execute() : [];
  return [recipient_fax, ...sent.map(({ to_number }) => to_number), ...asked.flatMap(({ fax_numbers }) => fax_numbers)].filter((number) => number !== null);
}

export const hasReplies = async (tx: Tx, faxId: string): Promise<boolean> =>
  (await tx.selectFrom('fax_reply').select('token').where('fax_id', '=', faxId).limit(1).executeTakeFirst()) !== undefined;

export const listTexts = async (tx: Tx, documentId: string): Promise<(string | null)[]> =>
  (await tx.selectFrom('page').select('text').where('document_id', '=', documentId).orderBy('number').execute()).map(({ text }) => text);

export const findPatient = (tx: Tx, id: string) =>
  tx.selectFrom('patient').select(['family_name', 'given_name', 'birth_date', 'health_number']).where('id', '=', id).executeTakeFirstOrThrow();

/** What was extracted of the patient. */
export async function findRead(tx: Tx, faxId: string): Promise<{ birthDate: string | null; healthNumber: string | null }> {
  const rows = await tx.selectFrom('extraction').select(['field', 'value']).where('fax_id', '=', faxId).where('field', 'in', ['patient.birthDate', 'patient.healthNumber']).execute();
  const value = (field: string) => rows.find((row) => row.field === field)?.value ?? null;
  return { birthDate: value('patient.birthDate'), healthNumber: value('patient.healthNumber') };
}
