import type { CallDetail, CallPolicy, CallProposal, CallTurn, ListedCall, QueuedCall, Replay, SuggestedCall } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { callPurposes, queueKinds, type CallPurpose, type QueueKind } from '@intake/api/rules/voice';
import type { Loadable, Paged } from '../../../data/loadable.ts';

/** `queue` is what is to be called; the others are calls that were made or came in. */
export const callViews = ['all', 'decide', 'live', 'missed', 'queue'] as const;
export type CallView = (typeof callViews)[number];

/** What the server is asked for by a view. */
export const queryOf: Record<Exclude<CallView, 'queue'>, { status?: string; outcome?: string; proposal?: string }> = {
  all: {},
  decide: { proposal: 'open' },
  live: { status: 'placing,registered,ongoing' },
  missed: { outcome: 'voicemail,not-reached,lost,handed-off' },
};

export interface CallPlace {
  view: CallView;
  openId: string | null;
  agentId: string | null;
  purpose: CallPurpose | null;
}

export interface CallsModel extends CallPlace {
  search: string;
  list: Paged<ListedCall>;
  queue: Paged<QueuedCall>;
  detail: Loadable<CallDetail> | { state: 'none' };
  agents: readonly { id: string; name: string; version: number }[];
  policy: Loadable<CallPolicy>;
  /** Who could be called, while somebody chooses; of the kind that is chosen. */
  suggested: { kind: QueueKind; people: Loadable<readonly SuggestedCall[]> } | null;
  /** The call that is open, as the newest version of its agent takes it, once somebody asked. */
  replay: { replay: Replay; version: number } | null;
  /** ISO 8601. */
  now: string;
  may: { decide: boolean; place: boolean; manage: boolean; readRaw: boolean };
}

const found = <Id extends string>(ids: readonly Id[], wanted: string | null) => ids.find((id) => id === wanted) ?? null;

/** What the address says. A view that does not exist counts as the first. */
export const placeOf = (address: URLSearchParams): CallPlace => ({
  view: found(callViews, address.get('view')) ?? 'all',
  openId: address.get('call'),
  agentId: address.get('agent'),
  purpose: found(callPurposes, address.get('purpose')),
});

/** Holds ids and views, never a person and never what was searched for. */
export function addressOf({ view, openId, agentId, purpose }: CallPlace): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'all') address.set('view', view);
  if (openId) address.set('call', openId);
  if (agentId) address.set('agent', agentId);
  if (purpose) address.set('purpose', purpose);
  return address;
}

export const kindOf = (kind: string): QueueKind => found(queueKinds, kind) ?? 'reminder';

/** Who is on the other side, as far as it is known; null for nobody with a name or a number. */
export const otherSideOf = ({ patientName, number }: Pick<ListedCall, 'patientName' | 'number'>): string | null => patientName ?? (number ? phoneText(number) : null);

/** Seconds that somebody talked, until now of one that goes on. */
export function secondsOf({ startedAt, endedAt }: Pick<ListedCall, 'startedAt' | 'endedAt'>, now: string): number | null {
  if (!startedAt) return null;
  return Math.max(0, Math.round((Date.parse(endedAt ?? now) - Date.parse(startedAt)) / 1000));
}

/** `1:05` */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What a proposal follows from: what the caller said, and the question before it. */
export function evidenceOf(turns: readonly CallTurn[], { turn }: Pick<CallProposal, 'turn'>): { question: string | null; answer: string } | null {
  const at = turns.findIndex(({ number }) => number === turn);
  const answer = turns[at];
  if (!answer) return null;
  return { question: turns.slice(0, at).findLast(({ who }) => who === 'agent')?.text ?? null, answer: answer.text };
}

/** The proposal that one key decides: the last that is open. */
export const openProposal = (call: CallDetail): CallProposal | null => call.proposals.findLast(({ status }) => status === 'open') ?? null;

/** Nobody may accept what the caller did not speak about. */
export const canAccept = ({ status, appointment }: CallProposal): boolean => status === 'open' && !appointment?.hasChanged;
