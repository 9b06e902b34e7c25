import type { ExtractionField } from '../vocabulary.ts';

/** What a zone holds; it says how its words are read. */
export const zoneKinds = ['name', 'date', 'number', 'phone', 'tick', 'text'] as const;
export type ZoneKind = (typeof zoneKinds)[number];

/** What the zones of a form can hold; the first kind is the usual one. What a document is, its form says as a whole. */
const kinds = {
  'patient.name': ['name'],
  'patient.birthDate': ['date'],
  'patient.sex': ['tick', 'text'],
  'patient.healthNumber': ['number'],
  'patient.phone': ['phone'],
  'patient.address': ['text'],
  'patient.email': ['text'],
  'referrer.name': ['name'],
  'referrer.clinic': ['text'],
  'referrer.fax': ['phone'],
  'referrer.phone': ['phone'],
  'referrer.billingNumber': ['number'],
  service: ['text', 'tick'],
  reason: ['text'],
  urgency: ['tick', 'text'],
  letterDate: ['date'],
} as const satisfies Record<Exclude<ExtractionField, 'documentType'>, readonly [ZoneKind, ...ZoneKind[]]>;

export type ZoneField = keyof typeof kinds;

export const zoneFields = Object.keys(kinds) as [ZoneField, ...ZoneField[]];
export const zoneKindsOf = (field: ZoneField): readonly [ZoneKind, ...ZoneKind[]] => kinds[field];
export const isZoneField = (field: string): field is ZoneField => field in kinds;

/** Fewer printed words do not tell a form from another. */
export const leastAnchors = 5;
export const mostAnchors = 60;
/** How a template did with one field of a stored fax: `unknown` where nobody filed what it could be held against. */
export const trialVerdicts = ['right', 'wrong', 'abstained', 'blank', 'unknown'] as const;
export type TrialVerdict = (typeof trialVerdicts)[number];
