import { sql } from 'kysely';
import type { Physician, PhysicianMergeChoices, PhysicianReason } from '@intake/api/contract';
import { conflict } from '../../kernel/errors.ts';
import type { Mergeable, PersonRow } from '../merge/mergeable.ts';
import { haveTwoLicences, likelyFrom, physicianLikeness } from './likeness/physicianLikeness.ts';
import { findLikelyPhysicians, toPhysicians } from './physician.store.ts';

/** As many entries as are compared with one. */
const mostCompared = 200;

const accountOf = (row: PersonRow) => row['user_id'] as string | null;

/** Entries of the directory: all sites stay, those of the kept one first. */
export const mergeablePhysicians: Mergeable<Physician, PhysicianMergeChoices, PhysicianReason> = {
  kind: 'physician',
  columns: {
    familyName: ['family_name'],
    givenName: ['given_name'],
    licenceNumber: ['licence_number', 'province'],
    billingNumber: ['billing_number'],
    specialty: ['specialty'],
    isInternal: ['is_internal'],
  },
  unasked: ['user_id'],
  // Who signs in as a physician goes on to be one.
  joined: (kept, merged) => {
    const [own, other] = [accountOf(kept), accountOf(merged)];
    if (own && other && own !== other) throw conflict('two-accounts', 'Both sign in, with accounts of their own.');
    return { user_id: own ?? other };
  },
  released: ['user_id'],
  async beforeMoving(tx, { keptId, mergedId }) {
    await sql`update physician_site set position = position + 1 + (select coalesce(max(position), 0) from physician_site where physician_id = ${keptId})
      where physician_id = ${mergedId}`.execute(tx);
  },
  toPeople: (tx, rows) => toPhysicians(tx, rows as unknown as Parameters<typeof toPhysicians>[1]),
  async findAlike(tx, organizationId, physician) {
    const [found = []] = await findLikelyPhysicians(tx, organizationId, [physician], mostCompared);
    return found.filter(({ id }) => id !== physician.id);
  },
  likeness: physicianLikeness,
  likelyFrom,
  secondPersonFor: (a, b) => (haveTwoLicences(a, b) ? ['two-licences'] : []),
};
