import type { ConversationDetail, MessagePreview, Reach } from '@intake/api/contract';
import type { Locale, MessageChannel } from '@intake/api/rules';
import { dayIn } from '@intake/i18n';
import type { Loadable } from '../../data/loadable.ts';
import type { Price } from '../credits/price.ts';
import { instantOf } from '../sendFax/sendFax.model.ts';

export type VisitChoice = Pick<ConversationDetail['visits'][number], 'id' | 'version' | 'startsAt' | 'timeZone' | 'visitTypeName'>;

/** What a text was made from. */
export interface FromTemplate extends Pick<MessagePreview, 'templateId' | 'templateVersion' | 'locale'> {
  key: string;
  visit: Pick<VisitChoice, 'id' | 'version'> | null;
}

/** A file that is to go with a message. */
export interface DraftFile {
  /** Tells it from others of its name. */
  id: string;
  name: string;
  bytes: Uint8Array;
}

/** What stands in the composer. */
export interface Draft {
  text: string;
  from: FromTemplate | null;
  files: readonly DraftFile[];
}

export const noDraft: Draft = { text: '', from: null, files: [] };

/** Nothing would be lost with it. */
export const isBlank = ({ text, files }: Pick<Draft, 'text' | 'files'>): boolean => text.trim() === '' && files.length === 0;

/** What is to be sent, and when. */
export interface Outgoing extends Draft {
  /** Null for at once, or as soon as it is day. */
  notBefore: string | null;
  quietHoursReason: string | null;
}

export interface PreviewOf {
  templateKey: string;
  appointmentId: string | null;
  locale: Locale;
}

export interface ComposerModel {
  channel: MessageChannel;
  /** The same patient by the other channel; null where none is known, or another place asks for it. */
  otherWay: Pick<NonNullable<ConversationDetail['otherWay']>, 'channel' | 'number' | 'block'> | null;
  reach: Reach;
  /** Of a segment. */
  price: Price | null;
  /** A colleague who answers now. */
  holder: { displayName: string } | null;
  /** Their keys, each once. */
  templates: readonly string[];
  visits: readonly VisitChoice[];
  preview: Loadable<MessagePreview> | { state: 'none' };
  /** Of the patient, where one is known. */
  language: Locale | null;
  /** Whose clock times are meant by: the patient's, as far as it is known. */
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

export type LaterId = 'inHours' | 'tomorrow' | 'monday';
export interface Later {
  id: LaterId;
  at: string;
}

export const laterHours = 3;
const morning = '09:00';
const day = 86_400_000;

const hourIn = (at: number, timeZone: string) => Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric' }).format(at));

/** When people like to send later, by the clock of the patient: today only while it stays within the hours of texts. */
export function laterTimes(now: number, timeZone: string): Later[] {
  const today = dayIn(now, timeZone);
  const soon = now + laterHours * 3_600_000;
  const hour = hourIn(soon, timeZone);
  const inDays = (days: number) => new Date(Date.parse(`${today}T12:00:00Z`) + days * day).toISOString().slice(0, 10);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  return [
    ...(dayIn(soon, timeZone) === today && hour >= 9 && hour < 20 ? [{ id: 'inHours' as const, at: new Date(soon).toISOString() }] : []),
    { id: 'tomorrow', at: instantOf(inDays(1), morning, timeZone) },
    ...(toMonday > 1 ? [{ id: 'monday' as const, at: instantOf(inDays(toMonday), morning, timeZone) }] : []),
  ];
}

/** The zone in which a number is told times: the first that it may be in. */
export const zoneOf = ({ timeZones }: Pick<Reach, 'timeZones'>, clinic: string): string => timeZones[0] ?? clinic;

/** The zone in which it is night, so that a message waits; that in which times are told where it is day in all of them. */
export const nightZoneOf = (reach: Pick<Reach, 'timeZones'>, now: number, clinic: string): string =>
  reach.timeZones.find((zone) => hourIn(now, zone) < 9 || hourIn(now, zone) >= 20) ?? zoneOf(reach, clinic);
