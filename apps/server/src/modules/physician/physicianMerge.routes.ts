import { physicianMergeContract, type Physician, type PhysicianMergeChoices, type PhysicianReason } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { DuplicateService } from '../merge/duplicate.service.ts';
import type { MergeService } from '../merge/merge.service.ts';
import type { UnmergeService } from '../merge/unmerge.service.ts';

interface Services {
  duplicates: DuplicateService<Physician, PhysicianMergeChoices, PhysicianReason>;
  merges: MergeService<Physician, PhysicianMergeChoices, PhysicianReason>;
  unmerges: UnmergeService<Physician, PhysicianMergeChoices, PhysicianReason>;
}

export const physicianMergeRoutes = ({ duplicates, merges, unmerges }: Services) =>
  implement(physicianMergeContract, {
    listPhysicianPairs: async ({ actor, query }) => {
      const { items, nextCursor } = await duplicates.list(actor, query);
      return { nextCursor, items: items.map(({ people, ...pair }) => ({ ...pair, physicians: people })) };
    },
    listPhysicianDuplicates: async ({ actor, params }) => (await duplicates.of(actor, params.id)).map(({ person, ...found }) => ({ ...found, physician: person })),
    decidePhysicianDuplicate: ({ actor, body: { physicianId, ...decision } }) => duplicates.decide(actor, { id: physicianId, ...decision }),
    previewPhysicianMerge: ({ actor, query }) => merges.preview(actor, query),
    mergePhysicians: ({ actor, body }) => merges.merge(actor, body),
    agreeToPhysicianMerge: ({ actor, params }) => merges.agree(actor, params.id),
    refusePhysicianMerge: ({ actor, params }) => merges.refuse(actor, params.id),
    listPhysicianMerges: ({ actor, params }) => merges.list(actor, params.id),
    previewPhysicianUnmerge: ({ actor, params }) => unmerges.preview(actor, params.id),
    unmergePhysicians: ({ actor, params, body }) => unmerges.unmerge(actor, params.id, body.later),
  });
