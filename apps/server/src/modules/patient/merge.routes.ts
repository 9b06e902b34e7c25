import { mergeContract, type DuplicateReason, type MergeChoices, type Patient } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { MergeService } from '../merge/merge.service.ts';
import type { UnmergeService } from '../merge/unmerge.service.ts';

export const mergeRoutes = (merges: MergeService<Patient, MergeChoices, DuplicateReason>, unmerges: UnmergeService<Patient, MergeChoices, DuplicateReason>) =>
  implement(mergeContract, {
    previewMerge: ({ actor, query }) => merges.preview(actor, query),
    mergePatients: ({ actor, body }) => merges.merge(actor, body),
    agreeToMerge: ({ actor, params }) => merges.agree(actor, params.id),
    refuseMerge: ({ actor, params }) => merges.refuse(actor, params.id),
    listMerges: ({ actor, params }) => merges.list(actor, params.id),
    previewUnmerge: ({ actor, params }) => unmerges.preview(actor, params.id),
    unmergePatients: ({ actor, params, body }) => unmerges.unmerge(actor, params.id, body.later),
  });
