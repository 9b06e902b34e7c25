import { z } from 'zod';
import { extractionFields, extractionSources } from '../../rules/vocabulary.ts';
import { Id } from '../base/common.contract.ts';

/** Page-relative rectangle: x0, y0, x1, y1, each 0..1 from the top left of the upright page. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof Box>;

export const Word = z.object({
  text: z.string(),
  box: Box,
  confidence: z.number(),
  line: z.number().int(),
  block: z.number().int(),
});
export type Word = z.infer<typeof Word>;

export const FaxPage = z.object({
  id: Id,
  number: z.number().int().positive(),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  width: z.number().int(),
  height: z.number().int(),
  /** Short-lived addresses that need no header, for <img>. */
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  textSource: z.enum(['layer', 'ocr']).nullable(),
  confidence: z.number().nullable(),
});
export type FaxPage = z.infer<typeof FaxPage>;

export const Extraction = z.object({
  field: z.enum(extractionFields),
  value: z.string().nullable(),
  confidence: z.number(),
  page: z.number().int().nullable(),
  box: Box.nullable(),
  source: z.enum(extractionSources),
  flags: z.array(z.string()),
  alternatives: z.array(z.string()),
  acceptedBy: Id.nullable(),
});
export type Extraction = z.infer<typeof Extraction>;

export const Candidate = z.object({
  kind: z.enum(['patient', 'physician']),
  /** The patient's or the physician's id. */
  id: Id,
  name: z.string(),
  /** Birth date and health number of a patient; clinic and fax number of a physician. */
  details: z.array(z.string()),
  /** Of a patient: what nobody may miss. */
  alerts: z.array(z.string()),
  score: z.number(),
  reasons: z.array(z.object({ code: z.string(), agrees: z.boolean(), weight: z.number() })),
  chosen: z.boolean(),
});
export type Candidate = z.infer<typeof Candidate>;

/** One page of a new version: where it comes from in the current version, and how far to turn it clockwise. */
export const PageEdit = z.object({
  number: z.number().int().positive(),
  rotate: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
});
