import { z } from 'zod';
import { creditCauses } from '../../rules/money/creditWords.ts';
import { statFigures } from '../../rules/stat/statWords.ts';
import { DateTime, Id, IsoDate, pageOf, PageQuery } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** Years that a calendar of any zone has. */
const Day = IsoDate.refine((day) => day >= '1900-01-01' && day <= '2200-12-31', 'between 1900 and 2200');

/** Days are those of the location that a fax or referral is of. */
export const StatQuery = z.object({
  /** How many days, the last of them included; compared with as many before. */
  days: z.coerce.number<number>().int().min(1).max(366).default(30),
  /** The last day; today where it is asked for, when left out. */
  to: Day.optional(),
  /** Of this location alone; what no location has counts with all. */
  locationId: Id.optional(),
});

const Days = z.object({ from: IsoDate, to: IsoDate });
const Count = z.number().int();

/** What every answer says of itself. */
const head = {
  /** When it was counted. */
  asOf: DateTime,
  /** IANA name: of the location, or of the organisation. */
  timeZone: z.string(),
  /** There are locations with another zone, whose faxes count by their own days. */
  hasOtherZones: z.boolean(),
  period: Days,
  before: Days,
};

/** In the period and in the one before. */
const Compared = z.object({ now: Count, before: Count });

/** A point of a chart. */
const step = { from: IsoDate, to: IsoDate };

export const Stats = z.object({
  ...head,
  /** Null for who may not read faxes. */
  faxes: z
    .object({
      received: Compared,
      filed: Compared,
      /** Filed as it was proposed, of those where that is known. */
      unchanged: z.object({ now: Count, before: Count, known: Count, knownBefore: Count }),
      /** Of the filings as proposed, how many were taken back within 30 days. */
      accuracy: z.object({
        filings: Count,
        corrected: Count,
        /** The largest share of errors that this leaves plausible, 95 %; null of none. */
        errorBound: z.number().nullable(),
      }),
      /** Of a step, `known` is how many of the filed are known to be as proposed or not. */
      steps: z.array(z.object({ ...step, received: Count, filed: Count, unchanged: Count, known: Count })),
      /** Received by hour of the day, Monday first. */
      hours: z.array(z.array(Count).length(24)).length(7),
      /** Waiting now. */
      open: Count,
      backlog: z.array(
        z.object({
          /** Seconds; the last has no end. */
          upTo: z.number().nullable(),
          /** They came after the one and up to the other, where there is one. */
          after: DateTime.nullable(),
          until: DateTime.nullable(),
          count: Count,
        }),
      ),
    })
    .nullable(),
  /** Null for who may not read messages. */
  sent: z
    .object({
      once: Compared,
      again: Compared,
      failed: Compared,
      steps: z.array(z.object({ ...step, once: Count, again: Count, failed: Count })),
    })
    .nullable(),
  /** Null for who may not read requests. */
  referrals: z.object({ asked: Compared }).nullable(),
});
export type Stats = z.infer<typeof Stats>;

/** Seconds within which half and nine tenths lie; null of none. From histograms, at most 5 % off. */
export const Duration = z.object({ count: Count, median: z.number().nullable(), p90: z.number().nullable() });
export type Duration = z.infer<typeof Duration>;

const DurationCompared = z.object({ now: Duration, before: Duration, steps: z.array(Duration.extend(step)) });
export type DurationCompared = z.infer<typeof DurationCompared>;

export const Averages = z.object({
  ...head,
  /** From receipt to filing, by the day of filing. What waits has none: its age is in the backlog. */
  faxes: DurationCompared.nullable(),
  /** From receipt of a referral to its acknowledgement, and to its decision. */
  referrals: z.object({ acknowledged: DurationCompared, decided: DurationCompared }).nullable(),
});
export type Averages = z.infer<typeof Averages>;

/** What somebody filed. */
export const PersonWork = z.object({
  /** Null for what nobody is known to have filed. */
  userId: Id.nullable(),
  displayName: z.string().nullable(),
  filed: Count,
  before: Count,
  /** Filed as proposed, of those where that is known. */
  unchanged: Count,
  known: Count,
});
export type PersonWork = z.infer<typeof PersonWork>;

export const LocationWork = z.object({
  /** Null for what no location has. */
  locationId: Id.nullable(),
  name: z.string().nullable(),
  filed: Count,
  before: Count,
  people: z.array(PersonWork),
});
export type LocationWork = z.infer<typeof LocationWork>;

/** What stands behind a figure. */
export const StatRow = z.object({
  kind: z.enum(['fax', 'sent', 'request', 'credit']),
  /** Of credits what they were spent on: the fax, the conversation of the message, the call. */
  id: Id,
  /** Who sent it, whom it went to, or the number of the request. */
  name: z.string().nullable(),
  patientName: z.string().nullable(),
  /** Of a fax its document type, of a request its reason, of credits their cause. */
  about: z.string().nullable(),
  /** Of credits the kind of the entry. */
  status: z.string(),
  /** When it came to count. */
  at: DateTime,
  /** From receipt until then, where that is what counts. */
  seconds: z.number().nullable(),
  /** Who filed it. */
  userName: z.string().nullable(),
  locationName: z.string().nullable(),
  /** Spent; below zero where they were given back. Null of all else. */
  credits: z.number().int().nullable(),
});
export type StatRow = z.infer<typeof StatRow>;

export const statContract = {
  getStats: route({
    method: 'GET', path: '/api/stat/', summary: 'Counts of a dashboard: what came, was filed, waits and was sent, beside the period before',
    access: 'stats.read', query: StatQuery, response: Stats,
  }),
  getAverages: route({
    method: 'GET', path: '/api/average/', summary: 'Turnaround of faxes and answer times of referrals: median and 90th percentile',
    access: 'stats.read', query: StatQuery, response: Averages,
  }),
  listTopUsers: route({
    method: 'GET', path: '/api/user/top', summary: 'Who filed most in a period; nobody for who may not read faxes',
    access: 'stats.read', query: StatQuery, response: z.object({ ...head, people: z.array(PersonWork) }),
  }),
  listTopUsersByLocation: route({
    method: 'GET', path: '/api/user/nested-top', summary: 'The same, by location',
    access: 'stats.read', query: StatQuery, response: z.object({ ...head, locations: z.array(LocationWork) }),
  }),
  listStatRows: route({
    method: 'GET', path: '/api/stat/rows',
    summary: 'The rows that a figure counts, newest first; 404 for who may not read them',
    access: 'stats.read',
    query: PageQuery.extend({
      figure: z.enum(statFigures),
      from: Day,
      to: Day,
      locationId: z.union([Id, z.literal('none')]).optional(),
      /** Monday is 1. */
      weekday: z.coerce.number<number>().int().min(1).max(7).optional(),
      hour: z.coerce.number<number>().int().min(0).max(23).optional(),
      /** Who filed. */
      userId: z.union([Id, z.literal('nobody')]).optional(),
      /** Of what waits: came after, and up to. */
      after: DateTime.optional(),
      until: DateTime.optional(),
      /** Of credits: what they were spent on. */
      cause: z.enum(creditCauses).optional(),
    }),
    response: pageOf(StatRow),
  }),
};
