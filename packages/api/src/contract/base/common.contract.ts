import { z } from 'zod';
import { documentTypes, priorities, provinces, sexes } from '../../rules/vocabulary.ts';

/** Shapes that several domains share. */
export const Id = z.uuid();
export const DateTime = z.iso.datetime({ offset: true });
export const IsoDate = z.iso.date();
export const PhoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/, 'phone');
export const Name = z.string().trim().min(1).max(200);
export const OptionalText = z.string().trim().max(2000).nullable();

/** The largest number of a Postgres integer. */
export const largestInt32 = 2_147_483_647;

export const Priority = z.enum(priorities);
export const DocumentType = z.enum(documentTypes);
export const Sex = z.enum(sexes);
export const Province = z.enum(provinces);

/** The optimistic lock: the version that the caller saw; a different one on the server is a 409. */
export const Version = z.int32().positive();

export const IdBody = z.object({ id: Id, version: Version });
export const Empty = z.object({});

export const PageQuery = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
});

/** A keyset page; nextCursor is null on the last one. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** An optional comma-separated list in a query. */
export const listOf = <T extends string>(values: readonly [T, ...T[]]) =>
  z
    .string()
    .optional()
    .transform((text, context): T[] | undefined => {
      if (!text) return undefined;
      const parts = text.split(',');
      if (parts.every((part): part is T => (values as readonly string[]).includes(part))) return parts;
      context.addIssue({ code: 'custom', message: 'unknown value' });
      return z.NEVER;
    });

/** A time that can be booked. */
export const FreeTime = z.object({
  startsAt: DateTime,
  endsAt: DateTime,
  physicianId: Id.nullable(),
  physicianName: z.string().nullable(),
  resourceId: Id.nullable(),
  locationId: Id,
  locationName: z.string(),
  /** IANA name of the zone of the location. */
  timeZone: z.string(),
});
export type FreeTime = z.infer<typeof FreeTime>;

export const ErrorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
    /** The same request may succeed after so many seconds. */
    retryAfterSeconds: z.number().int().optional(),
    requestId: z.string().optional(),
    /** Of a time that is taken: what could be booked instead. */
    freeTimes: z.array(FreeTime).optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
