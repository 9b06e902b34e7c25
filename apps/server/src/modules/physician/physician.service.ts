import type { FaxSender, LearnedNumber, physicianContract, PhysicianFields, RouteRequest } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import { crud, type Step } from '../../kernel/crud.ts';
import { requireOwn } from '../../kernel/references.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { learnedFrom, learnedOf } from './learnedNumber.store.ts';
import { findAtClinic, findByFax, findPhysicians, physicianStore } from './physician.store.ts';

type PhysicianQuery = RouteRequest<typeof physicianContract.listPhysicians>['query'];

export type PhysicianService = ReturnType<typeof createPhysicianService>;

const rank = { site: 0, clinic: 1, learned: 2 } as const satisfies Record<FaxSender['source'], number>;

/** The directory of those who refer and those who work here. It holds nobody's health data; changes are audited. */
export function createPhysicianService(database: Database) {
  const { get, read, create, update } = crud(database, {
    store: physicianStore,
    entity: 'physician',
    topic: 'physician',
    before: {
      create: requireOwnClinics,
      async update(step) {
        if (step.stored.mergedInto) throw conflict('merged', 'This entry was merged into another one.');
        await requireOwnClinics(step);
      },
    },
  });
  return {
    get,
    create,
    update,

    /** By name in order; those of one clinic; or, when a name is given, the closest names first (those have no further page). */
    list: (actor: Actor, { name, clinicId, ...query }: PhysicianQuery) =>
      database.asUser(actor, async (tx) => {
        if (clinicId) return { items: await findAtClinic(tx, actor.organizationId, clinicId), nextCursor: null };
        if (name) return { items: await findPhysicians(tx, name, query.limit), nextCursor: null };
        return physicianStore.page(tx, actor.organizationId, query);
      }),

    /** Those that no site has: what a person may add to one. */
    listLearned: (actor: Actor, id: string): Promise<LearnedNumber[]> =>
      database.asUser(actor, async (tx) => {
        const { faxNumbers } = await read(tx, actor, id);
        const learned = await learnedOf(tx, actor.organizationId, id, actor.permissions.has('faxes.read'));
        return learned.filter(({ number }) => !faxNumbers.includes(number));
      }),

    findByFax: (actor: Actor, fax: string): Promise<FaxSender[]> =>
      database.asUser(actor, async (tx) => {
        const learned = await learnedFrom(tx, actor.organizationId, fax, actor.permissions.has('faxes.read'));
        const found = await findByFax(tx, actor.organizationId, fax, [...learned.keys()]);
        const senders = found.map((physician): FaxSender => {
          const site = physician.sites.find(({ reaches }) => reaches.fax === fax);
          const source = site ? (site.faxNumber === null ? 'clinic' : 'site') : 'learned';
          return { ...physician, source, learned: learned.get(physician.id) ?? null };
        });
        return senders.sort((one, other) => rank[one.source] - rank[other.source] || (other.learned?.faxCount ?? 0) - (one.learned?.faxCount ?? 0));
      }),
  };
}

async function requireOwnClinics({ tx, actor, fields }: Step & { fields: PhysicianFields }): Promise<void> {
  for (const [at, { clinicId }] of fields.sites.entries()) await requireOwn(tx, actor, 'clinic', clinicId, `sites.${at}.clinicId`);
}
