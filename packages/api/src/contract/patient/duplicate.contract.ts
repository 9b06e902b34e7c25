import { z } from 'zod';
import { Empty, Id, pageOf, PageQuery } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { Patient } from './patient.contract.ts';

/** What was compared, and how alike it is; in words in the portal. */
export const duplicateSigns = ['familyName', 'givenName', 'birthDate', 'healthNumber', 'phone', 'email', 'address', 'sex'] as const;
export const duplicateDegrees = ['same', 'similar', 'transliterated', 'swapped', 'part', 'short-form', 'initial', 'one-digit', 'day-month', 'different'] as const;

export const DuplicateReason = z.object({
  code: z.enum(duplicateSigns),
  degree: z.enum(duplicateDegrees),
  /** Whether it speaks for one person. */
  agrees: z.boolean(),
  /** How much it counts for or against, in natural log odds; never negative. */
  weight: z.number(),
});
export type DuplicateReason = z.infer<typeof DuplicateReason>;

/** Who is found twice, and merged. */
export const mergeKinds = ['patient', 'physician'] as const;
export type MergeKind = (typeof mergeKinds)[number];

/** Why two people have to agree before two charts, or two physicians, become one. */
export const secondPersonReasons = ['two-health-numbers', 'twins', 'two-licences'] as const;
export type SecondPersonReason = (typeof secondPersonReasons)[number];

const Likeness = z.object({
  /** 0 to 1: how likely both are one person's. */
  score: z.number(),
  /** The weightiest first. */
  reasons: z.array(DuplicateReason),
});

export const LikelyDuplicate = Likeness.extend({
  patient: Patient,
  /** Somebody decided that these are two people. */
  isNotSame: z.boolean(),
});
export type LikelyDuplicate = z.infer<typeof LikelyDuplicate>;

/** Two charts, the older one first. */
export const DuplicatePair = Likeness.extend({
  id: Id,
  patients: z.tuple([Patient, Patient]),
  /** The merge that waits for a second person. */
  proposedMergeId: Id.nullable(),
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;

export const duplicateContract = {
  listDuplicates: route({
    method: 'GET',
    path: '/api/duplicates/',
    summary: 'Charts of the organisation that may be one person’s, the likeliest first, paged',
    access: 'patients.write',
    query: PageQuery,
    response: pageOf(DuplicatePair),
  }),
  listPatientDuplicates: route({
    method: 'GET',
    path: '/api/duplicates/patient/{id}',
    summary: 'Charts that may be of the same person as this one, compared now, the likeliest first',
    access: 'patients.write',
    params: z.object({ id: Id }),
    response: z.array(LikelyDuplicate),
  }),
  decideDuplicate: route({
    method: 'POST',
    path: '/api/duplicates/',
    summary: 'Say that two charts are of two people, or take that back; it is kept',
    access: 'patients.write',
    body: z.object({ patientId: Id, otherId: Id, isNotSame: z.boolean() }),
    response: Empty,
  }),
};
