import type { ConsentAct, ConsentKind } from '../vocabulary.ts';

/** One time that a patient said something about a channel. Instants are ISO 8601 in UTC. */
export interface ConsentEntry {
  act: ConsentAct;
  /** Null of a withdrawal. */
  kind: ConsentKind | null;
  effectiveAt: string;
  recordedAt: string;
  /** Null: it does not end by itself. */
  expiresAt: string | null;
  /** The charts whose entries this one answers: its own, and those that were merged into it by then. */
  covers: readonly string[];
}

export type ConsentStatus = 'given' | 'withdrawn' | 'expired' | 'none';

/** Canada's anti-spam law: months after which implied consent ends. Express consent lasts until it is withdrawn. */
const months: Readonly<Record<ConsentKind, number | null>> = { express: null, 'implied-care': 24, 'implied-inquiry': 6 };

/** When consent of a kind ends that is given at an instant; the last day of a month stays one. Null: it does not. */
export function consentEnd(kind: ConsentKind, at: string): string | null {
  const count = months[kind];
  if (count === null) return null;
  const end = new Date(at);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + count);
  end.setUTCDate(Math.min(day, new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()));
  return end.toISOString();
}

const strictness: Readonly<Record<Exclude<ConsentStatus, 'none'>, number>> = { withdrawn: 2, expired: 1, given: 0 };

/** Whether `one` counts instead of `other`: it came later; of two at once the withdrawal. */
const isLater = (one: ConsentEntry, other: ConsentEntry) =>
  one.effectiveAt !== other.effectiveAt ? one.effectiveAt > other.effectiveAt
  : one.act !== other.act ? one.act === 'withdrawn'
  : one.recordedAt > other.recordedAt;

/**
 * What is in force for one channel at an instant. The last entry counts; where charts were merged that said different
 * things, the stricter does, until something is said on the merged chart.
 */
export function consentAt<Entry extends ConsentEntry>(entries: readonly Entry[], at: string): { status: ConsentStatus; entry: Entry | null } {
  const last = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.effectiveAt > at) continue;
    for (const chart of entry.covers) {
      const before = last.get(chart);
      if (!before || isLater(entry, before)) last.set(chart, entry);
    }
  }
  const states = [...last.values()].map((entry) => ({ entry, status: statusOf(entry, at) }));
  states.sort((one, other) => strictness[other.status] - strictness[one.status] || (isLater(one.entry, other.entry) ? -1 : 1));
  return states[0] ?? { status: 'none', entry: null };
}

function statusOf({ act, expiresAt }: ConsentEntry, at: string): Exclude<ConsentStatus, 'none'> {
  if (act === 'withdrawn') return 'withdrawn';
  return expiresAt !== null && expiresAt <= at ? 'expired' : 'given';
}
