import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/database/database.port.ts';
import { nameKeys } from '../../platform/search/tokens.ts';
import type { ExtractedFields } from './patient.ts';

/** As many as are compared. Who shares an identifier comes first, so that a common name or birthday crowds nobody out. */
const mostCompared = 200;

interface Searched {
  organizationId: string;
  fields: ExtractedFields;
}

/** Everybody who shares a number, a birth date or nearly a family name. */
export async function findPatients(tx: Tx, { organizationId, fields }: Searched) {
  const { family, given } = partsOf(fields['patient.name']);
  const number = sql<boolean>`health_number = ${fields['patient.healthNumber'] ?? null}`;
  const born = sql<boolean>`birth_date = ${fields['patient.birthDate'] ?? null}::date`;
  const phone = sql<boolean>`phones @> ${[fields['patient.phone'] ?? null]}::text[]`;
  const email = sql<boolean>`lower(email) = lower(${fields['patient.email'] ?? null})`;
  const named = sql<boolean>`name_keys && ${nameKeys(family)}::text[]`;
  const exactlyNamed = sql<boolean>`(lower(family_name) = lower(${family}) and lower(given_name) = lower(${given}))`;
  return tx
    .selectFrom('patient')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`(${number} or ${born} or ${phone} or ${email} or ${named})`)
    .orderBy(first(number))
    .orderBy(first(sql`${born} and ${exactlyNamed}`))
    .orderBy(first(phone))
    .orderBy(first(email))
    .orderBy(first(sql`${born} and ${named}`))
    .orderBy(first(exactlyNamed))
    .orderBy(first(sql`${named} and lower(given_name) = lower(${given})`))
    .orderBy(first(born))
    .orderBy('family_name')
    .orderBy('given_name')
    .orderBy('id')
    .limit(mostCompared)
    .execute();
}

/** Every physician who shares a number or nearly a family name. */
export async function findPhysicians(tx: Tx, { organizationId, fields, fromNumber }: Searched & { fromNumber: string | null }) {
  const { family, given } = partsOf(fields['referrer.name']);
  const faxes = [fields['referrer.fax'], fromNumber].filter((number) => typeof number === 'string');
  const billing = sql<boolean>`billing_number = ${fields['referrer.billingNumber'] ?? null}`;
  const fax = sql<boolean>`fax_numbers && ${faxes}::text[]`;
  const named = sql<boolean>`name_keys && ${nameKeys(family)}::text[]`;
  const exactlyNamed = sql<boolean>`(lower(family_name) = lower(${family}) and lower(given_name) = lower(${given}))`;
  return tx
    .selectFrom('physician')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`(${fax} or ${billing} or ${named})`)
    .orderBy(first(billing))
    .orderBy(first(sql`${fax} and ${named}`))
    .orderBy(first(exactlyNamed))
    .orderBy(first(fax))
    .orderBy('family_name')
    .orderBy('given_name')
    .orderBy('id')
    .limit(mostCompared)
    .execute();
}

function partsOf(name = ''): { family: string; given: string } {
  const [family = '', given = ''] = name.split(', ');
  return { family, given };
}

/** What was not extracted is unknown, and comes after what differs. */
const first = (test: RawBuilder<unknown>) => sql`coalesce(${test}, false) desc`;
