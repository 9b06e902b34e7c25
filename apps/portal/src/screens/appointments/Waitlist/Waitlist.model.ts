import type { Opening, VisitType, WaitlistCandidate, WaitlistEntry, WaitlistOffer } from '@intake/api/contract';
import type { OfferAnswer, OfferChannel } from '@intake/api/rules';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { PatientSearch } from '../../../shared/patient/patientSearch.ts';

export const waitlistViews = ['openings', 'offers', 'waiting'] as const;
export type WaitlistViewId = (typeof waitlistViews)[number];

/** Where one is: the address holds this, and never a person by name. */
export interface WaitlistPlace {
  view: WaitlistViewId;
  openId: string | null;
}

export interface Choice {
  id: string;
  label: string;
}

/** Who is to be put on the list, where one came from. */
export interface WaitingFor {
  patientId: string | null;
  patientName: string | null;
  requestId: string | null;
  /** The visit that an earlier one is to take the place of. */
  appointmentId: string | null;
  modalityId: string | null;
  visitTypeId: string | null;
  priority: WaitlistEntry['priority'];
}

export interface WaitlistModel extends WaitlistPlace {
  openings: Loadable<readonly Opening[]>;
  offers: Loadable<readonly WaitlistOffer[]>;
  waiting: Paged<WaitlistEntry>;
  /** Null while they are on their way: a form that begins with the first of them waits. */
  visitTypes: readonly VisitType[] | null;
  physicians: readonly Choice[];
  locations: readonly Choice[];
  /** Found by what was typed. */
  patients: PatientSearch;
  /** What leads here to put somebody on the list. */
  waitingFor: WaitingFor | null;
  now: number;
  mayWrite: boolean;
}

/** A freed time has no id of its own: it is whose it is, and its end, as the start of one that runs moves on with the clock. */
export const keyOfOpening = ({ endsAt, physicianId, resourceId }: Pick<Opening, 'endsAt' | 'physicianId' | 'resourceId'>) => `${endsAt} ${physicianId ?? resourceId ?? ''}`;

/** How many days somebody has waited. */
export const daysWaited = ({ waitingSince }: Pick<WaitlistEntry, 'waitingSince'>, now: number): number => Math.max(0, Math.floor((now - Date.parse(waitingSince)) / 86_400_000));

/** What is worth saying of a candidate; a wait of less than a day and a priority that is none are not. */
export const signsOf = ({ reasons }: WaitlistCandidate) => reasons.filter(({ sign, points }) => (sign === 'priority' || sign === 'waited' ? points > 0 : true));

/** A text that has reached nobody, or of which nobody knows: the telephone is left. */
export const isTextLost = ({ text }: Pick<WaitlistOffer, 'text'>): boolean => text !== null && ['failed', 'blocked', 'unconfirmed', 'cancelled'].includes(text.status);

/** What was answered by text stays on the list for a while, and asks for nothing. */
export const isUnanswered = ({ outcome }: Pick<WaitlistOffer, 'outcome'>): boolean => outcome === null;

/** How a time is offered to somebody by the first key. */
export const channelFor = ({ textBlock }: Pick<WaitlistCandidate, 'textBlock'>): OfferChannel => (textBlock === null ? 'text' : 'call');

/** One letter each. */
export const answerKeys: Record<OfferAnswer, string> = { accepted: 'a', declined: 'd', 'no-answer': 'n', withdrawn: 'x' };

/** Keys of the first nine. */
export const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const isView = (text: string | null): text is WaitlistViewId => waitlistViews.some((view) => view === text);

export function placeOf(address: URLSearchParams): WaitlistPlace {
  const view = address.get('view');
  return { view: isView(view) ? view : 'openings', openId: address.get('open') };
}

export function addressOf({ view, openId }: WaitlistPlace): URLSearchParams {
  const parts = { view: view === 'openings' ? null : view, open: openId };
  return new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
