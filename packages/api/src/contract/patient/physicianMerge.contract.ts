import { z } from 'zod';
import { Empty, Id, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { duplicateDegrees, secondPersonReasons } from './duplicate.contract.ts';
import { Choice, LaterRow, Merge, MovedRows } from './merge.contract.ts';
import { Physician } from './physician.contract.ts';

/** What of two physicians was compared, and how alike it is; in words in the portal. */
export const physicianSigns = ['familyName', 'givenName', 'licenceNumber', 'billingNumber', 'fax', 'phone', 'clinic', 'specialty'] as const;

export const PhysicianReason = z.object({
  code: z.enum(physicianSigns),
  degree: z.enum(duplicateDegrees),
  /** Whether it speaks for one person. */
  agrees: z.boolean(),
  /** How much it counts for or against, in natural log odds; never negative. */
  weight: z.number(),
});
export type PhysicianReason = z.infer<typeof PhysicianReason>;

const Likeness = z.object({
  /** 0 to 1: how likely both are one person's. */
  score: z.number(),
  /** The weightiest first. */
  reasons: z.array(PhysicianReason),
});

export const LikelyPhysician = Likeness.extend({
  physician: Physician,
  /** Somebody decided that these are two people. */
  isNotSame: z.boolean(),
});
export type LikelyPhysician = z.infer<typeof LikelyPhysician>;

/** Two entries of the directory, the older one first. */
export const PhysicianPair = Likeness.extend({
  id: Id,
  physicians: z.tuple([Physician, Physician]),
  /** The merge that waits for a second person. */
  proposedMergeId: Id.nullable(),
});
export type PhysicianPair = z.infer<typeof PhysicianPair>;

/** Which entry each field is taken from; a licence comes with its province. All sites of both stay. */
export const PhysicianMergeChoices = z.object({
  familyName: Choice,
  givenName: Choice,
  licenceNumber: Choice,
  billingNumber: Choice,
  specialty: Choice,
  isInternal: Choice,
});
export type PhysicianMergeChoices = z.infer<typeof PhysicianMergeChoices>;
export type PhysicianMergedField = keyof PhysicianMergeChoices;
export const physicianMergedFields = Object.keys(PhysicianMergeChoices.shape) as [PhysicianMergedField, ...PhysicianMergedField[]];

export const PhysicianMergePreview = Likeness.extend({
  kept: Physician,
  merged: Physician,
  /** Empty: one person decides. */
  secondPerson: z.array(z.enum(secondPersonReasons)),
  /** What refers to the merged entry, and would refer to the kept one. */
  moves: z.array(MovedRows),
  /** The merge of these two that waits for a second person. */
  proposal: z.object({ id: Id, choices: PhysicianMergeChoices, proposedBy: z.string(), isOwn: z.boolean() }).nullable(),
});
export type PhysicianMergePreview = z.infer<typeof PhysicianMergePreview>;

export const PhysicianUnmergePreview = z.object({
  merge: Merge,
  kept: Physician,
  merged: Physician,
  /** What goes back. */
  moves: z.array(MovedRows),
  later: z.array(LaterRow),
  /** Fields that somebody changed after the merge; those stay with the kept entry. */
  changedSince: z.array(z.enum(physicianMergedFields)),
});
export type PhysicianUnmergePreview = z.infer<typeof PhysicianUnmergePreview>;

const ById = z.object({ id: Id });

export const physicianMergeContract = {
  listPhysicianPairs: route({
    method: 'GET',
    path: '/api/duplicates/physicians',
    summary: 'Entries of the directory that may be one physician’s, the likeliest first, paged',
    access: 'patients.write',
    query: PageQuery,
    response: pageOf(PhysicianPair),
  }),
  listPhysicianDuplicates: route({
    method: 'GET',
    path: '/api/duplicates/physicians/{id}',
    summary: 'Entries that may be of the same physician as this one, compared now, the likeliest first',
    access: 'patients.write',
    params: ById,
    response: z.array(LikelyPhysician),
  }),
  decidePhysicianDuplicate: route({
    method: 'POST',
    path: '/api/duplicates/physicians',
    summary: 'Say that two entries are of two physicians, or take that back; it is kept',
    access: 'patients.write',
    body: z.object({ physicianId: Id, otherId: Id, isNotSame: z.boolean() }),
    response: Empty,
  }),
  previewPhysicianMerge: route({
    method: 'GET',
    path: '/api/merges/physicians/preview',
    summary: 'Two entries side by side: why they are alike, what would move, and whether a second person has to agree',
    access: 'patients.write',
    query: z.object({ keptId: Id, mergedId: Id }),
    response: PhysicianMergePreview,
  }),
  mergePhysicians: route({
    method: 'POST',
    path: '/api/merges/physicians',
    summary: 'Merge one entry into another, or propose it when a second person has to agree; 409 when either changed since it was seen',
    access: 'patients.write',
    body: z.object({ keptId: Id, keptVersion: Version, mergedId: Id, mergedVersion: Version, choices: PhysicianMergeChoices }),
    response: Merge,
  }),
  agreeToPhysicianMerge: route({
    method: 'POST',
    path: '/api/merges/physicians/{id}/agree',
    summary: 'Agree to a merge of physicians that somebody else proposed: it is done',
    access: 'patients.write',
    params: ById,
    response: Merge,
  }),
  refusePhysicianMerge: route({
    method: 'POST',
    path: '/api/merges/physicians/{id}/refuse',
    summary: 'Refuse a merge of physicians that was proposed, or withdraw one’s own proposal',
    access: 'patients.write',
    params: ById,
    response: Merge,
  }),
  listPhysicianMerges: route({
    method: 'GET',
    path: '/api/merges/physicians/of/{id}',
    summary: 'What was merged into an entry, and where it went itself, the newest first',
    access: 'patients.read',
    params: ById,
    response: z.array(Merge),
  }),
  previewPhysicianUnmerge: route({
    method: 'GET',
    path: '/api/merges/physicians/{id}/unmerge',
    summary: 'What goes back when a merge of physicians is undone, and what came since then and has to be assigned',
    access: 'patients.write',
    params: ById,
    response: PhysicianUnmergePreview,
  }),
  unmergePhysicians: route({
    method: 'POST',
    path: '/api/merges/physicians/{id}/unmerge',
    summary: 'Undo a merge of physicians, the newest of an entry first; each row that came since then is assigned to one of the two',
    access: 'patients.write',
    params: ById,
    body: z.object({
      later: z.array(z.object({ table: z.string().max(63), link: z.string().max(63), id: Id, to: z.enum(['kept', 'merged']) })).max(10_000),
    }),
    response: Merge,
  }),
};
