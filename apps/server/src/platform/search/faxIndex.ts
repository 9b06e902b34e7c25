import { sql } from 'kysely';
import type { Tx } from '../database/database.port.ts';
import { namePrefix } from './query.ts';
import { nameKeys, tokenText } from './tokens.ts';

/** A tsvector holds one megabyte; the rest of an endless document is not looked for. */
const mostText = 400_000;

/** What a fax is found by, as to_tsvector('simple') wants it: the people and values by themselves, then its text. */
export function faxTokens(fax: { people: (string | null)[]; values: (string | null)[]; pages: (string | null)[] }) {
  const keys = nameKeys(...fax.people).map((key) => namePrefix + key);
  return {
    names: `${tokenText([...fax.people, ...fax.values].filter(Boolean).join(' '))} ${keys.join(' ')}`,
    body: tokenText(fax.pages.map((text) => text ?? '').join('\n').slice(0, mostText)),
  };
}

/** Writes what is looked for in a fax: names weigh more than the text of its pages. Called when either changes. */
export async function indexFax(tx: Tx, faxId: string): Promise<void> {
  const fax = await tx
    .selectFrom('fax')
    .leftJoin('patient', 'patient.id', 'fax.patient_id')
    .leftJoin('physician', 'physician.id', 'fax.physician_id')
    .select([
      'fax.organization_id', 'fax.direction', 'fax.received_at', 'fax.status', 'fax.document_type', 'fax.bin_id', 'fax.patient_id', 'fax.document_version', 'fax.patient_name', 'fax.physician_name', 'fax.sender_name',
      'fax.from_number', 'fax.to_number', 'fax.reason', 'fax.note', 'patient.family_name', 'patient.given_name', 'patient.health_number',
      'physician.family_name as physician_family', 'physician.given_name as physician_given', 'physician.clinic_name',
    ])
    .where('fax.id', '=', faxId)
    .executeTakeFirstOrThrow();
  const pages = await tx
    .selectFrom('page')
    .innerJoin('document', 'document.id', 'page.document_id')
    .select('page.text')
    .where('page.fax_id', '=', faxId)
    .where('document.version', '=', fax.document_version)
    .orderBy('page.number')
    .execute();
  const extracted = await tx
    .selectFrom('extraction')
    .select('value')
    .where('fax_id', '=', faxId)
    .where('field', 'in', ['patient.healthNumber', 'referrer.clinic', 'referrer.fax', 'patient.phone'])
    .execute();

  const people = [
    fax.patient_name, fax.physician_name, fax.sender_name, fax.family_name, fax.given_name, fax.physician_family, fax.physician_given,
  ];
  // Our own number is on every fax.
  const number = fax.direction === 'outbound' ? fax.to_number : fax.from_number;
  const values = [number, fax.health_number, fax.clinic_name, fax.reason, fax.note, ...extracted.map(({ value }) => value)];
  const { names, body } = faxTokens({ people, values, pages: pages.map(({ text }) => text) });
  await sql`
    insert into fax_search (fax_id, organization_id, direction, received_at, status, document_type, bin_id, patient_id, document)
    values (${faxId}, ${fax.organization_id}, ${fax.direction}, ${fax.received_at}, ${fax.status}, ${fax.document_type}, ${fax.bin_id}, ${fax.patient_id},
      setweight(to_tsvector('simple', ${names}), 'A') || to_tsvector('simple', ${body}))
    on conflict (fax_id) do update set document = excluded.document, direction = excluded.direction, received_at = excluded.received_at`.execute(tx);
}
