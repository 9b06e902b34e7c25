import { z } from 'zod';
import { DateTime, Id, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { DuplicateReason, secondPersonReasons } from './duplicate.contract.ts';
import { Patient } from './patient.contract.ts';

/** Which of the two a field is taken from. */
export const Choice = z.enum(['kept', 'merged']);

/** Which chart each field is taken from; a health number comes with its version and province. */
export const MergeChoices = z.object({
  familyName: Choice,
  givenName: Choice,
  birthDate: Choice,
  sex: Choice,
  healthNumber: Choice,
  phones: z.enum(['kept', 'merged', 'both']),
  email: Choice,
  address: Choice,
  language: Choice,
});
export type MergeChoices = z.infer<typeof MergeChoices>;
export type MergedField = keyof MergeChoices;
export const mergedFields = Object.keys(MergeChoices.shape) as MergedField[];

/** How many rows of a table are concerned; the table by its name in the database. */
export const MovedRows = z.object({ table: z.string(), count: z.int() });
export type MovedRows = z.infer<typeof MovedRows>;

export const MergePreview = z.object({
  kept: Patient,
  merged: Patient,
  score: z.number(),
  reasons: z.array(DuplicateReason),
  /** Empty: one person decides. */
  secondPerson: z.array(z.enum(secondPersonReasons)),
  /** What refers to the merged chart, and would refer to the kept one. */
  moves: z.array(MovedRows),
  /** The merge of these two that waits for a second person. */
  proposal: z.object({ id: Id, choices: MergeChoices, proposedBy: z.string(), isOwn: z.boolean() }).nullable(),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const Merge = z.object({
  id: Id,
  keptId: Id,
  mergedId: Id,
  state: z.enum(['proposed', 'done', 'undone', 'refused']),
  secondPerson: z.array(z.enum(secondPersonReasons)),
  /** The merged chart as it is called. */
  mergedName: z.string(),
  proposedBy: z.string(),
  proposedAt: DateTime,
  decidedBy: z.string().nullable(),
  decidedAt: DateTime.nullable(),
  undoneBy: z.string().nullable(),
  undoneAt: DateTime.nullable(),
});
export type Merge = z.infer<typeof Merge>;

/** A row of the kept chart that came after the merge; `link` is the column that refers to the chart. */
export const LaterRow = z.object({ table: z.string(), link: z.string(), id: Id, at: DateTime.nullable(), label: z.string().nullable() });
export type LaterRow = z.infer<typeof LaterRow>;

export const UnmergePreview = z.object({
  merge: Merge,
  kept: Patient,
  merged: Patient,
  /** What goes back. */
  moves: z.array(MovedRows),
  later: z.array(LaterRow),
  /** Fields that somebody changed after the merge; those stay with the kept chart. */
  changedSince: z.array(z.enum(mergedFields as [MergedField, ...MergedField[]])),
});
export type UnmergePreview = z.infer<typeof UnmergePreview>;

export const mergeContract = {
  previewMerge: route({
    method: 'GET',
    path: '/api/merges/preview',
    summary: 'Two charts side by side: why they are alike, what would move, and whether a second person has to agree',
    access: 'patients.write',
    query: z.object({ keptId: Id, mergedId: Id }),
    response: MergePreview,
  }),
  mergePatients: route({
    method: 'POST',
    path: '/api/merges/',
    summary: 'Merge one chart into another, or propose it when a second person has to agree; 409 when either changed since it was seen',
    access: 'patients.write',
    body: z.object({ keptId: Id, keptVersion: Version, mergedId: Id, mergedVersion: Version, choices: MergeChoices }),
    response: Merge,
  }),
  agreeToMerge: route({
    method: 'POST',
    path: '/api/merges/{id}/agree',
    summary: 'Agree to a merge that somebody else proposed: it is done',
    access: 'patients.write',
    params: z.object({ id: Id }),
    response: Merge,
  }),
  refuseMerge: route({
    method: 'POST',
    path: '/api/merges/{id}/refuse',
    summary: 'Refuse a merge that was proposed, or withdraw one’s own proposal',
    access: 'patients.write',
    params: z.object({ id: Id }),
    response: Merge,
  }),
  listMerges: route({
    method: 'GET',
    path: '/api/merges/patient/{id}',
    summary: 'What was merged into a chart, and where it went itself, the newest first',
    access: 'patients.read',
    params: z.object({ id: Id }),
    response: z.array(Merge),
  }),
  previewUnmerge: route({
    method: 'GET',
    path: '/api/merges/{id}/unmerge',
    summary: 'What goes back when a merge is undone, and what came since then and has to be assigned',
    access: 'patients.write',
    params: z.object({ id: Id }),
    response: UnmergePreview,
  }),
  unmergePatients: route({
    method: 'POST',
    path: '/api/merges/{id}/unmerge',
    summary: 'Undo a merge, the newest of a chart first; each row that came since then is assigned to one of the two',
    access: 'patients.write',
    params: z.object({ id: Id }),
    body: z.object({
      later: z.array(z.object({ table: z.string().max(63), link: z.string().max(63), id: Id, to: z.enum(['kept', 'merged']) })).max(10_000),
    }),
    response: Merge,
  }),
};
